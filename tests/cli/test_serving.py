"""A table that cannot be served says why in one sentence."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import complaint


def cannot_serve(*words: str) -> str:
    return complaint("--no-open", "--port", "0", *words)


@pytest.mark.parametrize(
    ("database", "told"),
    [
        ("{folder}/none/table.sqlite3", "There is no folder"),
        ("{folder}", "is a folder: name a file in it for the database."),
        ("{folder}/letter.txt", "is a file, but no database; name another."),
        ("postgresql://nobody@127.0.0.1:1/none", "The database cannot be used: "),
        ("postgresql://nobody@127.0.0.1:port/none", "The address of the database cannot be read"),
        ("mysql://somewhere/none", "The database is a file, or starts with"),
    ],
)
def test_a_database_that_cannot_be_used(database: str, told: str, tmp_path: Path):
    (tmp_path / "letter.txt").write_text("Dear Ann, this is no database. " * 30)
    assert told in cannot_serve("--database", database.format(folder=tmp_path))


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path):
    file = tmp_path / "table.sqlite3"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('tomorrow')")
    assert cannot_serve("--database", str(file)) == (
        "This database was written by a newer Gloaming (its tables are at 'tomorrow'): "
        "upgrade this one, or use another database."
    )
    with sqlite3.connect(file) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == [("alembic_version",)]


@pytest.mark.parametrize("host", ["nowhere.invalid", "203.0.113.1", "a" * 300])
def test_an_address_that_is_not_ours(host: str, tmp_path: Path):
    told = cannot_serve("--host", host, "--database", str(tmp_path / "table.sqlite3"))
    assert told.startswith(f"Cannot listen on {host} port 0: ")


HOLDING = """
import sys, time
from gloaming.table.store.file_lock import only_server_of
with only_server_of(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_second_server_on_one_file_is_refused_until_the_first_is_gone(tmp_path: Path):
    file = str(tmp_path / "table.sqlite3")
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING, file], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"held\n"
        assert cannot_serve("--database", file) == (
            "Another server uses table.sqlite3 already: stop it, name another file with --database, or use PostgreSQL."
        )
        first.kill()
    assert "203.0.113.1" in cannot_serve("--host", "203.0.113.1", "--database", file)
