"""`gloaming purge`: what has become too old at a table, and to throw it away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from gloaming.commands.serve import Database, needs_the_table
from gloaming.interrupts import raise_interrupts
from gloaming.kernel import GloamingError

if TYPE_CHECKING:
    from gloaming.table.settings import Settings
    from gloaming.table.store.retention import Old


def purge(
    database: Database = None,
    yes: Annotated[bool, typer.Option("--yes", help="Throw it away; without this nothing is changed.")] = False,
) -> None:
    """Show what has become too old at a table, and throw it away with --yes.

    How long things are kept is set by GLOAMING_KEEP_ROOMS, _REPLAYS, _UPLOADS and _GUESTS, in days; 0 is for ever.
    """
    with needs_the_table():
        from gloaming.table.settings import from_environment
    settings = from_environment()
    if database is not None:
        settings = msgspec.structs.replace(settings, database=database)
    raise_interrupts()
    old = asyncio.run(_purge(settings, yes))
    for number, what, days in (
        (len(old.rooms), "tables nobody has looked at", settings.keep_rooms),
        (len(old.replays), "finished games", settings.keep_replays),
        (len(old.uploads), "uploaded records", settings.keep_uploads),
        (len(old.guests), "guests without a table", settings.keep_guests),
    ):
        typer.echo(f"{number:7} {what}, {f'older than {days:g} days' if days else 'kept for ever'}")
    typer.echo("All of it was thrown away." if yes else "Nothing was thrown away; do it with --yes.")


async def _purge(settings: Settings, yes: bool) -> Old:
    from gloaming.table.store.database import check_file, database_file, said_plainly
    from gloaming.table.store.retention import Retention
    from gloaming.table.store.store import Store
    from gloaming.table.store.upkeep import Upkeep

    with said_plainly():
        check_file(settings.database)
        if (file := database_file(settings.database)) is not None and not file.exists():
            raise GloamingError(f"There is no database {str(file)!r}: name the one that is served with --database.")
        store = Store(settings.database)
        await store.start()
        try:
            retention = Retention(settings, Upkeep(store))
            old = await retention.old()
            if yes:
                await retention.purge(old)
        finally:
            await store.stop()
    return old
