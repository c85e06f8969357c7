"""What an event says is what has changed: whoever hears only the events knows the whole position."""

from __future__ import annotations

from functools import cache

import pytest

from gloaming.api.game import RulesChanged
from gloaming.games.dusk import events
from gloaming.kernel import Chance, Event
from tests.contract.cases import Curious
from tests.dusk.card_books import DIE
from tests.dusk.scene import GAME
from tests.dusk.scribe import DuskScribe
from tests.scribe import play_heard, unbegun

WAYS: dict[str, tuple[int, dict[str, object]]] = {
    "duel of five rounds": (2, {"set_up": "random", "round_cap": 5}),
    "three who may redraw": (3, {"set_up": "quick", "redraw": "may"}),
    "two teams": (4, {"set_up": "random"}),
    "five with closed decks": (5, {"set_up": "random", "deck_face_up": False}),
    "three teams by the book": (6, {"set_up": "book", "mode": "2v2v2"}),
}
SEEDS = 6


@cache
def heard(way: str) -> frozenset[type[Event]]:
    """The kinds of events in some games, half of them by curious players, each event checked as it is told."""
    kinds: set[type[Event]] = set()
    for seed in range(SEEDS):
        seats, options = WAYS[way]
        pos = unbegun(GAME, seats, seed, options)
        scribe = DuskScribe(pos)
        play_heard(GAME, scribe, pos, Curious(seed).answer if seed % 2 else Chance(seed))
        assert scribe.faces == DIE
        kinds.update(map(type, scribe))
    return frozenset(kinds)


@pytest.mark.parametrize("way", WAYS)
def test_who_hears_only_the_events_knows_the_whole_position(way: str):
    assert events.GameEnded in heard(way)


def test_every_kind_of_event_is_heard():
    assert set(GAME.events) - {kind for way in WAYS for kind in heard(way)} == {RulesChanged}
