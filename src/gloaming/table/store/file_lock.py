"""One server for each SQLite file: a second one would not know the rooms of the first."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager

from gloaming.kernel import GloamingError
from gloaming.table.store.database import database_file

TAKEN = (errno.EACCES, errno.EAGAIN)


@contextmanager
def only_server_of(database: str) -> Iterator[None]:
    """Hold a database while it is served; the system lets go of it when the process ends in whatever way."""
    file = database_file(database)
    if file is None:
        yield
        return
    with file.with_name(f"{file.name}.lock").open("a") as held:
        _hold(held.fileno(), file.name)
        yield


def _hold(descriptor: int, name: str) -> None:
    try:
        # The lock belongs to the process alone: bots that think in processes of their own cannot keep it.
        from fcntl import LOCK_EX, LOCK_NB, lockf
    except ModuleNotFoundError:
        return  # a system without such locks
    try:
        lockf(descriptor, LOCK_EX | LOCK_NB)
    except OSError as error:
        if error.errno not in TAKEN:
            raise
        raise GloamingError(
            f"Another server uses {name} already: stop it, name another file with --database, or use PostgreSQL."
        ) from None
