"""Dodge: two cards of one value, that many hexes, and the cards are banished."""

from __future__ import annotations

from gloaming.games.dusk import events
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.options import Add, Dodge
from gloaming.games.dusk.rules.blow import attack_of
from gloaming.games.dusk.rules.draw import one_of_each
from gloaming.games.dusk.rules.moments import happened, privately
from gloaming.games.dusk.rules.totals import ADDS
from gloaming.games.dusk.rules.walk import Walk, own_move_possible
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import Next, again
from gloaming.pieces.subjects import SeatRule

DODGES = tuple(Dodge(value) for value in range(10))


def dodge_values(g: Play, seat: int) -> list[int]:
    """The values of which a player holds a pair and that the Phantom can move."""
    hand = g.players[seat].hand
    wilds = sum(1 for card in hand if CARDS[card].type == "WILD")
    counts = [0] * 10
    for card in hand:
        counts[CARDS[card].value] += 1
    pairs = [value for value in range(1, 10) if counts[value] + wilds >= 2]
    if not pairs or g.held_still(seat):
        return []
    return [value for value in pairs if own_move_possible(g, seat, value)]


class DodgeAttack(SeatRule):
    """Play the pair, move, and be measured again."""

    value: int
    answers: int
    """The depth of the attack."""
    picked: tuple[int, ...] = ()

    def pick(self, g: Play) -> Next:
        hand = tuple(
            card for card in g.players[self.seat].hand if card not in self.picked and self.value in CARDS[card].values
        )
        cards = (ADDS[card][self.value] for card in one_of_each(hand))
        return privately(g, self.seat, "dodge_with", cards, first=False)

    def pick_second(self, g: Play, option: Add) -> Next:
        picked = (*self.picked, option.card)
        return self.having(picked=picked).then(again("pick" if len(picked) < 2 else "play"))

    def play(self, g: Play) -> Next:
        for card in self.picked:
            g.lay_down(self.seat, card)
        g.tell(events.Dodged(self.seat, self.picked, self.value))
        g.amend(self.answers, dodged=(*attack_of(g, self.answers).dodged, self.seat))
        return Walk(self.seat, self.seat, self.value, exact=True)

    def banish(self, g: Play) -> Next:
        for card in self.picked:
            g.resolve_card(card, "void")
        gone = tuple(card for card in self.picked if card in g.players[self.seat].void)
        return happened(g, "card_banished", self.seat, self.seat, gone) if gone else None
