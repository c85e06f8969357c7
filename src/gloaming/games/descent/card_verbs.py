"""Verbs of cards: those of heroes, what lasts of them, and those of the overlord."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from gloaming.games.descent import events
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.figure_verbs import FigureVerbs
from gloaming.games.descent.state import NOBODY, NOTHING, OVERLORD, Lasting
from gloaming.kernel import Secret


class CardVerbs(FigureVerbs, kw_only=True):
    """A game of Descent with its cards."""

    # Cards of heroes.

    def rest(self, figure: int) -> None:
        self._change_hero(figure, rested=True)
        self.tell(events.Rested(figure))

    def exhaust(self, figure: int, card: int) -> None:
        self._change_hero(figure, exhausted=(*self.heroes[figure].exhausted, card))
        self.tell(events.Exhausted(figure, card))

    def refresh(self, figure: int) -> None:
        exhausted = self.heroes[figure].exhausted
        self._expire("refresh", figure)
        if exhausted:
            self._change_hero(figure, exhausted=())
            self.tell(events.Refreshed(figure, exhausted))

    def exhaust_relic(self, figure: int) -> None:
        """The relic of a lieutenant is exhausted until the overlord's next turn starts (DE-090)."""
        self._change(figure, relic_exhausted=True)
        self.tell(events.Exhausted(figure, self.figures[figure].relic))

    def refresh_relics(self) -> None:
        for number, one in enumerate(self.figures):
            if one.relic_exhausted:
                self._change(number, relic_exhausted=False)
                self.tell(events.Refreshed(number, (one.relic,)))

    def use_card(self, figure: int, card: int) -> None:
        self.tell(events.CardUsed(figure, card))

    def use_up(self, figure: int, card: int, *, whole_round: bool) -> None:
        self.used = (*self.used, (figure, card, int(whole_round)))

    def use_feat(self, figure: int) -> None:
        """The hero sheet is turned over (DE-271)."""
        self._change_hero(figure, feat_used=True)
        self.tell(events.FeatUsed(figure, self.heroes[figure].sheet))

    def flip(self, figure: int, card: int) -> None:
        self._change_hero(figure, used=(*self.heroes[figure].used, card))
        self.tell(events.CardFlipped(figure, card))

    def equip(self, figure: int, card: int) -> None:
        self._change_hero(figure, equipped=(*self.heroes[figure].equipped, card))
        self.tell(events.Equipped(figure, card))

    def put_away(self, figure: int, card: int) -> None:
        hero = self.heroes[figure]
        self._change_hero(figure, equipped=tuple(other for other in hero.equipped if other != card))
        self.tell(events.Unequipped(figure, card))

    def trade(self, giver: int, taker: int, card: int) -> None:
        mine, other = self.heroes[giver], self.heroes[taker]
        self._change_hero(
            giver,
            items=tuple(one for one in mine.items if one != card),
            equipped=tuple(one for one in mine.equipped if one != card),
            exhausted=tuple(one for one in mine.exhausted if one != card),
            used=tuple(one for one in mine.used if one != card),
            traded=tuple(one for one in mine.traded if one != card),
        )
        self._change_hero(
            taker,
            items=(*other.items, card),
            traded=(*other.traded, card),
            exhausted=(*other.exhausted, card) if card in mine.exhausted else other.exhausted,
            used=(*other.used, card) if card in mine.used else other.used,
        )
        self.tell(events.CardTraded(giver, taker, card))

    def draw_search(self, figure: int) -> int:
        """The top card of the Search deck comes to a hero, for all to see; -1 if there is none (R80)."""
        if not self.search_deck:
            self.tell(events.NothingFound(figure))
            return NOTHING
        card = self.search_deck[-1]
        self.search_deck = self.search_deck[:-1]
        self.show(card)
        self._change_hero(figure, items=(*self.heroes[figure].items, card))
        self.tell(events.SearchCardDrawn(figure, card))
        return card

    def find_another(self, depth: int, figure: int) -> None:
        """The Search card just drawn is discarded for a new one."""
        rule: Any = self.rule_at(depth)
        self.discard_search(figure, rule.card)
        self.amend(depth, card=self.draw_search(figure))

    def find_shop_item(self, figure: int) -> None:
        """A Shop Item of the act that nobody owns, drawn by chance; he may equip it from his next turn on."""
        left = [card for card in self.shop if CARDS[card].act == self.act]
        if not left:
            self.tell(events.NothingFound(figure))
            return
        card = left[self.below(len(left))]
        hero = self.heroes[figure]
        self.shop = tuple(other for other in self.shop if other != card)
        self._change_hero(figure, items=(*hero.items, card), traded=(*hero.traded, card))
        self.tell(events.ItemFound(figure, card))

    def discard_search(self, figure: int, card: int) -> None:
        self._change_hero(figure, items=tuple(one for one in self.heroes[figure].items if one != card))
        self.search_discard = (*self.search_discard, card)

    # Lasting effects.

    def make_last(self, card: int, modifier: int, figure: int, until: str, owner: int) -> None:
        """A modifier of a card works for a figure until a time of the owner comes."""
        self.lasting = (
            *self.lasting,
            Lasting(card=card, modifier=modifier, figure=figure, until=until, owner=owner),
        )

    def _expire(self, until: str, figure: int = NOBODY) -> None:
        if self.lasting:
            self.lasting = tuple(
                one
                for one in self.lasting
                if one.until != until
                or (figure != NOBODY and figure != (one.figure if one.owner == NOBODY else one.owner))
            )

    def _age(self, figure: int) -> None:
        """What lasts to the end of a figure's next turn now lasts to the end of its turn."""
        if self.lasting:
            self.lasting = tuple(
                replace(one, until="turn_end") if one.until == "next_turn_end" and one.figure == figure else one
                for one in self.lasting
            )

    # The overlord's cards.

    def draw_overlord(self, number: int) -> tuple[int, ...]:
        """Cards from the top of the deck; the discards become a new deck when the last card is drawn (DE-284)."""
        drawn: list[int] = []
        for _ in range(number):
            if not self.deck:
                self._reshuffle()
            if not self.deck:
                break
            card = self.deck[-1]
            self.deck = self.deck[:-1]
            self.show_to(OVERLORD, card)
            drawn.append(card)
            if not self.deck:
                self._reshuffle()
        if drawn:
            self.hand = (*self.hand, *drawn)
            self.tell(events.OverlordDrew(len(drawn), Secret(tuple(drawn), 1 << OVERLORD)))
        return tuple(drawn)

    def _reshuffle(self) -> None:
        if self.discard:
            deck = list(self.discard)
            self.discard = ()
            self.shuffle(deck)
            self.hide(deck)
            self.deck = tuple(deck)
            self.tell(events.OverlordReshuffled())

    def play_overlord(self, card: int, figure: int) -> None:
        """A card leaves the overlord's hand, for all to see, and is noted with its target (DE-280)."""
        self.hand = tuple(other for other in self.hand if other != card)
        self.show(card)
        self.discard = (*self.discard, card)
        self.played = (*self.played, (CARDS[card].name, figure))
        self.tell(events.OverlordPlayed(card, figure))

    def discard_random(self) -> None:
        """The overlord loses a card of his hand by chance, if he has any."""
        if self.hand:
            self.discard_overlord((self.hand[self.below(len(self.hand))],))

    def discard_overlord(self, cards: Sequence[int]) -> None:
        self.hand = tuple(card for card in self.hand if card not in cards)
        for card in cards:
            self.show(card)
        self.discard = (*self.discard, *cards)
        self.tell(events.OverlordDiscarded(tuple(cards)))

    def return_overlord(self, card: int) -> None:
        """A card that was just played comes back to the overlord's hand; everyone knows it there."""
        if card in self.discard:
            self.discard = tuple(other for other in self.discard if other != card)
            self.hand = (*self.hand, card)
            self.tell(events.OverlordTook((card,)))

    def take_overlord(self, card: int) -> None:
        """The overlord takes a card from deck or discards, for all to see, and the deck is shuffled."""
        self.discard = tuple(other for other in self.discard if other != card)
        deck = [other for other in self.deck if other != card]
        self.hand = (*self.hand, card)
        self.show(card)
        self.tell(events.OverlordTook((card,)))
        self.shuffle(deck)
        self.hide(deck)
        self.deck = tuple(deck)
        if not deck:
            self._reshuffle()

    def scheme(self, kind: str) -> None:
        """Cards are revealed from the top of the deck until one is of that type: it is taken, the others discarded."""
        deck = list(self.deck)
        revealed: list[int] = []
        found: tuple[int, ...] = ()
        while deck and not found:
            card = deck.pop()
            if CARDS[card].type == kind:
                found = (card,)
            else:
                revealed.append(card)
        self.deck = tuple(deck)
        self.show(*revealed, *found)
        if revealed:
            self.discard = (*self.discard, *revealed)
            self.tell(events.OverlordDiscarded(tuple(revealed)))
        if found:
            self.hand = (*self.hand, *found)
            self.tell(events.OverlordTook(found))
        if not deck:
            self._reshuffle()

    def look_at_top(self, number: int) -> int:
        """The overlord looks at the top of his deck; how many cards those are."""
        top = self.deck[-number:]
        self.show_to(OVERLORD, *top)
        self.tell(events.OverlordLooked(len(top)))
        return len(top)

    def put_in_deck(self, card: int, above: int) -> None:
        """A card of the deck is put where that many cards lie above it."""
        deck = [other for other in self.deck if other != card]
        deck.insert(len(deck) - above, card)
        self.deck = tuple(deck)
