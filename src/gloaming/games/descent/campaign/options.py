"""What players of a campaign can be offered besides what a quest offers."""

from __future__ import annotations

from gloaming.kernel import Option


class BackToArhynn(Option):
    """The quest is over: go back to Arhynn."""


class Learn(Option):
    """Spend this hero's experience on this skill."""

    card: int
    figure: int


class BuyOverlordCard(Option):
    """Spend experience on this Overlord card."""

    card: int


class HandBack(Option):
    """Hand this Overlord card back for what it cost."""

    card: int


class Buy(Option):
    """Buy this Shop Item."""

    card: int


class Sell(Option):
    """Sell this item of a hero."""

    card: int


class PassOn(Option):
    """Give this item to another hero."""

    card: int


class PlayNext(Option):
    """Play this quest next."""

    quest: str


class Wield(Option):
    """Let this lieutenant wield this relic."""

    card: int
    lieutenant: str


class PutAside(Option):
    """Leave this Overlord card out of the next quest."""

    card: int


class RoadChoice(Option):
    """Choose this of what a Travel Event offers."""

    n: int
    """Its place there."""
