"""Keys: what further devices of a guest carry, and the links that bring a guest to another device."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update

from gloaming.table.store import schema
from gloaming.table.store.store import Store


class DeviceKeys:
    """The keys of all guests, as they are kept."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def has_key(self, guest: str, digest: bytes) -> bool:
        """True for a key that one of the guest's other devices carries."""
        c = schema.keys.c
        query = select(c.digest).where(c.guest == guest, c.digest == digest, c.until.is_(None))
        async with self._store.engine.connect() as connection:
            return (await connection.execute(query)).one_or_none() is not None

    async def add_key(self, guest: str, digest: bytes) -> None:
        """Keep what another device of a guest carries."""
        await self._store.write(insert(schema.keys).values(guest=guest, digest=digest))

    async def write_link(self, guest: str, digest: bytes, until: float) -> None:
        """Keep the link of a guest in the place of the one before."""
        c = schema.keys.c
        older = delete(schema.keys).where(c.guest == guest, c.until.is_not(None))
        await self._store.write(older, insert(schema.keys).values(guest=guest, digest=digest, until=until))

    async def use_link(self, link: bytes, key: bytes, now: float) -> str | None:
        """The guest whose link this is: it becomes what another device carries, so that it works once."""
        c = schema.keys.c
        used = update(schema.keys).where(c.digest == link, c.until > now).values(digest=key, until=None)
        await self._store.write(used)
        query = select(c.guest).where(c.digest == key, c.until.is_(None))
        async with self._store.engine.connect() as connection:
            guest = (await connection.execute(query)).scalar_one_or_none()
        return None if guest is None else str(guest)

    async def forget_keys(self, guest: str, digest: bytes) -> None:
        """Forget all keys and links of a guest; the first key becomes one that nobody carries."""
        await self._store.write(
            delete(schema.keys).where(schema.keys.c.guest == guest),
            update(schema.guests).where(schema.guests.c.id == guest).values(secret_digest=digest),
        )
