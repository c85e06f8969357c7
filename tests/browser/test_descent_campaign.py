"""A campaign of Descent between its quests, in real browsers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from urllib.parse import quote

import pytest
from playwright.sync_api import ViewportSize

import gloaming
from gloaming.kernel import Chance
from tests.browser.person import DESK, PHONE, TABLET, Person
from tests.browser.test_access import serious

Enter = Callable[..., Person]
OVERLORD, HEROES = 0, 1
MOST_ANSWERS = 30_000
CAMPAIGN = {"mode": "campaign", "until": "act1"}
ROAD, ROAD_OF_THREE = 5, 6
"""Seeds of campaigns of two and of three seats in which the heroes have a choice on the road."""


@cache
def way(seed: int, topic: str, *, seat: int = HEROES, seats: int = 2) -> tuple[bytes, int]:
    """A campaign of random players, the first from a seed on, up to where a seat is asked about a topic, and when."""
    for each in range(seed, seed + 20):
        match = gloaming.Match(gloaming.game("descent"), seats, each, CAMPAIGN)
        chance = Chance(each)
        for _ in range(MOST_ANSWERS):
            if (ask := match.position.ask) is None:
                break
            if (ask.seat, ask.topic) == (seat, topic):
                return match.record.to_json(match.position), match.record.length
            match.answer(chance.below(len(ask.options)))
    raise AssertionError(topic)


def come_to(ann: Person, seed: int, topic: str, *, seat: int = HEROES, seats: int = 2) -> None:
    record, answers = way(seed, topic, seat=seat, seats=seats)
    ann.take_over(record, answers=answers, seat=seat, bots="random")
    ann.wait_until(lambda seen: seen["mine"])


def test_from_a_quest_to_skills_shop_and_travel_to_the_next(person: Enter):
    ann = person()
    come_to(ann, 1, "quest_over")
    ann.page.wait_for_selector(".de-over .de-tale")
    ann.picture("descent-quest-over")
    assert serious(ann) == []
    ann.page.get_by_role("button", name="Go back to Arhynn").click()
    ann.page.wait_for_selector(".de-tree")
    step = ann.page.locator(".de-steps [aria-current=step]")
    assert step.inner_text() == "Experience"
    ann.picture("descent-skills")
    assert serious(ann) == []
    skill = ann.page.locator(".de-tree .is-choosable").first
    name = skill.locator(".card__name").inner_text()
    hero = ann.page.locator(".de-chip[aria-pressed=true]").inner_text().split()[0]
    skill.click()
    ann.page.locator(".de-chip", has_text=hero).locator(".xp.none").wait_for(state="attached")
    ann.page.locator(".de-chip", has_text=hero).click()
    ann.page.locator(".de-owns li", has_text=name).wait_for()

    def keep_experience() -> None:
        decision = ann.page.locator(".prompt").get_attribute("data-decision")
        ann.page.keyboard.press("k")
        ann.wait_for(f"document.querySelector('.prompt').dataset.decision !== '{decision}'")
        ann.wait_until(lambda seen: seen["mine"])

    ann.repeat(keep_experience, until=lambda: step.inner_text() != "Experience")
    ann.page.wait_for_selector(".de-shop")
    ann.picture("descent-shop")
    assert serious(ann) == []
    assert ann.page.locator(".de-stall .de-offer").count() == 5, "one for each hero and one more"
    ann.page.locator(".de-chip", has_text="Avric").click()
    assert ann.page.locator(".de-doll .de-thing").all_inner_texts() != [], "what Avric wears"
    ann.page.get_by_role("button", name="Leave the shop").click()
    go_on_to_the_map(ann)
    ann.picture("descent-next-quest")


def go_on_to_the_map(ann: Person) -> None:
    """Answer what is asked between quests, the choice of the next one and the road there, until its map lies open."""

    def go_on() -> None:
        seen = ann.wait_until(lambda now: now["mine"])
        decision = ann.page.locator(".prompt").get_attribute("data-decision")
        ann.page.keyboard.press("p" if "P" in seen["keys"] else "1")
        another = f"document.querySelector('.prompt').dataset.decision !== '{decision}'"
        ann.wait_for(f"document.querySelector('.de-intro') || {another}")

    ann.repeat(go_on, until=ann.page.locator(".de-intro").count)
    assert "go back to Arhynn" not in ann.page.locator(".de-intro").inner_text()


def test_the_overlord_buys_a_card_and_leaves_others_out(person: Enter):
    ann = person()
    come_to(ann, 1, "grow", seat=OVERLORD)
    ann.picture("descent-overlord-cards")
    assert serious(ann) == []
    card = ann.page.locator(".de-tree .is-choosable").first
    name = card.locator(".card__name").inner_text()
    card.click()
    ann.page.locator(".de-owns li", has_text=name).wait_for()
    come_to(ann, 1, "put_aside", seat=OVERLORD)
    ann.picture("descent-overlord-aside")
    assert serious(ann) == []
    before = ann.page.locator(".de-deal .is-choosable").count()
    ann.page.locator(".de-deal .is-choosable").first.click()
    ann.wait_until(lambda seen: "16 in the deck" in seen["ask"] or not seen["mine"])
    assert ann.page.locator(".de-deal .is-choosable").count() <= before


def test_the_hub_leads_to_the_replay_of_a_quest_and_to_what_might_have_been(person: Enter):
    ann = person()
    come_to(ann, 2, "next_quest")
    ann.page.keyboard.press("1")
    ann.page.locator(".de-chronicle li", has_text="being played").wait_for()
    ann.wait_until(lambda seen: seen["mine"])
    played, now, *_ = ann.page.locator(".de-chronicle li b").all_inner_texts()
    ann.page.get_by_role("button", name="The campaign").click()
    ann.page.wait_for_selector(".de-hub .de-chronicle li")
    ann.picture("descent-hub")
    assert serious(ann, ".sheet") == []
    lines = ann.page.locator(".de-list li li").all_inner_texts()
    assert next(line for line in lines if played in line).split()[-1] == "won"
    assert next(line for line in lines if now in line).split()[-1] == "now"
    campaign = ann.room
    ann.page.get_by_role("link", name=f"Watch {played} again").last.click()
    ann.page.wait_for_selector(".rp .tl")
    assert ann.page.url.split("#")[0].endswith(f"?chapter={quote(played)}")
    ann.picture("descent-quest-replay")
    ann.page.get_by_role("button", name=f"What if: play {played} anew").click()
    ann.wait_until(lambda seen: seen["mine"])
    assert ann.room != campaign
    assert ann.fetch(f"/api/rooms/{campaign}")["state"] == "running", "the campaign itself goes on"
    ann.visit(f"/room/{campaign}")
    ann.page.get_by_role("button", name=f"What if {played} had gone otherwise").first.click()
    ann.wait_for(f"!location.pathname.endsWith({campaign!r})")
    ann.wait_until(lambda seen: seen["mine"])


def test_a_seat_is_handed_to_a_friend_to_a_bot_and_back(person: Enter):
    ann, ben = person(), person(screen=PHONE)
    come_to(ann, 2, "next_quest")
    ben.visit(f"/room/{ann.room}")
    ben.page.wait_for_selector(".prompt")
    name = ben.fetch("/api/me")["name"]
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Hand my seat to").select_option(label=name)
    ann.page.get_by_role("group", name="Hand over my seat").get_by_role("button", name="Hand it over").click()
    ann.page.get_by_role("button", name="Keep my seat").wait_for()
    ann.picture("descent-handing")
    assert serious(ann, ".sheet") == []
    ben.page.get_by_text("is handed to you").wait_for()
    ben.picture("descent-handed-phone")
    assert serious(ben) == []
    ben.page.get_by_role("button", name="Play on there").click()
    ben.wait_until(lambda seen: seen["mine"] and "next quest" in seen["ask"])
    ann.page.keyboard.press("Escape")
    ann.wait_until(lambda seen: not seen["mine"])
    ann.page.get_by_role("button", name="Settings").click()
    seat = ann.page.get_by_role("group", name="Hand over the seat of")
    seat.get_by_role("button", name="Hand it over").click()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Play on there").click()
    ann.wait_for("!document.querySelector('.bar')?.textContent.includes('you watch')")
    assert seats_of(ann) == [("person", True), ("person", False)], "the bot's seat is a person's"
    ben.page.get_by_role("button", name="Settings").click()
    ben.page.get_by_role("button", name="Give my seat to a bot for good").click()
    ben.page.get_by_role("button", name="Yes, give it away").click()
    ben.wait_for("document.querySelector('.bar')?.textContent.includes('you watch')")
    assert seats_of(ann) == [("person", True), ("bot", False)], "and the friend's seat a bot's"


def seats_of(who: Person) -> list[tuple[str, bool]]:
    """What sits in each seat of the room, and whether it is this person."""
    return [(seat["kind"], seat["mine"]) for seat in who.fetch(f"/api/rooms/{who.room}")["seats"]]


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
    come_to(ann, ROAD, "road_choice")
    ann.picture("descent-road-phone")
    event, ask = ann.page.locator(".de-event"), ann.page.locator(".prompt__ask")
    for shown in (event, ask):
        top = shown.evaluate("e => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + 4]; }")
        assert shown.evaluate("(e, [x, y]) => e.contains(document.elementFromPoint(x, y))", top), "nothing lies over it"
    ben = person(screen=TABLET)
    come_to(ben, ROAD, "road_choice")
    assert ben.page.locator(".de-stop[aria-current=step]").count() == 1
    assert ben.page.locator(".de-event h2").inner_text() in ben.page.locator(".prompt").inner_text()
    ben.picture("descent-road")
    assert serious(ben) == []


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_on_the_road_all_hero_players_say_what_they_are_for(person: Enter, screen: ViewportSize):
    ann = person(screen=screen)
    come_to(ann, ROAD_OF_THREE, "road_choice", seats=3)
    votes = ann.page.get_by_role("region", name="are for")
    at = votes.evaluate("e => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + 12]; }")
    assert votes.evaluate("(e, [x, y]) => e.contains(document.elementFromPoint(x, y))", at), "nothing lies over it"
    assert votes.locator("li").count() == 2, "both hero players"
    assert "You" in votes.inner_text()
    ann.picture(f"descent-votes-{screen['width']}")
    assert serious(ann) == []
    label = ann.page.locator(".prompt__acts button").first.inner_text().split(":")[0].split("\n")[-1]
    ann.page.keyboard.press("1")
    ann.page.locator(".rail .log li", has_text=f"for: {label}").first.wait_for(state="attached")


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
