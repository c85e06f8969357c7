"""How a game is played, on one page: what it is about, how a turn goes, how it ends; and what people call things."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from gloaming.kernel.frozen import Frozen


class Part(Frozen):
    """A heading of the page with its paragraphs, and the rules of the ledger to go on with."""

    title: str
    words: tuple[str, ...]
    rules: tuple[str, ...]


class HowToPlay(Frozen):
    """The page on how to play."""

    parts: tuple[Part, ...]
    also_called: dict[str, str]
    """What people call things, by the words of the rules: so that rules are found by either."""


@cache
def load_how_to_play(path: Path) -> HowToPlay:
    """The page in that file."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), HowToPlay)
