"""Putting an attack of Dusk together: card by card, and back again, until it is declared."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.endings import played
from tests.browser.person import Person

Enter = Callable[..., Person]


def test_an_attack_that_is_not_declared_can_be_taken_back(person: Enter):
    ann = person()
    game = played("dusk", about="called")
    ann.take_over(game.record, answers=game.at("called", before=2), bots="random")
    ann.wait_until(lambda seen: bool(seen["mine"]) and "Take an action" in seen["ask"])
    ann.page.get_by_role("button", name="Called Shot").click()
    asked = ann.wait_until(lambda seen: bool(seen["mine"]) and "Take an action" not in seen["ask"])["ask"]
    ann.picture("dusk-forming")
    ann.page.keyboard.press("u")
    ann.wait_until(lambda seen: bool(seen["mine"]) and "Take an action" in seen["ask"])
    assert "Take an action" not in asked
