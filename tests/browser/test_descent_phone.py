"""Descent by thumb: the map at its size, and all that stands beside it on a desk within reach."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.endings import played
from tests.browser.person import PHONE, Person
from tests.browser.test_access import serious
from tests.browser.test_descent import GAME, HEROES, LIT_SPACE, at_a_turn

Enter = Callable[..., Person]
SPACE = 40
"""The pixels of a space on a phone."""

LATE = """selector => {
  const on = document.querySelector(selector);
  const finger = kind => new PointerEvent(kind, {bubbles: true, pointerType: 'touch'});
  const [down, up] = [finger('pointerdown'), finger('pointerup')];
  on.dispatchEvent(down);
  return new Promise(done => setTimeout(() => {
    on.dispatchEvent(up);
    on.dispatchEvent(finger('click'));
    done();
  }, 600));
}"""
"""A short tap of which a busy page hears when its time to hold is over."""


def with_a_thumb(person: Enter) -> Person:
    return person(screen=PHONE, has_touch=True, is_mobile=True)


def test_the_map_is_as_near_when_there_is_less_room_for_it(person: Enter):
    ann = with_a_thumb(person)
    at_a_turn(ann)
    assert ann.wait_for(LIT_SPACE), "what can be chosen is in sight"
    try:
        ann.page.set_viewport_size({**PHONE, "height": PHONE["height"] - 160})
        space = ann.page.locator(".de-hit[data-space]").first
        ann.repeat(
            lambda: None, until=lambda: abs(space.evaluate("it => it.getBoundingClientRect().width") - SPACE) < 4
        )
    finally:  # somebody else takes this window over
        ann.page.set_viewport_size(PHONE)


def test_the_overview_shows_the_rest_of_the_map_and_goes_there(person: Enter):
    ann = with_a_thumb(person)
    at_a_turn(ann)
    overview = ann.page.locator(".de-overview")
    assert overview.locator(".heroes").count() == 4
    for x, y in ((86, 80), (10, 8)):
        before = overview.locator(".seen").get_attribute("y")
        overview.tap(position={"x": x, "y": y})
    ann.wait_for(f"document.querySelector('.de-overview .seen').getAttribute('y') !== '{before}'")
    ann.picture("descent-overview-phone")


def test_goals_sight_and_how_the_round_ends_are_within_reach(person: Enter):
    ann = with_a_thumb(person)
    at_a_turn(ann)
    ann.page.get_by_role("button", name="Goals of both sides").tap()
    told = ann.page.get_by_role("region", name="Introduction")
    assert "Mauler is defeated" in told.inner_text()
    assert told.get_by_role("region", name="End of the round").is_visible()
    ann.picture("descent-goals-phone")
    assert serious(ann) == []
    ann.page.get_by_role("button", name="To the map").tap()
    told.wait_for(state="detached")
    ann.page.get_by_role("button", name="Lines of sight").tap()
    ann.page.wait_for_selector(".de-lines, .de-veil", state="attached")


def test_who_is_asked_at_every_step_can_say_not_this_turn(person: Enter):
    game = played(GAME, about="entered", asked=HEROES)
    ann = with_a_thumb(person)
    ann.take_over(game.record, answers=game.at("entered", seat=HEROES), seat=HEROES)
    board = ann.page.locator(".de-board").bounding_box()
    silence = ann.page.get_by_role("button", name="Not this turn")
    silence.tap()
    ann.page.get_by_role("button", name="Ask again").wait_for()
    assert ann.page.locator(".de-board").bounding_box() == board, "and the board keeps its size"


def test_a_short_tap_that_is_heard_of_late_is_a_tap(person: Enter):
    ann = with_a_thumb(person)
    at_a_turn(ann)
    ann.wait_for(LIT_SPACE)
    ann.page.evaluate(LATE, ".de-hit.can[data-key^='space:']")
    ann.page.locator(".de-underfoot", has_text="Tap again").wait_for()


OVERLAPS = """() => {
  const map = document.querySelector('.de-overview').getBoundingClientRect();
  return [...document.querySelectorAll('.de-tools button, .fit')].filter(on => on.checkVisibility())
    .map(on => on.getBoundingClientRect())
    .filter(box => box.left < map.right && box.right > map.left && box.top < map.bottom && box.bottom > map.top).length;
}"""


def test_no_tool_lies_on_the_overview_however_many_there_are(person: Enter):
    ann = with_a_thumb(person)
    at_a_turn(ann)
    try:
        ann.page.set_viewport_size({**PHONE, "height": PHONE["height"] - 160})
        assert ann.page.locator(".de-tools button:visible").count() == 3
        assert ann.page.evaluate(OVERLAPS) == 0
    finally:  # somebody else takes this window over
        ann.page.set_viewport_size(PHONE)
