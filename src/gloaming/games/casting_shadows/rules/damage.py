"""Damage: announced, answered, lowered, taken; then eliminations, and what survivors do about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from gloaming.games.casting_shadows import events
from gloaming.games.casting_shadows.effects import HealOnHit, Reduce, StrikeBack
from gloaming.games.casting_shadows.verbs import Play
from gloaming.kernel import Next, Rule, Window, again, each, leave


def eliminate_fallen(g: Play, seats: Sequence[int]) -> Next:
    """Remove those of the seats that are at 0 HP; a fallen active player's turn is over at once."""
    for seat in seats:
        if not g.players[seat].alive:
            g.eliminate(seat)
    left = g.alive()
    if len(left) <= 1:
        g.end_game(left, "last one standing" if left else "the last players fell together")
        return None
    return None if g.players[g.active].alive else leave("Turn")


def lowered(amount: int, by: int) -> int:
    """What is left of some damage that is reduced."""
    return max(0, amount - by)


Source = Literal["spell", "ability", "companion", "counterspell"]


class Damage(Rule):
    """One moment of damage from one player to one or more enemies."""

    by: int
    source: Source
    hits: tuple[tuple[int, int], ...]
    """Who is hit, and for how much."""
    strikes: tuple[tuple[int, int, Source], ...] = ()
    """Who strikes back after it, for how much, and with what."""

    def announce(self, g: Play) -> Next:
        g.tell(events.DamageAnnounced(self.by, self.source, self.hits))
        if self.source == "counterspell" and not g.options.counter_counterspells:
            return again("companions_lower_it")
        return None

    def counterspells(self, g: Play) -> Next:
        return Window("damaged", g.in_turn_order([seat for seat, amount in self.hits if amount]), once=True)

    def companions_lower_it(self, g: Play) -> Next:
        hits = []
        for seat, amount in self.hits:
            lower = g.companion(seat, Reduce)
            if lower and amount and seat != g.active:
                g.spend_companion(seat)
                amount = lowered(amount, lower.n)
                g.tell(events.DamageChanged(seat, amount, g.players[seat].companion))
            hits.append((seat, amount))
        return self.having(hits=tuple(hits))

    def take_it(self, g: Play) -> None:
        for seat, amount in self.hits:
            if amount:
                g.lose_hp(seat, amount, self.by)

    def eliminate(self, g: Play) -> Next:
        return eliminate_fallen(g, [seat for seat, _ in self.hits])

    def companions_react(self, g: Play) -> Next:
        hurt = [seat for seat, amount in self.hits if amount]
        if self.source != "spell" or not hurt:
            return None
        heal = g.companion(self.by, HealOnHit)
        if heal:
            g.spend_companion(self.by)
            g.gain_hp(self.by, heal.n)
        strikes = list(self.strikes)
        for seat in g.in_turn_order(hurt):
            back = g.companion(seat, StrikeBack)
            if back:
                g.spend_companion(seat)
                strikes.append((seat, back.n, "companion"))
        return self.having(strikes=tuple(strikes))

    @each(lambda self, g: range(len(self.strikes)))
    def strike_back(self, g: Play, number: int) -> Next:
        seat, amount, source = self.strikes[number]
        if g.players[seat].alive and g.players[self.by].alive:
            return Damage(seat, source, ((self.by, amount),))
        return None
