"""What an event says is what has changed: whoever hears only the events knows the whole position."""

from __future__ import annotations

from functools import cache

import pytest

from gloaming.api.game import RulesChanged
from gloaming.games.casting_shadows import events
from gloaming.kernel import Chance, Event
from tests.casting_shadows.scene import GAME
from tests.casting_shadows.scribe import CastingScribe
from tests.contract.cases import Curious
from tests.scribe import play_heard, unbegun

WAYS: dict[str, tuple[int, dict[str, object]]] = {
    "two": (2, {}),
    "two of ten turns": (2, {"turn_cap": 10, "first_player": "random"}),
    "three by the book": (3, {"set_up": "book", "hp_limit": False}),
    "four": (4, {"grants": "must"}),
    "four who answer no Counterspell": (4, {"counter_counterspells": False, "absorb_again": False}),
}
SEEDS = 12


@cache
def heard(way: str) -> frozenset[type[Event]]:
    """The kinds of events in some games, half of them by curious players, each event checked as it is told."""
    kinds: set[type[Event]] = set()
    for seed in range(SEEDS):
        seats, options = WAYS[way]
        pos = unbegun(GAME, seats, seed, options)
        scribe = CastingScribe(pos)
        play_heard(GAME, scribe, pos, Curious(seed).answer if seed % 2 else Chance(seed))
        kinds.update(map(type, scribe))
    return frozenset(kinds)


@pytest.mark.parametrize("way", WAYS)
def test_who_hears_only_the_events_knows_the_whole_position(way: str):
    assert events.GameEnded in heard(way)


def test_every_kind_of_event_is_heard():
    assert set(GAME.events) - {kind for way in WAYS for kind in heard(way)} == {RulesChanged}
