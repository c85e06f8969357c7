"""`gloaming` alone: serve the table and open the browser on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import msgspec
import typer

from gloaming.interrupts import STATUS, raise_interrupts
from gloaming.kernel import GloamingError

Host = Annotated[
    str | None,
    typer.Option(help="The address to listen on; 0.0.0.0 for everyone on the network.", show_default="127.0.0.1"),
]
Port = Annotated[int | None, typer.Option(min=0, max=65535, help="The port to listen on.", show_default="8765")]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="FILE|URL",
        help="Where tables are kept: a file, or postgresql://..., which several can share.",
        show_default="a file",
    ),
]
Open = Annotated[
    bool | None, typer.Option("--open/--no-open", help="Whether to open the browser.", show_default="--open")
]


@contextmanager
def needs_the_table() -> Iterator[None]:
    """Say in one sentence what is not installed of what a table needs."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise GloamingError(
            f"The table needs the package {error.name}: install all it needs with pip install 'gloaming[table]'."
        ) from None


def serve(host: str | None, port: int | None, database: str | None, open_browser: bool | None) -> None:
    """Serve with what was said here, over the environment, over the defaults."""
    with needs_the_table():
        from gloaming.table.serve import serve as serve_table
        from gloaming.table.settings import from_environment
    said = {"host": host, "port": port, "database": database, "open": open_browser}
    given = {name: value for name, value in said.items() if value is not None}
    settings = msgspec.structs.replace(from_environment(), **given)
    raise_interrupts()
    try:
        serve_table(settings)
    except KeyboardInterrupt:
        raise typer.Exit(STATUS) from None
