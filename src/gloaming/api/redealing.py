"""Redealing: what every game needs to put a question of another seat anew."""

from __future__ import annotations

from gloaming.kernel.agenda import BrokenRule, Frame, run
from gloaming.kernel.position import Position


def asks_the_same(twin: Position, pos: Position) -> bool:
    """Put the open question anew to a copy with other cards; False if it would not be put there in the same way."""
    ask, chance = pos.ask, twin.chance
    assert ask is not None
    frame = twin.agenda[-1]
    twin.agenda[-1] = Frame(frame.rule, frame.step - 1)
    try:
        run(twin)
    except BrokenRule:  # the new cards do not allow what was begun
        return False
    asked = twin.ask
    return (
        asked is not None
        and (asked.seat, asked.topic, asked.secret) == (ask.seat, ask.topic, ask.secret)
        and twin.chance == chance
        and twin.agenda == pos.agenda
    )
