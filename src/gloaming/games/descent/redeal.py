"""Another position that a seat cannot tell from the real one: the overlord's hand and deck, the Search deck."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.games.descent.rules.position import DescentPosition
from gloaming.pieces.redealing import Place, Redeal, Things, laid


class DescentRedeal(Redeal[DescentPosition]):
    """What lies face down in Descent."""

    def places(self, pos: DescentPosition, seat: int) -> Iterable[Place]:
        for card in (*pos.hand, *pos.deck):
            yield Place(card, "overlord")
        for card in pos.search_deck:
            yield Place(card, "search")

    def lay(self, twin: DescentPosition, new: Things) -> None:
        twin.hand = laid(twin.hand, new)
        twin.deck = laid(twin.deck, new)
        twin.search_deck = laid(twin.search_deck, new)


redeal = DescentRedeal()
