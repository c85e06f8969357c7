"""Looking at the top of a deck: take one, throw one away, put the rest back in the order of choice."""

from __future__ import annotations

from gloaming.games.dusk.options import Bin, PutNext, Take, Target
from gloaming.games.dusk.state import NOTHING
from gloaming.games.dusk.verbs import Play, without
from gloaming.kernel import Next, Option, again, choose, done
from gloaming.pieces.subjects import SeatRule


class LookAtDeck(SeatRule):
    """See the top cards of a deck and sort them."""

    of: int
    """Whose deck; to be chosen where it is nobody's yet."""
    number: int
    take: int
    bin: int
    rest: str
    cards: tuple[int, ...] = ()
    order: tuple[int, ...] = ()

    def whose(self, g: Play) -> Next:
        if self.of != NOTHING:
            return again("look")
        return choose(
            self.seat, "whose_deck", [Target(seat) for seat in g.alive() if g.players[seat].deck] or [Target(self.seat)]
        )

    def chosen(self, g: Play, option: Target) -> Next:
        return self.having(of=option.seat)

    def look(self, g: Play) -> Next:
        if not g.players[self.of].deck:
            return done()
        return self.having(cards=g.look_at_deck(self.seat, self.of, self.number))

    def pick(self, g: Play) -> Next:
        kinds: type[Option] = Take if self.take else Bin
        return choose(self.seat, "sort", [kinds(card) for card in self.cards])

    def sort_out(self, g: Play, option: Take | Bin) -> Next:
        if isinstance(option, Take):
            g.take_from_deck(self.of, option.card)
        else:
            g.discard(self.of, option.card, "deck")
        return self.having(cards=without(self.cards, (option.card,)))

    def next_back(self, g: Play) -> Next:
        left = without(self.cards, self.order)
        return choose(self.seat, "put_next", list(map(PutNext, left))) if left else again("put_back")

    def note(self, g: Play, option: PutNext) -> Next:
        return self.having(order=(*self.order, option.card)).then(again("next_back"))

    def put_back(self, g: Play) -> None:
        g.put_back(self.seat, self.of, self.order, self.rest)
