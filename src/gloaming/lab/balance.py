"""Balance: how often each seat, and each thing a seat can play with, is on the winning side."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

from gloaming.kernel.frozen import Frozen
from gloaming.lab.tallies import Played

SURE = 1.96
"""Standard deviations to either side of a share that hold the true one 19 times in 20."""


class Share(Frozen):
    """How often something won of the games that had a winner, and between which shares the truth likely lies."""

    kind: str
    name: str
    games: int
    wins: int
    share: float
    low: float
    high: float
    turns: float = 0.0
    """How long these games were on average; 0 for what is only a part of them."""


def share(kind: str, name: str, games: int, wins: int, turns: int = 0) -> Share:
    """A share with its Wilson interval, which holds for few games too; `turns` is the length of the games in all."""
    if not games:
        return Share(kind, name, 0, 0, 0.0, 0.0, 1.0)
    rate, slack = wins / games, SURE**2 / games
    middle = (rate + slack / 2) / (1 + slack)
    spread = SURE * sqrt(rate * (1 - rate) / games + slack / games / 4) / (1 + slack)
    figures = (rate, middle - spread, middle + spread, turns / games)
    return Share(kind, name, games, wins, *(round(figure, 4) for figure in figures))


class Parts:
    """Who won, by seat and by everything the seats played with; games without a winner do not count.

    What was decided on the way counts by itself, with the length of the game if that was all of it.
    """

    def __init__(self) -> None:
        self._games: Counter[tuple[str, str]] = Counter()
        self._wins: Counter[tuple[str, str]] = Counter()
        self._turns: Counter[tuple[str, str]] = Counter()

    def add(self, played: Played) -> None:
        winners = played.outcome.winners if played.outcome is not None else ()
        for seat, lineup in enumerate(played.lineups if winners else ()):
            for part in (("seat", f"seat {seat + 1}"), *lineup):
                self._count(part, seat in winners, played.turns)
        for kind, name, won in played.contests:
            self._count((kind, name), won, played.turns if len(played.contests) == 1 else 0)

    def _count(self, part: tuple[str, str], won: bool, turns: int) -> None:
        self._games[part] += 1
        self._wins[part] += won
        self._turns[part] += turns

    def shares(self) -> list[Share]:
        """Kind by kind as they come, the best of each kind first."""
        kinds = list(dict.fromkeys(kind for kind, _ in self._games))
        found = [share(*part, games, self._wins[part], self._turns[part]) for part, games in self._games.items()]
        return sorted(found, key=lambda one: (kinds.index(one.kind), -one.share, one.name))

    def report(self) -> dict[str, Any]:
        return {"shares": self.shares()}


class Rows:
    """Every game as one row of a table."""

    def __init__(self) -> None:
        self.rows: list[dict[str, Any]] = []

    def add(self, played: Played) -> None:
        outcome = played.outcome
        self.rows.append(
            {
                "number": played.number,
                "seed": str(played.seed),  # more than a signed number of 64 bits holds
                "winners": [seat + 1 for seat in outcome.winners] if outcome else [],
                "reason": outcome.reason if outcome else "",
                "capped": outcome.capped if outcome else False,
                "turns": played.turns,
                "decisions": played.decisions,
                "lineups": [[f"{kind}: {name}" for kind, name in lineup] for lineup in played.lineups],
                "error": played.error,
            }
        )

    def report(self) -> dict[str, Any]:
        return {}
