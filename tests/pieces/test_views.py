"""What all views share: a secret question is known to its own seat alone."""

from gloaming.kernel import PASS, Ask
from gloaming.pieces.views import decides, own_ask
from tests.pieces.cellar import new_cellar


def test_an_open_question_is_known_to_all_and_put_to_one():
    g = new_cellar()
    g.ask = Ask(1, "peek", (PASS,))
    assert [decides(g, viewer) for viewer in (0, 1, 2, None)] == [1, 1, 1, 1]
    assert [own_ask(g, viewer) for viewer in (0, 1, 2, None)] == [None, g.ask, None, None]


def test_nobody_else_is_told_who_is_asked_in_secret():
    g = new_cellar()
    g.ask = Ask(1, "snare", (PASS,), secret=True)
    assert [decides(g, viewer) for viewer in (0, 1, 2, None)] == [None, 1, None, None]


def test_nobody_decides_once_the_game_is_over():
    g = new_cellar()
    g.ask = None
    assert (decides(g, 0), own_ask(g, 0)) == (None, None)
