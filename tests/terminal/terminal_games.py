"""Games to play in tests, and what is on the screen as text."""

from __future__ import annotations

import html
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from gloaming import Match, game
from gloaming.bots import Bot, Sight, bot
from gloaming.games.casting_shadows.map import DESERT
from gloaming.games.casting_shadows.options import Collect, Travel
from gloaming.terminal.app import TerminalApp
from gloaming.terminal.choices import Choice
from gloaming.terminal.game_screen import GameScreen
from gloaming.terminal.pace import PACES, Pace
from gloaming.terminal.terminal_game import TerminalGame

NAMES = ("Ann", "Bob", "Cid", "Dee")
AT_ONCE = len(PACES) - 1
SIZES = ((80, 24), (140, 45))

CELL_WIDTH, CELL_HEIGHT, FIRST_LINE = 12.2, 24.4, 20
TEXT_IN_DRAWING = re.compile(r'<text class="[^"]*" x="([^"]*)" y="([^"]*)"[^>]*>([^<]*)</text>')

Condition = Callable[[Match], bool]


def new_match(seats: int = 2, seed: int = 5) -> Match:
    """A new game."""
    return Match(game("casting-shadows"), seats, seed)


class Hoarder(Bot):
    """Collects Counterspells: goes to the Desert for them, and does anything at all besides."""

    name = "hoarder"

    def choose(self, sight: Sight) -> int:
        wishes = [n for n, o in enumerate(sight.ask.options) if isinstance(o, Collect) or o == Travel(DESERT)]
        return wishes[0] if wishes else self.rng.below(len(sight.ask.options))


def played_until(condition: Condition, seats: int = 2) -> Match:
    """A game played to a question where the condition holds, of the first seed that has one."""
    for seed in range(1, 30):
        match = new_match(seats, seed)
        bots = [Hoarder(seat) for seat in range(seats)]
        while match.position.ask is not None:
            if condition(match):
                return match
            match.answer(bots[match.position.ask.seat].choose(Sight(match.game, match.position)))
    raise AssertionError("this happens in none of the games")


def asks(topic: str, seat: int) -> Condition:
    """That seat is asked about this topic."""
    return lambda match: match.position.ask.topic == topic and match.position.ask.seat == seat


def my_turn_begins(match: Match) -> bool:
    """Ann may act and has done nothing yet."""
    return asks("act", 0)(match) and match.position.points == 4


def live_game_of(match: Match, save_to: Path, people: Sequence[int] = (0,), kind: str = "random") -> TerminalGame:
    """Some seats are people, the others bots."""
    seats = match.position.seats
    bots: dict[int, Bot] = {seat: bot(kind, seat) for seat in range(seats) if seat not in people}
    return TerminalGame(match, NAMES[:seats], bots, save_to)


@asynccontextmanager
async def on_screen(
    live: TerminalGame, size: tuple[int, int] = SIZES[0], pace: int = AT_ONCE
) -> AsyncIterator[Pilot[str]]:
    """The live in a window of that size."""
    app = TerminalApp(live, Pace(pace))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


def shown(pilot: Pilot[Any]) -> str:
    """Everything on the screen, line by line."""
    drawn = TEXT_IN_DRAWING.findall(pilot.app.export_screenshot())
    rows = [round((float(y) - FIRST_LINE) / CELL_HEIGHT) for _, y, _ in drawn]
    # What is drawn may still be of the size that the window had before.
    lines: list[list[str]] = [[] for _ in range(max(pilot.app.size.height, *(row + 1 for row in rows)))]
    for row, (x, _, words) in zip(rows, drawn, strict=True):
        line = lines[row]
        column = round(float(x) / CELL_WIDTH)
        line += [" "] * (column - len(line)) + list(html.unescape(words).replace("\xa0", " "))
    return "\n".join("".join(line).rstrip() for line in lines)


def in_one_line(pilot: Pilot[Any]) -> str:
    """Everything on the screen, wherever lines are broken."""
    return " ".join(shown(pilot).split())


async def press(pilot: Pilot[Any], *keys: str) -> None:
    """Press keys, each after what the one before has set off."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def choose(pilot: Pilot[Any], live: TerminalGame, wanted: Callable[[Choice], bool]) -> Choice:
    """Press the key of the first option that fits, again where it is doubted."""
    choice = next(choice for choice in live.choices() if wanted(choice))
    await press(pilot, *[choice.label] * (2 if choice.doubt else 1))
    return choice


def table(pilot: Pilot[Any]) -> GameScreen:
    """The table on the screen."""
    screen = pilot.app.screen
    assert isinstance(screen, GameScreen)
    return screen


def holds_secret(seat: int) -> Condition:
    """That player has a face-down Counterspell."""
    return lambda match: bool(match.position.players[seat].counterspells)
