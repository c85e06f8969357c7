"""The Campaign sheet: what a campaign remembers from one quest to the next, besides the heroes themselves."""

from __future__ import annotations

from typing import Literal

from gloaming.kernel.frozen import Frozen

Winner = Literal["heroes", "overlord"]


class Result(Frozen):
    """A line of the quest log: who won which quest (DE-411)."""

    quest: str
    winner: Winner


class CampaignSheet(Frozen, kw_only=True):
    """What is written down; the experience of each hero stands with him."""

    log: tuple[Result, ...] = ()
    gold: int = 0
    """It belongs to all heroes together (DE-392)."""
    overlord_xp: int = 0
    relics: tuple[int, ...] = ()
    """The relics of the overlord, by the cards of his side."""
    wielded: tuple[tuple[str, int], ...] = ()
    """Which lieutenant wields which of them in this quest."""
    off: tuple[int, ...] = ()
    """Relics whose lieutenant was defeated in this quest (DE-430)."""
    opened: tuple[str, ...] = ()
    """Monster types that rewards have opened to the overlord for his open groups."""
    travel_deck: tuple[int, ...] = ()
    """The Travel Event cards not drawn yet in this travel step; in no order, as one is drawn by chance."""

    def winner_of(self, quest: str) -> Winner | None:
        """Who won a quest; None if it was not played."""
        return next((result.winner for result in self.log if result.quest == quest), None)

    def relic_of(self, lieutenant: str) -> int | None:
        """The relic a lieutenant wields in this quest, unless it is off."""
        return next((card for name, card in self.wielded if name == lieutenant and card not in self.off), None)
