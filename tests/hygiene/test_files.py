"""Files: short, named for what they mean, and free of paths of one machine."""

import re

import pytest

from tests.hygiene.project import project_files

MOST_LINES = 500
CODE = (".py", ".ts", ".svelte", ".js")
MADE = "web/src/wire/"
"""What nobody writes may be as long as what it is made from."""
MEANINGLESS = {"util", "utils", "utility", "utilities", "helper", "helpers", "common", "misc", "stuff"}
MACHINE_PATH = re.compile(
    r"(?<![\w.~$}*-])/(?:home|root|Users|work|mnt|tmp|private|opt|var/folders)/\w|\b[A-Z]:\\\\?(?:Users|Windows)\b"
)
WRITTEN = (*CODE, ".md", ".toml", ".txt", ".json", ".yml", ".yaml", ".html", ".css", ".sh", "Makefile", "run")


def meaningless(path: str) -> list[str]:
    """The parts of a path that say nothing about what is in it."""
    return [part for part in path.split("/") if set(re.split(r"[._-]", part.lower())) & MEANINGLESS]


def machine_paths(text: str) -> list[str]:
    """The paths of one machine in a text, by line."""
    return [
        f"line {n}: {line.strip()[:120]}" for n, line in enumerate(text.splitlines(), 1) if MACHINE_PATH.search(line)
    ]


def test_no_file_of_code_is_longer_than_500_lines():
    lengths = {
        name: len(path.read_text(encoding="utf-8").splitlines())
        for name, path in project_files()
        if name.endswith(CODE) and not name.startswith(MADE)
    }
    assert len(lengths) > 50
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}


def test_every_file_and_folder_is_named_for_what_it_means():
    assert [name for name, _ in project_files() if meaningless(name)] == []


def test_no_file_names_a_path_of_one_machine():
    found = [
        f"{name} {place}"
        for name, path in project_files()
        if name.endswith(WRITTEN)
        for place in machine_paths(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize("path", ["src/utils.py", "tests/test_helpers.py", "src/common/x.py", "web/src/lib/misc.ts"])
def test_a_name_that_says_nothing_is_found(path: str):
    assert meaningless(path)


@pytest.mark.parametrize("path", ["src/gloaming/kernel/ask.py", "src/gloaming/toolsmith.py", "docs/commons.md"])
def test_a_name_that_says_something_is_not(path: str):
    assert not meaningless(path)


@pytest.mark.parametrize(
    "path",
    [
        "/" + "home/ann/games",
        "see /" + "work/notes.md",
        '"/' + 'tmp/x.json"',
        "(/" + "Users/ann)",
        "C:" + "\\Users\\ann",
    ],
)
def test_a_path_of_one_machine_is_found(path: str):
    assert machine_paths(f"read {path}")


@pytest.mark.parametrize("text", ["make play", "tests/golden/x.txt", "https://host/work/1", "$HOME/work/x", "a/tmp/b"])
def test_other_paths_are_not(text: str):
    assert machine_paths(text) == []
