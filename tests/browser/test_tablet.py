"""A tablet: the prompt has one height whatever it asks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.endings import played
from tests.browser.person import CASTING, TABLET, Person
from tests.browser.test_dusk import answer as strike
from tests.browser.test_phone import CUT, TOO_SMALL

Enter = Callable[..., Person]

PROMPT = """() => {
  const prompt = document.querySelector('.prompt');
  const box = prompt.getBoundingClientRect();
  const inside = [...prompt.querySelectorAll('.prompt__txt > *, .btn')].filter(part => {
    const {top, bottom} = part.getBoundingClientRect();
    return part.checkVisibility() && part.textContent.trim() && (top < box.top || bottom > box.bottom + 1);
  });
  return {at: `${box.top} ${box.height}`, out: inside.map(part => part.textContent.trim())};
}"""
"""Where the prompt lies, and what of it does not fit."""


@pytest.mark.parametrize("game", [CASTING, "dusk", "twilight"])
def test_the_prompt_has_one_height(person: Enter, game: str):
    ann = person(screen=TABLET)
    if game == "dusk":  # from where there is more to answer than where a Phantom stands
        begun = played(game, seats=4, about="act")
        ann.take_over(begun.record, answers=begun.at("act"))
    else:
        ann.sit_down(game, seats=4, bot="greedy")
    lies: set[str] = set()
    asked: set[str] = set()

    def look_and_answer() -> None:
        seen = ann.sees()
        if seen["mine"]:
            prompt = ann.page.evaluate(PROMPT)
            assert prompt["out"] == []
            lies.add(prompt["at"])
            asked.add(seen["ask"])
        (strike if game == "dusk" else Person.answer_if_asked)(ann, seen)

    ann.repeat(look_and_answer, until=lambda: len(asked) > 2 or ann.sees()["over"])
    assert len(asked) > 1, "a game may be short"
    assert len(lies) == 1


def test_cards_that_can_be_pressed_where_they_lie_do_not_fill_the_prompt(person: Enter):
    ann = person(screen=TABLET)
    game = played("twilight", about="set_aside")
    ann.take_over(game.record, answers=game.at("set_aside"))
    asked = ann.wait_until(lambda seen: "Set cards aside" in seen["ask"])
    ann.press("1", asked)
    ann.wait_until(lambda seen: "Esc" in seen["keys"])
    assert ann.page.evaluate(PROMPT)["out"] == []
    assert ann.page.locator(".twdock .is-choosable").count() == 7
    ann.page.locator(".twdock .is-choosable").first.click()
    ann.wait_until(lambda seen: seen["ask"] != asked["ask"])


@pytest.mark.parametrize("game", [CASTING, "dusk", "twilight"])
def test_everything_can_be_read(person: Enter, game: str):
    ann = person(screen=TABLET)
    begun = played(game, seats=4, about=TOPICS[game])
    ann.take_over(begun.record, answers=begun.at(TOPICS[game]))
    ann.wait_until(lambda seen: seen["mine"])
    assert ann.page.evaluate(TOO_SMALL) == {}
    assert ann.page.evaluate(CUT) == []
    assert ann.page.evaluate(NAMES_CUT) == []


TOPICS = {CASTING: "act", "dusk": "act", "twilight": "summoning"}
NAMES_CUT = """() => [...document.querySelectorAll('.dock :is(.card__name, .card__foot)')].flatMap(on => {
  const card = on.closest('.card__in').getBoundingClientRect();
  return on.getBoundingClientRect().bottom > card.bottom + 1 ? [on.textContent] : [];
})"""
"""Names and figures of cards of the hand that do not fit on them."""


@pytest.mark.parametrize("seats", [2, 6])
def test_all_of_a_replay_can_be_reached(person: Enter, seats: int):
    ann = person(screen=TABLET)
    ann.visit(f"/replay/{ann.send(played('dusk', seats=seats, about='act').record)}")
    ann.page.wait_for_selector("[role=slider][aria-label=Position][aria-busy=false]")
    ann.page.locator(".tlgo .btn--go").wait_for()
    assert ann.page.evaluate(BEYOND_THE_EDGE) == []


BEYOND_THE_EDGE = """() => [...document.querySelectorAll('.tl button, .tl select, .bar :is(a, button)')]
  .filter(on => on.checkVisibility() && on.getBoundingClientRect().right > innerWidth)
  .map(on => on.textContent || on.ariaLabel)"""
"""What of the timeline and the bar lies right of the screen."""
