"""Redealing: what is special to Casting Shadows."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.games.casting_shadows.rules.responses import CastingPosition
from gloaming.pieces.redealing import Place, Redeal, Things, laid, laid_in


class RedealCastingShadows(Redeal[CastingPosition]):
    """Counterspells, in their deck and before the players, and two decks whose order nobody knows."""

    shuffled = ("main", "companion_deck")

    def places(self, pos: CastingPosition, seat: int) -> Iterator[Place]:
        held = (card for player in pos.players for card in player.counterspells)
        yield from map(Place, (*pos.counterspell_deck, *held))

    def lay(self, twin: CastingPosition, new: Things) -> None:
        twin.counterspell_deck = list(laid(twin.counterspell_deck, new))
        twin.players = [laid_in(player, new, "counterspells") for player in twin.players]


redeal = RedealCastingShadows()
