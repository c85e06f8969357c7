"""Who sits where: people from a seat on, then bots."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice

from gloaming.api.record import Record
from gloaming.bots import BOT_NAMES, bot
from gloaming.kernel import FileError, GloamingError
from gloaming.kernel.frozen import Frozen

USUAL_BOT = "greedy"
LONGEST_NAME = 20


class Seating(Frozen):
    """The name of each seat, and its bot where no person plays it."""

    names: tuple[str, ...]
    bots: tuple[str, ...]


def seat_players(
    allowed: range, usual: int, seats: int | None, bots: str | None, people: Sequence[str], first: int = 1
) -> Seating:
    """Seat people and bots at a table with so many places, as far as each was said.

    `bots` is how many bots play, or which: their names are repeated as needed. Without it one person, or
    those who are named, play against bots. Without `seats` the table is as large as these need, and at least as it
    usually is where nothing is said of bots.
    The first person sits on the seat `first`, counted from 1.
    """
    _check_names(people)
    persons = max(1, len(people))
    kinds, number = _read_bots(bots)
    if seats is None:
        seats = max(persons + number, usual if bots is None else allowed[0])
    elif seats not in allowed:
        raise GloamingError(f"This game takes {allowed[0]} to {allowed[-1]} seats, not {seats}.")
    if bots is not None and bots.strip().isdecimal():
        if number > seats:
            raise GloamingError(
                f"There are {seats} seats, too few for {number} bots: use more --seats or fewer --bots."
            )
        persons = seats - number
    if seats not in allowed or len(people) > persons or persons > seats:
        raise GloamingError(
            f"{len(people) or persons} people and {number} bots do not fit a table of "
            f"{allowed[0]} to {allowed[-1]} seats: change --seats, --bots or --name."
        )
    if not 1 <= first <= seats:
        raise GloamingError(f"There are {seats} seats: --seat is one of 1 to {seats}, not {first}.")
    names, bots_at = [""] * seats, [""] * seats
    around = [(first - 1 + number) % seats for number in range(seats)]
    for seat, name in zip(around, _called(people, persons), strict=False):
        names[seat] = name
    for seat, kind in zip(around[persons:], islice(cycle(kinds), seats - persons), strict=True):
        own = BOT_NAMES[seat % len(BOT_NAMES)]
        names[seat] = next(name for name in (own, *BOT_NAMES) if name not in names)
        bots_at[seat] = kind
    return Seating(tuple(names), tuple(bots_at))


def seated_before(record: Record) -> Seating | None:
    """Who played a saved game, if it says so."""
    if not record.bots:
        return None
    if len(record.bots) != record.seats:
        raise FileError("This saved game has bots for other seats than it has: say who plays with --bots or --name.")
    for kind in filter(None, record.bots):
        bot(kind, record.seed)
    return Seating(tuple(names_in(record)), tuple(record.bots))


def names_in(record: Record) -> list[str]:
    """What the seats of a recorded game are called, by their numbers if it does not say."""
    if not record.names:
        return [f"Seat {number}" for number in range(1, record.seats + 1)]
    if len(record.names) != record.seats or not all(map(_printable, record.names)):
        raise FileError("This record has names that do not fit its seats; use another copy of it.")
    return record.names


def _read_bots(bots: str | None) -> tuple[list[str], int]:
    """The kinds of bots to choose from, and how many were asked for."""
    if bots is None:
        return [USUAL_BOT], 0
    if bots.strip().isdecimal():
        return [USUAL_BOT], int(bots)
    kinds = [kind.strip() for kind in bots.split(",")]
    for kind in kinds:
        bot(kind, 0)
    return kinds, len(kinds)


def _check_names(people: Sequence[str]) -> None:
    for name in people:
        if not _printable(name) or len(name) > LONGEST_NAME:
            raise GloamingError(f"A name has 1 to {LONGEST_NAME} letters on one line; {name!r} does not fit.")
    if len(set(people)) < len(people):
        raise GloamingError("Two people have the same name: tell them apart with --name.")


def _printable(name: str) -> bool:
    return bool(name.strip()) and name.isprintable()


def _called(people: Sequence[str], persons: int) -> list[str]:
    """The names of all people, those who gave none by their number."""
    if persons == 1 and not people:
        return ["You"]
    return [*people, *(f"Player {number}" for number in range(len(people) + 1, persons + 1))]
