"""`gloaming bench`: how fast the games are on this machine."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from gloaming.api.game import game, games
from gloaming.commands.output import print_json, progress
from gloaming.commands.parameters import AsJson
from gloaming.kernel import GloamingError

if TYPE_CHECKING:
    from gloaming.lab.bench import Figures

ROWS: dict[str, tuple[str, int]] = {
    "games_per_second": ("games / s", 1),
    "decisions_per_second": ("decisions / s", 1),
    "apply_us": ("apply, µs", 1),
    "clone_us": ("clone, µs", 1),
    "save_us": ("save, µs", 1),
    "load_us": ("load, µs", 1),
    "position_bytes": ("position, bytes", 1),
    "late_to_early": ("late / early", 1),
    "calibration_us": ("loop, µs", 1),
    "games_per_loop": ("games / loop", 1),
    "decisions_per_loop": ("decisions / loop", 1),
    "apply_loops": ("apply, ‰ of a loop", 1000),
    "clone_loops": ("clone, ‰ of a loop", 1000),
    "save_loops": ("save, ‰ of a loop", 1000),
    "load_loops": ("load, ‰ of a loop", 1000),
    "tell_ms": ("telling per answer, all viewers, ms", 1),
    "tell_ms_p95": ("the same, 95 % stay below, ms", 1),
    "bytes": ("told, bytes", 1),
    "bytes_p95": ("told, bytes, 95 %", 1),
}
"""What a figure is called in the table, and how many times it is shown."""


def bench(
    seconds: Annotated[float, typer.Option(help="How long to play for each number of seats.")] = 2.0,
    as_json: AsJson = False,
) -> None:
    """Measure random play, copies, saves and loads of every game on one process.

    Where there are two figures, half of all cases stay below the first and 99 % below the second.
    The loop is a fixed piece of Python timed in the same run: figures in loops can be compared between machines.
    Telling is what a table does for one answer, for a spectator and every seat together.
    Late / early is what a decision costs in the last third of long games compared to the first third.

    Examples:

    gloaming bench

    gloaming bench --seconds 10 --json
    """
    from gloaming.lab.bench import measure
    from gloaming.table.telling_cost import TellingCost, measure_telling

    if not 0.01 <= seconds <= 3600:
        raise GloamingError(f"Measure for 0.01 to 3600 seconds, not {seconds}.")
    wanted = [(name, seats) for name in games() for seats in game(name).seats]
    figures: list[Figures] = []
    telling: list[TellingCost] = []
    with progress("Measuring", len(wanted)) as advance:
        for name, seats in wanted:
            figures.append(measure(name, seats, seconds))
            telling.append(measure_telling(name, seats, seconds / 2))
            advance()
    if as_json:
        print_json({"python": platform.python_version(), "seconds": seconds, "results": figures, "telling": telling})
    else:
        _print_tables(
            [msgspec.to_builtins(one) | msgspec.to_builtins(told) for one, told in zip(figures, telling, strict=True)]
        )


def _print_tables(figures: list[dict[str, Any]]) -> None:
    """One table for each game, one column for each number of seats."""
    from rich.console import Console
    from rich.table import Table

    for name in dict.fromkeys(one["game"] for one in figures):
        of_game = [one for one in figures if one["game"] == name]
        options = "".join(f", {option} {value}" for option, value in of_game[0]["options"].items())
        table = Table(title=f"{game(name).title}{options}, random bots, Python {platform.python_version()}")
        table.add_column("")
        for one in of_game:
            table.add_column(f"{one['seats']} seats", justify="right")
        for key, (words, times) in ROWS.items():
            table.add_row(words, *(_written(one[key], times) for one in of_game))
        Console().print(table)


def _written(figure: Any, times: int) -> str:
    if isinstance(figure, dict):
        return f"{_written(figure['median'], times)} / {_written(figure['p99'], times)}"
    shown = figure * times
    return f"{shown:,.0f}" if shown >= 1000 else f"{shown:.3g}"
