"""Games in which one seat cannot tell what another may answer: who plays them, and how hidden cards lie otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import pytest

from gloaming.client import Message
from gloaming.games.casting_shadows.cards import numbers_of_deck
from gloaming.games.casting_shadows.game import CastingShadows
from gloaming.games.casting_shadows.rules.responses import CastingPosition
from gloaming.games.descent.verbs import Play
from gloaming.kernel import Chance

COUNTERSPELLS = set(numbers_of_deck("counterspell"))
EAGER = {"collect", "cast", "target", "target_hex", "travel"}


class Player(Protocol):
    """Somebody who plays by what everyone knows alone."""

    silent: bool
    answered_in_secret: int

    def __call__(self, ask: Message) -> int | None: ...


class Careful:
    """Never shows a Counterspell, so that which one it is stays a secret."""

    def __init__(self, seed: int, *, collects: bool, silent: bool = False) -> None:
        self.rng = Chance(seed)
        self.collects = collects
        self.silent = silent
        self.answered_in_secret = 0

    def __call__(self, ask: Message) -> int | None:
        """The answer to a question; none at all from someone silent who is asked in secret."""
        options = ask["options"]
        if ask["topic"] in ("targeted", "damaged"):
            self.answered_in_secret += 1
            return None if self.silent else len(options) - 1
        allowed = [n for n, option in enumerate(options) if self._harmless(option)]
        eager = [n for n in allowed if options[n]["verb"] in EAGER]
        eager = [n for n in allowed if "Counterspell" in options[n]["words"]] or eager
        some = eager if eager and self.rng.below(4) else allowed
        return some[self.rng.below(len(some))]

    def _harmless(self, option: Message) -> bool:
        if option["verb"] == "collect" and not self.collects:
            return "Counterspell" not in option["words"]
        return option.get("card") not in COUNTERSPELLS


class Poker:
    """An overlord who never shows a card: he lets every window pass, and acts without looking at his hand."""

    def __init__(self, seed: int, *, silent: bool = False) -> None:
        self.rng = Chance(seed)
        self.silent = silent
        self.answered_in_secret = 0

    def __call__(self, ask: Message) -> int | None:
        verbs = [option["verb"] for option in ask["options"]]
        if "pass" in verbs and "play_card" in verbs:
            self.answered_in_secret += 1
            return None if self.silent else verbs.index("pass")
        plain = [number for number, verb in enumerate(verbs) if verb != "play_card"]
        return plain[self.rng.below(len(plain))]


class Hidden(NamedTuple):
    """A game between Ann, who must not learn anything, and Bob, who holds what she cannot see."""

    game: str
    seats: int
    ann: int
    listens: Callable[[int], Player]
    holds: Callable[[int, bool], Player]
    deals: Callable[[pytest.MonkeyPatch, int], None]
    """Lets the hidden cards lie in another order; everything else stays as it is."""

    @property
    def bob(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.ann]


def _other_counterspells(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    set_up = CastingShadows.set_up

    def shuffled(game: CastingShadows, seats: int, chance: int, options: Any) -> CastingPosition:
        pos = set_up(seats, chance, options)
        Chance(seed).shuffle(pos.counterspell_deck)
        return pos

    monkeypatch.setattr(CastingShadows, "set_up", shuffled)


def _other_overlord_cards(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    shuffle_decks = Play.shuffle_decks

    def shuffled(g: Play) -> None:
        shuffle_decks(g)
        deck = list(g.deck)
        Chance(seed).shuffle(deck)
        g.deck = tuple(deck)

    monkeypatch.setattr(Play, "shuffle_decks", shuffled)


COUNTERED = Hidden(
    game="casting-shadows",
    seats=3,
    ann=0,
    listens=lambda seed: Careful(seed, collects=False),
    holds=lambda seed, silent: Careful(seed, collects=True, silent=silent),
    deals=_other_counterspells,
)
TRAPPED = Hidden(
    game="descent",
    seats=2,
    ann=1,
    listens=lambda seed: Poker(seed),
    holds=lambda seed, silent: Poker(seed, silent=silent),
    deals=_other_overlord_cards,
)
"""All heroes against the overlord."""
