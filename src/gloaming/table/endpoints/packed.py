"""Answers that are the same for everyone: compressed once, and not for each who asks."""

from __future__ import annotations

import gzip
from typing import Any, NamedTuple

from litestar import Request, Response

BY_HAND = ("^/assets/", "^/api/games/[^/]+/content$")
"""Where answers are packed here, so that nobody else compresses them again."""
WORTH_IT = 500
"""Bytes from which on compressing saves something."""


class Packed(NamedTuple):
    """An answer as it is, and as most ask for it."""

    plain: bytes
    gzipped: bytes | None


def pack(body: bytes) -> Packed:
    """Compress an answer."""
    return Packed(body, gzip.compress(body, mtime=0) if len(body) >= WORTH_IT else None)


def answer(request: Request[Any, Any, Any], packed: Packed, kind: str, **headers: str) -> Response[bytes]:
    """What is sent to one who asks."""
    told = {**headers, "Vary": "Accept-Encoding"}
    if packed.gzipped is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(packed.plain, media_type=kind, headers=told)
    return Response(packed.gzipped, media_type=kind, headers={**told, "Content-Encoding": "gzip"})
