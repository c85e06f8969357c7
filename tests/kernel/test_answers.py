"""Answers that do not fit: refused in one sentence, and nothing changes."""

import pytest

from gloaming.kernel import Refused
from tests.kernel.embers.game import EMBERS
from tests.kernel.embers.rules import Throw, Wait
from tests.kernel.scenes import pick, scene


@pytest.mark.parametrize("answer", [-1, 6, 1 << 70, "0", 0.0, True, None, [0], Wait()])
def test_an_answer_out_of_range_or_of_another_type_is_refused_and_changes_nothing(answer):
    pos = scene([], [])
    before = EMBERS.save(pos)
    assert pos.ask is not None
    assert len(pos.ask.options) == 6
    with pytest.raises(Refused, match=r"^Answer with a number from 0 to 5, not .*\.$"):
        EMBERS.apply(pos, answer)
    assert EMBERS.save(pos) == before
    EMBERS.apply(pos, 0)


def test_an_answer_after_the_end_is_refused_and_changes_nothing():
    pos = scene([], [], embers=1)
    pick(pos, Throw(1))
    before = EMBERS.save(pos)
    with pytest.raises(Refused, match=r"^The game is over: there is no question to answer\.$"):
        EMBERS.apply(pos, 0)
    assert EMBERS.save(pos) == before


def test_quiet_answers_tell_nothing_and_lead_to_the_same_position():
    loud, quiet = scene([], []), scene([], [])
    assert EMBERS.apply(loud, 0)
    assert EMBERS.apply(quiet, 0, quiet=True) == []
    assert loud == quiet


def test_events_are_told_to_whoever_applies_and_not_kept():
    pos = scene([], [])
    pick(pos, Wait())
    assert pos.listener is None
