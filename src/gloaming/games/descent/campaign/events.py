"""What can happen in a campaign between and around its quests."""

from __future__ import annotations

from gloaming.kernel import Event, Secret

# The course of the campaign.


class QuestBegan(Event):
    rule = "DE-363"
    quest: str


class QuestEnded(Event):
    rule = "DE-411"
    quest: str
    winner: str


class ActChanged(Event):
    """The Act II cards of monsters, lieutenants and the shop are used from now on."""

    rule = "DE-438"


# The Campaign phase.


class FindsSold(Event):
    rule = "DE-368"
    gold: int
    cards: tuple[int, ...]


class CleanedUp(Event):
    rule = "DE-370"


class GoldGained(Event):
    rule = "DE-394"
    gold: int


class ExperienceGained(Event):
    """Of one hero, or of the overlord (-1)."""

    rule = "DE-373"
    figure: int
    points: int


class RelicGained(Event):
    """By a hero, or by the overlord (-1)."""

    rule = "DE-424"
    figure: int
    card: int


class TypeOpened(Event):
    rule = "DE-374"
    type: str


class CardHandedBack(Event):
    rule = "DE-374"
    card: int
    points: int


class ShopOpened(Event):
    """The cards that are for sale."""

    rule = "DE-395"
    reveals = True
    cards: tuple[int, ...]


class ItemSold(Event):
    rule = "DE-400"
    figure: int
    card: int
    gold: int


class ItemPassedOn(Event):
    rule = "DE-404"
    giver: int
    taker: int
    card: int


class RelicWielded(Event):
    rule = "DE-428"
    lieutenant: str
    card: int


class CardSetAside(Event):
    rule = "DE-389"
    card: Secret[int]


# Travel.


class Departed(Event):
    rule = "DE-413"
    quest: str


class TravelEventDrawn(Event):
    """A Travel Event card and the entry of it that counts."""

    rule = "DE-418"
    reveals = True
    drawn: int
    icon: str


class SpokenFor(Event):
    """What a hero player is for, where all have to agree: a choice by its place, which may be of a hero."""

    rule = "DE-421"
    seat: int
    choice: int
    hero: int
    drawn: int
    icon: str


class StopPassed(Event):
    """Nothing is drawn here, as an earlier event said."""

    rule = "DE-420"
    icon: str


class HandSeen(Event):
    """A hero looks at the overlord's hand."""

    reveals = True
    figure: int
    cards: Secret[tuple[int, ...]]


class PlaceReached(Event):
    """The heroes are where the quest is."""

    rule = "DE-413"
    quest: str
