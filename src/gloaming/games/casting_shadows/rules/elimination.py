"""Elimination: at 0 HP a player is out at once; the last one left wins."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.casting_shadows.verbs import Play
from gloaming.kernel import Next, leave


def eliminate_fallen(g: Play, seats: Sequence[int]) -> Next:
    """Remove those of the seats that are at 0 HP; a fallen active player's turn is over at once."""
    for seat in seats:
        if g.players[seat].hp == 0:
            g.eliminate(seat)
    left = g.alive()
    if len(left) <= 1:
        g.end_game(left, "last one standing" if left else "the last players fell together")
        return None
    return None if g.players[g.active].alive else leave("Turn")
