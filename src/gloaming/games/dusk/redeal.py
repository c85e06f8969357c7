"""Redealing: what is special to Dusk."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.games.dusk.cards import SET_OF
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.pieces.redealing import Place, Redeal, Things, laid, laid_in


class RedealDusk(Redeal[DuskPosition]):
    """A player's cards are known by their sets: so many of each set are in the deck, the others in the box."""

    in_rules = ("card", "cards", "picked", "chosen")

    def places(self, pos: DuskPosition, seat: int) -> Iterator[Place]:
        for owner, player in enumerate(pos.players):
            # While decks are built everyone sees from which set a card was picked.
            picking = not pos.round and not player.hand
            for card in (*player.hand, *player.deck):
                yield Place(card, owner, SET_OF[card], shows=picking)
        for card in pos.box:
            yield Place(card, pos.owner(card), SET_OF[card])

    def lay(self, twin: DuskPosition, new: Things) -> None:
        twin.box = tuple(sorted(laid(twin.box, new)))
        twin.players = [laid_in(player, new, "hand", "deck") for player in twin.players]


redeal = RedealDusk()
