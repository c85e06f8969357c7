"""How a game is played, on one page: its goal, its turn, its end; how it is taught; what people call things."""

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


class LessonStep(Frozen):
    """A step of the taught first game: it points at the real screen, and waits for the real act."""

    at: str
    """By the names of what lies on a screen: of these the first that is shown."""
    title: str
    words: str
    """Said at a desk and with a thumb; where that differs, {the one|the other}."""
    until: tuple[str, ...] | None = None
    """Waits until one of these events was told, or another step stands in its place; else to be read."""
    aside: bool = False
    """Said beside the board, or at the foot of a phone: what has to be done lies on the board."""
    when: str = ""
    """Where a game is taught in several ways, the one this step belongs to."""


class HowToPlay(Frozen):
    """The page on how to play."""

    parts: tuple[Part, ...]
    lesson: tuple[LessonStep, ...]
    also_called: dict[str, str]
    """What people call things, by the words of the rules: so that rules are found by either."""


@cache
def load_how_to_play(path: Path) -> HowToPlay:
    """The page in that file."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), HowToPlay)
