"""How good a position looks for a seat: the evaluation of the greedy bot."""

from __future__ import annotations

from gloaming.games.twilight.state import State

WIN = 1000.0


def value(pos: State, seat: int) -> float:
    """The worth of the position for a seat; the position is a redealt one."""
    if pos.outcome is not None:
        return WIN if seat in pos.outcome.winners else -WIN
    return float(len(pos.players[seat].life)) - max((len(pos.players[o].life) for o in pos.opponents(seat)), default=0)
