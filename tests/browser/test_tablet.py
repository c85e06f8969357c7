"""A tablet: the prompt has one height whatever it asks, and everybody has room beside the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.endings import played
from tests.browser.person import CASTING, TABLET, Person
from tests.browser.test_dusk import answer as strike

Enter = Callable[..., Person]

PROMPT = """() => {
  const prompt = document.querySelector('.prompt');
  const box = prompt.getBoundingClientRect();
  const inside = [...prompt.querySelectorAll('.prompt__txt > *, .btn')].filter(part => {
    const {top, bottom} = part.getBoundingClientRect();
    return part.textContent.trim() && (top < box.top || bottom > box.bottom + 1);
  });
  return {at: `${box.top} ${box.height}`, out: inside.map(part => part.textContent.trim())};
}"""
"""Where the prompt lies, and what of it does not fit."""

CROWDED = """() => {
  const prompt = document.querySelector('.prompt').getBoundingClientRect();
  const seats = [...document.querySelectorAll('.players .seat')];
  const below = seats.filter(on => on.getBoundingClientRect().bottom > prompt.top);
  const right = on => on.getBoundingClientRect().right;
  const over = [...document.querySelectorAll('.players .du-zone')].filter(on => {
    const next = on.nextElementSibling;
    return right(on) > (next ? next.getBoundingClientRect().left : right(on.closest('.seat')));
  });
  return [...below, ...over].map(on => on.textContent.trim());
}"""
"""What of the others lies under the prompt or is too wide for its place."""


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


@pytest.mark.parametrize("seats", [4, 6])
def test_all_opponents_of_dusk_have_room(person: Enter, seats: int):
    begun = played("dusk", seats=seats, about="act")
    ann = person(screen=TABLET)
    ann.take_over(begun.record, answers=begun.at("act"))
    ann.wait_until(lambda seen: seen["mine"])
    assert ann.page.locator(".players .du-mini.passive b").count() == seats - 1
    assert ann.page.evaluate(CROWDED) == []
