"""The HTTP side of the table: guests, games, rooms, records and replays."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, NotAuthorizedException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from gloaming.api.game import Game
from gloaming.api.how_to_play import HowToPlay
from gloaming.api.throws import Throw
from gloaming.kernel import Refused
from gloaming.kernel.frozen import Frozen
from gloaming.table import catalogue
from gloaming.table.cluster.peer_api import Renamed, tell_all, views
from gloaming.table.endpoints.access import household_of, origin_is_ours, recognise
from gloaming.table.endpoints.packed import Packed, answer, pack, pack_aside
from gloaming.table.endpoints.request_limits import HTTPRequest, in_turn, within_limits
from gloaming.table.guests.guests import COOKIE, fresh_id
from gloaming.table.guests.names import NAME_LENGTH, clean_name, refuse_look_alike
from gloaming.table.refusals import NO_ROOM, NoRoom, TooMany
from gloaming.table.replays import replays
from gloaming.table.replays.films import WATCH
from gloaming.table.room.rebuilding import check_upload
from gloaming.table.room.room_view import RoomView
from gloaming.table.room.turn_clock import Pace
from gloaming.table.server import BANNED, Server
from gloaming.table.store.store import GuestRow

YEAR = 365 * 24 * 3600


class ErrorBody(Frozen):
    """What went wrong, in one sentence."""

    error: str


class Me(Frozen):
    """A guest as they know themselves."""

    id: str
    name: str


class Token(Frozen):
    """A guest that is a program, and what it has to carry in its Authorization header."""

    id: str
    name: str
    token: str


class Made(Frozen):
    """The id of what was made."""

    id: str


class Name(Frozen, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]


class NewRoom(Frozen, forbid_unknown_fields=True):
    """A room to be made."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    bots: Annotated[list[Annotated[str, Meta(max_length=40)] | None], Meta(max_length=16)] = msgspec.field(
        default_factory=list
    )
    private: bool = False
    seed: Annotated[int, Meta(ge=0, le=(1 << 53) - 1)] | None = None
    start: bool = False
    response_time: Annotated[float, Meta(ge=0, le=600)] | None = None
    """Seconds for each person who might respond in secret; by default what suits the game, 0 for a short pause."""
    hesitates: bool = True
    """Whether the table hesitates in the place of people who have nothing to respond."""
    pace: Pace | None = None
    """How long a question may take; without it nobody is hurried."""


class Continue(Frozen, forbid_unknown_fields=True):
    """From which moment of a game to go on, in which seat, against which bots."""

    answers: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=63)]
    bots: Annotated[str, Meta(max_length=40)] = "greedy"


ERRORS = {
    status: ResponseSpec(ErrorBody, description=words, generate_examples=False)
    for status, words in {
        400: "Something in the request does not fit",
        401: "Nobody knows this guest",
        403: "The request comes from elsewhere, or lacks the header X-Gloaming: 1",
        404: "There is no such thing",
        409: "That is not possible while the game is running",
        413: "Too large",
        429: "Beyond a limit",
    }.items()
}


def server_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Server:
    """The server that is asked."""
    return connection.app.state.server  # type: ignore[no-any-return]


def refuse_banned(connection: ASGIConnection[Any, Any, Any, Any], guest: GuestRow | None) -> None:
    """Refuse whom the operator does not let in."""
    bans = server_of(connection).bans
    if household_of(connection) in bans or (guest is not None and guest.id in bans):
        raise PermissionDeniedException(BANNED)


async def guest_of(request: HTTPRequest) -> GuestRow:
    """The guest who asks."""
    guest = await recognise(server_of(request).guests, request)
    if guest is None:
        raise NotAuthorizedException("Nobody knows you here yet: ask for /api/me first.")
    refuse_banned(request, guest)
    return guest


def from_our_own_page(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse what another site's page could make a browser send."""
    if connection.scope.get("method") in ("GET", "HEAD", "OPTIONS"):
        return
    if connection.headers.get("x-gloaming") != "1":
        raise PermissionDeniedException("Send the header X-Gloaming: 1 with every POST.")
    if not origin_is_ours(connection.headers, server_of(connection).settings):
        raise PermissionDeniedException("This request comes from another site.")


def cookie_of(request: HTTPRequest, carried: str) -> Cookie:
    """The cookie in which a browser carries who its guest is."""
    return Cookie(
        COOKIE,
        value=carried,
        path=server_of(request).settings.base_path or "/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=5 * YEAR,
    )


async def _newcomer(request: HTTPRequest, name: str | None = None) -> tuple[GuestRow, str]:
    server = server_of(request)
    refuse_banned(request, None)
    if not server.newcomers.take(household_of(request)):
        raise TooMany("Too many newcomers from your address; try again later.")
    return await server.guests.add(name)


@get("/me", responses=ERRORS)
async def me(request: HTTPRequest) -> Response[Me]:
    """Who I am; on the first visit a guest is made and the cookie set."""
    guest = await recognise(server_of(request).guests, request)
    refuse_banned(request, guest)
    if guest is not None:
        return Response(Me(guest.id, guest.name))
    guest, carried = await _newcomer(request)
    return Response(Me(guest.id, guest.name), cookies=[cookie_of(request, carried)])


@post("/me", status_code=200, responses=ERRORS)
async def rename(request: HTTPRequest, data: JSONBody[Name]) -> Me:
    """Change my name."""
    guest = await guest_of(request)
    name = clean_name(data.name)
    server = server_of(request)
    refuse_look_alike(name, server.presence.names(guest.id))
    await server.store.name_guest(guest.id, name)
    await tell_all(server, Renamed(guest.id, name))
    return Me(guest.id, name)


@post("/tokens", responses=ERRORS)
async def token(request: HTTPRequest, data: JSONBody[Name]) -> Token:
    """Make a guest that is a program, such as a bot that joins over the network."""
    refuse_look_alike(clean_name(data.name), server_of(request).presence.names(""))
    guest, carried = await _newcomer(request, data.name)
    return Token(guest.id, guest.name, carried)


@get("/games", responses=ERRORS)
async def games() -> list[catalogue.GameListing]:
    """Every game that can be played here."""
    return catalogue.games()


@get("/games/{game:str}/content", responses=ERRORS)
async def content(request: HTTPRequest, game: FromPath[str]) -> Response[dict[str, Any]]:
    """What a screen needs to draw a game."""
    return answer(request, _content(_game(game).name), MediaType.JSON)  # type: ignore[return-value]


@cache
def _content(game: str) -> Packed:
    return pack(msgspec.json.encode(catalogue.content(game)))


@get("/games/{game:str}/rules", responses=ERRORS)
async def rules(game: FromPath[str]) -> list[catalogue.RuleInfo]:
    """The ledger of a game."""
    return catalogue.rules(_game(game).name)


@get("/games/{game:str}/how", responses=ERRORS)
async def how_to_play(game: FromPath[str]) -> HowToPlay:
    """How a game is played, on one page."""
    return _game(game).how_to_play


@get("/rooms", responses=ERRORS)
async def rooms(request: HTTPRequest) -> list[RoomView]:
    """The public rooms that are open or running, the latest first."""
    server = server_of(request)
    guest = await recognise(server.guests, request)
    return await views(server, await server.rooms.public(), guest)


@post("/rooms", responses=ERRORS, guards=[within_limits])
async def make_room(request: HTTPRequest, data: JSONBody[NewRoom]) -> Made:
    """Make a room and sit in it."""
    server, host = server_of(request), await guest_of(request)
    if not server.new_rooms.take(household_of(request)):  # else many guests of one would fill the lobby
        raise TooMany("Too many tables were made from your address; try again in an hour.")
    making = server.rooms.make(
        host,
        data.game,
        data.seats,
        data.options,
        data.bots,
        private=data.private,
        seed=data.seed,
        start=data.start,
        response_time=data.response_time,
        hesitates=data.hesitates,
        pace=data.pace,
    )
    return Made(await in_turn(request, making))


@get("/rooms/{room:str}", responses=ERRORS)
async def one_room(request: HTTPRequest, room: FromPath[str]) -> RoomView:
    """One room."""
    server = server_of(request)
    row = await server.store.room(room)
    if row is None:
        raise NoRoom(NO_ROOM)
    return (await views(server, [row], await recognise(server.guests, request)))[0]


@get(["/rooms/{room:str}/record", "/replays/{room:str}/record"], responses=ERRORS, guards=[within_limits])
async def record(request: HTTPRequest, room: FromPath[str]) -> Response[bytes]:
    """The record of a finished game as a file."""
    rooms = server_of(request).rooms
    source = await replays.find(rooms, room)
    data = await replays.file_of(rooms, source)
    name = f"{source.origin.game}.gloaming.json"
    return Response(
        data, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@post("/records", responses=ERRORS, guards=[within_limits], request_max_body_size=None)
async def upload(request: HTTPRequest) -> Made:
    """Verify a record and keep it as a replay."""
    server = server_of(request)
    guest = await guest_of(request)
    limits = server.settings.limits
    if await server.upkeep.uploads_of(guest.id) >= limits.uploads_per_guest:
        days = server.settings.keep_uploads
        gone = f"; each goes after {days:g} days" if days else ""
        raise TooMany(f"{limits.uploads_per_guest} records of yours are kept here, and that is all there can be{gone}.")
    if not server.uploads.take(household_of(request)):  # else each of many guests would bring as many as they may
        raise TooMany("Too many records came from your address; try again in an hour.")
    body = await _at_most(request, limits.record_size)
    found = await in_turn(request, server.rooms.workers.compute(check_upload, body, limits.record_answers))
    made = fresh_id()
    names = [f"Seat {n + 1}" for n in range(len(found[0].answered))]
    await server.store.add_replay(made, guest.id, body, names, found)
    return Made(made)


async def _at_most(request: HTTPRequest, most: int) -> bytes:
    """The body of a request, which is heard no longer than this."""
    parts, length = list[bytes](), 0
    async for part in request.stream():
        parts.append(part)
        if (length := length + len(part)) > most:
            raise HTTPException(f"A record has at most {most} bytes.", status_code=413)
    return b"".join(parts)


@get("/replays/{replay:str}", responses=ERRORS, guards=[within_limits])
async def replay(
    request: HTTPRequest,
    replay: FromPath[str],
    seat: Annotated[str, QueryParameter(max_length=8)] = WATCH,
    part: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> Response[dict[str, Any]]:
    """A part of a game step by step: as a spectator (watch), as a seat, or (all) as everyone at once."""
    rooms = server_of(request).rooms
    source = await replays.find(rooms, replay)
    guest = await recognise(server_of(request).guests, request)
    told = await in_turn(request, replays.replay(rooms, source, seat, part))
    packed = await pack_aside({**told, "mine": [] if guest is None else source.seats_of(guest.id)})
    return answer(request, packed, MediaType.JSON)  # type: ignore[return-value]


@get("/replays/{replay:str}/throws", responses=ERRORS, guards=[within_limits])
async def throws(request: HTTPRequest, replay: FromPath[str]) -> list[Throw]:
    """Every throw and shuffle of a finished game, to be checked from its seed."""
    rooms = server_of(request).rooms
    return await in_turn(request, replays.throws(rooms, await replays.find(rooms, replay)))


@post("/replays/{replay:str}/continue", responses=ERRORS, guards=[within_limits])
async def continue_replay(request: HTTPRequest, replay: FromPath[str], data: JSONBody[Continue]) -> Made:
    """A new room from a moment of a finished game."""
    server = server_of(request)
    host = await guest_of(request)
    source = await replays.find(server.rooms, replay)
    return Made(await replays.go_on_from(server.rooms, source, data.answers, host, data.seat, data.bots))


def _game(name: str) -> Game[Any]:
    try:
        return catalogue.game_at_tables(name)
    except Refused as error:
        raise NoRoom(str(error)) from None


api = Router(
    "/api",
    guards=[from_our_own_page],
    route_handlers=[
        *(me, rename, token, games, content, rules, how_to_play, rooms, make_room, one_room),
        *(record, upload, replay, throws, continue_replay),
    ],
)
