"""Words that every game needs: numbers of things, and parts in a sentence."""

from __future__ import annotations

from collections.abc import Sequence


def listed(parts: Sequence[str]) -> str:
    """Parts in a sentence: a, b and c."""
    return ", ".join(parts[:-1]) + " and " + parts[-1] if len(parts) > 1 else "".join(parts)


def some(number: int, thing: str) -> str:
    """A number of things: 1 card, 2 cards, 3 hexes."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}{'es' if thing.endswith('x') else 's'}"


def an(noun: str) -> str:
    """A noun with its article."""
    return f"an {noun}" if noun[0] in "AEIOUaeiou" else f"a {noun}"
