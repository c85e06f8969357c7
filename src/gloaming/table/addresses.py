"""Network addresses: who comes, behind which proxy, and what counts as one asker."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

HOUSEHOLD = 64
"""The length of a network of IPv6 that one household has for itself: more addresses than any limit could count."""


def plain(address: str) -> str:
    """An address as it is usually written; one of IPv4 may come as one of IPv6."""
    found = _read(address)
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return address if found is None else str(found)


def household(address: str) -> str:
    """What limits and bans take for one asker: an address of IPv4, or a network of IPv6; anything else as it is."""
    found = _read(plain(address))
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found), HOUSEHOLD), strict=False))
    return plain(address)


def behind(proxies: Iterable[str], app: ASGIApp) -> ASGIApp:
    """A table that knows who comes, also through proxies whose word is believed."""
    told = ProxyHeadersMiddleware(app, list(proxies))  # type: ignore[arg-type]

    async def come_in(scope: Scope, receive: Receive, send: Send) -> None:
        client: Any = scope.get("client")
        told_plainly = {"client": (plain(client[0]), *client[1:])} if client else {}
        await told({**scope, **told_plainly}, receive, send)  # type: ignore[arg-type]

    return come_in


def _read(address: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(address)
    except ValueError:
        return None
