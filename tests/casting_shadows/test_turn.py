"""The turn: Phase 1 rolls, Phase 2 acts, Phase 3 absorbs and suffers."""

from __future__ import annotations

from collections import Counter

import pytest

from gloaming.games.casting_shadows import events as e
from gloaming.games.casting_shadows.options import EndTurn
from gloaming.games.casting_shadows.resources import DIE_FACES, RESOURCES, SPENT
from gloaming.kernel import Event
from tests.casting_shadows.scene import CastingScene, casting_shadows, pool
from tests.proof import rule


def told(t: CastingScene, *kinds: type[Event]) -> list[str]:
    """The names of the events of these kinds, in order."""
    return [event.name for event in t.events if isinstance(event, kinds)]


# Turn order.


@rule("CS-034")
def test_turns_go_round_clockwise():
    t = casting_shadows(ann={}, bob={}, cat={}, dan={})
    turns = [t.active]
    for _ in range(5):
        t.goes_on_to({"ann": "bob", "bob": "cat", "cat": "dan", "dan": "ann"}[t.active])
        turns.append(t.active)
    assert turns == ["ann", "bob", "cat", "dan", "ann", "bob"]


@rule("CS-034")
def test_nobody_acts_in_the_turn_of_another():
    t = casting_shadows(ann={}, bob={"spells": ["Fatal Fronds"]})
    t.bob.is_not_asked()
    t.bob.is_refused("cast Fatal Fronds", rule="CS-034")
    t.bob.is_refused("travel to Dusty Desert", rule="CS-034")


@rule("CS-035")
def test_an_eliminated_player_gets_no_more_turns():
    t = casting_shadows(ann={}, bob={"hp": 0}, cat={})
    t.ann.does("end turn")
    assert t.active == "cat"
    t.goes_on_to("ann")
    assert Counter(event.seat for event in t.events if isinstance(event, e.TurnBegan)) == {2: 1, 0: 1}
    t.bob.is_refused("travel to Dusty Desert", rule="CS-035")


@rule("CS-036")
def test_the_phases_come_in_order():
    t = casting_shadows(phase=1, ann={"hex": "Ancient Rune", "energy": 2}, bob={})
    t.ann.does("accept")
    t.pos.tokens = (0, 0, 0, 0, 0, 0, 1, 1)
    t.ann.does("travel to Dusty Desert")
    t.ann.does("end turn")
    t.ann.does("absorb 1 shadow fragment")
    t.ann.does("pass")
    phases = told(t, e.TurnBegan, e.DiceRolled, e.ResourceGained, e.Travelled, e.EnergyAbsorbed, e.PoolCleared)
    assert phases == [
        *("turn_began", "dice_rolled", "resource_gained", "travelled", "energy_absorbed", "pool_cleared"),
        *("turn_began", "dice_rolled"),
    ]
    t.bob.does("pass")
    t.bob.is_offered("end turn")


# Phase 1.


@rule("CS-037")
def test_all_five_dice_are_rolled_in_phase_1():
    t = casting_shadows(phase=1, seed=3, ann={"hex": "Dusty Desert"}, bob={})
    assert [event.rolled for event in t.events if isinstance(event, e.DiceRolled)] == [(0, 1, 2, 3, 4)]
    assert len(t.pos.dice) == 5


@rule("CS-075")
def test_every_die_can_show_every_kind_of_resource():
    kinds = {"gem", "orb", "fragment", "crystal"}
    assert all({RESOURCES[face].rpartition("_")[2] for face in faces} == kinds for faces in DIE_FACES)


@rule("CS-077", "CS-078", "CS-079")
def test_two_dice_are_red_two_blue_and_one_purple():
    colours = []
    for faces in DIE_FACES:
        (colour,) = {RESOURCES[face].partition("_")[0] for face in faces} - {"shadow", "cursed"}
        colours.append(colour)
    assert sorted(colours) == ["blue", "blue", "purple", "red", "red"]


@rule("CS-074", "CS-196")
def test_all_five_dice_are_rolled_and_every_face_of_each_comes_up():
    seen: list[Counter[str]] = [Counter() for _ in range(5)]
    for seed in range(300):
        t = casting_shadows(phase=1, seed=seed, ann={"hex": "Dusty Desert"}, bob={})
        rolled = [event for event in t.events if isinstance(event, e.DiceRolled)]
        assert [event.rolled for event in rolled] == [(0, 1, 2, 3, 4)]
        assert rolled[0].faces == t.pos.dice
        for die, face in enumerate(t.pos.dice):
            seen[die][RESOURCES[face]] += 1
    colours = ["red", "red", "blue", "blue", "purple"]
    for colour, faces in zip(colours, seen, strict=True):
        assert set(faces) == {f"{colour}_gem", f"{colour}_orb", "shadow_fragment", "cursed_crystal"}
        # Two faces of six each for gem and orb, one each for the others: 100 and 50 of 300 rolls, give or take.
        assert all(70 < faces[f"{colour}_{kind}"] < 130 for kind in ("gem", "orb"))
        assert all(28 < faces[kind] < 75 for kind in ("shadow_fragment", "cursed_crystal"))


@rule("CS-073", "CS-074", "CS-076", "CS-196")
def test_what_the_dice_show():
    assert set(RESOURCES) == {
        *("red_gem", "blue_gem", "purple_gem", "red_orb", "blue_orb", "purple_orb"),
        *("shadow_fragment", "cursed_crystal"),
    }
    for faces in DIE_FACES:
        kinds = Counter(RESOURCES[face].split("_")[1] for face in faces)
        assert kinds == {"gem": 2, "orb": 2, "fragment": 1, "crystal": 1}
    ordinary = {RESOURCES[face] for faces in DIE_FACES[:4] for face in faces if RESOURCES[face][-3:] in ("gem", "orb")}
    assert ordinary == {"red_gem", "blue_gem", "red_orb", "blue_orb"}


@rule("CS-038")
def test_the_pool_is_what_was_rolled_and_what_was_added():
    t = casting_shadows(phase=1, ann={"hex": "Ancient Rune"}, bob={})
    rolled = Counter(t.pool)
    t.ann.does("accept")
    assert Counter(t.pool) == rolled + Counter({"shadow fragment": 1})


@rule("CS-040")
def test_taking_the_token_of_a_tile_is_optional():
    t = casting_shadows(phase=1, ann={"hex": "Ancient Rune"}, bob={})
    rolled = t.pool
    t.ann.is_offered_only("add 1 shadow fragment token to your pool", "pass")
    t.ann.does("pass")
    assert t.pool == rolled
    t.is_quiet()


@rule("CS-039")
def test_a_table_may_have_the_token_simply_added():
    t = casting_shadows(phase=1, options={"grants": "must"}, ann={"hex": "Ancient Rune"}, bob={})
    assert told(t, e.ResourceGained) == ["resource_gained"]
    assert t.pos.tokens[RESOURCES.index("shadow_fragment")] == 1
    t.ann.is_offered("end turn")


@rule("CS-041")
def test_a_tile_entered_later_in_the_turn_grants_nothing():
    t = casting_shadows(phase=1, ann={"hex": "Dusty Desert"}, bob={})
    t.ann.does("travel to Ancient Rune")
    assert not any(t.pos.tokens)
    assert told(t, e.ResourceGained) == []
    t.is_quiet()


@rule("CS-085")
@pytest.mark.parametrize(
    ("home", "token"), [("Nuzzle's home", "red gem"), ("Kit's home", "blue gem"), ("Haze's home", "red orb")]
)
def test_a_token_shows_the_colour_that_was_gained(home, token):
    t = casting_shadows(phase=1, ann={"hex": home}, bob={})
    t.ann.does("accept")
    assert t.pos.tokens == tuple(int(name.replace("_", " ") == token) for name in RESOURCES)


# Phase 2.


@rule("CS-043", "CS-046")
def test_there_are_four_action_points_and_a_fifth_action_is_refused():
    t = casting_shadows(phase=1, ann={"hex": "Dusty Desert"}, bob={})
    assert t.points == 4
    for tile in ("Ancient Rune", "Dusty Desert", "Ancient Rune", "Dusty Desert"):
        t.ann.does(f"travel to {tile}")
    assert t.points == 0
    t.ann.is_refused("travel to Ancient Rune", rule="CS-043")
    t.ann.is_offered_only("end turn")


@rule("CS-043")
@pytest.mark.parametrize("what", ["cast Fatal Fronds", "reroll", "protect", "refresh", "collect"])
def test_without_points_no_action_is_possible(what):
    t = casting_shadows(
        points=0,
        market={"Frill's home": "Blue Gem"},
        ann={"spells": ["Fatal Fronds"], "dice": "red gem, crystal"},
        bob={"hex": "Frill's home"},
    )
    t.ann.is_refused(what, rule="CS-043")


@rule("CS-044", "CS-045")
@pytest.mark.parametrize(
    ("what", "then"),
    [
        ("travel to Ancient Rune", ()),
        ("cast Fatal Fronds", ()),
        ("reroll", ("die 1: red gem",)),
        ("protect", ()),
        ("refresh", ()),
        ("collect", ()),
    ],
)
def test_every_action_costs_one_point(what, then):
    t = casting_shadows(
        market={"Frill's home": "Blue Gem"},
        ann={"spells": ["Fatal Fronds"], "dice": "red gem, crystal"},
        bob={"hex": "Frill's home"},
    )
    t.ann.does(what)
    for choice in then:
        t.ann.does(choice)
    assert t.points == 3
    t.is_quiet()


@rule("CS-045")
def test_the_six_actions_and_what_costs_no_point():
    t = casting_shadows(
        market={"Frill's home": "Blue Gem"},
        ann={
            "spells": ["Fatal Fronds"],
            "resource_cards": ["Red Gem"],
            "dice": "red gem, crystal",
            "form": "shadow",
            "energy": 5,
        },
        bob={"hex": "Frill's home"},
    )
    actions = {option.verb for option in t.ann.ask.options}
    assert actions == {
        *("travel", "cast", "reroll", "protect", "refresh", "collect"),
        *("use_ability", "use_card", "end_turn"),
    }


@rule("CS-046")
def test_actions_come_in_any_order_and_again():
    t = casting_shadows(
        market={"Frill's home": "Blue Gem"}, ann={"dice": "red gem, crystal, crystal"}, bob={"hex": "Dusty Desert"}
    )
    t.ann.does("protect")
    t.ann.does("travel to Ancient Rune")
    t.ann.does("travel to Frill's home")
    t.ann.does("protect")
    assert t.points == 0
    t.is_quiet()


@rule("CS-047")
def test_points_may_stay_unspent_and_are_lost():
    t = casting_shadows(phase=1, ann={"hex": "Dusty Desert"}, bob={"hex": "Dusty Desert"})
    assert t.ann.ask.options[-1] == EndTurn()
    t.ann.does("end turn")
    t.goes_on_to("ann")
    assert t.points == 4


@rule("CS-048", "CS-049")
def test_an_action_may_cost_resources_as_well_and_they_go_back_to_the_supply():
    t = casting_shadows(
        market={"Frill's home": "Metamorphosis"},
        ann={"dice": "red orb, blue gem, blue gem", "pool": "1 red gem"},
        bob={},
    )
    t.ann.does("collect", spending="red orb")
    assert t.points == 3
    assert t.pool == pool("2 blue gem, 1 red gem")
    assert t.pos.dice.count(SPENT) == 3
    t.is_quiet()


# Phase 3.


@rule("CS-067")
def test_fragments_left_may_be_absorbed_for_energy():
    t = casting_shadows(phase=3, ann={"pool": "1 shadow fragment", "dice": "fragment, red gem"}, bob={})
    t.ann.is_offered_only("absorb 2 shadow fragments", "absorb 1 shadow fragment", "pass")
    t.ann.does("absorb 2 shadow fragments")
    assert t.ann.energy == 2
    assert told(t, e.EnergyAbsorbed) == ["energy_absorbed"]
    t.is_quiet()


@rule("CS-067")
def test_absorbing_is_optional():
    t = casting_shadows(phase=3, ann={"pool": "2 shadow fragment"}, bob={})
    t.ann.does("pass")
    assert t.ann.energy == 0
    t.is_quiet()


@rule("CS-068")
def test_a_base_form_player_with_three_energy_may_transform_at_once():
    t = casting_shadows(phase=3, ann={"energy": 2, "pool": "1 shadow fragment"}, bob={})
    t.ann.does("absorb 1 shadow fragment")
    t.ann.is_offered_only("become Frill the Regenerator", "pass")
    t.ann.does("transform")
    assert t.ann.form == "Frill the Regenerator"


@rule("CS-068")
@pytest.mark.parametrize("seat", [{"energy": 2}, {"energy": 3, "form": "shadow"}])
def test_with_less_energy_or_in_shadow_form_there_is_no_transforming(seat):
    t = casting_shadows(phase=3, ann=seat, bob={})
    t.ann.is_not_offered("transform")
    assert t.active == "bob"


@rule("CS-069", "CS-084")
def test_each_crystal_left_costs_one_hp():
    t = casting_shadows(phase=3, ann={"pool": "1 cursed crystal, 1 red gem", "dice": "crystal, crystal"}, bob={})
    assert t.ann.hp == 15
    assert t.bob.hp == 18
    t.is_quiet()


@rule("CS-069", "CS-084")
def test_without_crystals_the_turn_costs_nothing():
    t = casting_shadows(phase=3, ann={"dice": "red gem, blue orb"}, bob={})
    assert t.ann.hp == 18
    assert told(t, e.HpLost) == []


@rule("CS-070", "CS-071", "CS-072")
def test_crystals_leave_the_pool_only_after_their_damage_and_then_everything_else_does():
    t = casting_shadows(phase=3, ann={"pool": "1 cursed crystal, 2 red gem", "dice": "blue orb, crystal"}, bob={})
    assert told(t, e.HpLost, e.PoolCleared, e.TurnBegan) == ["hp_lost", "pool_cleared", "turn_began"]
    assert t.active == "bob"
    assert not any(t.pos.tokens)


@rule("CS-071")
def test_nothing_is_kept_for_the_next_turn():
    t = casting_shadows(ann={"pool": "2 red gem, 1 blue orb"}, bob={"hex": "Dusty Desert"})
    t.ann.does("end turn")
    assert t.active == "bob"
    assert sum(t.pool.values()) == 5
    t.goes_on_to("ann")
    assert sum(t.pool.values()) == 5
    assert not any(t.pos.tokens)


@rule("CS-072")
def test_phase_3_absorbs_and_transforms_before_the_crystals_hurt():
    t = casting_shadows(
        phase=3, ann={"energy": 2, "pool": "1 shadow fragment, 1 cursed crystal", "hp": 5}, bob={"hex": "Dusty Desert"}
    )
    t.ann.does("absorb 1 shadow fragment")
    t.ann.does("transform")
    t.ann.does(t.ann.ask.options[0])
    kinds = (e.EnergyAbsorbed, e.Transformed, e.CompanionSummoned, e.HpLost, e.PoolCleared, e.TurnBegan)
    assert told(t, *kinds) == [
        *("energy_absorbed", "transformed", "companion_summoned"),
        *("hp_lost", "pool_cleared", "turn_began"),
    ]


@rule("CS-138", "CS-072")
def test_a_companion_summoned_in_phase_3_already_works_for_the_crystals():
    t = casting_shadows(phase=3, portal=["Gloom Toad"], ann={"energy": 3, "pool": "2 cursed crystal"}, bob={})
    t.ann.does("transform")
    t.ann.does("summon Gloom Toad")
    assert t.ann.hp == 18
    t.is_quiet()
