"""Words that every game needs: numbers of things, parts in a sentence, who does what to whom."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

Names = Sequence[str]
"""What each seat is called; who reads it is "You"."""

IRREGULAR = {"have": "has", "are": "is", "do": "does", "go": "goes"}


def listed(parts: Sequence[str], last: Literal["and", "or"] = "and") -> str:
    """Parts in a sentence: a, b and c."""
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}" if len(parts) > 1 else "".join(parts)


def some(number: int, thing: str) -> str:
    """A number of things: 1 card, 2 cards, 3 hexes; a thing may be spelled with underscores."""
    thing = thing.replace("_", " ")
    return f"{number} {thing}" if number == 1 else f"{number} {thing}{'es' if thing.endswith('x') else 's'}"


def an(noun: str) -> str:
    """A noun with its article."""
    return f"an {noun}" if noun[0] in "AEIOUaeiou" else f"a {noun}"


def upper_first(words: str) -> str:
    """Words at the beginning of a sentence."""
    return words[:1].upper() + words[1:]


@lru_cache(maxsize=1024)
def does(name: str, verb: str) -> str:
    """Who does what, for "You" too."""
    first, *rest = verb.split(" ")
    if name != "You":
        first = IRREGULAR.get(first) or first + ("es" if first.endswith(("s", "sh", "ch")) else "s")
    return " ".join([name, first, *rest])


def whom(names: Names, seat: int) -> str:
    """Whom it happens to, for "You" too."""
    return "you" if names[seat] == "You" else names[seat]


def owner_of(names: Names, seat: int) -> str:
    """Whose it is, for "You" too."""
    return "your" if names[seat] == "You" else f"{names[seat]}'s"


def of(names: Names, seat: int) -> str:
    """Whose it is, after the thing, for "You" too."""
    return "of yours" if names[seat] == "You" else f"of {names[seat]}"


def ended(names: Names, winners: Sequence[int], reason: str) -> str:
    """How a game ended: who won, or nobody, and why."""
    who = listed([names[seat] for seat in winners])
    won = f"{who} win" if len(winners) > 1 else does(who, "win") if winners else "A draw"
    return f"{won}: {reason}."
