"""Resource cards: kept in the Spell Book, discarded for a token."""

from __future__ import annotations

import pytest

from gloaming.games.casting_shadows.cards import DEFINITIONS
from tests.casting_shadows.scene import casting_shadows, pool
from tests.proof import rule


@pytest.mark.parametrize(
    ("card", "token"),
    [
        pytest.param("Red Gem", "red gem", marks=rule("CS-164", "CS-133", "CS-134")),
        pytest.param("Blue Gem", "blue gem", marks=rule("CS-163", "CS-133", "CS-134")),
        pytest.param("Red Orb", "red orb", marks=rule("CS-222", "CS-133", "CS-134")),
        pytest.param("Blue Orb", "blue orb", marks=rule("CS-223", "CS-133", "CS-134")),
    ],
)
def test_a_resource_card_is_discarded_for_its_token_at_no_point(card, token):
    t = casting_shadows(points=0, ann={"resource_cards": [card]}, bob={})
    t.ann.is_offered_only(f"use the {card} card", "end turn")
    t.ann.does(f"use the {card} card")
    assert (t.pool, t.points) == (pool(f"1 {token}"), 0)
    assert (t.ann.book, t.discard) == ([], [card])
    t.is_quiet()


@rule("CS-131")
def test_resource_cards_come_from_the_main_deck():
    assert {card.deck for card in DEFINITIONS if card.kind == "resource"} == {"main"}


@rule("CS-132")
@pytest.mark.parametrize("card", ["Red Gem", "Blue Gem", "Red Orb", "Blue Orb"])
def test_collecting_one_costs_a_point_and_nothing_else(card):
    t = casting_shadows(points=1, market={"Frill's home": card}, ann={"pool": "1 red gem"}, bob={})
    t.ann.does(f"collect {card}")
    assert (t.ann.book, t.points, t.pool) == ([card], 0, pool("1 red gem"))
    t.is_quiet()


@rule("CS-135", "CS-105")
def test_it_may_be_kept_for_many_turns():
    t = casting_shadows(ann={"resource_cards": ["Red Gem"]}, bob={})
    for _ in range(3):
        t.goes_on_to("ann")
    before = t.pool.get("red gem", 0)
    t.ann.does("use the Red Gem card")
    assert t.pool["red gem"] == before + 1


@rule("CS-136")
def test_its_token_is_lost_at_the_end_of_the_turn():
    t = casting_shadows(ann={"resource_cards": ["Red Gem"]}, bob={"hex": "Dusty Desert"})
    t.ann.does("use the Red Gem card")
    t.ann.does("end turn")
    assert not any(t.pos.tokens)
    t.goes_on_to("ann")
    assert not any(t.pos.tokens)


@rule("CS-183")
def test_it_is_for_ones_own_phase_2_only():
    t = casting_shadows(ann={"hex": "Dusty Desert"}, bob={"resource_cards": ["Red Gem"]})
    t.bob.is_refused("use the Red Gem card", rule="CS-034")
    t = casting_shadows(phase=1, ann={"hex": "Ancient Rune", "resource_cards": ["Red Gem"]}, bob={})
    t.ann.is_refused("use the Red Gem card", rule="CS-045")
    t = casting_shadows(phase=3, ann={"resource_cards": ["Red Gem"], "pool": "1 shadow fragment"}, bob={})
    t.ann.is_refused("use the Red Gem card", rule="CS-045")


@rule("CS-183")
def test_it_may_be_used_in_the_turn_it_was_collected():
    t = casting_shadows(market={"Frill's home": "Blue Orb"}, ann={}, bob={})
    t.ann.does("collect Blue Orb")
    t.ann.does("use the Blue Orb card")
    assert t.pool == pool("1 blue orb")
    t.is_quiet()


@rule("CS-179")
def test_tokens_never_run_out():
    cards = ["Red Gem", "Red Gem", "Red Gem"]
    t = casting_shadows(ann={"resource_cards": cards, "pool": "13 red gem"}, bob={})
    for card in cards:
        t.ann.does(f"use the {card} card")
    assert t.pool == pool("16 red gem")
    t.is_quiet()
