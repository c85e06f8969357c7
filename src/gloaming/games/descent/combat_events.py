"""What can happen in an attack or a test; `events.py` has these events with all the others."""

from __future__ import annotations

from gloaming.games.descent.said_at_once import SaidAtOnce


class AttackDeclared(SaidAtOnce, rule="DE-181"):
    by: int
    target: int
    space: int
    card: int


class DiceRolled(SaidAtOnce, reveals=True):
    """Dice for something that is no attack."""

    seat: int
    dice: tuple[int, ...]


class AttackRolled(SaidAtOnce, reveals=True, rule="DE-196"):
    by: int
    dice: tuple[int, ...]


class DefenseRolled(SaidAtOnce, reveals=True):
    figure: int
    dice: tuple[int, ...]


class DieRerolled(SaidAtOnce, reveals=True, rule="DE-201"):
    figure: int
    """Whose defense die it is; -1 for the attack."""
    old: int
    new: int


class SurgeSpent(SaidAtOnce, rule="DE-210"):
    by: int
    card: int
    n: int


class AttackRedirected(SaidAtOnce):
    """Another figure takes the place of the target."""

    figure: int
    other: int


class AttackMissed(SaidAtOnce):
    by: int
    reason: str
    """x, range or toll."""


class AttackBlocked(SaidAtOnce, rule="DE-217"):
    figure: int


class Tested(SaidAtOnce, reveals=True, rule="DE-272"):
    figure: int
    attribute: str
    dice: tuple[int, ...]
    passed: bool
