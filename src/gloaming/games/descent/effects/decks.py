"""The overlord's cards, Search cards and items."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.effects.op import About, Condition, Op
from gloaming.kernel import Next, choose

if TYPE_CHECKING:
    from gloaming.games.descent.verbs import Play


class DrawOverlord(Op):
    """The overlord draws cards."""

    n: int = 1

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.draw_overlord(self.n)


class DiscardFind(Op):
    """The Search card just drawn goes to the discards at once."""

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.discard_search(about.me, about.card)


class FindAnother(Op):
    """The Search card just drawn is discarded for a new one."""

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.find_another(about.depth, about.me)


class DiscardRandom(Op):
    """The overlord discards a card of his hand by chance."""

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.discard_random()


class FindShopItem(Op):
    """A Shop Item of the act, drawn by chance, comes to the owner."""

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.find_shop_item(about.me)


class DrawForGroup(Op):
    """The overlord draws a card for each figure of the group of `it`, keeps some and discards the others."""

    keep: int

    def do(self, g: Play, about: About, aim: Any) -> Any:
        drawn = g.draw_overlord(len(g.in_group(g.figures[about.it].group)))
        return g.keeping(drawn, self.keep)


class TakeAnyCard(Op):
    """The overlord takes a card of deck or discards for all to see, and the deck is shuffled."""

    def can_work(self, g: Play, about: About) -> bool:
        return bool(self._names(g, about))

    def _names(self, g: Play, about: About) -> dict[str, int]:
        """One card of each name; in an order that tells nothing of the deck."""
        return {g.card(card).name: card for card in sorted((*g.deck, *g.discard)) if card != about.card}

    def aim(self, g: Play, about: About) -> Next:
        options = [opt.ChooseCard(card) for card in self._names(g, about).values()]
        return choose(about.seat, "take_card", options) if options else None

    def do(self, g: Play, about: About, aim: Any) -> Any:
        if aim is None:
            return False
        g.take_overlord(aim.card)
        return aim.card

    def note(self, about: About, result: Any) -> About:
        return about if result is False else replace(about, found=result)


class Found(Condition):
    """The card that was taken is of a type."""

    type: str

    def holds(self, g: Play, about: About) -> bool:
        return about.found >= 0 and g.card(about.found).type == self.type


class RevealUntil(Op):
    """The overlord names a type and takes the first card of it from his deck; what comes before is discarded."""

    def can_work(self, g: Play, about: About) -> bool:
        return bool(g.deck)

    def aim(self, g: Play, about: About) -> Next:
        return choose(about.seat, "card_type", [opt.ChooseWord(word) for word in ("Event", "Magic", "Trap")])

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.scheme(aim.word)


class ArrangeTop(Op):
    """The overlord looks at the top cards of his deck and puts them back in any order."""

    n: int

    def can_work(self, g: Play, about: About) -> bool:
        return bool(g.deck)

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return g.arranging(g.look_at_top(self.n))


class ReturnToHand(Op):
    """The card comes back to the overlord's hand."""

    def do(self, g: Play, about: About, aim: Any) -> Any:
        g.return_overlord(about.card)


class DiscardFromHand(Op):
    """The overlord discards a card of his hand that he picks."""

    gate: bool = True

    def can_work(self, g: Play, about: About) -> bool:
        return bool(g.hand)

    def aim(self, g: Play, about: About) -> Next:
        return choose(about.seat, "discard", [opt.ChooseCard(card) for card in g.hand]) if g.hand else None

    def do(self, g: Play, about: About, aim: Any) -> Any:
        if aim is None:
            return False
        g.discard_overlord((aim.card,))
