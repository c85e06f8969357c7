"""What the documentation names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.hygiene.project import ROOT, SOURCE

DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NAMED = re.compile(r"`((?:src|web|tests|docs)/[\w./-]+)`")
LINKED = re.compile(r"\]\((?!https?:)([^)#]+)\)")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_files_that_a_document_names_are_there(document: Path):
    text = document.read_text(encoding="utf-8")
    missing = [name for name in NAMED.findall(text) if not (ROOT / name).exists()]
    missing += [link for link in LINKED.findall(text) if not (document.parent / link).exists()]
    assert missing == []


def test_the_house_names_every_storey():
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    storeys = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert {name for name in storeys if f"{name}/" not in text} == set()
