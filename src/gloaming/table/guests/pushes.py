"""Pushes: word to the browser of whoever wants to know that it is their turn by correspondence; off by default.

What is sent names the game and the room, which only that browser can read, and nothing of what happens there.
"""

from __future__ import annotations

import asyncio
import re
import time
from typing import Annotated
from urllib.parse import urlsplit

import httpx
import msgspec
import structlog
from msgspec import Meta
from sqlalchemy import delete, insert, select

from gloaming.kernel import Refused
from gloaming.kernel.frozen import Frozen
from gloaming.table.guests.letters import is_slow
from gloaming.table.guests.push_encryption import (
    check_point,
    fresh_key,
    from_unpadded,
    key_of,
    point_of,
    sealed,
    sender,
    unpadded,
)
from gloaming.table.settings import Settings
from gloaming.table.store import schema
from gloaming.table.store.store import RoomRow, Store

PUSH_KEY = "push key"
DEVICES = 10
"""So many devices of one guest are told; another takes the place of the oldest."""
LONGEST = 28 * 24 * 3600
"""Seconds for which push services keep a message."""
GONE = (404, 410)
TIMEOUT = 20.0
ENDPOINT = re.compile(r"https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?(/[!-~]*)?")
"""An address that every program reads in the same way."""

log = structlog.get_logger()


class BrowserKeys(Frozen):
    """The public key of a browser, and the secret it shares with us."""

    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]


class Subscription(Frozen):
    """Where a browser is told something, as it says itself; what else it says is not needed."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: BrowserKeys


class Pushes:
    """Tells browsers that asked for it."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._key: bytes | None = None
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def offered(self) -> bool:
        """True where browsers can be told."""
        return bool(self._settings.push_contact)

    async def public_key(self) -> str:
        """The key by which a browser knows this table; empty where none is told anything."""
        return unpadded(point_of(key_of(await self._private()))) if self.offered else ""

    async def add(self, guest: str, told: Subscription) -> None:
        """Tell this device from now on."""
        if not self.offered:
            raise Refused("This table tells no browser anything.")
        if not self._is_of_a_service(told.endpoint):
            raise Refused("The push service of this browser is not known here; the table's host can allow it.")
        try:
            check_point(from_unpadded(told.keys.p256dh))
            if len(from_unpadded(told.keys.auth)) != 16:
                raise ValueError
        except ValueError:
            raise Refused("These are not the keys of a browser.") from None
        others = await self._of(guest, but=told.endpoint)
        too_many = [old.endpoint for old in others[DEVICES - 1 :]]
        c = schema.pushes.c
        row = {"guest": guest, "endpoint": told.endpoint, "p256dh": told.keys.p256dh, "auth": told.keys.auth}
        await self._store.write(
            delete(schema.pushes).where(c.endpoint.in_([told.endpoint, *too_many])),
            insert(schema.pushes).values(**row, made_at=time.time()),
        )

    async def drop(self, guest: str, endpoint: str = "") -> None:
        """Tell this device no more; none of a guest if it is not said which."""
        c = schema.pushes.c
        which = delete(schema.pushes).where(c.guest == guest)
        await self._store.write(which.where(c.endpoint == endpoint) if endpoint else which)

    async def tell_turn(self, guest: str, room: RoomRow, title: str) -> None:
        """Tell someone whose turn it is, if they want to know and the game is slow."""
        pace = room.clock.pace
        if not self.offered or pace is None or not is_slow(pace.turn):
            return
        word = msgspec.json.encode({"title": f"{title}: it is your turn", "room": room.id})
        for told in await self._of(guest):
            task = asyncio.create_task(self._deliver(guest, told, word, room.id, int(pace.turn)), name="push")
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def stop(self) -> None:
        """Let what is being sent arrive."""
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _deliver(self, guest: str, told: Subscription, word: bytes, room: str, seconds: int) -> None:
        service = urlsplit(told.endpoint)
        body = sealed(word, from_unpadded(told.keys.p256dh), from_unpadded(told.keys.auth))
        headers = {
            "Authorization": sender(
                await self._private(), f"{service.scheme}://{service.netloc}", self._settings.push_contact
            ),
            "Content-Encoding": "aes128gcm",
            "TTL": str(min(seconds, LONGEST)),
            "Topic": room,  # a later word about the same table takes the place of this one
        }
        try:
            async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as post:
                answer = await post.post(told.endpoint, content=body, headers=headers)
        except httpx.HTTPError as error:
            log.warning("push_failed", why=type(error).__name__)  # nobody's game may suffer from it
            return
        if answer.status_code in GONE:
            await self.drop(guest, told.endpoint)
        elif not answer.is_success:
            log.warning("push_refused", status=answer.status_code)

    def _is_of_a_service(self, endpoint: str) -> bool:
        """Whether something may be sent there: nobody shall make the table knock at doors of their choice."""
        if ENDPOINT.fullmatch(endpoint) is None:
            return False
        address = urlsplit(endpoint)
        return any(_fits(address.scheme, address.netloc, each) for each in self._settings.push_services)

    async def _of(self, guest: str, but: str = "") -> list[Subscription]:
        """The devices of a guest, the latest first."""
        c = schema.pushes.c
        query = select(c.endpoint, c.p256dh, c.auth).where(c.guest == guest, c.endpoint != but)
        async with self._store.engine.connect() as connection:
            rows = await connection.execute(query.order_by(c.made_at.desc()))
            return [Subscription(row.endpoint, BrowserKeys(row.p256dh, row.auth)) for row in rows]

    async def _private(self) -> bytes:
        """The key of this table, made once and kept in its store."""
        if self._key is None:
            self._key = await self._store.own_secret(PUSH_KEY, fresh_key())
        return self._key


def _fits(scheme: str, host: str, service: str) -> bool:
    """Whether an address is one of a service, such as https://*.push.apple.com."""
    wanted = urlsplit(service)
    if scheme != wanted.scheme:
        return False
    if wanted.netloc.startswith("*."):
        return host.lower().endswith(wanted.netloc[1:])
    return host.lower() == wanted.netloc
