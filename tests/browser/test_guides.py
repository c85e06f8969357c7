"""The taught first games, played to their last step by what a newcomer would do."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.browser.endings import played
from tests.browser.guided import ask_for_the_guide, play_the_guide
from tests.browser.person import CASTING, PHONE, Person

Enter = Callable[..., Person]
Act = Callable[[Person, str], None]


def learn_to_cast(ann: Person, step: str) -> None:
    """Do what the step is about where that is possible, else travel on, else end the turn."""
    wishes = {"Roll what you need": "5", "Travel": "1", "Learn a spell": "31", "Cast it": "231"}.get(step, "")
    seen, tiles = ann.wait_until(lambda seen: bool(seen["mine"])), ann.page.locator(".hexhit.lit")
    if "reroll" in seen["ask"]:
        ann.page.get_by_role("button", name="All", exact=True).click()
        ann.page.locator(".prompt__acts button", has_text="Roll").first.click()
    elif "Spend an action" not in seen["ask"]:
        answer(ann, seen, seen["keys"])
    elif (key := next((key for key in wishes if key in seen["keys"]), "E")) == "1":
        tiles.nth(seen["log"] % tiles.count()).click()
    else:
        ann.press(key, seen)


def learn_to_fight(ann: Person, step: str) -> None:
    """Move or attack as the step wants it, else end the turn and be attacked."""
    wishes = {"Get into range": "1", "Strike": "21"}.get(step, "")
    seen = ann.wait_until(lambda seen: bool(seen["mine"]))
    if "Take an action" in seen["ask"] and "Esc" not in seen["keys"]:
        ann.press(next((key for key in wishes if key in seen["keys"]), "E"), seen)
    else:
        answer(ann, seen, seen["keys"])


def learn_to_rule(ann: Person, step: str) -> None:
    """Trade once, take every Aspect there is, play every card, attack with everything."""
    seen = ann.wait_until(lambda seen: bool(seen["mine"]))
    trade, creature = ann.page.get_by_role("region", name="Trade"), ann.page.locator(".mat--me .fcard.is-choosable")
    if "Trade with somebody" in seen["ask"] and step == "Trade a trap":
        for side in trade.locator(".trayside").all():
            side.locator(".step[aria-label$=more]:not([aria-disabled=true])").first.click()
        trade.get_by_role("button", name="Propose").click()
    elif step == "Set off a trap" and "3" in seen["keys"]:
        ann.press("3", seen)  # Hera Manifests a Lesser Aspect
    elif "Declare attackers" in seen["ask"] and creature.count():
        creature.first.click()
        ann.page.locator("[data-key='life:1']").click()
    else:
        seldom = "45"  # a Sacrifice, and Power for its own sake
        answer(ann, seen, [key for key in seen["keys"] if key not in seldom] or seen["keys"])


def answer(ann: Person, seen: dict[str, Any], keys: list[str]) -> None:
    """The first answer there is, by its key or on the table."""
    keys = [key for key in keys if key != "Esc"]
    menu = ann.page.locator(".menu button")
    if menu.count():
        menu.first.click()
    elif keys:
        ann.press("Enter" if "Enter" in keys else keys[0], seen)
    else:
        ann.click_first(".is-choosable[data-key], [data-key].lit", seen)


GUIDES = [
    pytest.param("Casting Shadows", 8, 7, learn_to_cast, id="Casting Shadows"),
    pytest.param("Dusk", 7, 7, learn_to_fight, id="Dusk"),
    pytest.param("Twilight", 8, 62, learn_to_rule, id="Twilight"),
]


def begin_the_taught_game(ann: Person, game: str, seed: int) -> None:
    """Ask for it in the lobby; it is the same game in every run."""

    def with_a_seed(opened: Route) -> None:
        wanted = opened.request.post_data_json
        opened.continue_(post_data={**wanted, "seed": seed} if wanted else None)

    ann.enter_lobby()
    ann.page.route("**/api/rooms", with_a_seed)
    ann.page.locator(".cover", has_text=game).click()
    ann.page.get_by_role("button", name="Show me").click()
    ann.page.wait_for_selector(".say")
    ann.page.unroute("**/api/rooms")


@pytest.mark.parametrize(("game", "steps", "seed", "act"), GUIDES)
def test_a_guide_is_played_to_its_last_step(person: Enter, game: str, steps: int, seed: int, act: Act):
    ann = person()
    begin_the_taught_game(ann, game, seed)
    play_the_guide(ann, act, steps=steps)


def test_the_light_goes_to_what_a_step_speaks_of_before_anything_else_happens(person: Enter):
    ann = person()
    ann.sit_down(bot="easy")
    ask_for_the_guide(ann)
    ann.page.locator(".say .btn--go").click()
    ann.page.locator(".say").get_by_text("Step 2 of 8").wait_for()
    ann.wait_for("""(() => {
      const light = document.querySelector('.hole').getBoundingClientRect();
      const pool = document.querySelector("[data-guide='pool']").getBoundingClientRect();
      return light.left <= pool.left && light.right >= pool.right && light.top <= pool.top && pool.height > 0;
    })()""")


def test_the_taught_game_of_dusk_speaks_of_cards_only_once_they_are_held(person: Enter):
    ann = person()
    begin_the_taught_game(ann, "Dusk", seed=3)
    said, hand = ann.page.locator(".say"), ann.page.locator("[data-guide='hand'] [data-key^='card:']")
    said.get_by_text("Press a corner that glows").wait_for()
    assert said.locator(".btn--go").count() == 0, "it waits"
    assert hand.count() == 0
    ann.repeat(
        lambda: answer(ann, seen := ann.sees(), seen["keys"]),
        until=lambda: said.get_by_text("You have two actions a turn").count(),
    )
    said.locator(".btn--go").click()
    said.get_by_text("Every card is a number").wait_for()
    hand.first.wait_for()


OF_A_DESK = re.compile(r"\b(press|click|point at|esc|enter)\b|\([A-Z]\)", re.IGNORECASE)
OF_A_THUMB = re.compile(r"\b(tap|hold a finger)\b", re.IGNORECASE)


@pytest.mark.parametrize("game", [CASTING, "dusk", "twilight", "descent"])
def test_the_guide_speaks_of_touch_on_a_phone_and_of_keys_at_a_desk(person: Enter, game: str):
    thumb = said_to(person(screen=PHONE, has_touch=True, is_mobile=True), game)
    desk = said_to(person(), game)
    assert [words for words in thumb if OF_A_DESK.search(words) or "{" in words] == []
    assert [words for words in desk if OF_A_THUMB.search(words) or "{" in words] == []
    assert any(OF_A_THUMB.search(words) for words in thumb)
    assert any(OF_A_DESK.search(words) for words in desk)


def said_to(ann: Person, game: str) -> list[str]:
    """The words of all steps; what they wait for is skipped."""
    ann.sit_down(game, bot="easy")
    ask_for_the_guide(ann)
    said, words = ann.page.locator(".say"), []
    said.wait_for()

    def read_on() -> None:
        words.append(said.locator("h2 + p").inner_text())
        assert ann.page.evaluate(BEHIND_THE_NOTE) == [], words[-1]
        said.locator(".row button").last.click()

    ann.repeat(read_on, until=lambda: not said.count())
    return words


def test_the_note_gives_way_to_a_menu(person: Enter):
    ann = person(screen=PHONE, has_touch=True, is_mobile=True)
    game = played("twilight", about="seize")
    ann.take_over(game.record, answers=game.at("seize"))
    ann.wait_until(lambda seen: "Seize an Aspect" in seen["ask"])
    ask_for_the_guide(ann)
    said = ann.page.locator(".say")
    said.locator(".btn--go").click()
    said.locator(".btn--go").click()
    said.get_by_text("The guide waits").wait_for()
    ann.page.locator(".matwho.is-choosable").tap()
    menu = ann.page.locator(".menu button")
    menu.first.wait_for()
    assert not said.is_visible()
    for option in menu.all():
        option.tap(trial=True)
    ann.page.keyboard.press("Escape")
    said.wait_for()


BEHIND_THE_NOTE = """() => {
  const note = document.querySelector('.say').getBoundingClientRect();
  return [...document.querySelectorAll('.prompt__acts button')].filter(on => on.checkVisibility()).filter(on => {
    const {top, bottom, left, right} = on.getBoundingClientRect();
    return top < note.bottom && bottom > note.top && left < note.right && right > note.left;
  }).map(on => on.textContent);
}"""
"""Answers to what is asked that nobody can press while the note lies there."""


def test_a_guide_ends_with_a_game_that_is_over_before_all_was_shown(person: Enter):
    ann = person()
    game = played("dusk", wounds=1)
    ann.take_over(game.record, answers=game.before_the_end(3), bots="easy")
    ask_for_the_guide(ann)
    said = ann.page.locator(".say")
    said.get_by_text("Step 1 of 7").wait_for()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("button", name="Yes, I resign").click()
    said.get_by_text("Step 7 of 7").wait_for()
    assert "This game was over before it came to this: Get into range, Strike" in said.inner_text()
    assert not ann.page.locator("dialog.end").count(), "one after the other"
    said.get_by_role("button", name="See how it ended").click()
    ann.page.wait_for_selector("dialog.end[open]")
    assert not said.count()
