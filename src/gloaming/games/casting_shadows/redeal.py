"""Redealing: what is special to Casting Shadows."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.games.casting_shadows.rules.responses import CastingPosition
from gloaming.pieces.redealing import Place, Redeal, Things, laid, laid_in


class RedealCastingShadows(Redeal[CastingPosition]):
    """Three decks whose order nobody knows, and Counterspells before the players."""

    def places(self, pos: CastingPosition, seat: int) -> Iterator[Place]:
        held = (card for player in pos.players for card in player.counterspells)
        yield from (Place(card, "main") for card in pos.main)
        yield from (Place(card, "companion") for card in pos.companion_deck)
        yield from (Place(card, "counterspell") for card in (*pos.counterspell_deck, *held))

    def lay(self, twin: CastingPosition, new: Things) -> None:
        decks = (twin.main, twin.companion_deck, twin.counterspell_deck)
        twin.main, twin.companion_deck, twin.counterspell_deck = (list(laid(deck, new)) for deck in decks)
        twin.players = [laid_in(player, new, "counterspells") for player in twin.players]


redeal = RedealCastingShadows()
