"""A player who tries what a quest offers whenever it can, so that its rules are reached; otherwise by chance."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.kernel import Chance
from tests.descent.scene import GAME

TRIED = (
    opt.Special,
    opt.PickUp,
    opt.HandOver,
    opt.LeaveMap,
    opt.Search,
    opt.ForceDoor,
    opt.BreakDoor,
    opt.OpenDoor,
    opt.AttackWith,
)
LONGEST = 6000


def play(encounter: str, heroes: int, seed: int, *, eager: bool = False, level: str = "basic") -> DescentPosition:
    """One encounter played to its end with two seats."""
    quest, number = encounter.rsplit("_", 1)
    options = {"quest": quest, "encounter": number, "heroes": str(heroes), "level": level}
    pos = GAME.new(2, seed, options)
    finish(pos, Chance(seed), eager=eager)
    return pos


def finish(pos: DescentPosition, rng: Chance, *, eager: bool = False) -> None:
    """Play on by chance; the eager one goes for what the quest offers two times out of three."""
    for _ in range(LONGEST):
        if pos.ask is None:
            return
        tried = [n for n, option in enumerate(pos.ask.options) if isinstance(option, TRIED)] if eager else []
        if tried and rng.below(3):
            answer = tried[rng.below(len(tried))]
        else:
            answer = rng.below(len(pos.ask.options))
        GAME.apply(pos, answer, quiet=True)
    raise AssertionError(f"no end after {LONGEST} answers")
