"""Guests: a name, and a secret that only their signed cookie or token holds."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

from gloaming.kernel import Refused
from gloaming.table.store import GuestRow, Store

COOKIE = "gloaming_guest"
NAME_LENGTH = 24
FIRST_NAMES = ("Ash", "Briar", "Clover", "Dew", "Elder", "Fern", "Gorse", "Hazel", "Iris", "Juniper", "Linden", "Moss")


def fresh_id() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(12)


def clean_name(name: str) -> str:
    """A name fit to be shown; a Refused says what is wrong with it."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= NAME_LENGTH or not name.isprintable():
        raise Refused(f"A name has 1 to {NAME_LENGTH} letters that can be shown.")
    if name.lower() == "you":
        raise Refused("You is what the table calls everyone; choose another name.")
    return name


class Guests:
    """Knows guests by what they carry: id, secret and signature."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key

    @classmethod
    async def open(cls, store: Store) -> Guests:
        """The guests of a store, with its signing key."""
        return cls(store, await store.signing_key(secrets.token_bytes(32)))

    async def add(self, name: str | None = None) -> tuple[GuestRow, str]:
        """A new guest, and what they will carry."""
        secret = secrets.token_urlsafe(24)
        chosen = secrets.choice(FIRST_NAMES) if name is None else clean_name(name)
        guest = GuestRow(fresh_id(), chosen, _digest(secret))
        await self._store.add_guest(guest)
        return guest, f"{guest.id}.{secret}.{self._signature(guest.id, secret)}"

    async def recognise(self, carried: str | None) -> GuestRow | None:
        """The guest who carries this; None for nobody, or for something we did not sign."""
        parts = (carried or "").split(".")
        if len(parts) != 3 or not carried or not carried.isascii():
            return None
        guest, secret, signature = parts
        if not hmac.compare_digest(signature, self._signature(guest, secret)):
            return None
        row = await self._store.guest(guest)
        return row if row is not None and hmac.compare_digest(row.secret_digest, _digest(secret)) else None

    def _signature(self, guest: str, secret: str) -> str:
        mac = hmac.new(self._key, f"{guest}.{secret}".encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(mac).decode().rstrip("=")


def _digest(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
