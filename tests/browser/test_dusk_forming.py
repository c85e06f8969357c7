"""Putting an attack of Dusk together: card by card, and back again, until it is declared."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.endings import played
from tests.browser.person import Person
from tests.browser.test_dusk import set_out

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


def test_a_power_attack_is_put_together_and_taken_back_card_by_card(person: Enter):
    ann = person()
    game = played("dusk", about="power")
    ann.take_over(game.record, answers=game.at("power"), bots="random")
    asked = [ann.wait_until(lambda seen: bool(seen["mine"]) and "Add cards" in seen["ask"])["ask"]]

    def add_a_card() -> None:
        ann.page.locator(".prompt__acts button", has_text="With ").first.click()
        ann.wait_for_another_ask(asked[-1])
        asked.append(ann.wait_until(lambda seen: bool(seen["mine"]) and "moment" not in seen["ask"])["ask"])

    ann.repeat(add_a_card, until=lambda: "Strike with" in asked[-1])
    ann.picture("dusk-power")
    asked.pop()

    def take_one_back() -> None:
        ann.page.get_by_role("button", name="Back").click()
        ann.wait_until(lambda seen: bool(seen["mine"]) and seen["ask"] == asked[-1])
        asked.pop()

    ann.repeat(take_one_back, until=lambda: not asked)


def test_after_a_reload_the_way_back_is_still_there(person: Enter):
    ann = person()
    game = played("dusk", about="go")
    ann.take_over(game.record, answers=game.at("go", before=1), bots="random")
    ann.answer_until(lambda seen: "Choose where to move" in seen["ask"], set_out)
    ann.wait_until(lambda seen: bool(seen["mine"]))
    belongs_to = ann.page.locator(".prompt__who").inner_text()
    assert belongs_to.lower().startswith("move with")
    ann.page.reload()
    ann.wait_until(lambda seen: bool(seen["mine"]) and "Esc" in seen["keys"])
    assert ann.page.locator(".prompt__who").inner_text() == belongs_to
    ann.page.keyboard.press("Escape")
    ann.wait_until(lambda seen: bool(seen["mine"]) and "Choose where to move" not in seen["ask"])
