"""Answers that are packed by hand: the same for everyone, compressed once; or long, compressed beside the table."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any, NamedTuple

import msgspec
from litestar import Request, Response

BY_HAND = ("^/assets/", "^/api/games/[^/]+/content$", "^/api/replays/[^/]+$")
"""Where answers are packed here, so that nobody else compresses them again."""
QUICKLY = 5
"""How hard to compress what is sent once."""
WORTH_IT = 500
"""Bytes from which on compressing saves something."""


class Packed(NamedTuple):
    """An answer as it is, and as most ask for it."""

    plain: bytes
    gzipped: bytes | None


def pack(body: bytes, level: int = 9) -> Packed:
    """Compress an answer."""
    return Packed(body, gzip.compress(body, level, mtime=0) if len(body) >= WORTH_IT else None)


async def pack_aside(told: object) -> Packed:
    """Write and compress a long answer in a thread, for a megabyte of it would make everyone wait."""
    return await asyncio.to_thread(lambda: pack(msgspec.json.encode(told), QUICKLY))


def answer(request: Request[Any, Any, Any], packed: Packed, kind: str, **headers: str) -> Response[bytes]:
    """What is sent to one who asks."""
    told = {**headers, "Vary": "Accept-Encoding"}
    if packed.gzipped is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(packed.plain, media_type=kind, headers=told)
    return Response(packed.gzipped, media_type=kind, headers={**told, "Content-Encoding": "gzip"})
