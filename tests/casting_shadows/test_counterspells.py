"""Counterspells: how they are got, and when they may be used."""

from __future__ import annotations

import pytest

from gloaming.games.casting_shadows import events as e
from gloaming.games.casting_shadows.cards import DEFINITIONS
from gloaming.games.casting_shadows.options import Reveal
from gloaming.games.casting_shadows.resources import Cost
from gloaming.kernel import event_known_to
from tests.casting_shadows.scene import GAME, CastingScene, Seat, casting_shadows
from tests.proof import rule

COLLECTOR = Seat(hex="Dusty Desert", pool="1 blue gem, 1 red orb, 1 red gem")
STRIKER = Seat(spells=["Personal Space", "Fatal Fronds"], hex="Ancient Rune")


def revealed(t: CastingScene) -> list[tuple[str, str]]:
    """Who revealed what, in order."""
    return [(t.names[v.seat], t.card(v.card)) for v in t.events if isinstance(v, e.CounterspellRevealed)]


# Collecting.


@rule("CS-141")
def test_only_the_desert_has_counterspells_and_gives_the_top_one():
    t = casting_shadows(counterspell_deck=["Safety Dome", "Run Away!"], ann=COLLECTOR, bob={})
    t.ann.does("collect a Counterspell", spending="red gem, red orb")
    assert t.ann.counterspells == ["Safety Dome"]
    assert t.counterspell_deck[0] == "Run Away!"


@rule("CS-141")
@pytest.mark.parametrize("tile", ["Ancient Rune", "Underground Volcano", "Kit's home", "Frill's home"])
def test_no_other_tile_has_counterspells(tile):
    t = casting_shadows(ann={**COLLECTOR, "hex": tile}, bob={})
    assert "Collect a Counterspell" not in map(t.say, t.ann.ask.options)
    if "collect" in [option.verb for option in t.ann.ask.options]:
        t.ann.does("collect")
    assert t.ann.counterspells == []


@rule("CS-142")
@pytest.mark.parametrize("gem", ["red gem", "blue gem", "purple gem"])
@pytest.mark.parametrize("orb", ["red orb", "blue orb", "purple orb"])
def test_a_counterspell_costs_a_point_a_gem_and_an_orb_of_any_colour(gem, orb):
    t = casting_shadows(ann={"hex": "Dusty Desert", "pool": f"1 {gem}, 1 {orb}"}, bob={})
    t.ann.does("collect a Counterspell", spending=f"1 {gem}, 1 {orb}")
    assert (t.points, t.pool, len(t.ann.counterspells)) == (3, {}, 1)
    t.is_quiet()


@rule("CS-142")
def test_every_counterspell_states_the_cost_that_all_of_them_have():
    """They are collected unseen: what one of them says holds for whichever lies on top."""
    assert {card.name: card.collect for card in DEFINITIONS if card.kind == "counterspell"} == dict.fromkeys(
        ("Pointed Shield", "Safety Dome", "Bees Everywhere", "Run Away!"), Cost(any_gem=1, any_orb=1)
    )


@rule("CS-142")
@pytest.mark.parametrize("has", ["2 red gem", "2 blue orb", "1 red gem, 1 cursed crystal", ""])
def test_less_than_a_gem_and_an_orb_is_not_enough(has):
    t = casting_shadows(ann={"hex": "Dusty Desert", "pool": has}, bob={})
    t.ann.is_refused("collect a Counterspell", rule="CS-063")


@rule("CS-143")
def test_the_cost_is_paid_before_the_card_is_seen():
    t = casting_shadows(ann=COLLECTOR, bob={})
    t.ann.does("collect a Counterspell")
    assert t.ann.ask.topic == "pay"
    assert t.ann.counterspells == []
    t.ann.does("red gem")
    order = [event.name for event in t.events if isinstance(event, e.ResourcesSpent | e.CounterspellCollected)]
    assert order == ["resources_spent", "counterspell_collected"]


@rule("CS-144", "CS-106", "CS-149")
def test_the_collector_alone_sees_the_new_counterspell():
    t = casting_shadows(counterspell_deck=["Safety Dome"], ann={**COLLECTOR, "pool": "1 red gem, 1 red orb"}, bob={})
    t.ann.does("collect a Counterspell")
    collected = next(event for event in t.events if isinstance(event, e.CounterspellCollected))
    card = t.pos.players[0].counterspells[0]
    assert event_known_to(collected, 0).card.value == card
    assert event_known_to(collected, 1).card.value is None
    assert event_known_to(collected, None).card.value is None
    assert GAME.view(t.pos, 0).players[0].counterspells == (card,)
    assert GAME.view(t.pos, 1).players[0].counterspells == (None,)
    t.goes_on_to("bob")
    assert GAME.view(t.pos, 0).players[0].counterspells == (card,)


# Using.


@rule("CS-145")
@pytest.mark.parametrize("card", ["Safety Dome", "Pointed Shield", "Bees Everywhere", "Run Away!"])
def test_without_its_trigger_a_counterspell_cannot_be_used(card):
    t = casting_shadows(ann={"counterspells": [card]}, bob={"counterspells": [card] if card != "Safety Dome" else []})
    t.ann.is_refused(f"reveal {card}", rule="CS-145")
    if card != "Safety Dome":
        t.bob.is_refused(f"reveal {card}", rule="CS-145")


@rule("CS-145")
def test_damage_to_someone_else_is_no_trigger():
    t = casting_shadows(ann=STRIKER, bob={}, cat={"counterspells": ["Pointed Shield", "Safety Dome", "Run Away!"]})
    t.ann.does("cast Fatal Fronds", at="bob")
    assert t.bob.hp == 16
    t.is_quiet()


@rule("CS-145")
def test_crystals_are_no_enemy_and_trigger_nothing():
    t = casting_shadows(phase=3, ann={"pool": "2 cursed crystal", "counterspells": ["Pointed Shield"]}, bob={})
    assert t.ann.hp == 16
    assert revealed(t) == []


@rule("CS-145", "CS-146")
def test_using_one_is_optional_and_costs_no_point():
    t = casting_shadows(ann=STRIKER, bob={"counterspells": ["Pointed Shield"]})
    t.ann.does("cast Fatal Fronds")
    t.bob.is_offered_only("reveal Pointed Shield", "pass")
    t.bob.does("pass")
    assert (t.bob.hp, t.bob.counterspells) == (16, ["Pointed Shield"])
    t.ann.does("cast Personal Space")
    t.bob.does("reveal Pointed Shield")
    assert (t.bob.hp, t.points) == (14, 2)
    t.is_quiet()


@rule("CS-147")
def test_one_counterspell_answers_each_trigger():
    t = casting_shadows(ann=STRIKER, bob={"counterspells": ["Pointed Shield", "Pointed Shield", "Bees Everywhere"]})
    t.ann.does("cast Personal Space")
    t.bob.is_offered_only("reveal Pointed Shield", "reveal Bees Everywhere", "pass")
    t.bob.does("reveal Pointed Shield")
    t.bob.is_not_asked()
    assert (t.bob.hp, t.bob.counterspells) == (16, ["Pointed Shield", "Bees Everywhere"])
    t.ann.does("cast Fatal Fronds")
    t.bob.does("reveal Pointed Shield")
    assert t.bob.hp == 16
    t.is_quiet()


@rule("CS-147")
def test_a_second_one_for_the_same_trigger_is_refused_by_that_rule():
    t = casting_shadows(ann=STRIKER, bob={"counterspells": ["Run Away!", "Run Away!"]})
    t.ann.does("cast Personal Space")
    t.bob.does("reveal Run Away!")
    t.bob.is_refused("reveal Run Away!", rule="CS-147")
    t.bob.does("flee to Dusty Desert")
    t.bob.is_not_asked()
    assert t.bob.counterspells == ["Run Away!"]
    t.is_quiet()


@rule("CS-147")
def test_being_aimed_at_and_being_damaged_are_two_triggers():
    t = casting_shadows(
        ann={"spells": ["Heavy Hand"], "pool": "2 red gem"}, bob={"counterspells": ["Run Away!", "Pointed Shield"]}
    )
    t.ann.does("cast Heavy Hand", spending="2 red gem")
    t.bob.is_offered_only("reveal Run Away!", "pass")
    t.bob.does("reveal Run Away!", to="Dusty Desert")
    t.bob.is_offered_only("reveal Pointed Shield", "pass")
    t.bob.does("reveal Pointed Shield")
    assert t.bob.hp == 16
    t.is_quiet()


@rule("CS-148")
def test_several_answer_in_turn_order_beginning_with_who_is_next():
    shield = Seat(counterspells=["Pointed Shield"])
    t = casting_shadows(
        turn_of="cat",
        ann=shield,
        bob=shield,
        cat={"spells": ["Spectral Slap"], "pool": "1 red gem, 1 blue gem"},
        dan=shield,
    )
    t.cat.does("cast Spectral Slap")
    for name in ("dan", "ann", "bob"):
        caster = t.who(name)
        caster.is_offered_only("reveal Pointed Shield", "pass")
        caster.does("reveal Pointed Shield")
    assert [name for name, _ in revealed(t)] == ["dan", "ann", "bob"]
    assert [t.ann.hp, t.bob.hp, t.dan.hp] == [17, 17, 17]
    t.is_quiet()


@rule("CS-150")
def test_a_used_counterspell_goes_under_its_deck_for_all_to_know():
    t = casting_shadows(ann=STRIKER, bob={"counterspells": ["Safety Dome"]})
    t.ann.does("cast Fatal Fronds")
    t.bob.does("reveal Safety Dome")
    assert t.counterspell_deck[-1] == "Safety Dome"
    assert t.discard == []
    assert t.pos.knows(None, t.pos.counterspell_deck[0])
    assert t.card(GAME.view(t.pos, None).counterspell_deck[0] or 0) == "Safety Dome"
    t.is_quiet()


@rule("CS-190")
def test_the_damage_of_a_counterspell_may_be_answered():
    t = casting_shadows(
        ann={**STRIKER, "counterspells": ["Pointed Shield"]}, bob={"counterspells": ["Bees Everywhere"]}
    )
    t.ann.does("cast Fatal Fronds")
    t.bob.does("reveal Bees Everywhere")
    t.ann.is_offered_only("reveal Pointed Shield", "pass")
    t.ann.does("reveal Pointed Shield")
    assert (t.ann.hp, t.bob.hp) == (17, 16)
    t.is_quiet()


@rule("CS-190")
def test_a_table_may_forbid_answering_counterspells():
    t = casting_shadows(
        options={"counter_counterspells": False},
        ann={**STRIKER, "counterspells": ["Pointed Shield"]},
        bob={"counterspells": ["Bees Everywhere"]},
    )
    t.ann.does("cast Fatal Fronds")
    t.bob.does("reveal Bees Everywhere")
    assert (t.ann.hp, t.ann.counterspells) == (15, ["Pointed Shield"])
    t.is_quiet()


@rule("CS-190", "CS-227")
def test_the_strike_of_a_companion_may_be_answered_even_there():
    t = casting_shadows(
        options={"counter_counterspells": False},
        ann={**STRIKER, "counterspells": ["Pointed Shield"]},
        bob={"companion": "Bramblehog"},
    )
    t.ann.does("cast Fatal Fronds")
    t.ann.is_offered_only("reveal Pointed Shield", "pass")


@rule("CS-190", "CS-225")
def test_bees_may_be_answered_with_bees():
    t = casting_shadows(
        ann={**STRIKER, "counterspells": ["Bees Everywhere"]}, bob={"counterspells": ["Bees Everywhere"]}
    )
    t.ann.does("cast Fatal Fronds")
    t.bob.does("reveal Bees Everywhere")
    t.ann.does("reveal Bees Everywhere")
    assert (t.ann.hp, t.bob.hp) == (15, 13)
    assert revealed(t) == [("bob", "Bees Everywhere"), ("ann", "Bees Everywhere")]
    t.is_quiet()


@rule("CS-106")
def test_who_has_nothing_to_answer_with_is_not_asked_and_others_cannot_see_who_is():
    t = casting_shadows(ann=STRIKER, bob={"counterspells": ["Pointed Shield"]}, cat={})
    t.ann.does("cast Fatal Fronds", at="bob")
    assert GAME.view(t.pos, 1).decides == 1
    assert GAME.view(t.pos, 0).decides is None
    assert GAME.view(t.pos, 0).ask is None
    assert Reveal(t.pos.players[1].counterspells[0]) in t.bob.ask.options
