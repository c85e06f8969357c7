"""A small client of a table: for tests, and for bots that join over the network.

```python
async with Client("http://localhost:8765") as guest:
    await guest.become("Ann")
    room = await guest.make_room("casting-shadows", seats=2, bots=[None, "greedy"], start=True)
    async with guest.enter(room) as table:
        await table.play(lambda ask: 0)
```
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gloaming.api.fair_dice import seal_of
from gloaming.kernel import GloamingError
from gloaming.table.differences import with_changes

Message = dict[str, Any]


class TableError(GloamingError):
    """The table refused a request; the words are its own."""

    def __init__(self, status: int, words: str) -> None:
        super().__init__(words)
        self.status = status


class Closed(GloamingError):
    """The table closed the connection; the words are its own."""


class Client:
    """One guest of one table, known by a cookie or by a token, who waits so many seconds for an answer or message."""

    def __init__(self, address: str, token: str | None = None, patience: float = 30.0) -> None:
        self.patience = patience
        headers = {"X-Gloaming": "1"} | ({} if token is None else {"Authorization": f"Bearer {token}"})
        # Loading the certificates of the world takes a while, and only https needs them.
        secure = address.startswith("https")
        self.http = httpx.AsyncClient(base_url=address, headers=headers, timeout=patience, verify=secure)

    async def __aenter__(self) -> Self:
        await self.get("/api/me")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def get(self, path: str, **params: str) -> Any:
        """Ask for something; a TableError says what the table has against it."""
        return _read(await self.http.get(path, params=params))

    async def post(self, path: str, body: object) -> Any:
        """Send something; a TableError says what the table has against it."""
        content = body if isinstance(body, bytes) else msgspec.json.encode(body)
        return _read(await self.http.post(path, content=content, headers={"Content-Type": "application/json"}))

    async def become(self, name: str) -> None:
        """Take a name."""
        await self.post("/api/me", {"name": name})

    async def make_room(
        self,
        game: str,
        seats: int,
        *,
        bots: Sequence[str | None] = (),
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        private: bool = False,
        start: bool = False,
        response_time: float | None = None,
        hesitates: bool = True,
        pace: Mapping[str, float] | None = None,
    ) -> str:
        """Make a room and sit in its first free seat; returns its id."""
        body: Message = {"game": game, "seats": seats, "bots": list(bots), "options": dict(options or {}), "seed": seed}
        body |= {"private": private, "start": start, "response_time": response_time, "hesitates": hesitates}
        made = await self.post("/api/rooms", body | {"pace": pace})
        return str(made["id"])

    async def replay(self, replay: str, seat: str = "watch") -> Any:
        """A game step by step, all its parts together."""
        whole = await self.get(f"/api/replays/{replay}", seat=seat)
        for part in range(1, whole["parts"]):
            whole["steps"] += (await self.get(f"/api/replays/{replay}", seat=seat, part=str(part)))["steps"]
        return whole

    @asynccontextmanager
    async def enter(self, room: str, last: int = 0) -> AsyncIterator[RoomClient]:
        """Connect to a room; `last` is the number of the last message seen, to get what was missed since."""
        async with self._dial(f"/ws/rooms/{room}") as socket:
            table = RoomClient(self, socket)
            await table.say("hello", last=last)
            yield table

    @asynccontextmanager
    async def enter_lobby(self) -> AsyncIterator[Callable[[], Awaitable[Message]]]:
        """Connect to the lobby; each call waits for the next word of who is here."""
        async with self._dial("/ws/lobby") as socket:
            yield lambda: _hear(socket, self.patience)

    @asynccontextmanager
    async def _dial(self, path: str) -> AsyncIterator[ClientConnection]:
        address = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {"Authorization": self.http.headers["Authorization"]}
        async with connect(f"{address}{path}", additional_headers=headers, max_size=1 << 24) as socket:
            yield socket


class RoomClient:
    """A room as its messages tell of it."""

    def __init__(self, client: Client, socket: ClientConnection) -> None:
        self.client = client
        self.socket = socket
        self.last = 0
        self.room: Message = {}
        self.seats: dict[str, Message] = {}
        """The latest about each of my seats, or about `watch`: view, ask, refusals, undo."""
        self._number = ""

    async def say(self, kind: str, **fields: object) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode({"type": kind, **fields}).decode())

    async def add_chance(self, number: str = "") -> None:
        """Add a number of one's own to the seed of the game: it is sealed now, and opened when the game starts."""
        self._number = number or secrets.token_hex(32)
        await self.say("seal", seal=seal_of(self._number))

    async def hear(self) -> Message:
        """The next message, after taking in what it says; Closed where the table sent us away."""
        heard = await _hear(self.socket, self.client.patience)
        self.last = max(self.last, heard.get("n", 0))
        self.room = heard.get("room", self.room)
        if heard["type"] == "unseal" and self._number:
            await self.say("unseal", number=self._number)
        if heard["type"] == "table":
            self.seats = heard["seats"]
        elif heard["type"] == "update":
            for seat, news in heard["seats"].items():
                self.seats[seat] = _with_news(self.seats.get(seat, {}), news)
        return heard

    async def hear_until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message that is wanted."""
        async with asyncio.timeout(self.client.patience):
            while not wanted(heard := await self.hear()):
                pass
        return heard

    @property
    def ask(self) -> Message | None:
        """The question that waits for one of my seats."""
        return next((seat["ask"] for seat in self.seats.values() if seat.get("ask")), None)

    @property
    def waits_for_me(self) -> Message | None:
        """My seat might respond, by what everyone knows, and has nothing to: `let_go_on` says so."""
        waits = next((seat["waits"] for seat in self.seats.values() if seat.get("waits")), None)
        return waits if waits is not None and str(waits["seat"]) in self.seats and self.ask is None else None

    async def let_go_on(self) -> None:
        """Say that one has nothing to respond."""
        if (waits := self.waits_for_me) is not None:
            await self.say("ready", seat=waits["seat"], number=waits["number"])

    @property
    def outcome(self) -> Message | None:
        """How the game ended."""
        return next((seat["view"]["outcome"] for seat in self.seats.values() if "view" in seat), None)

    async def answer(self, option: int) -> None:
        """Answer the question that waits."""
        ask = self.ask
        if ask is None:
            raise GloamingError("Nothing is asked of you now.")
        await self.say("answer", seat=ask["seat"], decision=ask["decision"], option=option)

    async def play(self, choose: Callable[[Message], int | Awaitable[int]]) -> Message:
        """Answer every question until the game is over; returns its outcome."""
        answered = None
        while self.outcome is None:
            if self.ask is not None and answered != (self.ask["seat"], self.ask["decision"]):
                answered = (self.ask["seat"], self.ask["decision"])
                chosen = choose(self.ask)
                await self.answer(chosen if isinstance(chosen, int) else await chosen)
            elif self.ask is None:
                await self.let_go_on()
            await self.hear()
        return self.outcome


async def _hear(socket: ClientConnection, seconds: float) -> Message:
    """The next message on a socket."""
    try:
        async with asyncio.timeout(seconds):  # `wait_for` may swallow that it is cancelled
            heard: Message = msgspec.json.decode(await socket.recv())
    except ConnectionClosed as error:
        raise Closed(str(error)) from None
    if heard["type"] == "closed":
        raise Closed(heard["words"])
    return heard


def _with_news(seat: Message, news: Message) -> Message:
    """What is known of a seat after its news: its view is otherwise where they say so."""
    view = seat.get("view", {})
    for change in (*(event.get("after", {}) for event in news["events"]), news.get("change", {})):
        view = with_changes(view, change)
    return {**seat, **{name: part for name, part in news.items() if name != "change"}, "view": view}


def _read(response: httpx.Response) -> Any:
    found = msgspec.json.decode(response.content) if response.content else None
    if response.is_error:
        words = found.get("error", response.reason_phrase) if isinstance(found, dict) else response.reason_phrase
        raise TableError(response.status_code, words)
    return found
