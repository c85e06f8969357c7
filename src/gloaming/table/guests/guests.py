"""Guests: a name, and a secret that only their signed cookie or token holds."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode

from sqlalchemy import select

from gloaming.kernel import Refused
from gloaming.table.guests.device_keys import DeviceKeys
from gloaming.table.guests.names import clean_name
from gloaming.table.store import schema
from gloaming.table.store.store import GuestRow, Store

COOKIE = "gloaming_guest"
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Letters and digits that nobody takes for each other."""
CODE_LENGTH = 16
LINK_LASTS = 90 * 24 * 3600.0
"""Seconds for which a personal link can be followed."""
FIRST_NAMES = (
    *("Alder", "Ash", "Aspen", "Bracken", "Briar", "Bryony", "Burdock", "Cedar"),
    *("Clover", "Cowslip", "Dew", "Elder", "Fennel", "Fern", "Flax", "Gorse"),
    *("Hawthorn", "Hazel", "Heather", "Holly", "Hyssop", "Iris", "Ivy", "Juniper"),
    *("Larch", "Laurel", "Linden", "Mallow", "Maple", "Meadow", "Moss", "Myrtle"),
    *("Nettle", "Oak", "Poppy", "Reed", "Rowan", "Rue", "Sage", "Sedge"),
    *("Sorrel", "Tansy", "Teasel", "Thistle", "Thyme", "Vetch", "Willow", "Yarrow"),
)
MOST_RECENT = len(FIRST_NAMES) // 2
"""So many newcomers in a row are called differently: whoever follows an invitation is not taken for the host."""


def fresh_id() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(12)


class Guests:
    """Knows guests by what they carry: id, secret and signature."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._keys = DeviceKeys(store)
        self._key = key

    async def add(self, name: str | None = None) -> tuple[GuestRow, str]:
        """A new guest, and what they will carry."""
        secret = secrets.token_urlsafe(24)
        chosen = await self._fresh_name() if name is None else clean_name(name)
        guest = GuestRow(fresh_id(), chosen, _digest(secret))
        await self._store.add_guest(guest)
        return guest, self._carried(guest.id, secret)

    async def _fresh_name(self) -> str:
        latest = select(schema.guests.c.name).order_by(schema.guests.c.made_at.desc()).limit(MOST_RECENT)
        async with self._store.engine.connect() as connection:
            taken = set((await connection.execute(latest)).scalars())
        return secrets.choice([name for name in FIRST_NAMES if name not in taken])

    async def recognise(self, carried: str | None) -> GuestRow | None:
        """The guest who carries this; None for nobody, or for something we did not sign."""
        parts = (carried or "").split(".")
        if len(parts) != 3 or not carried or not carried.isascii():
            return None
        guest, secret, signature = parts
        if not hmac.compare_digest(signature, self._signature(guest, secret)):
            return None
        row = await self._store.guest(guest)
        if row is None:
            return None
        known = hmac.compare_digest(row.secret_digest, _digest(secret))
        return row if known or await self._keys.has_key(guest, _digest(secret)) else None

    # The same guest on another device.

    async def write_link(self, guest: str) -> str:
        """A code that brings a guest with all their seats to another device, once; an older one no longer does."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        await self._keys.write_link(guest, _digest(code), time.time() + LINK_LASTS)
        return code

    async def follow_link(self, code: str) -> tuple[GuestRow, str]:
        """The guest of a code, and what this device will carry."""
        secret = secrets.token_urlsafe(24)
        guest = await self._keys.use_link(_digest(_as_written(code)), _digest(secret), time.time())
        row = None if guest is None else await self._store.guest(guest)
        if row is None:
            raise Refused("This code is not known, or has been used: make another on the device where you are known.")
        return row, self._carried(row.id, secret)

    async def sign_out(self, guest: str) -> str:
        """Forget everything that lets someone be this guest; what this device will carry instead."""
        await self._keys.forget_keys(guest, secrets.token_bytes(32))
        return await self._another_key(guest)

    async def _another_key(self, guest: str) -> str:
        secret = secrets.token_urlsafe(24)
        await self._keys.add_key(guest, _digest(secret))
        return self._carried(guest, secret)

    def _carried(self, guest: str, secret: str) -> str:
        return f"{guest}.{secret}.{self._signature(guest, secret)}"

    def _signature(self, guest: str, secret: str) -> str:
        mac = hmac.new(self._key, f"{guest}.{secret}".encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(mac).decode().rstrip("=")


def _as_written(code: str) -> str:
    """A code as it was made, however someone typed it."""
    return "".join(letter for letter in code.upper() if letter in CODE_LETTERS)


def _digest(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
