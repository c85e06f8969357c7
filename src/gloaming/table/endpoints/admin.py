"""The operator's side: what is going on at the table, whom it does not let in, and what is thrown away."""

from __future__ import annotations

import hmac
import os
import time
from typing import Annotated, Any

from litestar import Router, get, post
from litestar.connection import ASGIConnection
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody
from msgspec import Meta

from gloaming.kernel import Refused
from gloaming.kernel.frozen import Frozen
from gloaming.table.addresses import household
from gloaming.table.cluster.peer_api import Closed, Seen, look, tell_player
from gloaming.table.endpoints.access import household_of
from gloaming.table.endpoints.api import ERRORS, from_our_own_page, server_of
from gloaming.table.endpoints.request_limits import HTTPRequest
from gloaming.table.refusals import TooMany
from gloaming.table.store.store import RoomRow

DAY = 24 * 3600.0
TOKEN = "x-gloaming-admin"
LISTED = 200
Who = Annotated[str, Meta(min_length=1, max_length=64)]


class Sitting(Frozen):
    """Who sits in a room, by the id and the name of the guest."""

    who: str
    name: str


class RoomLine(Frozen):
    """A room as the operator sees it."""

    id: str
    game: str
    state: str
    private: bool
    people: list[Sitting]
    here: int
    in_memory: bool
    idle: float
    """Seconds since something about it was changed."""


class Ban(Frozen):
    """Someone who is not let in."""

    who: str
    name: str


class AdminState(Frozen):
    """What is going on."""

    rooms: list[RoomLine]
    running: int
    finished: int
    guests: int
    connections: int
    load: float
    memory: int
    """Bytes that this process holds."""
    bans: list[Ban]


class Barred(Frozen, forbid_unknown_fields=True):
    """Whom to let in no longer, or again: the id of a guest, or a network address."""

    who: Who
    yes: bool
    name: Annotated[str, Meta(max_length=40)] = ""


class OneRoom(Frozen, forbid_unknown_fields=True):
    """A room."""

    room: Annotated[str, Meta(max_length=40)]


class Age(Frozen, forbid_unknown_fields=True):
    """How many days something has to be old."""

    days: Annotated[float, Meta(ge=1, le=10_000)]


class Purged(Frozen):
    """What was thrown away."""

    rooms: int
    guests: int


def with_the_token(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Let nobody in but the operator; without a token there is no such page."""
    server = server_of(connection)
    token = server.settings.admin_token
    if not token:
        raise NotFoundException("There is nothing here.")
    address = household_of(connection)
    if not hmac.compare_digest(connection.headers.get(TOKEN, "").encode(), token.encode()):
        if not server.wrong_tokens.take(address):
            raise TooMany("Too many wrong tokens came from your address; try again later.")
        raise PermissionDeniedException("This is not the operator's token.")


@get("/", responses=ERRORS)
async def state(request: HTTPRequest) -> AdminState:
    """What is going on."""
    server = server_of(request)
    latest = await server.upkeep.latest_rooms(LISTED)
    seen = await look(server, [row.id for row, _ in latest], "")
    rooms = [_line(row, seen.get(row.id), changed_at) for row, changed_at in latest]
    counts = await server.upkeep.counts()
    return AdminState(
        rooms=rooms,
        running=counts["running"],
        finished=counts["over"],
        guests=counts["guests"],
        connections=server.connections.count + server.connections_elsewhere,
        load=os.getloadavg()[0],
        memory=_memory(),
        bans=[Ban(who, name) for who, name in await server.upkeep.bans()],
    )


def _line(row: RoomRow, seen: Seen | None, changed_at: float) -> RoomLine:
    return RoomLine(
        id=row.id,
        game=row.game,
        state=row.state,
        private=row.private,
        people=[Sitting(seat.guest, seat.name) for seat in row.seats if seat.kind == "person"],
        here=0 if seen is None else seen.here,
        in_memory=seen is not None,
        idle=max(0.0, time.time() - changed_at),
    )


def _memory() -> int:
    try:
        with open("/proc/self/statm", encoding="ascii") as told:
            return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


@post("/bans", status_code=200, responses=ERRORS)
async def ban(request: HTTPRequest, data: JSONBody[Barred]) -> list[Ban]:
    """Let a guest or an address in no longer, or again."""
    server = server_of(request)
    if data.yes and household(data.who) == household_of(request):
        raise Refused("That is your own address.")
    await server.bans.set(data.who, data.name, data.yes)
    if data.yes:
        server.send_banned_away(data.who)
    return [Ban(who, name) for who, name in await server.upkeep.bans()]


@post("/close", status_code=200, responses=ERRORS)
async def close(request: HTTPRequest, data: JSONBody[OneRoom]) -> None:
    """Close a room for everyone."""
    await tell_player(server_of(request), data.room, Closed(data.room, "The operator closed this table."))


@post("/purge", status_code=200, responses=ERRORS)
async def purge(request: HTTPRequest, data: JSONBody[Age]) -> Purged:
    """Throw away rooms that nothing has happened in for so long, and guests who sit nowhere and are as old."""
    server = server_of(request)
    before = time.time() - data.days * DAY
    old = await server.upkeep.rooms_before(before)
    played = {*server.rooms.in_memory, *await server.rooms.held_elsewhere(old)}
    rooms = [room for room in old if room not in played]
    await server.upkeep.drop_rooms(rooms)
    guests = await server.upkeep.guests_before(before)
    await server.upkeep.drop_guests(guests)
    return Purged(len(rooms), len(guests))


admin_api = Router(
    "/api/admin", guards=[with_the_token, from_our_own_page], route_handlers=[state, ban, close, purge],
    include_in_schema=False,
)  # fmt: skip
