"""Who comes in: cookies, tokens, origins, and the headers every answer carries."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from gloaming.table.addresses import household, plain
from gloaming.table.guests.guests import COOKIE, Guests
from gloaming.table.settings import Settings, networks
from gloaming.table.store.store import GuestRow

SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

Connection = ASGIConnection[Any, Any, Any, Any]


def carried_by(connection: Connection) -> str | None:
    """What a guest carries: the token of a program, or the cookie of a browser."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else connection.cookies.get(COOKIE)


async def recognise(guests: Guests, connection: Connection) -> GuestRow | None:
    """The guest behind a connection."""
    return await guests.recognise(carried_by(connection))


def address_of(connection: Connection) -> str:
    """The network address a connection comes from."""
    return plain(connection.client.host) if connection.client else "local"


def household_of(connection: Connection) -> str:
    """What a connection counts for in limits and bans."""
    return household(address_of(connection))


def address_is_in(address: str, written: Iterable[str]) -> bool:
    """True for an address that is one of these, or in one of these networks."""
    try:
        return any(ip_address(address) in network for network in networks(written))
    except ValueError:
        return False


def origin_is_ours(headers: Mapping[str, str], settings: Settings) -> bool:
    """False for a page of another site; programs that are no browser send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return bool(urlsplit(origin).netloc) and urlsplit(origin).netloc == headers.get("host")
