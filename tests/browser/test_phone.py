"""A phone: nothing is too small or cut off, a held finger reads anything, the board keeps its size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.endings import moment, played
from tests.browser.person import CASTING, PHONE, Person

Enter = Callable[..., Person]

GAMES = (CASTING, "dusk", "twilight", "descent")
BOARD = ".mats, .boardin, .du-board, .de-board"

TOO_SMALL = """() => {
  const found = {};
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const on = node.parentElement;
    if (!node.textContent.trim() || !on.checkVisibility({visibilityProperty: true}) || on.closest('.vh')) continue;
    const drawn = on instanceof SVGGraphicsElement ? on.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(on).fontSize) * drawn;
    const name = `${on.tagName}.${on.getAttribute('class')}`;
    if (size && size < 11.95) found[name] = `${size.toFixed(1)} ${node.textContent}`;
  }
  return found;
}"""
"""Texts under 12 pixels as they lie on the screen, by where they stand."""

CUT = """() => [...document.querySelectorAll('*')].flatMap(on => {
  const style = getComputedStyle(on);
  const clamped = style.webkitLineClamp !== 'none';
  if (!(clamped || style.textOverflow === 'ellipsis') || style.overflow === 'visible') return [];
  if (!on.checkVisibility() || style.clipPath !== 'none' || on.matches('input')) return [];
  const missing = Math.max(on.scrollWidth - on.clientWidth, clamped ? on.scrollHeight - on.clientHeight - 8 : 0);
  const isName = on.matches('.fc__n, .seat__name, .tbls b, .st8 b, .bar__game');
  return missing > 1 && !isName ? [`${on.className}: ${on.textContent}`] : [];
})"""
"""Texts that end in dots; a name may where it is one of many."""

HELD = """selector => {
  const on = document.querySelector(selector);
  const box = on.getBoundingClientRect();
  const at = {bubbles: true, pointerType: 'touch', clientX: box.x + box.width / 2, clientY: box.y + box.height / 2};
  on.dispatchEvent(new PointerEvent('pointerdown', at));
}"""


HELD_ON = {
    CASTING: (".players .seat", "Shadow form of"),
    "dusk": ("[data-guide='hand'] [data-key^='card:']", ""),
    "twilight": ("[data-guide='hand'] [data-key^='card:']", ""),
    "descent": (".de-hero[data-key]", ""),
}
"""What a finger is held on in each game, and what is to be read then."""


OVERFULL = """() => [...document.querySelectorAll('.prompt__acts .btn')]
  .filter(on => on.scrollWidth > on.clientWidth).map(on => on.innerText)"""
"""Answers whose words are wider than their button."""


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_read_and_the_board_stays_as_it_is(person: Enter, game: str):
    ann = person(screen=PHONE, has_touch=True, is_mobile=True)
    if game == "dusk":  # nothing is held while Phantoms are placed
        begun = played(game, about="act")
        ann.take_over(begun.record, answers=begun.at("act"))
    else:
        ann.sit_down(game, bot="greedy")
    ann.wait_until(lambda seen: seen["mine"])
    selector, words = HELD_ON[game]
    ann.page.wait_for_selector(selector)
    ann.page.evaluate(HELD, selector)
    ann.page.wait_for_selector(".large")
    read = ann.page.locator(".large").inner_text()
    assert words in read
    assert read.strip()
    ann.picture(f"held-{game}")
    ann.page.locator(selector).first.dispatch_event("pointerleave", {"pointerType": "touch"})
    ann.page.wait_for_selector(".large", state="detached")
    board: dict[str, Any] | None = None
    for _ in range(4):
        asked = ann.wait_until(lambda seen: seen["mine"])["ask"]
        assert ann.page.evaluate(TOO_SMALL) == {}
        assert ann.page.evaluate(CUT) == []
        assert ann.page.evaluate(OVERFULL) == []
        now: Any = ann.page.locator(BOARD).first.bounding_box()
        assert board in (None, now), "whatever is asked, the board keeps its size"
        board = now
        if ann.answer_if_asked():
            ann.wait_for_another_ask(asked)


def test_the_last_answer_of_a_turn_fits_among_the_others(person: Enter):
    ann = person(screen=PHONE, has_touch=True, is_mobile=True)
    record, answers = moment(CASTING, lambda view: view.active == 0 and view.phase == 2 and not view.points)
    ann.take_over(record, answers=answers)
    ann.wait_until(lambda seen: seen["mine"])
    assert ann.page.locator(".prompt__acts .btn--go").inner_text().split() == ["End", "turn"]
    assert ann.page.evaluate(OVERFULL) == []


KINDS = """() => [...new Map([...document.querySelectorAll('.play [data-key*=":"], .play .seat')].filter(on => {
    const {x, y, width, height} = on.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit && (on.contains(hit) || on.matches('.seat') && hit.closest('.seat') === on);
  }).map(on => [(on.dataset.key?.split(':')[0] ?? 'panel') + on.matches('.can, .is-choosable'), on])).values()]
  .map((on, number) => {
    on.dataset.held = number;
    return `[data-held="${number}"]`;
  })"""
"""One thing of each kind that a finger meets on the screen, of those that can be chosen and of the others."""

LEFT = """selector => {
  for (const kind of ['pointerup', 'click', 'pointerleave'])
    document.querySelector(selector).dispatchEvent(new PointerEvent(kind, {bubbles: true, pointerType: 'touch'}));
}"""


@pytest.mark.parametrize(
    ("game", "seats", "topic"),
    [(CASTING, 3, "act"), ("dusk", 3, "act"), ("twilight", 4, "seize"), ("descent", 2, "act")],
)
def test_a_held_finger_reads_anything_on_the_table(person: Enter, game: str, seats: int, topic: str):
    ann = person(screen=PHONE, has_touch=True, is_mobile=True)
    seat = int(game == "descent")  # with the heroes
    quick = {} if game == "descent" else {"set_up": "quick"}
    begun = played(game, seats=seats, about=topic, asked=seat, **quick)
    ann.take_over(begun.record, answers=begun.at(topic, seat=seat), seat=seat)
    asked = ann.wait_until(lambda seen: seen["mine"])["ask"]
    kinds: list[str] = ann.page.evaluate(KINDS)
    assert len(kinds) >= 4
    for selector in kinds:
        ann.page.evaluate(HELD, selector)
        ann.page.wait_for_selector(".large")
        assert ann.page.locator(".large").inner_text().strip(), selector
        ann.page.evaluate(LEFT, selector)
        ann.page.wait_for_selector(".large", state="detached")
    assert ann.sees()["ask"] == asked, "and does nothing else"
    assert ann.page.locator(".sheet, .menu, .de-path").count() == 0


def test_the_lobby_can_be_read(person: Enter):
    ann = person(screen=PHONE, has_touch=True, is_mobile=True)
    ann.enter_lobby()
    ann.page.get_by_role("button", name="Options").click()
    assert ann.page.evaluate(TOO_SMALL) == {}
    assert ann.page.evaluate(CUT) == []
