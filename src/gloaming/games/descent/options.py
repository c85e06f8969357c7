"""What a player can be offered: every option is one of these."""

from __future__ import annotations

from gloaming.games.descent.dice import Colour
from gloaming.kernel import Option

# Set-up.


class TakeHero(Option):
    """Play this hero."""

    hero: str


class TakeClass(Option):
    """Take this class."""

    name: str


class PlaceAt(Option):
    """Put the figure here."""

    figure: int
    spaces: tuple[int, ...]
    """The spaces it would cover."""


class TakeGroup(Option):
    """Let monsters of this type be the open group."""

    type: str


# Turns.


class TakeTurn(Option):
    """Let this hero go next."""

    figure: int


class Activate(Option):
    """Activate this monster."""

    figure: int


class ActivateGroup(Option):
    """Activate the monsters of this group next."""

    group: int


class Familiar(Option):
    """Let this familiar act."""

    figure: int


class EndTurn(Option):
    """Do nothing more in this turn or activation."""


# Actions.


class MoveAction(Option):
    """Take a move action: movement points equal to Speed."""


class Go(Option):
    """Walk to this space."""

    space: int
    points: int
    """What the way there costs."""
    fatigue: int = 0
    """Fatigue it takes: for points that are bought, and for whatever asks for it on the way."""
    damage: int = 0
    """Damage that terrain on the way will do."""


class LeaveMap(Option):
    """Leave the map by this way."""

    way: str


class TurnBase(Option):
    """Lay the base of a large figure so."""

    spaces: tuple[int, ...]


class GoOn(Option):
    """Go on to the next encounter."""


class StandBy(Option):
    """Stand in this space, next to this figure."""

    figure: int
    space: int


class AttackWith(Option):
    """Attack this figure with this weapon; -1 stands for bare hands and for what a figure has by itself."""

    card: int
    figure: int


class AimAt(Option):
    """Let this space be the target space."""

    space: int


class Rest(Option):
    """Rest."""


class Search(Option):
    """Search this token."""

    token: int


class StandUp(Option):
    """Stand up."""


class Revive(Option):
    """Revive this hero."""

    figure: int


class OpenDoor(Option):
    """Open this door."""

    door: int


class CloseDoor(Option):
    """Close this door."""

    door: int


class ForceDoor(Option):
    """Try to force this locked door by an attribute."""

    door: int
    attribute: str


class BreakDoor(Option):
    """Attack this door with this weapon."""

    door: int
    card: int


class StepThrough(Option):
    """Go from this glyph to the one in that space."""

    space: int


class ClimbOut(Option):
    """Climb out of the pit."""


class ShakeOff(Option):
    """Spend an action to be no longer Stunned."""


class PickUp(Option):
    """Pick up this token."""

    token: int


class Drop(Option):
    """Drop the token that is carried here."""

    space: int


class HandOver(Option):
    """Hand the carried token to this friend."""

    figure: int


class Special(Option):
    """Do what a rule of the quest offers."""

    rule: str
    subject: int = -1


class Use(Option):
    """Use what this card says."""

    card: int
    ability: int = 0
    figure: int = -1
    """Who uses it."""


class PlayCard(Option):
    """Play this Overlord card."""

    card: int
    ability: int = 0


class Trade(Option):
    """Trade with this hero."""

    figure: int


class Give(Option):
    """Give this card to the other."""

    card: int


class Take(Option):
    """Take this card from the other."""

    card: int


class GiveFind(Option):
    """Give what was found to the other."""

    token: int


class TakeFind(Option):
    """Take what the other has found."""

    token: int


# Equipment.


class Equip(Option):
    """Equip this item."""

    card: int


class Exhaust(Option):
    """Exhaust this card."""

    card: int


class PutAway(Option):
    """Turn this item face down."""

    card: int


# Dice, surges, tests, choices that effects ask for.


class Reroll(Option):
    """Roll this die again."""

    die: int
    """Its place in the pool."""
    colour: Colour
    face: int
    figure: int = -1
    """Whose defense die it is; -1 for the attack."""


class SpendSurge(Option):
    """Spend surges on what this card offers; -1 is what is printed for the attacker itself."""

    card: int
    n: int
    """Its place there."""


class RecoverFatigue(Option):
    """Spend a surge to recover 1 fatigue."""


class Choose(Option):
    """Choose this figure."""

    figure: int


class ChooseGroup(Option):
    """Choose this monster group."""

    group: int


class ChooseSpace(Option):
    """Choose this space."""

    space: int


class ChooseWord(Option):
    """Choose one of several words: a condition, an attribute, a kind of card."""

    word: str


class ChooseNumber(Option):
    """Choose a number."""

    number: int


class ChooseCard(Option):
    """Choose this card."""

    card: int


class DrawCard(Option):
    """Draw an Overlord card."""


class Accept(Option):
    """Do it."""
