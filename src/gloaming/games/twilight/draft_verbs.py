"""The verbs of a draft: piles are dealt, cards kept and handed on, decks built."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gloaming.games.twilight import events
from gloaming.games.twilight.card_verbs import CardVerbs
from gloaming.games.twilight.cards import DEITIES
from gloaming.games.twilight.decks import POOL, missing
from gloaming.games.twilight.state import NOTHING, Draft
from gloaming.kernel import Secret

PILES = 3
PILE = 20
PANTHEON = 3

Lists = tuple[tuple[int, ...], ...]


class DraftVerbs(CardVerbs, kw_only=True):
    """A game whose decks may be drafted."""

    def open_draft(self) -> None:
        """Three Deities and three piles of twenty cards for everyone, dealt from a shuffled pool."""
        self.faces = POOL
        self.owners = (NOTHING,) * len(POOL)
        self.seen = [0] * len(POOL)
        self.open_decks = False
        cards = list(range(len(POOL)))
        self.shuffle(cards)
        deities = list(range(len(DEITIES)))
        self.shuffle(deities)
        piles = [tuple(cards[PILE * n : PILE * (n + 1)]) for n in range(PILES * self.seats)]
        self.box = tuple(sorted(cards[PILE * PILES * self.seats :]))
        self.draft = Draft(
            piles=tuple(tuple(c for pile in piles[seat :: self.seats] for c in pile) for seat in range(self.seats)),
            packs=((),) * self.seats,
            cards=((),) * self.seats,
            pantheons=tuple(tuple(deities[seat : PANTHEON * self.seats : self.seats]) for seat in range(self.seats)),
            deities=((),) * self.seats,
        )
        self.tell(events.DraftOpened())

    def keep_deity(self, seat: int, deity: int) -> None:
        """A player keeps a Deity of those in hand."""
        draft = self.drafting
        pantheons, deities = _without(draft.pantheons, deity), _with(draft.deities, seat, deity)
        self.draft = replace(draft, pantheons=pantheons, deities=deities)
        self.tell(events.DeityKept(seat, Secret(deity, 1 << seat)))

    def pass_deities(self) -> None:
        """Everyone hands the other Deities to the left."""
        self.draft = replace(self.drafting, pantheons=_handed_on(self.drafting.pantheons, 1))
        self.tell(events.PassedOn("deities", "left"))

    def next_pile(self) -> None:
        """Everyone takes up the next pile."""
        draft = self.drafting
        self.draft = replace(
            draft,
            pile=draft.pile + 1,
            packs=tuple(pile[:PILE] for pile in draft.piles),
            piles=tuple(pile[PILE:] for pile in draft.piles),
        )
        self._look_at_packs()
        self.tell(events.PassedOn("pile", "own"))

    def keep_card(self, seat: int, card: int) -> None:
        """A player keeps a card of the pack in hand."""
        draft = self.drafting
        self.draft = replace(draft, packs=_without(draft.packs, card), cards=_with(draft.cards, seat, card))
        self.tell(events.CardKept(seat, Secret(card, 1 << seat)))

    def pass_packs(self, *, left: bool) -> None:
        """Everyone hands the rest of the pack to a neighbour."""
        self.draft = replace(self.drafting, packs=_handed_on(self.drafting.packs, 1 if left else -1))
        self._look_at_packs()
        self.tell(events.PassedOn("cards", "left" if left else "right"))

    def leave_out(self, seat: int, card: int) -> None:
        """A drafted card is not in the deck."""
        self.draft = replace(self.drafting, cards=_without(self.drafting.cards, card))
        self.box = tuple(sorted((*self.box, card)))
        self.tell(events.LeftOut(seat, Secret(card, 1 << seat)))

    def choose_deity(self, seat: int, deity: int) -> None:
        """A player decides for which of the drafted Deities to play."""
        deities = tuple((deity,) if s == seat else d for s, d in enumerate(self.drafting.deities))
        self.draft = replace(self.drafting, deities=deities)

    def close_draft(self, first: int) -> None:
        """Every deck is shuffled and becomes a Life Stack; the starting player is known."""
        draft = self.drafting
        owners = list(self.owners)
        for seat, cards in enumerate(draft.cards):
            for card in cards:
                owners[card] = seat
            deck = list(cards)
            self.shuffle(deck)
            self.hide(deck)
            deity = draft.deities[seat][0]
            faithful = not missing(DEITIES[deity], [self.faces[card] for card in cards])
            self.change(seat, deity=deity, faithful=faithful, life=tuple(deck))
            self.tell(events.DeckBuilt(seat, deity, faithful))
        self.owners = tuple(owners)
        self.draft = None
        self.first = self.active = first
        self.tell(events.GameBegan(first))

    def _look_at_packs(self) -> None:
        """Everyone sees the pack in hand; what went on to others is theirs to remember."""
        for seat, pack in enumerate(self.drafting.packs):
            self.hide(pack)
            self.show_to(seat, *pack)


def _with(lists: Lists, seat: int, one: int) -> Lists:
    return tuple((*had, one) if s == seat else had for s, had in enumerate(lists))


def _without(lists: Lists, one: int) -> Lists:
    return tuple(tuple(n for n in had if n != one) for had in lists)


def _handed_on(lists: Sequence[tuple[int, ...]], step: int) -> Lists:
    return tuple(lists[(seat - step) % len(lists)] for seat in range(len(lists)))
