"""Paying: generated Power first, then Fresh Aspects, each level by its own."""

from __future__ import annotations

from gloaming.games.twilight.power import LEVELS, Units, plus
from gloaming.games.twilight.state import State
from gloaming.games.twilight.verbs import Play


def available(g: State, seat: int) -> Units:
    """What a player could pay now: generated Power and Fresh Aspects."""
    return plus(g.players[seat].power, g.fresh_levels(seat))


def pay(g: Play, seat: int, cost: Units) -> None:
    """Generate what is missing and spend it all."""
    for level in LEVELS:
        for _ in range(cost[level - 1] - g.players[seat].power[level - 1]):
            g.generate(seat, level)
    g.spend(seat, cost)
