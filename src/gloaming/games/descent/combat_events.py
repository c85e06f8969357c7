"""What can happen in an attack or a test; `events.py` has these events with all the others."""

from __future__ import annotations

from gloaming.kernel import Event


class AttackDeclared(Event):
    rule = "DE-181"
    by: int
    target: int
    space: int
    card: int


class DiceRolled(Event):
    """Dice for something that is no attack."""

    reveals = True
    seat: int
    dice: tuple[int, ...]


class AttackRolled(Event):
    rule = "DE-196"
    reveals = True
    by: int
    dice: tuple[int, ...]


class DefenseRolled(Event):
    reveals = True
    figure: int
    dice: tuple[int, ...]


class DieRerolled(Event):
    rule = "DE-201"
    reveals = True
    figure: int
    """Whose defense die it is; -1 for the attack."""
    old: int
    new: int


class SurgeSpent(Event):
    rule = "DE-210"
    by: int
    card: int
    n: int


class AttackRedirected(Event):
    """Another figure takes the place of the target."""

    figure: int
    other: int


class AttackMissed(Event):
    by: int
    reason: str
    """x, range or toll."""


class AttackBlocked(Event):
    rule = "DE-217"
    figure: int


class Tested(Event):
    rule = "DE-272"
    reveals = True
    figure: int
    attribute: str
    dice: tuple[int, ...]
    passed: bool
