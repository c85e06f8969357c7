"""While an answer is asked for, what it answers is on stage: who attacks with what, whom, and what that does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.endings import IDLE, moment
from tests.browser.person import CASTING, Person

Enter = Callable[..., Person]

MINE = 0
FOE = 1


def asked_to_answer(ann: Person, game: str, so: Callable[[Any], bool]) -> None:
    """Be asked for a response at the first moment of a game that is so."""
    record, answers = moment(game, so)
    ann.take_over(record, answers=answers)
    ann.wait_until(lambda seen: bool(seen["mine"]))


def test_a_thread_runs_from_whoever_casts_to_whom_the_spell_is_aimed_at(person: Enter):
    ann = person()
    asked_to_answer(ann, CASTING, lambda view: view.spell and view.spell.seat == FOE and MINE in view.spell.targets)
    assert ann.page.evaluate(ENDS, "path.thread") == [FOE, MINE]
    assert "Aimed at you" in ann.page.locator(".pending.top:visible").inner_text(), "the spell itself lies beside it"


def test_a_line_runs_from_an_attacker_to_whom_a_card_attacks(person: Enter):
    ann = person()
    asked_to_answer(ann, "dusk", lambda view: any(_is_attack(one) and MINE in one.targets for one in view.stack))
    assert ann.page.evaluate(ENDS, ".du-line:not(.du-way)") == [FOE, MINE]
    assert "Attack on" in ann.page.locator(".board .pending.top").inner_text()


def _is_attack(pending: Any) -> bool:
    return pending.kind in ("single", "power", "called")


def test_what_an_announced_card_is_aimed_at_is_marked_beside_what_it_will_do(person: Enter):
    ann = person()
    asked_to_answer(ann, "twilight", lambda view: _on_a_card_of_mine(view) and _is_worth_asking(view.ask))
    assert ann.page.locator(".mat--me .fcard.tgt").count() == 1
    assert "Aimed at" in ann.page.locator(".board .pending.top").inner_text()


def _on_a_card_of_mine(view: Any) -> bool:
    mine = {one.card for one in view.field if one.controller == MINE}
    return any(item.seat == FOE and mine.intersection(item.cards) for item in view.chain)


def _is_worth_asking(ask: Any) -> bool:
    """True where nobody passes in my name."""
    return any(type(option).__name__ not in IDLE for option in ask.options)


ENDS = """line => {
  const drawn = document.querySelector(line), length = drawn.getTotalLength();
  return [0, length].map(far => {
    const {x, y} = drawn.getPointAtLength(far).matrixTransform(drawn.getScreenCTM());
    const near = [...document.querySelectorAll('.board [data-figure]')].map(figure => {
      const box = figure.getBoundingClientRect();
      return [Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y), Number(figure.dataset.figure)];
    });
    return near.sort((one, other) => one[0] - other[0])[0][1];
  });
}"""
"""The seats whose figures stand where a line begins and where it ends."""
