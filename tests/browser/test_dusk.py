"""Dusk in real browsers: duels at a desk and with a thumb, decks picked at the table, the arena by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.endings import played
from tests.browser.person import DESK, PHONE, TABLET, Person
from tests.browser.test_access import serious
from tests.browser.test_phone import TOO_SMALL

Enter = Callable[..., Person]

LIT = ".is-choosable[data-key], .du-hit.lit"


def answer(ann: Person, seen: dict[str, Any]) -> bool:
    """Answer what is asked: attack where possible, else move, else the first answer there is."""
    keys = [key for key in seen["keys"] if key != "Esc"]
    if not seen["mine"]:
        return False
    if "Enter" in keys:
        return ann.press("Enter", seen)
    if "Take an action" in seen["ask"] and "Esc" not in seen["keys"]:
        return ann.press(next(key for key in ("2", "1", "5", "E") if key in keys), seen)
    if keys:
        return ann.press(keys[0], seen)
    return ann.click_first(LIT, seen)


def fight_until(ann: Person, done: Callable[[dict[str, Any]], bool], seconds: float = 60) -> None:
    """Answer everything until the screen shows it."""
    ann.answer_until(done, answer, seconds)


def my_action(seen: dict[str, Any]) -> bool:
    return bool(seen["mine"]) and "Take an action" in seen["ask"]


def test_a_duel_to_its_end(person: Enter):
    ann = person()
    game = played("dusk", wounds=1)
    ann.take_over(game.record, answers=game.at("act"), bots="random")
    fight_until(ann, my_action)
    assert serious(ann) == []
    ann.page.locator(".du-hand .plain").first.hover()
    ann.page.wait_for_selector(".du-range")
    ann.page.wait_for_selector(".large")
    ann.picture("dusk-desk")
    ann.page.mouse.move(5, 5)
    ann.page.locator(".du-things button", has_text="void").click()
    assert "void" in ann.page.locator(".sheet h2").inner_text()
    ann.take_over(game.record, answers=game.before_the_end(25), bots="random")
    fight_until(ann, lambda seen: bool(seen["over"]))
    ann.page.wait_for_selector("dialog.end figure")
    assert ann.page.locator("dialog.end figure").count() == 3
    ann.picture("dusk-end")
    assert serious(ann, "dialog.end") == []


def test_a_duel_with_a_thumb(person: Enter):
    ann = person(screen=PHONE, has_touch=True, is_mobile=True)
    ann.sit_down("dusk", bot="greedy", wounds=1)
    fight_until(ann, my_action)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "nothing lies beyond the edge"
    board = ann.page.locator(".du-arena").bounding_box()
    assert board is not None
    assert board["height"] > 240, "the arena is large enough for a thumb"
    ann.picture("dusk-phone")
    assert serious(ann) == []
    asked = ann.sees()["ask"]
    ann.page.locator(".du-hand .plain.is-choosable").first.tap()
    menu = ann.page.locator(".menu button")
    ann.wait_until(lambda seen: menu.count() > 0 or seen["ask"] != asked)
    if menu.count():
        menu.first.tap()
    ann.wait_for_another_ask(asked)
    fight_until(ann, lambda seen: my_action(seen) or bool(seen["over"]))


def test_cards_that_can_block_glow_and_one_press_begins_the_block(person: Enter):
    ann = person()
    game = played("dusk", about="block")
    ann.take_over(game.record, answers=game.at("block"), bots="random")
    ann.wait_until(lambda seen: "take the hit" in seen["ask"])
    ann.page.locator(".du-hand .is-choosable").first.click()
    if ann.page.locator(".menu button").count():
        ann.page.locator(".menu button").first.click()
    blocked = "/You block/.test(document.querySelector('.rail .log').innerText)"
    ann.wait_for(f"!!document.querySelector('.du-hand .is-chosen') || {blocked}")


def test_decks_are_picked_at_the_table_by_click_and_key(person: Enter):
    ann = person()
    ann.sit_down("dusk", bot="greedy", set_up="book")
    ann.wait_until(lambda seen: "Choose your Phantom" in seen["ask"])
    ann.page.locator(".du-set.is-choosable", has_text="The Vitrine").click()
    ann.wait_until(lambda seen: "Choose a card for your deck" in seen["ask"])
    ann.picture("dusk-draft")
    assert serious(ann) == []
    ann.page.locator(".du-draft__cards .is-choosable").nth(8).click()
    ann.page.wait_for_selector(".du-draft__cards .got")
    for _ in range(3):
        before = ann.page.locator(".du-draft__cards .got").count()
        ann.page.locator(".du-draft__cards .is-choosable").first.focus()
        ann.page.keyboard.press("Enter")
        ann.wait_for(
            f"document.querySelectorAll('.du-draft__cards .got').length > {before} || !document.querySelector('.got')"
        )
    fight_until(ann, lambda seen: "corner" in seen["ask"] or "places first" in seen["ask"] or my_action(seen))
    assert "The Vitrine" in ann.page.locator(".du-mine h3").inner_text()


def test_the_arena_by_keyboard_and_why_not(person: Enter):
    ann = person()
    ann.sit_down("dusk", bot="greedy", wounds=1)
    fight_until(ann, my_action)
    ann.page.keyboard.press("1")
    if "Esc" in ann.wait_until(lambda seen: "Esc" in seen["keys"] or "where to move" in seen["ask"])["keys"]:
        ann.page.keyboard.press("1")
    ann.wait_until(lambda seen: "Choose where to move" in seen["ask"])
    lit = ann.page.locator(".du-hit.lit").first
    assert "choosable" in (lit.get_attribute("aria-label") or "")
    lit.focus()
    ann.page.locator(".du-step.du-way").first.wait_for(state="attached")
    here = ann.page.evaluate("document.activeElement.getAttribute('aria-label')")
    ann.page.keyboard.press("ArrowDown")
    there = ann.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert there != here
    assert there.startswith("hex ")
    lit.focus()
    ann.page.keyboard.press("Enter")
    ann.wait_until(lambda seen: "Choose where to move" not in seen["ask"])
    fight_until(ann, my_action)
    why_not = ann.page.locator(".prompt__acts .btn[aria-disabled=true]")
    if why_not.count():
        why_not.first.click(force=True)
        assert "DU-" in ann.page.locator(".toast").inner_text()


def test_everyones_passive_is_seen_and_a_press_opens_everything(person: Enter):
    ann = person()
    ann.sit_down("dusk", seats=6, bot="greedy", seed=7)
    fight_until(ann, my_action)
    passives = ann.page.locator(".rail .seat .du-mini.passive")
    assert [passives.nth(seat).is_visible() for seat in range(passives.count())] == [True] * 5
    passives.first.hover()
    ann.page.wait_for_selector(".large .card__text")
    name = ann.page.locator(".rail .seat").first.get_attribute("aria-label") or ""
    ann.page.get_by_role("button", name=f"Everything of {name}").click()
    sheet = ann.page.locator(".sheet")
    assert name in sheet.locator("h2").inner_text()
    for part in ("Passive", "Seen in hand", "Top of the deck", "Top of the boneyard", "Void"):
        sheet.get_by_text(part).first.wait_for()
    assert serious(ann, ".sheet") == []


def test_what_a_wild_counts_as_says_what_that_leads_to(person: Enter):
    game = played("dusk", about="as")
    ann = person()
    ann.take_over(game.record, answers=game.at("as"), bots="random")
    ann.wait_until(lambda seen: "counts as" in seen["ask"])
    more = ann.page.locator(".prompt__more")
    assert more.inner_text() == "It moves you exactly as many hexes as it counts."
    ann.page.get_by_role("button", name="As 3").hover()
    ann.wait_for("/^You move exactly 3 hexes/.test(document.querySelector('.prompt__more').innerText)")


def test_the_arena_on_a_phone(person: Enter):
    ann = person(screen=PHONE, has_touch=True, is_mobile=True)
    ann.sit_down("dusk", bot="greedy", wounds=1)
    fight_until(ann, my_action)
    hexes = [ann.page.locator(".du-hit").nth(place).bounding_box() for place in (0, 1)]
    left, right = (box["x"] for box in hexes if box)
    assert round(right - left) >= 39, "hexes lie 40 pixels apart"
    assert ann.page.locator(".du-frame.gilt").count() == 1
    frame, arena = (ann.page.locator(part).bounding_box() for part in (".du-frame.gilt", ".du-board"))
    assert frame
    assert arena
    assert frame["y"] >= arena["y"]
    assert frame["y"] + frame["height"] <= arena["y"] + arena["height"] + 1
    passive = ann.page.locator(".players .du-mini.passive")
    assert "Ready: " in passive.inner_text(), "what a foe's passive does is read without a tap"
    assert passive.evaluate("on => on.scrollHeight <= on.clientHeight"), "all of it"
    ann.page.locator(".rail .seat").first.tap()
    ann.page.locator(".sheet", has_text="Void").wait_for()


def test_hints_while_blocking_are_about_the_block(person: Enter):
    ann = person()
    game = played("dusk", about="block")
    ann.take_over(game.record, answers=game.at("block"), bots="random")
    ann.wait_until(lambda seen: "take the hit" in seen["ask"])
    ann.wait_for("/exactly [0-9].* stop the damage/.test(document.querySelector('.prompt__more').innerText)")
    card = ann.page.locator(".du-hand .is-choosable").first
    card.hover()
    ann.wait_for("/ block /.test(document.querySelector('.prompt__more').innerText)")
    ann.page.wait_for_selector(".large")
    card.click()
    if ann.page.locator(".menu button").count():
        ann.page.locator(".menu button").first.click()
    fight_until(ann, lambda seen: "take the hit" not in seen["ask"] and "block" not in seen["ask"])
    assert ann.page.locator(".large").count() == 0, "a card that leaves takes its picture with it"


@pytest.mark.parametrize("seats", [4, 6])
def test_with_several_opponents_hexes_are_as_far_apart(person: Enter, seats: int):
    ann = person(screen=PHONE, has_touch=True, is_mobile=True)
    game = played("dusk", seats=seats, about="act", set_up="quick")
    ann.take_over(game.record, answers=game.at("act"), bots="random")
    fight_until(ann, my_action)
    hexes = "[...document.querySelectorAll('.du-hit')].slice(0, 2).map(on => on.getBoundingClientRect().x)"
    first, second = ann.page.evaluate(hexes)
    assert second - first >= 39
    dock = ann.page.locator(".dock")
    assert dock.evaluate("on => on.scrollHeight <= on.clientHeight"), "nothing of the dock is cut off for it"
    foes = ann.page.locator(".players .seat")
    assert min(box["height"] for foe in foes.all() if (box := foe.bounding_box())) >= 44, "a thumb meets them"
    assert ann.page.evaluate(BEYOND_THEIR_SEAT) == [], "what is theirs lies on their plate"
    assert ann.page.locator(".players .du-ally:visible").count() == seats // 2 - 1, "and whose side they are on is seen"


BEYOND_THEIR_SEAT = """() => [...document.querySelectorAll('.players .seat')].flatMap(seat => {
  const room = seat.getBoundingClientRect();
  return [...seat.querySelectorAll('.du-mini, .du-ally, .du-locs, .du-crest')]
    .filter(on => on.checkVisibility() && on.getBoundingClientRect().right > room.right + 1).map(on => on.className);
})"""


@pytest.mark.parametrize("screen", [DESK, TABLET], ids=["desk", "tablet"])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_all_opponents_have_room_and_say_what_their_passive_does(person: Enter, seats: int, screen: ViewportSize):
    begun = played("dusk", seats=seats, about="act")
    ann = person(screen=screen)
    ann.take_over(begun.record, answers=begun.at("act"))
    ann.wait_until(lambda seen: seen["mine"])
    assert ann.page.evaluate(CROWDED) == []
    passives = ann.page.evaluate(PASSIVES)
    assert len(passives) == seats - 1
    used = [passive for passive in passives if passive["says"].startswith("Used")]
    assert all("Refreshes " in passive["says"] for passive in used), "and when it does so again"
    for passive in passives:
        assert re.match(r"(Ready|Used): (When|After|Refreshes) ", passive["says"]), passive
        assert passive["is_whole"], passive
        assert passive["size"] >= 12, passive


@pytest.mark.parametrize("seats", [2, 3])
def test_in_a_replay_what_lies_where_fits_its_place(person: Enter, seats: int):
    ann = person()
    ann.visit(f"/replay/{ann.send(played('dusk', seats=seats, about='act').record)}")
    ann.page.wait_for_selector("[role=slider][aria-label=Position][aria-busy=false]")
    last = int(ann.page.get_by_role("slider", name="Position").get_attribute("aria-valuemax") or 0)
    for tenth in range(10):
        ann.page.evaluate(f"location.hash = '{(step := last * tenth // 9)}'")
        ann.wait_for(f"document.querySelector('[aria-label=Position]').getAttribute('aria-valuenow') === '{step}'")
        assert ann.page.evaluate(TOO_WIDE) == []


TOO_WIDE = """() => [...document.querySelectorAll('.players .du-zone')].flatMap(on => {
  const words = document.createRange();
  words.selectNodeContents(on);
  const [text, box] = [words.getBoundingClientRect(), on.getBoundingClientRect()];
  return text.left < box.left || text.right > box.right ? [on.textContent] : [];
})"""

CROWDED = """() => {
  const prompt = document.querySelector('.prompt').getBoundingClientRect();
  const seats = [...document.querySelectorAll('.players .seat')];
  const below = seats.filter(on => on.getBoundingClientRect().bottom > prompt.top);
  const over = [...document.querySelectorAll('.players .du-zone')].filter(on => {
    const box = on.getBoundingClientRect();
    const next = on.nextElementSibling?.getBoundingClientRect();
    const beside = next && next.top < box.bottom;
    return box.right > (beside ? next.left : on.closest('.seat').getBoundingClientRect().right);
  });
  return [...below, ...over].map(on => on.textContent.trim());
}"""
"""What of the others lies under the prompt or is too wide for its place."""

PASSIVES = """() => [...document.querySelectorAll('.players .du-mini.passive')].map(on => {
  const text = on.querySelector('em');
  const says = text.checkVisibility() && text.getBoundingClientRect().width > 40 ? text.innerText : '';
  const ends = text.getBoundingClientRect().bottom <= on.getBoundingClientRect().bottom;
  const is_whole = ends && on.scrollHeight <= on.clientHeight && /[a-z]{3}/.test(says.slice(30));
  return {says, is_whole, size: parseFloat(getComputedStyle(text).fontSize)};
})"""
"""What each opponent's passive says, whether all of that is seen, and how large."""


@pytest.mark.parametrize("screen", [TABLET, PHONE], ids=["tablet", "phone"])
def test_where_a_move_may_end_the_range_to_each_foe_is_told_apart(person: Enter, screen: ViewportSize):
    begun = played("dusk", seats=6, about="act")
    ann = person(screen=screen)
    ann.take_over(begun.record, answers=begun.at("act"))
    ann.answer_until(lambda seen: "Choose where to move" in seen["ask"], set_out)
    marks: list[list[str]] = ann.page.evaluate(RANGES)
    assert marks
    assert all(len(of_hex) == len(set(of_hex)) == 3 for of_hex in marks), "each foe by the shape of its seat"
    assert ann.page.evaluate(TOO_SMALL) == {}


def set_out(ann: Person, seen: dict[str, Any]) -> None:
    """Move, with the first card there is."""
    if seen["mine"]:
        ann.press(next(key for key in seen["keys"] if key != "Esc"), seen)


RANGES = """() => [...document.querySelectorAll('.du-from')].filter(on => on.textContent.trim())
  .map(on => [...on.querySelectorAll('use')].map(shape => shape.getAttribute('href')))"""
"""The seats to which ranges are written on each hex."""
