"""What can happen in the game, as it is told to the players."""

from __future__ import annotations

from typing import ClassVar, Literal

from gloaming.games.twilight.power import Units
from gloaming.kernel import Event, Secret

Zone = Literal["hand", "life", "discard", "destroyed", "aspects", "resources", "set_aside", "field"]


class GameBegan(Event):
    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "TG-109"
    first: int


class DeckChosen(Event):
    """A player has chosen a ready deck, and the Deity it serves."""

    rule: ClassVar[str] = "TG-105"
    seat: int
    deck: int
    deity: int


class HandRenewed(Event):
    """A Mulligan: the new Hand is known to its player only."""

    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "TG-111"
    seat: int


class TurnBegan(Event):
    seat: int
    turn: int


class PhaseBegan(Event):
    seat: int
    phase: str


class Drawn(Event):
    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "TG-161"
    seat: int
    level: int
    card: Secret[int]


class Moved(Event):
    """A card went from one place to another; its number is known to those who know the card."""

    reveals: ClassVar[bool] = True
    seat: int
    """Whose place it left."""
    origin: Zone
    to: int
    """Whose place it reached."""
    zone: Zone
    level: int
    card: Secret[int]


class BacksSeen(Event):
    """The backs that everyone now sees on a Life Stack, from the top down."""

    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "TG-165"
    seat: int
    levels: tuple[int, ...]


class Revealed(Event):
    """A hidden card is seen, by some or by all."""

    reveals: ClassVar[bool] = True
    seat: int
    zone: Zone
    level: int
    card: Secret[int]


class Rearranged(Event):
    """The top of a Life Stack was looked at: so many cards went back on top and so many under it."""

    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "TG-364"
    seat: int
    of: int
    top: int
    bottom: int


class Copied(Event):
    """A Creature became a copy of this face."""

    rule: ClassVar[str] = "TG-084"
    card: int
    face: int


class Refreshed(Event):
    seat: int
    cards: tuple[int, ...]
    aspects: int
    """How many Aspects of the Resource Area."""


class UpkeepPaid(Event):
    rule: ClassVar[str] = "TG-151"
    seat: int
    card: int
    full: bool


class Offered(Event):
    rule: ClassVar[str] = "TG-167"
    seat: int
    to: int
    gives: Units
    wants: Units


class OfferAnswered(Event):
    seat: int
    answer: Literal["accepted", "declined", "no_trades"]


class Traded(Event):
    seat: int
    to: int
    forced: bool


class SeizeTried(Event):
    rule: ClassVar[str] = "TG-185"
    seat: int
    of: int
    level: int


class AspectPlaced(Event):
    rule: ClassVar[str] = "TG-211"
    seat: int
    level: int
    fresh: bool


class PowerMade(Event):
    rule: ClassVar[str] = "TG-201"
    seat: int
    level: int


class PowerSpent(Event):
    seat: int
    units: Units


class Announced(Event):
    """A Scheme, Summon, ability or Deity Power is announced; or a trigger or Heresy joins the chain."""

    kind: str
    seat: int
    card: int
    face: int
    cards: tuple[int, ...]
    seats: tuple[int, ...]
    x: int


class Resolved(Event):
    """An item is done."""

    kind: str
    seat: int
    card: int
    face: int


class Countered(Event):
    rule: ClassVar[str] = "TG-356"
    kind: str
    seat: int
    card: int
    face: int


class Entered(Event):
    """A card came into the Combat Field."""

    seat: int
    card: int
    face: int
    direction: str
    fresh: bool


class Left(Event):
    """A card left the Combat Field."""

    seat: int
    card: int
    face: int
    how: Literal["slain", "destroyed", "discarded", "returned", "sacrificed"]


class Turned(Event):
    """A card of the Combat Field was Exhausted or Refreshed."""

    card: int
    fresh: bool


class Marked(Event):
    """Markers on a card changed to these."""

    card: int
    kind: Literal["damage", "blessing", "freeze"]
    n: int


class Changed(Event):
    """An effect changes a card for a while."""

    card: int
    what: str
    n: int


class ControlChanged(Event):
    card: int
    seat: int


class AspectTurned(Event):
    """An Aspect of a Resource Area was Exhausted or Refreshed."""

    seat: int
    slot: int
    fresh: bool


class Manifested(Event):
    """An Aspect was turned face up."""

    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "TG-124"
    seat: int
    """Who Manifested it."""
    holder: int
    slot: int
    card: int


class Recovered(Event):
    """The Aspects of a Resource Area were turned down and mixed."""

    rule: ClassVar[str] = "TG-286"
    seat: int


class Recharged(Event):
    rule: ClassVar[str] = "TG-317"
    seat: int
    level: int


class AttackDeclared(Event):
    rule: ClassVar[str] = "TG-247"
    card: int
    seat: int
    stack: str


class Blocked(Event):
    rule: ClassVar[str] = "TG-255"
    card: int
    attacker: int


class StackDamaged(Event):
    """Cards went off a stack by damage."""

    reveals: ClassVar[bool] = True
    seat: int
    stack: Literal["life", "discard"]
    n: int
    by: int


class Decayed(Event):
    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "TG-292"
    seat: int
    n: int


class Sacrificed(Event):
    rule: ClassVar[str] = "TG-330"
    seat: int
    card: int
    face: int


class DeitySpent(Event):
    rule: ClassVar[str] = "TG-038"
    seat: int


class Lost(Event):
    rule: ClassVar[str] = "TG-001"
    seat: int


class CardsGone(Event):
    """The cards of a player who has lost went to their owners' Destroyed Stacks."""

    reveals: ClassVar[bool] = True
    seat: int


class GameEnded(Event):
    rule: ClassVar[str] = "TG-005"
    winners: tuple[int, ...]
    reason: str


# Drafting.


class DraftOpened(Event):
    """Deities and piles of cards are dealt."""

    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "TG-391"


class DeityKept(Event):
    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "TG-390"
    seat: int
    deity: Secret[int]


class CardKept(Event):
    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "TG-392"
    seat: int
    card: Secret[int]


class PassedOn(Event):
    """Everyone hands the rest to a neighbour, or takes up the next pile."""

    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "TG-392"
    what: Literal["deities", "cards", "pile"]
    to: Literal["left", "right", "own"]


class LeftOut(Event):
    rule: ClassVar[str] = "TG-395"
    seat: int
    card: Secret[int]


class DeckBuilt(Event):
    """A drafted deck is ready, under the Deity that was chosen."""

    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "TG-395"
    seat: int
    deity: int
    faithful: bool
