"""Dice tumble, figures walk, the turns of bots can be followed and skipped; reduced motion is respected."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.person import Person

Enter = Callable[..., Person]

MOVING = """() => { const found = document.getAnimations()
  .filter(each => each.effect.getTiming().iterations === 1 && each.effect.getTiming().duration > 10)
  .filter(each => each.effect.target.matches(".die, [data-thing]"))
  .map(each => each.effect.getKeyframes().some(frame => "transform" in frame && frame.transform !== "none"));
  return found.length ? found : null; }"""


def _reroll(ann: Person) -> list[bool]:
    """Roll one die again; for every animation that starts, whether something travels."""
    ann.wait_for_my_action()
    ann.page.keyboard.press("5")
    ann.wait_until(lambda seen: "reroll" in seen["ask"])
    ann.page.locator(".die.is-choosable").first.click()
    ann.page.get_by_role("button", name="Roll 1 die").click()
    moving: list[bool] = ann.wait_for(MOVING)
    return moving


def test_dice_tumble_and_a_bots_turn_can_be_followed_and_skipped(person: Enter):
    ann = person(speed="slow", reduced_motion="no-preference")
    ann.sit_down()
    assert True in _reroll(ann)
    skip = ann.page.get_by_role("button", name="Skip", exact=True)
    ann.repeat(ann.answer_if_asked, until=lambda: skip.count() and ann.page.locator(".seat--turn").count())
    before = ann.page.locator(".rail .log li").count()
    skip.click()
    # What was left is there at once, or whatever the bot does next: it may still be thinking.
    ann.wait_for(f"document.querySelectorAll('.rail .log li').length > {before}")


def test_cards_fly_between_zones_on_a_layer_nobody_can_click(person: Enter):
    ann = person(speed="slow", reduced_motion="no-preference")
    ann.sit_down()
    ann.wait_for_my_action()
    ann.page.get_by_role("button", name="Refresh").click()
    flying = ann.wait_for(
        """() => { const found = [...document.querySelectorAll('.flight')];
          const seen = found.map(each => [each.inert, each.querySelectorAll('[data-thing]').length]);
          return seen.length ? seen : null; }"""
    )
    assert [True, 0] in flying
    ann.wait_for("document.querySelectorAll('.flight').length === 0")


def test_with_reduced_motion_nothing_travels(person: Enter):
    ann = person(speed="normal")
    ann.sit_down()
    assert True not in _reroll(ann)
