"""Losing: who is out, what becomes of the cards, and when the game is over."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.twilight.rules.matter import Matter
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Next, leave


def after_losses(g: Play, lost: Sequence[int]) -> Next:
    """These players are out; the game may be over, and the turn of a player who is out ends at once."""
    ends = g.active in lost
    _drop_items(g, lost, all_of_them=ends)
    for seat in lost:
        g.lose(seat)
    teams = {g.players[seat].team for seat in g.alive()}
    if len(teams) <= 1:
        winners = [seat for seat, player in enumerate(g.players) if player.team in teams]
        g.end_game(winners, "all opponents have lost" if winners else "the last players lost together")
        return None
    turn_is_on = any(type(frame.rule).__name__ == "Turn" for frame in g.agenda)
    return leave("Turn") if ends and turn_is_on else None


def _drop_items(g: Play, lost: Sequence[int], *, all_of_them: bool) -> None:
    """What these players have on the chain vanishes; everything does where the turn ends."""
    for depth, frame in enumerate(g.agenda):
        matter = getattr(frame.rule, "matter", None)
        if not isinstance(matter, Matter) or not hasattr(frame.rule, "countered"):
            continue
        if all_of_them or matter.seat in lost:
            if matter.kind in ("scheme", "summon") and getattr(frame.rule, "dest", "gone") != "gone":
                g.drop_card(matter.card, matter.seat, "destroyed" if matter.seat in lost else "discard")
            g.counter(depth, "gone")
