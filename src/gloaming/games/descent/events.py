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
from gloaming.games.descent.said_at_once import SaidAtOnce
from gloaming.kernel import Event, Secret

# The course of a game.


class EncounterBegan(SaidAtOnce):
    encounter: str


class EncounterEnded(SaidAtOnce):
    encounter: str
    winner: str


class RoundBegan(SaidAtOnce, rule="DE-073"):
    round: int


class RoundEnded(SaidAtOnce, rule="DE-154"):
    round: int


class TurnBegan(SaidAtOnce):
    figure: int


class TurnEnded(SaidAtOnce, rule="DE-088"):
    figure: int


class OverlordTurnBegan(SaidAtOnce, rule="DE-149"):
    pass


class OverlordTurnEnded(SaidAtOnce):
    pass


class GroupActivated(SaidAtOnce, rule="DE-155"):
    group: int


class Activated(SaidAtOnce, rule="DE-158"):
    figure: int


class ActivationEnded(SaidAtOnce):
    figure: int


class GameEnded(SaidAtOnce):
    winners: tuple[int, ...]
    reason: str


# Set-up.


class HeroTaken(SaidAtOnce):
    seat: int
    hero: str
    class_name: str


class SkillLearned(SaidAtOnce, rule="DE-348"):
    figure: int
    card: int


class ItemBought(SaidAtOnce, rule="DE-353"):
    figure: int
    card: int


class OverlordBought(SaidAtOnce, rule="DE-349"):
    card: int


class Placed(SaidAtOnce):
    figure: int
    spaces: tuple[int, ...]


class Arrived(SaidAtOnce):
    figure: int
    who: str
    rank: str
    spaces: tuple[int, ...]


class GroupTaken(SaidAtOnce):
    group: int
    type: str


class TokenPlaced(SaidAtOnce):
    token: int
    space: int


# Actions and movement.


class MoveTaken(SaidAtOnce, rule="DE-091"):
    figure: int
    points: int


class PointsGained(SaidAtOnce):
    figure: int
    points: int


class Moved(SaidAtOnce):
    figure: int
    space: int
    """The space it entered."""


class BaseTurned(SaidAtOnce, rule="DE-292"):
    figure: int
    spaces: tuple[int, ...]


class MovementBought(SaidAtOnce, rule="DE-104"):
    figure: int
    points: int


class MoveEnded(SaidAtOnce):
    figure: int


class LeftMap(SaidAtOnce, rule="DE-109"):
    figure: int
    way: str


class Rested(SaidAtOnce, rule="DE-124"):
    figure: int


class Searched(SaidAtOnce, rule="DE-127"):
    figure: int
    token: int


class SearchCardDrawn(SaidAtOnce, reveals=True, rule="DE-129"):
    """A Search card is drawn face up for all to see (DE-129)."""

    figure: int
    card: int


class UniqueFound(SaidAtOnce, reveals=True, rule="DE-130"):
    """The token that was searched is the one that hides something of the quest."""

    figure: int
    what: str


class NothingFound(SaidAtOnce):
    figure: int


class StoodUp(SaidAtOnce, rule="DE-133"):
    figure: int
    spaces: tuple[int, ...]


class DoorOpened(SaidAtOnce, rule="DE-141"):
    figure: int
    door: int


class DoorClosed(SaidAtOnce, rule="DE-143"):
    figure: int
    door: int


class DoorChanged(SaidAtOnce):
    door: int
    state: str


class ClimbedOut(SaidAtOnce, rule="DE-323"):
    figure: int
    space: int


class TokenPickedUp(SaidAtOnce, rule="DE-264"):
    figure: int
    token: int


class TokenKept(SaidAtOnce):
    """A hero has what was found: like a Search card, not as a token he carries."""

    figure: int
    token: int


class TokenDropped(SaidAtOnce, rule="DE-267"):
    figure: int
    token: int
    space: int


class ActionGained(SaidAtOnce):
    figure: int
    kind: str


# Cards.


class Equipped(SaidAtOnce, rule="DE-082"):
    figure: int
    card: int


class Unequipped(SaidAtOnce, rule="DE-083"):
    figure: int
    card: int


class Exhausted(SaidAtOnce, rule="DE-089"):
    figure: int
    card: int


class Refreshed(SaidAtOnce, rule="DE-081"):
    figure: int
    cards: tuple[int, ...]


class CardUsed(SaidAtOnce):
    figure: int
    card: int


class FeatUsed(SaidAtOnce, rule="DE-271"):
    figure: int
    card: int


class CardFlipped(SaidAtOnce, rule="DE-131"):
    figure: int
    card: int


class CardTraded(SaidAtOnce, rule="DE-259"):
    giver: int
    taker: int
    card: int


class OverlordDrew(Event, reveals=True):
    number: int
    cards: Secret[tuple[int, ...]]


class OverlordReshuffled(SaidAtOnce, rule="DE-284"):
    pass


class OverlordPlayed(SaidAtOnce, reveals=True):
    card: int
    figure: int


class OverlordTook(SaidAtOnce, reveals=True):
    """Cards come to the overlord's hand for all to see."""

    cards: tuple[int, ...]


class OverlordLooked(SaidAtOnce):
    """The overlord looks at the top of his deck and may put it in another order."""

    number: int


class OverlordDiscarded(SaidAtOnce, reveals=True):
    cards: tuple[int, ...]


# Damage and the like.


class Vanished(SaidAtOnce):
    """A hero is off the map until his next turn."""

    figure: int
    space: int


class CameBack(SaidAtOnce):
    """A hero who had vanished stands on the map again."""

    figure: int
    spaces: tuple[int, ...]


class ItemFound(SaidAtOnce, reveals=True):
    """A hero finds a Shop Item."""

    figure: int
    card: int


class Damaged(SaidAtOnce):
    figure: int
    damage: int
    by: int


class Fatigued(SaidAtOnce):
    figure: int
    fatigue: int


class Recovered(SaidAtOnce, rule="DE-231"):
    figure: int
    damage: int
    fatigue: int


class ConditionGained(SaidAtOnce):
    figure: int
    condition: str


class ConditionLost(SaidAtOnce):
    figure: int
    condition: str


class Defeated(SaidAtOnce, rule="DE-236"):
    figure: int
    by: int


class KnockedOut(SaidAtOnce, rule="DE-237"):
    figure: int
    space: int


class Charmed(SaidAtOnce):
    """The overlord acts with a hero."""

    figure: int


class WillRise(SaidAtOnce):
    """A token lies where a defeated monster will rise again."""

    figure: int
    space: int


class Rose(SaidAtOnce):
    figure: int
    spaces: tuple[int, ...]


class Promoted(SaidAtOnce):
    """A minion was swapped for a master."""

    figure: int


class Removed(SaidAtOnce):
    figure: int


class FellIntoPit(SaidAtOnce, rule="DE-319"):
    figure: int


class CounterChanged(SaidAtOnce):
    counter: str
    number: int


class SideChanged(SaidAtOnce):
    """A helper fights for the other side now."""

    figure: int
    side: str


class TokenRemoved(SaidAtOnce):
    """A token is out of the game."""

    token: int


class TokenTurned(SaidAtOnce, reveals=True):
    """A token was turned up."""

    token: int
    face: str


class TokenSeen(SaidAtOnce, reveals=True):
    """A side has looked at a token."""

    token: int
    side: str
