"""Where a table pauses: wherever, by what everyone knows, a face-down Counterspell could answer."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.casting_shadows.events import (
    CounterspellRevealed,
    DamageAnnounced,
    Eliminated,
    SpellAimed,
    Travelled,
)
from gloaming.games.casting_shadows.state import NOTHING, State
from gloaming.kernel import Event, Window


def pauses(before: State, events: Sequence[Event]) -> list[int]:
    """After how many of these events someone who is aimed at or hit has a Counterspell nobody else has seen."""
    hidden = [len(player.counterspells) for player in before.players]
    places = [player.hex for player in before.players]
    threatened = _still_to_answer(before)
    found = []
    for number, event in enumerate(events, 1):
        match event:
            case Travelled(seat=seat, hex=hex_):
                places[seat] = hex_
            case Eliminated(seat=seat):
                hidden[seat] = 0
                continue
            case CounterspellRevealed(seat=seat):
                hidden[seat] -= 1
                threatened.discard(seat)
            case SpellAimed(seat=by, enemy=enemy, hex=hex_):
                at_hex = {seat for seat, place in enumerate(places) if place == hex_ and seat != by}
                threatened = {enemy} if hex_ == NOTHING else at_hex
            case DamageAnnounced(source="counterspell") if not before.options.counter_counterspells:
                threatened = set()
            case DamageAnnounced(hits=hits):
                threatened = {seat for seat, amount in hits if amount}
            case _:
                continue
        if any(hidden[seat] for seat in threatened):
            found.append(number)
    return found


def _still_to_answer(before: State) -> set[int]:
    """Who comes after a player who is just choosing where to flee from a spell."""
    open_windows = [frame.rule for frame in before.agenda if isinstance(frame.rule, Window)]
    return {seat for window in open_windows for seat in window.order[window.passed :]}
