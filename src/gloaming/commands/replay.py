"""`gloaming replay`: a record told in words, or verified."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from gloaming.api.fair_dice import FairDice
from gloaming.api.game import game
from gloaming.api.match import Match
from gloaming.api.record import Record, Segment
from gloaming.commands.parameters import read_file
from gloaming.commands.seating import names_in
from gloaming.kernel import Event, FileError, GloamingError, event_known_to
from gloaming.pieces.words import listed


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
        for line in _verified(data):
            typer.echo(line)
        return
    record, _ = Record.from_json(data)
    last = record.length if step is None else step
    if not 0 <= last <= record.length:
        raise GloamingError(f"This record has {record.length} answers: choose a step from 0 to that, not {step}.")
    if seat is not None and not 1 <= seat <= record.seats:
        raise GloamingError(f"This game has {record.seats} seats: choose one from 1 to {record.seats}, not {seat}.")
    if len(record.segments) == 1:
        record.replay(last)
    for line in _told(record, last, None if seat is None else seat - 1):
        typer.echo(line)


def _told(record: Record, last: int, seat: int | None) -> Iterator[str]:
    """The game line by line: what was answered, what happened, and at the end what is asked."""
    played, names = game(record.game), names_in(record)
    yield f"{played.title}, {record.seats} seats, seed {record.seed}"
    first = 0
    for segment in record.segments:
        here = min(len(segment.answers), last - first)
        if segment.version == played.version:
            yield from _told_segment(record, segment, first, here, names, seat)
        elif here:
            yield f"Answers {first + 1} to {first + here} were given under version {segment.version} of the rules."
        first += here
        if here < len(segment.answers):
            return


def _told_segment(
    record: Record, segment: Segment, first: int, answers: int, names: Sequence[str], seat: int | None
) -> Iterator[str]:
    """One segment line by line, up to so many of its answers."""
    match = Match.resume(replace(record, segments=[replace(segment, answers=[])]))
    yield from _happened(match, match.events, names, seat)
    for number, answer in enumerate(segment.answers[:answers], first + 1):
        ask = match.position.ask
        if ask is None or not 0 <= answer < len(ask.options):
            raise FileError(f"Answer {number} of this record does not fit the game.")
        if seat is None or ask.seat == seat:
            words = match.game.say_option(match.position, ask.options[answer], names)
            yield f"{number:4}. {names[ask.seat]}: {words}"
        yield from _happened(match, match.answer(answer), names, seat)
    ask = match.position.ask
    if ask is not None and segment is record.segments[-1] and (seat is None or ask.seat == seat):
        yield f"Next, {names[ask.seat]}: {match.game.say_ask(match.position, names)}"
        for option in ask.options:
            yield f"    - {match.game.say_option(match.position, option, names)}"


def _verified(data: bytes) -> Iterator[str]:
    """What can be said of a record, segment by segment if there are several."""
    record, end = Record.from_json(data)
    checked = record.check(end)
    if record.fair is not None:
        yield _seed_of(record.fair, record.seed)
    played = game(record.game)
    if checked == [True]:
        how = "the game is over" if record.last_position(end).outcome else "the game goes on"
        yield f"Replays to the same bytes: {played.title}, {record.length} answers, {how}."
        return
    not_here = f"not verifiable here, where version {played.version} is played: the same answers may mean another game"
    given = 0
    for number, (segment, same) in enumerate(zip(record.segments, checked, strict=True), 1):
        first, given = given + 1, given + len(segment.answers)
        answers = f"answers {first} to {given}" if segment.answers else "no answers"
        found = "replays to the same bytes" if same else not_here
        yield f"Segment {number} of {len(checked)}, {answers} under version {segment.version}: {found}."
    same_bytes = sum(len(segment.answers) for segment, same in zip(record.segments, checked, strict=True) if same)
    yield f"{same_bytes} of {record.length} answers replay to the same bytes: {played.title}."


def _seed_of(fair: FairDice, seed: int) -> str:
    """Who made the seed; a FileError where it was not made so."""
    if doubts := fair.doubts(seed):
        raise FileError(" ".join(doubts))
    made = listed([fair.table.name, *(share.name for share in fair.people)])
    return f"The seed follows from the numbers that were sealed before the game by: {made}."


def _happened(match: Match, events: Sequence[Event], names: Sequence[str], seat: int | None) -> Iterator[str]:
    """The events in words, as that seat or someone who may see everything knows them."""
    for event in events:
        words = match.game.say(match.position, event if seat is None else event_known_to(event, seat), names)
        if words:
            yield f"      {words}"
