"""What all views share: a secret question is known to its own seat alone."""

from gloaming.api.views import BaseView, decides, seen_by
from gloaming.kernel import PASS, Ask, Position


def asked(ask: Ask | None) -> Position:
    return Position(seats=3, chance=0, agenda=[], ask=ask)


def view_of(pos: Position, seat: int) -> BaseView:
    public = BaseView(seats=3, turn=1, active=0, decides=decides(pos, None), outcome=None)
    return seen_by(pos, seat, public, {"turn": 2})


def test_an_open_question_is_known_to_all_and_put_to_one():
    pos = asked(Ask(1, "peek", (PASS,)))
    assert [decides(pos, viewer) for viewer in (0, 1, 2, None)] == [1, 1, 1, 1]
    assert [view_of(pos, seat).ask for seat in range(3)] == [None, pos.ask, None]


def test_nobody_else_is_told_who_is_asked_in_secret():
    pos = asked(Ask(1, "snare", (PASS,), secret=True))
    assert [decides(pos, viewer) for viewer in (0, 1, 2, None)] == [None, 1, None, None]
    assert [view_of(pos, seat).decides for seat in range(3)] == [None, 1, None]


def test_nobody_decides_once_the_game_is_over():
    assert (decides(asked(None), 0), view_of(asked(None), 0).ask) == (None, None)


def test_a_seat_sees_what_everyone_does_and_what_it_knows_besides():
    seen = view_of(asked(None), 2)
    assert (seen.seat, seen.turn, seen.active) == (2, 2, 0)
