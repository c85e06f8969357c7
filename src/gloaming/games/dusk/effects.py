"""What texts of cards are made of: what their words mean, when they are used, and what holds while a card is in play.

The ops that do something stand in `ops/`, grouped by what they are about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from gloaming.kernel.frozen import Frozen
from gloaming.pieces import effects

if TYPE_CHECKING:
    from gloaming.games.dusk.verbs import Play

NOTHING = -1
"""No card, no seat, no hex."""
UNBOUNDED = 99
"""More than anything counts."""

Who: TypeAlias = Literal["self", "target", "actor", "holder", "enemies", "any"]
"""The owner; whom it is aimed at; who caused the event; whom it lies before; all opponents; a player you choose."""
Direction: TypeAlias = Literal["any", "toward", "away"]
Moment: TypeAlias = (
    Literal["", "attack_declared", "attack_missed", "attack_hit", "attack_blocked", "attack_resolved"]
    | Literal["location_rolled", "damaged", "armour_lost", "wounded", "moved", "destroyed", "held"]
    | Literal["card_played", "cards_drawn", "card_discarded", "card_banished", "entered", "at_will"]
    | Literal["turn_start", "round_start", "round_end"]
)
"""What happens in an attack, to Phantoms and tokens, with cards, and as time goes on."""


class Tally(Frozen):
    """What using a text has come to so far."""

    spent: int = 0
    """Shards spent."""
    paid: bool = False
    """An optional payment was made."""
    value: int = 0
    """Of the card just discarded."""
    shards: int = 0
    """That were on this card before it left play."""
    blocked: bool = False
    joined: bool = False


NO_TALLY = Tally()


class Context(Frozen):
    """Whose text it is, and what its words mean."""

    seat: int
    card: int = NOTHING
    target: int = NOTHING
    actor: int = NOTHING
    hex: int = NOTHING
    """Where the move in question began, or the token in question lay."""
    steps: int = 0
    """The hexes of the move in question."""
    answers: int = NOTHING
    """The depth on the agenda of what the text answers or belongs to."""
    tally: Tally = NO_TALLY


def seats_meant(g: Play, about: Context, who: Who) -> list[int]:
    """The players a word of a text means."""
    if who == "self":
        return [about.seat]
    if who == "enemies":
        return g.enemies(about.seat)
    if who == "holder":
        lying = g.lying(about.card)
        return [lying.holder] if lying else []
    seat = about.actor if who == "actor" else about.target
    return [seat] if seat != NOTHING and not g.players[seat].out else []


class Condition(effects.Condition["Play", Context], kw_only=True):
    """What has to be true; bounds are inclusive."""

    min: int = 0
    max: int = UNBOUNDED

    def amount(self, g: Play, about: Context) -> int | bool:
        """What it counts, or whether it is so."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it counts")

    def holds(self, g: Play, about: Context) -> bool:
        amount = self.amount(g, about)
        return amount if amount is True or amount is False else self.min <= amount <= self.max


class Op(effects.Op["Play", Context], kw_only=True):
    """One thing a text does."""

    cost: bool = False
    """It has to be paid in full before anything else, or the text cannot be used."""
    when: Moment = ""
    """The event of the card's own attack, or of its entering play, at which it is done."""
    who: Who = "self"

    def is_vital(self) -> bool:
        """True if a text is not worth using where this cannot work."""
        return False

    def changes_roll(self, about: Context) -> int:
        """What it changes a hit location roll by from the start."""
        return 0


# What holds while its card lies in play: derived values read it, and nothing is to be carried out.


class Lasting(Op):
    """Holds while its card lies in play."""

    def do(self, g: Play, about: Context, aim: None) -> None:
        return None


class Tether(Lasting):
    """No move leads away from the card's owner."""


class Tax(Lasting):
    """A deed costs a card of the Hand."""

    on: Literal["move_action", "second_action"]


class Refill(Lasting):
    """Every redraw of the card's owner refills to more or fewer."""

    by: int


class Gait(Lasting):
    """The Move actions of the card's owner may differ from the card by so much."""

    by: int


# When a text may be used.


class Trigger(Frozen):
    """When a card may be used."""

    on: Moment
    by: Literal["any", "self", "enemy"] = "any"
    to: Literal["any", "self", "enemy", "holder"] = "any"
    conditions: tuple[Condition, ...] = ()
    must: bool = False


class Target(Frozen):
    """Whom a card that is no attack may be aimed at: opponents in this range."""

    min: int = 0
    max: int = UNBOUNDED
    conditions: tuple[Condition, ...] = ()
