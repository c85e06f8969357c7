"""Descent in real browsers."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.endings import played
from tests.browser.person import Person, play_to_the_end

Enter = Callable[..., Person]
GAME = "descent"
HEROES = 1
"""The seat of the heroes, where there are two."""


def answer_until(ann: Person, words: str) -> None:
    """Answer what comes by the first thing that can be chosen, until something is asked."""
    begin = ann.page.get_by_role("button", name="To the map")
    while words not in ann.wait_until(lambda now: now["mine"])["ask"]:
        if begin.count():
            begin.click()
        lit = ann.page.locator(".de-hit.can")
        button = ann.page.locator(".prompt__acts button")
        decision = ann.page.locator(".prompt").get_attribute("data-decision")
        (lit if lit.count() else button).first.click()
        ann.wait_for(f"document.querySelector('.prompt').dataset.decision !== '{decision}'")


def test_a_hero_is_placed_and_walks_by_one_click(person: Enter):
    ann = person()
    ann.sit_down(GAME, seat=HEROES, bot="random")
    answer_until(ann, "Act with")
    ann.picture("descent-turn")
    pale = ann.page.locator(".de-hit.can:has(~ *)")
    far = pale.last
    name = (far.get_attribute("aria-label") or "").split(",")[0]
    far.click()
    ann.wait_until(lambda seen: seen["mine"])
    if ann.page.locator(".menu").count():
        ann.page.locator(".menu button", has_text="move action").click()
    ann.page.locator(".rail .log li", has_text=f"enters {name}.").first.wait_for()
    assert "takes a move action" in ann.page.locator(".rail .log").inner_text(), "one click is action and way"


def test_an_encounter_by_the_heroes_to_its_end(person: Enter):
    before = played(GAME)
    ann = person()
    ann.take_over(before.record, answers=before.before_the_end(25, seat=HEROES), seat=HEROES)
    play_to_the_end(ann, seconds=120)
    ann.page.wait_for_selector("dialog.end figure")
    ann.picture("descent-end")
