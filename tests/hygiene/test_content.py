"""What a screen declares of a game's content is what the server tells of it."""

from __future__ import annotations

import re

import pytest

import gloaming
from tests.hygiene.project import ROOT


@pytest.mark.parametrize("name", gloaming.games())
def test_screens_are_told_what_they_declare_and_nothing_else(name: str):
    written = (ROOT / "web" / "src" / "games" / name / "content.ts").read_text(encoding="utf-8")
    declared = re.search(r"export interface Content \{\n(.*?)\n\}", written, re.DOTALL)
    assert declared is not None
    assert set(re.findall(r"^\t(\w+):", declared[1], re.MULTILINE)) == set(gloaming.game(name).content())
