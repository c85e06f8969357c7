"""What can happen in the game, as it is told to the players."""

from __future__ import annotations

from gloaming.kernel import Event, Secret

Cards = tuple[int, ...]


class SetTaken(Event, rule="DU-229"):
    seat: int
    set: int


class CardPicked(Event, rule="DU-035"):
    """A card was chosen for a deck; only its owner knows which."""

    seat: int
    set: int
    card: Secret[int]


class DeckDealt(Event, reveals=True, rule="DU-035"):
    """A ready deck was dealt: the sets, and the cards where they are known."""

    seat: int
    sets: tuple[int, ...]
    cards: Secret[Cards]


class PlacementRolled(Event, reveals=True, rule="DU-074"):
    faces: tuple[int, ...]


class Placed(Event, rule="DU-071"):
    seat: int
    hex: int


class DecksShuffled(Event, reveals=True, rule="DU-075"):
    pass


class RoundBegan(Event, rule="DU-076"):
    round: int


class RoundEnded(Event, rule="DU-166"):
    round: int


class Drew(Event, reveals=True, rule="DU-077"):
    """Cards were drawn, in the redraw or by an effect."""

    seat: int
    number: int
    cards: Secret[Cards]
    redraw: bool = False


class Reshuffled(Event, reveals=True, rule="DU-082"):
    seat: int


class InitiativeRolled(Event, reveals=True, rule="DU-085"):
    """The faces of all seats; 0 for those that did not roll."""

    faces: tuple[int, ...]


class InitiativeWon(Event, rule="DU-086"):
    seat: int


class FirstChosen(Event, rule="DU-086"):
    """Who takes the first turn of the round."""

    seat: int


class TurnBegan(Event, rule="DU-089"):
    seat: int
    turn: int


class MoveDeclared(Event, reveals=True, rule="DU-111"):
    seat: int
    card: int
    value: int


class Moved(Event, rule="DU-112"):
    """A Phantom stands on another hex; `by` is who moved it."""

    seat: int
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


class AttackJoined(Event, reveals=True, rule="DU-223"):
    seat: int
    card: int


class CardPlayed(Event, reveals=True, rule="DU-099"):
    """A card was played for its effect."""

    seat: int
    card: int


class CardUsed(Event, rule="DU-102"):
    """A card in play or a passive was used."""

    seat: int
    card: int


class CardCancelled(Event, rule="DU-101"):
    card: int


class CardResolved(Event, rule="DU-103"):
    """A card has left the table: to a Boneyard, a hand, the Void, or into play."""

    seat: int
    card: int
    to: str


class Held(Event, reveals=True, rule="DU-129"):
    seat: int
    card: int


class TurnPassed(Event, rule="DU-131"):
    seat: int


class TurnEnded(Event, rule="DU-091"):
    seat: int


class Discarded(Event, reveals=True, rule="DU-173"):
    seat: int
    cards: Cards


class Banished(Event, reveals=True, rule="DU-168"):
    """Cards went to the Void; SACROSANCT ones were shown and stayed."""

    seat: int
    cards: Cards
    stayed: Cards = ()


class Recovered(Event, rule="DU-102"):
    seat: int
    cards: Cards
    to: str


class HandLookedAt(Event, reveals=True, rule="DU-102"):
    seat: int
    of: int
    cards: Secret[Cards]


class DeckLookedAt(Event, reveals=True, rule="DU-102"):
    seat: int
    of: int
    cards: Secret[Cards]


class CardTaken(Event, rule="DU-102"):
    """A card that was looked at went to a hand."""

    seat: int
    card: Secret[int]


class DeckSorted(Event, rule="DU-102"):
    """Cards that were looked at went back to the top or the bottom."""

    seat: int
    of: int
    number: int
    to: str


class Dodged(Event, reveals=True, rule="DU-149"):
    seat: int
    cards: Cards
    value: int


class Blocked(Event, reveals=True, rule="DU-139"):
    """Cards block one card of an attack, or (no cards) an effect does."""

    seat: int
    cards: Cards
    value: int


class BlockGiven(Event, rule="DU-146"):
    """The attacker names what is blocked."""

    seat: int
    cards: Cards


class AttackMissed(Event, rule="DU-155"):
    seat: int
    cards: Cards


class LocationRolled(Event, reveals=True, rule="DU-156"):
    """Hit location dice of `by` against `seat`."""

    by: int
    seat: int
    faces: tuple[int, ...]


class RollChanged(Event, rule="DU-232"):
    """The change of a hit location roll so far."""

    seat: int
    change: int


class LocationSettled(Event, rule="DU-158"):
    seat: int
    location: int


class DieRolled(Event, reveals=True, rule="DU-205"):
    """Another die: for CRUSH or CARVE."""

    by: int
    keyword: str
    face: int


class ArmourLost(Event, rule="DU-159"):
    seat: int
    location: int


class ArmourMended(Event, rule="DU-102"):
    seat: int
    location: int


class Wounded(Event, rule="DU-160"):
    """A wound was lost; `seat` is who bore it."""

    seat: int
    left: int


class Healed(Event, rule="DU-219"):
    seat: int
    left: int


class Stunned(Event, rule="DU-225"):
    seat: int


class Banned(Event, rule="DU-102"):
    """A Phantom may not move by itself for a while."""

    seat: int


class Boosted(Event, rule="DU-102"):
    """The next attack, or the next card, of a player gets something."""

    seat: int
    kind: str


class KeywordsGranted(Event, rule="DU-102"):
    card: int
    keywords: tuple[str, ...]


class ActionGained(Event, rule="DU-089"):
    seat: int
    kind: str


class RefillChanged(Event, rule="DU-081"):
    seat: int
    by: int


class InitiativeChanged(Event, rule="DU-086"):
    seat: int
    by: int


class ShardsChanged(Event, rule="DU-176"):
    """Shards on a card of a player are now so many."""

    seat: int
    card: int
    by: int
    shards: int


class PassiveTurned(Event, rule="DU-052"):
    seat: int
    ready: bool


class EnteredPlay(Event, rule="DU-171"):
    card: int
    holder: int


class LeftPlay(Event, rule="DU-234"):
    card: int
    destroyed: bool


class WickPlaced(Event, rule="DU-235"):
    hex: int


class WickRemoved(Event, rule="DU-235"):
    hex: int


class Quelled(Event, rule="DU-217"):
    seat: int
    value: int


class Dispersed(Event, rule="DU-165"):
    seat: int
    reason: str


class GameEnded(Event, rule="DU-001"):
    winners: tuple[int, ...]
    reason: str
