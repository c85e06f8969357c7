"""Attacks that affect several figures: Blast, and two targets of one roll."""

from __future__ import annotations

import pytest

from gloaming.games.descent import events
from tests.descent.drawing import block, drawn, room
from tests.descent.scene import DescentScene, MonsterAt, descent
from tests.proof import rule


def blast() -> DescentScene:
    """Leoric's rune explodes on a zombie; Grisban and two spaces of an ettin are next to it, another zombie is not."""
    t = descent(
        room(6, 3),
        ann={"hero": "Leoric of the Book", "at": (0, 0), "skills": ["Exploding Rune"]},
        bob={"hero": "Grisban the Thirsty", "at": (3, 0)},
        monsters={
            "zombie": {"at": (2, 0), "rank": "master"},
            "ettin": {"at": [(1, 1), (2, 1), (1, 2), (2, 2)], "rank": "master"},
            "zombie_2": {"at": (5, 0), "rank": "master"},
        },
    )
    t.rolls("blue 2h3r", "yellow 1h1r", "brown 0", "gray 1", "gray 2", "gray 0")
    t.ann.does("use Exploding Rune")
    t.ann.does("attack master Zombie 1")
    t.carries_on()
    return t


@rule("DE-220")
def test_blast_affects_the_spaces_next_to_the_target_space_and_no_others():
    t = blast()
    assert t.bob.damage > 0
    assert t.figure("ettin").damage > 0
    assert t.figure("zombie_2").damage == 0
    assert t.ann.damage == 0


@rule("DE-221")
def test_blast_rolls_the_attack_once():
    t = blast()
    assert len(t.told(events.AttackRolled)) == 1
    assert t.figure("zombie").damage == 3  # the same 3 hearts for everyone
    assert (t.bob.damage, t.figure("ettin").damage) == (3 - 1, 3 - 2)


@rule("DE-221")
def test_blast_by_a_surge_rolls_no_attack_again_and_a_defense_for_each_it_catches():
    t = descent(
        room(6, 3),
        ann={"hero": "Leoric of the Book", "at": (0, 0), "equipped": ["Lightning Strike"]},
        bob={"hero": "Grisban the Thirsty", "at": (3, 0)},
        monsters={"zombie": {"at": (2, 0), "rank": "master"}, "ettin": {"at": block(1, 1, 2, 2), "rank": "master"}},
    )
    t.rolls("blue 2h1s2r", "yellow 1h2r", "yellow 2h", "brown 1", "gray 2", "gray 0", "gray 1")
    t.ann.attacks("zombie")
    t.ann.does("spend 1 surge: blast")
    t.carries_on()
    assert len(t.told(events.AttackRolled)) == 1
    assert [event.figure for event in t.told(events.DefenseRolled)] == [t.number("zombie"), 1, t.number("ettin")]
    assert dict(dealt(t)) == {t.number("zombie"): 5 - 1, 1: 5 - 2, t.number("ettin"): 5 - 1}


def dealt(t: DescentScene) -> list[tuple[int, int]]:
    """Who took how much damage."""
    return [(event.figure, event.damage) for event in t.told(events.Damaged)]


@rule("DE-200")
def test_each_figure_rolls_a_defense_of_its_own():
    t = blast()
    assert {event.figure for event in t.told(events.DefenseRolled)} == {
        1,
        t.number("zombie"),
        t.number("ettin"),
    }
    assert len({event.dice for event in t.told(events.DefenseRolled)}) == 3


@rule("DE-223")
def test_blast_harms_friends():
    t = blast()
    assert t.bob.figure.side == t.ann.figure.side
    assert t.bob.damage == 2


@rule("DE-224")
def test_blast_hits_a_large_figure_once():
    t = blast()
    assert [event.figure for event in t.told(events.DefenseRolled)].count(t.number("ettin")) == 1
    assert [event.figure for event in t.told(events.Damaged)].count(t.number("ettin")) == 1


@rule("DE-224")
def test_blast_hits_a_large_target_once_though_it_covers_spaces_beside_its_own():
    t = descent(
        room(6, 3),
        ann={"hero": "Leoric of the Book", "at": (0, 0), "skills": ["Exploding Rune"]},
        monsters={"ettin": {"at": block(2, 0, 3, 1), "rank": "master"}},
    )
    t.ann.does("use Exploding Rune")
    t.rolls("blue 2h3r", "yellow 1h1r", "gray 0", "gray 0")
    t.ann.does("aim at C1")
    t.carries_on()
    assert [event.figure for event in t.told(events.DefenseRolled)] == [t.number("ettin")]
    assert [event.damage for event in t.told(events.Damaged)] == [3]


@rule("DE-200", "DE-201")
def test_each_of_several_defenders_may_answer_the_roll():
    t = descent(
        room(6, 3),
        ann={"hero": "Grisban the Thirsty", "at": (2, 0), "equipped": ["Iron Shield"]},
        bob={"hero": "Syndrael", "hero_class": "Knight", "at": (2, 1), "equipped": ["Wooden Shield"]},
        monsters={"elemental": {"at": block(0, 0, 1, 1)}},
        turn_of="elemental",
        rolls=("blue 2h3r", "red 1h", "gray 0", "gray 0"),
    )
    t.overlord.does("use Fire")
    t.ann.does("use Iron Shield with Grisban: add shields")
    t.carries_on_to("defense_rolled")
    t.bob.is_offered("use Wooden Shield")
    t.carries_on()
    assert (t.ann.damage, t.bob.damage) == (2, 3)  # the shield he added is his alone


@rule("DE-195", "DE-200")
def test_a_die_that_is_added_is_rolled_by_one_defender_alone():
    t = descent(
        room(6, 3),
        ann={"hero": "Avric Albright", "hero_class": "Spiritspeaker", "at": (2, 0)},
        bob={"hero": "Syndrael", "hero_class": "Knight", "at": (2, 1)},
        monsters={"elemental": {"at": block(0, 0, 1, 1)}},
        turn_of="elemental",
    )
    t.overlord.does("use Fire")
    t.ann.does("use Stoneskin")
    t.carries_on()
    assert sorted(len(event.dice) for event in t.told(events.DefenseRolled)) == [1, 2]


@rule("DE-222")
def test_blast_reaches_further_than_the_range_that_was_rolled():
    t = descent(
        room(8, 1),
        ann={"hero": "Leoric of the Book", "at": (0, 0), "skills": ["Exploding Rune"]},
        monsters={"zombie": {"at": (4, 0), "rank": "master"}, "goblin_archer": {"at": (5, 0), "rank": "master"}},
        rolls=("blue 2h4r", "yellow 1h1s", "brown 0", "gray 0"),
    )
    t.ann.does("use Exploding Rune")
    t.carries_on()
    assert t.figure("goblin_archer").damage == 3


@rule("DE-203")
@pytest.mark.parametrize(
    ("second", "hurt"),
    [
        ({"type": "Goblin Archer", "at": (4, 1)}, True),
        ({"type": "Goblin Archer", "at": (5, 1)}, False),
        ({"type": "Ettin", "at": block(4, 1, 5, 2)}, True),  # its nearest space counts
    ],
)
def test_of_two_targets_each_has_to_be_in_range(second: MonsterAt, hurt: bool):
    t = descent(
        room(8, 3),
        ann={"hero": "Widow Tarha", "at": (0, 0)},
        monsters={"zombie": {"at": (2, 0), "rank": "master"}, "second": second},
    )
    t.ann.does("use the feat of Widow Tarha")
    t.rolls("blue 2h4r", "yellow 2h", "brown 0", "gray 0")
    t.ann.attacks("zombie", "Arcane Bolt")
    t.carries_on()
    assert t.figure("zombie").damage == 4
    assert bool(t.figure("second").damage) == hurt


@rule("DE-222")
def test_blast_needs_sight_and_range_for_the_target_only():
    t = descent(
        drawn("..OO.", "....."),
        ann={"hero": "Leoric of the Book", "at": (0, 1), "skills": ["Exploding Rune"]},
        monsters={"zombie": {"at": (3, 1), "rank": "master"}, "zombie_2": {"at": (4, 0)}},
    )
    assert not t.pos.sees_figure(0, t.number("zombie_2"))
    t.rolls("blue 2h3r", "yellow 1h1r", "brown 0", "brown 0")
    t.ann.does("use Exploding Rune")
    t.carries_on()
    assert t.figure("zombie_2").gone == "defeated"
