"""What stands above the encounters of a quest: where it is in the campaign, and what it is worth."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from gloaming.games.descent.quests.encounter import Encounter, Entry
from gloaming.games.descent.quests.words import Side
from gloaming.kernel.frozen import Frozen


class Available(Entry):
    """When a quest can be chosen."""

    stage: str
    requires: dict[str, Any] = msgspec.field(default_factory=dict)


class LeadsTo(Entry):
    """What comes after it: a stage, or a quest for each winner."""

    stage: str | None = None
    heroes: str | None = None
    overlord: str | None = None


class Travel(Entry):
    """The icons on the way there."""

    icons: tuple[Literal["road", "plains", "forest", "mountains", "water"], ...]


class Reward(Frozen, forbid_unknown_fields=True, kw_only=True):
    """What somebody gets."""

    xp: int = 0
    xp_one_hero: int = 0
    gold_per_hero: int = 0
    relic: str | None = None
    take_from_overlord: bool = False
    opens_group: str | None = None
    refund_cards: bool = False
    campaign: bool = False


class Rewards(Entry):
    """What both sides get, and what the winner gets on top."""

    both: Reward
    heroes: Reward
    overlord: Reward

    def of_winner(self, side: Side) -> Reward:
        """What that side gets on top for winning."""
        return self.heroes if side == "heroes" else self.overlord


class Quest(Frozen, forbid_unknown_fields=True, kw_only=True):
    """One quest with its encounters."""

    id: str
    name: str
    category: Literal["introduction", "act1", "interlude", "act2", "finale"]
    act: Literal[1, 2]
    standalone: bool
    guide_page: int
    origin: Literal["fact", "house"]
    confidence: str
    available: Available
    leads_to: LeadsTo
    travel: Travel
    rewards: Rewards
    encounters: tuple[Encounter, ...]
