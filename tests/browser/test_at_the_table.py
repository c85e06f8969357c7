"""What every table keeps: a light that does not flash, reasons why not, large cards that hide nothing, sounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.endings import played
from tests.browser.person import CASTING, TABLET, Person

Enter = Callable[..., Person]

MOMENTS = {CASTING: "actions", "dusk": "act", "twilight": "summoning"}
"""What is asked in the middle of a turn of one's own."""

LOOKS = """() => {
  window.looks = [];
  const prompt = document.querySelector('.prompt');
  new MutationObserver(() => window.looks.push(prompt.className)).observe(prompt, {attributeFilter: ['class']});
}"""

NOT_CHOOSABLE = """() => {
  const lit = on => /choosable|\\blit\\b/.test(`${on.getAttribute('class')} ${on.getAttribute('aria-label')}`);
  const all = [...document.querySelectorAll('.play [data-key*=":"]')].filter(on => on.checkVisibility() && !lit(on));
  return [...new Map(all.map(on => [on.dataset.key.split(':')[0], on.dataset.key])).values()];
}"""
"""One thing of each kind that does not answer what is asked."""

THINGS = """() => [...new Set([...document.querySelectorAll('.play [data-key*=":"]')]
  .filter(on => on.checkVisibility() && !on.dataset.key.startsWith('hex:')).map(on => on.dataset.key))]"""

HIDDEN_BY_THE_LARGE_CARD = """() => {
  const large = document.querySelector('.large')?.getBoundingClientRect();
  if (!large) return [];
  const over = box => box.left < large.right - 1 && box.right > large.left + 1
    && box.top < large.bottom - 1 && box.bottom > large.top + 1;
  return [...document.querySelectorAll('.bar, .prompt, .is-choosable, .du-range')]
    .filter(on => on.checkVisibility() && !on.closest('.large') && over(on.getBoundingClientRect()))
    .map(on => on.getAttribute('class'));
}"""

LISTEN = """
  window.heard = 0;
  const gain = () => ({setValueAtTime() {}, exponentialRampToValueAtTime() {}});
  const node = () => ({connect: to => to, start() { window.heard++; }, stop() {}, gain: gain(), frequency: gain()});
  window.AudioContext = class {
    state = 'running'; currentTime = 0; sampleRate = 8; destination = {};
    createGain = node; createOscillator = node; createBufferSource = node; createBiquadFilter = node;
    createBuffer() { return {getChannelData: () => new Float32Array(8)}; }
  };
"""


RENDER = """
  localStorage.setItem('gloaming', JSON.stringify({speed: 'quick', guided: true, volume: 0.5}));
  window.pitches = [];
  const set = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, at) {
    window.pitches.push(value);
    return set.call(this, value, at);
  };
  window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 44100, 44100); window.room = this; }
    get state() { return 'running'; }
  };
"""
"""Sounds are made into a second of samples, and the pitches they begin with are noted."""

LOUDEST = """async () => {
  const samples = (await window.room.startRendering()).getChannelData(0);
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}"""

PITCHES = {"my turn": 587, "a hit": 150, "dice": 2400, "a card": 900}


def in_the_middle(ann: Person, game: str) -> None:
    """Be in a turn of one's own, with much to do."""
    topic = MOMENTS[game]
    if game == CASTING:
        ann.sit_down(game, bot="greedy")
        ann.wait_for_my_action()
        return
    begun = played(game, about=topic)
    ann.take_over(begun.record, answers=begun.at(topic))
    ann.wait_until(lambda seen: bool(seen["mine"]))


def test_the_light_stays_while_i_go_on(person: Enter):
    ann = person(speed="quick")
    ann.sit_down()
    ann.wait_for_my_action()
    ann.page.evaluate(LOOKS)
    ann.page.locator(".hexhit.lit").first.click()
    ann.wait_until(lambda seen: "3 left" in seen["ask"])
    looks: list[str] = ann.page.evaluate("window.looks")
    assert any("prompt--held" in look for look in looks), "what happens is told"
    assert not any("prompt--wait" in look for look in looks), "and it is still my turn"


@pytest.mark.parametrize("game", MOMENTS)
def test_everything_on_the_table_says_why_it_does_not_answer(person: Enter, game: str):
    ann = person()
    in_the_middle(ann, game)
    keys: list[str] = ann.page.evaluate(NOT_CHOOSABLE)
    assert len(keys) >= 2
    for key in keys:
        ann.page.locator(f'.play [data-key="{key}"]').first.dispatch_event("click")
        ann.page.locator(".toast, .sheet, dialog[open]").first.wait_for()
        if ann.page.locator(".sheet").count():
            ann.page.keyboard.press("Escape")
            ann.page.wait_for_selector(".sheet", state="detached")


@pytest.mark.parametrize("screen", [None, TABLET], ids=["desk", "tablet"])
@pytest.mark.parametrize("game", MOMENTS)
def test_a_large_card_hides_neither_bar_nor_prompt_nor_what_it_speaks_of(person: Enter, game: str, screen: Any):
    ann = person(screen=screen) if screen else person()
    in_the_middle(ann, game)
    large = 0
    for key in ann.page.evaluate(THINGS):
        ann.page.locator(f'.play [data-key="{key}"]').first.dispatch_event("keydown", {"key": " "})
        large += ann.page.locator(".large").count()
        assert ann.page.evaluate(HIDDEN_BY_THE_LARGE_CARD) == [], key
        ann.page.locator(f'.play [data-key="{key}"]').first.dispatch_event("pointerleave", {"pointerType": "mouse"})
    assert large > 2


def test_sounds_are_heard_by_whoever_wants_them(person: Enter):
    ann = person(speed="quick", service_workers="block")  # a window of its own: it listens for ever
    ann.page.add_init_script(LISTEN)
    ann.sit_down()
    ann.wait_for_my_action()
    assert ann.page.evaluate("window.heard") == 0, "nobody asked for sounds"
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_text("Sounds: off").wait_for()
    ann.page.get_by_label("Sounds").fill("0.5")
    ann.page.get_by_label("Sounds").dispatch_event("change")
    ann.page.get_by_text("Sounds: 50 %").wait_for()
    ann.page.keyboard.press("Escape")
    ann.page.wait_for_selector(".sheet", state="detached")
    before = ann.page.evaluate("window.heard")
    assert before > 0, "what it sounds like is heard at once"
    ann.page.keyboard.press("5")
    ann.wait_until(lambda seen: "reroll" in seen["ask"])
    ann.page.locator(".die.is-choosable").first.click()
    ann.page.get_by_role("button", name="Roll 1 die").click()
    ann.wait_for(f"window.heard >= {before} + 5")


def test_dice_cards_hits_and_my_turn_each_make_a_sound(person: Enter):
    ann = person(speed="quick", service_workers="block", color_scheme="dark")  # a window of its own
    ann.page.add_init_script(RENDER)
    ann.sit_down(bot="greedy")
    ann.wait_for(f"window.pitches.includes({PITCHES['my turn']})")
    assert ann.page.evaluate(LOUDEST) > 0.01, "it can be heard"
    ann.visit(f"/replay/{ann.send(played(CASTING).record)}")
    ann.page.wait_for_selector("[role=slider][aria-label=Position][aria-busy=false]")
    ann.page.get_by_role("button", name="Play", exact=True).click()
    others = [pitch for sound, pitch in PITCHES.items() if sound != "my turn"]
    ann.wait_for(f"{others}.every((pitch) => window.pitches.includes(pitch))", seconds=60)


def test_enter_answers_whether_i_am_sure_wherever_the_focus_was(person: Enter):
    ann = person()
    ann.sit_down()
    ann.wait_for_my_action()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.wait_for_selector("dialog[open]")
    ann.page.keyboard.press("Escape")
    ann.page.wait_for_selector("dialog.sheet", state="detached")
    ann.page.wait_for_function("document.activeElement.getAttribute('aria-label') === 'Settings'")
    ann.page.keyboard.press("e")
    ann.wait_until(lambda seen: "actions left?" in seen["ask"])
    ann.page.keyboard.press("Enter")
    ann.wait_until(lambda seen: "actions left?" not in seen["ask"])
    assert not ann.page.locator("dialog[open]").count()


def test_the_line_under_a_question_is_its_own_unless_something_is_pointed_at(person: Enter):
    ann = person()
    ann.sit_down(bot="greedy")
    ann.wait_for_my_action()
    more = ann.page.locator(".prompt__more")
    ann.page.locator(".prompt__acts button", has_text="Reroll").click()
    ann.wait_until(lambda seen: "reroll" in seen["ask"])
    assert "roll them once more" in (own := more.inner_text())
    ann.page.locator(".die.is-choosable").first.click()
    ann.page.get_by_role("button", name="Roll 1 die").wait_for()
    assert more.inner_text() == own, "a die under the pointer says nothing of its own"
    ann.page.keyboard.press("Escape")
    ann.wait_for_my_action()
    ann.page.get_by_role("button", name="Refresh").click()
    ann.wait_until(lambda seen: bool(seen["mine"]) and "3 left" in seen["ask"])
    assert more.inner_text() == "", "nor does the button on which the focus lies now"
