"""Heroes of several people, and quests that the heroes win, in real browsers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import gloaming
from gloaming.bots import Sight, bot
from tests.browser.endings import MOST_ANSWERS
from tests.browser.person import PHONE, Person
from tests.browser.server import Server
from tests.browser.test_access import serious
from tests.browser.test_descent_campaign import seats_of
from tests.browser.windows import Windows

Enter = Callable[..., Person]
GAME, HEROES = "descent", 1
LAST = 3
"""How many answers are left of the won game."""


def test_any_hero_player_may_say_me_next(person: Enter):
    ann, ben = person(), person()
    link = ann.host(GAME, seats=3, bots=["random", None, None], set_up="quick")
    ben.visit(link)
    ben.page.get_by_role("button", name="Sit here").first.click()
    ann.page.get_by_role("button", name="Start the game").click()

    def place() -> None:
        for one in (ann, ben):
            one.page.get_by_role("button", name="To the map").evaluate_all("them => them.forEach(it => it.click())")
            if one.sees()["mine"] and "stands" in one.sees()["ask"]:
                one.click_first(".de-hit.can", one.sees())

    asked = ann.repeat(
        place, until=lambda: next((one for one in (ann, ben) if "who goes next" in one.sees()["ask"]), None)
    )
    waits = ben if asked is ann else ann
    waits.page.get_by_role("button", name="Me next", exact=True).click()
    tagged = asked.page.locator(".de-hero", has_text="me next")
    tagged.wait_for()
    name = tagged.locator(".seat__name").inner_text().strip()
    asked.page.locator(".prompt__more", has_text=f"{name} would go next").wait_for()
    asked.picture("descent-me-next")
    assert serious(asked) == []
    assert waits.page.get_by_role("button", name="Me next", exact=True).count() == 0, "it is said once"
    asked.page.locator(".prompt__acts button", has_text=name).click()
    waits.wait_until(lambda seen: seen["mine"] and f"Act with {name}" in seen["ask"])
    assert asked.page.locator(".de-hero", has_text="me next").count() == 1


@pytest.fixture
def impatient(browser: Browser, tmp_path: Path) -> Iterator[Windows]:
    """Windows on a table where whoever leaves has been away for long at once."""
    served = Server(tmp_path, claim_after="0")
    yield Windows(browser, served.address)
    served.close()


def test_the_host_lets_a_bot_or_somebody_else_play_for_who_has_long_been_away(impatient: Windows):
    ann, ben, cat = Person(impatient), Person(impatient, screen=PHONE), Person(impatient)
    link = ann.host(GAME, seats=3, bots=["random", None, None])
    ben.visit(link)
    ben.page.get_by_role("button", name="Sit here").first.click()
    ann.page.get_by_role("button", name="Start the game").click()
    ben.page.wait_for_selector(".prompt")
    ben.visit("/")
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("button", name="Let a bot play on for").click()
    handing = ann.page.get_by_role("group", name="Hand over the seat of").last
    handing.get_by_text("a bot").wait_for()
    assert seats_of(ann) == [("bot", False), ("person", True), ("bot", False)]
    handing.get_by_role("button", name="Hand it over").click()
    assert serious(ann, ".sheet") == []
    ann.picture("descent-host-hands")
    cat.visit(link)
    cat.page.get_by_role("button", name="Play on there").click()
    cat.wait_for("!document.querySelector('.bar')?.textContent.includes('you watch')")
    assert seats_of(ann) == [("bot", False), ("person", True), ("person", False)], "the bot's seat is a person's again"
    ben.visit(link)
    ben.wait_for("document.querySelector('.bar')?.textContent.includes('you watch')")
    for one in (ann, ben, cat):
        one.leave()


@cache
def won_by_the_heroes() -> tuple[bytes, list[int]]:
    """First Blood, in which greedy heroes bring Mauler down before an idle overlord, and its answers."""
    game = gloaming.game(GAME)
    match, thinks = gloaming.Match(game, 2, 3, {}), bot("greedy", 3)
    answers: list[int] = []
    for _ in range(MOST_ANSWERS):
        if (ask := match.position.ask) is None:
            break
        answers.append(thinks.choose(Sight(game, match.position)) if ask.seat == HEROES else len(ask.options) - 1)
        match.answer(answers[-1])
    assert match.position.outcome is not None
    assert match.position.outcome.winners == (HEROES,)
    return match.record.to_json(match.position), answers


def strike(ann: Person, seen: dict[str, Any]) -> None:
    """What the greedy heroes do at last: Leoric goes next, attacks Mauler, and spends a surge."""
    if not seen["mine"]:
        return
    if "who goes next" in seen["ask"]:
        ann.press("2", seen)
    elif "Act with" in seen["ask"]:
        ann.press("A", seen)
    else:
        ann.press("1", seen)


def test_the_last_blow_of_the_heroes_wins_the_quest_and_tells_its_tale(person: Enter):
    record, answers = won_by_the_heroes()
    ann = person()
    ann.take_over(record, answers=len(answers) - LAST, seat=HEROES)
    ann.answer_until(lambda seen: bool(seen["over"]), strike)
    end = ann.page.locator("dialog.end")
    end.locator(".de-tale").wait_for()
    assert "You win" in end.inner_text()
    assert "Mauler is defeated" in end.inner_text()
    assert end.locator("figure, .chart, svg").count() >= 3, "with the charts"
    ann.picture("descent-won")
    assert serious(ann, "dialog.end") == []
