"""Decks built outside a game: named, written as text, read back with every mistake told."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Annotated, ClassVar

from msgspec import Meta

from gloaming.api.settings import SECRET
from gloaming.kernel.errors import GloamingError, OptionError
from gloaming.kernel.frozen import Frozen

LONGEST_TEXT = 8000
LONGEST_NAME = 40

Brought = Annotated[
    tuple[Annotated[str, Meta(max_length=LONGEST_TEXT)], ...],
    Meta(
        title="Decks",
        description="The deck of each seat in order, as text; a seat that brings none is dealt one.",
        extra=SECRET,
    ),
]
"""The option of a game by which players bring their own decks."""


class DeckPart(Frozen):
    """A part of a deck: its kind, what it is called, its cards by name."""

    kind: str
    title: str
    cards: tuple[str, ...]


class Deck(Frozen):
    """A deck by names: what a text says, whatever the game."""

    name: str
    parts: tuple[DeckPart, ...]


class DeckProblem(Frozen):
    """What is wrong with a deck, in one sentence."""

    line: int
    """Where in the text; 0 for the deck as a whole."""
    words: str

    def __str__(self) -> str:
        return f"Line {self.line}: {self.words}" if self.line else self.words


class DeckError(GloamingError):
    """A text is not a deck of its game."""

    def __init__(self, problems: Sequence[DeckProblem]) -> None:
        more = len(problems) - 1
        super().__init__(str(problems[0]) + (f" ({more} more like this.)" if more else ""))
        self.problems = tuple(problems)


class WrittenLine(Frozen):
    """One line of a deck that says something: `Kind: text`, or `- text` with no kind."""

    number: int
    kind: str
    text: str


class DeckBuilding(ABC):
    """How decks of one game are built outside it."""

    game: ClassVar[str]
    option: ClassVar[str]
    """The option of the game that takes one text for each seat, empty for a seat that brings none."""

    # To be written by each game.

    @abstractmethod
    def read(self, name: str, lines: Sequence[WrittenLine]) -> tuple[Deck, list[DeckProblem]]:
        """The deck these lines say, every name spelled as the game spells it, and all that is wrong with it."""

    @abstractmethod
    def starter(self, name: str, titles: Sequence[str] = ()) -> Deck:
        """A ready deck with the named parts; the game chooses what is not named."""

    @abstractmethod
    def starters(self) -> list[Deck]:
        """Decks for a first game, no two of which share a part."""

    @abstractmethod
    def cards_for(self, part: DeckPart) -> Sequence[str]:
        """Every card that may be in a part like this one."""

    @abstractmethod
    def describe(self) -> list[tuple[str, list[str]]]:
        """Everything decks are made of: headings, each with a line for every card."""

    # The same for all games.

    def problems(self, text: str) -> list[DeckProblem]:
        """All that is wrong with a text; none for a deck."""
        return self._understood(text)[1]

    def from_text(self, text: str) -> Deck:
        """The deck a text says; a DeckError names the line and what is allowed there."""
        deck, problems = self._understood(text)
        if problems:
            raise DeckError(problems)
        return deck

    def brought(self, texts: Sequence[str], seats: int) -> list[Deck | None]:
        """The deck each seat brings, if it brings one; an OptionError says which of the option's texts does not fit."""
        if len(texts) > seats:
            raise OptionError(self.option, f"There are {len(texts)} decks for {seats} seats; leave some out.")
        decks: list[Deck | None] = [None] * seats
        for seat, text in enumerate(texts):
            try:
                decks[seat] = self.from_text(text) if text.strip() else None
            except DeckError as error:
                raise OptionError(self.option, f"The deck of seat {seat + 1} does not fit. {error}") from None
        return decks

    def to_text(self, deck: Deck, *, with_others: bool = False) -> str:
        """A deck as text; with the cards that were left out as comments, if wanted."""
        lines = [f"Game: {self.game}", f"Deck: {' '.join(deck.name.split())}"]
        for part in deck.parts:
            lines += [
                "",
                f"{part.kind.capitalize()}: {part.title}",
                *(f"- {card}" for card in self.counted(part.cards)),
            ]
            if with_others:
                others = [card for card in self.cards_for(part) if card not in part.cards]
                lines += [f"# - {card}" for card in self.counted(others, at_most=True)]
        return "\n".join(lines) + "\n"

    def counted(self, cards: Sequence[str], *, at_most: bool = False) -> Sequence[str]:
        """Cards as a text says them; where a deck holds several of one, with how many there are or may be."""
        return cards

    def _understood(self, text: str) -> tuple[Deck, list[DeckProblem]]:
        if len(text) > LONGEST_TEXT:
            return Deck("", ()), [DeckProblem(0, f"A deck has at most {LONGEST_TEXT} letters; this is {len(text)}.")]
        lines, problems = read_lines(text)
        heads = {line.kind: line for line in lines if line.kind in ("game", "deck")}
        game, name = heads.get("game"), heads.get("deck")
        if game is not None and game.text.casefold() != self.game:
            return Deck("", ()), [DeckProblem(game.number, f"This is a deck of {game.text!r}, not of {self.game}.")]
        called = name.text if name is not None else ""
        if not called or not called.isprintable() or len(called) > LONGEST_NAME:
            where = name.number if name is not None else 0
            problems.append(
                DeckProblem(where, f"Name the deck with a line 'Deck: NAME' of at most {LONGEST_NAME} letters.")
            )
        deck, found = self.read(called, [line for line in lines if line.kind not in ("game", "deck")])
        return deck, sorted([*problems, *found], key=lambda problem: problem.line or LONGEST_TEXT)


def read_lines(text: str) -> tuple[list[WrittenLine], list[DeckProblem]]:
    """The lines of a text that say something, without comments, and those that nobody can read."""
    lines: list[WrittenLine] = []
    problems = []
    heads: set[str] = set()
    for number, written in enumerate(text.splitlines(), 1):
        line = " ".join(written.lstrip("\ufeff").split())
        if not line or line.startswith("#"):
            continue
        kind, colon, rest = line.partition(":")
        if line.startswith(("-", "*")):
            lines.append(WrittenLine(number, "", line[1:].strip()))
        elif not colon:
            problems.append(DeckProblem(number, f"Write 'Kind: NAME' or '- CARD', not {clipped(line)}."))
        else:
            kind = kind.strip().casefold()
            if kind in heads:
                problems.append(DeckProblem(number, f"There is a line '{kind.capitalize()}:' already; keep one."))
                # Its cards are complained about as extra ones of the first, which would only confuse.
                break
            heads.add(kind)
            lines.append(WrittenLine(number, kind, rest.strip()))
    return lines, problems


def spelled(name: str, allowed: Iterable[str]) -> str | None:
    """The allowed name that is meant, however it is capitalised."""
    return next((one for one in allowed if one.casefold() == name.casefold()), None)


def nearest(name: str, allowed: Iterable[str]) -> str:
    """A suggestion for a name nobody knows, to follow a sentence; empty where none is near."""
    by_folded = {one.casefold(): one for one in allowed}
    close = get_close_matches(name.casefold(), by_folded, n=1)
    return f"; perhaps you mean {by_folded[close[0]]!r}" if close else ""


def clipped(text: str) -> str:
    """What was written, short enough for a sentence."""
    return repr(text if len(text) <= LONGEST_NAME else text[:LONGEST_NAME] + "...")
