"""Damage, fatigue, defeat, knocked-out heroes, conditions and tests."""

from __future__ import annotations

import pytest

from gloaming.games.descent import events
from gloaming.games.descent.rules.damage import Restore
from gloaming.games.descent.state import CONDITIONS, NOTHING
from gloaming.kernel.agenda import Frame, run
from tests.descent.drawing import room
from tests.descent.questing import does
from tests.descent.scene import DescentScene, descent
from tests.proof import rule


def suffer(t: DescentScene, name: str, *, damage: int = 0, fatigue: int = 0) -> None:
    """Some effect makes a figure suffer between two actions of the present turn."""
    turn = t.pos.agenda[-1].rule
    t.pos.agenda[-1] = Frame(turn, turn.places["go_on"])
    t.pos.agenda.append(Frame(t.pos.suffering(t.number(name), damage=damage, fatigue=fatigue)))
    t.pos.listener = t.events
    run(t.pos)
    t.pos.listener = None


@rule("DE-229", "DE-230", "DE-236")
def test_a_monster_is_defeated_at_its_health_and_removed():
    t = descent(room(4, 1), ann={"at": (0, 0)}, monsters={"zombie": {"at": (1, 0)}, "zombie_2": {"at": (2, 0)}})
    suffer(t, "zombie", damage=2)
    assert t.figure("zombie").damage == 2
    assert not t.figure("zombie").gone
    suffer(t, "zombie", damage=1)
    assert t.figure("zombie").gone == "defeated"
    assert not t.figure("zombie").spaces
    suffer(t, "zombie_2", damage=9)
    assert t.told(events.Damaged)[-1].damage == 3  # what is beyond Health is ignored


@rule("DE-236")
def test_a_defeated_monster_leaves_its_conditions_behind():
    t = descent(room(4, 1), ann={"at": (0, 0)}, monsters={"zombie": {"at": (1, 0), "conditions": ["Stunned"]}})
    suffer(t, "zombie", damage=3)
    assert t.conditions("zombie") == []


@rule("DE-231")
def test_recovery_takes_tokens_away():
    t = descent(room(4, 1), ann={"hero": "Avric Albright", "at": (0, 0), "damage": 2}, rolls=("red 3h",))
    t.ann.does("use Prayer of Healing")
    assert t.ann.damage == 0


@rule("DE-231")
@pytest.mark.parametrize(
    ("damage", "fatigue", "left"), [(1, 2, (2, 2)), (3, 4, (0, 0)), (9, 9, (0, 0)), (0, 3, (3, 1))]
)
def test_so_many_tokens_are_taken_away_of_each_kind(damage, fatigue, left):
    t = descent(room(4, 1), ann={"hero": "Grisban the Thirsty", "at": (0, 0), "damage": 3, "fatigue": 4})
    t.pos.recover(0, damage, fatigue)
    assert (t.ann.damage, t.ann.fatigue) == left


@rule("DE-232")
def test_fatigue_by_choice_for_movement_and_skills():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"zombie": {"at": (2, 0)}},
        rolls=("blue X", "red 1h", "brown 0"),
    )
    t.ann.goes(1, 0)
    assert t.ann.fatigue == 1
    t.ann.does("use Rage")
    assert t.ann.fatigue == 2


@rule("DE-234", "DE-X17")
def test_forced_fatigue_beyond_stamina_is_damage():
    t = descent(room(4, 1), ann={"hero": "Tomble Burrowell", "hero_class": "Thief", "at": (0, 0), "fatigue": 4})
    suffer(t, "ann", fatigue=2)
    assert t.ann.fatigue == 5
    assert t.ann.damage == 1


@rule("DE-235")
def test_a_monster_suffers_damage_for_fatigue():
    t = descent(room(4, 1), ann={"at": (0, 0)}, monsters={"zombie": {"at": (1, 0)}})
    suffer(t, "zombie", fatigue=2)
    assert t.figure("zombie").damage == 2
    assert t.figure("zombie").fatigue == 0


@rule("DE-237", "DE-238", "DE-239", "DE-240")
def test_a_defeated_hero_is_knocked_out():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (1, 0), "damage": 13, "conditions": ["Poisoned", "Diseased"]},
        bob={"at": (3, 0)},
        turn_of="bob",
    )
    suffer(t, "ann", damage=5)
    assert t.pos.knocked_out(0)
    assert t.ann.at == (1, 0)
    assert not t.ann.figure.spaces
    assert t.ann.damage == 14
    assert t.ann.fatigue == 4
    assert t.ann.conditions == []


@rule("DE-241")
def test_the_overlord_may_draw_for_each_hero_knocked_out():
    t = descent(room(4, 1), ann={"at": (1, 0), "damage": 13}, bob={"at": (3, 0)}, turn_of="bob")
    suffer(t, "ann", damage=5)
    t.overlord.is_offered_only("draw an Overlord card", "pass")
    t.overlord.does("draw an Overlord card")
    assert len(t.pos.hand) == 1
    refused = descent(room(4, 1), ann={"at": (1, 0), "damage": 13}, bob={"at": (3, 0)}, turn_of="bob")
    suffer(refused, "ann", damage=5)
    refused.overlord.passes()
    assert len(refused.pos.hand) == 0


@rule("DE-241")
@pytest.mark.parametrize(("deck", "discard", "asked"), [(0, 0, False), (0, 1, True), (1, 0, True)])
def test_the_overlord_is_asked_while_there_is_a_card_to_draw(deck: int, discard: int, asked: bool):
    t = descent(room(4, 1), ann={"at": (1, 0), "damage": 13}, bob={"at": (3, 0)}, turn_of="bob")
    cards = t.pos.deck
    t.pos.deck, t.pos.discard = cards[:deck], cards[-1:] if discard else ()
    suffer(t, "ann", damage=5)
    assert t.overlord.is_asked == asked


@rule("DE-252")
def test_recovering_fatigue_alone_does_not_put_him_on_his_feet():
    t = descent(room(5, 1), ann={"at": (3, 0), "fallen": True}, bob={"at": (1, 0)}, turn_of="bob")
    for fatigue, damage, stands in ((1, 0, False), (0, 1, True)):
        turn = t.pos.agenda[-1].rule
        t.pos.agenda[-1] = Frame(turn, turn.places["go_on"])
        t.pos.agenda.append(Frame(t.pos.recovering(0, damage=damage, fatigue=fatigue)))
        run(t.pos)
        assert t.pos.knocked_out(0) != stands


@rule("DE-242")
def test_a_knocked_out_hero_uses_nothing():
    t = descent(
        room(5, 1),
        ann={"hero": "Avric Albright", "hero_class": "Spiritspeaker", "at": (3, 0), "fallen": True, "fatigue": 0},
        bob={"hero": "Grisban the Thirsty", "at": (1, 0)},
        monsters={"zombie": {"at": (0, 0)}},
        turn_of="zombie",
    )
    t.overlord.attacks("bob")
    t.ann.is_not_asked()
    t.ann.is_not_offered("use Stoneskin")


@rule("DE-243")
def test_a_knocked_out_hero_suffers_no_more():
    t = descent(
        room(5, 1), ann={"hero": "Grisban the Thirsty", "at": (3, 0), "fallen": True}, bob={"at": (1, 0)}, turn_of="bob"
    )
    suffer(t, "ann", damage=3, fatigue=3)
    assert (t.ann.damage, t.ann.fatigue) == (14, 4)
    t = descent(
        room(5, 1), ann={"hero": "Grisban the Thirsty", "at": (3, 0), "damage": 12, "fatigue": 1}, bob={"at": (1, 0)}
    )
    suffer(t, "ann", damage=1, fatigue=9)
    assert t.pos.knocked_out(0)
    assert (t.ann.damage, t.ann.fatigue) == (14, 4)
    suffered = [event for event in t.events if isinstance(event, events.Damaged | events.Fatigued)]
    assert suffered == [events.Fatigued(0, 3), events.Damaged(0, 2, -1)]


@rule("DE-244")
def test_a_knocked_out_hero_gets_no_conditions():
    t = descent(room(5, 1), ann={"at": (3, 0), "fallen": True}, bob={"at": (1, 0)}, turn_of="bob")
    for condition in CONDITIONS:
        t.pos.inflict(0, condition)
    assert t.ann.conditions == []


@rule("DE-245")
def test_no_attack_reaches_a_knocked_out_hero():
    t = descent(
        room(5, 1),
        ann={"hero": "Grisban the Thirsty", "at": (1, 0), "fallen": True},
        bob={"at": (2, 0)},
        monsters={"zombie": {"at": (0, 0)}},
        turn_of="zombie",
    )
    t.overlord.is_not_offered("attack Grisban")
    assert t.pos.aims(t.number("zombie"), (0, 1), NOTHING, "ranged") == {1: 1 << t.pos.ground.number[2, 0]}
    assert t.pos.caught_by_blast(t.number("zombie"), t.pos.ground.number[1, 0]) == [1, t.number("zombie")]


@rule("DE-246", "DE-247", "DE-251")
def test_what_recovers_damage_reaches_his_token_and_nothing_else_does():
    t = descent(
        room(5, 1),
        ann={"hero": "Avric Albright", "at": (0, 0), "items": ["Stamina Potion"], "fatigue": 1},
        bob={"hero": "Jain Fairwood", "at": (1, 0), "fallen": True},
        monsters={"zombie": {"at": (1, 0)}},
    )
    t.ann.does("use Stamina Potion")  # only he himself can be meant: no question whom
    assert t.ann.fatigue == 0
    assert t.bob.fatigue == 5
    t.rolls("red 2h")
    t.ann.does("use Prayer of Healing")
    t.ann.does("choose Jain")
    assert t.bob.damage == 6
    assert t.bob.at == (2, 0)


@rule("DE-246", "DE-252")
def test_who_recovers_fatigue_alone_lies_where_he_lay():
    t = descent(room(5, 1), ann={"at": (0, 0)}, bob={"hero": "Jain Fairwood", "at": (1, 0), "fallen": True})
    does(t.pos, Restore(1, fatigue=2))
    assert t.pos.knocked_out(1)
    does(t.pos, Restore(1, damage=1))
    assert not t.pos.knocked_out(1)


@rule("DE-250", "DE-136")
def test_a_knocked_out_hero_has_his_turn_in_the_round_and_stands_up_in_it():
    t = descent(
        room(5, 1),
        ann={"hero": "Avric Albright", "at": (0, 0)},
        bob={"hero": "Jain Fairwood", "at": (2, 0), "fallen": True},
        monsters={"zombie": {"at": (4, 0)}},
    )
    t.rolls("red 2h", "red 1h")
    t.ann.does("end the turn")
    assert (t.bob.at, t.bob.damage, t.pos.knocked_out(1)) == ((2, 0), 5, False)
    assert t.pos.figures[1].acted
    t.bob.is_not_asked()  # standing up was all of his turn


@rule("DE-254", "DE-255", "DE-258")
def test_a_figure_keeps_each_of_its_conditions_and_none_twice():
    t = descent(room(4, 1), ann={"at": (0, 0)}, monsters={"zombie": {"at": (2, 0)}})
    for name in ("ann", "zombie"):
        for condition in (*CONDITIONS, "Poisoned"):
            t.pos.inflict(t.number(name), condition)
        assert t.conditions(name) == list(CONDITIONS)
        t.pos.lose_condition(t.number(name), "Poisoned")
        assert t.conditions(name) == [condition for condition in CONDITIONS if condition != "Poisoned"]


@rule("DE-219")
def test_jain_turns_aside_what_an_attack_deals_and_nothing_else():
    t = descent(room(5, 1), ann={"hero": "Jain Fairwood", "at": (0, 0)}, monsters={"zombie": {"at": (4, 0)}})
    suffer(t, "ann", damage=2)
    assert (t.ann.damage, t.ann.fatigue) == (2, 0)


@rule("DE-248", "DE-249")
def test_a_knocked_out_hero_is_in_nobodys_way():
    t = descent(
        room(5, 1),
        ann={"hero": "Jain Fairwood", "at": (0, 0)},
        bob={"at": (1, 0), "fallen": True},
        monsters={"zombie": {"at": (3, 0)}},
    )
    t.ann.is_offered("attack minion Zombie with Yew Shortbow")
    assert (1, 0) in t.ann.can_go()
    t = descent(
        room(5, 1),
        ann={"hero": "Jain Fairwood", "at": (1, 0)},
        bob={"at": (4, 0)},
        monsters={"zombie": {"at": (0, 0)}},
        turn_of="zombie",
    )
    t.overlord.does("take a move action")
    assert t.overlord.can_go() == set()
    suffer(t, "ann", damage=99)
    t.carries_on()
    t.overlord.is_offered("end the turn")
    assert {(1, 0), (2, 0)} <= t.overlord.can_go()


# Conditions.


@rule("DE-253")
def test_a_condition_takes_hold_only_with_damage():
    for shields, stunned in ((0, True), (3, False)):
        t = descent(
            room(4, 1),
            ann={"hero": "Avric Albright", "at": (0, 0)},
            monsters={"goblin_archer": {"at": (1, 0), "rank": "master"}},
            rolls=("blue 2h1s2r", "yellow 1h1r", f"gray {shields}"),
        )
        t.ann.attacks("goblin_archer", "Iron Mace")
        t.ann.does("spend 1 surge: Stunned")
        assert (t.conditions("goblin_archer") == ["Stunned"]) == stunned


@rule("DE-253")
def test_a_condition_does_not_take_hold_of_who_is_defeated():
    t = descent(
        room(4, 1),
        ann={"hero": "Avric Albright", "at": (0, 0)},
        monsters={"goblin_archer": {"at": (1, 0)}},
        rolls=("blue 2h1s2r", "yellow 2h", "gray 0"),
    )
    t.ann.attacks("goblin_archer", "Iron Mace")
    t.ann.does("spend 1 surge: Stunned")
    assert t.figure("goblin_archer").gone == "defeated"
    assert not t.told(events.ConditionGained)


@rule("DE-254", "DE-255", "DE-256")
def test_heroes_and_monsters_have_conditions_also_from_other_effects():
    t = descent(
        room(4, 1),
        ann={"hero": "Leoric of the Book", "at": (0, 0)},
        monsters={"zombie": {"at": (1, 0), "rank": "master"}},
        turn_of="zombie",
        rolls=("gray 3", "black 2"),
    )
    t.overlord.does("use Grab")
    assert t.ann.conditions == ["Immobilized"]
    ashrian = descent(
        room(4, 1),
        ann={"hero": "Ashrian", "at": (0, 0)},
        monsters={"zombie": {"at": (2, 0)}},
    )
    ashrian.ann.does("use the feat of Ashrian")
    assert ashrian.conditions("zombie") == ["Stunned"]


@rule("DE-257")
def test_each_condition_does_and_ends_as_its_card_says():
    immobile = descent(
        room(4, 1), ann={"at": (0, 0), "conditions": ["Immobilized"]}, bob={"at": (2, 0)}, carl={"at": (3, 0)}
    )
    immobile.ann.is_not_offered("take a move action", "go to B1")
    immobile.ann.does("end the turn")
    assert immobile.ann.conditions == []
    stunned = descent(room(4, 1), ann={"hero": "Grisban the Thirsty", "at": (0, 0), "conditions": ["Stunned"]})
    stunned.ann.is_not_offered("take a move action", "rest")
    stunned.ann.does("shake off")
    assert stunned.ann.conditions == []
    assert stunned.ann.figure.actions == 1


@rule("DE-257")
@pytest.mark.parametrize(
    ("condition", "shields", "left", "damage", "fatigue"),
    [
        ("Diseased", "3", [], 0, 0),
        ("Diseased", "4", ["Diseased"], 0, 1),
        ("Poisoned", "3", [], 0, 0),
        ("Poisoned", "4", ["Poisoned"], 1, 0),
    ],
)
def test_disease_and_poison_are_tested_at_the_start(
    condition: str, shields: str, left: list[str], damage: int, fatigue: int
):
    t = descent(
        room(4, 1),
        ann={
            "hero": "Ashrian" if condition == "Diseased" else "Syndrael",
            "at": (0, 0),
            "conditions": [condition],
            "hero_class": "Disciple" if condition == "Diseased" else "Knight",
        },
        start="begin",
        rolls=(f"gray {1 if shields == '3' else 3}", "black 2"),
    )
    assert t.ann.conditions == left
    assert (t.ann.damage, t.ann.fatigue) == (damage, fatigue)


@rule("DE-258")
def test_a_condition_is_had_once():
    t = descent(room(4, 1), ann={"at": (0, 0), "conditions": ["Stunned"]})
    t.pos.listener = t.events
    t.pos.inflict(0, "Stunned")
    t.pos.listener = None
    assert not t.told(events.ConditionGained)
    assert "Stunned" not in t.pos.conditions_for(0)
    assert t.ann.conditions == ["Stunned"]
    t.ann.does("shake off")
    assert t.ann.conditions == []


# Tests.


@rule("DE-272", "DE-273")
@pytest.mark.parametrize(("gray", "black", "passed"), [(3, 2, True), (3, 3, False)])
def test_a_test_is_passed_if_shields_do_not_exceed_the_attribute(gray: int, black: int, passed: bool):
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"zombie": {"at": (1, 0), "rank": "master"}},
        turn_of="zombie",
        rolls=(f"gray {gray}", f"black {black}"),
    )
    t.overlord.does("use Grab")  # against a Might of 5
    assert t.told(events.Tested)[0].passed == passed
    assert (t.ann.conditions == []) == passed


@rule("DE-274")
def test_what_comes_of_a_test_stands_on_the_card():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        bob={"hero": "Jain Fairwood", "at": (3, 0)},
        monsters={"barghest": {"at": [(1, 0), (2, 0)]}},
        turn_of="barghest",
        rolls=("gray 3", "black 2", "gray 0", "black 2"),
    )
    t.overlord.does("use Howl")
    assert (t.ann.fatigue, t.bob.fatigue) == (1, 0)


@rule("DE-275", "DE-276")
def test_lieutenants_test_and_other_monsters_fail():
    t = descent(
        room(4, 1),
        ann={"at": (0, 0)},
        monsters={"splig": {"at": (1, 0), "conditions": ["Poisoned"]}},
        turn_of="splig",
        start="begin",
        rolls=("gray 0", "black 2"),
    )
    assert t.conditions("splig") == []
    minion = descent(
        room(4, 1),
        ann={"at": (0, 0)},
        monsters={"zombie": {"at": (1, 0), "conditions": ["Poisoned"]}},
        turn_of="zombie",
        start="begin",
    )
    assert minion.conditions("zombie") == ["Poisoned"]
    assert minion.figure("zombie").damage == 1
    assert not minion.told(events.Tested)
