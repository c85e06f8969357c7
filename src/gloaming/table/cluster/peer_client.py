"""How the processes of one table speak to each other over HTTP, and know that it is they who speak.

A process shows by a secret of the database they share that it is one of them. Whom it speaks for, and how that guest
came, is said in further headers, which are believed with the secret alone.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable

import httpx
import msgspec
from litestar.types import HTTPScope, WebSocketScope
from websockets.asyncio.client import ClientConnection, connect

from gloaming.table.cluster.processes import Peer

SECRET, CLIENT, SCHEME = b"x-gloaming-peer", b"x-gloaming-client", b"x-gloaming-scheme"
OURS = (SECRET, CLIENT, SCHEME)
OF_ONE_HOP = (
    *(b"connection", b"keep-alive", b"te", b"trailer", b"transfer-encoding", b"upgrade", b"content-length"),
    *(b"proxy-authorization", b"proxy-connection", b"date", b"server"),
)
"""Headers that each connection has for itself."""
OF_A_PROXY = (b"forwarded", b"x-forwarded-for", b"x-forwarded-proto", b"x-real-ip")
"""What a proxy has told about the guest, and this process has taken in."""
CLOSING_SECONDS = 1.0
SPEAKING_SECONDS = 2.0
"""How long another process may take over a word among ourselves."""

Headers = Iterable[tuple[bytes, bytes]]
Asked = HTTPScope | WebSocketScope


class PeerClient:
    """The other processes, to speak to."""

    def __init__(self, key: bytes, base_path: str, patience: float) -> None:
        self._secret = hmac.new(key, b"a process of this table", hashlib.sha256).hexdigest().encode()
        self._base_path = base_path
        self._patience = patience
        """Seconds after which one that does not answer is taken for dead."""
        timeout = httpx.Timeout(None, connect=patience)
        self.http = httpx.AsyncClient(timeout=timeout, trust_env=False, verify=False)

    async def stop(self) -> None:
        """Speak to nobody any more."""
        await self.http.aclose()

    # Who speaks.

    def are_meant(self, scope: Asked) -> bool:
        """True for what comes from another process of this table."""
        said = dict(scope["headers"]).get(SECRET, b"")
        return hmac.compare_digest(said, self._secret)

    def as_it_came(self, scope: Asked) -> Asked:
        """A request as it came to the process that passed it on."""
        headers = dict(scope["headers"])
        client = headers.get(CLIENT, b"").decode("latin-1")
        told = {"scheme": headers.get(SCHEME, b"http").decode("latin-1"), "client": (client, 0) if client else None}
        return {**scope, **told}  # type: ignore[return-value]

    # Speaking for oneself.

    async def say(self, to: Peer, what: str, said: object) -> bytes:
        """Ask or tell another process something; an HTTPError where it does not answer soon."""
        url = f"http://{to.address}{self._base_path}/peers/{what}"
        headers = [(SECRET, self._secret), (b"host", b"localhost"), (b"content-type", b"application/json")]
        content = msgspec.json.encode(said)
        answer = await self.http.post(url, headers=headers, content=content, timeout=SPEAKING_SECONDS)
        return answer.raise_for_status().content

    # Speaking for a guest.

    def request(self, to: Peer, scope: HTTPScope, body: bytes) -> httpx.Request:
        """A guest's request, for another process."""
        query = scope["query_string"].decode("latin-1")
        url = f"http://{to.address}{self._path(scope)}" + (f"?{query}" if query else "")
        not_passed = (*OF_ONE_HOP, *OF_A_PROXY, *OURS)
        headers = [(name, value) for name, value in scope["headers"] if name.lower() not in not_passed]
        return self.http.build_request(
            scope["method"], url, headers=[*headers, *self._speaking_for(scope)], content=body
        )

    async def dial(self, to: Peer, scope: WebSocketScope) -> ClientConnection:
        """A guest's socket, at another process."""
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        told = {name.decode(): headers[name] for name in (b"cookie", b"authorization", b"origin") if name in headers}
        host, _, port = to.address.rpartition(":")
        return await connect(
            f"ws://{headers.get(b'host', to.address)}{self._path(scope)}",
            host=host.strip("[]"),
            port=int(port),
            additional_headers={**told, **{name.decode(): each.decode() for name, each in self._speaking_for(scope)}},
            user_agent_header=headers.get(b"user-agent"),
            open_timeout=self._patience,
            close_timeout=CLOSING_SECONDS,
            ping_interval=None,
            compression=None,
            max_size=None,
            proxy=None,
        )

    def _path(self, scope: Asked) -> str:
        return self._base_path + (scope.get("raw_path") or scope["path"].encode()).decode("latin-1")

    def _speaking_for(self, scope: Asked) -> list[tuple[bytes, bytes]]:
        client = scope["client"]
        told = {CLIENT: client[0].encode() if client else b"", SCHEME: scope["scheme"].encode()}
        return [(SECRET, self._secret), *told.items()]


def passed_back(headers: Headers) -> list[tuple[bytes, bytes]]:
    """The headers of another process' answer, for the guest."""
    return [(name, value) for name, value in headers if name.lower() not in OF_ONE_HOP]
