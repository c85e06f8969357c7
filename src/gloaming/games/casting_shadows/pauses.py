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


class _Listener:
    """Follows events by what everyone knows: who is aimed at or hit, and who has cards nobody else has seen."""

    def __init__(self, before: State) -> None:
        self.before = before
        self.hidden = [len(player.counterspells) for player in before.players]
        self.places = [player.hex for player in before.players]
        self.threatened = _still_to_answer(before)

    def hears(self, event: Event) -> bool:
        """Take in an event; True if someone might answer it."""
        match event:
            case Travelled(seat=seat, hex=hex_):
                self.places[seat] = hex_
            case Eliminated(seat=seat):
                self.hidden[seat] = 0
                return False
            case CounterspellRevealed(seat=seat):
                self.hidden[seat] -= 1
                self.threatened.discard(seat)
            case SpellAimed(seat=by, enemy=enemy, hex=hex_):
                at_hex = {seat for seat, place in enumerate(self.places) if place == hex_ and seat != by}
                self.threatened = {enemy} if hex_ == NOTHING else at_hex
            case DamageAnnounced(source="counterspell") if not self.before.options.counter_counterspells:
                self.threatened = set()
            case DamageAnnounced(hits=hits):
                self.threatened = {seat for seat, amount in hits if amount}
            case _:
                return False
        return bool(self.responders)

    @property
    def responders(self) -> tuple[int, ...]:
        """Who might answer now."""
        return self.before.in_turn_order([seat for seat in self.threatened if self.hidden[seat]])


def pauses(before: State, events: Sequence[Event]) -> list[int]:
    """After how many of these events someone who is aimed at or hit has a Counterspell nobody else has seen."""
    listener = _Listener(before)
    return [number for number, event in enumerate(events, 1) if listener.hears(event)]


def responders(before: State, events: Sequence[Event]) -> tuple[int, ...]:
    """Who of those might answer after all of these events, in the order in which they are asked."""
    listener = _Listener(before)
    for event in events:
        listener.hears(event)
    return listener.responders


def _still_to_answer(before: State) -> set[int]:
    """Who comes after a player who is just choosing where to flee from a spell."""
    open_windows = [frame.rule for frame in before.agenda if isinstance(frame.rule, Window)]
    return {seat for window in open_windows for seat in window.order[window.passed :]}
