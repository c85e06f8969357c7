"""One guest on several devices: a personal link, and signing out everywhere."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import JSONBody
from msgspec import Meta

from gloaming.kernel.frozen import Frozen
from gloaming.table.cluster.peer_api import SentAway, tell_all, views
from gloaming.table.endpoints.access import household_of
from gloaming.table.endpoints.api import ERRORS, Me, cookie_of, from_our_own_page, guest_of, server_of
from gloaming.table.endpoints.request_limits import HTTPRequest
from gloaming.table.guests.pushes import Subscription
from gloaming.table.refusals import TooMany
from gloaming.table.replays.finished_games import FinishedGame, finished_games
from gloaming.table.room.room_view import RoomView

LISTED = 8
"""How many of their own rooms a guest is shown."""
SIGNED_OUT = "You have signed out everywhere; this page comes back if it is still yours."
FINISHED = 40
"""How many of their finished games."""


class Link(Frozen):
    """A code that brings a guest to another device, once: typed there, or followed at /me#CODE."""

    code: str


class Code(Frozen, forbid_unknown_fields=True):
    """A code as someone typed it."""

    code: Annotated[str, Meta(max_length=80)]


@get("/rooms", responses=ERRORS)
async def rooms(request: HTTPRequest) -> list[RoomView]:
    """The rooms, open or running, in which I have a seat, on whatever device I took it."""
    server, guest = server_of(request), await guest_of(request)
    return await views(server, await server.store.rooms_with(guest.id, LISTED), guest)


@get("/games", responses=ERRORS)
async def games(request: HTTPRequest) -> list[FinishedGame]:
    """My finished games, the latest first."""
    return await finished_games(server_of(request).store, (await guest_of(request)).id, FINISHED)


@post("/link", status_code=200, responses=ERRORS)
async def link(request: HTTPRequest) -> Link:
    """A personal link to be who I am on another device; an older one no longer works."""
    guest = await guest_of(request)
    return Link(await server_of(request).guests.write_link(guest.id))


@post("/move", status_code=200, responses=ERRORS)
async def move(request: HTTPRequest, data: JSONBody[Code]) -> Response[Me]:
    """Be the guest of a code on this device."""
    server = server_of(request)
    if not server.newcomers.take(household_of(request)):
        raise TooMany("Too many codes were tried from your address; try again later.")
    guest, carried = await server.guests.follow_link(data.code)
    return Response(Me(guest.id, guest.name), cookies=[cookie_of(request, carried)])


@post("/sign-out", status_code=200, responses=ERRORS)
async def sign_out(request: HTTPRequest) -> Response[Me]:
    """Be known on this device alone: all others, and every link, are forgotten."""
    server = server_of(request)
    guest = await guest_of(request)
    carried = await server.guests.sign_out(guest.id)
    await tell_all(server, SentAway(guest.id, SIGNED_OUT))
    await server.rooms.pushes.drop(guest.id)
    return Response(Me(guest.id, guest.name), cookies=[cookie_of(request, carried)])


class Post(Frozen):
    """Whether the table writes letters, and where this guest wants them."""

    offered: bool
    address: str


class Address(Frozen, forbid_unknown_fields=True):
    """Where to write to; empty for nowhere."""

    address: Annotated[str, Meta(max_length=200)]


@get("/letters", responses=ERRORS)
async def letters(request: HTTPRequest) -> Post:
    """Where I am written to when it is my turn in a game by correspondence."""
    guest, post_office = await guest_of(request), server_of(request).rooms.letters
    return Post(post_office.offered, await post_office.address_of(guest.id))


@post("/letters", status_code=200, responses=ERRORS)
async def ask_for_letters(request: HTTPRequest, data: JSONBody[Address]) -> Post:
    """Want letters at an address, to which a code is written first; or no more."""
    guest, post_office = await guest_of(request), server_of(request).rooms.letters
    await post_office.ask_for(guest.id, data.address.strip())
    return Post(post_office.offered, await post_office.address_of(guest.id))


@post("/letters/confirm", status_code=200, responses=ERRORS)
async def confirm_letters(request: HTTPRequest, data: JSONBody[Code]) -> Post:
    """Show that letters to the address reach me."""
    guest, post_office = await guest_of(request), server_of(request).rooms.letters
    await post_office.confirm(guest.id, data.code)
    return Post(post_office.offered, await post_office.address_of(guest.id))


class Pushed(Frozen):
    """The key by which a browser knows this table; empty where none is told anything."""

    key: str


class Device(Frozen, forbid_unknown_fields=True):
    """Where a browser is told something."""

    endpoint: Annotated[str, Meta(max_length=1000)]


@get("/pushes", responses=ERRORS)
async def pushes(request: HTTPRequest) -> Pushed:
    """Whether my browser can be told when it is my turn in a game by correspondence, and by whom."""
    return Pushed(await server_of(request).rooms.pushes.public_key())


@post("/pushes", status_code=200, responses=ERRORS)
async def ask_for_pushes(request: HTTPRequest, data: JSONBody[Subscription]) -> Pushed:
    """Want this browser to be told."""
    guest, told = await guest_of(request), server_of(request).rooms.pushes
    await told.add(guest.id, data)
    return Pushed(await told.public_key())


@post("/pushes/end", status_code=200, responses=ERRORS)
async def end_pushes(request: HTTPRequest, data: JSONBody[Device]) -> Pushed:
    """Want it no more."""
    guest, told = await guest_of(request), server_of(request).rooms.pushes
    if data.endpoint:
        await told.drop(guest.id, data.endpoint)
    return Pushed(await told.public_key())


device_api = Router(
    "/api/me",
    guards=[from_our_own_page],
    route_handlers=[
        *(rooms, games, link, move, sign_out),
        *(letters, ask_for_letters, confirm_letters),
        *(pushes, ask_for_pushes, end_pushes),
    ],
)
