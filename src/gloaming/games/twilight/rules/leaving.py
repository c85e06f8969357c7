"""Losing: who is out, what becomes of the cards, and when the game is over."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Next, leave


def after_losses(g: Play, lost: Sequence[int]) -> Next:
    """These players are out; the game may be over, and the turn of a player who is out ends at once."""
    ends = g.active in lost
    g.empty_chain(lost, whole=ends)
    for seat in lost:
        g.lose(seat)
    teams = {g.players[seat].team for seat in g.alive()}
    if len(teams) <= 1:
        winners = [seat for seat, player in enumerate(g.players) if player.team in teams]
        g.end_game(winners, "all opponents have lost" if winners else "the last players lost together")
        return None
    # Whoever loses by Decay does so between two turns.
    turn_is_on = any(type(frame.rule).__name__ == "Turn" for frame in g.agenda)
    return leave("Turn") if ends and turn_is_on else None
