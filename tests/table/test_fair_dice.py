"""Fair dice: the seed is made of numbers that everyone sealed before anyone knew another's."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from msgspec.structs import replace

from gloaming import Record
from gloaming.api.fair_dice import FairDice, Share, seal_of, seed_of
from gloaming.api.throws import Throw, throws_of
from gloaming.client import RoomClient, TableError
from gloaming.commands.replay import _verified
from gloaming.kernel import FileError
from gloaming.table.room import room as room_module
from tests.table.serving import GAME, any_option, guests, serving

ONE, TWO, THREE = ("1" * 64, "2" * 64, "3" * 64)


def share(name: str, number: str) -> Share:
    return Share(name, seal_of(number), number)


def test_whatever_is_otherwise_than_it_was_sealed_is_found():
    fair = FairDice(share("The table", ONE), (share("Ann", TWO),))
    seed = seed_of([ONE, TWO])
    assert fair.doubts(seed) == []
    assert fair.doubts(seed + 1) == ["The seed does not follow from the opened numbers."]
    cheated = replace(fair, people=(replace(fair.people[0], number=THREE),))
    assert cheated.doubts(cheated.seed) == ["Ann's opened number does not fit its seal."]
    late = replace(fair, table=replace(fair.table, number=THREE))
    assert late.doubts(late.seed) == ["The table's opened number does not fit its seal."]


async def sit_down(anns: RoomClient, bobs: RoomClient) -> None:
    """Both sit, and both seal a number."""
    await bobs.say("sit", seat=1)
    await bobs.hear_until(lambda _: bool(bobs.room) and bobs.room["seats"][1]["kind"] == "person")
    await anns.add_chance(ONE)
    await bobs.add_chance(TWO)
    for table in (anns, bobs):
        await table.hear_until(lambda _, table=table: len(table.room["seed"]["shares"]) == 3)  # type: ignore[misc]


@pytest.mark.asyncio
async def test_the_seed_is_made_of_all_numbers_and_everything_is_shown_at_the_end(tmp_path):
    async with serving(tmp_path) as served, served.client() as someone:
        tokens = [(await someone.post("/api/tokens", {"name": name}))["token"] for name in ("Ann", "Bob")]
    async with serving(tmp_path) as served, served.client(tokens[0]) as ann, served.client(tokens[1]) as bob:
        room = await ann.make_room(GAME, 2, response_time=0, seed=None, options={"turn_cap": 10})
        async with ann.enter(room) as anns, bob.enter(room) as bobs:
            await sit_down(anns, bobs)
            with pytest.raises(TableError, match="Nothing has been played"):
                await bob.get(f"/api/replays/{room}/throws")
            sealed = anns.room["seed"]
            assert not sealed["chosen"]
            assert [each["name"] for each in sealed["shares"]] == ["The table", "Ann", "Bob"]
            assert [each["mine"] for each in sealed["shares"]] == [False, True, False]
            assert [each["seal"] for each in sealed["shares"][1:]] == [seal_of(ONE), seal_of(TWO)]
            assert {each["number"] for each in sealed["shares"]} == {sealed["seed"]} == {""}
    # A restart between the seals and the start changes nothing.
    async with serving(tmp_path) as served, served.client(tokens[0]) as ann, served.client(tokens[1]) as bob:
        async with ann.enter(room) as anns, bob.enter(room) as bobs:
            anns._number, bobs._number = ONE, TWO
            for table in (anns, bobs):
                await table.hear_until(lambda heard: heard["type"] == "room")
            assert [each["seal"] for each in anns.room["seed"]["shares"]] == [s["seal"] for s in sealed["shares"]]
            await anns.say("start")
            await asyncio.gather(  # each opens the number while hearing
                *(t.hear_until(lambda heard: heard["type"] == "table" and bool(heard["seats"])) for t in (anns, bobs))
            )
            with pytest.raises(TableError, match="when the game is over"):
                await bob.get(f"/api/replays/{room}/throws")
            await asyncio.gather(anns.play(any_option(1)), bobs.play(any_option(2)))
            await anns.hear_until(lambda _: anns.room["state"] == "over")
            told = anns.room["seed"]
            table, *people = [each["number"] for each in told["shares"]]
            assert seal_of(table) == sealed["shares"][0]["seal"]
            assert people == [ONE, TWO]
            assert int(told["seed"]) == seed_of([table, ONE, TWO])
        data = (await ann.http.get(f"/api/rooms/{room}/record")).content
        throws = await bob.get(f"/api/replays/{room}/throws")
    record, _ = Record.from_json(data)
    assert record.seed == int(told["seed"])
    assert msgspec.convert(throws, list[Throw]) == throws_of(record, ["Ann", "Bob"])
    assert throws[-1]["words"].startswith(("Ann", "Bob")), "names are told, not seats"
    assert next(iter(_verified(data))) == (
        "The seed follows from the numbers that were sealed before the game by: The table, Ann and Bob."
    )
    assert record.fair is not None
    forged = replace(record, fair=replace(record.fair, people=record.fair.people[:1]))
    with pytest.raises(FileError, match="The seed does not follow"):
        list(_verified(forged.to_json()))


@pytest.mark.asyncio
async def test_nobody_starts_with_numbers_that_are_not_opened_or_do_not_fit(tmp_path, monkeypatch):
    monkeypatch.setattr(room_module, "OPENING_SECONDS", 0.2)
    async with serving(tmp_path) as served, guests(served, "Ann", "Bob") as (ann, bob):
        room = await ann.make_room(GAME, 2, seed=None)
        async with ann.enter(room) as anns, bob.enter(room) as bobs:
            await sit_down(anns, bobs)
            bobs._number = ""
            await anns.say("start")
            await anns.hear_until(lambda heard: heard["type"] == "unseal")
            await bobs.hear_until(lambda heard: heard["type"] == "unseal")
            refused = await anns.hear_until(lambda heard: heard["type"] == "refused")
            assert refused["words"].startswith("Bob did not open the sealed number")
            monkeypatch.setattr(room_module, "OPENING_SECONDS", 300.0)
            await anns.say("start")
            await bobs.hear_until(lambda heard: heard["type"] == "unseal")
            await bobs.say("unseal", number=THREE)
            refused = await bobs.hear_until(lambda heard: heard["type"] == "refused")
            assert refused["words"] == "That number does not fit your seal."
            assert bobs.room["state"] == "open"


@pytest.mark.asyncio
async def test_a_chosen_seed_is_marked_for_all_to_see_before_they_sit_down(tmp_path):
    async with serving(tmp_path) as served, guests(served, "Ann", "Bob") as (ann, bob):
        room = await ann.make_room(GAME, 2, seed=12)
        async with bob.enter(room) as bobs:
            await bobs.hear_until(lambda _: bool(bobs.room))
            assert bobs.room["seed"] == {"chosen": True, "shares": [], "seed": ""}
