"""What a player can be offered: every option is one of these."""

from __future__ import annotations

from gloaming.kernel import Option
from gloaming.pieces.subjects import CardOption, SeatOption


class TakeSet(Option):
    """Take a Phantom, a Skill or a Weapon."""

    set: int


class Pick(CardOption):
    """Put this card of the set into the deck."""


class PickStarters(Option):
    """Take the four starter cards."""

    set: int


class PlaceFirst(Option):
    """Say which team places a Phantom first."""

    team: int


class Place(Option):
    """Put the Phantom on this corner."""

    hex: int


class GoFirst(Option):
    """Take the first turn of the round."""


class GoLast(Option):
    """Take the last turn of the round."""


class Refill(Option):
    """Draw up to a full hand."""


class Play(CardOption):
    """Play this card for its effect."""


class MoveWith(CardOption):
    """Play this card as a Move."""


class AttackWith(CardOption):
    """Attack with this card, alone or with others of its value."""


class CallShot(SeatOption):
    """Add cards together to one attack on this player."""


class Hold(CardOption):
    """Discard this card and stay in the rotation."""


class PassRound(Option):
    """Take no action and no further turn this round."""


class EndTurn(Option):
    """End the turn."""


class Use(CardOption):
    """Use this card in play, or the passive."""


class Empower(CardOption):
    """Banish a card from hand to put a Shard on this card."""


class Escape(CardOption):
    """Spend an action and the cost to destroy this card."""


class As(Option):
    """Count the card as this value."""

    value: int


class Go(Option):
    """Move to this hex."""

    hex: int


class Stay(Option):
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


class Strike(Option):
    """Declare the attack as it stands."""


class Target(SeatOption):
    """Choose this player."""


class Tilt(CardOption):
    """Play Tilt: roll that die again, or (die -1) draw two cards."""

    die: int = -1


class Dodge(Option):
    """Dodge with two cards of this value."""

    value: int


class Brace(CardOption):
    """Attack the attacker first, at any range."""


class Join(CardOption):
    """Add this UNIFIED card to the attack."""


class LowerRoll(CardOption):
    """Destroy this DEFEND card to lower the roll by 2."""


class Block(Option):
    """Block an attack that takes this value."""

    value: int


class BlockAt(CardOption):
    """Let the block stop this card of the attack."""


class Resolve(CardOption):
    """Resolve this card of the attack next."""

    seat: int


class Discard(CardOption):
    """Discard this card."""


class Banish(CardOption):
    """Send this card to the Void."""


class Keep(Option):
    """Choose this die."""

    face: int


class Shift(Option):
    """Change the roll by this much."""

    by: int


class SpendShards(Option):
    """Spend so many Shards."""

    number: int


class ShardFrom(CardOption):
    """Take the Shard from this card."""


class Choice(Option):
    """Choose one of the ways a card offers."""

    number: int


class Location(Option):
    """Choose a location of the health card."""

    location: int


class Recover(CardOption):
    """Choose this card to come back."""


class Take(CardOption):
    """Take this card into the hand."""


class Bin(CardOption):
    """Put this card into the Boneyard."""


class PutNext(CardOption):
    """Put this card back next."""


class DestroyCard(CardOption):
    """Destroy this card in play."""


class Wick(Option):
    """Choose a hex for a Wick, or one of the Wicks."""

    hex: int


class Grant(CardOption):
    """Give the keywords to this card."""


class Heal(Option):
    """Heal one wound."""
