"""The ledger: every rule of a rulebook by its id, and the refusals that cite them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from string import Formatter

import msgspec

from gloaming.kernel.ask import Option
from gloaming.kernel.frozen import Frozen


class Entry(Frozen):
    """One rule of a rulebook, restated so that a test can prove it."""

    id: str
    section: str
    kind: str
    text: str
    physical: str = ""
    """Why no program can prove it, for rules that are only about cardboard."""
    later: str = ""
    """What it waits for, for rules of a part that is not built yet: they are open, and told apart from the missing."""


class Example(Frozen):
    """A worked example of a rulebook: given, when, then."""

    id: str
    section: str
    given: str
    when: str
    then: str
    rules: tuple[str, ...]


class Ledger(Frozen):
    """All rules and worked examples of one game."""

    rule: tuple[Entry, ...]
    example: tuple[Example, ...]
    unfinished: bool = False
    """True while the game is still being built: what no test proves is told as for others, but is no failure."""

    @property
    def to_prove(self) -> list[Entry | Example]:
        """The rules that are not only about cardboard, then the worked examples."""
        return [*(entry for entry in self.rule if not entry.physical), *self.example]

    def waits_for(self, record: Entry | Example) -> str:
        """The part a rule or example waits for that is not built yet, such as the campaign; empty where it is built."""
        if isinstance(record, Entry):
            return record.later
        return next((later for rule in record.rules if (later := self.find(rule).later)), "")

    def find(self, rule: str) -> Entry:
        """The entry with that id."""
        return _by_id(self)[rule]


class Why(Frozen):
    """A reason to refuse: the rule, and words with gaps such as {card} for what it is about."""

    rule: str
    words: str

    def refuse(self, option: Option, fill: Callable[[str], object] | None = None) -> Refusal:
        """Refuse an option for this reason; the gaps of its words are filled by their names."""
        words = self.words
        if fill is not None and (gaps := _gaps(words)):
            words = words.format_map({gap: fill(gap) for gap in gaps})
        return Refusal(option, self.rule, words)


class Refusal(Frozen):
    """Why something is not on offer: what would be done, the rule that forbids it, and words for a person."""

    subject: Option
    rule: str
    words: str


@cache
def _gaps(words: str) -> tuple[str, ...]:
    """The names of the gaps in some words."""
    return tuple(name for _, name, _, _ in Formatter().parse(words) if name is not None)


@cache
def load_ledger(path: Path) -> Ledger:
    """The ledger in that file."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Ledger)


@cache
def _by_id(ledger: Ledger) -> dict[str, Entry]:
    return {entry.id: entry for entry in ledger.rule}
