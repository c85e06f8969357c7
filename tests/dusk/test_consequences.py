"""What a question leads to, where it is computed: said to whoever is asked."""

from __future__ import annotations

import pytest

from gloaming.games.dusk.state import ALL_ARMOUR
from gloaming.kernel import PASS
from tests.dusk.scene import GAME, DuskScene, Seat, dusk


def consequence(t: DuskScene) -> str:
    """The line below the question, to the one who reads it as You."""
    asked = t.pos.asked
    names = ["You" if seat == asked else name.title() for seat, name in enumerate(t.names)]
    return GAME.say_consequence(t.pos, names)


@pytest.mark.parametrize(
    ("actions", "attacked", "strikes", "begins"),
    [
        (2, False, 0, "One of them may be an attack. "),
        (1, False, 0, "It may be an attack. "),
        (1, True, 0, "Your attack is made. "),
        (1, True, 1, "1 of them is for attacking with a single card. "),
    ],
)
def test_a_turn_says_whether_its_attack_is_left(actions, attacked, strikes, begins):
    t = dusk(ann={"hand": ["3"]}, bob={}, actions=actions, acted=2 - actions, attacked=attacked)
    t.pos.strikes = strikes
    assert consequence(t).startswith(begins)
    t.pos.actions = t.pos.strikes = 0
    assert consequence(t) == "", "what costs no action is named by its options"


def test_a_move_says_how_far_it_goes():
    t = dusk(range=5, ann={"hand": ["3"]}, bob={"hand": ["Tilt"]})
    t.ann.does("move with 3")
    assert t.bob.ask.topic == "move_declared"
    assert consequence(t) == "Ann moves exactly 3 hexes."
    t.lets_be()
    assert consequence(t) == "Exactly 3 hexes, past nobody and through none twice."


def test_a_way_past_wicks_says_what_is_left_of_it():
    t = dusk(range=5, wicks=["D2"], ann={"hand": ["3"]}, bob={"phantom": "The Tallow Beadle"})
    t.ann.does("move with 3")
    t.lets_be()
    assert consequence(t) == "Hex by hex, through none twice: 3 to go of 3."
    t.answer(t.ann.ask.options[0])
    assert consequence(t) == "Hex by hex, through none twice: 2 to go of 3."


def test_a_block_names_the_totals_that_stop_a_hit_and_can_be_made():
    t = dusk(range=7, ann={"hand": ["5", "2"]}, bob={"hand": ["5", "Wild"]})
    t.ann.calls_shot("5")
    t.lets_be()
    assert consequence(t).startswith("Cards that come to exactly 2, 5 or 7 stop the damage of a hit;")
    t.bob.does("block for 7")
    assert "the attack still hits, but does no damage" in consequence(t)


def test_an_attack_says_its_range_and_what_blocks_it_to_those_it_is_aimed_at():
    t = dusk(range=4, ann={"hand": ["4"]}, bob={"hand": ["1", "1"]}, cat={"hand": ["Tilt"], "at": "I2"})
    t.ann.strikes("4")
    assert t.bob.is_asked
    far = "It strikes at range 4, measured once all have answered"
    assert consequence(t) == f"{far}. Cards that come to exactly 4 block a hit."
    t.answer(PASS)
    assert t.cat.is_asked
    assert consequence(t) == f"{far}."


@pytest.mark.parametrize(
    ("card", "far", "said"),
    [("Keening Bow", 2, "any range"), ("Short Cast", 1, "range 2 or less")],
)
def test_keywords_free_an_attack_from_its_range(card, far, said):
    t = dusk(range=far, ann={"hand": [card]}, bob={"hand": ["1", "1"]})
    t.ann.strikes(card)
    assert consequence(t).startswith(f"It strikes at {said}, ")


@pytest.mark.parametrize(
    ("bare", "said"),
    [
        ([], "1 misses, your armour at 2, 3, 4 and 5 breaks, and 6 is a critical wound."),
        ([2, 4], "1 misses, your armour at 3 and 5 breaks, elsewhere it wounds, and 6 is a critical wound."),
        ([2, 3, 4, 5], "1 misses, 2 to 5 wound, and 6 is a critical wound."),
    ],
)
def test_a_roll_says_where_armour_is_left(bare, said):
    t = dusk(range=3, rolls=[3], ann={"hand": ["3"]}, bob={"hand": ["Tilt"], "bare": bare})
    assert (t.bob.player.armour == ALL_ARMOUR) == (not bare)
    t.ann.strikes("3")
    while t.bob.ask.topic != "location_rolled":
        t.answer(PASS)
    assert consequence(t) == said


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        ({}, "You draw 4 cards."),
        (
            {"deck": ["1", "2"], "empty_deck": True, "boneyard": ["4", "5"]},
            "You draw 4 cards, and your deck holds 2: your Boneyard becomes the deck, less its top card. "
            "If that is too few, you are out of the game.",
        ),
    ],
)
def test_a_refill_says_how_many_cards_come_and_what_becomes_of_a_short_deck(deck: Seat, said: str):
    short: Seat = {"hand": ["3"], "passed": True, **deck}
    t = dusk(start="end", options={"redraw": "may"}, ann=short, bob={"hand": ["1", "1", "2", "2", "3"], "passed": True})
    assert t.ann.is_asked
    assert consequence(t) == said


def test_what_a_card_asks_is_said_with_its_text():
    t = dusk(range=3, ann={"hand": ["Running Loop"]}, bob={})
    t.ann.does("play Running Loop")
    t.lets_be()
    assert consequence(t) == "Running Loop: Move an opposing Phantom within range 4 up to 2 hexes in any direction."
