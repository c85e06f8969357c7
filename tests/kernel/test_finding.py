"""Finding a rule on the agenda by its kind or its depth."""

import pytest

from gloaming.kernel import Position, Rule
from gloaming.kernel.agenda import BrokenRule, Frame


class Blow(Rule):
    number: int
    marked: bool = False


class HardBlow(Blow):
    """Also a blow."""


class Parry(Rule):
    def parry(self, g: Position) -> None: ...


def agenda(*rules: Rule) -> Position:
    return Position(seats=2, chance=0, agenda=[Frame(rule, 0, (n,)) for n, rule in enumerate(rules)])


def test_the_nearest_rule_of_a_kind_is_the_one_that_runs_first():
    pos = agenda(Blow(0), HardBlow(1), Parry())
    assert pos.nearest(Blow) == HardBlow(1)
    assert pos.depth_of(Blow) == 1
    assert pos.find(Parry) == Parry()


def test_it_can_be_sought_from_a_depth_downwards():
    pos = agenda(Blow(0), HardBlow(1), Parry())
    assert pos.nearest(Blow, under=0) == Blow(0)
    assert pos.nearest(Blow, under=1) == HardBlow(1)
    assert pos.find(Parry, under=1) is None


def test_equal_rules_are_told_apart_by_their_depth():
    assert agenda(Blow(0), Blow(0), Parry()).depth_of(Blow) == 1


def test_what_has_to_be_there_and_is_not_is_named():
    pos = agenda(Parry())
    assert pos.find(Blow) is None
    for seek in (pos.nearest, pos.depth_of):
        with pytest.raises(BrokenRule, match=r"there is no Blow at Parry\.parry"):
            seek(Blow)


def test_a_mark_reaches_the_nearest_of_a_kind_or_a_depth_and_leaves_the_rest_of_the_frame():
    pos = agenda(Blow(0), HardBlow(1), Parry())
    pos.amend(Blow, marked=True)
    pos.amend(0, number=7)
    assert pos.agenda == [Frame(Blow(7), 0, (0,)), Frame(HardBlow(1, marked=True), 0, (1,)), Frame(Parry(), 0, (2,))]


def test_a_rule_is_found_by_the_depth_that_was_noted():
    pos = agenda(Blow(0), HardBlow(1), Parry())
    assert pos.depth == 2
    assert [pos.rule_at(depth) for depth in (-1, 0, 2, 3)] == [None, Blow(0), Parry(), None]


def test_what_runs_answers_what_lies_below_it():
    pos = agenda(Blow(0), Parry())
    assert (pos.running, pos.answered) == (Parry(), Blow(0))
    assert (agenda(Blow(0)).answered, agenda().running) == (None, None)
