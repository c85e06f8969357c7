"""The pages of the browser: one file for all of them, and what it loads."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from gloaming.table.endpoints.packed import Packed, answer, pack

STATIC = Path(__file__).parents[1] / "static"
PAGES = ("room", "replay", "decks", "rules", "games", "me", "admin")
"""The first word of every address that is a page; the browser finds its way from there."""
NOT_BUILT = "The pages are not built yet: run `make play` in the project's folder, then start again."
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[bytes]:
    """A built file, or the page that finds its own way."""
    wanted = path.strip("/")
    if not wanted or wanted.split("/")[0] in PAGES:
        return _index(request.app.state.server.settings.base_path)
    file = _file(wanted)
    if file is None:
        raise NotFoundException("There is nothing here.")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if wanted.startswith("assets/"):
        return answer(request, _asset(file), kind, **{"Cache-Control": FOR_EVER})
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": ASK_AGAIN})


@lru_cache(maxsize=256)
def _asset(file: Path) -> Packed:
    """A built file; the builder puts a digest of the content into the name, so that it never changes."""
    return pack(file.read_bytes())


def prepare() -> None:
    """Have everything ready before anyone comes."""
    for file in (STATIC / "assets").glob("*"):
        _asset(file.resolve())


def _file(wanted: str) -> Path | None:
    """The built file of that name; None for anything else, also for what lies outside."""
    try:
        file = (STATIC / wanted).resolve()
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def _index(base: str) -> Response[bytes]:
    """The page, which finds everything under the base path of the table."""
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT.encode(), media_type="text/plain", headers={"Cache-Control": ASK_AGAIN})
    page = index.read_bytes().replace(b'"./', f'"{base}/'.encode())
    return Response(page, media_type="text/html", headers={"Cache-Control": ASK_AGAIN})
