"""`gloaming sim`: play many games between bots and count."""

from __future__ import annotations

import os
import secrets
from typing import Annotated, Any

import typer

from gloaming.commands.output import print_json, progress, say
from gloaming.commands.parameters import (
    AnyNumberOfSeats,
    AsJson,
    DeckFiles,
    GameName,
    GameOptions,
    bring_decks,
    read_options,
)
from gloaming.kernel import GloamingError
from gloaming.outside.game import game


def sim(
    name: GameName,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100,
    seats: AnyNumberOfSeats = None,
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="Bots for the seats in order, repeated as needed: random,greedy.")
    ] = "random",
    seed: Annotated[int | None, typer.Option(help="The same seed plays the same games.", show_default="random")] = None,
    jobs: Annotated[
        int | None, typer.Option(help="Processes to play on; the games stay the same.", show_default="one per core")
    ] = None,
    option: GameOptions = None,
    deck: DeckFiles = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots, and tell who won how often.

    Seats are as many as the game takes, unless you say otherwise.

    Examples:

    gloaming sim casting-shadows --games 1000 --seats 4 --bots random --seed 1

    gloaming sim casting-shadows --bots greedy,random --seats 2 --option turn_cap=80 --json
    """
    from gloaming.lab.simulate import planned, simulate

    played = game(name)
    if jobs is not None and jobs < 1:
        raise GloamingError(f"Use at least 1 job, not {jobs}.")
    options = read_options(played, option)
    bring_decks(played, options, deck)
    plan = planned(
        played.name,
        seats=played.seats[-1] if seats is None else seats,
        games=games,
        bots=[bot.strip() for bot in bots.split(",")],
        seed=secrets.randbelow(1 << 32) if seed is None else seed,
        options=options,
    )
    done = 0
    try:
        with progress(played.title, plan.games) as advance:

            def after_each() -> None:
                nonlocal done
                done += 1
                advance()

            report = simulate(plan, jobs=jobs or _cores(), after_each=after_each)
    except KeyboardInterrupt:
        say(f"Stopped after {done} of {plan.games} games; nothing was counted.")
        raise typer.Exit(130) from None
    if as_json:
        print_json(report)
    else:
        _print_report(played.title, report)
    if report["errors"]:
        raise typer.Exit(1)


def _cores() -> int:
    """The processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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
