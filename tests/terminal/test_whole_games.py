"""Whole games by pressing keys, against bots, to the end screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from gloaming import Record
from gloaming.bots import Sight, bot
from gloaming.terminal.screens import TheEnd
from tests.terminal.terminal_games import SIZES, live_game_of, new_match, on_screen, played_until, press, shown

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize(("seats", "size"), [(2, SIZES[0]), (3, SIZES[1])])
async def test_a_game_from_the_first_key_to_the_last(seats: int, size: tuple[int, int], tmp_path: Path):
    match = new_match(seats, seed=5)
    live = live_game_of(match, tmp_path / "game.json", kind="greedy")
    advisor = bot("greedy", 99)
    async with on_screen(live, size) as pilot:
        keys = 0
        while not isinstance(pilot.app.screen, TheEnd):
            if live.my_turn_to_answer:
                number = advisor.choose(Sight(match.game, match.position))
                choice = live.choices()[number]
                await pilot.press(*[choice.label] * (2 if choice.doubt else 1))
                keys += 1
            else:
                await pilot.pause(0.01)
        await pilot.pause()
        end = shown(pilot)
        assert match.position.outcome is not None
        (winner,) = match.position.outcome.winners
        assert ("You win" if winner == 0 else f"{live.name(winner)} wins") in end
        assert f"Last one standing, after {match.position.turn} turns." in end
        for player, name in zip(match.position.players, live.names, strict=True):
            assert name in end
            assert player.hp == 0 or f"{player.hp} HP" in end
        assert keys > 20
        await press(pilot, "q")
    record, _ = Record.verified((tmp_path / "game.json").read_bytes())
    assert record.answers == match.record.answers
    assert pilot.app.return_value is not None
    assert "game.json" in pilot.app.return_value


async def test_after_the_end_the_table_can_be_looked_at_and_a_new_game_played(tmp_path: Path):
    match = new_match(seed=3)
    live = live_game_of(match, tmp_path / "game.json", people=(), kind="greedy")
    async with on_screen(live) as pilot:
        while not isinstance(pilot.app.screen, TheEnd):
            await pilot.pause(0.05)
        await press(pilot, "escape")
        assert "The game is over" in shown(pilot)
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, TheEnd)
        await press(pilot, "n")
        while not (tmp_path / "game-2.json").exists():
            await pilot.pause(0.05)
    first, _ = Record.from_json((tmp_path / "game.json").read_bytes())
    second, _ = Record.from_json((tmp_path / "game-2.json").read_bytes())
    assert first.answers == match.record.answers
    assert second.seed != first.seed


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (110, 34), (140, 45), (200, 60)])
async def test_every_option_is_on_the_screen_at_every_size(size: tuple[int, int], tmp_path: Path):
    match = played_until(lambda m: m.position.ask.seat == 0 and len(m.position.ask.options) >= 11, seats=4)
    live = live_game_of(match, tmp_path / "game.json")
    async with on_screen(live, size) as pilot:
        seen = shown(pilot)
        assert live.question() in seen
        for choice in live.choices():
            assert f"{choice.label} {choice.words[:12]}" in seen


async def until_shown(pilot: Pilot[str], wanted: Callable[[str], bool]) -> None:
    """Wait for a screen; a window is drawn anew only a while after its size has changed."""
    async with asyncio.timeout(300):
        while not wanted(shown(pilot)):
            await pilot.pause(0.01)


async def test_a_window_that_grows_and_shrinks(tmp_path: Path):
    live = live_game_of(new_match(4), tmp_path / "game.json")
    async with on_screen(live, (80, 24)) as pilot:
        small = shown(pilot)
        await pilot.resize_terminal(50, 12)
        await until_shown(pilot, lambda screen: "The table needs a window of 80 x 24" in screen)
        assert live.question() in shown(pilot)
        await pilot.resize_terminal(80, 24)
        await until_shown(pilot, lambda screen: screen == small)
