"""A match: its record, and undo that never crosses what was revealed or what someone else answered."""

import pytest

from gloaming import Match, Record
from gloaming.api import game as registry
from gloaming.kernel import Ask, Next, Option, Refused, Rule
from gloaming.kernel.agenda import run
from tests.kernel.embers.game import EMBERS
from tests.kernel.embers.rules import Bid, Blow, Call, Hearth, KeepVigil, SwapOmen, Throw, TurnOmen, Wait
from tests.kernel.scenes import MIRROR, SNUFF, only, scene


def match_of(*hands: list[int]) -> Match:
    """A match at a scene in which nothing is drawn."""
    match = Match(EMBERS, len(hands), seed=1)
    match.position = scene(*hands)
    return match


def say(match: Match, option: Option) -> None:
    """Answer with an option on offer."""
    ask = match.position.ask
    assert ask is not None
    match.answer(ask.options.index(option))


def undoers(match: Match) -> list[int]:
    """The seats that may take back their last answer."""
    return [seat for seat in range(match.position.seats) if match.can_undo(seat)]


def test_an_answer_is_taken_back_with_its_events_and_its_place_in_the_record():
    match = match_of([], [])
    before, told = match.position.clone(), list(match.events)
    say(match, SwapOmen(1))
    assert undoers(match) == [0]
    assert len(match.record.answers) == 1
    match.undo(0)
    assert match.position == before
    assert match.events == told
    assert match.record.answers == []
    say(match, Wait())  # and the game goes on from there


class Musing(Rule):
    """Seat 0 thinks twice, then waits for ever."""

    def once(self, g: Hearth) -> Next:
        return Ask(0, "muse", (Blow(1), Blow(2)))

    def twice(self, g: Hearth) -> Next:
        return Ask(0, "muse", (Blow(1), Blow(2)))

    def for_ever(self, g: Hearth) -> Next:
        return Ask(1, "muse", (Wait(),))


def test_several_answers_of_a_seat_are_taken_back_one_by_one():
    match = match_of([], [])
    match.position = only(Musing())
    run(match.position)
    before = []
    for _ in range(2):
        before.append(match.position.clone())
        say(match, Blow(2))
    for position in reversed(before):
        match.undo(0)
        assert match.position == position
    assert undoers(match) == []


def test_undo_never_crosses_a_revealed_event():
    match = match_of([], [])
    say(match, TurnOmen())
    assert undoers(match) == []
    with pytest.raises(Refused, match=r"^Nothing to take back: .*\.$"):
        match.undo(0)


def test_nor_does_it_reach_what_lies_before_one():
    match = match_of([], [])
    say(match, KeepVigil())
    say(match, Blow(1))
    assert undoers(match) == [1]
    say(match, TurnOmen())  # seat 1 again, in its own turn
    assert undoers(match) == []


def test_undo_never_crosses_a_moment_at_which_someone_might_answer_in_secret():
    for cards in ([SNUFF], [MIRROR]):  # seat 2 may answer with the one, and is not asked with the other
        match = match_of([], [], cards)
        say(match, Throw(1))
        assert undoers(match) == [], "else throwing and taking back would tell which it is"
    match = match_of([], [], [])
    say(match, Throw(1))
    assert undoers(match) == [0], "everyone sees that nobody can answer"


def test_an_answer_given_in_secret_stands():
    match = match_of([], [])
    say(match, Call())
    assert undoers(match) == [0]
    say(match, Bid(1))
    assert undoers(match) == []


def test_undo_never_crosses_another_seats_answer():
    match = match_of([], [])
    say(match, KeepVigil())
    assert undoers(match) == [0]
    say(match, Blow(1))
    assert undoers(match) == [1]
    match.undo(1)
    assert undoers(match) == [], "seat 1 has answered in between, so seat 0's turn to take back is over"


def test_nobody_else_takes_an_answer_back():
    match = match_of([], [])
    say(match, SwapOmen(1))
    position = match.position
    with pytest.raises(Refused):
        match.undo(1)
    assert match.position is position


def test_nothing_can_be_taken_back_at_the_start():
    assert undoers(match_of([], [])) == []


def test_a_refused_answer_leaves_the_match_as_it_was():
    match = match_of([], [])
    say(match, SwapOmen(1))
    position, answers = match.position.clone(), list(match.record.answers)
    with pytest.raises(Refused):
        match.answer(99)
    assert match.position == position
    assert match.record.answers == answers
    assert undoers(match) == [0]


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is a known game for one test."""
    monkeypatch.setitem(registry._GAMES, "embers", EMBERS)


@pytest.mark.usefixtures("registered")
def test_a_match_is_resumed_from_its_record():
    match = Match(EMBERS, 3, seed=5)
    for _ in range(10):
        match.answer(0)
    again = Match.resume(Record.verified(match.record.to_json())[0])
    assert again.position == match.position
    assert again.events == match.events
    assert again.record == match.record
    assert undoers(again) == undoers(match)


@pytest.mark.usefixtures("registered")
def test_undone_answers_are_not_in_the_record():
    match = Match(EMBERS, 2, seed=5)
    say(match, KeepVigil())
    match.undo(0)
    say(match, Call())
    assert match.record.replay() == match.position
