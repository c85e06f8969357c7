"""A campaign of Descent between its quests, in real browsers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

import gloaming
from gloaming.kernel import Chance
from tests.browser.person import PHONE, Person
from tests.browser.test_access import serious

Enter = Callable[..., Person]
HEROES = 1
CAMPAIGN = {"mode": "campaign", "until": "act1"}


@cache
def way(seed: int, topic: str, *, nth: int = 1) -> tuple[bytes, int]:
    """A campaign of random players, and after how many answers the heroes are asked about a topic for the nth time."""
    match = gloaming.Match(gloaming.game("descent"), 2, seed, CAMPAIGN)
    chance = Chance(seed)
    asked = 0
    found = -1
    while (ask := match.position.ask) is not None:
        if ask.seat == HEROES and ask.topic == topic and found < 0:
            nth -= 1
            found = asked if not nth else -1
        match.answer(chance.below(len(ask.options)))
        asked += 1
    return match.record.to_json(match.position), found


def come_to(ann: Person, seed: int, topic: str, *, nth: int = 1) -> None:
    record, answers = way(seed, topic, nth=nth)
    ann.take_over(record, answers=answers, seat=HEROES, bots="random")
    ann.wait_until(lambda seen: seen["mine"])


def test_from_a_quest_to_skills_shop_and_travel_to_the_next(person: Enter):
    ann = person()
    come_to(ann, 1, "quest_over")
    ann.page.get_by_role("button", name="Go back to Arhynn").click()
    ann.page.wait_for_selector(".de-tree")
    step = ann.page.locator(".de-steps [aria-current=step]")
    assert step.inner_text() == "Experience"
    ann.picture("descent-skills")
    assert serious(ann) == []
    learned = ann.page.locator(".de-company section").first
    ann.page.locator(".de-tree .is-choosable").first.click()
    learned.get_by_text("1 spent, 0 kept").wait_for(state="attached")
    while step.inner_text() == "Experience":
        decision = ann.page.locator(".prompt").get_attribute("data-decision")
        ann.page.get_by_role("button", name="Keep the rest for later").click()
        ann.wait_for(f"document.querySelector('.prompt').dataset.decision !== '{decision}'")
        ann.wait_until(lambda seen: seen["mine"])
    ann.page.wait_for_selector(".de-shop")
    ann.picture("descent-shop")
    assert serious(ann) == []
    ann.page.get_by_role("button", name="Leave the shop").click()
    ann.wait_for("!document.querySelector('.de-shop')")
    ann.wait_until(lambda seen: seen["mine"])


def test_the_path_shows_what_is_open_and_takes_the_choice(person: Enter):
    ann = person()
    come_to(ann, 2, "next_quest")
    ann.page.wait_for_selector(".de-terrinoth")
    ann.picture("descent-path")
    assert serious(ann) == []
    open_ones = ann.page.locator(".de-quest.is-choosable")
    assert open_ones.count() == ann.page.locator(".prompt__acts button").count() > 1
    name = open_ones.first.locator("b").inner_text()
    open_ones.first.hover()
    assert ann.page.locator(".de-rumour h2").inner_text() == name
    ann.page.keyboard.press("1")
    ann.page.locator(".rail .log").get_by_text(f"The next quest is {name}.").wait_for()


def test_on_a_phone_the_path_is_a_list_and_the_road_tells_its_event(person: Enter):
    ann = person(screen=PHONE)
    come_to(ann, 2, "next_quest")
    ann.picture("descent-path-phone")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ben = person()
    come_to(ben, 2, "road_choice")
    assert ben.page.locator(".de-stop[aria-current=step]").count() == 1
    assert ben.page.locator(".de-event h2").inner_text() in ben.page.locator(".prompt").inner_text()
    ben.picture("descent-road")
    assert serious(ben) == []


@pytest.mark.parametrize(
    ("button", "bots"),
    [
        ("One quest with a bot as overlord, for me alone", [True, False]),
        ("Campaign with a bot as overlord, for me alone", [True, False]),
        ("Campaign: I am the overlord against bots", [False, True, True, True, True]),
        ("Campaign with a bot as overlord, for 3 people", [True, False, False, False]),
    ],
)
def test_either_side_of_a_quest_or_a_campaign_is_one_click_away(person: Enter, button: str, bots: list[bool]):
    ann = person()
    ann.enter_lobby()
    ann.page.locator(".cover", has_text="Descent").click()
    if bots.count(False) == 3:
        ann.picture("lobby-descent")
        assert serious(ann) == []
    ann.page.get_by_role("button", name=button, exact=True).click()
    ann.page.wait_for_selector(".prompt, .gather")
    room = ann.fetch(f"/api/rooms/{ann.room}")
    assert [seat["kind"] == "bot" for seat in room["seats"]] == bots
    assert room["options"]["mode"] == button.split(":")[0].split()[0].lower().replace("one", "quest")
    assert room["state"] == ("running" if bots.count(False) == 1 else "open"), "others are waited for"
