"""A tablet: the prompt has one height whatever it asks."""

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
