"""Rebuilding: a game that is known by its answers alone is played again, in a process of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from typing import Any

from msgspec.structs import replace

import gloaming
from gloaming import Record
from gloaming.kernel import Event, FileError
from gloaming.table.catalogue import game_at_tables
from gloaming.table.live_game import LiveGame
from gloaming.table.store.snapshots import TAKEN_BACK, Entry, Snapshot, effective, fresh


def checkpoints_of(record: Record, entries: Sequence[Entry]) -> list[Snapshot]:
    """The checkpoints of a game from its seed, and where it stands after all of its entries."""
    game = gloaming.game(record.game)
    live = LiveGame.begin(game, record.seats, record.seed, record.options)
    found = [live.start]
    lines = [0]
    """After how many lines so many answers stood, for the last time."""
    for number, entry in enumerate(entries, 1):
        if entry.takes_back:
            del lines[entry.back_to + 1 :]
        else:
            lines.append(number)
    for entry in effective(entries):
        live.replay(entry)
        snapshot = live.snapshot()
        if snapshot.log is not None or live.answers == len(lines) - 1:
            found.append(_as_of(snapshot, entries[: lines[live.answers]]))
    return found


def _as_of(snapshot: Snapshot, entries: Sequence[Entry]) -> Snapshot:
    """A snapshot with what was kept when so many answers stood, taken back or not."""
    answered = tuple(
        sum(entry.seat == seat and entry.answer != TAKEN_BACK for entry in entries)
        for seat in range(len(snapshot.answered))
    )
    takebacks = sum(entry.answer == TAKEN_BACK for entry in entries)
    return replace(snapshot, lines=len(entries), answered=answered, takebacks=takebacks)


def try_out(name: str, seats: int, options: dict[str, Any]) -> None:
    """Begin a game that nobody plays; an error says which option does not fit."""
    LiveGame.begin(game_at_tables(name), seats, 0, options)


def check_upload(data: bytes, most_answers: int) -> list[Snapshot]:
    """The checkpoints of an uploaded record that is not too long."""
    record, _ = Record.from_json(data)
    game_at_tables(record.game)  # a replay is shown at a table too
    if record.length > most_answers:
        raise FileError(f"A record may hold at most {most_answers} answers here.")
    return checkpoints_of_file(data)


def checkpoints_of_file(data: bytes) -> list[Snapshot]:
    """The checkpoints of an uploaded record that is whole and leads where it says.

    What was played with other rules is passed over: they begin where the present ones take the game up.
    """
    record, end = Record.from_json(data)
    game = gloaming.game(record.game)
    record.need(record.segments[-1])
    older = [number for number, each in enumerate(record.segments) if each.version != game.version]
    first, *later = record.segments[older[-1] + 1 if older else 0 :]
    passed_over = record.length - sum(len(each.answers) for each in (first, *later))
    if older and passed_over == record.length:
        raise FileError("Nothing was played yet with the present rules that could be shown.")
    start, events = record.start(first), list[Event]()
    if first.save is None:
        start, events = game.begin(record.seats, record.seed, record.options)
    snapshot = fresh(record.seats, game.save(start), game.log.write(events), passed_over)
    live = LiveGame.take_up(game, record, snapshot)
    taken_up = list[tuple[int, bytes | None]]()
    """After how many answers a later segment goes on, and from which save."""
    for before, after in pairwise((first, *later)):
        taken_up.append((len(before.answers) + (taken_up[-1][0] if taken_up else passed_over), after.save))
    kept = list[Snapshot]()
    for each in chain([snapshot], _replayed(live, record.answers[passed_over:])):
        if any(at == each.answers and save != each.save for at, save in taken_up):
            raise FileError("Played again, this record leads to another position than the one it goes on from.")
        if each.log is not None or each.answers == record.length:
            kept.append(each)
    if end is not None and kept[-1].save != end:
        raise FileError("Played again, this record leads to another position than the one it was saved with.")
    return kept


def _replayed(live: LiveGame, answers: Sequence[int]) -> Iterator[Snapshot]:
    """Where a game stands after each of some answers."""
    for answer in answers:
        ask = live.position.ask
        if ask is None or not 0 <= answer < len(ask.options):
            raise FileError(f"Answer {live.answers + 1} of this record does not fit the game.")
        live.replay(Entry(ask.seat, answer))
        yield live.snapshot()
