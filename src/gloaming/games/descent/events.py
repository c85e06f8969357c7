"""What can happen: every event is one of these."""

from __future__ import annotations

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
    name: str
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


class OverlordDiscarded(Event):
    reveals = True
    cards: tuple[int, ...]


# Combat.


class AttackDeclared(Event):
    rule = "DE-181"
    by: int
    target: int
    space: int
    card: int


class DiceRolled(Event):
    """Dice for something that is no attack."""

    reveals = True
    seat: int
    dice: tuple[int, ...]


class AttackRolled(Event):
    rule = "DE-196"
    reveals = True
    by: int
    dice: tuple[int, ...]


class DefenseRolled(Event):
    reveals = True
    figure: int
    dice: tuple[int, ...]


class DieRerolled(Event):
    rule = "DE-201"
    reveals = True
    figure: int
    """Whose defense die it is; -1 for the attack."""
    old: int
    new: int


class SurgeSpent(Event):
    rule = "DE-210"
    by: int
    card: int
    n: int


class ItemFound(Event):
    """A hero finds a Shop Item."""

    reveals = True
    figure: int
    card: int


class Vanished(Event):
    """A hero is off the map until his next turn."""

    figure: int
    space: int


class CameBack(Event):
    """A hero who had vanished stands on the map again."""

    figure: int
    spaces: tuple[int, ...]


class AttackRedirected(Event):
    """Another figure takes the place of the target."""

    figure: int
    other: int


class AttackMissed(Event):
    by: int
    reason: str
    """x, range or toll."""


class AttackBlocked(Event):
    rule = "DE-217"
    figure: int


class Tested(Event):
    rule = "DE-272"
    reveals = True
    figure: int
    attribute: str
    dice: tuple[int, ...]
    passed: bool


# Damage and the like.


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


class DoorDamaged(Event):
    """A door that can be broken was hit."""

    door: int
    damage: int
