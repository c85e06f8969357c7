"""The agenda: rules interrupted and resumed, results, the words a step may say, and the safety limit."""

import re
from typing import Any

import pytest

from gloaming.kernel import Ask, Next, Option, Position, Rule, again, choose, done, leave
from gloaming.kernel.agenda import STEP_LIMIT, BrokenRule, Chosen, EndlessLoop, Frame, run
from tests.kernel.embers.rules import Blow, EmbersChanged, Hearth, KeepVigil, TurnBegan, VigilKept, Wait
from tests.kernel.scenes import asked, only, pick, rules_on, scene


def test_a_rule_is_interrupted_and_goes_on_at_its_next_step_with_the_result():
    pos = scene([], [])
    assert pick(pos, KeepVigil()) == [], "the vigil waits for the gust"
    assert rules_on(pos) == ["Rounds", "Turn", "Vigil", "Gust"]
    assert asked(pos) == (1, "gust")
    assert pick(pos, Blow(1)) == [VigilKept(0, strength=1), EmbersChanged(0, 4), TurnBegan(1)]


def test_an_interrupted_rule_survives_a_copy_and_resumes_there_too():
    pos = scene([], [])
    pick(pos, KeepVigil())
    twin = pos.clone()
    pick(pos, Blow(2))
    pick(twin, Blow(1))
    assert (pos.players[0].embers, twin.players[0].embers) == (3, 4)


class Note(Rule):
    """Says what it was told, as the reason of the game's end."""

    value: Any = None

    def first(self, g: Hearth) -> Next:
        return done("from below") if self.value == "inner" else Note("inner")

    def second(self, g: Hearth, result: Any) -> Next:
        g.finish((), repr(result))
        return None


def test_the_result_of_a_rule_reaches_the_step_after_it():
    pos = only(Note())
    run(pos)
    assert pos.outcome is not None
    assert pos.outcome.reason == "'from below'"


class Silent(Rule):
    """Ends without a word."""

    def nothing(self, g: Hearth) -> Next:
        return None


class Listener(Rule):
    """Waits for a rule that gives no result."""

    def ask_silence(self, g: Hearth) -> Next:
        return Silent()

    def listen(self, g: Hearth, result: Any) -> Next:
        g.finish((), repr(result))
        return None


def test_a_rule_that_runs_to_its_end_has_no_result():
    pos = only(Listener())
    run(pos)
    assert pos.outcome is not None
    assert pos.outcome.reason == "None"


class Counting(Rule):
    """Counts to three by going back, then stops."""

    count: int = 0

    def up(self, g: Hearth) -> Next:
        return self.having(count=self.count + 1)

    def more(self, g: Hearth) -> Next:
        return again("up") if self.count < 3 else None

    def stop(self, g: Hearth) -> Next:
        g.finish((), str(self.count))
        return None


def test_having_changes_the_fields_and_again_goes_back():
    pos = only(Counting())
    run(pos)
    assert pos.outcome is not None
    assert pos.outcome.reason == "3"


class Saying(Rule):
    """Ends the game with what its steps have said."""

    said: str = ""

    def first(self, g: Hearth) -> Next:
        return self.having(said=self.said + "first ")

    def second(self, g: Hearth) -> Next:
        return self.having(said=self.said + "second ")

    def last(self, g: Hearth) -> Next:
        g.finish((), self.said)
        return None


class SayingMore(Saying):
    """Says its own second word, in the place of the other's."""

    def second(self, g: Hearth) -> Next:
        return self.having(said=self.said + "own ")


def test_a_rule_made_from_another_has_its_steps_in_their_places():
    said = []
    for rule in (Saying(), SayingMore()):
        pos = only(rule)
        run(pos)
        assert pos.outcome is not None
        said.append(pos.outcome.reason)
    assert said == ["first second ", "first own "]
    assert list(SayingMore.places) == ["first", "second", "last", ""]


class Nested(Rule):
    """Lies on top of itself some times, then leaves a rule of that name."""

    depth: int
    leaves: str

    def dig(self, g: Hearth) -> Next:
        return Nested(self.depth - 1, self.leaves) if self.depth else leave(self.leaves)

    def after(self, g: Hearth) -> Next:
        g.finish((), f"at depth {self.depth}")
        return None


def test_leave_drops_down_to_the_nearest_frame_of_that_name_only():
    pos = only(Nested(2, "Nested"))
    run(pos)
    assert pos.outcome is not None
    assert pos.outcome.reason == "at depth 1"


class Spin(Rule):
    """Never ends and never asks."""

    def turn(self, g: Hearth) -> Next:
        return again("turn")


def test_an_endless_loop_stops_with_an_error_that_names_the_agenda():
    pos = scene([], [])
    pos.agenda.append(Frame(Spin()))
    with pytest.raises(EndlessLoop, match=rf"{STEP_LIMIT} steps.*Rounds\.start > Turn\.act > Spin\.start"):
        run(pos)


class Deeper(Rule):
    """Puts one more of itself on the agenda."""

    def dig(self, g: Hearth) -> Next:
        return Deeper()


def test_an_agenda_that_only_grows_is_an_endless_loop_too():
    with pytest.raises(EndlessLoop, match=r"Deeper\.dig > Deeper\.dig"):
        run(only(Deeper()))


class Offer(Rule):
    """Asks with so many options, or says something else."""

    says: Any

    def offer(self, g: Hearth) -> Next:
        return self.says if not isinstance(self.says, int) else Ask(0, "many", (Wait(),) * self.says)


@pytest.mark.parametrize("options", [1, 128])
def test_an_ask_holds_one_to_128_options(options: int):
    pos = only(Offer(options))
    run(pos)
    assert pos.ask is not None
    assert len(pos.ask.options) == options


@pytest.mark.parametrize("options", [0, 129])
def test_an_ask_with_none_or_more_than_128_options_is_a_broken_rule(options: int):
    with pytest.raises(BrokenRule, match=rf"{options} options at Offer\.offer"):
        run(only(Offer(options)))


@pytest.mark.parametrize("said", ["a word", [], Wait()])
def test_a_step_that_returns_anything_else_is_a_broken_rule(said: Any):
    with pytest.raises(BrokenRule, match=r"is no next step at Offer\.offer"):
        run(only(Offer(said)))


def test_choose_asks_only_where_there_is_a_choice():
    two: list[Option] = [Blow(1), Blow(2)]
    assert choose(0, "gust", two) == Ask(0, "gust", (Blow(1), Blow(2)))
    assert choose(0, "gust", two[:1]) == Chosen(Blow(1))


def test_the_only_option_reaches_the_next_step_as_if_chosen():
    pos = scene([], [], embers=1)
    events = pick(pos, KeepVigil())
    assert events[0] == VigilKept(0, strength=1), "seat 1 has breath for 1 only, and was not asked"
    assert asked(pos) == (1, "act")


def test_nothing_on_the_agenda_happens_after_the_end():
    pos = only(Offer(2))
    pos.finish((0,), "over")
    run(pos)
    assert pos.agenda == []
    assert pos.ask is None


class Lost(Rule):
    """A rule whose only step returns what the kernel cannot follow."""

    word: str

    def wander(self, g: Position) -> Next:
        if self.word == "leave":
            return leave("Nowhere")
        return again("nowhere") if self.word == "again" else done()


@pytest.mark.parametrize(
    ("word", "words"),
    [
        ("leave", "there is no Nowhere to leave at Lost.wander"),
        ("again", "there is no step 'nowhere' at Lost.wander"),
        ("done", "nothing is left on the agenda, and the game has no outcome"),
    ],
)
def test_a_rule_that_leads_nowhere_is_named(word: str, words: str):
    pos = Position(seats=2, chance=0, agenda=[Frame(Lost(word))])
    with pytest.raises(BrokenRule, match=re.escape(words)):
        run(pos)


def test_a_field_cannot_hide_what_every_rule_has():
    with pytest.raises(TypeError, match="Hidden cannot have a field 'steps'"):

        class Hidden(Rule):
            steps: int  # type: ignore[assignment, misc]
