"""Set-up by the book: what a table of people chooses before the first turn is chosen in the prompt."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import Person

Enter = Callable[..., Person]

CHOICES = [
    ("casting-shadows", ["Play Frill Lilypad"]),
    ("twilight", ["Play The Last Legions", "Serve Mars"]),
]


@pytest.mark.parametrize(("game", "choices"), CHOICES, ids=[game for game, _ in CHOICES])
def test_characters_and_decks_are_chosen_by_buttons(person: Enter, game: str, choices: list[str]):
    ann = person()
    ann.sit_down(game, set_up="book")
    for words in choices:
        ann.page.get_by_role("button", name=words).click()
    ann.page.get_by_role("button", name=choices[-1]).wait_for(state="detached")
