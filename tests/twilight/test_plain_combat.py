"""The plain rules of combat, one at a time."""

from __future__ import annotations

import pytest

from tests.proof import rule
from tests.twilight.scene import ASKED, Seat, TwilightScene, twilight

# Combat.


def fight(attacker: str, stack: str = "life", blocker: str = "", **more: Seat) -> TwilightScene:
    """Ann attacks, bob blocks if he has a blocker, and the combat is over."""
    bob: Seat = {"field": [blocker] if blocker else [], "resources": "2 I, 2 II, 2 III", "discard": "4 I", "life": 20}
    bob["deity"] = ASKED
    t = twilight(
        phase="combat", ann={"field": [attacker], "resources": "2 I, 2 II, 2 III"}, bob={**bob, **more.get("bob", {})}
    )
    t.ann.does(f"attack with {attacker}: {stack} stack")
    t.all_pass()
    if blocker:
        t.bob.does(f"block {attacker} with {blocker}")
    t.goes_to("end")
    return t


@rule("TG-250", "TG-251")
def test_attackers_are_exhausted_and_fight_all_the_same():
    t = fight("Praetorian Guard", blocker="Corrupt Tribune")
    assert not t.ann.has("Praetorian Guard").fresh
    assert t.bob.field == []


@rule("TG-252")
def test_only_fresh_creatures_block():
    t = twilight(
        phase="combat",
        ann={"field": ["Praetorian Guard"], "resources": "III"},
        bob={"field": ["Corrupt Tribune (exhausted)", "Borderland Scout"], "resources": "2 I"},
    )
    t.ann.does("attack with Praetorian Guard: life stack")
    t.all_pass()
    t.bob.is_offered_only("block Praetorian Guard with Borderland Scout", "pass")


@rule("TG-255", "TG-275")
def test_a_blocked_attacker_deals_nothing_to_the_stack_even_if_its_blocker_dies():
    t = fight("Praetorian Guard", blocker="Corrupt Tribune")
    assert t.bob.life == 20


@rule("TG-256", "TG-258")
@pytest.mark.parametrize("stack", ["life", "discard"])
def test_a_blocker_stays_fresh_and_blocks_for_either_stack(stack: str):
    t = fight("Corrupt Tribune", stack, "Praetorian Guard")
    assert t.bob.has("Praetorian Guard").fresh
    assert len(t.bob.discard) == 4


@rule("TG-264", "TG-266", "TG-012")
def test_attacker_and_blocker_deal_their_fight_to_each_other_as_markers():
    t = fight("Youthful Troll", blocker="Stormchaser Oracle")
    assert t.bob.has("Stormchaser Oracle").damage == 3 - 1  # its Armor takes one off
    assert not t.ann.field, "four are more than its three Life"


@rule("TG-267")
def test_armor_beyond_the_fight_of_an_attacker_heals_nothing():
    t = twilight(
        phase="combat",
        ann={"field": ["Corrupt Tribune"], "resources": "I, II", "deity": ASKED},
        bob={"field": ["Praetorian Guard (damage 1)"], "resources": "2 I, 2 II, 2 III", "life": 20},
    )
    t.ann.does("attack with Corrupt Tribune: life stack")
    while t.ask.topic != "block":
        t.skips()
    t.bob.does("block Corrupt Tribune with Praetorian Guard")
    t.goes_to("end")
    assert t.bob.has("Praetorian Guard").damage == 1


@rule("TG-277")
def test_each_marker_lowers_the_life_a_creature_strikes_with():
    t = fight("Youthful Troll")
    assert t.bob.life == 17
    t = twilight(
        phase="combat",
        ann={"field": ["Youthful Troll (damage 1)"], "resources": "II", "deity": ASKED},
        bob={"life": 20},
    )
    t.ann.does("attack with Youthful Troll: life stack")
    t.goes_to("end")
    assert t.bob.life == 18


@rule("TG-272", "TG-273")
def test_an_unblocked_attacker_deals_its_life_and_the_top_cards_go_face_up_to_the_discard_stack():
    t = fight("Corrupt Tribune", bob={"life": ["Hedge Druid", "Bog Thrall", "18 II"], "discard": []})
    assert t.bob.life == 18  # Fight 1, Life 2
    assert sorted(t.bob.discard) == ["Bog Thrall", "Hedge Druid"]


@rule("TG-268")
def test_an_unblocked_attacker_and_a_creature_that_stays_out_of_it_take_no_damage():
    t = twilight(
        phase="combat",
        ann={"field": ["Youthful Troll"], "resources": "II", "deity": ASKED},
        bob={"field": ["Stormchaser Oracle"], "resources": "2 I, 2 II, 2 III", "life": 20},
    )
    t.ann.does("attack with Youthful Troll: life stack")
    t.all_pass()
    t.bob.passes()
    t.goes_to("end")
    assert (t.ann.has("Youthful Troll").damage, t.bob.has("Stormchaser Oracle").damage) == (0, 0)
    assert t.bob.life == 17


@rule("TG-268")
def test_an_unblocked_attacker_stays_out_of_the_damage_that_another_one_and_its_blocker_do():
    t = twilight(
        phase="combat",
        ann={"field": ["Youthful Troll", "Praetorian Guard"], "resources": "2 I, 2 II, 2 III", "deity": ASKED},
        bob={"field": ["Corrupt Tribune", "Stormchaser Oracle"], "resources": "2 I, 2 II, 2 III", "life": 20},
    )
    for attacker in ("Youthful Troll", "Praetorian Guard"):
        t.ann.does(f"attack with {attacker}: life stack")
    t.ann.passes()
    while t.ask.topic != "block":
        t.skips()
    t.bob.does("block Praetorian Guard with Corrupt Tribune")
    t.goes_to("discard_damage")
    assert "Corrupt Tribune" not in t.bob.field
    assert (t.ann.has("Youthful Troll").damage, t.bob.has("Stormchaser Oracle").damage) == (0, 0)


@rule("TG-248")
def test_attackers_of_one_attack_may_have_different_stacks():
    t = twilight(
        phase="combat",
        ann={"field": ["Youthful Troll", "Corrupt Tribune"], "resources": "I, II"},
        bob={"life": 20, "discard": "4 I"},
    )
    t.ann.does("attack with Youthful Troll: discard stack")
    t.ann.does("attack with Corrupt Tribune: life stack")
    while t.pos.phase == "combat":
        t.answer(t.ask.options[0] if t.ask.topic == "destroy" else t.ask.options[-1])
    assert t.bob.life == 18
    assert len(t.bob.destroyed) == 2


@rule("TG-260")
def test_without_a_lost_blocker_nobody_is_asked_for_a_replacement():
    t = twilight(
        phase="combat",
        ann={"field": ["Praetorian Guard"], "resources": "III"},
        bob={"field": ["Corrupt Tribune", "Borderland Scout"], "resources": "2 I"},
    )
    t.ann.does("attack with Praetorian Guard: life stack")
    t.all_pass()
    t.bob.does("block Praetorian Guard with Corrupt Tribune")
    t.bob.passes()
    topics = []
    while t.pos.phase == "combat":
        topics.append(t.ask.topic)
        t.skips()
    assert "block" not in topics


def after_a_lost_blocker() -> TwilightScene:
    """Bob's blocker was Slain, and he is asked whether another takes its place."""
    t = twilight(
        phase="combat",
        ann={"field": ["Praetorian Guard"], "resources": "2 I, III", "hand": ["2 Poisoned Knife"]},
        bob={"field": ["Corrupt Tribune", "Borderland Scout", "Silk-Road Broker"], "resources": "3 I, II", "life": 20},
    )
    t.ann.does("attack with Praetorian Guard: life stack")
    t.all_pass()
    t.bob.does("block Praetorian Guard with Corrupt Tribune")
    t.ann.does("play Poisoned Knife", at="Corrupt Tribune")
    t.resolves()
    t.all_pass()
    return t


@rule("TG-259", "TG-263")
def test_a_lost_blocker_may_be_replaced_or_not():
    t = after_a_lost_blocker()
    t.bob.is_offered("block Praetorian Guard with Borderland Scout", "pass")
    t.bob.passes()
    t.goes_to("end")
    assert t.bob.life == 16
    t = after_a_lost_blocker()
    t.bob.does("block Praetorian Guard with Borderland Scout")
    t.goes_to("end")
    assert t.bob.life == 20


@rule("TG-261")
def test_a_replacement_that_is_lost_too_may_be_replaced_again():
    t = after_a_lost_blocker()
    t.bob.does("block Praetorian Guard with Borderland Scout")
    t.ann.does("play Poisoned Knife", at="Borderland Scout")
    t.resolves()
    t.all_pass()
    t.bob.is_offered("block Praetorian Guard with Silk-Road Broker")
