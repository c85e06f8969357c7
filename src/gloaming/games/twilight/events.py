"""What can happen in the game, as it is told to the players."""

from __future__ import annotations

from typing import Literal

from gloaming.games.twilight.power import Units
from gloaming.kernel import Event, Secret
from gloaming.pieces.subjects import CardEvent, Ended, SeatEvent

Zone = Literal["hand", "life", "discard", "destroyed", "aspects", "resources", "set_aside", "field"]


class GameBegan(Event, reveals=True, rule="TG-109", says="{first:begin} the game."):
    first: int


class DeckChosen(SeatEvent, rule="TG-105", says="{seat:play} {deck} for {deity}."):
    """A player has chosen a ready deck, and the Deity it serves."""

    deck: int
    deity: int


class HandRenewed(SeatEvent, reveals=True, rule="TG-111", says="{seat:draw} a new hand."):
    """A Mulligan: the new Hand is known to its player only."""


class TurnBegan(SeatEvent, says="Turn {turn}: {seat}."):
    turn: int


class PhaseBegan(SeatEvent, says=""):
    phase: str


class Drawn(SeatEvent, reveals=True, rule="TG-161"):
    level: int
    card: Secret[int]


class Moved(Event, reveals=True):
    """A card went from one place to another; its number is known to those who know the card."""

    seat: int
    """Whose place it left."""
    origin: Zone
    to: int
    """Whose place it reached."""
    zone: Zone
    level: int
    card: Secret[int]


class BacksSeen(SeatEvent, reveals=True, rule="TG-165", says=""):
    """The backs that everyone now sees on a Life Stack, from the top down."""

    levels: tuple[int, ...]


class Revealed(SeatEvent, reveals=True):
    """A hidden card is seen, by some or by all."""

    zone: Zone
    level: int
    card: Secret[int]


class Rearranged(
    SeatEvent,
    reveals=True,
    rule="TG-364",
    says="{seat:put} {top:card} on {of:whose} Life Stack and {bottom} under it.",
):
    """The top of a Life Stack was looked at: so many cards went back on top and so many under it."""

    of: int
    top: int
    bottom: int


class Copied(Event, rule="TG-084", says="{card} becomes a copy of {face}."):
    card: int
    face: int


class Refreshed(SeatEvent):
    cards: tuple[int, ...]
    aspects: int
    """How many Aspects of the Resource Area."""


class UpkeepPaid(CardEvent, rule="TG-151"):
    full: bool


class Offered(SeatEvent, rule="TG-167", says="{seat:offer} {to:whom} {gives} for {wants}."):
    to: int
    gives: Units
    wants: Units


class OfferAnswered(SeatEvent):
    answer: Literal["accepted", "declined", "no_trades"]


class Traded(SeatEvent):
    to: int
    forced: bool


class SeizeTried(SeatEvent, rule="TG-185", says="{seat:seize} a {level} Aspect from {of:whom}."):
    of: int
    level: int


class AspectPlaced(SeatEvent, rule="TG-211", says="{seat:place} {level:an} Aspect{fresh:|, exhausted}."):
    level: int
    fresh: bool


class PowerMade(SeatEvent, rule="TG-201", says="{seat:generate} {level} Power."):
    level: int


class PowerSpent(SeatEvent, says="{seat:spend} {units}."):
    units: Units


class ItemEvent(Event):
    """Something that happens to an item of the chain."""

    kind: str
    seat: int
    card: int
    face: int


class Announced(ItemEvent):
    """A Scheme, Summon, ability or Deity Power is announced; or a trigger or Heresy joins the chain."""

    cards: tuple[int, ...]
    seats: tuple[int, ...]
    x: int


class Resolved(ItemEvent, says=""):
    """An item is done."""


class Countered(ItemEvent, rule="TG-356"): ...


class Entered(CardEvent):
    """A card came into the Combat Field."""

    face: int
    direction: str
    fresh: bool


class Left(CardEvent):
    """A card left the Combat Field."""

    face: int
    how: Literal["slain", "destroyed", "discarded", "returned", "sacrificed"]


class Turned(Event, says="{card} is {fresh:refreshed|exhausted}."):
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


class ControlChanged(Event, says="{seat:take} control of {card}."):
    card: int
    seat: int


class AspectTurned(SeatEvent, says=""):
    """An Aspect of a Resource Area was Exhausted or Refreshed."""

    slot: int
    fresh: bool


class Manifested(Event, reveals=True, rule="TG-124", says="{seat:manifest} {card} in {holder:whose} Resource Area."):
    """An Aspect was turned face up."""

    seat: int
    """Who Manifested it."""
    holder: int
    slot: int
    card: int


class Recovered(SeatEvent, rule="TG-286", says="{seat:recover} the Resource Area."):
    """The Aspects of a Resource Area were turned down and mixed."""


class Recharged(SeatEvent, rule="TG-317", says="{seat:recharge} with a {level} Aspect."):
    level: int


class AttackDeclared(Event, rule="TG-247", says="{card} attacks {seat:whose} {stack} Stack."):
    card: int
    seat: int
    stack: str


class Blocked(Event, rule="TG-255", says="{card} blocks {attacker}."):
    card: int
    attacker: int


class StackDamaged(SeatEvent, reveals=True):
    """Cards went off a stack by damage."""

    stack: Literal["life", "discard"]
    n: int
    by: int


class Decayed(SeatEvent, reveals=True, rule="TG-292", says="{seat:lose} {n:card} to Decay."):
    n: int


class Sacrificed(CardEvent, rule="TG-330", says="{seat:sacrifice} Aspects against {face}."):
    face: int


class DeitySpent(SeatEvent, rule="TG-038", says="{seat:Whose} Deity is Spent."): ...


class Lost(SeatEvent, rule="TG-001", says="{seat:have} lost."): ...


class CardsGone(SeatEvent, reveals=True, says="All {seat:whose} cards go to their owners' Destroyed Stacks."): ...


class GameEnded(Ended, rule="TG-005"): ...


# Drafting.


class DraftOpened(Event, reveals=True, rule="TG-391", says="Deities and piles of cards are dealt for the draft."): ...


class DeityKept(SeatEvent, reveals=True, rule="TG-390", says="{seat:keep} {deity}."):
    deity: Secret[int]


class CardKept(SeatEvent, reveals=True, rule="TG-392", says="{seat:keep} {card}."):
    card: Secret[int]


class PassedOn(Event, reveals=True, rule="TG-392"):
    """Everyone hands the rest to a neighbour, or takes up the next pile."""

    what: Literal["deities", "cards", "pile"]
    to: Literal["left", "right", "own"]


class LeftOut(SeatEvent, rule="TG-395", says="{seat:leave out} {card}."):
    card: Secret[int]


class DeckBuilt(
    SeatEvent,
    reveals=True,
    rule="TG-395",
    says="{seat:play} for {deity}{faithful:|, whose requirement the deck cannot meet}.",
):
    """A drafted deck is ready, under the Deity that was chosen."""

    deity: int
    faithful: bool
