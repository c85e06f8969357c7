"""What one process of a table asks the others about their rooms, and what it tells them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec
import structlog
from litestar import Router, post
from litestar.connection import ASGIConnection
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from gloaming.kernel.frozen import Frozen
from gloaming.table.cluster.processes import Peer
from gloaming.table.endpoints.request_limits import HTTPRequest
from gloaming.table.room.messages import Ending
from gloaming.table.room.moderation import Ended
from gloaming.table.room.room_view import RoomView, room_view
from gloaming.table.server import Server
from gloaming.table.store.store import GuestRow, RoomRow

log = structlog.get_logger()


class Asked(Frozen):
    """Rooms, and through whose eyes they are seen."""

    rooms: list[str]
    guest: str


class Seen(Frozen):
    """A room in memory: how a guest sees it, and how many people are there."""

    view: RoomView
    here: int


class News(Frozen, tag=True):
    """Something that every process has to know at once."""


class Renamed(News):
    """A guest has another name."""

    guest: str
    name: str


class SentAway(News):
    """The connections of a guest are to be closed."""

    guest: str
    words: str


class Closed(News):
    """The operator ends a game."""

    room: str
    words: str


Heard = Renamed | SentAway | Closed


# Asking and telling.


async def views(server: Server, rows: Sequence[RoomRow], guest: GuestRow | None) -> list[RoomView]:
    """Rooms as they are in the memory of whichever process plays them, or as they are stored while nobody is there."""
    known = "" if guest is None else guest.id
    seen = await look(server, [row.id for row in rows], known)
    return [seen[row.id].view if row.id in seen else room_view(row, known, lambda _: False, 0) for row in rows]


async def look(server: Server, rooms: Sequence[str], guest: str) -> dict[str, Seen]:
    """All of these rooms that are in the memory of some process, as a guest sees them."""
    seen = _seen_here(server, rooms, guest)
    by_process: dict[str, list[str]] = {}
    for room, process in (await server.rooms.held_elsewhere(rooms)).items():
        by_process.setdefault(process, []).append(room)
    asking = [_ask(server, process, Asked(theirs, guest)) for process, theirs in by_process.items()]
    for answer in await asyncio.gather(*asking):
        seen |= answer
    return seen


async def _ask(server: Server, process: str, asked: Asked) -> dict[str, Seen]:
    cluster = server.cluster
    peer = None if cluster is None else await cluster.processes.peer(process)
    if cluster is None or peer is None:
        return {}
    try:
        return msgspec.json.decode(await cluster.client.say(peer, "rooms", asked), type=dict[str, Seen])
    except httpx.HTTPError as error:
        log.warning("peer_is_silent", why=type(error).__name__)
        return {}


async def tell_all(server: Server, news: Heard) -> None:
    """Do what some news are about, in every process."""
    await hear(server, news)
    if server.cluster is not None:
        peers = list(server.cluster.processes.peers.values())
        await asyncio.gather(*(_tell(server, peer, news) for peer in peers))


async def tell_player(server: Server, room: str, news: Heard) -> None:
    """Do what some news are about in the process that plays a room."""
    process = (await server.rooms.held_elsewhere([room])).get(room)
    peer = None
    if process is not None and server.cluster is not None:
        peer = await server.cluster.processes.peer(process)
    await (hear(server, news) if peer is None else _tell(server, peer, news))


async def _tell(server: Server, peer: Peer, news: Heard) -> None:
    assert server.cluster is not None
    try:
        await server.cluster.client.say(peer, "news", news)
    except httpx.HTTPError as error:
        log.warning("peer_is_silent", why=type(error).__name__)


# Being asked and told.


def from_a_peer(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Let nobody in but another process of this table; for anyone else there is no such door."""
    cluster = connection.app.state.server.cluster
    if cluster is None or not cluster.client.are_meant(connection.scope):
        raise NotFoundException("There is nothing here.")


def _seen_here(server: Server, rooms: Sequence[str], guest: str) -> dict[str, Seen]:
    found = [server.rooms.in_memory[room] for room in rooms if room in server.rooms.in_memory]
    return {room.row.id: Seen(room.view(guest), len(room.audience.names())) for room in found}


async def hear(server: Server, news: Heard) -> None:
    """Do what some news are about."""
    match news:
        case Renamed(guest=guest, name=name):
            server.presence.rename(guest, name)
        case SentAway(guest=guest, words=words):
            server.connections.close(words, guest=guest)
        case Closed(room=room, words=words):
            (await server.rooms.find(room)).say(None, Ending(Ended((), words)))


@post("/rooms", status_code=200)
async def asked(request: HTTPRequest, data: JSONBody[Asked]) -> dict[str, Seen]:
    """Rooms that this process plays."""
    return _seen_here(request.app.state.server, data.rooms, data.guest)


@post("/news", status_code=200)
async def heard(request: HTTPRequest, data: JSONBody[Heard]) -> None:
    """News from another process."""
    await hear(request.app.state.server, data)


peer_api = Router("/peers", guards=[from_a_peer], route_handlers=[asked, heard], include_in_schema=False)
