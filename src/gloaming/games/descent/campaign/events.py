"""What can happen in a campaign between and around its quests."""

from __future__ import annotations

from gloaming.kernel import Event, Secret

# The course of the campaign.


class QuestBegan(Event, rule="DE-363"):
    quest: str


class QuestEnded(Event, rule="DE-411"):
    quest: str
    winner: str


class ActChanged(Event, rule="DE-438"):
    """The Act II cards of monsters, lieutenants and the shop are used from now on."""


# The Campaign phase.


class FindsSold(Event, rule="DE-368"):
    gold: int
    cards: tuple[int, ...]


class CleanedUp(Event, rule="DE-370"):
    pass


class GoldGained(Event, rule="DE-394"):
    gold: int


class ExperienceGained(Event, rule="DE-373"):
    """Of one hero, or of the overlord (-1)."""

    figure: int
    points: int


class RelicGained(Event, rule="DE-424"):
    """By a hero, or by the overlord (-1)."""

    figure: int
    card: int


class TypeOpened(Event, rule="DE-374"):
    type: str


class CardHandedBack(Event, rule="DE-374"):
    card: int
    points: int


class ShopOpened(Event, reveals=True, rule="DE-395"):
    """The cards that are for sale."""

    cards: tuple[int, ...]


class ItemSold(Event, rule="DE-400"):
    figure: int
    card: int
    gold: int


class ItemPassedOn(Event, rule="DE-404"):
    giver: int
    taker: int
    card: int


class RelicWielded(Event, rule="DE-428"):
    lieutenant: str
    card: int


class CardSetAside(Event, rule="DE-389"):
    card: Secret[int]


# Travel.


class Departed(Event, rule="DE-413"):
    quest: str


class TravelEventDrawn(Event, reveals=True, rule="DE-418"):
    """A Travel Event card and the entry of it that counts."""

    drawn: int
    icon: str


class SpokenFor(Event, rule="DE-421"):
    """What a hero player is for, where all have to agree: a choice by its place, which may be of a hero."""

    seat: int
    choice: int
    hero: int
    drawn: int
    icon: str


class StopPassed(Event, rule="DE-420"):
    """Nothing is drawn here, as an earlier event said."""

    icon: str


class HandSeen(Event, reveals=True):
    """A hero looks at the overlord's hand."""

    figure: int
    cards: Secret[tuple[int, ...]]


class PlaceReached(Event, rule="DE-413"):
    """The heroes are where the quest is."""

    quest: str
