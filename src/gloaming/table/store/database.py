"""Opening the database: brought up to date, or one sentence that says why it cannot be used."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped]
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from gloaming.kernel import GloamingError
from gloaming.table.settings import database_url

SQLITE = b"SQLite format 3\0"


class NoDatabase(GloamingError):
    """The database cannot be used."""


def database_file(database: str) -> Path | None:
    """The file of a SQLite database; None for any other."""
    url = make_url(database_url(database))
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database).absolute()


def check_file(database: str) -> None:
    """See whether a file can be a database before anything touches it."""
    file = database_file(database)
    if file is None:
        return
    if not file.parent.is_dir():
        raise NoDatabase(f"There is no folder {str(file.parent)!r} for the database: make it first.")
    if file.is_dir():
        raise NoDatabase(f"{str(file)!r} is a folder: name a file in it for the database.")
    if file.exists():
        with file.open("rb") as opened:
            if (head := opened.read(len(SQLITE))) and head != SQLITE:
                raise NoDatabase(f"{str(file)!r} is a file, but no database; name another.")


@contextmanager
def said_plainly() -> Iterator[None]:
    """Whatever is wrong with a database, in one sentence."""
    try:
        yield
    except GloamingError:
        raise
    except DBAPIError as error:
        raise NoDatabase(_sentence(error.orig or error)) from None
    except (PostgresError, InterfaceError, OSError) as error:
        raise NoDatabase(_sentence(error)) from None
    except (ArgumentError, ValueError):
        raise NoDatabase(
            "The address of the database cannot be read; write it as postgresql://user:password@host:port/name."
        ) from None


def _sentence(error: BaseException) -> str:
    why = " ".join(str(error).split("\n")[0].split()) or type(error).__name__
    if isinstance(error, OSError) and error.strerror and error.filename:
        why = f"{error.strerror} ({error.filename})"
    return f"The database cannot be used: {why.rstrip('.')}; look at --database or GLOAMING_DATABASE."


def migrate(connection: Connection) -> None:
    """Bring the tables up to date; those of a newer Gloaming are left alone."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise NoDatabase(
            f"This database was written by a newer Gloaming (its tables are at {found!r}): "
            "upgrade this one, or use another database."
        )
    command.upgrade(config, "head")
