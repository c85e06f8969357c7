"""Every screen of Descent at three sizes: axe finds nothing serious, nothing is too small, cut or beyond the edge."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pytest

import gloaming
from gloaming.kernel import Ask, Chance
from tests.browser.endings import eagerly
from tests.browser.person import DESK, PHONE, TABLET, Person
from tests.browser.test_access import serious
from tests.browser.test_descent_campaign import CAMPAIGN, ROAD, ROAD_OF_THREE
from tests.browser.test_phone import CUT, TOO_SMALL

Enter = Callable[..., Person]
OVERLORD, HEROES = 0, 1
MOST_SEEDS, MOST_ANSWERS = 30, 12_000
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}

BEYOND = """() => [...document.querySelectorAll('.prompt__acts button, .prompt__ask, .bar button')]
  .filter(on => on.checkVisibility())
  .map(on => [on.textContent.trim(), on.getBoundingClientRect()])
  .filter(([, box]) => box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
  .map(([words]) => words)"""
"""What has to be seen and lies beyond the edge."""


class Screen(NamedTuple):
    """A moment at which a screen shows: what is asked, of whom, in which game."""

    topic: str
    seat: int
    offers: str = ""
    """The name of an option that is among the answers."""
    seats: int = 2
    key: str = ""
    """Pressed to come there."""
    options: tuple[tuple[str, str], ...] = ()
    by_chance: bool = False
    """True for a game of random answers, which comes through a campaign soonest."""
    seed: int = 1
    """The first that is tried."""

    def shows(self, ask: Ask) -> bool:
        named = not self.offers or any(type(option).__name__ == self.offers for option in ask.options)
        return (ask.seat, ask.topic) == (self.seat, self.topic) and named


def campaign(topic: str, seat: int, *, seats: int = 2, seed: int = 1) -> Screen:
    options = tuple(CAMPAIGN.items())
    return Screen(topic, seat, seats=seats, options=options, by_chance=True, seed=seed)


SCREENS = {
    "choosing heroes": Screen("hero", HEROES, options=(("set_up", "book"),)),
    "choosing a class": Screen("class", HEROES, options=(("set_up", "book"),)),
    "placing heroes": Screen("place", HEROES),
    "an open group": Screen("open_group", OVERLORD, options=(("quest", "a_fat_goblin"),)),
    "placing monsters": Screen("place", OVERLORD, options=(("quest", "a_fat_goblin"),)),
    "who goes next": Screen("next_hero", HEROES),
    "a hero's turn": Screen("act", HEROES),
    "targets": Screen("act", HEROES, offers="AttackWith", key="a"),
    "lines of sight": Screen("act", HEROES, offers="AttackWith", key="l"),
    "a space to aim at": Screen("aim", HEROES),
    "surges": Screen("surges", HEROES),
    "a hero's answer": Screen("entered", HEROES, offers="Use"),
    "a group to activate": Screen("group", OVERLORD),
    "a monster's turn": Screen("act", OVERLORD),
    "an overlord's window": Screen("entered", OVERLORD),
    "a quest is over": campaign("quest_over", HEROES),
    "skills": campaign("learn", HEROES),
    "overlord cards": campaign("grow", OVERLORD),
    "the shop": campaign("shopping", HEROES),
    "the next quest": campaign("next_quest", HEROES),
    "packs": campaign("get_ready", HEROES),
    "cards left out": campaign("put_aside", OVERLORD),
    "the road": campaign("road_choice", HEROES, seed=ROAD),
    "votes on the road": campaign("road_choice", HEROES, seats=3, seed=ROAD_OF_THREE),
}


@cache
def moment(screen: Screen) -> tuple[bytes, int]:
    """A game up to that moment, and after how many answers it comes."""
    for seed in range(screen.seed, screen.seed + MOST_SEEDS):
        match = gloaming.Match(gloaming.game("descent"), screen.seats, seed, dict(screen.options))
        chance = Chance(seed)
        for _ in range(MOST_ANSWERS):
            ask: Any = match.position.ask
            if ask is None:
                break
            if screen.shows(ask):
                return match.record.to_json(match.position), match.record.length
            match.answer(chance.below(len(ask.options)) if screen.by_chance else eagerly(ask, chance))
    raise AssertionError(screen)


def look_at(ann: Person, name: str, size: str) -> None:
    ann.picture(f"descent-{name.replace(' ', '-').replace(chr(39), '')}-{size}")
    assert serious(ann) == []
    assert ann.page.evaluate(BEYOND) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]


def come_to(ann: Person, screen: Screen) -> None:
    record, answers = moment(screen)
    ann.take_over(record, answers=answers, seat=screen.seat, bots="random")
    ann.wait_until(lambda seen: seen["mine"])
    begin = ann.page.get_by_role("button", name="To the map")
    if begin.count():
        assert serious(ann) == []
        begin.click()
    if screen.key:
        ann.page.keyboard.press(screen.key)


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_can_be_read_and_used_on_a_phone(person: Enter, name: str):
    ann = person(screen=PHONE, has_touch=True, is_mobile=True)
    come_to(ann, SCREENS[name])
    look_at(ann, name, "phone")
    assert ann.page.evaluate(TOO_SMALL) == {}
    assert ann.page.evaluate(CUT) == []


@pytest.mark.soak
@pytest.mark.parametrize("name", SCREENS)
def test_and_on_a_desk_and_a_tablet(person: Enter, name: str):
    ann = person(screen=DESK)
    come_to(ann, SCREENS[name])
    look_at(ann, name, "desk")
    try:
        ann.page.set_viewport_size(TABLET)
        look_at(ann, name, "tablet")
    finally:  # somebody else takes this window over
        ann.page.set_viewport_size(DESK)
