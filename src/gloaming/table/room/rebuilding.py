"""Rebuilding: a game that is known by its answers alone is played again, in a process of its own."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

import gloaming
from gloaming import Record
from gloaming.kernel import FileError
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
        if entry.answer == TAKEN_BACK:
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


def check_upload(data: bytes, most_answers: int) -> list[Snapshot]:
    """The checkpoints of an uploaded record that is not too long."""
    record, _ = Record.from_json(data)
    game_at_tables(record.game)  # a replay is shown at a table too
    if record.length > most_answers:
        raise FileError(f"A record may hold at most {most_answers} answers here.")
    return checkpoints_of_file(data)


def checkpoints_of_file(data: bytes) -> list[Snapshot]:
    """The checkpoints of an uploaded record, if it is whole, of the present rules and leads where it says."""
    record, end = Record.from_json(data)
    first, *later = record.segments
    if {segment.version for segment in later} - {first.version}:
        raise FileError("This game was played with several versions of the rules; only the last can be verified here.")
    record.need(first)
    game = gloaming.game(record.game)
    start = record.start(first)
    if first.save is None:
        start, events = game.begin(record.seats, record.seed, record.options)
    else:
        events = []
    snapshot = fresh(record.seats, game.save(start), game.log.write(events))
    live = LiveGame.take_up(game, record, snapshot)
    found = [snapshot]
    taken_up = {sum(len(each.answers) for each in record.segments[:n]): each.save for n, each in enumerate(later, 1)}
    for number, answer in enumerate(record.answers, 1):
        ask = live.position.ask
        if ask is None or not 0 <= answer < len(ask.options):
            raise FileError(f"Answer {number} of this record does not fit the game.")
        live.replay(Entry(ask.seat, answer))
        found.append(live.snapshot())
    for answers, save in taken_up.items():
        if found[answers].save != save:
            raise FileError("Played again, this record leads to another position than the one it goes on from.")
    if end is not None and found[-1].save != end:
        raise FileError("Played again, this record leads to another position than the one it was saved with.")
    return [snapshot for snapshot in found if snapshot.log is not None or snapshot is found[-1]]
