"""Letters: by e-mail, to whoever wants to know that it is their turn in a game by correspondence; off by default."""

from __future__ import annotations

import asyncio
import re
import secrets
import smtplib
import ssl
import time
from email.message import EmailMessage

import msgspec
import structlog
from sqlalchemy import select, update

from gloaming.kernel import Refused
from gloaming.kernel.frozen import Frozen
from gloaming.table.limits import Buckets
from gloaming.table.settings import Settings
from gloaming.table.store import schema
from gloaming.table.store.store import RoomRow, Store, drop_secret, keep_secret

ADDRESS = re.compile(r"[^\s@<>,;:\"()\[\]\\]+@[^\s@<>,;:\"()\[\]\\]+\.[^\s@<>,;:\"()\[\]\\]+")
CODE_LASTS = 3600.0
SLOW = 3600.0
"""Rooms in which a question may take so many seconds are games by correspondence."""
TIMEOUT = 20.0

log = structlog.get_logger()


def is_slow(seconds: float) -> bool:
    """Whether a game in which a question may take so long is one by correspondence."""
    return seconds >= SLOW


class Promise(Frozen):
    """An address that a guest named, and the code that shows that letters to it reach them."""

    address: str
    code: str
    until: float


def promise_name(guest: str) -> str:
    """Under which name a promise is kept, for whichever process hears of the code."""
    return f"letter {guest}"


class Letters:
    """Writes to guests who asked for it."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._limits = Buckets(1 / 600, burst=3)
        self._guesses = Buckets(1 / 60, burst=5)
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def offered(self) -> bool:
        """True where letters can be sent."""
        return bool(self._settings.smtp_host)

    async def address_of(self, guest: str) -> str:
        """Where a guest wants letters; empty for nowhere."""
        query = select(schema.guests.c.email).where(schema.guests.c.id == guest)
        async with self._store.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none() or ""

    async def ask_for(self, guest: str, address: str) -> None:
        """Write a code to an address, or write no more if there is none."""
        if not address:
            await self._keep(guest, "")
            return
        if not self.offered:
            raise Refused("This table writes no letters.")
        if not ADDRESS.fullmatch(address) or not address.isascii():
            raise Refused("Write an address such as ann@example.org.")
        if not self._limits.take(guest) or not self._limits.take(address.lower()):
            raise Refused("Wait a while before you ask for another code.")
        code = f"{secrets.randbelow(10**8):08}"
        promise = msgspec.json.encode(Promise(address, code, time.time() + CODE_LASTS))
        await self._store.write(*keep_secret(promise_name(guest), promise))
        self._send(
            address,
            "Your code for Gloaming",
            f"{code} is the code with which you say at the table that letters may come here.\n\n"
            "If you did not ask for it, do nothing: no further letter will come.\n",
        )

    async def confirm(self, guest: str, code: str) -> None:
        """Keep an address whose code came back."""
        if not self._guesses.take(guest):
            raise Refused("Wait a while before you try another code.")
        kept = await self._store.secret(promise_name(guest))
        await self._store.write(drop_secret(promise_name(guest)))
        promise = None if kept is None else msgspec.json.decode(kept, type=Promise)
        if promise is None or promise.until < time.time() or promise.code != code.strip():
            raise Refused("This is not the code of your last letter; ask for another.")
        await self._keep(guest, promise.address)

    async def tell_turn(self, guest: str, room: RoomRow, title: str) -> None:
        """Write to someone whose turn it is, if they want to know and the game is slow."""
        pace = room.clock.pace
        if not self.offered or pace is None or not is_slow(pace.turn) or not (address := await self.address_of(guest)):
            return
        link = f"{self._settings.public_url.rstrip('/')}/room/{room.id}"
        days = pace.turn / (24 * 3600)
        self._send(
            address,
            f"{title}: it is your turn",
            f"It is your turn in {title}:\n\n{link}\n\n"
            f"You have {days:g} days for it; after that a bot plays for you.\n\n"
            "No more letters? Take your address away under your name in the lobby.\n",
        )

    async def stop(self) -> None:
        """Let what is being sent arrive."""
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _keep(self, guest: str, address: str) -> None:
        await self._store.write(update(schema.guests).where(schema.guests.c.id == guest).values(email=address))

    def _send(self, address: str, subject: str, text: str) -> None:
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._settings.smtp_from, address, subject
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        task = asyncio.create_task(self._deliver(letter), name="letter")
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _deliver(self, letter: EmailMessage) -> None:
        try:
            await asyncio.to_thread(_post, self._settings, letter)
        except (OSError, smtplib.SMTPException) as error:
            # Nobody's game may suffer from it; neither address nor text is written down.
            log.warning("letter_failed", why=type(error).__name__)


def _post(settings: Settings, letter: EmailMessage) -> None:
    with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=TIMEOUT) as office:
        if settings.smtp_tls:
            office.starttls(context=ssl.create_default_context())
        if settings.smtp_user:
            office.login(settings.smtp_user, settings.smtp_password)
        office.send_message(letter)
