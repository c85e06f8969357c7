"""The overlord's cards, Search cards and items."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gloaming.games.descent.effects.op import About, Op

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
