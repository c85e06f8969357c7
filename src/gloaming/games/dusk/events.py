"""What can happen in the game, as it is told to the players."""

from __future__ import annotations

from gloaming.kernel import Event, Secret
from gloaming.pieces.subjects import CardEvent, Ended, SeatEvent

Cards = tuple[int, ...]


class SetTaken(SeatEvent, rule="DU-229", says="{seat:take} {set}."):
    set: int


class CardPicked(SeatEvent, rule="DU-035", says="{seat:pick} {card} of {set}."):
    """A card was chosen for a deck; only its owner knows which."""

    set: int
    card: Secret[int]


class DeckDealt(SeatEvent, reveals=True, rule="DU-035"):
    """A ready deck was dealt: the sets, and the cards where they are known."""

    sets: tuple[int, ...]
    cards: Secret[Cards]


class PlacementRolled(Event, reveals=True, rule="DU-074"):
    faces: tuple[int, ...]


class Placed(SeatEvent, rule="DU-071", says="{seat:start} on {hex}."):
    hex: int


class DecksShuffled(Event, reveals=True, rule="DU-075", says="All decks are shuffled."): ...


class RoundBegan(Event, rule="DU-076", says="Round {round}."):
    round: int


class RoundEnded(Event, rule="DU-166", says=""):
    round: int


class Drew(SeatEvent, reveals=True, rule="DU-077"):
    """Cards were drawn, in the redraw or by an effect."""

    number: int
    cards: Secret[Cards]
    redraw: bool = False


class Reshuffled(SeatEvent, reveals=True, rule="DU-082", says="{seat:shuffle} the Boneyard into a new deck."): ...


class InitiativeRolled(Event, reveals=True, rule="DU-085"):
    """The faces of all seats; 0 for those that did not roll."""

    faces: tuple[int, ...]


class InitiativeWon(SeatEvent, rule="DU-086", says="{seat:win} the initiative."): ...


class FirstChosen(SeatEvent, rule="DU-086", says="{seat:have} the first turn."):
    """Who takes the first turn of the round."""


class TurnBegan(SeatEvent, rule="DU-089", says="Turn {turn}: {seat}."):
    turn: int


class MoveDeclared(CardEvent, reveals=True, rule="DU-111"):
    value: int


class Moved(SeatEvent, rule="DU-112"):
    """A Phantom stands on another hex; `by` is who moved it."""

    hex: int
    by: int


class AttackDeclared(Event, reveals=True, rule="DU-116"):
    """Cards attack a Phantom, or (target -1) a hex."""

    by: int
    kind: str
    cards: Cards
    values: tuple[int, ...]
    target: int
    hex: int


class AttackJoined(CardEvent, reveals=True, rule="DU-223", says="{seat:add} {card} to the attack."): ...


class CardPlayed(CardEvent, reveals=True, rule="DU-099", says="{seat:play} {card}."):
    """A card was played for its effect."""


class CardUsed(CardEvent, rule="DU-102", says="{seat:use} {card}."):
    """A card in play or a passive was used."""


class CardCancelled(Event, rule="DU-101", says="{card} is cancelled."):
    card: int


class CardResolved(CardEvent, rule="DU-103"):
    """A card has left the table: to a Boneyard, a hand, the Void, or into play."""

    to: str


class Held(CardEvent, reveals=True, rule="DU-129", says="{seat:hold}: {card} is discarded."): ...


class TurnPassed(SeatEvent, rule="DU-131", says="{seat:pass}."): ...


class TurnEnded(SeatEvent, rule="DU-091", says=""): ...


class Discarded(SeatEvent, reveals=True, rule="DU-173", says="{seat:discard} {cards}."):
    cards: Cards


class Banished(SeatEvent, reveals=True, rule="DU-168"):
    """Cards went to the Void; SACROSANCT ones were shown and stayed."""

    cards: Cards
    stayed: Cards = ()


class Recovered(SeatEvent, rule="DU-102"):
    cards: Cards
    to: str


class HandLookedAt(SeatEvent, reveals=True, rule="DU-102"):
    of: int
    cards: Secret[Cards]


class DeckLookedAt(SeatEvent, reveals=True, rule="DU-102"):
    of: int
    cards: Secret[Cards]


class CardTaken(SeatEvent, rule="DU-102", says="{seat:take} {card} into the hand."):
    """A card that was looked at went to a hand."""

    card: Secret[int]


class DeckSorted(SeatEvent, rule="DU-102", says="{seat:put} {number:card} back to the {to}."):
    """Cards that were looked at went back to the top or the bottom."""

    of: int
    number: int
    to: str


class Dodged(SeatEvent, reveals=True, rule="DU-149", says="{seat:dodge} with {cards}: {value:hex}."):
    cards: Cards
    value: int


class Blocked(SeatEvent, reveals=True, rule="DU-139", says="{seat:block} {value} with {cards}."):
    """Cards block one card of an attack, or (no cards) an effect does."""

    cards: Cards
    value: int


class BlockGiven(SeatEvent, rule="DU-146", says="The block stops {cards}."):
    """The attacker names what is blocked."""

    cards: Cards


class AttackMissed(SeatEvent, rule="DU-155", says="The attack with {cards} misses {seat:whom}."):
    cards: Cards


class LocationRolled(Event, reveals=True, rule="DU-156", says="{by:roll} {faces} against {seat:whom}."):
    """Hit location dice of `by` against `seat`."""

    by: int
    seat: int
    faces: tuple[int, ...]


class RollChanged(SeatEvent, rule="DU-232"):
    """The change of a hit location roll so far."""

    change: int


class LocationSettled(SeatEvent, rule="DU-158"):
    location: int


class DieRolled(Event, reveals=True, rule="DU-205", says="{by:roll} {face} for {keyword}."):
    """Another die: for CRUSH or CARVE."""

    by: int
    keyword: str
    face: int


class ArmourLost(SeatEvent, rule="DU-159", says="{seat:lose} the armour at location {location}."):
    location: int


class ArmourMended(SeatEvent, rule="DU-102", says="{seat:restore} the armour at location {location}."):
    location: int


class Wounded(SeatEvent, rule="DU-160", says="{seat:lose} a wound: {left} left."):
    """A wound was lost; `seat` is who bore it."""

    left: int


class Healed(SeatEvent, rule="DU-219", says="{seat:heal} a wound: {left} now."):
    left: int


class Stunned(SeatEvent, rule="DU-225", says="{seat:are} STUNNED."): ...


class Banned(SeatEvent, rule="DU-102", says="{seat:are} held still."):
    """A Phantom may not move by itself for a while."""


class Boosted(SeatEvent, rule="DU-102", says="{seat:Whose} next {kind} this turn is strengthened."):
    """The next attack, or the next card, of a player gets something."""

    kind: str


class KeywordsGranted(Event, rule="DU-102"):
    card: int
    keywords: tuple[str, ...]


class ActionGained(SeatEvent, rule="DU-089", says="{seat:gain} an action."):
    kind: str


class RefillChanged(SeatEvent, rule="DU-081"):
    by: int


class InitiativeChanged(SeatEvent, rule="DU-086"):
    by: int


class ShardsChanged(CardEvent, rule="DU-176"):
    """Shards on a card of a player are now so many."""

    by: int
    shards: int


class PassiveTurned(SeatEvent, rule="DU-052"):
    ready: bool


class EnteredPlay(Event, rule="DU-171", says="{card} lies before {holder:whom}."):
    card: int
    holder: int


class LeftPlay(Event, rule="DU-234", says="{card} {destroyed:is destroyed|leaves play}."):
    card: int
    destroyed: bool


class WickPlaced(Event, rule="DU-235", says="A Wick burns on {hex}."):
    hex: int


class WickRemoved(Event, rule="DU-235", says="The Wick on {hex} goes out."):
    hex: int


class Quelled(SeatEvent, rule="DU-217", says="{seat:quell} attacks of value {value} this turn."):
    value: int


class Dispersed(SeatEvent, rule="DU-165", says="{seat:are} dispersed: {reason}."):
    reason: str


class GameEnded(Ended, rule="DU-001"): ...
