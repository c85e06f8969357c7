"""Whoever plays heroes cannot tell that the overlord was asked: their socket says the same whatever is in his hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from gloaming.client import Message, RoomClient
from gloaming.games.descent.verbs import Play
from gloaming.kernel import Chance
from tests.table.serving import any_option, guests, serving
from tests.table.test_secrets import without_names_of_this_run

pytestmark = pytest.mark.asyncio

ROUNDS = 1
OVERLORD, HEROES = 0, 1
CARDS = {"play_card"}


class Poker:
    """An overlord who never shows a card: he lets every window pass, and acts without looking at his hand."""

    def __init__(self, seed: int) -> None:
        self.rng = Chance(seed)
        self.asked_in_secret = 0

    def __call__(self, ask: Message) -> int:
        verbs = [option["verb"] for option in ask["options"]]
        if "pass" in verbs and CARDS & set(verbs):
            self.asked_in_secret += 1
            return verbs.index("pass")
        plain = [number for number, verb in enumerate(verbs) if verb not in CARDS]
        return plain[self.rng.below(len(plain))]


class Played(NamedTuple):
    """What came to the heroes' socket, and how often the overlord was asked whether he plays a card."""

    heard: list[Message]
    asked: int


def deal_otherwise(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Let the overlord's cards lie in another order; everything else stays as it is."""
    shuffle_decks = Play.shuffle_decks

    def shuffled(g: Play) -> None:
        shuffle_decks(g)
        deck = list(g.deck)
        Chance(seed).shuffle(deck)
        g.deck = tuple(deck)

    monkeypatch.setattr(Play, "shuffle_decks", shuffled)


async def played(folder: Path) -> Played:
    """Some rounds of First Blood between two people: the overlord and all heroes."""
    folder.mkdir()
    async with serving(folder) as served, guests(served, "Ann", "Bob") as (ann, bob):
        room = await ann.make_room("descent", 2, seed=3, response_time=60)
        async with ann.enter(room) as anns, bob.enter(room) as bobs:
            await bobs.say("sit", seat=HEROES)
            await anns.hear_until(lambda _: bool(anns.room) and anns.room["seats"][HEROES]["kind"] == "person")
            await anns.say("start")
            poker = Poker(5)
            _, heard = await asyncio.gather(receive(anns, poker), receive(bobs, any_option(7)))
            return Played(heard, poker.asked_in_secret)


async def receive(table: RoomClient, choose: Callable[[Message], int]) -> list[Message]:
    """What a connection receives until some rounds are over, without the names of this run."""
    stream: list[Message] = []
    answered: set[int] = set()
    while True:
        ask = table.ask
        if ask is not None and ask["decision"] not in answered:
            answered.add(ask["decision"])
            await table.answer(choose(ask))
        elif ask is None:
            await table.let_go_on()
        heard = await table.hear()
        if max((seat["view"]["round"] for seat in table.seats.values() if "view" in seat), default=0) > ROUNDS:
            return stream
        stream.append(without_names_of_this_run(heard))


def sizes(game: Played) -> list[int]:
    return [len(msgspec.json.encode(heard)) for heard in game.heard]


async def test_number_order_and_size_of_a_heros_messages_are_the_same_in_two_hands(tmp_path, monkeypatch):
    one = await played(tmp_path / "as it is")
    deal_otherwise(monkeypatch, 11)
    other = await played(tmp_path / "otherwise")
    assert one.asked != other.asked, "both hands were asked about alike; deal otherwise"
    assert [heard["type"] for heard in one.heard] == [heard["type"] for heard in other.heard]
    assert [len(msgspec.json.encode(heard)) for heard in one.heard] == [
        len(msgspec.json.encode(h)) for h in other.heard
    ]
    assert one.heard == other.heard
    assert len(one.heard) > 50
