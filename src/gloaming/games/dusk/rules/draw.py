"""Drawing, discarding and banishing, with what follows from each."""

from __future__ import annotations

from functools import lru_cache

from gloaming.games.dusk.cards import CARDS, HOW_MANY, KIND_OF
from gloaming.games.dusk.effects import UNBOUNDED
from gloaming.games.dusk.options import Banish, Discard
from gloaming.games.dusk.rules.dispersal import lose_for_want_of_cards
from gloaming.games.dusk.rules.moments import happened, privately
from gloaming.games.dusk.state import NOTHING
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import Next, Option, again, done
from gloaming.pieces.subjects import CardRule, SeatRule

DISCARDS = tuple(Discard(card) for card in range(HOW_MANY))
BANISHES = tuple(Banish(card) for card in range(HOW_MANY))


@lru_cache(1 << 14)
def one_of_each(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards without further copies of the same."""
    return tuple({KIND_OF[card]: card for card in reversed(cards)}.values())[::-1]


class DrawCards(SeatRule):
    """Draw cards; who cannot finish the draw is out."""

    number: int
    banished: tuple[int, ...] = ()

    def draw(self, g: Play) -> Next:
        if g.players[self.seat].out or not self.number:
            return done()
        banished, complete = g.draw(self.seat, self.number)
        if not complete:
            lose_for_want_of_cards(g, self.seat)
            return done()
        return self.having(banished=banished)

    def banish(self, g: Play) -> Next:
        return happened(g, "card_banished", NOTHING, self.seat, self.banished) if self.banished else None

    def answered(self, g: Play) -> Next:
        return happened(g, "cards_drawn", self.seat, self.seat)


class DiscardCards(SeatRule):
    """A player discards cards of choice, or by chance; the result is the value of the last, -1 if none went."""

    number: int = 1
    by_chance: bool = False
    min_value: int = 0
    max_value: int = UNBOUNDED
    optional: bool = False
    keep: int = NOTHING
    """A card that is needed for something else."""
    value: int = NOTHING

    def ask(self, g: Play) -> Next:
        low, high = self.min_value, self.max_value
        hand = [c for c in g.players[self.seat].hand if c != self.keep and fits_value(c, low, high)]
        if g.players[self.seat].out or not hand or not self.number:
            return done(self.value)
        if self.by_chance:
            return self._losing(hand[g.below(len(hand))])
        options = (DISCARDS[card] for card in one_of_each(tuple(hand)))
        return privately(g, self.seat, "discard", options, may_pass=self.optional)

    def discard(self, g: Play, option: Option) -> Next:
        return self._losing(option.card) if isinstance(option, Discard) else done(self.value)

    def _losing(self, card: int) -> Next:
        fewer = self.having(value=CARDS[card].value, number=self.number - 1)
        return fewer.then(again("ask", after=Discarding(self.seat, card)))


class Discarding(CardRule):
    """One card goes from the hand to the Boneyard."""

    def discard(self, g: Play) -> None:
        g.discard(self.seat, self.card)

    def answered(self, g: Play) -> Next:
        return happened(g, "card_discarded", self.seat, self.seat, (self.card,))


def fits_value(card: int, low: int, high: int) -> bool:
    """True if a card has a value in these bounds; without bounds any card fits, for one without a value counts 0."""
    return low <= CARDS[card].value <= high


def can_be_banished(card: int) -> bool:
    """True unless the card is SACROSANCT."""
    return "SACROSANCT" not in CARDS[card].powers


class BanishCards(SeatRule):
    """Cards of a player go to the Void; the result tells if any did."""

    by: int
    cards: tuple[int, ...]

    def banish(self, g: Play) -> Next:
        if g.players[self.seat].out:
            return done(False)
        return self.having(cards=g.banish(self.seat, self.cards))

    def answered(self, g: Play) -> Next:
        return happened(g, "card_banished", self.by, self.seat, self.cards) if self.cards else None

    def result(self, g: Play) -> Next:
        return done(bool(self.cards))


class BanishOfChoice(SeatRule):
    """A player banishes cards of the own hand or Boneyard; the result tells if it was done."""

    source: str
    number: int = 1
    optional: bool = False
    gone: bool = False

    def ask(self, g: Play) -> Next:
        player = g.players[self.seat]
        cards = tuple(c for c in (player.hand if self.source == "hand" else player.boneyard) if can_be_banished(c))
        if player.out or not cards or not self.number:
            return done(self.gone)
        options = (BANISHES[card] for card in one_of_each(cards))
        return privately(g, self.seat, "banish", options, may_pass=self.optional)

    def banish(self, g: Play, option: Option) -> Next:
        if not isinstance(option, Banish):
            return done(self.gone)
        return self.having(number=self.number - 1).then(BanishCards(self.seat, self.seat, (option.card,)))

    def go_on(self, g: Play, gone: bool) -> Next:
        return self.having(gone=self.gone or gone).then(again("ask"))
