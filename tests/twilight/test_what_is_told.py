"""Whole games by players who try everything: what is told is what happens, and what always holds does hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from gloaming.games.twilight.cards import FACES
from gloaming.games.twilight.derived import life
from gloaming.games.twilight.rules.windows import TwilightPosition
from gloaming.games.twilight.state import MOST_BLESSINGS
from gloaming.kernel import Event
from tests.contract.cases import LONGEST_GAME, Curious
from tests.proof import rule
from tests.twilight.scene import GAME
from tests.twilight.told import differences
from tests.twilight.written_table import Table

MENDED = ("limit", "place_aspect")
"""Questions by which the Creature Limit is kept: what to Discard, and which Aspect comes for one that is lost."""


def answers(seats: int, seed: int) -> Iterator[tuple[Table, list[Event], TwilightPosition]]:
    """The table before each answer of a whole game, what was told of it, and the position after it."""
    pos, player = GAME.new(seats, seed), Curious(seed)
    for _ in range(LONGEST_GAME):
        if pos.ask is None:
            return
        before = Table(pos)
        yield before, GAME.apply(pos, player.answer(pos)), pos
    raise AssertionError(f"not over after {LONGEST_GAME} answers")


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5)])
def test_what_is_told_is_what_happens(seats: int, seed: int):
    for number, (before, told, pos) in enumerate(answers(seats, seed)):
        if before.phase:
            assert differences(before, told, pos) == [], f"answer {number}: {told}"


def over_the_limit(pos: TwilightPosition, seat: int) -> bool:
    """True if a player has more Creatures of a level than Aspects of it."""
    mine = [FACES[one.face] for one in pos.creatures(seat) if not one.beyond_limit]
    aspects = Counter(pos.level(one.card) for one in pos.players[seat].resources)
    return bool(Counter(card.aspect for card in mine) - aspects)


def disorder(pos: TwilightPosition) -> Iterator[str]:
    """What is never so when somebody is asked something."""
    assert pos.ask is not None
    for seat, player in enumerate(pos.players):
        if player.out == bool(player.life):
            yield f"seat {seat} is out with cards, or without any and not"
        if pos.ask.topic not in MENDED and over_the_limit(pos, seat):
            yield f"seat {seat} has too many Creatures"
        held = [*player.hand, *player.aspects, *player.set_aside, *(one.card for one in player.resources)]
        if player.out and (held or pos.controlled(seat) or any(player.power)):
            yield f"seat {seat} is out and has something"
        if not all(pos.knows(seat, card) for card in player.hand):
            yield f"seat {seat} does not know the own Hand"
        if not all(pos.knows(None, card) for card in (*player.discard, *player.destroyed)):
            yield f"a card of seat {seat} lies open and unknown"
        if not 1 <= player.shown <= max(1, len(player.life)):
            yield f"{player.shown} backs of {len(player.life)} are seen"
    for one in pos.field:
        if FACES[one.face].kind == "creature" and life(pos, one) <= 0:
            yield f"{FACES[one.face].name} has no Life"
        if not 0 <= one.blessings <= MOST_BLESSINGS or one.damage < 0 or one.freezes < 0:
            yield f"markers on {FACES[one.face].name}"
    if pos.players[pos.ask.seat].out:
        yield "somebody is asked who is out"


@rule("TG-229")
@pytest.mark.parametrize(("seats", "seed"), [(2, 6), (3, 7), (4, 8)])
def test_the_table_is_in_order_whenever_somebody_is_asked(seats: int, seed: int):
    things = None
    for before, _, pos in answers(seats, seed):
        if before.phase and pos.ask is not None:
            assert [*disorder(pos)] == []
            things = things or GAME.things(pos)
            assert GAME.things(pos) == things
