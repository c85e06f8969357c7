"""`gloaming replay`: a record told in words, or verified."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from gloaming.api.game import game
from gloaming.api.match import Match
from gloaming.api.record import Record
from gloaming.commands.parameters import read_file
from gloaming.commands.seating import names_in
from gloaming.kernel import Event, GloamingError, told_to


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as written when a game is saved.")],
    step: Annotated[
        int | None, typer.Option(metavar="N", help="Stop after answer N and show the next question.")
    ] = None,
    seat: Annotated[int | None, typer.Option(metavar="K", help="Tell only what seat K (1, 2, ...) could know.")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Say whether it replays to the same bytes.")] = False,
) -> None:
    """Tell a recorded game in words, answer by answer; every secret is told unless you name a seat.

    Examples:

    gloaming replay game.json

    gloaming replay game.json --step 40 --seat 2

    gloaming replay game.json --verify
    """
    data = read_file(file)
    if verify:
        record, pos = Record.verified(data)
        how = "the game is over" if pos.outcome else "the game goes on"
        typer.echo(f"Replays to the same bytes: {game(record.game).title}, {len(record.answers)} answers, {how}.")
        return
    record, _ = Record.from_json(data)
    last = len(record.answers) if step is None else step
    if not 0 <= last <= len(record.answers):
        raise GloamingError(f"This record has {len(record.answers)} answers: choose a step from 0 to that, not {step}.")
    if seat is not None and not 1 <= seat <= record.seats:
        raise GloamingError(f"This game has {record.seats} seats: choose one from 1 to {record.seats}, not {seat}.")
    record.replay(last)
    for line in _told(record, last, None if seat is None else seat - 1):
        typer.echo(line)


def _told(record: Record, last: int, seat: int | None) -> Iterator[str]:
    """The game line by line: what was answered, what happened, and at the end what is asked."""
    match = Match(game(record.game), record.seats, record.seed, record.options)
    names = names_in(record)
    yield f"{match.game.title}, {record.seats} seats, seed {record.seed}"
    yield from _happened(match, match.events, names, seat)
    for number, answer in enumerate(record.answers[:last], 1):
        ask = match.position.ask
        assert ask is not None
        if seat is None or ask.seat == seat:
            words = match.game.say_option(match.position, ask.options[answer], names)
            yield f"{number:4}. {names[ask.seat]}: {words}"
        yield from _happened(match, match.answer(answer), names, seat)
    ask = match.position.ask
    if ask is not None and (seat is None or ask.seat == seat):
        yield f"Next, {names[ask.seat]}: {match.game.say_ask(match.position, names)}"
        for option in ask.options:
            yield f"    - {match.game.say_option(match.position, option, names)}"


def _happened(match: Match, events: Sequence[Event], names: Sequence[str], seat: int | None) -> Iterator[str]:
    """The events in words, as that seat or someone who may see everything knows them."""
    for event in events:
        words = match.game.say_event(match.position, event if seat is None else told_to(event, seat), names)
        if words:
            yield f"      {words}"
