"""Collect and Refresh: the cards beside the tiles."""

from __future__ import annotations

import pytest

from tests.casting_shadows.scene import Seat, casting_shadows, pool
from tests.proof import rule


@rule("CS-060")
def test_refresh_replaces_the_card_beside_the_current_tile():
    t = casting_shadows(
        market={"Frill's home": "Curse Void", "Kit's home": "Blue Gem"}, main=["Heavy Hand", "Red Orb"], ann={}, bob={}
    )
    t.ann.does("refresh: replace Curse Void")
    assert (t.market("Frill's home"), t.market("Kit's home")) == ("Heavy Hand", "Blue Gem")
    assert t.discard == ["Curse Void"]
    t.ann.does("refresh")
    assert t.market("Frill's home") == "Red Orb"
    assert t.discard == ["Curse Void", "Heavy Hand"]
    assert t.points == 2
    t.is_quiet()


@rule("CS-061")
@pytest.mark.parametrize("tile", ["Ancient Rune", "Dusty Desert"])
def test_refresh_is_refused_on_rune_and_desert(tile):
    t = casting_shadows(ann={"hex": tile}, bob={})
    t.ann.is_refused("refresh", rule="CS-061")


@rule("CS-062", "CS-063", "CS-065", "CS-105")
def test_collect_pays_for_the_card_beside_the_tile_and_fills_its_place():
    t = casting_shadows(
        market={"Frill's home": "Heat Wave"},
        main=["Blue Orb"],
        ann={"pool": "1 red orb, 1 red gem, 1 blue gem"},
        bob={},
    )
    t.ann.does("collect Heat Wave", spending="red orb, red gem")
    assert t.ann.book == ["Heat Wave"]
    assert (t.pool, t.points) == (pool("1 blue gem"), 3)
    assert t.market("Frill's home") == "Blue Orb"
    t.is_quiet()


@rule("CS-063")
@pytest.mark.parametrize("has", ["1 red orb", "1 red gem", "1 blue orb, 1 red gem", "1 red orb, 1 blue gem"])
def test_the_cost_has_to_be_paid_in_full(has):
    t = casting_shadows(market={"Frill's home": "Heat Wave"}, ann={"pool": has}, bob={})
    t.ann.is_refused("collect Heat Wave", rule="CS-063")


@rule("CS-064")
def test_only_the_card_beside_the_current_tile_can_be_collected():
    t = casting_shadows(market={"Frill's home": "Red Gem", "Nuzzle's home": "Blue Gem"}, ann={}, bob={})
    collects = [t.say(option) for option in t.ann.ask.options if option.verb == "collect"]
    assert collects == ["Collect Red Gem"]


@rule("CS-064", "CS-030")
def test_beside_the_rune_there_is_nothing_to_collect():
    t = casting_shadows(ann={"hex": "Ancient Rune"}, bob={})
    t.ann.is_refused("collect", rule="CS-064")


@rule("CS-066", "CS-062")
def test_collecting_a_counterspell_turns_up_no_card():
    t = casting_shadows(ann={"hex": "Dusty Desert", "pool": "1 red gem, 1 red orb"}, bob={})
    market, left = list(t.pos.market), len(t.pos.main)
    t.ann.does("collect a Counterspell")
    assert (t.pos.market, len(t.pos.main)) == (market, left)
    t.is_quiet()


@rule("CS-172")
def test_an_empty_counterspell_deck_gives_nothing_until_one_goes_back():
    t = casting_shadows(
        ann={
            **Seat(hex="Dusty Desert", pool="1 red gem, 1 red orb", spells=["Fatal Fronds"]),
            **Seat(counterspells=["Pointed Shield", "Pointed Shield", "Run Away!", "Safety Dome"]),
        },
        bob={
            **Seat(hex="Dusty Desert"),
            **Seat(counterspells=["Pointed Shield", "Pointed Shield", "Bees Everywhere", "Bees Everywhere"]),
        },
        cat={"counterspells": ["Run Away!", "Run Away!"]},
    )
    assert t.counterspell_deck == []
    t.ann.is_refused("collect a Counterspell", rule="CS-172")
    t.ann.does("cast Fatal Fronds", at="bob")
    t.bob.does("reveal Pointed Shield")
    assert t.counterspell_deck == ["Pointed Shield"]
    t.ann.is_refused("cast Fatal Fronds", rule="CS-054")
    t.ann.does("collect a Counterspell", discarding="Fatal Fronds")
    assert t.ann.counterspells[-1] == "Pointed Shield"
    t.is_quiet()


@rule("CS-171")
def test_an_empty_main_deck_is_made_anew_from_the_discard_pile():
    t = casting_shadows(market={"Frill's home": "Red Gem"}, ann={}, bob={})
    t.pos.discard, t.pos.main = t.pos.main, []
    before = sorted(t.discard)
    t.ann.does("collect Red Gem")
    assert t.discard == []
    assert sorted(map(t.card, [*t.pos.main, t.pos.market[t.place("Frill's home")]])) == before
    t.is_quiet()


@rule("CS-171")
def test_a_new_main_deck_is_shuffled():
    turned_up = set()
    for seed in range(10):
        t = casting_shadows(seed=seed, market={"Frill's home": "Red Gem"}, ann={}, bob={})
        pile = sorted(t.pos.main)
        t.pos.discard, t.pos.main = list(pile), []
        t.ann.does("collect Red Gem")
        assert t.pos.main != [card for card in pile if card in t.pos.main]
        turned_up.add(t.market("Frill's home"))
    assert len(turned_up) > 3


@rule("CS-171")
def test_with_both_piles_empty_the_place_stays_empty():
    t = casting_shadows(market={"Frill's home": "Red Gem"}, ann={}, bob={})
    t.pos.main.clear()
    t.ann.does("collect Red Gem")
    assert t.market("Frill's home") is None
    t.ann.is_refused("collect", rule="CS-064")
    t.ann.is_refused("refresh", rule="CS-064")


@rule("CS-171")
def test_a_table_may_do_without_reshuffling():
    t = casting_shadows(options={"reshuffle": False}, market={"Frill's home": "Red Gem"}, ann={}, bob={})
    t.pos.discard, t.pos.main = t.pos.main, []
    t.ann.does("collect Red Gem")
    assert t.market("Frill's home") is None
    assert len(t.discard) == 47
    t.is_quiet()
