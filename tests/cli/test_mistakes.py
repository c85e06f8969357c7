"""Every mistake gets one sentence that says what to do, and exit status 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming import Match, game
from tests.cli.running import answer, complaint

GAME = "casting-shadows"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nope"], "No such command 'nope'; see gloaming --help."),
        (["sim"], "Missing argument 'GAME'; see gloaming sim --help."),
        (["sim", GAME, "--nope"], "No such option: --nope"),
        (["sim", GAME, "--games", "many"], "Invalid value for '--games'"),
        (["sim", "chess"], "There is no game 'chess'; the games are: casting-shadows, dusk, twilight, descent."),
        (["play", "chess"], "There is no game 'chess'"),
        (["rules", "chess"], "There is no game 'chess'"),
        (["sim", GAME, "--seats", "9"], "Casting Shadows takes 2 to 4 seats, not 9."),
        (["sim", GAME, "--games", "0"], "Play at least 1 game, not 0."),
        (["sim", GAME, "--jobs", "0"], "Use at least 1 job, not 0."),
        (["sim", GAME, "--seed", "-1"], "A seed is a whole number from 0"),
        (["sim", GAME, "--bots", "clever"], "There is no bot 'clever'; the bots are: random, easy, greedy."),
        (["sim", GAME, "--option", "turn_cap"], "Write an option as NAME=VALUE, not 'turn_cap'"),
        (["sim", GAME, "--option", "=3"], "Write an option as NAME=VALUE, not '=3'"),
        (["sim", GAME, "--option", "speed=3"], "There is no option 'speed'; the options of this game are"),
        (
            ["sim", GAME, "--option", "turn_cap=3"],
            "The option turn_cap takes a whole number from 10 to 10000, not '3'.",
        ),
        (["sim", GAME, "--option", "turn_cap=20", "--option", "turn_cap=30"], "The option turn_cap is given twice"),
        (["play"], "Say which game to play"),
        (["play", "--resume", "none.json"], "Cannot read 'none.json': No such file or directory"),
        (["play", "--resume", "none.json", "--seed", "3"], "A saved game keeps its seats, seed and options"),
        (["replay", "none.json"], "Cannot read 'none.json': No such file or directory"),
        (["replay", "."], "Cannot read '.': Is a directory"),
        (["rules", "--find", "dice", "--coverage"], "Use --find or --coverage, not both."),
        (["bench", "--seconds", "0"], "Measure for 0.01 to 3600 seconds, not 0.0."),
    ],
)
def test_a_mistake_is_told_in_one_sentence(words: list[str], told: str):
    assert told in complaint(*words)


@pytest.fixture
def record() -> bytes:
    """A record of a game that has just begun."""
    match = Match(game(GAME), 2, 5)
    for _ in range(10):
        match.answer(0)
    return match.record.to_json()


@pytest.mark.parametrize("command", [["replay"], ["replay", "--verify"], ["play", "--resume"]])
def test_a_damaged_record_is_refused_and_left_alone(command: list[str], record: bytes, tmp_path: Path):
    file = tmp_path / "game.json"
    damages = {
        "is cut short": record[: len(record) // 2],
        "was changed after it was written": record.replace(b'"seed": 5', b'"seed": 6'),
        "is not a Gloaming record": b'{"format": "something else"}',
        "is not a whole Gloaming record": b"\xff\x00\xfe",
    }
    for told, data in damages.items():
        file.write_bytes(data)
        assert told in complaint(*command, str(file))
        assert file.read_bytes() == data


def test_help_and_version_are_answers_not_mistakes():
    assert answer("--version").startswith("gloaming 0.")
    assert "play" in answer("--help")
    for command in ("play", "sim", "rules", "replay", "bench"):
        assert "Examples:" in answer(command, "--help")
