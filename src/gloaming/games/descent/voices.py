"""Who says what: the abilities that speak at a moment and the modifiers of a value, among all figures; also the quest.

As with `places.py`, this is worked out once for some figures and heroes and kept while their cards stay the same; it
is no part of a position.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, TypeAlias

from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.cards.card import Ability, Modifier
from gloaming.games.descent.keeping import alike, changed

if TYPE_CHECKING:
    from gloaming.games.descent.settings import Settings
    from gloaming.games.descent.state import Change, Figure, Hero

Cards: TypeAlias = tuple[int, ...]
Spoken: TypeAlias = tuple[tuple[int, int, Ability], ...]
"""Card, place on it, ability."""
Said: TypeAlias = tuple[tuple[int, int, Modifier], ...]
"""Card, place on it, modifier."""


@lru_cache(maxsize=4096)
def _abilities(cards: Cards) -> dict[str, Spoken]:
    """For each moment the abilities of some cards that speak then."""
    found: dict[str, Spoken] = {}
    for card in cards:
        for n, one in enumerate(CARDS[card].abilities):
            found[one.at] = (*found.get(one.at, ()), (card, n, one))
    return found


def abilities_at(cards: Cards, moment: str) -> Spoken:
    """The abilities of some cards that speak at a moment."""
    return _abilities(cards).get(moment, ())


@lru_cache(maxsize=4096)
def _modifiers(cards: Cards, *, around: bool) -> dict[str, Said]:
    """For each value what these cards change about it by themselves: of their owner, or of figures around him."""
    found: dict[str, Said] = {}
    for card in cards:
        for n, one in enumerate(CARDS[card].modifiers):
            if not one.lasting and (one.whom != "me") == around:
                found[one.stat] = (*found.get(one.stat, ()), (card, n, one))
    return found


_cards_of = attrgetter("sheet", "skills", "equipped", "items", "used")
"""What of a hero decides which cards speak."""
_card_of = attrgetter("name", "kind", "rank", "act", "relic")
"""What of a figure does, besides whether it is on the map."""


class Voices:
    """What the cards of some figures say, and of which values the quest speaks."""

    def __init__(
        self, figures: Sequence[Figure], heroes: Sequence[Hero], in_force: Sequence[Cards], usable: Sequence[Cards]
    ) -> None:
        self.encounter = ""
        self.options: Settings | None = None
        self.changes: tuple[Change, ...] = ()
        """What it depends on which values the quest changes."""
        self.figures = list(figures)
        self.heroes = list(heroes)
        self.spoken = [_abilities(cards) for cards in usable]
        """For each figure by moment what the cards it may use say then."""
        self.speakers: dict[str, tuple[tuple[int, int, int, Ability], ...]] = {}
        """By moment the abilities of figures that speak then: figure, card, place on it, ability."""
        for number, one in enumerate(figures):
            if one.spaces or one.kind == "hero":
                for moment, spoken in self.spoken[number].items():
                    known = self.speakers.get(moment, ())
                    self.speakers[moment] = (*known, *((number, *entry) for entry in spoken))
        self.own = [_modifiers(cards, around=False) for cards in in_force]
        """For each figure by value what its own cards change about it."""
        self.around: dict[str, tuple[tuple[int, int, int, Modifier], ...]] = {}
        """By value what cards of figures on the map change about others: figure, card, place on it, modifier."""
        for number, one in enumerate(figures):
            if one.spaces and one.kind != "object":
                for stat, said in _modifiers(in_force[number], around=True).items():
                    self.around[stat] = (*self.around.get(stat, ()), *((number, *entry) for entry in said))
        self.of_cards = frozenset(self.around).union(*self.own)
        """All values that cards change."""
        self.stats = self.of_cards
        """All values that cards or the quest change: of the others nothing needs to be asked."""
        self.webs = [n for n, one in enumerate(figures) if one.spaces and "web" in self.own[n]]
        """The figures on the map next to which heroes pay for every step."""

    def fits(self, figures: list[Figure], heroes: list[Hero]) -> bool:
        """True if all of this is so for these figures, too: they have the same cards and are on the map or not."""
        if len(self.figures) != len(figures):
            return False
        if self.heroes != heroes and not alike(self.heroes, heroes, _cards_of):
            return False
        for before, now in changed(self.figures, figures):
            if (not before.spaces) != (not now.spaces) or _card_of(before) != _card_of(now):
                return False
        self.figures, self.heroes = figures[:], heroes[:]
        return True

    def heed(self, encounter: str, options: Settings, changes: tuple[Change, ...], of_quest: Collection[str]) -> None:
        """The quest changes these values, too."""
        self.encounter, self.options, self.changes = encounter, options, changes
        self.stats = self.of_cards.union(of_quest)


LAST = [Voices((), (), (), ())]
"""What was worked out last."""
