"""`gloaming lab`: a balance report over many games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gloaming.api.game import game
from gloaming.commands.many_games import Bots, Jobs, Seed, Series, play_games
from gloaming.commands.output import print_json
from gloaming.commands.parameters import AnyNumberOfSeats, AsJson, GameName, GameOptions, read_options

if TYPE_CHECKING:
    from gloaming.lab.balance import Share


def lab(
    name: GameName,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 1000,
    seats: AnyNumberOfSeats = None,
    bots: Bots = "greedy",
    seed: Seed = None,
    jobs: Jobs = None,
    option: GameOptions = None,
    series: Series = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where to write the report.", show_default="balance-GAME")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games and report how balanced they are: by seat, and by everything a seat plays with.

    Writes report.html with plots, balance.svg as a picture of it, and games.parquet with every game.
    Seats are as few as the game takes, unless you say otherwise. Games without a winner count for nobody.

    Examples:

    gloaming lab dusk --games 2000 --seed 1 --option set_up=random

    gloaming lab casting-shadows --seats 4 --games 500 --out report --json

    gloaming lab descent --series act1 --games 520 --seed 1

    gloaming lab descent --option mode=campaign --seats 5 --games 40 --seed 1
    """
    from gloaming.lab.balance import Parts, Rows
    from gloaming.lab.report import in_short, summary, write_report

    played = game(name)
    parts, rows = Parts(), Rows()
    report = play_games(
        played,
        seats=played.seats[0] if seats is None else seats,
        games=games,
        bots=bots,
        seed=seed,
        jobs=jobs,
        options=read_options(played, option),
        series=series,
        tallies=(parts, rows),
    )
    files = write_report(out or Path(f"balance-{played.name}"), played.title, report, rows.rows, played.fair)
    if as_json:
        print_json({**report, "files": [str(file) for file in files]})
    else:
        typer.echo(f"{played.title}: {summary(report)}.")
        _print_shares(in_short(parts.shares()))
        typer.echo(f"Seed {report['seed']}, digest {report['digest']}; see {files[0]}.")
    if report["errors"]:
        raise typer.Exit(1)


def _print_shares(shares: list[Share]) -> None:
    """One table for each kind of thing."""
    from rich.console import Console
    from rich.table import Table

    for kind in dict.fromkeys(one.kind for one in shares):
        table: Any = Table("", "won", "of", "share", "likely between", "turns", title=kind, title_justify="left")
        for one in shares:
            if one.kind == kind:
                turns = f"{one.turns:.1f}" if one.turns else ""
                likely = f"{one.low:.1%} and {one.high:.1%}"
                table.add_row(one.name, str(one.wins), str(one.games), f"{one.share:.1%}", likely, turns)
        Console().print(table)
