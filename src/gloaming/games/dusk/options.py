"""What a player can be offered: every option is one of these."""

from __future__ import annotations

from gloaming.kernel import Option
from gloaming.pieces.subjects import CardOption, SeatOption


class TakeSet(Option, says="Take {set}"):
    """Take a Phantom, a Skill or a Weapon."""

    set: int


class Pick(CardOption, says="Pick {card}"):
    """Put this card of the set into the deck."""


class PickStarters(Option, says="Pick the starter cards of {set}"):
    set: int


class PlaceFirst(Option):
    """Say which team places a Phantom first."""

    team: int


class Place(Option, says="On {hex}"):
    """Put the Phantom on this corner."""

    hex: int


class GoFirst(Option, says="Go first"):
    """Take the first turn of the round."""


class GoLast(Option, says="Go last"):
    """Take the last turn of the round."""


class Refill(Option, says="Refill the hand"):
    """Draw up to a full hand."""


class Play(CardOption, says="Play {card}"):
    """Play this card for its effect."""


class MoveWith(CardOption, says="Move with {card}"):
    """Play this card as a Move."""


class AttackWith(CardOption, says="Attack with {card}"):
    """Attack with this card, alone or with others of its value."""


class CallShot(SeatOption, says="Call a shot at {seat}"):
    """Add cards together to one attack on this player."""


class Hold(CardOption, says="Hold: discard {card}"):
    """Discard this card and stay in the rotation."""


class PassRound(Option, says="Pass for the rest of the round"):
    """Take no action and no further turn this round."""


class EndTurn(Option, says="End the turn"): ...


class Use(CardOption, says="Use {card}"):
    """Use this card in play, or the passive."""


class Empower(CardOption, says="Empower {card}"):
    """Banish a card from hand to put a Shard on this card."""


class Escape(CardOption, says="Escape from {card}"):
    """Spend an action and the cost to destroy this card."""


class As(Option, says="As {value}"):
    """Count the card as this value."""

    value: int


class Go(Option):
    """Move to this hex."""

    hex: int


class Stay(Option, says="Stay here"):
    """Do not move any farther."""


class Aim(SeatOption):
    """Attack this player at this value, counting from a Wick where `wick` is its hex."""

    value: int
    wick: int = -1


class AimAtHex(Option):
    """Attack this hex at this value: every Phantom near it, or the token on it."""

    hex: int
    value: int
    wick: int = -1


class Add(CardOption):
    """Add this card, counting as that value."""

    value: int


class Strike(Option, says="Strike"):
    """Declare the attack as it stands."""


class Target(SeatOption):
    """Choose this player."""


class Tilt(CardOption):
    """Play Tilt: roll that die again, or (die -1) draw two cards."""

    die: int = -1


class Dodge(Option, says="Dodge with a pair of {value}s"):
    value: int


class Brace(CardOption, says="Brace with {card}"):
    """Attack the attacker first, at any range."""


class Join(CardOption, says="Join with {card}"):
    """Add this UNIFIED card to the attack."""


class LowerRoll(CardOption, says="Destroy {card}: lower the roll by 2"):
    """Destroy this DEFEND card to lower the roll by 2."""


class Block(Option, says="Block for {value}"):
    """Block an attack that takes this value."""

    value: int


class BlockAt(CardOption, says="Let it block {card}"):
    """Let the block stop this card of the attack."""


class Resolve(CardOption):
    """Resolve this card of the attack next."""

    seat: int


class Discard(CardOption, says="Discard {card}"): ...


class Banish(CardOption, says="Banish {card}"):
    """Send this card to the Void."""


class Keep(Option):
    """Choose this die."""

    face: int


class Shift(Option):
    """Change the roll by this much."""

    by: int


class SpendShards(Option, says="Spend {number:Shard}"):
    number: int


class ShardFrom(CardOption, says="From {card}"):
    """Take the Shard from this card."""


class Choice(Option):
    """Choose one of the ways a card offers."""

    number: int


class Location(Option):
    """Choose a location of the health card."""

    location: int


class Recover(CardOption, says="Bring back {card}"):
    """Choose this card to come back."""


class Take(CardOption, says="Take {card}"):
    """Take this card into the hand."""


class Bin(CardOption, says="Bury {card}"):
    """Put this card into the Boneyard."""


class PutNext(CardOption, says="Put back {card}"): ...


class DestroyCard(CardOption, says="Destroy {card}"):
    """Destroy this card in play."""


class Wick(Option, says="Wick on {hex}"):
    """Choose a hex for a Wick, or one of the Wicks."""

    hex: int


class Grant(CardOption, says="Give them to {card}"):
    """Give the keywords to this card."""


class Heal(Option, says="Heal one wound"): ...
