"""`gloaming sim`: play many games between bots and count."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from gloaming.api.game import game
from gloaming.commands.many_games import Bots, Jobs, Seed, Series, play_games
from gloaming.commands.output import print_json
from gloaming.commands.parameters import (
    AnyNumberOfSeats,
    AsJson,
    DeckFiles,
    GameName,
    GameOptions,
    bring_decks,
    read_options,
)


def sim(
    name: GameName,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100,
    seats: AnyNumberOfSeats = None,
    bots: Bots = "random",
    seed: Seed = None,
    jobs: Jobs = None,
    option: GameOptions = None,
    series: Series = None,
    deck: DeckFiles = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots, and tell who won how often.

    Seats are as many as the game takes, unless you say otherwise.

    Examples:

    gloaming sim casting-shadows --games 1000 --seats 4 --bots random --seed 1

    gloaming sim casting-shadows --bots greedy,random --seats 2 --option turn_cap=80 --json
    """
    played = game(name)
    options = read_options(played, option)
    bring_decks(played, options, deck)
    report = play_games(
        played,
        seats=played.seats[-1] if seats is None else seats,
        games=games,
        bots=bots,
        seed=seed,
        jobs=jobs,
        options=options,
        series=series,
    )
    if as_json:
        print_json(report)
    else:
        _print_report(played.title, report)
    if report["errors"]:
        raise typer.Exit(1)


def _print_report(title: str, report: dict[str, Any]) -> None:
    """The report as a person reads it."""
    rate = report["decisions"] / report["seconds"] if report["seconds"] else 0
    typer.echo(
        f"{title}: {report['finished']} of {report['games']} games finished, {report['draws']} draws, "
        f"{report['capped']} ended by the cap, {report['errors']} errors."
    )
    if report["finished"]:
        typer.echo(f"{report['mean_turns']:.1f} turns a game; {report['decisions']} decisions, {rate:.0f} a second.")
        for seat, (bot, wins) in enumerate(zip(report["bots"], report["wins_by_seat"], strict=True), 1):
            typer.echo(f"  seat {seat} ({bot}): {_share(wins, report['finished'])}")
        for label, wins in report["wins_by_label"].items():
            typer.echo(f"  {label}: {_share(wins, report['games_by_label'][label])}")
    for failure in report["failures"]:
        typer.echo(f"  game {failure['number']} (seed {failure['seed']}) stopped: {failure['error']}")
    typer.echo(f"Seed {report['seed']}, digest {report['digest']}.")


def _share(wins: int, games: int) -> str:
    return f"won {wins} of {games} ({wins / games:.1%})"
