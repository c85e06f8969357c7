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
from gloaming.games.descent.told import Told
from gloaming.kernel import Event, Secret

# The course of a game.


class EncounterBegan(Told):
    encounter: str


class EncounterEnded(Told):
    encounter: str
    winner: str


class RoundBegan(Told, rule="DE-073"):
    round: int


class RoundEnded(Told, rule="DE-154"):
    round: int


class TurnBegan(Told):
    figure: int


class TurnEnded(Told, rule="DE-088"):
    figure: int


class OverlordTurnBegan(Told, rule="DE-149"):
    pass


class OverlordTurnEnded(Told):
    pass


class GroupActivated(Told, rule="DE-155"):
    group: int


class Activated(Told, rule="DE-158"):
    figure: int


class ActivationEnded(Told):
    figure: int


class GameEnded(Told):
    winners: tuple[int, ...]
    reason: str


# Set-up.


class HeroTaken(Told):
    seat: int
    hero: str
    class_name: str


class SkillLearned(Told, rule="DE-348"):
    figure: int
    card: int


class ItemBought(Told, rule="DE-353"):
    figure: int
    card: int


class OverlordBought(Told, rule="DE-349"):
    card: int


class Placed(Told):
    figure: int
    spaces: tuple[int, ...]


class Arrived(Told):
    figure: int
    who: str
    rank: str
    spaces: tuple[int, ...]


class GroupTaken(Told):
    group: int
    type: str


class TokenPlaced(Told):
    token: int
    space: int


# Actions and movement.


class MoveTaken(Told, rule="DE-091"):
    figure: int
    points: int


class PointsGained(Told):
    figure: int
    points: int


class Moved(Told):
    figure: int
    space: int
    """The space it entered."""


class BaseTurned(Told, rule="DE-292"):
    figure: int
    spaces: tuple[int, ...]


class MovementBought(Told, rule="DE-104"):
    figure: int
    points: int


class MoveEnded(Told):
    figure: int


class LeftMap(Told, rule="DE-109"):
    figure: int
    way: str


class Rested(Told, rule="DE-124"):
    figure: int


class Searched(Told, rule="DE-127"):
    figure: int
    token: int


class SearchCardDrawn(Told, reveals=True, rule="DE-129"):
    """A Search card is drawn face up for all to see (DE-129)."""

    figure: int
    card: int


class UniqueFound(Told, reveals=True, rule="DE-130"):
    """The token that was searched is the one that hides something of the quest."""

    figure: int
    what: str


class NothingFound(Told):
    figure: int


class StoodUp(Told, rule="DE-133"):
    figure: int
    spaces: tuple[int, ...]


class DoorOpened(Told, rule="DE-141"):
    figure: int
    door: int


class DoorClosed(Told, rule="DE-143"):
    figure: int
    door: int


class DoorChanged(Told):
    door: int
    state: str


class ClimbedOut(Told, rule="DE-323"):
    figure: int
    space: int


class TokenPickedUp(Told, rule="DE-264"):
    figure: int
    token: int


class TokenKept(Told):
    """A hero has what was found: like a Search card, not as a token he carries."""

    figure: int
    token: int


class TokenDropped(Told, rule="DE-267"):
    figure: int
    token: int
    space: int


class ActionGained(Told):
    figure: int
    kind: str


# Cards.


class Equipped(Told, rule="DE-082"):
    figure: int
    card: int


class Unequipped(Told, rule="DE-083"):
    figure: int
    card: int


class Exhausted(Told, rule="DE-089"):
    figure: int
    card: int


class Refreshed(Told, rule="DE-081"):
    figure: int
    cards: tuple[int, ...]


class CardUsed(Told):
    figure: int
    card: int


class FeatUsed(Told, rule="DE-271"):
    figure: int
    card: int


class CardFlipped(Told, rule="DE-131"):
    figure: int
    card: int


class CardTraded(Told, rule="DE-259"):
    giver: int
    taker: int
    card: int


class OverlordDrew(Event, reveals=True):
    number: int
    cards: Secret[tuple[int, ...]]


class OverlordReshuffled(Told, rule="DE-284"):
    pass


class OverlordPlayed(Told, reveals=True):
    card: int
    figure: int


class OverlordTook(Told, reveals=True):
    """Cards come to the overlord's hand for all to see."""

    cards: tuple[int, ...]


class OverlordLooked(Told):
    """The overlord looks at the top of his deck and may put it in another order."""

    number: int


class OverlordDiscarded(Told, reveals=True):
    cards: tuple[int, ...]


# Damage and the like.


class Vanished(Told):
    """A hero is off the map until his next turn."""

    figure: int
    space: int


class CameBack(Told):
    """A hero who had vanished stands on the map again."""

    figure: int
    spaces: tuple[int, ...]


class ItemFound(Told, reveals=True):
    """A hero finds a Shop Item."""

    figure: int
    card: int


class Damaged(Told):
    figure: int
    damage: int
    by: int


class Fatigued(Told):
    figure: int
    fatigue: int


class Recovered(Told, rule="DE-231"):
    figure: int
    damage: int
    fatigue: int


class ConditionGained(Told):
    figure: int
    condition: str


class ConditionLost(Told):
    figure: int
    condition: str


class Defeated(Told, rule="DE-236"):
    figure: int
    by: int


class KnockedOut(Told, rule="DE-237"):
    figure: int
    space: int


class Charmed(Told):
    """The overlord acts with a hero."""

    figure: int


class WillRise(Told):
    """A token lies where a defeated monster will rise again."""

    figure: int
    space: int


class Rose(Told):
    figure: int
    spaces: tuple[int, ...]


class Promoted(Told):
    """A minion was swapped for a master."""

    figure: int


class Removed(Told):
    figure: int


class FellIntoPit(Told, rule="DE-319"):
    figure: int


class CounterChanged(Told):
    counter: str
    number: int


class SideChanged(Told):
    """A helper fights for the other side now."""

    figure: int
    side: str


class TokenRemoved(Told):
    """A token is out of the game."""

    token: int


class TokenTurned(Told, reveals=True):
    """A token was turned up."""

    token: int
    face: str


class TokenSeen(Told, reveals=True):
    """A side has looked at a token."""

    token: int
    side: str
