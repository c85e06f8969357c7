"""axe-core finds no serious issue on any page, and every picture the server names is in the sprite."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.endings import played
from tests.browser.person import CASTING, DESK, PHONE, ROOT, Person, play_to_the_end

Enter = Callable[..., Person]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(guest: Person, part: str = "body") -> list[str]:
    """What axe-core finds serious or critical on the page, or on a part of it."""
    if not AXE.exists():
        pytest.skip("axe-core is not there: run `npm ci` in web/.")
    guest.page.wait_for_timeout(200)
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE.read_text())
    how = "{resultTypes: ['violations'], preload: false}"
    run = f"part => axe.run(part, {how}).then(result => result.violations)"
    found: list[dict[str, Any]] = guest.page.evaluate(run, part)
    return [
        f"{issue['id']}: {issue['nodes'][0]['html'][:160]} {issue['nodes'][0].get('failureSummary', '')[:200]}"
        for issue in found
        if issue["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_lobby_and_table(person: Enter, screen: Any):
    size = "phone" if screen is PHONE else "desk"
    ann = person(screen=screen)
    ann.enter_lobby()
    ann.picture(f"lobby-{size}")
    assert serious(ann) == []
    ann.play_now(seats=4)
    ann.wait_for_my_action()
    ann.picture(f"table-{size}")
    assert serious(ann) == []
    for button in ("Rules", "Log and talk", "Settings"):
        ann.page.get_by_role("button", name=button, exact=True).click()
        ann.page.wait_for_selector(".sheet")
        assert serious(ann, ".sheet") == []
        ann.page.keyboard.press("Escape")
        ann.page.wait_for_selector(".sheet", state="detached")


def test_drafts_a_deck_builder_and_a_watcher_on_a_phone(person: Enter):
    ann, ben = person(screen=PHONE), person(screen=PHONE)
    ann.visit("/decks/twilight")
    ann.page.wait_for_selector(".twpick .tcard")
    assert serious(ann) == []
    for game, drafted in (("dusk", "book"), ("twilight", "draft")):
        ann.sit_down(game, set_up=drafted)
        ann.wait_until(lambda seen: bool(seen["mine"]))
        assert serious(ann) == []
        ann.sit_down(game, seats=3)
        ben.visit(f"/room/{ann.room}")
        ben.page.wait_for_selector(".prompt--wait")
        assert serious(ben) == []


def test_gathering_end_and_replay(person: Enter):
    ann = person()
    ann.host()
    assert serious(ann) == []
    game = played(CASTING)
    ann.take_over(game.record, answers=game.before_the_end(12), bots="random")
    play_to_the_end(ann)
    ann.page.wait_for_selector("dialog.end figure")
    assert serious(ann, "dialog.end") == []
    ann.page.get_by_role("button", name="Watch the replay").click()
    ann.page.get_by_role("slider", name="Position").wait_for()
    assert serious(ann) == []


def test_the_guide_points_at_the_real_screen(person: Enter):
    ann = person()
    ann.enter_lobby()
    ann.page.get_by_role("button", name="Show me").click()
    said = ann.page.locator(".say")
    said.wait_for()
    steps = int(said.locator(".label").inner_text().split()[-1])
    assert steps >= 6
    for step in range(1, steps + 1):
        said.get_by_text(f"Step {step} of {steps}").wait_for()
        if step == 3:
            ann.picture("guide")
            assert serious(ann, ".say") == []
        said.get_by_role("button", name=re.compile("Next|Play on|Skip this step")).click()
    ann.page.wait_for_selector(".say", state="detached")


@pytest.mark.parametrize(("game", "least"), [(CASTING, 40), ("dusk", 100), ("twilight", 80), ("descent", 20)])
def test_every_picture_of_a_game_comes_with_it(person: Enter, game: str, least: int):
    ann = person()
    ann.sit_down(game)
    icons: list[str] = ann.page.evaluate(
        """async game => {
          const content = await (await fetch(`/api/games/${game}/content`)).json();
          const named = Object.values(content).filter(Array.isArray).flat().map(thing => thing?.icon);
          return [...new Set(named.filter(Boolean))];
        }""",
        game,
    )
    assert len(icons) >= least
    assert ann.page.evaluate("icons => icons.filter(icon => !document.getElementById(`g-${icon}`))", icons) == []


@pytest.mark.parametrize("size", [(1024, 768), (820, 1180), (3840, 2160)], ids=["tablet", "upright", "4k"])
def test_other_screens(person: Enter, size: tuple[int, int]):
    ann = person(screen={"width": size[0], "height": size[1]})
    ann.sit_down(seats=4)
    ann.wait_for_my_action()
    ann.picture(f"table-{size[0]}x{size[1]}")
    outside = ann.page.evaluate(
        """() => [...document.querySelectorAll('.prompt__acts button, .die, .seat, .plaque')]
          .map(node => [node.className, node.getBoundingClientRect()])
          .filter(([, box]) => box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
          .map(([name]) => name)"""
    )
    assert outside == []
    overlapping = ann.page.evaluate(
        """() => { const boxes = [...document.querySelectorAll('.plaque, .portal, .decks')]
          .map(node => node.getBoundingClientRect()).filter(box => box.width);
          return boxes.flatMap((a, n) => boxes.slice(n + 1).filter(b =>
            a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length; }"""
    )
    assert overlapping == 0
