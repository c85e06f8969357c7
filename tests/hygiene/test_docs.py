"""What the documentation names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gloaming
from tests.hygiene.project import ROOT, SOURCE

DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NAMED = re.compile(r"`([a-z_]+/[\w./-]+)`")
PLACES = (ROOT, SOURCE, SOURCE / "table", *sorted(path for path in (SOURCE / "games").iterdir() if path.is_dir()))
"""Where names of files are read from: the project, its package, the table, a game, which is called GAME."""


def _is_there(name: str) -> bool:
    return any((place / name.replace("GAME", game)).exists() for place in PLACES for game in gloaming.games())


LINKED = re.compile(r"\]\((?!https?:)([^)#]+)\)")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_files_that_a_document_names_are_there(document: Path):
    text = document.read_text(encoding="utf-8")
    missing = [name for name in NAMED.findall(text) if not _is_there(name)]
    missing += [link for link in LINKED.findall(text) if not (document.parent / link).exists()]
    assert missing == []


def test_the_house_names_every_storey():
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    storeys = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert {name for name in storeys if f"{name}/" not in text} == set()
