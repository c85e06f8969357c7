"""The plain rules of attack and defence with BASIC cards, one at a time."""

from __future__ import annotations

import pytest

from gloaming.games.dusk import events as e
from gloaming.games.dusk import options as opt
from gloaming.games.dusk.state import ALL_ARMOUR
from gloaming.kernel import Event
from tests.dusk.scene import GAME, DuskScene, dusk
from tests.proof import rule


def told(t: DuskScene, kind: type[Event]) -> list[Event]:
    return [event for event in t.events if isinstance(event, kind)]


# Attack.


@rule("DU-003", "DU-115")
def test_one_card_deals_damage_at_the_range_of_its_value_and_nowhere_else():
    for distance in range(1, 6):
        t = dusk(range=distance, rolls=[2], ann={"hand": ["3", "3"], "at": "E1"}, bob={"hand": []})
        if distance == 3:
            t.ann.strikes("3")
            assert t.bob.bare == [2]
            assert t.ann.hand == ["3"]
        else:
            t.ann.is_not_offered("attack with 3")


@rule("DU-117")
def test_distance_is_that_of_the_shortest_way():
    t = dusk(ann={"hand": ["2", "3"], "at": "E4"}, bob={"hand": [], "at": "F5"})
    assert t.pos.distance(0, 1) == t.pos.board.distance[t.ann.player.hex][t.bob.player.hex] == 2
    t.ann.is_offered("attack with 2")
    t.ann.is_not_offered("attack with 3")  # nor would a way around do


@rule("DU-118")
def test_neighbours_are_at_distance_one():
    t = dusk(ann={"hand": ["1", "2"], "at": "E4"}, bob={"hand": [], "at": "E5"})
    t.ann.is_offered("attack with 1")
    t.ann.is_not_offered("attack with 2")


@rule("DU-119")
def test_an_attack_deals_one_damage():
    t = dusk(range=3, rolls=[2, 3], ann={"hand": ["3"]}, bob={"hand": [], "bare": [2, 3]})
    t.ann.strikes("3")
    t.takes_it()
    assert t.bob.wounds == 4


@rule("DU-155")
@pytest.mark.parametrize("how", ["single", "power", "called"])
def test_an_attack_of_any_kind_that_is_not_defended_deals_damage(how: str):
    t = dusk(range=4, rolls=[3, 3, 3], ann={"hand": ["4", "4", "1", "3"]}, bob={"hand": []})
    if how == "called":
        t.ann.calls_shot("1")
    else:
        t.ann.strikes("4", adding=["4"] if how == "power" else [])
    t.takes_it()
    assert t.bob.bare


@rule("DU-121")
def test_all_cards_of_a_power_attack_share_value_and_target():
    t = dusk(
        ann={"hand": ["3", "3", "2"], "at": "E4"},
        bob={"hand": [], "at": "E1"},
        cat={"hand": [], "at": "E7"},
        rolls=[2, 3],
    )
    t.ann.does("attack with 3")
    t.ann.does("at bob as 3")
    t.ann.is_not_offered("with 2")
    t.ann.does("with 3")
    t.takes_it()
    assert t.bob.bare == [2, 3]
    assert t.cat.bare == []


@rule("DU-122")
def test_each_card_of_a_power_attack_that_is_not_blocked_deals_one_damage():
    t = dusk(range=2, rolls=[2, 3, 4], ann={"hand": ["2", "2", "Wild"]}, bob={"hand": ["2"]})
    t.ann.strikes("2", adding=["2", "Wild"])
    t.lets_be()
    t.bob.does("block for 2")
    t.takes_it_all()
    assert t.bob.bare == [2, 3]


@rule("DU-156")
def test_one_die_is_rolled_for_each_damage():
    t = dusk(range=3, rolls=[2, 3], ann={"hand": ["3", "3"]}, bob={"hand": []})
    t.ann.strikes("3", adding=["3"])
    t.takes_it_all()
    assert [event.faces for event in told(t, e.LocationRolled) if isinstance(event, e.LocationRolled)] == [(2,), (3,)]


@rule("DU-157")
def test_players_can_respond_between_two_dice():
    t = dusk(range=3, rolls=[2, 3], ann={"hand": ["3", "3"]}, bob={"hand": ["Tilt"]})
    t.ann.strikes("3", adding=["3"])
    t.lets_be_until("location_rolled")
    assert len(told(t, e.LocationRolled)) == 1
    t.bob.is_offered("play Tilt: roll the 2 again")


@rule("DU-158", "DU-159")
@pytest.mark.parametrize("face", [2, 3, 4, 5])
def test_the_armour_of_the_rolled_location_is_lost_before_any_wound(face: int):
    t = dusk(range=3, rolls=[face], ann={"hand": ["3"]}, bob={"hand": []})
    t.ann.strikes("3")
    t.takes_it()
    assert (t.bob.bare, t.bob.wounds) == ([face], 5)


@rule("DU-012")
def test_a_phantom_starts_with_armour_on_two_three_four_and_five():
    pos = GAME.new(2, 1)
    assert [player.armour for player in pos.players] == [ALL_ARMOUR] * 2
    assert GAME.view(pos, 1).players[0].armour == (2, 3, 4, 5)


@rule("DU-014")
def test_location_five_is_called_the_legs():
    t = dusk(range=3, ann={"hand": []}, bob={"hand": []})
    assert [t.say(opt.Location(place)) for place in (4, 5)] == ["Location 4", "Location 5 (legs)"]


@rule("DU-011")
def test_damage_is_kept_on_the_health_card_of_the_one_who_took_it():
    t = dusk(range=3, rolls=[2], ann={"hand": ["3"]}, bob={"hand": [], "bare": [2]})
    t.ann.strikes("3")
    t.takes_it()
    t.ann.does("end the turn")
    assert (t.bob.wounds, t.bob.bare) == (4, [2])
    assert (t.ann.wounds, t.ann.bare) == (5, [])


# Wild and Tilt.


@rule("DU-023")
def test_a_wild_stands_for_no_zero_and_no_ten():
    t = dusk(range=3, ann={"hand": ["Wild"]}, bob={"hand": []})
    t.ann.does("move with Wild")
    t.ann.is_offered_only(*(f"as {value}" for value in range(1, 10)))


@rule("DU-025")
def test_a_wild_costs_the_action_it_is_used_for():
    t = dusk(range=3, rolls=[2], ann={"hand": ["Wild", "Wild"]}, bob={"hand": []})
    t.ann.strikes("Wild")
    t.takes_it()
    assert t.pos.actions == 1
    t.ann.does("move with Wild")
    t.ann.does("as 1")
    t.ann.does("to D1")
    assert t.pos.actions == 0


@rule("DU-028")
def test_tilt_rolls_one_die_again():
    t = dusk(range=3, rolls=[6], ann={"hand": ["3"]}, bob={"hand": ["Tilt"]})
    t.ann.strikes("3")
    t.lets_be_until("location_rolled")
    t.rolls(4)
    t.bob.does("play Tilt: roll the 6 again")
    t.takes_it()
    assert (t.bob.bare, t.bob.wounds) == ([4], 5)


@rule("DU-030", "DU-106")
@pytest.mark.numbered
def test_tilt_is_free_on_anyones_turn():
    t = dusk(range=3, ann={"hand": ["Tilt", "1"]}, bob={"hand": ["Tilt"]})
    t.ann.does("play Tilt: draw 2 cards")
    t.takes_it()
    assert t.pos.actions == 2
    t.ann.does("hold: discard 1")
    t.bob.does("play Tilt: draw 2 cards")  # on ann's turn, and her action is all that was spent
    assert (t.pos.active, t.pos.actions) == (0, 1)
    assert len(t.bob.hand) == 2


# Defence.


@rule("DU-137", "DU-138")
@pytest.mark.numbered
def test_a_target_may_block_or_dodge_and_that_costs_no_action():
    t = dusk(range=3, ann={"hand": ["3"]}, bob={"hand": ["3", "2", "2"]})
    t.ann.strikes("3")
    t.bob.is_offered("dodge with a pair of 2s")
    t.bob.does("let it be")
    t.bob.does("block for 3")
    t.takes_it()
    t.ann.does("end the turn")
    assert t.pos.active == 1
    assert t.pos.actions == 2


@rule("DU-143")
def test_a_blocked_attack_hits_without_damage():
    t = dusk(range=3, ann={"hand": ["3"]}, bob={"hand": ["3"]})
    t.ann.strikes("3")
    t.bob.does("block for 3")
    t.takes_it()
    assert (t.bob.bare, t.bob.wounds) == ([], 5)
    assert not told(t, e.LocationRolled)
    assert not told(t, e.AttackMissed)


@rule("DU-141")
def test_two_cards_of_one_value_take_two_blocks():
    t = dusk(range=3, rolls=[2], ann={"hand": ["3", "3"]}, bob={"hand": ["3", "5", "1"]})
    t.ann.strikes("3", adding=["3"])
    t.lets_be()
    t.bob.is_offered_only("block for 3", "take it")
    t.bob.does("block for 3")
    t.takes_it_all()
    assert t.bob.bare == [2], "one block stops one of the two"


@rule("DU-147")
@pytest.mark.parametrize("power", [False, True])
def test_an_attack_and_a_power_attack_can_be_dodged(power: bool):
    t = dusk(range=3, ann={"hand": ["3", "3"]}, bob={"hand": ["1", "1"]})
    t.ann.strikes("3", adding=["3"] if power else [])
    t.bob.is_offered("dodge with a pair of 1s")


@rule("DU-151")
def test_all_cards_of_an_attack_miss_a_target_that_dodged_out_of_range():
    t = dusk(range=3, rolls=[2, 3], ann={"hand": ["3", "3"]}, bob={"hand": ["1", "1"]})
    t.ann.strikes("3", adding=["3"])
    t.bob.does("dodge with a pair of 1s")
    t.bob.does("to E5")
    t.takes_it()
    missed = [event for event in t.events if isinstance(event, e.AttackMissed)]
    assert sum(len(event.cards) for event in missed) == 2
    assert t.bob.bare == []


@rule("DU-152")
def test_what_follows_from_a_hit_does_not_follow_from_a_miss_and_the_cards_resolve():
    t = dusk(range=1, ann={"hand": ["Threshing Circle"]}, bob={"hand": ["2", "2", "5"], "at": "E2"})
    t.ann.strikes("Threshing Circle", at="bob as 1")
    t.bob.does("dodge with a pair of 2s")
    t.bob.does("to E4")
    t.takes_it()
    assert t.bob.hand == ["5"], "no BLEED"
    assert t.ann.boneyard == ["Threshing Circle"]
