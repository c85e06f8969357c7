"""What happens beside the game: reloads, crashes, spectators, undo, refusals, talk."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.endings import fallen
from tests.browser.person import CASTING, Person
from tests.browser.server import Server
from tests.browser.windows import Windows

Enter = Callable[..., Person]
LOG = ".rail .log li"
WATCH_FOR_DUSK = """() => {
  window.dusk = false;
  const prompt = document.querySelector('.prompt');
  const look = () => { window.dusk ||= prompt.classList.contains('prompt--wait'); };
  new MutationObserver(look).observe(prompt, {attributes: true, attributeFilter: ['class']});
}"""


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(person: Enter):
    ann = person()
    ann.sit_down()
    ann.wait_for_my_action()
    before, log = ann.sees()["ask"], ann.page.locator(LOG).all_inner_texts()
    ann.page.reload()
    ann.wait_until(lambda seen: seen["mine"])
    assert ann.sees()["ask"] == before
    assert ann.page.locator(LOG).all_inner_texts() == log


def test_the_server_dies_in_the_middle_of_a_turn_and_the_game_goes_on(windows: Windows, server_to_kill: Server):
    ann, ben = Person(windows), Person(windows)
    link = ann.host()
    ben.visit(link)
    ben.page.get_by_role("button", name="Sit here").click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.wait_for_my_action()
    ann.page.locator(".hexhit.lit").first.click()
    asked = ann.wait_until(lambda seen: "3 left" in seen["ask"] and seen["mine"])["ask"]
    server_to_kill.kill()
    ann.page.get_by_text("connection lost").wait_for()
    server_to_kill.open()
    ann.page.get_by_text("connection lost").wait_for(state="detached")
    ann.wait_until(lambda seen: seen["mine"] and seen["ask"] == asked)
    ann.repeat(ann.answer_if_asked, until=lambda: ben.sees()["mine"])
    ben.wait_for_my_action()
    ben.page.locator(".hexhit.lit").first.click()
    ben.wait_until(lambda seen: "3 left" in seen["ask"] and seen["mine"])
    for each in (ann, ben):
        each.leave(may_complain="WebSocket")


def test_a_spectator_sees_the_game_and_no_secrets(person: Enter):
    ann, eve = person(), person()
    link = ann.host()
    ann.page.get_by_role("button", name="greedy").click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.wait_for_my_action()
    eve.visit(link)
    eve.page.get_by_text("you watch").wait_for()
    assert eve.page.locator(".rail .seat").count() == 2
    assert not eve.sees()["mine"]
    ann.page.get_by_text("1 watching").wait_for()
    before = eve.page.locator(LOG).count()
    ann.page.locator(".hexhit.lit").first.click()
    eve.wait_for(f"document.querySelectorAll('{LOG}').length > {before}")
    assert eve.page.locator(".secretmark").count() == 0


def test_undo_is_free_while_nothing_was_revealed(person: Enter):
    ann = person()
    ann.sit_down()
    ann.wait_for_my_action()
    ann.page.keyboard.press("1")
    ann.wait_until(lambda seen: seen["ask"] == "Which one?" and "Esc" in seen["keys"])
    assert ann.page.locator(".prompt__who").inner_text().strip().upper() == "TRAVEL", "it says what it belongs to"
    ann.page.keyboard.press("Escape")
    ann.wait_until(lambda seen: "4 left" in seen["ask"])
    ann.page.evaluate(WATCH_FOR_DUSK)
    ann.page.locator(".hexhit.lit").first.click()
    ann.wait_until(lambda seen: "3 left" in seen["ask"])
    ann.page.keyboard.press("u")
    ann.wait_until(lambda seen: "4 left" in seen["ask"])
    ann.page.locator(".toast", has_text="You take back a choice.").wait_for()
    assert not ann.page.evaluate("window.dusk"), "the light stays while the same person goes on"


def test_an_undo_that_is_not_free_needs_the_others(person: Enter):
    ann, ben = person(), person()
    ben.visit(ann.host())
    ben.page.get_by_role("button", name="Sit here").click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.wait_for_my_action()
    ann.page.keyboard.press("5")
    ann.wait_until(lambda seen: "reroll" in seen["ask"])
    ann.page.locator(".die.is-choosable").first.click()
    ann.page.get_by_role("button", name="Roll 1 die").click()
    ann.wait_until(lambda seen: "3 left" in seen["ask"])
    ann.page.keyboard.press("u")
    ben.page.get_by_text("would like to take back").wait_for()
    ben.page.get_by_role("button", name="Agree").click()
    ann.wait_until(lambda seen: "4 left" in seen["ask"] or "reroll" in seen["ask"])


def test_what_cannot_be_used_says_why_and_leads_to_the_rule(person: Enter):
    ann = person()
    ann.sit_down()
    ann.wait_for_my_action()
    ann.page.locator(".prompt__acts button[aria-disabled=true]").first.click(force=True)
    link = ann.page.locator(".toasts .rulelink").first
    number = link.inner_text().removeprefix("Rule ")
    ann.picture("refusal")
    ann.page.locator(".plaque.is-dusk").first.click(force=True)
    ann.page.get_by_text("You collect only beside your own tile").wait_for()
    link.click()
    assert number in ann.page.locator(".sheet .here").inner_text()
    ann.page.get_by_placeholder("Search").fill("reroll crystal")
    assert "CS-057" in ann.page.locator(".sheet .rules").inner_text()
    ann.picture("rules")
    ann.page.keyboard.press("Escape")
    ann.page.wait_for_selector(".sheet", state="detached")
    ann.page.locator(".plaque.is-dusk").first.click(force=True)
    ann.page.locator(".toast").first.wait_for()
    ann.page.locator(".hexhit.lit").first.click()
    ann.wait_until(lambda seen: "3 left" in seen["ask"] or "grants" in seen["ask"])
    assert ann.page.locator(".toast").count() == 0, "a reason why not goes with its question"


def test_one_thing_with_several_answers_opens_a_menu(person: Enter):
    ann = person()
    ann.sit_down()
    for _ in range(100):
        ann.wait_for_my_action()
        keys, left = ann.sees()["keys"], ann.sees()["ask"]
        if {"3", "4"} <= set(keys):
            break
        if "4" in keys:
            ann.page.keyboard.press("4")
            ann.wait_for_another_ask(left)
        else:
            ann.answer_if_asked()
    ann.page.locator(".plaque.is-choosable").first.click()
    words = ann.page.locator(".menu button").all_inner_texts()
    ann.picture("menu")
    assert words[0].startswith("Collect")
    assert "costs" in words[0]
    assert words[1].startswith("Refresh")
    assert "goes to the discard pile" in words[1], "what is given up is said before it is done"
    assert words[-1] == "Look closer"
    ann.page.keyboard.press("Escape")
    ann.page.wait_for_selector(".menu", state="detached")


def test_the_lobby_shows_who_is_here_and_names_no_private_table(person: Enter):
    ann, ben, cat = person(), person(), person()
    ann.host()
    cat.sit_down()  # against bots alone: a private table
    ben.enter_lobby()
    here = ben.page.get_by_role("region", name="Here now")
    to_ann = here.locator(f"a[href='/room/{ann.room}']", has_text="at Casting Shadows")  # others may be here too
    to_ann.wait_for()
    here.get_by_text("at a private table").first.wait_for()
    assert cat.room not in here.inner_html()
    ann.visit("/")
    to_ann.wait_for(state="detached")


def test_people_talk(person: Enter):
    ann, ben = person(), person()
    ben.visit(ann.host())
    ben.page.get_by_role("button", name="Sit here").click()
    ann.page.get_by_role("button", name="Start the game").click()
    for each in (ann, ben):
        each.page.get_by_role("button", name="Log and talk").wait_for()
        each.page.get_by_role("button", name="Log and talk").click()
    ann.page.get_by_label("Say something").fill("Good evening <b>all</b>")
    ann.page.keyboard.press("Enter")
    ben.page.get_by_text("Good evening <b>all</b>").wait_for()


def test_somebody_is_absent_and_a_bot_plays_until_they_return(person: Enter):
    ann, ben = person(), person()
    link = ann.host()
    ben.visit(link)
    ben.page.get_by_role("button", name="Sit here").click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.wait_for_my_action()
    ben.visit("/")
    ann.page.get_by_role("button", name="Let a bot play").click(timeout=15_000)
    ann.page.get_by_text("a bot plays").wait_for()
    ben.visit(link)
    ben.wait_until(lambda seen: seen["ask"] != "")
    ann.page.get_by_text("a bot plays").wait_for(state="detached")
    ben.page.get_by_role("button", name="Settings").click()
    ben.page.get_by_role("button", name="Let a bot play until I am back").click()
    ann.page.get_by_text("a bot plays").wait_for()
    ben.page.get_by_role("button", name="I am back").click()
    ann.page.get_by_text("a bot plays").wait_for(state="detached")
    ben.page.get_by_role("button", name="Settings").click()
    ben.page.get_by_role("button", name="Give my seat to a bot for good").click()
    ben.page.get_by_role("button", name="Yes, give it away").click()
    ben.page.get_by_text("you watch").wait_for()


def test_a_log_line_leads_to_its_rule(person: Enter):
    ann = person()
    ann.sit_down()
    ann.wait_for_my_action()
    link = ann.page.locator(".rail .log .rulelink").first
    number = link.inner_text()
    link.click()
    assert number in ann.page.locator(".sheet .here").inner_text()


@pytest.mark.parametrize(("game", "options"), [(CASTING, {}), ("dusk", {"wounds": 1}), ("twilight", {})])
def test_who_is_out_may_watch_skip_to_the_end_or_leave(person: Enter, game: str, options: dict[str, object]):
    record, answers, seat = fallen(game, **options)
    ann = person(speed="slow")
    ann.take_over(record, answers=answers, seat=seat, bots="random")
    ann.page.get_by_role("button", name="Skip to the end").wait_for()
    assert ann.page.get_by_role("link", name="Leave").get_attribute("href") == "/"
    ann.page.get_by_role("button", name="Skip to the end").click()
    ann.wait_until(lambda seen: seen["over"])
