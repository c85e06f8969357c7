"""The drafting variant: Deities, then three piles of cards are handed round; everyone builds a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from gloaming.games.twilight import options as opt
from gloaming.games.twilight.cards import DEITIES, FACES
from gloaming.games.twilight.cards.card import DECK_SIZE, Deity
from gloaming.games.twilight.draft_verbs import PILES, DraftVerbs
from gloaming.games.twilight.state import State
from gloaming.kernel import Ask, Next, Rule, again, choose, done, each
from gloaming.pieces.alike import first_of_each


class DraftDecks(Rule):
    """Draft Deities and cards, then build decks."""

    def deal(self, g: DraftVerbs) -> None:
        g.open_draft()

    def draft_deities(self, g: DraftVerbs) -> Next:
        return DraftDeities()

    @each(lambda self, g: range(g.drafting.pile, PILES))
    def draft_cards(self, g: DraftVerbs, pile: int) -> Next:
        """The first pile goes round to the right, the second to the left, the third to the right again."""
        g.next_pile()
        return DraftPile(left=pile % 2 == 1)

    def build(self, g: DraftVerbs) -> Next:
        return BuildDecks()

    def close(self, g: DraftVerbs) -> None:
        g.close_draft(g.below(g.seats))


class DraftDeities(Rule):
    """Everyone keeps one Deity and hands the others to the left, until all are kept."""

    seat: int = 0

    def offer(self, g: DraftVerbs) -> Next:
        held = g.drafting.pantheons[self.seat]
        return choose(self.seat, "deity", tuple(opt.TakeDeity(deity) for deity in held)) if held else done()

    def keep(self, g: DraftVerbs, option: opt.TakeDeity) -> Next:
        g.keep_deity(self.seat, option.deity)
        if self.seat + 1 < g.seats:
            return self.having(seat=self.seat + 1).then(again("offer"))
        g.pass_deities()
        return self.having(seat=0).then(again("offer"))


class DraftPile(Rule):
    """Everyone keeps one card of a pile and hands the others on, until all are kept."""

    left: bool
    seat: int = 0

    def offer(self, g: DraftVerbs) -> Next:
        pack = g.drafting.packs[self.seat]
        if not pack:
            return done()
        if len(pack) == 1:
            return choose(self.seat, "draft", (opt.DraftCard(pack[0]),))
        return Ask(self.seat, "draft", tuple(opt.DraftCard(card) for card in distinct(g, pack)))

    def keep(self, g: DraftVerbs, option: opt.DraftCard) -> Next:
        g.keep_card(self.seat, option.card)
        if self.seat + 1 < g.seats:
            return self.having(seat=self.seat + 1).then(again("offer"))
        g.pass_packs(left=self.left)
        return self.having(seat=0).then(again("offer"))


class BuildDecks(Rule):
    """Everyone decides for one Deity and leaves out cards until fifty are left."""

    seat: int = 0

    def choose_deity(self, g: DraftVerbs) -> Next:
        deities = g.drafting.deities[self.seat]
        return choose(self.seat, "choose_deity", tuple(opt.TakeDeity(deity) for deity in deities))

    def decide(self, g: DraftVerbs, option: opt.TakeDeity) -> None:
        g.choose_deity(self.seat, option.deity)

    def choose_card(self, g: DraftVerbs) -> Next:
        """Where the requirement of the Deity can be met it has to be."""
        if len(g.drafting.cards[self.seat]) == DECK_SIZE:
            return again("next_seat")
        return Ask(self.seat, "leave_out", tuple(opt.LeaveOut(card) for card in spare(g, self.seat)))

    def leave_out(self, g: DraftVerbs, option: opt.LeaveOut) -> Next:
        g.leave_out(self.seat, option.card)
        return again("choose_card")

    def next_seat(self, g: DraftVerbs) -> Next:
        if self.seat + 1 == g.seats:
            return done()
        return self.having(seat=self.seat + 1).then(again("choose_deity"))


def distinct(g: State, cards: Iterable[int]) -> list[int]:
    """Of cards with the same face, one."""
    return first_of_each(sorted(cards), lambda card: g.faces[card])


def spare(g: State, seat: int) -> list[int]:
    """The drafted cards a player may leave out, by face: not what the requirement of the Deity still needs."""
    cards = g.drafting.cards[seat]
    deity = DEITIES[g.drafting.deities[seat][0]]
    counts = Counter[str](FACES[g.faces[card]].faction for card in cards)
    needed = deity.requirement if can_meet(deity, counts) else {}
    return [
        card
        for card in distinct(g, cards)
        if counts[FACES[g.faces[card]].faction] > needed.get(FACES[g.faces[card]].faction, 0)
    ]


def can_meet(deity: Deity, counts: Counter[str]) -> bool:
    """True if so many cards of each Faction are enough for the requirement of a Deity."""
    return all(counts[faction] >= n for faction, n in deity.requirement.items())
