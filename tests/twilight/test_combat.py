"""Combat: attackers, blockers, replacement, and damage to Creatures and stacks."""

from __future__ import annotations

import pytest

from gloaming.games.twilight import options as opt
from tests.proof import rule
from tests.twilight.scene import ASKED, TwilightScene, twilight


@rule("TG-X12")
@rule("TG-129", "TG-275", "TG-255")
def test_a_blocked_attacker_fights_its_blocker_and_no_stack():
    t = twilight(
        phase="combat",
        ann={"field": ["Youthful Troll"], "resources": "II"},
        bob={"field": ["Borderland Scout", "Corrupt Tribune"], "resources": "2 I", "life": 20},
    )
    t.ann.does("attack with Youthful Troll: life stack")
    assert not t.ann.has("Youthful Troll").fresh
    t.all_pass()
    t.bob.is_offered_only(
        "block Youthful Troll with Borderland Scout", "block Youthful Troll with Corrupt Tribune", "pass"
    )
    t.bob.does("block Youthful Troll with Borderland Scout")
    assert t.bob.has("Borderland Scout").fresh
    assert t.bob.has("Borderland Scout").blocks == t.ann.has("Youthful Troll").card
    assert t.window == "blockers"
    t.goes_to("end")
    assert t.bob.discard == ["Borderland Scout"]
    assert t.ann.has("Youthful Troll").damage == 1
    assert t.bob.life == 20
    assert t.bob.has("Corrupt Tribune").damage == 0


@rule("TG-X13")
def test_an_attacker_cannot_use_its_exhaust_ability_even_if_it_is_refreshed():
    t = twilight(
        phase="combat",
        ann={"field": ["Mischievous Nymph"], "resources": "II"},
        bob={"field": ["Youthful Troll"], "resources": "II", "deity": ASKED},
    )
    t.ann.does("attack with Mischievous Nymph: life stack")
    t.all_pass()
    t.bob.does("block Mischievous Nymph with Youthful Troll")
    t.ann.is_not_offered("use Mischievous Nymph")
    # Something refreshes it: still locked until the Creatures have fought.
    t.pos.turn_card(t.ann.has("Mischievous Nymph").card, fresh=True)
    t.bob.passes()
    assert t.window == "replaced"
    t.ann.is_not_offered("use Mischievous Nymph")
    t.bob.passes()
    assert t.window == "creature_damage"
    assert t.ann.is_asked
    t.ann.is_offered("use Mischievous Nymph")


@rule("TG-X14")
def test_an_exhausted_creature_cannot_block_and_a_blocker_is_locked_too():
    t = twilight(
        phase="combat",
        ann={"field": ["Mischievous Nymph"], "resources": "II"},
        bob={"field": ["Youthful Troll (exhausted, damage 1)", "Terracotta Warrior"], "resources": "2 I, II"},
    )
    t.ann.does("attack with Mischievous Nymph: discard stack")
    t.bob.is_offered("use Terracotta Warrior")
    t.all_pass()
    t.bob.is_offered_only("block Mischievous Nymph with Terracotta Warrior", "pass")
    t.bob.does("block Mischievous Nymph with Terracotta Warrior")
    assert t.window == "blockers"
    t.bob.is_not_offered("use Terracotta Warrior")
    t.goes_to("creature_damage")
    assert t.window == "creature_damage"
    t.bob.is_offered("use Terracotta Warrior")
    assert t.bob.has("Youthful Troll").damage == 1


@rule("TG-X15")
def test_an_unblocked_attacker_deals_its_life_to_the_life_stack():
    t = twilight(
        phase="combat",
        ann={"field": ["Corrupt Tribune"], "resources": "I (exhausted)"},
        bob={"field": ["Youthful Troll (exhausted, damage 1)"], "resources": "II", "life": ["Fen Candle", "II", "9 I"]},
    )
    t.ann.does("attack with Corrupt Tribune: life stack")
    t.goes_to("life_damage")
    assert t.bob.life == 9
    assert t.bob.discard == ["Cataphract Wedge", "Fen Candle"]
    assert all(t.ann.knows(card) for card in t.bob.player.discard)


@rule("TG-X16")
@pytest.mark.numbered
def test_three_attackers_on_two_stacks():
    t = twilight(
        phase="combat",
        ann={"field": ["Praetorian Guard", "2 Stoic Legionnaires"], "resources": "2 I, III"},
        bob={
            "field": ["Stormchaser Oracle"],
            "resources": "II",
            "life": ["Fen Candle", "9 I"],
            "discard": ["I", "Waters of the Apsu", "II"],
        },
    )
    first, second = t.ann.has("Stoic Legionnaires"), t.ann.has("Stoic Legionnaires", 1)
    t.ann.does("attack with Praetorian Guard: life stack")
    t.ann.does(opt.Attack(first.card, 1, "life"))
    t.ann.does(opt.Attack(second.card, 1, "discard"))
    t.all_pass()
    t.bob.does("block Praetorian Guard with Stormchaser Oracle")
    t.goes_to("creature_damage")
    assert t.bob.has("Stormchaser Oracle").damage == 3
    assert t.ann.has("Praetorian Guard").damage == 2
    t.all_pass()
    t.ann.is_offered_only("destroy Stoic Legionnaires", "destroy Waters of the Apsu", "destroy Cataphract Wedge")
    t.ann.does("destroy Waters of the Apsu")
    assert t.bob.destroyed == ["Waters of the Apsu"]
    assert t.bob.life == 10
    t.goes_to("life_damage")
    assert t.bob.life == 9
    assert t.bob.discard[0] == "Fen Candle"
    t.is_quiet()


@rule("TG-438")
@pytest.mark.parametrize(("options", "life"), [({}, 16), ({"lost_blocker": "blocked"}, 20)])
def test_an_attacker_whose_blocker_was_lost_is_unblocked_or_stays_blocked_by_option(options, life):
    t = twilight(
        phase="combat",
        options=options,
        ann={"field": ["Praetorian Guard"], "resources": "I, III", "hand": ["Poisoned Knife"]},
        bob={"field": ["Corrupt Tribune"], "resources": "I", "life": 20},
    )
    t.ann.does("attack with Praetorian Guard: life stack")
    t.all_pass()
    t.bob.does("block Praetorian Guard with Corrupt Tribune")
    t.resolves()
    t.ann.does("play Poisoned Knife", at="Corrupt Tribune")
    t.resolves()
    t.goes_to("end")
    assert t.bob.life == life


@rule("TG-259", "TG-261", "TG-263", "TG-438")
def test_three_attackers_on_two_stacks_with_a_replaced_blocker():
    t = twilight(
        phase="combat",
        ann={
            "field": ["Praetorian Guard", "Gothic Foederati", "Youthful Troll"],
            "resources": "2 I, II, III",
            "hand": ["2 Poisoned Knife"],
        },
        bob={
            "field": ["Corrupt Tribune", "Reed-Marsh Fisher", "Lamassu of the Gate", "Silk-Road Broker"],
            "resources": "3 I, II",
            "discard": "4 II",
            "life": 20,
        },
    )
    t.ann.does("attack with Praetorian Guard: life stack")
    t.ann.does("attack with Gothic Foederati: discard stack")
    t.ann.does("attack with Youthful Troll: life stack")
    t.all_pass()
    t.bob.does("block Praetorian Guard with Corrupt Tribune")
    t.bob.does("block Youthful Troll with Lamassu of the Gate")
    t.bob.passes()
    t.resolves()
    assert t.window == "blockers"
    t.ann.does("play Poisoned Knife", at="Corrupt Tribune")
    t.resolves()
    assert "Corrupt Tribune" in t.bob.discard
    t.all_pass()
    t.bob.is_offered_only(
        "block Praetorian Guard with Reed-Marsh Fisher", "block Praetorian Guard with Silk-Road Broker", "pass"
    )
    t.bob.does("block Praetorian Guard with Reed-Marsh Fisher")
    assert t.window == "replaced"
    # The second blocker falls too, and may be replaced once more; this time bob does not want to.
    t.ann.does("play Poisoned Knife", at="Reed-Marsh Fisher")
    t.resolves()
    t.all_pass()
    t.bob.is_offered_only("block Praetorian Guard with Silk-Road Broker", "pass")
    t.bob.passes()
    t.goes_to("creature_damage")
    assert t.ann.has("Praetorian Guard").damage == 0
    assert t.ann.has("Youthful Troll").damage == 2
    assert t.bob.has("Lamassu of the Gate").damage == 3
    t.all_pass()
    t.ann.does("destroy Cataphract Wedge")
    t.ann.does("destroy Cataphract Wedge")
    assert len(t.bob.destroyed) == 2
    t.goes_to("life_damage")
    assert t.bob.life == 16


@rule("TG-262", "TG-063", "TG-438")
@pytest.mark.parametrize("options", [{}, {"lost_blocker": "blocked"}])
def test_a_mini_card_that_blocked_is_not_replaced(options):
    t = twilight(
        phase="combat",
        options=options,
        ann={"field": ["Youthful Troll"], "resources": "I, II", "hand": ["Poisoned Knife"]},
        bob={"field": ["Leper", "Gothic Foederati"], "resources": "2 I", "life": 20},
    )
    t.ann.does("attack with Youthful Troll: life stack")
    t.all_pass()
    t.bob.does("block Youthful Troll with Leper")
    t.ann.does("play Poisoned Knife", at="Leper")
    t.resolves()
    assert t.bob.field == ["Gothic Foederati"]
    assert t.bob.discard == []
    t.all_pass()
    assert t.window == "replaced"
    t.goes_to("life_damage")
    assert t.bob.life == 17


@rule("TG-439")
def test_a_blocker_whose_attacker_is_gone_blocks_no_other():
    t = twilight(
        phase="combat",
        ann={"field": ["Corrupt Tribune", "Youthful Troll"], "resources": "I, II"},
        bob={"field": ["Gothic Foederati", "Fen Candle"], "resources": "2 I", "hand": ["Poisoned Knife"], "life": 20},
    )
    t.ann.does("attack with Corrupt Tribune: life stack")
    t.ann.does("attack with Youthful Troll: life stack")
    t.all_pass()
    t.bob.does("block Corrupt Tribune with Gothic Foederati")
    t.bob.does("block Youthful Troll with Fen Candle")
    t.ann.passes()
    t.bob.does("play Poisoned Knife", at="Corrupt Tribune")
    t.resolves()
    t.pos.leave_field(t.bob.has("Fen Candle").card, "slain")
    t.all_pass()
    assert t.window == "replaced"
    t.goes_to("life_damage")
    assert t.bob.life == 17
    assert t.bob.has("Gothic Foederati").damage == 0


@rule("TG-254", "TG-257")
def test_a_creature_blocks_one_attacker_and_need_not_block():
    t = twilight(
        phase="combat",
        ann={"field": ["Corrupt Tribune", "Youthful Troll"], "resources": "I, II"},
        bob={"field": ["Gothic Foederati", "Keeper of the Threshold"], "resources": "2 I"},
    )
    t.ann.does("attack with Corrupt Tribune: life stack")
    t.ann.does("attack with Youthful Troll: discard stack")
    t.all_pass()
    t.bob.does("block Corrupt Tribune with Gothic Foederati")
    t.bob.is_offered_only("block Youthful Troll with Keeper of the Threshold", "pass")
    t.bob.passes()
    assert t.pos.step == "blockers"


@rule("TG-238", "TG-246", "TG-239", "TG-240")
@pytest.mark.numbered
def test_nobody_has_to_attack_and_all_attack_together():
    t = twilight(
        phase="combat",
        ann={"field": ["Corrupt Tribune", "Fen Candle", "Gothic Foederati (exhausted)"], "resources": "3 I"},
        bob={"deity": ASKED},
    )
    t.ann.is_offered("pass")
    t.ann.is_not_offered("attack with Gothic Foederati: life stack")
    t.ann.does("attack with Fen Candle: life stack")
    assert t.ann.has("Fen Candle").fresh  # not before all are named
    t.ann.passes()
    assert t.window == "attackers"
    assert t.pos.players[1].attacked
    t.goes_to("end")
    assert t.ann.has("Corrupt Tribune").fresh
    t = twilight(phase="combat", ann={"field": ["Fen Candle"], "resources": "I"}, bob={"deity": ASKED})
    t.ann.passes()
    assert t.window == "no_attack"
    assert not t.pos.players[1].attacked


@rule("TG-268", "TG-276", "TG-271", "TG-274")
def test_stack_damage_goes_by_the_life_left_at_that_moment_in_the_attackers_order():
    t = twilight(
        phase="combat",
        ann={"field": ["Youthful Troll (damage 1)", "Corrupt Tribune"], "resources": "I, II", "deity": ASKED},
        bob={"life": 20, "resources": "I", "field": ["Fen Candle (exhausted)"]},
    )
    t.ann.does("attack with Youthful Troll: life stack")
    t.ann.does("attack with Corrupt Tribune: life stack")
    t.goes_to("discard_damage")
    assert t.ann.has("Corrupt Tribune").damage == 0
    while t.window == "discard_damage":
        t.skips()
    t.ann.is_offered_only("strike with Youthful Troll", "strike with Corrupt Tribune")
    t.ann.does("strike with Corrupt Tribune")
    assert t.bob.life == 16


@rule("TG-269")
def test_discard_damage_of_three_cards():
    t = twilight(
        phase="combat",
        ann={"field": ["Galla Placidia, Regent of the West"], "resources": "I, II, III", "deity": ASKED},
        bob={"discard": ["Fen Candle", "Bog Thrall", "Hedge Druid", "2 II"], "life": 20},
    )
    t.ann.does("attack with Galla Placidia, Regent of the West: discard stack")
    while t.ask.topic != "destroy":
        t.skips()
    for card in ("Fen Candle", "Bog Thrall", "Hedge Druid"):
        t.ann.does(f"destroy {card}")
    assert len(t.bob.discard) == 2  # Life 5


@rule("TG-269", "TG-270")
def test_discard_damage_is_half_of_life_rounded_up_and_no_more_than_there_is():
    t = twilight(
        phase="combat",
        ann={"field": ["Youthful Troll"], "resources": "II", "deity": ASKED},
        bob={"discard": ["Fen Candle", "Bog Thrall", "II"], "life": 20},
    )
    t.ann.does("attack with Youthful Troll: discard stack")
    while t.ask.topic != "destroy":
        t.skips()
    t.ann.does("destroy Fen Candle")
    t.ann.does("destroy Cataphract Wedge")
    assert t.bob.discard == ["Bog Thrall"]
    assert t.bob.destroyed == ["Fen Candle", "Cataphract Wedge"]
    assert t.bob.life == 20
    t = twilight(
        phase="combat",
        ann={"field": ["Humbaba, Warden of Cedars"], "resources": "III", "deity": ASKED},
        bob={"discard": "2 II", "life": 20},
    )
    t.ann.does("attack with Humbaba, Warden of Cedars: discard stack")
    t.goes_to("discard_damage")
    assert t.bob.discard == []
    assert t.bob.life == 20


@rule("TG-265", "TG-278")
def test_both_fighters_may_fall():
    t = twilight(
        phase="combat",
        ann={"field": ["Gothic Foederati (damage 2)"], "resources": "I", "deity": ASKED},
        bob={"field": ["Fen Candle"], "resources": "I"},
    )
    t.ann.does("attack with Gothic Foederati: life stack")
    t.all_pass()
    t.bob.does("block Gothic Foederati with Fen Candle")
    t.goes_to("creature_damage")
    assert t.ann.field == t.bob.field == []


@rule("TG-280", "TG-278", "TG-013", "TG-417")
def test_a_creature_that_loses_the_blessing_it_lived_on_is_slain():
    t = twilight(
        ann={"hand": ["Curse Tablet from Bath"], "resources": "2 I", "deity": ASKED},
        bob={"field": ["Youthful Troll (damage 3, blessings 1)"], "resources": "II"},
    )
    t.ann.does("play Curse Tablet from Bath", at="Youthful Troll")
    t.resolves()
    assert t.bob.field == []
    assert t.bob.discard == ["Youthful Troll"]


@rule("TG-279", "TG-058")
@pytest.mark.numbered
def test_damage_and_creatures_stay_from_turn_to_turn():
    t = twilight(phase="end", ann={"field": ["Youthful Troll (damage 2)"], "resources": "II"}, bob={"hand": "3 I"})
    assert t.pos.active == 1
    assert t.ann.has("Youthful Troll").damage == 2


def creatures_on_offer(t: TwilightScene) -> set[int]:
    """The Creatures that may be declared now."""
    return {option.card for option in t.ask.options if isinstance(option, opt.Attack | opt.Block)}


@rule("TG-246", "TG-247")
def test_very_many_attackers_are_named_in_several_questions():
    t = twilight(
        phase="combat",
        ann={"field": ["25 Gothic Foederati"], "resources": "25 I"},
        bob={},
        cat={},
        dan={"deity": ASKED},
    )
    first = creatures_on_offer(t)
    assert len(t.ask.options) <= 128
    assert len(first) == 21
    t.ann.passes()
    second = creatures_on_offer(t)
    assert len(second) == 4
    assert not first & second
    t.ann.does(t.ask.options[0])
    t.ann.passes()
    assert t.window == "attackers"


@rule("TG-253", "TG-254")
def test_very_many_blockers_are_named_in_several_questions():
    t = twilight(
        phase="combat",
        ann={"field": ["12 Gothic Foederati"], "resources": "12 I"},
        bob={"field": ["12 Gothic Foederati"], "resources": "12 I"},
    )
    for _ in range(12):
        t.answer(t.ask.options[0])
    t.all_pass()
    assert len(creatures_on_offer(t)) == 10
    t.bob.passes()
    assert len(creatures_on_offer(t)) == 2
    t.bob.passes()
    assert t.pos.step == "blockers"
    assert t.window == "blockers"


@rule("TG-274", "TG-272")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_each_attacker_strikes_once_with_its_own_life(first: int):
    attackers = [("Corrupt Tribune", 2), ("Youthful Troll", 3), ("Stormchaser Oracle", 4)]
    t = twilight(
        phase="combat",
        ann={"field": [name for name, _ in attackers], "resources": "I, 2 II", "deity": ASKED},
        bob={"life": 20},
    )
    for name, _ in attackers:
        t.ann.does(f"attack with {name}: life stack")
    while t.ask.topic != "strike_next":
        t.skips()
    name, life = attackers.pop(first)
    t.ann.does(f"strike with {name}")
    assert t.bob.life == 20 - life
    t.ann.is_offered_only(*(f"strike with {other}" for other, _ in attackers))
    t.ann.does(f"strike with {attackers[0][0]}")
    assert t.bob.life == 20 - 9
