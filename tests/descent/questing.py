"""Encounters of the quest file under way, and things that are done to them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from gloaming.games.descent.rules.position import DescentPosition
from gloaming.kernel import Chance, Option
from gloaming.kernel.agenda import Frame, run
from tests.descent.scene import GAME


def begun(
    encounter: str, heroes: int = 2, seed: int = 1, *, both: bool = False, level: str = "basic"
) -> DescentPosition:
    """An encounter in its first round, everything placed by chance; with `both` the quest goes on after it."""
    quest, number = encounter.rsplit("_", 1)
    options = {"quest": quest, "encounter": "both" if both else number, "heroes": str(heroes), "level": level}
    pos = GAME.new(2, seed, options)
    rng = Chance(seed)
    while pos.round < 1:
        assert pos.ask is not None
        GAME.apply(pos, rng.below(len(pos.ask.options)), quiet=True)
    return pos


def put(pos: DescentPosition, figure: int, at: tuple[int, int], **change: Any) -> None:
    pos.figures[figure] = replace(pos.figures[figure], spaces=(pos.ground.number[at],), **change)


def does(pos: DescentPosition, rule: Any) -> None:
    """Do that now; what was asked before is asked again after it."""
    waiting = pos.agenda[-1]
    pos.agenda[-1] = Frame(waiting.rule, waiting.step - 1)
    pos.agenda.append(Frame(rule))
    pos.ask = None
    run(pos)


def named(pos: DescentPosition, name: str) -> int:
    """The first figure that the quest calls so, or of a group it calls so."""
    return next(
        n for n, one in enumerate(pos.figures) if name in (one.id, pos.groups[one.group].id if one.group >= 0 else "")
    )


def answer(pos: DescentPosition, option: Option) -> None:
    """Answer with this option, which has to be on offer."""
    assert pos.ask is not None
    GAME.apply(pos, pos.ask.options.index(option), quiet=True)
