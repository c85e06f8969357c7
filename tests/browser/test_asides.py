"""Two heroes talk among themselves, and the overlord reads nothing of it."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.person import PHONE, Person
from tests.browser.test_access import serious

Enter = Callable[..., Person]
SECRET = "Leave the pond to me"


def talk(who: Person) -> None:
    who.page.get_by_role("button", name="Log and talk").click()
    who.page.get_by_role("list", name="Talk").wait_for()


def test_heroes_talk_and_the_overlord_hears_only_what_is_for_everyone(person: Enter):
    ann, bob, cat = person(), person(), person(screen=PHONE)
    link = ann.host("descent", seats=3)
    for who in (bob, cat):
        who.visit(link)
        who.page.get_by_role("button", name="Sit here").first.click()
        who.page.get_by_role("button", name="Get up").wait_for()
    ann.page.get_by_role("button", name="Start the game").click()
    for who in (ann, bob, cat):
        who.page.wait_for_selector(".prompt")
        talk(who)
    assert ann.page.get_by_role("group", name="Who reads it").count() == 0, "the overlord plays alone"
    bob.page.get_by_role("button", name="Only my side").click()
    bob.page.get_by_label("Say something").fill(SECRET)
    bob.page.keyboard.press("Enter")
    cat.page.locator(".chat .aside", has_text=SECRET).wait_for()
    cat.picture("descent-asides-phone")
    assert serious(cat, ".sheet") == []
    cat.page.get_by_label("Say something").fill("Good luck")
    cat.page.keyboard.press("Enter")
    for who in (ann, bob):
        who.page.locator(".chat li:not(.aside)", has_text="Good luck").wait_for()
    assert SECRET not in ann.page.content()
    ann.page.reload()
    ann.page.wait_for_selector(".prompt")
    talk(ann)
    ann.page.locator(".chat li", has_text="Good luck").wait_for()
    assert SECRET not in ann.page.content()
