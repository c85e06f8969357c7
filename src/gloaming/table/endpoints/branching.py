"""Branching: a long game told chapter by chapter, each to be watched again, or played on from at a table of its own.

While the game still runs, whoever branches it learns nothing: only people who play in it can, in their own seat, from a
moment at which that seat was asked; and all that the seat could not know then, chance too, is dealt anew.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta
from msgspec.structs import replace

import gloaming
from gloaming.kernel import Chance, Refused
from gloaming.kernel.frozen import Frozen
from gloaming.table.disclosure import options_of
from gloaming.table.endpoints.api import ERRORS, Made, from_our_own_page, guest_of, server_of
from gloaming.table.endpoints.request_limits import HTTPRequest, within_limits
from gloaming.table.live_game import LiveGame
from gloaming.table.replays import replays
from gloaming.table.replays.replays import Part, Source
from gloaming.table.room.chapters import Chapter, chapters_of
from gloaming.table.room.rooms import Rooms
from gloaming.table.room.seats import Seats
from gloaming.table.store.snapshots import Snapshot, fresh
from gloaming.table.store.store import GuestRow

SEARCHED = 400
"""Within so many answers of a chapter's beginning a seat has to be asked, to go on from there."""


class ChapterView(Frozen):
    """A chapter as everyone may know of it."""

    title: str
    evening: int
    began_at: float
    last_at: float
    part: int
    """In which part of the replay it begins, and in which it ends."""
    last_part: int


class Branch(Frozen, forbid_unknown_fields=True):
    """Go on from the beginning of a chapter: in a seat, against bots."""

    chapter: Annotated[str, Meta(max_length=80)]
    seat: Annotated[int, Meta(ge=0, le=63)]
    bots: Annotated[str, Meta(max_length=40)] = "greedy"


async def chapter_views(rooms: Rooms, source: Source) -> list[ChapterView]:
    """The chapters of a game as far as everyone has been told."""
    parts = await replays.parts_of(rooms, source)
    lines = await _chapters(rooms, parts)
    if not lines:
        return []
    starts = [_part_at(parts, line.answers) for line in lines]
    ends = [*starts[1:], max(0, len(parts) - 1)]
    return [
        ChapterView(line.title, line.evening, line.began_at, line.last_at, first, last)
        for line, first, last in zip(lines, starts, ends, strict=True)
    ]


async def _chapters(rooms: Rooms, parts: Sequence[Part]) -> list[Chapter]:
    """The chapters of a game as far as its film goes, with those of the games it goes on from."""
    lines: list[Chapter] = []
    for game, until in dict.fromkeys((part.of.id, part.until) for part in parts):
        evenings = lines[-1].evening if lines else 0
        end = until + (game == parts[-1].of.id)  # what another game begins with is told by that one
        own = [line for line in await chapters_of(rooms.store, game) if line.answers < end]
        lines += [replace(line, evening=line.evening + evenings) for line in own]
    return lines


def _part_at(parts: list[Part], answers: int) -> int:
    return max((number for number, part in enumerate(parts) if part.first <= answers), default=0)


async def branch(rooms: Rooms, source: Source, host: GuestRow, wanted: Branch) -> str:
    """A table of its own that goes on from the beginning of a chapter."""
    lines = await _chapters(rooms, await replays.parts_of(rooms, source))
    begins = next((line.answers for line in lines if line.title == wanted.chapter), None)
    if begins is None:
        raise Refused("There is no such chapter in this game.")
    if source.finished:
        return await replays.go_on_from(rooms, source, begins, host, wanted.seat, wanted.bots)
    seats = Seats(list(source.row.seats) if source.row is not None else [], "")
    if wanted.seat not in seats.of(host.id):
        raise Refused("While the game runs, only those who play in it can go on from a chapter, in their own seat.")
    if wanted.chapter == lines[-1].title:
        raise Refused("That chapter is still being played; go on from an earlier one.")
    return await rooms.make_from(
        host, await _as_that_seat_knew_it(rooms, source, begins, wanted.seat), wanted.seat, wanted.bots
    )


async def _as_that_seat_knew_it(rooms: Rooms, source: Source, begins: int, seat: int) -> LiveGame:
    """The first moment from there on at which a seat was asked, with all it could not know dealt anew, and untold."""
    game = gloaming.game(source.origin.game)
    start, answers = await replays.from_checkpoint(rooms, source, begins, min(begins + SEARCHED, source.answers))
    dealt = await rooms.workers.compute(dealt_anew, game.name, start, answers, begins, seat, secrets.randbits(64))
    options = options_of(game.name, source.origin.options, finished=False)
    origin = replace(source.origin, seed=secrets.randbits(63), options=options)
    return LiveGame.take_up(game, origin, fresh(source.origin.seats, dealt, game.log.write([])))


def dealt_anew(name: str, start: Snapshot, answers: Sequence[int], begins: int, seat: int, seed: int) -> bytes:
    """Where a seat was first asked after so many answers, as another game that it could not tell from this one."""
    game = gloaming.game(name)
    pos = game.load(start.save)
    for number, answer in enumerate(answers, start.answers):
        if number >= begins and pos.ask is not None and pos.ask.seat == seat:
            return game.save(game.redeal(pos, seat, Chance(seed)))
        game.apply(pos, answer, quiet=True)
    raise Refused("Nothing was asked of that seat there; go on from another chapter.")


@get("/{replay:str}/chapters", responses=ERRORS, guards=[within_limits])
async def list_chapters(request: HTTPRequest, replay: FromPath[str]) -> list[ChapterView]:
    """The chapters of a long game, such as the quests of a campaign, evening by evening."""
    rooms = server_of(request).rooms
    return await chapter_views(rooms, await replays.find(rooms, replay))


@post("/{replay:str}/branch", responses=ERRORS, guards=[within_limits])
async def make_branch(request: HTTPRequest, replay: FromPath[str], data: JSONBody[Branch]) -> Made:
    """A table of its own that goes on from the beginning of a chapter."""
    rooms, host = server_of(request).rooms, await guest_of(request)
    return Made(await branch(rooms, await replays.find(rooms, replay), host, data))


branching_api = Router("/api/replays", guards=[from_our_own_page], route_handlers=[list_chapters, make_branch])
