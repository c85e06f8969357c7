"""People: another device, a host who keeps order, a clock, and an ending that no rule knows."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.person import PHONE, Person

Enter = Callable[..., Person]


def test_a_personal_link_brings_me_and_my_seats_to_my_phone(person: Enter):
    ann, phone = person(), person(screen=PHONE)
    ann.sit_down()
    ann.enter_lobby()
    ann.page.get_by_text("It is your turn").wait_for()
    ann.page.locator("button.guest").click()
    ann.page.get_by_label("My name at the table").fill("Ann of the Fens")
    ann.page.get_by_role("button", name="Keep it").click()
    ann.page.locator("button.guest", has_text="Ann of the Fens").click()
    ann.page.get_by_role("button", name="Show my personal link").click()
    ann.page.get_by_role("img", name="Your personal link").wait_for()
    code = ann.page.locator(".code").inner_text()
    ann.picture("people-link")
    phone.visit(f"/me#{code.replace('-', '')}")
    phone.picture("people-link-phone")
    phone.page.get_by_role("button", name="It is me").click()
    phone.page.get_by_text("It is your turn").wait_for()
    assert "Ann of the Fens" in phone.page.locator("button.guest").inner_text()
    phone.page.locator("button.guest").click()
    phone.page.get_by_role("button", name="Show my personal link").click()
    phone.page.get_by_role("img", name="Your personal link").wait_for()
    phone.picture("people-me-phone")


def test_a_host_keeps_order_and_a_draw_is_agreed_against_the_clock(person: Enter):
    ann, ben = person(), person(screen=PHONE)
    link = ann.host(pace={"turn": 120, "reserve": 600})
    ben.visit(link)
    ben.page.get_by_role("button", name="Sit here").click()
    ann.page.get_by_text("The host's order").click()
    ann.page.get_by_role("button", name="Mute").click()
    ann.page.get_by_text("muted").wait_for()
    ann.page.get_by_role("button", name="Let talk").click()
    ann.page.get_by_role("button", name="Lock the table").click()
    ann.page.get_by_role("button", name="Unlock the table").wait_for()
    ann.picture("people-order")
    ann.page.get_by_role("button", name="Start the game").click()
    for each in (ann, ben):
        each.page.get_by_role("timer").wait_for(state="attached")
    ann.page.get_by_role("button", name="Settings").click()
    ann.picture("people-settings")
    ann.page.get_by_role("button", name="Offer a draw").click()
    ben.page.get_by_text("offers a draw").wait_for()
    ben.picture("people-draw-phone")
    ben.page.get_by_role("button", name="Agree").click()
    for each in (ann, ben):
        each.page.get_by_role("heading", name="A draw").wait_for()
    ann.picture("people-end")
