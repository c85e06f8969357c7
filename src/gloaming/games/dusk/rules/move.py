"""Move, Hold, and the other actions that are no attack and no card's effect."""

from __future__ import annotations

from gloaming.games.dusk import events
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.options import As
from gloaming.games.dusk.rules.declare import HIGHEST, LOWEST, values_as
from gloaming.games.dusk.rules.draw import BanishOfChoice, DiscardCards
from gloaming.games.dusk.rules.moments import CardDeed, happened, opened, window
from gloaming.games.dusk.rules.walk import Walk, own_move_possible
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import Next, again, choose, done
from gloaming.pieces.subjects import CardRule

VALUES = tuple(As(value) for value in range(HIGHEST + 2))


def lengths_possible(g: Play, seat: int, card: int) -> list[int]:
    """How far a Phantom can go by a Move with this card."""
    values, gait = values_as(g, CARDS[card]), g.gait(seat)
    reach = {value + off for value in values for off in range(-gait, gait + 1)} if gait else values
    return [length for length in sorted(reach) if length >= LOWEST and own_move_possible(g, seat, length)]


class MoveAction(CardDeed):
    """Play a card as a Move: exactly its value, unless a text allows otherwise."""

    length: int = 0

    def ask_length(self, g: Play) -> Next:
        return choose(self.seat, "as", [VALUES[length] for length in lengths_possible(g, self.seat, self.card)])

    def declare(self, g: Play, option: As) -> Next:
        g.spend_action()
        g.lay_down(self.seat, self.card)
        g.use_boosts("value")
        g.tell(events.MoveDeclared(self.seat, self.card, option.value))
        taxes = len(g.taxes(self.seat, "move_action"))
        return self.having(length=option.value).then(DiscardCards(self.seat, taxes) if taxes else again("answered"))

    answered = window("move_declared")

    def walk(self, g: Play) -> Next:
        return Walk(self.seat, self.seat, self.length, exact=True)

    def put_away(self, g: Play) -> None:
        g.resolve_card(self.card)


class HoldAction(CardDeed):
    """Discard a card and stay in the rotation."""

    def declare(self, g: Play) -> Next:
        g.spend_action()
        return opened(g, self, "hold_declared")

    def hold(self, g: Play) -> Next:
        if self.card not in g.players[self.seat].hand:
            return done()
        g.hold_card(self.seat, self.card)
        return None

    def discarded(self, g: Play) -> Next:
        return happened(g, "card_discarded", self.seat, self.seat, (self.card,))

    def held(self, g: Play) -> Next:
        return happened(g, "held", self.seat, self.seat)


class EscapeCard(CardRule):
    """Spend an action and discard cards to destroy a card that lies before you."""

    def pay(self, g: Play) -> Next:
        g.spend_action()
        return DiscardCards(self.seat, CARDS[self.card].escape)

    def destroy(self, g: Play) -> None:
        g.leave_play(self.card, destroyed=True)


class EmpowerCard(CardRule):
    """Banish a card from hand to put a Shard on a card."""

    def banish(self, g: Play) -> Next:
        g.note_empowered(self.card)
        return BanishOfChoice(self.seat, "hand")

    def empower(self, g: Play, gone: bool) -> None:
        if gone and g.lying(self.card) is not None:
            g.add_shards(self.seat, self.card, 1)
