"""Whole games in real browsers."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.person import PHONE, Person, play_to_the_end

Enter = Callable[..., Person]


def test_two_people_in_two_browsers_finish_a_game(person: Enter):
    ann, ben = person(), person()
    link = ann.open_table()
    ann.picture("gathering")
    ben.visit(link)
    ben.page.get_by_role("button", name="Sit here").click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.page.wait_for_selector(".prompt")
    play_to_the_end(ann, ben)
    titles = [each.page.locator("dialog.end h2").inner_text().strip() for each in (ann, ben)]
    assert titles.count("You win") == 1 or titles == ["A draw", "A draw"]
    reasons = {each.page.locator("dialog.end .why").first.inner_text() for each in (ann, ben)}
    assert len(reasons) == 1
    assert "" not in reasons


def test_a_person_and_three_bots(person: Enter):
    ann = person()
    ann.play_now()
    assert ann.page.locator(".rail .seat").count() == 3
    play_to_the_end(ann)
    ann.page.wait_for_selector("dialog.end figure")
    ann.picture("end")
    title = ann.page.locator("dialog.end h2").inner_text().strip()
    ann.page.get_by_role("button", name="See the table").click()
    assert ann.page.locator(".prompt__who").inner_text().strip().lower() == "the game is over"
    assert ann.page.locator(".prompt__ask").inner_text() == title
    ann.page.get_by_role("button", name="How it ended").click()
    ann.page.wait_for_selector("dialog.end[open] figure")
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: ann.room not in url or "room" in url)
    ann.wait_until(lambda seen: not seen["over"] and seen["ask"] != "")


def test_several_people_at_one_screen_hand_it_over(person: Enter):
    ann = person()
    ann.host()
    ann.page.get_by_role("button", name="Sit here").click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.wait_until(lambda seen: seen["handOver"])
    ann.picture("hand-over")
    assert "Pass the device" in ann.page.locator(".over h2").inner_text()
    first = ann.page.locator(".over h2").inner_text()
    assert ann.page.locator(".board").count() == 0, "nothing of the table shows before the next person says so"
    ann.wait_for_my_action()
    asked = "document.querySelector('.over h2')?.innerText"  # the other one is next, and is called by another name
    ann.repeat(ann.answer_if_asked, until=lambda: ann.page.evaluate(asked) not in (None, first))
    ann.wait_for_my_action()


def test_a_game_on_a_phone_with_a_thumb(person: Enter):
    ann = person(screen=PHONE, has_touch=True, is_mobile=True)
    ann.sit_down(seats=3)
    ann.wait_for_my_action()
    wide = ann.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"], "nothing lies beyond the edge"
    assert ann.page.locator(".medal:visible").count() == 3, "the companions on offer are seen"
    ann.picture("table-phone")
    ann.page.locator(".hexhit.lit").first.tap()
    ann.wait_until(lambda seen: "3 left" in seen["ask"] or "grants" in seen["ask"])
    ann.wait_for_my_action()
    ann.page.locator(".prompt__acts button", has_text="End").tap()
    ann.wait_until(lambda seen: "Spend an action: 3" not in seen["ask"])
    ann.wait_for_my_action()


def test_by_keyboard_alone(person: Enter):
    ann = person()
    ann.sit_down(turn_cap=10)
    ann.wait_for_my_action()
    ann.page.keyboard.press("1")
    ann.wait_until(lambda seen: "Esc" in seen["keys"])
    ann.page.keyboard.press("Escape")
    ann.wait_until(lambda seen: "Esc" not in seen["keys"])
    ann.page.locator(".hexhit[tabindex='0']").focus()
    before = ann.page.evaluate("document.activeElement.getAttribute('data-key')")
    ann.page.keyboard.press("ArrowRight")
    assert ann.page.evaluate("document.activeElement.getAttribute('data-key')") != before
    ann.page.locator(".hexhit.lit").first.focus()
    ann.page.keyboard.press("Enter")
    ann.wait_until(lambda seen: "Spend an action: 4" not in seen["ask"] and seen["mine"])
    play_to_the_end(ann)
