"""What the words on cards mean, each with the rule behind it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from gloaming.kernel.frozen import Frozen


class Keyword(Frozen):
    """A word with one meaning."""

    name: str
    rule: str
    text: str


KEYWORDS = msgspec.convert(
    tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")), dict[str, Keyword]
)
