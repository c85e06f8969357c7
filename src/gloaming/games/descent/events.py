"""What can happen: every event is one of these."""

# ruff: noqa: I001 - the names below are for all who import this module

from __future__ import annotations

from gloaming.games.descent.combat_events import (
    AttackBlocked as AttackBlocked,
    AttackDeclared as AttackDeclared,
    AttackMissed as AttackMissed,
    AttackRedirected as AttackRedirected,
    AttackRolled as AttackRolled,
    DefenseRolled as DefenseRolled,
    DiceRolled as DiceRolled,
    DieRerolled as DieRerolled,
    SurgeSpent as SurgeSpent,
    Tested as Tested,
)
from gloaming.kernel import Event, Secret

# The course of a game.


class EncounterBegan(Event):
    encounter: str


class EncounterEnded(Event):
    encounter: str
    winner: str


class RoundBegan(Event):
    rule = "DE-073"
    round: int


class RoundEnded(Event):
    rule = "DE-154"
    round: int


class TurnBegan(Event):
    figure: int


class TurnEnded(Event):
    rule = "DE-088"
    figure: int


class OverlordTurnBegan(Event):
    rule = "DE-149"


class OverlordTurnEnded(Event):
    pass


class GroupActivated(Event):
    rule = "DE-155"
    group: int


class Activated(Event):
    rule = "DE-158"
    figure: int


class ActivationEnded(Event):
    figure: int


class GameEnded(Event):
    winners: tuple[int, ...]
    reason: str


# Set-up.


class HeroTaken(Event):
    seat: int
    hero: str
    class_name: str


class SkillLearned(Event):
    rule = "DE-348"
    figure: int
    card: int


class ItemBought(Event):
    rule = "DE-353"
    figure: int
    card: int


class OverlordBought(Event):
    rule = "DE-349"
    card: int


class Placed(Event):
    figure: int
    spaces: tuple[int, ...]


class Arrived(Event):
    figure: int
    who: str
    rank: str
    spaces: tuple[int, ...]


class GroupTaken(Event):
    group: int
    type: str


class TokenPlaced(Event):
    token: int
    space: int


# Actions and movement.


class MoveTaken(Event):
    rule = "DE-091"
    figure: int
    points: int


class PointsGained(Event):
    figure: int
    points: int


class Moved(Event):
    figure: int
    space: int
    """The space it entered."""


class BaseTurned(Event):
    rule = "DE-292"
    figure: int
    spaces: tuple[int, ...]


class MovementBought(Event):
    rule = "DE-104"
    figure: int
    points: int


class MoveEnded(Event):
    figure: int


class LeftMap(Event):
    rule = "DE-109"
    figure: int
    way: str


class Rested(Event):
    rule = "DE-124"
    figure: int


class Searched(Event):
    rule = "DE-127"
    figure: int
    token: int


class SearchCardDrawn(Event):
    """A Search card is drawn face up for all to see (DE-129)."""

    rule = "DE-129"
    reveals = True
    figure: int
    card: int


class UniqueFound(Event):
    """The token that was searched is the one that hides something of the quest."""

    rule = "DE-130"
    reveals = True
    figure: int
    what: str


class NothingFound(Event):
    figure: int


class StoodUp(Event):
    rule = "DE-133"
    figure: int
    spaces: tuple[int, ...]


class DoorOpened(Event):
    rule = "DE-141"
    figure: int
    door: int


class DoorClosed(Event):
    rule = "DE-143"
    figure: int
    door: int


class DoorChanged(Event):
    door: int
    state: str


class ClimbedOut(Event):
    rule = "DE-323"
    figure: int
    space: int


class TokenPickedUp(Event):
    rule = "DE-264"
    figure: int
    token: int


class TokenKept(Event):
    """A hero has what was found: like a Search card, not as a token he carries."""

    figure: int
    token: int


class TokenDropped(Event):
    rule = "DE-267"
    figure: int
    token: int
    space: int


class ActionGained(Event):
    figure: int
    kind: str


# Cards.


class Equipped(Event):
    rule = "DE-082"
    figure: int
    card: int


class Unequipped(Event):
    rule = "DE-083"
    figure: int
    card: int


class Exhausted(Event):
    rule = "DE-089"
    figure: int
    card: int


class Refreshed(Event):
    rule = "DE-081"
    figure: int
    cards: tuple[int, ...]


class CardUsed(Event):
    figure: int
    card: int


class FeatUsed(Event):
    rule = "DE-271"
    figure: int
    card: int


class CardFlipped(Event):
    rule = "DE-131"
    figure: int
    card: int


class CardTraded(Event):
    rule = "DE-259"
    giver: int
    taker: int
    card: int


class OverlordDrew(Event):
    reveals = True
    number: int
    cards: Secret[tuple[int, ...]]


class OverlordReshuffled(Event):
    rule = "DE-284"


class OverlordPlayed(Event):
    reveals = True
    card: int
    figure: int


class OverlordTook(Event):
    """Cards come to the overlord's hand for all to see."""

    reveals = True
    cards: tuple[int, ...]


class OverlordLooked(Event):
    """The overlord looks at the top of his deck and may put it in another order."""

    number: int


class OverlordDiscarded(Event):
    reveals = True
    cards: tuple[int, ...]


# Damage and the like.


class Vanished(Event):
    """A hero is off the map until his next turn."""

    figure: int
    space: int


class CameBack(Event):
    """A hero who had vanished stands on the map again."""

    figure: int
    spaces: tuple[int, ...]


class ItemFound(Event):
    """A hero finds a Shop Item."""

    reveals = True
    figure: int
    card: int


class Damaged(Event):
    figure: int
    damage: int
    by: int


class Fatigued(Event):
    figure: int
    fatigue: int


class Recovered(Event):
    rule = "DE-231"
    figure: int
    damage: int
    fatigue: int


class ConditionGained(Event):
    figure: int
    condition: str


class ConditionLost(Event):
    figure: int
    condition: str


class Defeated(Event):
    rule = "DE-236"
    figure: int
    by: int


class KnockedOut(Event):
    rule = "DE-237"
    figure: int
    space: int


class Charmed(Event):
    """The overlord acts with a hero."""

    figure: int


class WillRise(Event):
    """A token lies where a defeated monster will rise again."""

    figure: int
    space: int


class Rose(Event):
    figure: int
    spaces: tuple[int, ...]


class Promoted(Event):
    """A minion was swapped for a master."""

    figure: int


class Removed(Event):
    figure: int


class FellIntoPit(Event):
    rule = "DE-319"
    figure: int


class CounterChanged(Event):
    counter: str
    number: int


class SideChanged(Event):
    """A helper fights for the other side now."""

    figure: int
    side: str


class TokenRemoved(Event):
    """A token is out of the game."""

    token: int


class TokenTurned(Event):
    """A token was turned up."""

    reveals = True
    token: int
    face: str


class TokenSeen(Event):
    """A side has looked at a token."""

    reveals = True
    token: int
    side: str
