"""A PostgreSQL for the tests that need one."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

_numbers = count()


def _postgres_user() -> str | None:
    """The user PostgreSQL has to run as where we are root; it refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in ("postgres", "nobody") if name in names), None)


def _binary(name: str) -> str | None:
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return str(places[0]) if places else shutil.which(name)


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def postgres_port() -> Iterator[int]:
    """The port of a PostgreSQL of our own."""
    initdb, server, is_ready = _binary("initdb"), _binary("postgres"), _binary("pg_isready")
    if initdb is None or server is None or is_ready is None:
        pytest.skip("PostgreSQL is not installed here (on Debian: the package postgresql)")
    user = _postgres_user()
    if os.geteuid() == 0 and user is None:
        pytest.skip("PostgreSQL will not run as root, and there is no user postgres or nobody")
    # A folder outside the tests' own, which only its owner may enter.
    with tempfile.TemporaryDirectory(prefix="gloaming-postgres-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        if user is not None:
            shutil.chown(folder, user)
        data = folder / "data"
        begun = subprocess.run(
            [initdb, "-D", data, "-U", "gloaming", "--auth=trust", "--no-sync", "-E", "UTF8"],
            user=user, capture_output=True, cwd=folder,
        )  # fmt: skip
        if begun.returncode:
            pytest.skip(f"initdb does not work here: {begun.stderr.decode().strip().splitlines()[-1]}")
        port = free_port()
        command = [server, "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", str(folder), "-F"]
        with subprocess.Popen(
            command, user=user, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as running:
            try:
                # A port that can be connected to is not enough: PostgreSQL refuses everyone while it is starting up.
                while subprocess.run([is_ready, "-q", "-h", "127.0.0.1", "-p", str(port)], check=False).returncode:
                    assert running.poll() is None, "PostgreSQL stopped"
                    time.sleep(0.1)
                yield port
            finally:
                running.send_signal(signal.SIGQUIT)  # at once: nothing of it is needed any more


@pytest.fixture
def postgres(postgres_port: int) -> str:
    """The address of an empty database on it."""
    createdb, name = _binary("createdb"), f"table{next(_numbers)}"
    assert createdb is not None
    subprocess.run([createdb, "-h", "127.0.0.1", "-p", str(postgres_port), "-U", "gloaming", name], check=True)
    return f"postgresql://gloaming@127.0.0.1:{postgres_port}/{name}"
