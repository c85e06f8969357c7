"""The golden playthroughs: a game of each kind, compared word for word."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.api.game import Game
from tests.golden.playthrough import playthrough

FOLDER = Path(__file__).parent
PLAYED: dict[str, tuple[int, int, dict[str, object]]] = {
    "casting-shadows": (3, 268, {}),
    "dusk": (2, 0, {}),
    "twilight": (2, 10, {}),
    "descent": (2, 8, {"heroes": "2"}),
}
"""Seats, seed and options by game: a game that is not too long and in which much happens."""

REWRITE = "pytest tests/golden --rewrite-golden"


def golden(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def first_differences(written: str, played: str, name: str) -> str:
    """Where two playthroughs part, and what to do about it."""
    lines = unified_diff(written.splitlines(), played.splitlines(), "as written", "as played now", lineterm="", n=3)
    return (
        f"The golden playthrough of {name} has changed. If that is not meant, a rule is broken. If it is meant, "
        f"raise the version of the game, for old records no longer replay, and run: {REWRITE}\n"
        + "\n".join(islice(lines, 40))
    )


@pytest.mark.parametrize("name", gloaming.games())
def test_the_golden_playthrough_is_played_word_for_word(name: str, rewrite: bool):
    assert name in PLAYED, f"choose seats and a seed for {name}"
    played = playthrough(gloaming.game(name), *PLAYED[name])
    if rewrite:
        golden(name).write_text(played, encoding="utf-8")
    assert golden(name).exists(), f"{name} has no golden playthrough yet: run {REWRITE}"
    written = golden(name).read_text(encoding="utf-8")
    if played != written:
        pytest.fail(first_differences(written, played, name), pytrace=False)


@pytest.mark.parametrize("name", gloaming.games())
def test_the_golden_playthrough_is_of_the_present_version(name: str):
    game: Game[Any] = gloaming.game(name)
    assert golden(name).read_text(encoding="utf-8").startswith(f"{game.title}, version {game.version}: ")


def test_no_golden_playthrough_is_of_a_game_that_is_gone():
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(gloaming.games())


def test_a_difference_is_shown_with_what_to_do():
    said = first_differences("Ann rolls.\nAnn wins.\n", "Ann rolls.\nBob wins.\n", "chess")
    assert "-Ann wins." in said
    assert "+Bob wins." in said
    assert "raise the version" in said
    assert REWRITE in said
