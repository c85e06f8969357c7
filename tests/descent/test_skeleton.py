"""The skeleton plays: random games end, saves change nothing, and one of each kind of card works."""

from __future__ import annotations

import pytest

from gloaming.games.descent.state import OVERLORD
from gloaming.kernel import Chance
from tests.descent.drawing import room
from tests.descent.scene import GAME, descent


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_play_of_first_blood_ends(seats: int):
    for seed in range(5):
        pos = GAME.new(seats, seed)
        rng = Chance(seed)
        for _ in range(5000):
            if pos.ask is None:
                break
            assert 1 < len(pos.ask.options) <= 128
            GAME.apply(pos, rng.below(len(pos.ask.options)))
        assert pos.outcome is not None
        assert (OVERLORD in pos.outcome.winners) == (pos.results[-1] == "overlord")


def test_saves_change_nothing_in_mid_game():
    pos, rng = GAME.new(3, 4), Chance(4)
    for number in range(300):
        if pos.ask is None:
            break
        if number % 7 == 0:
            assert GAME.load(GAME.save(pos)) == pos
        GAME.apply(pos, rng.below(len(pos.ask.options)))


def test_a_skill_that_is_an_action():
    t = descent(room(4, 3), ann={"hero": "Grisban the Thirsty", "at": (0, 0)}, monsters={"zombie": {"at": (1, 0)}})
    t.rolls("blue 2h3r", "red 1h", "brown 0")
    t.ann.does("use Rage")
    t.is_quiet()
    assert t.figure("zombie").gone == "defeated"  # 2 + 1 hearts and 1 for Rage against a Health of 3
    assert t.ann.fatigue == 1
    assert t.ann.figure.actions == 1


def test_a_feat_once_in_an_encounter():
    t = descent(room(4, 3), ann={"hero": "Grisban the Thirsty", "at": (0, 0)}, monsters={"zombie": {"at": (1, 0)}})
    t.ann.does("use the feat of Grisban")
    assert t.ann.figure.extra_attacks == 1
    t.ann.is_not_offered("use the feat of Grisban")


def test_an_interrupting_skill():
    t = descent(
        room(5, 3),
        ann={"hero": "Avric Albright", "hero_class": "Spiritspeaker", "at": (3, 0)},
        bob={"hero": "Grisban the Thirsty", "at": (1, 0)},
        monsters={"zombie": {"at": (0, 0)}},
        turn_of="zombie",
    )
    t.overlord.attacks("bob")
    t.ann.is_offered("use Stoneskin", "pass")
    t.rolls("blue 2h3r", "yellow 1h1r", "gray 1", "gray 2")
    t.ann.does("use Stoneskin")
    t.is_quiet()
    assert t.bob.damage == 0
    assert t.ann.fatigue == 1
    assert t.ann.exhausted == ["Stoneskin"]


def test_a_shield_is_exhausted_for_a_shield():
    t = descent(
        room(5, 3),
        ann={"hero": "Syndrael", "hero_class": "Knight", "at": (1, 0)},
        monsters={"zombie": {"at": (0, 0)}},
        turn_of="zombie",
        rolls=("blue 2h3r", "yellow 1h1r", "gray 1"),
    )
    t.overlord.attacks("ann")
    t.ann.does("use Wooden Shield")
    t.is_quiet()
    assert t.ann.damage == 1


def test_a_monster_action():
    t = descent(
        room(5, 3),
        ann={"hero": "Leoric of the Book", "at": (1, 0)},
        monsters={"zombie": {"at": (0, 0), "rank": "master"}},
        turn_of="zombie",
        rolls=("gray 3", "black 0"),
    )
    t.overlord.does("use Grab")
    assert t.ann.conditions == ["Immobilized"]  # 3 shields against a Might of 1


def test_a_trap_and_nobody_sees_who_is_asked():
    t = descent(
        room(6, 3), ann={"hero": "Leoric of the Book", "at": (0, 0), "points": 4}, hand=["Tripwire", "Dark Might"]
    )
    t.ann.goes(3, 0)
    assert t.overlord.ask.secret
    t.overlord.is_offered_only("play Tripwire", "pass")
    t.rolls("gray 3", "black 2")
    t.overlord.does("play Tripwire")
    assert t.ann.at == (1, 0)
    assert t.ann.figure.points == 0
    t.ann.is_offered("take a move action")


def test_an_overlord_event_and_a_surge_it_brings():
    t = descent(
        room(5, 3),
        ann={"hero": "Grisban the Thirsty", "at": (1, 0)},
        monsters={"zombie": {"at": (0, 0)}},
        turn_of="zombie",
        hand=["Critical Blow"],
        rolls=("blue 2h1s2r", "yellow 1h1r", "gray 0"),
    )
    t.overlord.attacks("ann")
    t.overlord.does("play Critical Blow")
    t.overlord.does("spend 1 surge: +3 damage")
    t.is_quiet()
    assert t.ann.damage == 6
    assert t.pos.discard
