"""`gloaming play`: a game in the terminal, against bots or around one keyboard."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from gloaming.api.game import Game, game
from gloaming.api.match import Match
from gloaming.api.record import Record
from gloaming.bots import bot
from gloaming.commands.output import say
from gloaming.commands.parameters import AnyNumberOfSeats, DeckFiles, GameOptions, bring_decks, read_file, read_options
from gloaming.commands.seating import Seating, seat_players, seated_before
from gloaming.interrupts import raise_interrupts
from gloaming.kernel import GloamingError


def play(
    name: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game, such as casting-shadows.", show_default=False)
    ] = None,
    seats: AnyNumberOfSeats = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="HOW-MANY|NAMES",
            help="How many seats are bots, or which ones: greedy,easy,random.",
            show_default=False,
        ),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(
            help="The seat of the first person: in Descent 1 is the overlord, the others are heroes.",
            show_default="1, in Descent 2",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.", show_default="random")] = None,
    option: GameOptions = None,
    deck: DeckFiles = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Line by line, without a screen: for pipes and screen readers.")
    ] = False,
    person: Annotated[
        list[str] | None, typer.Option("--name", help="The name of a person who plays; once for each.")
    ] = None,
) -> None:
    """Play in the terminal: you against greedy bots, unless you say otherwise.

    Examples:

    gloaming play casting-shadows

    gloaming play casting-shadows --seats 2 --bots random --seed 7

    gloaming play casting-shadows --name Ann --name Bob --bots 0 --option first_player=random

    gloaming play --resume casting-shadows-7.json
    """
    if resume is not None:
        if seats is not None or seat is not None or seed is not None or option or deck:
            raise GloamingError("A saved game keeps its seats, seed and options: leave these out with --resume.")
        match, seating = _resumed(resume, name, bots, person or ())
        save_to = resume
    elif name is None:
        raise GloamingError("Say which game to play, such as gloaming play casting-shadows.")
    else:
        played = game(name)
        first = played.usual_seat + 1 if seat is None else seat
        seating = seat_players(played.seats, played.usual_seats, seats, bots, person or (), first)
        match = _started(played, len(seating.names), seed, _chosen(played, option, deck))
        save_to = _save_file(match.record)
    _play(match, seating, plain, save_to)


def _started(played: Game[Any], seats: int, seed: int | None, options: dict[str, object]) -> Match:
    """A new game."""
    match = Match(played, seats, secrets.randbelow(1 << 32) if seed is None else seed, options)
    say(f"Seed {match.record.seed}: give it with --seed to be dealt this game again.")
    return match


def _chosen(played: Game[Any], option: list[str] | None, decks: Sequence[Path] | None) -> dict[str, object]:
    """The options of a game with the decks that seats bring."""
    options = read_options(played, option)
    bring_decks(played, options, decks)
    return options


def _resumed(file: Path, name: str | None, bots: str | None, people: Sequence[str]) -> tuple[Match, Seating]:
    """A saved game and who plays it: those who did, unless others are named now."""
    record, end = Record.from_json(read_file(file))
    record.check(end)
    if name is not None and game(name).name != record.game:
        raise GloamingError(f"This is a saved game of {record.game}, not of {name}: leave the name out.")
    seating = seated_before(record) if bots is None and not people else None
    seats = record.seats
    return Match.resume(record, end), seating or seat_players(range(seats, seats + 1), seats, None, bots, people)


def _play(match: Match, seating: Seating, plain: bool, save_to: Path) -> None:
    from gloaming.lab.simulate import ANY_SEED, chance_of
    from gloaming.terminal import play as play_in_terminal

    match.record.names, match.record.bots = list(seating.names), list(seating.bots)
    rng = chance_of(match.record.seed, match.record.length)
    seeds = [rng.below(ANY_SEED) for _ in seating.bots]
    bots = {seat: bot(kind, seeds[seat]) for seat, kind in enumerate(seating.bots) if kind}
    on_terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    raise_interrupts()  # an interrupt leaves the game, which is saved and says how to go on
    play_in_terminal(match, list(seating.names), bots, plain=plain or not on_terminal, save_to=save_to)


def _save_file(record: Record) -> Path:
    """Where a new game will be saved, never over another one."""
    folder = _state_folder()
    stem = f"{record.game}-{record.seed}"
    number = 1
    while (file := folder / f"{stem}{f'-{number}' if number > 1 else ''}.json").exists():
        number += 1
    return file


def _state_folder() -> Path:
    """The user's folder for saved games, or the current folder where there is none to write to."""
    base = os.environ.get("XDG_STATE_HOME", "")
    if not os.path.isabs(base):
        home = os.environ.get("HOME", "") if os.name == "posix" else os.path.expanduser("~")
        base = os.path.join(home, ".local", "state") if home else ""
    if base:
        folder = Path(base, "gloaming")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / ".writable").touch()
            (folder / ".writable").unlink()
        except OSError as error:
            say(f"Saved games go to the current folder, for {folder} cannot be used: {error.strerror}.")
        else:
            return folder
    else:
        say("Saved games go to the current folder, for HOME is not set.")
    return Path()
