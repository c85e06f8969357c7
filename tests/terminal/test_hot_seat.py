"""Several people at one terminal: nobody sees another's Counterspells."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming import Match
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.terminal.screens import HandOver
from tests.terminal.terminal_games import (
    SIZES,
    asks,
    holds_secret,
    live_game_of,
    new_match,
    on_screen,
    played_until,
    press,
    shown,
)

pytestmark = pytest.mark.asyncio


def secrets_of(match: Match, seat: int) -> list[str]:
    """The names of a player's face-down cards."""
    return [CARDS[card].name for card in match.position.players[seat].counterspells]


def ann_with_a_secret() -> Match:
    """Ann holds a Counterspell and is asked in her turn."""
    return played_until(lambda m: holds_secret(0)(m) and asks("act", 0)(m))


@pytest.mark.parametrize("size", SIZES)
async def test_the_hand_over_screen_hides_everything(size: tuple[int, int], tmp_path: Path):
    match = ann_with_a_secret()
    (secret,) = set(secrets_of(match, 0))
    live = live_game_of(match, tmp_path / "game.json", people=(0, 1))
    async with on_screen(live, size) as pilot:
        assert isinstance(pilot.app.screen, HandOver)
        assert "Hand over to Ann" in shown(pilot)
        assert secret not in shown(pilot)
        assert "Spell Book" not in shown(pilot)
        await press(pilot, "enter")
        assert secret in shown(pilot)
        while match.position.ask is not None and match.position.ask.seat == 0:
            await press(pilot, *[live.choices()[-1].label] * 2)
        assert isinstance(pilot.app.screen, HandOver)
        assert "Hand over to Bob" in shown(pilot)
        assert secret not in shown(pilot)
        await press(pilot, "enter")
        assert "Hand over" not in shown(pilot)
        assert secret not in shown(pilot)
        assert "▒▒" in shown(pilot)


async def test_no_screen_of_the_other_person_tells_the_secret(tmp_path: Path):
    match = ann_with_a_secret()
    (secret,) = set(secrets_of(match, 0))
    live = live_game_of(match, tmp_path / "game.json", people=(0, 1))
    async with on_screen(live, (140, 45)) as pilot:
        await press(pilot, "enter")
        while match.position.ask is not None and match.position.ask.seat == 0:
            await press(pilot, *[live.choices()[-1].label] * 2)
        await press(pilot, "enter")
        for key in ("question_mark", "l"):
            await press(pilot, key)
            assert secret not in shown(pilot)
            await press(pilot, "escape")
        assert not any(secret in thing.title + thing.words for row in live.things() for thing in row)
        await press(pilot, "i", "up")
        for _ in range(4):
            assert secret not in shown(pilot)
            await press(pilot, "left")


async def test_while_bots_play_openly_nobodys_secrets_are_shown(tmp_path: Path, all_the_time: None):
    match = played_until(lambda m: holds_secret(0)(m) and m.position.ask.seat == 0, seats=3)
    (secret,) = set(secrets_of(match, 0))
    live = live_game_of(match, tmp_path / "game.json", people=(0, 2), kind="greedy")
    async with on_screen(live, pace=0) as pilot:
        await press(pilot, "enter")
        assert secret in shown(pilot)
        while match.position.ask is not None and match.position.ask.seat == 0:
            await press(pilot, *[live.choices()[-1].label] * 2)
        assert match.position.ask is not None
        assert match.position.ask.seat == 1
        assert not isinstance(pilot.app.screen, HandOver)
        assert secret not in shown(pilot)
        await press(pilot, "space")
        while not isinstance(pilot.app.screen, HandOver):
            await pilot.pause(0.01)


async def test_leaving_from_the_hand_over_screen_saves(tmp_path: Path):
    file = tmp_path / "game.json"
    live = live_game_of(new_match(), file, people=(0, 1))
    async with on_screen(live) as pilot:
        await press(pilot, "s")
    assert file.exists()
    assert pilot.app.return_value == f"Saved in {file}. Go on with: gloaming play --resume {file}"


async def test_one_person_is_never_asked_to_hand_over(tmp_path: Path):
    live = live_game_of(new_match(), tmp_path / "game.json")
    async with on_screen(live) as pilot:
        assert not isinstance(pilot.app.screen, HandOver)
        assert live.question() in shown(pilot)
