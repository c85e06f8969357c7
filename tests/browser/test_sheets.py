"""What a page fetches: the lobby a small shell, each game its own code, sheets and pictures and nobody else's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.person import CASTING, DESK, PHONE, Person

Enter = Callable[..., Person]

GAMES = (CASTING, "dusk", "twilight", "descent")
MOST_BYTES = 150_000
"""Of code and sheets on the lobby, as they come over the wire."""
FETCHED = """() => performance.getEntriesByType('resource')
  .filter(each => /\\.(js|css)$/.test(each.name))
  .map(each => [each.name.split('/').pop(), each.encodedBodySize, each.decodedBodySize])"""
BOXES = """() => Object.fromEntries(Object.entries({
    bar: '.bar', board: '.mats, .boardin, .du-board, .de-board', players: '.players', log: '.rail .log',
    prompt: '.prompt', dock: '.dock', mine: '.dock > *', acts: '.prompt__acts' })
  .map(([name, selector]) => [name, document.querySelector(selector)?.getBoundingClientRect().toJSON()]))"""


def _fetched(ann: Person) -> list[tuple[str, int, int]]:
    return [tuple(each) for each in ann.page.evaluate(FETCHED)]


def _of_games(ann: Person) -> set[str]:
    """The games whose parts this page has."""
    names = [name for name, _, _ in _fetched(ann)]
    return {game for game in GAMES if any(name.startswith(f"{game}-") for name in names)}


def test_the_lobby_is_a_small_shell(person: Enter):
    ann = person()
    ann.enter_lobby()
    for title in ("Dusk", "Twilight"):
        ann.page.locator(".cover", has_text=title).click()
    assert ann.page.locator(".cover").count() == len(GAMES)
    files = _fetched(ann)
    assert files
    assert all(0 < wire < size for _, wire, size in files if size > 1000), "they come compressed"
    assert sum(wire for _, wire, _ in files) < MOST_BYTES
    assert _of_games(ann) == set()
    assert ann.page.evaluate("document.body.className") == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_stands_on_its_own_sheets(person: Enter, game: str):
    ann = person()
    ann.sit_down(game, bot="greedy")
    assert _of_games(ann) == {game}
    assert ann.page.evaluate("document.body.className") == f"game-{game}"
    at: dict[str, Any] = ann.page.evaluate(BOXES)
    assert at["bar"]["top"] == 0
    assert at["bar"]["bottom"] <= at["board"]["top"]
    assert at["board"]["bottom"] <= at["prompt"]["top"]
    assert at["prompt"]["bottom"] <= at["dock"]["top"] + 6, "a hand may reach a little over the prompt"
    assert at["dock"]["bottom"] == DESK["height"]
    assert at["board"]["right"] <= at["log"]["left"] + 1
    assert at["log"]["right"] <= DESK["width"]
    assert at["board"]["width"] > 700
    assert at["board"]["height"] > 380
    assert at["dock"]["top"] - 20 <= at["mine"]["top"]
    assert at["mine"]["bottom"] <= DESK["height"]
    if game == "dusk":
        assert at["players"]["right"] <= at["board"]["left"] + 1, "opponents at the left"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_stands_on_its_own_sheets_on_a_phone(person: Enter, game: str):
    ann = person(screen=PHONE, has_touch=True, is_mobile=True)
    ann.sit_down(game, bot="greedy")
    assert _of_games(ann) == {game}
    at: dict[str, Any] = ann.page.evaluate(BOXES)
    assert at["log"]["height"] == 0, "the log is behind its button"
    assert at["board"]["width"] == PHONE["width"]
    assert at["board"]["height"] > 240
    assert at["board"]["bottom"] <= at["prompt"]["top"]
    assert at["prompt"]["bottom"] <= at["dock"]["top"] + 6
    assert at["dock"]["bottom"] == PHONE["height"]
    assert at["acts"]["right"] <= PHONE["width"]


def test_the_sheets_of_a_game_hold_only_while_it_is_shown(person: Enter):
    ann = person()
    ann.enter_lobby()
    before = ann.page.locator(".cover").first.bounding_box()
    for game in GAMES:
        ann.sit_down(game, bot="greedy")
        ann.page.locator(".home").click()
        ann.page.get_by_role("button", name="Play now against bots").wait_for()
        assert ann.page.evaluate("document.body.className") == ""
        assert ann.page.locator(".cover").first.bounding_box() == before, f"{game} changed the lobby"
