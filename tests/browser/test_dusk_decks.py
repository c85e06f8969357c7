"""The deck builder: starters in one click, kept in the browser, out and in as text, brought to a table."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.browser.person import PHONE, Person
from tests.browser.test_access import serious

Enter = Callable[..., Person]


def _build(ann: Person) -> None:
    """Take the starters of the first three sets."""
    ann.visit("/decks/dusk")
    for kind in ("Gifts", "Skills", "Weapons"):
        ann.page.get_by_role("tab", name=kind).click()
        ann.page.locator(".deck-filter").get_by_role("button", name="Take the starters").click()


def test_a_deck_is_built_kept_and_brought_to_a_duel(person: Enter):
    ann = person()
    ann.visit("/decks/dusk")
    ann.page.get_by_role("button", name="The Madame").click()
    lacks = ann.page.locator(".deck-state").inner_text()
    assert not re.search(r"DU-\d+\w*[A-Z]", lacks), "no id runs into the name after it"
    _build(ann)
    ann.page.locator(".db-grid .card[aria-pressed=true]").first.click()
    assert "24 of 25" in ann.page.locator(".deck-state").inner_text()
    ann.page.keyboard.press("u")
    assert "25 of 25" in ann.page.locator(".deck-state").inner_text()
    ann.page.locator(".db-grid .card[aria-pressed=false]").first.click()
    assert "take one out first" in ann.page.locator(".toast").inner_text()
    ann.page.locator(".deck-name input").fill("Bell and Bone")
    ann.page.locator(".deck-name input").blur()
    ann.picture("decks-desk")
    assert serious(ann) == []
    ann.page.get_by_role("button", name="Keep the deck").click()
    ann.page.get_by_role("button", name="Kept 1").wait_for()
    ann.page.reload()
    ann.page.wait_for_selector(".db-grid .card")
    name = ann.page.locator(".deck-name input").input_value()
    assert name == "Bell and Bone", "what was on the bench lies there again"
    ann.enter_lobby()
    ann.page.locator(".cover", has_text="Dusk").click()
    ann.page.get_by_label("Your deck").select_option("Bell and Bone")
    ann.page.get_by_role("button", name="Play now against bots").click()
    ann.page.wait_for_selector(".du-mine")
    assert "The Madame" in ann.page.locator(".du-mine h3").inner_text()


def test_a_deck_goes_out_and_comes_in_as_text(person: Enter):
    ann = person()
    _build(ann)
    ann.page.locator(".deck-sum").get_by_role("button", name="Export").click()
    ann.wait_for("document.querySelector('.sheet textarea')?.value.includes('Phantom:')")
    ann.page.get_by_role("button", name="Copy").click()
    text: str = ann.page.evaluate("navigator.clipboard.readText()")
    assert text.count("\n- ") == 12
    ann.page.keyboard.press("Escape")

    ann.page.locator(".deck-sum").get_by_role("button", name="Import").click()
    ann.page.locator(".sheet textarea").fill(text.replace("- Knit Bone", "- Knit Bones"))
    ann.page.get_by_role("button", name="Read it").click()
    said = ann.page.locator(".sheet [role=alert]").inner_text()
    assert "Line " in said
    assert "perhaps you mean 'Knit Bone'" in said
    ann.page.locator(".sheet textarea").fill(text.replace("Deck: New deck", "Deck: Sent by a friend"))
    ann.page.get_by_role("button", name="Read it").click()
    ann.page.wait_for_selector(".sheet", state="detached")
    assert ann.page.locator(".deck-name input").input_value() == "Sent by a friend"
    assert "25 of 25" in ann.page.locator(".deck-state").inner_text()


def test_the_builder_on_a_phone(person: Enter):
    ann = person(screen=PHONE, has_touch=True, is_mobile=True)
    _build(ann)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "nothing lies beyond the edge"
    ann.picture("decks-phone")
    assert serious(ann) == []
    ann.page.get_by_role("button", name="Deck", exact=True).tap()
    assert "25 of 25" in ann.page.locator(".sheet .deck-state").inner_text()
    assert serious(ann, ".sheet") == []
