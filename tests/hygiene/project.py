"""The files of the project, as the scans read them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import gloaming
from gloaming.api.game import Game

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "gloaming"
NOT_OURS = {"__pycache__", "build", "dist", "node_modules", "static", "test-results"}
"""Folders made by tools."""


class Source(NamedTuple):
    """One Python file."""

    path: str
    """From the root of the package or the project, with slashes."""
    text: str

    @property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)


def python_in(*folders: str) -> list[Source]:
    """The Python files under some folders of the package."""
    found = [
        Source(path.relative_to(SOURCE).as_posix(), path.read_text(encoding="utf-8"))
        for folder in folders
        for path in sorted((SOURCE / folder).rglob("*.py"))
    ]
    assert found, f"nothing to scan in {folders}"
    return found


def project_files() -> Iterator[tuple[str, Path]]:
    """Every file of the project that is not made by a tool, with its path from the root."""
    for path in sorted(ROOT.rglob("*")):
        parts = path.relative_to(ROOT).parts
        hidden = any(part.startswith(".") and part not in (".ci", ".gitignore") for part in parts)
        if path.is_file() and not hidden and not NOT_OURS & set(parts):
            yield path.relative_to(ROOT).as_posix(), path


def all_games() -> list[Game[Any]]:
    """Every registered game."""
    return [gloaming.game(name) for name in gloaming.games()]
