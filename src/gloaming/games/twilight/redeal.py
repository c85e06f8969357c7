"""Redealing: what is special to Twilight of the Gods."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.games.twilight.rules.windows import TwilightPosition
from gloaming.games.twilight.state import NOTHING
from gloaming.pieces.redealing import Place, Redeal, Things, laid, laid_in


class RedealTwilight(Redeal[TwilightPosition]):
    """The back of a card is its level as an Aspect; it does not show inside a Life Stack, a pile or the box."""

    in_rules = ("matter", "card", "cards", "given", "chosen")

    def in_use(self, pos: TwilightPosition) -> set[int]:
        return super().in_use(pos) | set(pos.doomed)

    def places(self, pos: TwilightPosition, seat: int) -> Iterator[Place]:
        # Where decks are secret, only of the own cards a player knows from which deck they are.
        decks = [owner if pos.open_decks or owner == seat else NOTHING for owner in pos.owners]
        for _, _, card, shows in pos.face_down():
            yield Place(card, decks[card], pos.level(card), shows)
        for card in pos.undealt():
            yield Place(card, decks[card], pos.level(card), shows=False)

    def lay(self, twin: TwilightPosition, new: Things) -> None:
        if not twin.open_decks:
            owners = list(twin.owners)
            for old, card in new.items():
                owners[card] = twin.owners[old]
            twin.owners = tuple(owners)
        twin.box = laid(twin.box, new)
        if twin.draft is not None:
            twin.draft = laid_in(twin.draft, new, "packs", "piles", "cards")
        zones = ("hand", "life", "aspects", "set_aside", "resources")
        twin.players = [laid_in(player, new, *zones) for player in twin.players]


redeal = RedealTwilight()
