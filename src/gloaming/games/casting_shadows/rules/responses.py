"""Responses: Counterspells, face down until their trigger happens, one for each trigger, then under their deck."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.casting_shadows import events
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.effects import Cancel, Reduce, StrikeBack
from gloaming.games.casting_shadows.map import ADJACENT
from gloaming.games.casting_shadows.options import Flee, Reveal
from gloaming.games.casting_shadows.rules.damage import Damage, lowered
from gloaming.games.casting_shadows.verbs import Play
from gloaming.kernel import Next, Option, Rule, choose, done
from gloaming.pieces.subjects import CardRule

REVEALS = tuple(Reveal(number) for number in range(len(CARDS)))


def triggers(g: Play, moment: str) -> tuple[str, ...]:
    """What has just happened, in the words of the cards."""
    if moment == "targeted":
        return ("targeted by spell",)
    damage: Damage = g.answered
    return ("damaged", "damaged by spell") if damage.source == "spell" else ("damaged",)


def counterspells_to_reveal(g: Play, moment: str, seat: int) -> Sequence[Reveal]:
    """The Counterspells of a player that answer this moment, one of each name."""
    hidden = g.players[seat].counterspells
    if not hidden:
        return ()
    happened = triggers(g, moment)
    cards = {CARDS[card].name: card for card in hidden}
    return [REVEALS[card] for card in cards.values() if CARDS[card].trigger in happened]


class Counterspell(CardRule):
    """Reveal it, put it under its deck, and mark what it answers."""

    answers: int
    """The depth of the answered frame on the agenda."""

    def reveal(self, g: Play) -> None:
        g.reveal_counterspell(self.seat, self.card)

    def work(self, g: Play) -> Next:
        effect = CARDS[self.card].effect
        if isinstance(effect, Reduce):
            return self._change_hit(g, lowered(dict(self._damage(g).hits)[self.seat], effect.n))
        if isinstance(effect, Cancel):
            return self._change_hit(g, 0)
        if isinstance(effect, StrikeBack):
            strikes = self._damage(g).strikes
            g.amend(self.answers, strikes=(*strikes, (self.seat, effect.n, "counterspell")))
            return done()
        return choose(self.seat, "flee", [Flee(place) for place in ADJACENT[g.players[self.seat].hex]])

    def flee(self, g: Play, option: Flee) -> None:
        g.move(self.seat, option.hex)

    def _damage(self, g: Play) -> Damage:
        damage: Damage = g.rule_at(self.answers)
        return damage

    def _change_hit(self, g: Play, amount: int) -> Next:
        hits = tuple((seat, amount if seat == self.seat else other) for seat, other in self._damage(g).hits)
        g.amend(self.answers, hits=hits)
        g.tell(events.DamageChanged(self.seat, amount, self.card))
        return done()


class CastingPosition(Play, kw_only=True):
    """A position of Casting Shadows, complete with what may be answered when."""

    def responses(self, moment: str, seat: int) -> Sequence[Option]:
        return counterspells_to_reveal(self, moment, seat)

    def respond(self, moment: str, seat: int, option: Option) -> Rule:
        assert isinstance(option, Reveal)
        return Counterspell(seat, option.card, answers=self.depth - 1)

    def may_answer(self, moment: str, seats: Sequence[int]) -> tuple[int, ...]:
        """Whoever has a Counterspell that nobody else has seen."""
        return tuple(seat for seat in seats if self.players[seat].alive and self.players[seat].counterspells)
