"""What a screen learns from a view: the stack with what answers what, and what a seat is putting together."""

from __future__ import annotations

import pytest

from gloaming.games.dusk.cards import CARDS
from tests.dusk.scene import GAME, dusk


def test_the_stack_says_what_answers_what():
    t = dusk(
        ann={"hand": ["Kiln Breath", "Tongue-Tie"], "deck": ["5"]},
        bob={"hand": ["Small Scandal", "1"], "exhausted": True},
    )
    t.ann.does("play Kiln Breath")
    t.bob.does("play Small Scandal")
    t.ann.is_offered("play Tongue-Tie")
    stack = GAME.view(t.pos, None).stack
    assert [CARDS[one.cards[0]].name for one in stack] == ["Kiln Breath", "Small Scandal"]
    assert [(one.kind, one.answers) for one in stack] == [("card", -1), ("card", 0)]


def test_a_rolled_die_lies_on_the_stack():
    t = dusk(range=3, rolls=[2], ann={"hand": ["3", "2"]}, bob={"hand": ["Tilt"], "phantom": "The Madame"})
    t.ann.strikes("3")
    t.bob.does("let it be")
    stack = GAME.view(t.pos, None).stack
    assert [(one.kind, one.value, one.dice) for one in stack] == [("single", 3, ()), ("location", 0, (2,))]


@pytest.mark.numbered
def test_only_its_own_seat_sees_what_is_being_put_together():
    t = dusk(range=3, ann={"hand": ["3", "3"]}, bob={"hand": ["Tilt"]})
    t.ann.does("attack with 3")
    assert t.ann.ask.topic == "power"
    forming = GAME.view(t.pos, 0).forming
    assert forming is not None
    assert (forming.kind, forming.value, forming.target, len(forming.cards)) == ("attack", 3, 1, 1)
    assert GAME.view(t.pos, 1).forming is None
    assert GAME.view(t.pos, None).forming is None
    t.ann.does("with 3")
    assert GAME.view(t.pos, 1).stack[0].kind == "power"


@pytest.mark.numbered
def test_a_block_grows_card_by_card():
    t = dusk(range=3, ann={"hand": ["3"]}, bob={"hand": ["1", "2"]})
    t.ann.strikes("3")
    t.bob.does("block for 3")
    forming = GAME.view(t.pos, 1).forming
    assert forming is not None
    assert (forming.kind, forming.value, forming.cards) == ("block", 3, ())
    assert GAME.view(t.pos, 0).forming is None


@pytest.mark.parametrize(("card", "aimed"), [("Running Loop", True), ("Thumbed Page", False)])
def test_a_card_that_is_played_lies_on_the_table_with_whom_it_is_aimed_at(card: str, aimed: bool):
    t = dusk(ann={"hand": [card]}, bob={"hand": ["Tilt"]})
    t.ann.does(f"play {card}")
    (played,) = GAME.view(t.pos, None).stack
    assert (played.seat, played.targets) == (t.ann.seat, (t.bob.seat,) if aimed else ())
