"""How a table is served: every setting with its default, also from the environment."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any, get_origin

import msgspec

from gloaming.kernel import OptionError

PREFIX = "GLOAMING_"
BASE_PATH = re.compile(r"(/[\w.~-]+)*")


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one guest, connection or address may ask of the table, and how long things may take."""

    message_size: int = 16_384
    """Bytes in one socket message."""
    messages_per_second: float = 20.0
    """Socket messages per connection, with a burst of twice as many; five times as many from one address."""
    requests_per_second: float = 50.0
    """Requests of one network address, of whatever kind, with a burst of twenty times as many."""
    rooms_per_guest: int = 20
    """Rooms of one host that are open or running; five times as many can be made from one address in an hour."""
    connections_per_address: int = 64
    """Sockets from one network address at a time."""
    lines_per_address: int = 256
    """Connections of any kind from one network address at a time, also those that have not said anything yet."""
    guests_per_address: int = 120
    """New guests from one network address in an hour."""
    costly_per_minute: int = 120
    """What one guest asks for that costs (rooms made or entered, decks, replays, records); five times as many from one
    address."""
    costly_at_once: int = 8
    """How many of them may wait for one guest."""
    chat_length: int = 500
    """Characters in one chat line."""
    chats_per_minute: int = 20
    """Chat lines of one guest in one room."""
    bot_seconds: float = 5.0
    """How long a bot may think before any legal answer is taken for it."""
    here_listed: int = 50
    """Guests that the lobby names; the others are a number."""
    waiting_messages: int = 256
    """Messages that may wait for a slow reader before its connection is closed."""
    waiting_bytes: int = 1_000_000
    """And their bytes."""
    record_size: int = 1_000_000
    """Bytes in an uploaded record."""
    record_answers: int = 40_000
    """Answers in an uploaded record: more than a long campaign has."""
    uploads_per_guest: int = 50
    """Uploaded records of one guest that are kept; five times as many come from one address in an hour."""
    request_seconds: float = 20.0
    """How long a connection may leave a request half-sent."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set about a table."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = ""
    """A file, or a URL of SQLite or PostgreSQL; empty for a file in the user's data folder."""
    open: bool = True
    """Whether to open a browser on the table."""
    origins: tuple[str, ...] = ()
    """Further origins a browser may come from, such as https://table.example."""
    base_path: str = ""
    """Where the table is if it is not at the root of its name, such as /gloaming."""
    allowed_hosts: tuple[str, ...] = ()
    """The names this table is known by, without port; empty for any. Names of this machine itself always work."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses and networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    metrics_for: tuple[str, ...] = ()
    """Addresses and networks that may see /metrics; nobody unless asked for, for counting answers could tell a player
    what others were asked."""
    response_pause: float = 1.2
    """Seconds the table waits wherever what everyone knows lets someone respond."""
    hesitation: float = 2.0
    """Seconds, about, that the table takes over a response, asked or not, until it knows how long someone takes."""
    bot_pause: float = 0.25
    """Seconds between the answers of bots, so that people can follow."""
    bot_workers: int = 0
    """Processes in which bots think; 0 leaves one processor to the table."""
    cover_level: str = "greedy"
    """The bot that plays for an absent person."""
    away_after: float = 60.0
    """Seconds without a connection after which a person counts as absent."""
    slow_after: float = 120.0
    """Seconds after which the others may let a bot play for someone who is here and does not answer."""
    claim_after: float = 600.0
    """Seconds after which the last one who is here may claim the game of all who left."""
    public_url: str = ""
    """Where people find the table, such as https://table.example; letters link to it."""
    smtp_host: str = ""
    """The post office that takes letters to those whose turn it is; without it none are written."""
    smtp_port: int = 587
    smtp_tls: bool = True
    """Whether to speak to the post office in secret (STARTTLS)."""
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = "gloaming@localhost"
    """Who writes the letters."""
    push_contact: str = ""
    """Whom push services write to about this table, such as mailto:ann@example.org; without it no browser is told."""
    push_services: tuple[str, ...] = (
        "https://fcm.googleapis.com",
        "https://updates.push.services.mozilla.com",
        "https://*.push.apple.com",
        "https://*.notify.windows.com",
    )
    """Where the table may send what a browser is to be told."""
    admin_token: str = ""
    """What opens the operator's page at /admin; without it there is none."""
    undo_wait: float = 60.0
    """Seconds after which a proposal to take something back lapses."""
    sweep_every: float = 30.0
    """Seconds between looks for rooms in which someone's time has run out while nobody was there."""
    idle_after: float = 300.0
    """Seconds without a connection after which a room leaves memory."""
    keep_rooms: float = 90.0
    """Days after which a table that nobody has looked at may be thrown away, unless its game is over; 0 is for ever."""
    keep_replays: float = 365.0
    """Days after which a finished game may be thrown away."""
    keep_uploads: float = 30.0
    """Days after which an uploaded record goes by itself."""
    keep_guests: float = 365.0
    """Days after which a guest may be thrown away who neither sits nor hosts anywhere."""
    lease_seconds: float = 5.0
    """Seconds after its last sign of life for which a process is taken to live, where several share a PostgreSQL."""
    process_address: str = ""
    """Where the other processes reach this one, as host:port; empty for the address and port it listens on."""
    limits: Limits = Limits()


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings that the environment names, each as GLOAMING_ and its name in capitals; defaults for the rest."""
    own, limits = (
        {
            field.name: _read(field.name, environment[PREFIX + field.name.upper()], field.type)
            for field in msgspec.structs.fields(kind)
            if PREFIX + field.name.upper() in environment
        }
        for kind in (Settings, Limits)
    )
    return Settings(**{**own, "limits": Limits(**limits)})


def _read(name: str, text: str, kind: Any) -> Any:
    several = get_origin(kind) is tuple
    value: object = [part.strip() for part in text.split(",") if part.strip()] if several else text
    try:
        read = msgspec.convert(value, kind, strict=False)
        if name in ("trusted_proxies", "metrics_for"):
            networks(read)
        if name == "push_contact" and read and not read.startswith(("mailto:", "https://")):
            raise ValueError
        if name == "base_path" and not BASE_PATH.fullmatch(read):
            raise ValueError
    except ValueError:  # also what msgspec raises
        raise OptionError(name, f"{PREFIX}{name.upper()} does not take {text!r}.") from None
    return read


def networks(written: Iterable[str]) -> list[IPv4Network | IPv6Network]:
    """Addresses and networks as they were written; a ValueError where one is neither."""
    return [ip_network(each, strict=False) for each in written]


def database_url(database: str) -> str:
    """The address of the database with its asynchronous driver."""
    if not database:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "gloaming"
        folder.mkdir(parents=True, exist_ok=True)
        database = str(folder / "table.sqlite3")
    if "://" not in database:
        return f"sqlite+aiosqlite:///{database}"
    kind, rest = database.split("://", 1)
    driver = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
    if (kind := driver.get(kind, kind)) not in driver.values():
        raise OptionError("database", "The database is a file, or starts with sqlite:// or postgresql://.")
    return f"{kind}://{rest}"
