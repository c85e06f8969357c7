"""A drawn board can be looked at closely by wheel, pinch, drag and keyboard, and is whole again by one key."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.person import DESK, PHONE, Person
from tests.browser.test_dusk import fight_until, my_action

Enter = Callable[..., Person]
Point = tuple[float, float]

SEEN = "document.querySelector('.du-arena').getAttribute('viewBox').split(' ').map(Number)"
AT = "([x, y]) => document.elementFromPoint(x, y)?.getAttribute('aria-label')"


def _arena(ann: Person) -> tuple[Point, float, list[float]]:
    """Sit down before the arena: its middle, its width in pixels, and the part of it that is seen."""
    ann.sit_down("dusk", bot="greedy", wounds=1)
    fight_until(ann, my_action)
    box = ann.page.locator(".du-arena").bounding_box()
    assert box is not None
    return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), box["width"], _seen(ann)


def _seen(ann: Person) -> list[float]:
    seen: list[float] = ann.page.evaluate(SEEN)
    return seen


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_wheel_and_drag(person: Enter, screen: ViewportSize):
    ann = person(screen=screen)
    (x, y), _, whole = _arena(ann)
    ann.page.mouse.move(x + 40, y + 30)
    there = ann.page.evaluate(AT, [x + 40, y + 30])
    ann.page.mouse.wheel(0, -400)
    ann.wait_for(f"{SEEN}[2] < {whole[2] * 0.6}")
    assert ann.page.evaluate(AT, [x + 40, y + 30]) == there, "what lies under the pointer stays there"
    near, asked = _seen(ann), ann.sees()["ask"]
    ann.page.mouse.down()
    ann.page.mouse.move(x, y, steps=4)
    ann.page.mouse.up()
    gone = _seen(ann)
    assert gone[2:] == near[2:]
    assert gone[0] > near[0]
    assert gone[1] > near[1]
    assert ann.sees()["ask"] == asked, "what ends a drag is no click"
    assert ann.page.locator(".menu button").count() == 0
    ann.page.mouse.wheel(0, 2000)
    ann.wait_for(f"{SEEN}[2] === {whole[2]}")
    assert _seen(ann) == whole
    assert ann.page.get_by_role("button", name="Show the whole board").count() == 0


def test_by_keyboard(person: Enter):
    ann = person()
    _, _, whole = _arena(ann)
    first = ann.page.locator(".du-hit").first
    first.focus()
    ann.page.keyboard.press("+")
    ann.page.keyboard.press("+")
    ann.page.keyboard.press("+")
    near = _seen(ann)
    assert near[2] < whole[2] / 2
    ann.page.keyboard.press("Shift+ArrowDown")
    assert _seen(ann)[1] > near[1]
    ann.page.locator(".du-hit").last.focus()
    inside = """() => { const a = document.activeElement.getBoundingClientRect(),
      b = document.querySelector('.du-arena').getBoundingClientRect();
      return a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left && a.right <= b.right; }"""
    ann.wait_for(inside)
    ann.page.keyboard.press("-")
    assert _seen(ann)[2] > near[2]
    ann.page.keyboard.press("0")
    assert _seen(ann) == whole


def test_by_two_fingers(person: Enter):
    ann = person(screen=PHONE, has_touch=True, is_mobile=True)
    (x, y), _, whole = _arena(ann)
    fingers = ann.page.context.new_cdp_session(ann.page)

    def touch(kind: str, *apart: float) -> None:
        points = [{"x": x + step, "y": y, "id": number} for number, step in enumerate(apart)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", -30, 30)
    for step in range(1, 6):
        touch("touchMove", -30 - 15 * step, 30 + 15 * step)
    touch("touchEnd")
    ann.wait_for(f"{SEEN}[2] < {whole[2] * 0.5}")
    ann.page.get_by_role("button", name="Show the whole board").tap()
    assert _seen(ann) == whole
    assert ann.page.evaluate("visualViewport.scale") == 1, "the page itself is not zoomed"
