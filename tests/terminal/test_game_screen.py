"""What a person does at the table on the screen."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from gloaming import Match, Record, game
from gloaming.bots import Bot, Sight
from gloaming.games.casting_shadows.options import EndTurn, Travel
from gloaming.terminal.pace import PACES
from gloaming.terminal.screens import Quit, Reading
from gloaming.terminal.terminal_game import TerminalGame
from tests.terminal.terminal_games import (
    NAMES,
    SIZES,
    choose,
    in_one_line,
    live_game_of,
    my_turn_begins,
    new_match,
    on_screen,
    played_until,
    press,
    shown,
    table,
)

pytestmark = pytest.mark.asyncio


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


@pytest.mark.parametrize("size", SIZES)
async def test_undo_takes_back_to_the_last_die(file: Path, size: tuple[int, int]):
    live = live_game_of(played_until(my_turn_begins), file)
    async with on_screen(live, size) as pilot:
        before = shown(pilot)
        position = live.game.save(live.match.position)
        await choose(pilot, live, lambda c: isinstance(c.option, Travel))
        assert "u undo" in shown(pilot)
        await choose(pilot, live, lambda c: isinstance(c.option, Travel))
        await press(pilot, "u", "u")
        assert live.game.save(live.match.position) == position
        assert shown(pilot) == before
        while live.can_undo:
            await press(pilot, "u")
        await press(pilot, "u")
        assert "Nothing to take back" in shown(pilot)
    record, _ = Record.verified(file.read_bytes())
    assert record.answers == live.match.record.answers


async def test_why_not_tells_every_refusal_with_its_rule(file: Path):
    live = live_game_of(played_until(my_turn_begins), file)
    async with on_screen(live, (140, 45)) as pilot:
        await press(pilot, "question_mark")
        seen = shown(pilot)
        assert "Why can't I" in seen
        first = live.why_not()[0]
        assert first.subjects[0] in seen
        assert first.rule in seen
        await press(pilot, "question_mark")
        assert not isinstance(pilot.app.screen, Reading)


async def test_help_is_named_where_not_all_keys_are(file: Path):
    live = live_game_of(Match(game("descent"), 2, 1), file)
    async with on_screen(live, (80, 24)) as pilot:
        keys = shown(pilot).splitlines()[-1]
        assert "h help" in keys
        assert "shift+arrows scroll" in keys
        await press(pilot, "h")
        assert isinstance(pilot.app.screen, Reading)


async def test_the_letter_of_a_verb_that_is_not_on_offer_says_why(file: Path):
    match = played_until(
        lambda m: my_turn_begins(m) and all(option.verb != "protect" for option in m.position.ask.options)
    )
    live = live_game_of(match, file)
    async with on_screen(live) as pilot:
        await press(pilot, "p")
        assert "There is no Cursed Crystal in your Pool. CS-059" in in_one_line(pilot)
        await press(pilot, "9")
        assert "No option has the key 9." in shown(pilot) or len(live.choices()) >= 9
        assert match.record.answers == live.match.record.answers


async def test_ending_the_turn_with_actions_left_is_asked_twice(file: Path):
    match = played_until(my_turn_begins)
    live = live_game_of(match, file)
    async with on_screen(live) as pilot:
        answers = len(match.record.answers)
        await press(pilot, "e")
        assert "4 actions left. Choose it again to end the turn." in shown(pilot)
        assert len(match.record.answers) == answers
        await press(pilot, "up", "e")
        assert len(match.record.answers) == answers
        await press(pilot, "e")
        assert len(match.record.answers) > answers


async def test_arrows_and_enter_choose(file: Path):
    match = played_until(my_turn_begins)
    live = live_game_of(match, file)
    async with on_screen(live) as pilot:
        number = next(c.number for c in live.choices() if isinstance(c.option, Travel))
        await press(pilot, *["down"] * number)
        option = live.choices()[number].option
        await press(pilot, "enter")
        assert Travel(match.position.players[0].hex) == option


async def test_the_mouse_chooses(file: Path):
    match = played_until(my_turn_begins)
    live = live_game_of(match, file)
    async with on_screen(live) as pilot:
        number = next(c.number for c in live.choices() if isinstance(c.option, Travel))
        choice = live.choices()[number]
        lines = shown(pilot).split("\n")
        drawn = f"{choice.label} {choice.words[:16]}"
        (y,) = (n for n, line in enumerate(lines) if drawn in line)
        await pilot.click(offset=(lines[y].index(drawn), y))
        await pilot.pause()
        assert Travel(match.position.players[0].hex) == choice.option


async def test_looking_around_shows_the_text_of_what_is_under_the_cursor(file: Path):
    live = live_game_of(played_until(my_turn_begins), file)
    things = {thing.key: thing for row in live.things() for thing in row}
    seen = set()
    async with on_screen(live, (140, 45)) as pilot:
        await press(pilot, "i")
        for arrow in ("right", "right", "down", "left", "down", "down", "down", "up", "left"):
            await press(pilot, arrow)
            thing = things[table(pilot).cursor or ("", 0)]
            seen.add(thing.key[0])
            assert f" {thing.title}\n" in shown(pilot) or f" {thing.title} " in shown(pilot)
            assert thing.words in in_one_line(pilot)
        assert {"hex", "card", "seat"} <= seen
        await press(pilot, "escape")
        assert live.question() in shown(pilot)


async def test_help_and_log_open_and_close(file: Path):
    live = live_game_of(played_until(lambda m: m.position.turn > 4 and my_turn_begins(m)), file)
    async with on_screen(live) as pilot:
        await press(pilot, "h")
        assert "Keys" in shown(pilot)
        read = ""
        for _ in range(6):
            read += shown(pilot)
            await press(pilot, "pagedown")
        for heading in ("What it is about", "The shadow form", "How it ends", "Symbols"):
            assert heading in read
        await press(pilot, "escape", "l", "pageup", "pageup", "pageup", "pageup", "pageup", "pageup", "pageup")
        assert "Turn 1: You" in shown(pilot)
        await press(pilot, "l")
        assert live.question() in shown(pilot)


async def test_save_and_quit_then_resume_shows_the_same_table(file: Path):
    live = live_game_of(played_until(my_turn_begins, seats=3), file)
    async with on_screen(live) as pilot:
        await choose(pilot, live, lambda c: isinstance(c.option, Travel))
        left = shown(pilot)
        await press(pilot, "s")
    assert pilot.app.return_value == f"Saved in {file}. Go on with: gloaming play --resume {file}"
    record, _ = Record.verified(file.read_bytes())
    again = live_game_of(type(live.match).resume(record), file)
    async with on_screen(again) as pilot:
        seen = shown(pilot)
    assert again.question() in left
    assert [line for line in seen.split("\n") if "[" in line] == [line for line in left.split("\n") if "[" in line]


async def test_leaving_from_anywhere_saves(file: Path):
    live = live_game_of(new_match(), file)
    async with on_screen(live) as pilot:
        await press(pilot, "h", "ctrl+q")
    assert Record.verified(file.read_bytes())[0].answers == []
    assert pilot.app.return_value == f"Saved in {file}. Go on with: gloaming play --resume {file}"


async def test_every_answer_is_saved_as_it_is_given(file: Path):
    live = live_game_of(new_match(), file)
    async with on_screen(live) as pilot:
        for _ in range(3):
            await press(pilot, "1")
            record, _ = Record.from_json(file.read_bytes())
            assert record.answers == live.match.record.answers


async def test_quitting_without_saving_leaves_the_file_as_it_was(file: Path):
    file.write_bytes(b"an older game")
    live = live_game_of(new_match(), file)
    async with on_screen(live) as pilot:
        await press(pilot, "1")
        assert file.read_bytes() != b"an older game"
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, Quit)
        await press(pilot, "escape")
        assert live.question() in shown(pilot)
        await press(pilot, "q", "d")
    assert file.read_bytes() == b"an older game"
    assert pilot.app.return_value == "Not saved."


async def test_a_game_that_cannot_be_saved_says_so_and_goes_on(tmp_path: Path):
    (tmp_path / "file").touch()
    live = live_game_of(new_match(), tmp_path / "file" / "game.json")
    async with on_screen(live) as pilot:
        await press(pilot, "1")
        assert "The game cannot be saved in" in in_one_line(pilot)
        answers = len(live.match.record.answers)
        await press(pilot, "1")
        assert len(live.match.record.answers) > answers
        await press(pilot, "s")
    assert pilot.app.return_value is not None
    assert pilot.app.return_value.startswith("The game cannot be saved in")


class ThinkingBot(Bot):
    """Thinks until it is let go, then takes the last option."""

    name = "thinking"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.thinking = threading.Event()
        self.let_go = threading.Event()

    def choose(self, sight: Sight) -> int:
        self.thinking.set()
        self.let_go.wait(300)
        return len(sight.ask.options) - 1


async def test_a_bot_that_thinks_does_not_block_the_table(file: Path, threads: None):
    thinker = ThinkingBot(0)
    live = TerminalGame(played_until(my_turn_begins), NAMES[:2], {1: thinker}, file)
    async with on_screen(live) as pilot:
        await choose(pilot, live, lambda c: isinstance(c.option, EndTurn))
        while not thinker.thinking.is_set():
            if live.my_turn_to_answer:
                await press(pilot, live.choices()[-1].label)
            await pilot.pause(0.01)
        try:
            await press(pilot, "h")
            while not isinstance(pilot.app.screen, Reading):
                await pilot.pause(0.01)
            await press(pilot, "h")
            while isinstance(pilot.app.screen, Reading) or "Bob decides" not in shown(pilot):
                await pilot.pause(0.01)
        finally:
            thinker.let_go.set()
        while not live.my_turn_to_answer:
            await pilot.pause(0.01)
        await pilot.pause()
        assert live.question() in shown(pilot)


async def test_bots_play_at_a_pace_and_space_runs_on(file: Path, all_the_time: None):
    slow = 0
    assert PACES[slow][1] > 1
    live = live_game_of(played_until(my_turn_begins), file, kind="greedy")
    async with on_screen(live, pace=slow) as pilot:
        await choose(pilot, live, lambda c: isinstance(c.option, EndTurn))
        while live.my_turn_to_answer:
            await press(pilot, live.choices()[-1].label)
        assert not live.my_turn_to_answer
        assert "pace: slow" in shown(pilot)
        await press(pilot, "plus")
        assert "pace: normal" in shown(pilot)
        await press(pilot, "minus", "space")
        while not live.my_turn_to_answer:
            await pilot.pause(0.01)
        await pilot.pause()
        assert live.question() in shown(pilot)
