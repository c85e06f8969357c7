"""Tallies: what is counted over many games. Each is told every game in order and reports in the end."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from typing import Any, Protocol

import msgspec

from gloaming.kernel import Outcome
from gloaming.kernel.frozen import Frozen

FAILURES_SHOWN = 5


class Played(Frozen, kw_only=True):
    """What remains of one game: enough to count it, and to play it again."""

    number: int
    seed: int
    outcome: Outcome | None
    turns: int
    decisions: int
    labels: tuple[str, ...] = ()
    """What each seat played."""
    lineups: tuple[tuple[tuple[str, str], ...], ...] = ()
    """What each seat played with, by kind and name."""
    contests: tuple[tuple[str, str, bool], ...] = ()
    """What was decided on the way, by kind and name, and whether it was won."""
    digest: str = ""
    """Of the last position."""
    error: str = ""
    """What stopped the game before its end."""


class Tally(Protocol):
    """Something counted over many games."""

    def add(self, played: Played) -> None:
        """Count one game."""

    def report(self) -> dict[str, Any]:
        """What was counted, by name."""


class Totals:
    """How many games ended how, and who won."""

    def __init__(self, seats: int) -> None:
        self._finished = self._draws = self._capped = self._errors = self._decisions = self._turns = 0
        self._wins = [0] * seats

    def add(self, played: Played) -> None:
        self._decisions += played.decisions
        if played.outcome is None:
            self._errors += 1
            return
        self._finished += 1
        self._turns += played.turns
        self._draws += not played.outcome.winners
        self._capped += played.outcome.capped
        for seat in played.outcome.winners:
            self._wins[seat] += 1

    def report(self) -> dict[str, Any]:
        return {
            "finished": self._finished,
            "draws": self._draws,
            "capped": self._capped,
            "errors": self._errors,
            "decisions": self._decisions,
            "wins_by_seat": self._wins,
            "mean_turns": round(self._turns / self._finished, 3) if self._finished else None,
        }


class Labels:
    """Who won, by what the seats played."""

    def __init__(self) -> None:
        self._games: Counter[str] = Counter()
        self._wins: Counter[str] = Counter()

    def add(self, played: Played) -> None:
        if played.outcome is not None and played.labels:
            self._games.update(played.labels)
            self._wins.update(played.labels[seat] for seat in played.outcome.winners)

    def report(self) -> dict[str, Any]:
        names = sorted(self._games)
        return {
            "wins_by_label": {name: self._wins[name] for name in names},
            "games_by_label": {name: self._games[name] for name in names},
        }


class Failures:
    """The first games that did not come to an end, with what it takes to look into them."""

    def __init__(self) -> None:
        self._failures: list[dict[str, Any]] = []

    def add(self, played: Played) -> None:
        if played.error and len(self._failures) < FAILURES_SHOWN:
            self._failures.append({"number": played.number, "seed": played.seed, "error": played.error})

    def report(self) -> dict[str, Any]:
        return {"failures": self._failures}


class Fingerprint:
    """One digest over all games: the same whenever the same games were played."""

    def __init__(self) -> None:
        self._digest = blake2b(digest_size=16)

    def add(self, played: Played) -> None:
        self._digest.update(msgspec.msgpack.encode(played))

    def report(self) -> dict[str, Any]:
        return {"digest": self._digest.hexdigest()}


def standard_tallies(seats: int) -> list[Tally]:
    """What is counted in every run."""
    return [Totals(seats), Labels(), Failures(), Fingerprint()]
