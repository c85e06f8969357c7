"""Windows: who may answer what, in which order, and until when."""

from collections.abc import Sequence

from gloaming.kernel import PASS, Opened, Option
from tests.kernel.embers.rules import (
    CardPlayed,
    EmbersChanged,
    Fizzled,
    Hearth,
    Play,
    Spark,
    Throw,
    TurnBegan,
    TurnOmen,
    Warm,
)
from tests.kernel.scenes import MIRROR, MIRROR_2, SNUFF, SNUFF_2, SNUFF_3, SNUFF_4, asked, pick, rules_on, scene, told


def test_three_responses_deep_the_last_answer_works_first():
    pos = scene([SNUFF_2], [SNUFF, SNUFF_3])
    pick(pos, Throw(1))
    pick(pos, Play(SNUFF))  # seat 1 puts out the spark
    assert asked(pos) == (1, "snuffing")
    pick(pos, PASS)
    pick(pos, Play(SNUFF_2))  # seat 0 puts out that snuffing
    events = pick(pos, Play(SNUFF_3))  # seat 1 puts out seat 0's: a counter to a counter to a counter
    assert events == [
        CardPlayed(1, SNUFF_3),
        Fizzled("snuffing"),  # seat 0's
        Fizzled("spark"),
        TurnBegan(1),
    ]
    assert pos.players[1].embers == 3


def test_a_counter_to_a_counter_lets_the_first_thing_happen():
    pos = scene([SNUFF_2], [SNUFF])
    pick(pos, Throw(1))
    pick(pos, Play(SNUFF))
    events = pick(pos, Play(SNUFF_2))
    assert events == [CardPlayed(0, SNUFF_2), Fizzled("snuffing"), EmbersChanged(1, 2), TurnBegan(1)]


def test_a_window_opens_while_another_is_open_and_the_first_goes_on_after_it():
    pos = scene([SNUFF_2], [SNUFF, SNUFF_3])
    pick(pos, Throw(1))
    assert rules_on(pos) == ["Rounds", "Turn", "Spark", "Window"]
    pick(pos, Play(SNUFF))
    assert rules_on(pos) == ["Rounds", "Turn", "Spark", "Window", "Snuffing", "Window"]
    pick(pos, PASS)
    pick(pos, PASS)  # the inner window is closed, the snuffing has worked
    assert rules_on(pos) == ["Rounds", "Turn", "Spark", "Window"]
    assert asked(pos) == (1, "spark")


def test_a_window_closes_when_all_pass_in_a_row():
    pos = scene([SNUFF], [SNUFF_2], [SNUFF_3])
    pick(pos, Throw(1))
    order = []
    while pos.ask is not None and pos.ask.topic == "spark":
        order.append(pos.ask.seat)
        pick(pos, PASS)
    assert order == [1, 2, 0]
    assert pos.players[1].embers == 2


def test_after_an_answer_priority_starts_with_the_first_seat_again():
    pos = scene([SNUFF], [SNUFF_2], [SNUFF_3, SNUFF_4])
    pick(pos, Throw(1))
    pick(pos, PASS)
    assert asked(pos) == (2, "spark")
    pick(pos, Play(SNUFF_3))
    for seat in (1, 2, 0):
        assert asked(pos) == (seat, "snuffing")
        pick(pos, PASS)
    assert asked(pos) == (1, "spark"), "the seat that had passed is asked anew"


def test_a_pass_before_an_answer_does_not_count_towards_closing():
    pos = scene([], [SNUFF_2], [SNUFF_3, SNUFF_4])
    pick(pos, Throw(1))
    pick(pos, PASS)
    pick(pos, Play(SNUFF_3))
    for _ in range(2):
        pick(pos, PASS)  # nobody answers the snuffing
    pick(pos, PASS)
    assert asked(pos) == (2, "spark"), "seat 2 has answered and not passed since"


def test_a_once_window_asks_each_seat_at_most_once():
    pos = scene([], [SNUFF, SNUFF_2, SNUFF_3], [SNUFF_4])
    pick(pos, TurnOmen())
    assert asked(pos) == (1, "omen")
    pick(pos, Warm(SNUFF))
    assert asked(pos) == (2, "omen"), "seat 1 still has cards, but has answered"
    pick(pos, Warm(SNUFF_4))
    assert asked(pos) == (1, "act"), "no second round"
    assert [player.embers for player in pos.players] == [3, 4, 4]


def test_a_pass_in_a_once_window_is_the_one_answer():
    pos = scene([], [SNUFF], [SNUFF_2])
    pick(pos, TurnOmen())
    pick(pos, PASS)
    pick(pos, Warm(SNUFF_2))
    assert asked(pos) == (1, "act")


def test_a_seat_that_can_only_pass_is_not_asked():
    pos = scene([], [], [SNUFF])
    pick(pos, Throw(1))
    assert asked(pos) == (2, "spark")
    pos = scene([], [], [MIRROR])
    pick(pos, Throw(1))
    assert asked(pos) == (1, "act"), "a mirror is only for the target, so nobody was asked"


def test_what_is_offered_follows_from_the_frame_that_opened_the_window():
    pos = scene([], [MIRROR, SNUFF], [SNUFF_2])
    pick(pos, Throw(1))
    assert pos.ask is not None
    assert pos.ask.options == (Play(MIRROR), Play(SNUFF), PASS)
    assert pos.ask.secret, "that a seat is asked would tell what it holds"


def test_amend_marks_a_frame_below_and_nothing_else():
    pos = scene([SNUFF_2], [SNUFF])
    pick(pos, Throw(1))
    before = pos.agenda[:]
    pos.amend(2, snuffed=True)
    assert pos.agenda[2].rule == Spark(0, 1, snuffed=True)
    assert pos.agenda[2].step == before[2].step
    assert [pos.agenda[n] for n in (0, 1, 3)] == [before[n] for n in (0, 1, 3)]


def test_it_is_told_who_might_answer_by_what_everyone_knows():
    for held in (SNUFF, MIRROR):
        events = told(scene([MIRROR_2], [held], []), TurnOmen())
        assert [event for event in events if isinstance(event, Opened)] == [Opened("omen", (1, 0))]
    cannot = told(scene([], [], []), TurnOmen())
    assert not any(isinstance(event, Opened) for event in cannot), "without a card nobody might answer"


def test_it_is_told_again_after_an_answer_but_not_after_a_secret_pass():
    pos = scene([SNUFF], [SNUFF_2], [MIRROR])
    assert told(pos, Throw(1))[-1] == Opened("spark", (1, 2, 0))
    assert asked(pos) == (1, "spark")
    assert told(pos, PASS) == [], "seat 2 holds no answer, and nobody learns that seat 1 passed"
    assert asked(pos) == (0, "spark")
    assert told(pos, Play(SNUFF)) == [CardPlayed(0, SNUFF), Opened("snuffing", (1, 2))]


class PublicHearth(Hearth, kw_only=True):
    """A hearth at which everyone knows who can answer."""

    def secretly(self, moment: str, seat: int, options: Sequence[Option]) -> bool:
        return False


def test_it_is_told_again_after_a_pass_that_everyone_saw():
    hearth = scene([SNUFF], [SNUFF_2], [MIRROR])
    pos = PublicHearth(**{name: getattr(hearth, name) for name in hearth.__struct_fields__})
    told(pos, Throw(1))
    assert told(pos, PASS) == [Opened("spark", (2, 0))]
