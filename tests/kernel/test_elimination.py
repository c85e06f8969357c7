"""Teams, and players who fall in the middle of a turn, their own included."""

from gloaming.kernel import PASS, Outcome
from tests.kernel.embers.rules import EmbersChanged, Fell, Mirrored, Play, Throw, TurnBegan
from tests.kernel.scenes import MIRROR, SNUFF, SNUFF_2, asked, pick, rules_on, scene


def test_the_active_player_falls_in_their_own_turn_and_the_next_turn_begins_at_once():
    pos = scene([], [MIRROR], [], embers=1)
    pick(pos, Throw(1))
    events = pick(pos, Play(MIRROR))
    assert events[1:] == [Mirrored(0), EmbersChanged(0, 0), Fell(0), TurnBegan(1)]
    assert asked(pos) == (1, "act")
    assert rules_on(pos) == ["Rounds", "Turn"], "nothing of the fallen player's turn is left"


def test_whoever_fell_is_no_longer_asked_and_no_longer_a_target():
    pos = scene([], [MIRROR, SNUFF], [SNUFF_2], embers=1)
    pick(pos, Throw(1))
    pick(pos, Play(MIRROR))
    pick(pos, PASS)
    pick(pos, PASS)
    assert pos.ask is not None
    assert Throw(0) not in pos.ask.options
    assert Throw(2) in pos.ask.options


def test_someone_else_falls_and_the_turn_of_the_active_player_ends_as_usual():
    pos = scene([], [], [], embers=1)
    events = pick(pos, Throw(2))
    assert events[1:] == [EmbersChanged(2, 0), Fell(2), TurnBegan(1)]


def test_a_team_wins_together_with_those_who_fell():
    pos = scene([], [], [], [], teams=True, embers=1)
    assert pos.ask is not None
    assert [option for option in pos.ask.options if isinstance(option, Throw)] == [Throw(1), Throw(3)]
    pick(pos, Throw(1))
    assert asked(pos) == (2, "act"), "seat 1 is out, so its turn does not come"
    pick(pos, Throw(3))
    assert pos.outcome == Outcome((0, 2), "the last fire")
    assert pos.ask is None
    assert pos.agenda == []


def test_a_team_wins_also_when_one_of_it_fell():
    pos = scene([], [MIRROR], [], [], teams=True, embers=1)
    pick(pos, Throw(1))
    pick(pos, Play(MIRROR))  # seat 0 falls by its own spark
    assert pos.outcome is None, "its team mate is still in"
    pick(pos, Throw(2))
    assert pos.outcome == Outcome((1, 3), "the last fire")
