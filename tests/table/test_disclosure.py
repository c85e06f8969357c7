"""Nothing about a running game leaves by any door but what a spectator may know."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, get_args

import msgspec
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

import gloaming
from gloaming.client import RoomClient
from gloaming.table import wire
from gloaming.table.serve import make_app
from tests.table.serving import Guest, guests, serving
from tests.table.test_seats import seats_are

pytestmark = pytest.mark.asyncio


def a_deck(name: str) -> str:
    """A ready deck of Dusk under a name of one's own, as text."""
    building = gloaming.game("dusk").decks
    assert building is not None
    text = building.to_text(building.starters()[0])
    return text.replace(building.starters()[0].name, name, 1)


DECK = {"name": "Any", "boons": [], "cards": {}}
POSTED: dict[str, Any] = {
    "/api/me": {"name": "Cat of the Fens"},
    "/api/tokens": {"name": "Somebody"},
    "/api/rooms": {"game": "dusk", "seats": 2},
    "/api/records": {},
    "/api/replays/{replay}/continue": {"answers": 0, "seat": 0},
    "/api/replays/{replay}/branch": {"chapter": "", "seat": 0},
    "/api/games/{game}/decks/check": {"text": ""},
    "/api/games/{game}/decks/write": DECK,
    "/api/me/link": {},
    "/api/me/move": {"code": "ABCD"},
    "/api/me/letters": {"address": ""},
    "/api/me/letters/confirm": {"code": "12345678"},
    "/api/me/pushes": {"endpoint": "https://push.example/1", "keys": {"p256dh": "", "auth": ""}},
    "/api/me/pushes/end": {"endpoint": ""},
    "/api/me/sign-out": {},
    "/api/admin/bans": {"who": "somebody", "yes": True},
    "/api/admin/close": {"room": "{room}"},
    "/api/admin/purge": {"days": 1},
    "/peers/rooms": {},
    "/peers/news": {},
}
"""What is sent to every address that takes something; one that is new has to be named here."""
SOCKETS = {"/ws/rooms/{room_id}", "/ws/lobby"}
PLACES = {"{game}": "dusk", "{path}": "index.html"}
EYES = ("?seat=0", "?seat=all")


class Door(NamedTuple):
    """How something is asked of the table."""

    method: str
    address: str
    sent: Any = None


def doors(table: Litestar, room: str) -> Iterator[Door]:
    """Every address of this table, and how it is asked."""
    for route in table.routes:
        path = re.sub(r":\w+}", "}", route.path)
        if not isinstance(route, HTTPRoute):
            assert path in SOCKETS, f"{path} is a socket that this test does not know"
            continue
        asked = path
        for place, meant in {**PLACES, "{room}": room, "{replay}": room}.items():
            asked = asked.replace(place, meant)
        assert "{" not in asked, f"{path} has a part that this test does not know"
        for method in route.methods - {"OPTIONS"}:
            if method == "GET":
                yield from (Door(method, asked + eyes) for eyes in ("", *(EYES if "{r" in path else ())))
            else:
                assert path in POSTED, f"{method} {path} is new: name it here"
                sent = msgspec.json.encode(POSTED[path]).replace(b"{room}", room.encode())
                yield Door(method, asked, msgspec.json.decode(sent))


async def everything_told(curious: Guest, asked: Iterable[Door]) -> list[str]:
    """What someone gets out of every door, as text."""
    told = []
    for method, door, body in asked:
        answer = await curious.http.request(method, door, json=body)
        assert answer.status_code < 500, door
        told.append(f"{method} {door}: {answer.text}")
    return told


MADE = {msgspec.inspect.IntType: 0, msgspec.inspect.BoolType: True, msgspec.inspect.StrType: "a"}


def made(field: msgspec.inspect.Type) -> object:
    """Something that a field of this type takes; what may be left out is there."""
    match field:
        case msgspec.inspect.Metadata():
            return made(field.type)
        case msgspec.inspect.UnionType():
            return made(next(each for each in field.types if not isinstance(each, msgspec.inspect.NoneType)))
    return MADE[type(field)]


def every_message() -> Iterator[dict[str, Any]]:
    """One of each kind of message that a client may send, made of what its fields take."""
    for kind in get_args(wire.Said):
        info = msgspec.inspect.type_info(kind)
        assert isinstance(info, msgspec.inspect.StructType)
        yield {"type": info.tag, **{field.name: made(field.type) for field in info.fields}}


async def everything_said(cats: RoomClient) -> list[str]:
    """What the table says to someone without a seat, whatever they say themselves."""
    said = [message for message in every_message() if message["type"] != "unseal"]
    assert len(said) > 25
    heard: list[Any] = []
    for message in said:
        await cats.socket.send(msgspec.json.encode(message).decode())
    await cats.say("unseal", number="a")  # nobody waits for it
    await cats.say("chat", text="that was all")
    while not heard or heard[-1]["type"] != "chat":
        heard.append(await cats.hear())
    refusals = [each for each in heard if each["type"] == "refused"]
    assert len(refusals) == len(said), "something that only a player may do was not refused"
    return [str(each) for each in heard]


async def test_no_door_tells_anyone_what_is_secret_in_a_running_game(tmp_path):
    deck = a_deck("Crimson Lullaby")
    assert "Crimson Lullaby" in deck
    async with serving(tmp_path, admin_token="hush") as served, guests(served, "Ann", "Bob", "Cat") as (ann, bob, cat):
        room = await ann.make_room("dusk", 2, options={"brought": [deck]}, seed=None, private=True, response_time=0)
        async with ann.enter(room) as anns, bob.enter(room) as bobs, cat.enter(room) as cats:
            await bobs.say("sit", seat=1)
            await seats_are(anns, "person", "person")
            await anns.say("start")
            await anns.hear_until(lambda heard: heard["type"] == "table" and bool(heard["seats"]))
            told = [str(await bobs.hear_until(lambda heard: heard["type"] == "table" and bool(heard["seats"])))]
            told += await everything_said(cats)
            every = list(doors(make_app(served.server), room))
            assert len(every) > 40
            told += await everything_told(cat, every)
            told += await everything_told(bob, [door for door in every if room in door.address])
            found = served.server.rooms.in_memory[room]
            secrets = ["Crimson Lullaby", str(found.row.seed)]
            shares = found.starting.shares
            assert shares is not None
            assert shares.dice is not None
            secrets.append(shares.dice.table.number)
    for words in told:
        assert not [secret for secret in secrets if secret in words], words[:300]
