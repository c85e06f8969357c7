"""Where others find a table that its host sees under an address of the machine itself."""

from __future__ import annotations

from litestar import Router, get

from gloaming.kernel.frozen import Frozen
from gloaming.table.endpoints.access import address_of
from gloaming.table.endpoints.api import ERRORS, server_of
from gloaming.table.endpoints.own_address import is_local, own_address
from gloaming.table.endpoints.request_limits import HTTPRequest
from gloaming.table.settings import Settings


class Invitation(Frozen):
    """Where people on the network find this table, and whether they can get there."""

    address: str
    """Such as http://192.168.1.20:8765; empty where the machine has no network, or where the asker is elsewhere."""
    open: bool
    """False while the table listens to this machine alone."""


@get("/invitation", responses=ERRORS)
async def invitation(request: HTTPRequest) -> Invitation:
    """The address for an invitation; only who sits before the machine itself is told its address on the network."""
    settings = server_of(request).settings
    if settings.public_url:
        return Invitation(settings.public_url.rstrip("/"), True)
    if not is_local(address_of(request)):
        return Invitation("", True)
    host = own_address()
    port = request.url.port or settings.port
    return Invitation(f"http://{host}:{port}{settings.base_path}" if host else "", _is_open(settings))


def _is_open(settings: Settings) -> bool:
    return settings.host != "localhost" and not is_local(settings.host)


invitation_api = Router("/api", route_handlers=[invitation])
