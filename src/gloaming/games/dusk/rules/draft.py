"""Deck construction: Phantoms, Skills and Weapons in turn, then four of nine cards of each."""

from __future__ import annotations

from gloaming.games.dusk.cards import CARDS, CARDS_OF, HOW_MANY, KINDS, SET_OF, SETS, SETS_OF
from gloaming.games.dusk.options import Pick, PickStarters, TakeSet
from gloaming.games.dusk.state import NOTHING
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import Ask, Next, Option, Rule, again, done
from gloaming.pieces.sides import clockwise

KEPT = 4
"""Of the nine cards of each set."""
TAKES = tuple(TakeSet(number) for number in range(18))
PICKS = tuple(Pick(card) for card in range(HOW_MANY))


class BuildDecks(Rule):
    """Each kind of set in turn; who picked last opens the next kind."""

    first: int
    kind: int = 0
    order: tuple[int, ...] = ()

    def order_of_picks(self, g: Play) -> Next:
        if self.kind == len(KINDS):
            return done()
        return self.having(order=clockwise(g.seats, self.first))

    def ask_set(self, g: Play) -> Next:
        if not self.order:
            return again("choose_cards")
        free = [TAKES[number] for number in SETS_OF[KINDS[self.kind]] if g.sets[number] == NOTHING]
        return Ask(self.order[0], "take_set", tuple(free))

    def take_set(self, g: Play, option: TakeSet) -> Next:
        seat = self.order[0]
        g.take_set(seat, option.set, KINDS[self.kind])
        return self.having(order=self.order[1:], first=seat).then(again("ask_set"))

    def choose_cards(self, g: Play) -> Next:
        return ChooseCards(KINDS[self.kind], tuple(range(g.seats)))

    def next_kind(self, g: Play) -> Next:
        return self.having(kind=self.kind + 1).then(again("order_of_picks"))


class ChooseCards(Rule):
    """Everyone keeps four cards of a set, unseen by the others; the rest stays in the box."""

    kind: str
    seats: tuple[int, ...]
    kept: int = 0

    def ask(self, g: Play) -> Next:
        if not self.seats:
            return done()
        number = self._set(g)
        left = tuple(PICKS[card] for card in CARDS_OF[number] if card in g.box)
        starters: tuple[Option, ...] = () if self.kept else (PickStarters(number),)
        return Ask(self.seats[0], "pick", (*left, *starters))

    def pick(self, g: Play, option: Pick | PickStarters) -> Next:
        seat, number = self.seats[0], self._set(g)
        cards = starters_of(number) if isinstance(option, PickStarters) else (option.card,)
        for card in cards:
            g.pick_card(seat, number, card)
        if self.kept + len(cards) < KEPT:
            return self.having(kept=self.kept + len(cards)).then(again("ask"))
        return self.having(kept=0, seats=self.seats[1:]).then(again("ask"))

    def _set(self, g: Play) -> int:
        number: int = getattr(g.players[self.seats[0]], self.kind)
        return number


def starters_of(number: int) -> tuple[int, ...]:
    """The four starter cards of a set."""
    return tuple(card for card in CARDS_OF[number] if CARDS[card].starter)


class DealDecks(Rule):
    """Who brings no deck gets sets by chance, with their starter cards or with any four cards of each."""

    brought: tuple[tuple[int, ...], ...] = ()
    """For each seat, the cards of the deck it brings, or none."""

    def deal(self, g: Play) -> None:
        brought = self.brought or ((),) * g.seats
        taken = {SET_OF[card] for own in brought for card in own}
        for kind in KINDS:
            sets = list(SETS_OF[kind])
            g.shuffle(sets)
            free = [number for number in sets if number not in taken]
            for seat, own in enumerate(brought):
                mine = {SETS[SET_OF[card]].kind: SET_OF[card] for card in own}
                g.take_set(seat, mine[kind] if mine else free.pop(0), kind)
        for seat in range(g.seats):
            if brought[seat]:
                g.deal_deck(seat, sorted(brought[seat]), openly=False)
                continue
            player = g.players[seat]
            cards: list[int] = []
            for number in (player.phantom, player.skill, player.weapon):
                nine = list(CARDS_OF[number])
                g.shuffle(nine)
                cards += nine[:KEPT] if g.options.set_up == "random" else starters_of(number)
            g.deal_deck(seat, sorted(cards), openly=g.options.set_up != "random")
