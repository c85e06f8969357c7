"""Set-up by the book: what a table of people chooses before the first turn is laid out, with what it leads to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import PHONE, Person

Enter = Callable[..., Person]

CHOICES = [
    ("casting-shadows", ["Frill Lilypad"], ["Gain 6 HP"]),
    ("twilight", ["Play The Last Legions", "Serve Mars"], ["29 Creatures", "attacking Creatures get +1"]),
]
GAMES = [game for game, _, _ in CHOICES]


@pytest.mark.parametrize(("game", "choices"), [choice[:2] for choice in CHOICES], ids=GAMES)
def test_characters_and_decks_are_chosen_by_buttons(person: Enter, game: str, choices: list[str]):
    ann = person()
    ann.sit_down(game, set_up="book")
    acts = ann.page.locator(".prompt__acts")
    for words in choices:
        acts.get_by_role("button", name=words).click()
    acts.get_by_role("button", name=choices[-1]).wait_for(state="detached")


@pytest.mark.parametrize(("game", "texts"), [(game, texts) for game, _, texts in CHOICES], ids=GAMES)
def test_on_a_phone_they_lie_on_the_board_with_their_texts(person: Enter, game: str, texts: list[str]):
    ann = person(screen=PHONE, has_touch=True, is_mobile=True)
    ann.sit_down(game, set_up="book")
    for text in texts:
        card = ann.page.locator(".board .is-choosable", has_text=text)
        card.tap()
        card.wait_for(state="detached")


def test_people_set_up_by_the_book_and_against_bots_nothing_is_chosen(person: Enter):
    """Dusk: a Phantom, then four of its nine cards."""
    ann, ben = person(), person(screen=PHONE)
    ben.visit(ann.host("dusk"))
    ben.page.get_by_role("button", name="Sit here").click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.wait_until(lambda seen: seen["ask"] == "Choose your Phantom")
    ann.page.locator(".du-set.is-choosable").first.click()
    ben.wait_until(lambda seen: bool(seen["mine"]) and seen["ask"] == "Choose your Phantom")
    ben.page.locator(".du-set.is-choosable").first.click()
    ann.wait_until(lambda seen: bool(seen["mine"]) and "for your deck" in seen["ask"])
    assert ann.page.locator(".du-draft__cards .is-choosable").count() == 9
    assert "0 of 4" in ann.page.locator(".du-draft header").inner_text()

    cat = person()
    cat.sit_down("dusk")
    assert "Choose your" not in cat.wait_until(lambda seen: bool(seen["mine"]))["ask"]
