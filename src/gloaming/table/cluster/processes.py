"""The processes of one table: each gives a sign of life in the PostgreSQL they share, and knows the others by theirs.

A sign is a row that a process renews some times in every lease, and in which it tells the others what they show of it;
a process that was killed is known to be gone once its last sign has run out, by the clock of the database.
"""

from __future__ import annotations

import asyncio
import time
from hashlib import blake2b
from importlib.metadata import version

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert

import gloaming
from gloaming.kernel import GloamingError
from gloaming.kernel.frozen import Frozen
from gloaming.table.cluster.heartbeat import Heartbeat
from gloaming.table.cluster.leases import NOW
from gloaming.table.endpoints.own_address import own_address
from gloaming.table.guests.guests import fresh_id
from gloaming.table.guests.presence import Present
from gloaming.table.settings import Settings
from gloaming.table.store import schema
from gloaming.table.store.store import Store

BEATS = 5
"""Signs of life in the time that one lasts."""
ANYWHERE = ("0.0.0.0", "::", "")

_row = schema.processes.c


class SignOfLife(Frozen):
    """What a process tells the others about itself."""

    here: list[Present]
    connections: int


NOTHING = SignOfLife([], 0)


class Peer:
    """Another process of this table, while it lives."""

    def __init__(self, process: str, address: str) -> None:
        self.process = process
        self.address = address
        self.latest = NOTHING
        self.gone = asyncio.Event()
        self._read = ""

    def hear(self, sign: str) -> None:
        """Take in what it tells, if that is new."""
        if sign != self._read:
            self._read = sign
            self.latest = msgspec.json.decode(sign, type=SignOfLife)


class Processes:
    """This process and its peers."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._lasts = settings.lease_seconds
        self.id = fresh_id()
        self._address = settings.process_address or _address_of(settings)
        self._version = _version()
        self._beaten_at = -float("inf")
        self.peers: dict[str, Peer] = {}
        self.dead: list[str] = []
        """Those that ended without a word, and whose rooms nobody has taken up yet."""

    @property
    def pause(self) -> float:
        """Seconds from one sign of life to the next."""
        return self._lasts / BEATS

    def heartbeat(self) -> Heartbeat:
        """What renews the sign of life of this process, however busy it is."""
        return Heartbeat(self._store.engine.url, self.id, self._lasts, self.pause)

    async def join(self) -> None:
        """Be one of the processes from now on; one sentence where those of another version are at work."""
        patience = time.monotonic() + self._lasts + self.pause
        while await self._others_differ():
            if time.monotonic() > patience:
                raise GloamingError("Another version of Gloaming serves this database: stop all its processes first.")
            await asyncio.sleep(self.pause)
        await self.beat(NOTHING)

    async def _others_differ(self) -> bool:
        query = select(_row.id).where(_row.until > NOW, _row.version != self._version)
        async with self._store.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def beat(self, shown: SignOfLife) -> None:
        """Give a sign of life, and look for the others'."""
        late = time.monotonic() > self._beaten_at + self._lasts
        sign = {"until": NOW + self._lasts, "told": msgspec.json.encode(shown).decode()}
        mine = insert(schema.processes).values(id=self.id, address=self._address, version=self._version, **sign)
        async with self._store.engine.begin() as connection:
            await connection.execute(mine.on_conflict_do_update(index_elements=[_row.id], set_=sign))
        self._beaten_at = time.monotonic()
        dead = await self._look()
        # Where the database itself was away all signs have run out: everyone gets the time to give another.
        self.dead = [] if late else dead

    async def peer(self, process: str) -> Peer | None:
        """Another process that lives, also one that has come only now."""
        if process not in self.peers:
            await self._look()
        return self.peers.get(process)

    async def _look(self) -> list[str]:
        """See who lives, and who died."""
        query = select(_row.id, _row.address, _row.told, (_row.until > NOW).label("lives")).where(_row.id != self.id)
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        living = {row.id: row for row in found if row.lives}
        for process in self.peers.keys() - living.keys():
            self.peers.pop(process).gone.set()
        for process, row in living.items():
            self.peers.setdefault(process, Peer(process, row.address)).hear(row.told)
        return [row.id for row in found if not row.lives]

    async def bury(self, process: str) -> None:
        """Forget a process that is dead."""
        async with self._store.engine.begin() as connection:
            await connection.execute(delete(schema.processes).where(_row.id == process, _row.until <= NOW))

    async def leave(self) -> None:
        """Let others have our rooms at once."""
        async with self._store.engine.begin() as connection:
            await connection.execute(delete(schema.processes).where(_row.id == self.id))


def _address_of(settings: Settings) -> str:
    """Where a process is reached that listens so."""
    host = (own_address() or "127.0.0.1") if settings.host in ANYWHERE else settings.host
    return f"[{host}]:{settings.port}" if ":" in host else f"{host}:{settings.port}"


def _version() -> str:
    """What has to be the same for two processes to play the same rooms: the program and the rules."""
    rules = " ".join(gloaming.game(name).version for name in gloaming.games())
    return f"{version('gloaming')} {blake2b(rules.encode(), digest_size=8).hexdigest()}"
