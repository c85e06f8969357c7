"""What a player can be offered: every option is one of these."""

from __future__ import annotations

from gloaming.kernel import Option


class TakeSet(Option):
    """Take a Phantom, a Skill or a Weapon."""

    set: int


class Pick(Option):
    """Put this card of the set into the deck."""

    card: int


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


class Play(Option):
    """Play this card for its effect."""

    card: int


class MoveWith(Option):
    """Play this card as a Move."""

    card: int


class AttackWith(Option):
    """Attack with this card, alone or with others of its value."""

    card: int


class CallShot(Option):
    """Add cards together to one attack on this player."""

    seat: int


class Hold(Option):
    """Discard this card and stay in the rotation."""

    card: int


class PassRound(Option):
    """Take no action and no further turn this round."""


class EndTurn(Option):
    """End the turn."""


class Use(Option):
    """Use this card in play, or the passive."""

    card: int


class Empower(Option):
    """Banish a card from hand to put a Shard on this card."""

    card: int


class Escape(Option):
    """Spend an action and the cost to destroy this card."""

    card: int


class As(Option):
    """Count the card as this value."""

    value: int


class Go(Option):
    """Move to this hex."""

    hex: int


class Stay(Option):
    """Do not move any farther."""


class Aim(Option):
    """Attack this player at this value, counting from a Wick where `wick` is its hex."""

    seat: int
    value: int
    wick: int = -1


class AimAtHex(Option):
    """Attack this hex at this value: every Phantom near it, or the token on it."""

    hex: int
    value: int
    wick: int = -1


class Add(Option):
    """Add this card, counting as that value."""

    card: int
    value: int


class Strike(Option):
    """Declare the attack as it stands."""


class Target(Option):
    """Choose this player."""

    seat: int


class Tilt(Option):
    """Play Tilt: roll that die again, or (die -1) draw two cards."""

    card: int
    die: int = -1


class Dodge(Option):
    """Dodge with two cards of this value."""

    value: int


class Brace(Option):
    """Attack the attacker first, at any range."""

    card: int


class Join(Option):
    """Add this UNIFIED card to the attack."""

    card: int


class LowerRoll(Option):
    """Destroy this DEFEND card to lower the roll by 2."""

    card: int


class Block(Option):
    """Block an attack that takes this value."""

    value: int


class BlockAt(Option):
    """Let the block stop this card of the attack."""

    card: int


class Resolve(Option):
    """Resolve this card of the attack next."""

    card: int
    seat: int


class Discard(Option):
    card: int


class Banish(Option):
    card: int


class Keep(Option):
    """Choose this die."""

    face: int


class Shift(Option):
    """Change the roll by this much."""

    by: int


class SpendShards(Option):
    """Spend so many Shards."""

    number: int


class ShardFrom(Option):
    card: int


class Choice(Option):
    """Choose one of the ways a card offers."""

    number: int


class Location(Option):
    """Choose a location of the health card."""

    location: int


class Recover(Option):
    """Choose this card to come back."""

    card: int


class Take(Option):
    """Take this card into the hand."""

    card: int


class Bin(Option):
    """Put this card into the Boneyard."""

    card: int


class PutNext(Option):
    card: int


class DestroyCard(Option):
    card: int


class Wick(Option):
    """Choose a hex for a Wick, or one of the Wicks."""

    hex: int


class Grant(Option):
    """Give the keywords to this card."""

    card: int


class Heal(Option):
    """Heal one wound."""
