"""Serve a table: one process, one command."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import structlog
import uvicorn
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from gloaming.kernel import GloamingError
from gloaming.table import catalogue, memory
from gloaming.table.addresses import behind
from gloaming.table.cluster.peer_api import peer_api
from gloaming.table.cluster.proxy import RoomProxy
from gloaming.table.endpoints import pages
from gloaming.table.endpoints.access import address_is_in, address_of
from gloaming.table.endpoints.admin import admin_api
from gloaming.table.endpoints.api import ErrorBody, api
from gloaming.table.endpoints.branching import branching_api
from gloaming.table.endpoints.deckbuilding import deck_api
from gloaming.table.endpoints.devices import device_api
from gloaming.table.endpoints.frames import measured_sockets
from gloaming.table.endpoints.gateway import Gateway
from gloaming.table.endpoints.invitations import invitation_api
from gloaming.table.endpoints.lines import Lines, take_all_places
from gloaming.table.endpoints.packed import BY_HAND
from gloaming.table.endpoints.pages import page
from gloaming.table.endpoints.request_timeouts import timed_protocol
from gloaming.table.endpoints.sockets import FAREWELL_SECONDS, lobby_socket, table_socket
from gloaming.table.metrics import REGISTRY
from gloaming.table.refusals import HeldElsewhere, NoRoom, StillRunning, TooMany
from gloaming.table.server import Server
from gloaming.table.settings import Settings

STATUS_OF: dict[type[GloamingError], int] = {NoRoom: 404, TooMany: 429, StillRunning: 409, HeldElsewhere: 503}

LONGEST_BODY = 1 << 17
"""Bytes of any request but an uploaded record: a deck for each of six seats, and more than twice that."""
SEND_BUFFER = 1 << 17
UNREAD_SECONDS = 60.0
"""How long someone may read nothing of what was sent, where the system knows it; then the line is cut."""
CLOSING = "The table is closing for a moment; what was played is kept."

log = structlog.get_logger()


@get("/healthz", include_in_schema=False)
async def healthz(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """Say whether the table is up and what happens at it can be kept."""
    server: Server = request.app.state.server
    if trouble := await server.health.trouble():
        return Response({"status": "ill", "error": trouble}, status_code=503)
    return Response({"status": "well"})


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Figures for Prometheus."""
    server: Server = request.app.state.server
    if not address_is_in(address_of(request), server.settings.metrics_for):
        raise PermissionDeniedException("The figures of this table are not for your address.")
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def _user_mistake(_: Request[Any, Any, Any], error: GloamingError) -> Response[ErrorBody]:
    return Response(ErrorBody(str(error)), status_code=STATUS_OF.get(type(error), 400))


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    words = error.detail
    if isinstance(error.extra, list) and error.extra:
        words = "; ".join(f"{fault.get('key', 'body')}: {fault.get('message', '')}" for fault in error.extra)
    return Response(ErrorBody(words), status_code=error.status_code, headers=error.headers)


def _own_mistake(_: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    log.error("request_failed", exc_info=error)
    return Response(ErrorBody("Something went wrong here; it was written down."), status_code=500)


def _too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[ErrorBody]:
    return Response(ErrorBody("This is nested too deeply to be read."), status_code=400)


def make_app(server: Server) -> Litestar:
    """The application of this table, which is closed with it."""

    @asynccontextmanager
    async def close_server(_: Litestar) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await server.close()

    return Litestar(
        [
            *(api, branching_api, deck_api, device_api, invitation_api, admin_api, peer_api),
            *(table_socket, lobby_socket, healthz, metrics, page),
        ],
        lifespan=[close_server],
        state=State({"server": server}),
        exception_handlers={
            GloamingError: _user_mistake,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _own_mistake,
        },
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude=list(BY_HAND)),
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            "Gloaming table",
            "1",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            description="Rooms, records and replays. The play itself goes over sockets: see docs/protocol.md.",
        ),
        logging_config=None,
    )


def configure_logs() -> None:
    """One JSON object a line on standard error; nothing that a guest carries is ever in it."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
        cache_logger_on_first_use=False,
    )
    # What others write who know nothing of ours: mistakes alone, for strangers can make them warn without end.
    theirs = logging.StreamHandler(sys.stderr)
    theirs.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_log_level, structlog.processors.TimeStamper(fmt="iso")],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(level=logging.ERROR, handlers=[theirs], force=True)


def _is_ours(table: Server) -> Callable[[Any], bool]:
    """Tells what another process of this table asks for, which no limit counts twice."""
    return (lambda _: False) if table.cluster is None else table.cluster.client.are_meant


def _within_reach(app: ASGIApp, table: Server) -> ASGIApp:
    """The table with the rooms of all its processes, if it has several."""
    cluster = table.cluster
    if cluster is None:
        return app
    return RoomProxy(
        app,
        table.rooms,
        cluster.processes,
        cluster.client,
        table.connections,
        longest=LONGEST_BODY,
        patience=3 * table.settings.lease_seconds,
    )


class TableServer(uvicorn.Server):
    """A server that says when it is ready, and that it is closing."""

    def __init__(self, table: Server) -> None:
        self.table = table
        settings = table.settings
        limits, is_ours = settings.limits, _is_ours(table)
        gateway = Gateway(_within_reach(make_app(table), table), settings, is_ours)
        self.lines = Lines(limits.lines_per_address, settings.trusted_proxies, is_ours)
        super().__init__(
            uvicorn.Config(
                behind(settings.trusted_proxies, gateway),
                http=timed_protocol(limits.request_seconds, self.lines),
                ws=measured_sockets(limits.messages_per_second, self.lines),
                proxy_headers=False,
                log_config=None,
                access_log=False,
                server_header=False,
                ws_per_message_deflate=False,
                # Somewhat more than the table takes: it says itself what is too long, and why.
                ws_max_size=limits.message_size * 8,
                timeout_graceful_shutdown=5,
                lifespan="on",
            )
        )
        self.ready: asyncio.Event = asyncio.Event()
        self.address = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say where."""
        await super().startup(sockets)
        if self.should_exit:
            return
        assert sockets is not None
        host, port = sockets[0].getsockname()[:2]
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
        self.address = f"http://{shown}:{port}{self.table.settings.base_path}"
        self.ready.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, tell those who are here, then stop."""
        for listening in self.servers:
            listening.close()
        await self.table.connections.send_away(CLOSING, FAREWELL_SECONDS)
        await super().shutdown(sockets)


def bind(settings: Settings) -> socket.socket:
    """A listening socket; an OptionError says why there can be none."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Connections inherit it: what a slow reader leaves unread waits in the table, where it is noticed.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # And whoever reads nothing at all does not hold for ever what waits for them.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(UNREAD_SECONDS * 1000))
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, UnicodeError) as error:
        listening.close()
        why = error.strerror if isinstance(error, OSError) else "no address is written so"
        raise GloamingError(
            f"Cannot listen on {settings.host} port {settings.port}: {why}; choose another address or port."
        ) from None
    return listening


async def _serve(settings: Settings, listening: socket.socket) -> None:
    # The port that was found, if none was named.
    settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
    catalogue.prepare()
    pages.prepare()
    server = TableServer(await Server.open(settings))
    serving = asyncio.create_task(server.serve([listening]))
    ready = asyncio.create_task(server.ready.wait())
    await asyncio.wait({serving, ready}, return_when=asyncio.FIRST_COMPLETED)
    ready.cancel()
    if server.ready.is_set():
        memory.settle_in()
        print(f"The table is at {server.address} (stop it with Ctrl-C).", flush=True)
        log.info("serving", address=server.address)
        if settings.open:
            await asyncio.to_thread(webbrowser.open, server.address)
    await serving
    if not server.started:
        raise GloamingError("The table could not start; the log above says why.")


def _stopped(*_: object) -> None:
    """The table has been stopped, and closed meanwhile: end as any program does, so that Python tidies up."""
    sys.exit()


def serve(settings: Settings) -> None:
    """Serve a table until it is stopped."""
    configure_logs()
    take_all_places()
    signal.signal(signal.SIGTERM, _stopped)
    with bind(settings) as listening:
        asyncio.run(_serve(settings, listening))
