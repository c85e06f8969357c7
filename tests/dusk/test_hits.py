"""Hit locations: armour, wounds, critical hits and misses, dispersal."""

from __future__ import annotations

import pytest

from gloaming.games.dusk.rules.hit_location import Damage
from gloaming.games.dusk.rules.turn import Turn
from gloaming.kernel.agenda import Frame, run
from tests.dusk.scene import dusk
from tests.proof import rule


def hit(face: int, **bob: object):
    """Ann hits Bob, undefended, with this face of the die."""
    t = dusk(range=3, rolls=[face], ann={"hand": ["3"]}, bob={"hand": [], **bob})  # type: ignore[typeddict-item]
    t.ann.strikes("3")
    t.takes_it()
    return t


@rule("DU-X32")
def test_armour_at_the_location_is_lost_first():
    t = hit(5)
    assert t.bob.bare == [5]
    assert t.bob.wounds == 5


@rule("DU-X33", "DU-160", "DU-013")
def test_a_bare_location_costs_a_wound():
    t = hit(5, bare=[5])
    assert t.bob.wounds == 4
    assert t.bob.bare == [5]


@rule("DU-X34", "DU-161", "DU-162")
def test_a_one_is_a_critical_miss():
    t = hit(1)
    assert (t.bob.bare, t.bob.wounds) == ([], 5)


@rule("DU-X35", "DU-163", "DU-164", "DU-168")
def test_a_six_wounds_and_banishes_three():
    t = hit(6)
    assert (t.bob.bare, t.bob.wounds) == ([], 4)
    assert len(t.bob.void) == 3
    assert len(t.bob.deck) == 25 - 3


@rule("DU-X36", "DU-001", "DU-015", "DU-165")
def test_the_last_wound_disperses_and_ends_a_duel():
    t = hit(6, wounds=1)
    t.is_over("ann")
    assert t.bob.player.hex == -1


@rule("DU-X45", "DU-027", "DU-107")
def test_tilt_rolls_a_die_again_on_another_players_turn():
    t = dusk(range=3, rolls=[6], ann={"hand": ["3"]}, bob={"hand": ["Tilt"], "passed": True})
    t.ann.strikes("3")
    t.lets_be_until("location_rolled")
    t.bob.is_offered("play Tilt: roll the 6 again", "play Tilt: draw 2 cards")
    t.rolls(2)
    t.bob.does("play Tilt: roll the 6 again")
    t.takes_it()
    assert (t.bob.bare, t.bob.wounds) == ([2], 5)
    assert t.bob.boneyard == ["Tilt"]
    t.is_quiet()


@rule("DU-029", "DU-027")
def test_tilt_draws_two_cards():
    t = dusk(range=3, ann={"hand": ["Tilt"]}, bob={"hand": []})
    t.ann.does("play Tilt: draw 2 cards")
    assert len(t.ann.hand) == 2
    assert t.pos.actions == 2
    t.is_quiet()


@rule("DU-156", "DU-157")
@pytest.mark.numbered
def test_each_point_of_damage_that_is_no_attack_has_a_roll_of_its_own():
    t = dusk(ann={"hand": ["1"]}, bob={"hand": []}, rolls=[3, 5, 3])
    # No card deals several yet.
    t.pos.agenda[-1:] = [Frame(Turn(0), Turn.places["choose_action"]), Frame(Damage(0, 1, 3))]
    run(t.pos)
    assert t.bob.bare == [3, 5]
    assert t.bob.wounds == 4
    t.ann.is_offered("move with 1")
