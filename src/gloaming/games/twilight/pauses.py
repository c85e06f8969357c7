"""Where a table pauses: wherever, by what everyone knows, somebody may answer with hidden cards."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.twilight import events as e
from gloaming.games.twilight.state import State
from gloaming.kernel import Event, Window

GO_ROUND = (e.Opened, e.PowerMade, e.Sacrificed, e.Resolved)
"""After these priority goes round: a window opens, or goes on after an act."""


def pauses(before: State, events: Sequence[Event]) -> list[int]:
    """After how many of these events a window is open in which someone has cards in Hand and Power to play them."""
    power = [sum(player.power) + sum(aspect.fresh for aspect in player.resources) for player in before.players]
    holds = [bool(player.hand) for player in before.players]
    found = [0] if any(power[seat] > 0 and holds[seat] for seat in _still_to_answer(before)) else []
    for number, event in enumerate(events, 1):
        match event:
            case e.Refreshed(seat=seat, aspects=aspects):
                power[seat] += aspects
            case e.AspectPlaced(seat=seat, fresh=fresh) | e.AspectTurned(seat=seat, fresh=fresh):
                power[seat] += 1 if fresh else 0 if isinstance(event, e.AspectPlaced) else -1
            case e.PowerMade(seat=seat):
                power[seat] += 1
            case e.PowerSpent(seat=seat, units=units):
                power[seat] -= sum(units)
            case e.Drawn(seat=seat) | e.Moved(to=seat, zone="hand") | e.Left(seat=seat, how="returned"):
                holds[seat] = True
            case _:
                pass
        if isinstance(event, GO_ROUND) and any(units > 0 and has for units, has in zip(power, holds, strict=True)):
            found.append(number)
    return found


def _still_to_answer(before: State) -> tuple[int, ...]:
    """Who comes after the player that is asked in a window, should that player pass."""
    rule = before.agenda[-1].rule if before.agenda else None
    return rule.order[rule.passed + 1 :] if isinstance(rule, Window) else ()
