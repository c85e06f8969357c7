"""The vocabulary of cards: what their texts do, on which conditions and events, as frozen records."""

from __future__ import annotations

from typing import Literal, TypeAlias

from gloaming.kernel.frozen import Frozen

Who: TypeAlias = Literal["self", "target", "actor", "holder", "enemies", "any"]
"""The owner; whom it is aimed at; who caused the event; whom it lies before; all opponents; a player you choose."""
Direction: TypeAlias = Literal["any", "toward", "away"]
Duration: TypeAlias = Literal["", "turn", "next_turn", "round", "in_play"]
Moment: TypeAlias = Literal[
    "",
    "attack_declared",
    "attack_missed",
    "attack_hit",
    "attack_blocked",
    "location_rolled",
    "damaged",
    "armour_lost",
    "wounded",
    "attack_resolved",
    "moved",
    "card_played",
    "cards_drawn",
    "card_discarded",
    "card_banished",
    "destroyed",
    "held",
    "turn_start",
    "round_start",
    "round_end",
    "entered",
    "at_will",
]


class Condition(Frozen):
    """What has to be true; bounds are inclusive."""

    min: int = 0
    max: int = 99


class Range(Condition):
    """The distance to someone, from yourself or from the nearest of your tokens."""

    of: Literal["target", "actor"] = "target"
    origin: Literal["self", "token"] = "self"


class Moved(Condition):
    """The hexes someone moved by itself this turn or in the move just finished, or was moved by you."""

    who: Who = "self"
    span: Literal["turn", "move"] = "turn"
    forced: bool = False


class HandSize(Condition):
    """The cards in a hand."""

    who: Who = "self"


class Bare(Condition):
    """The locations without armour."""

    who: Who = "self"


class VoidSize(Condition):
    """The cards of a player in the Void."""

    who: Who = "self"


class Tokens(Condition):
    """Your tokens on the board."""


class LiesBefore(Condition):
    """A card in play with that keyword lies before someone."""

    who: Who = "target"
    keyword: str = ""


class AttackKind(Condition):
    """How the attack in question is made."""

    kind: Literal["single", "power", "called"] = "single"


class AttackValue(Condition):
    """The value of the attack in question."""


class CardType(Condition):
    """The type of the card that was just played for its effect."""

    types: tuple[str, ...] = ()


class Paid(Condition):
    """The optional payment before this was made."""


class Spent(Condition):
    """The Shards spent by this card."""


class Dealt(Condition):
    """The damage the attack has dealt."""


class Op(Frozen, kw_only=True):
    """One thing a text does."""

    cost: bool = False
    """It has to be paid in full before anything else, or the text cannot be used."""
    optional: bool = False
    when: Moment = ""
    """The event of the card's own attack, or of its entering play, at which it is done."""
    conditions: tuple[Condition, ...] = ()
    who: Who = "self"


class Draw(Op):
    """Draw cards; "shards_here" are the Shards that were on this card."""

    n: int | Literal["shards_here"] = 1
    max: int = 99


class Discard(Op):
    """Cards go from a hand to its Boneyard."""

    n: int = 1
    pick: Literal["owner", "random"] = "owner"
    min_value: int = 0
    max_value: int = 99


class Banish(Op):
    """Cards go to the Void."""

    n: int = 1
    source: Literal["hand", "deck", "boneyard", "this", "event"] = "hand"


class Recover(Op):
    """Cards come back."""

    n: int = 1
    up_to: bool = False
    source: Literal["boneyard", "void", "attack", "event"] = "boneyard"
    to: Literal["hand", "boneyard", "deck_bottom"] = "hand"
    what: Literal["number", "any"] = "any"
    blocked: bool = False


class Look(Op):
    """See a hand, or the top of a deck and sort it."""

    zone: Literal["hand", "deck"] = "hand"
    n: int = 0
    take: int = 0
    bin: int = 0
    rest: Literal["top", "bottom"] = "top"


class Value(Op):
    """Change the value of this card, of the next card played for its value, or of Move actions."""

    of: Literal["this", "next_card", "moves"] = "this"
    by: int = 0
    join: bool = False
    """The card then joins the attack in question."""
    duration: Duration = ""


class Redraw(Op):
    """Change what the next redraw, or every one while in play, refills to."""

    by: int = 0
    duration: Duration = ""


class Initiative(Op):
    """Change the next initiative roll."""

    by: int = 0


class Action(Op):
    """More actions this turn: of any kind, or for an Attack with a single card."""

    n: int = 1
    kind: Literal["any", "attack"] = "any"


class Move(Op):
    """Move a Phantom; "spent" are the Shards just spent."""

    up_to: int | Literal["spent"] = 1
    direction: Direction = "any"
    through: bool = False
    within: int = 0
    """Only Phantoms at most this far from you; 0 is any distance."""


class Place(Op):
    """Put your Phantom on a hex at once."""

    at: Literal["corner", "token"] = "corner"
    swap: bool = False
    """The token goes to the hex that was left."""


class Reach(Op):
    """Your next attack may be off its range, or count it from a token."""

    by: int = 0
    token: bool = False
    duration: Duration = ""


class Attack(Op):
    """Attack now with one card from hand, whoever caused the event."""

    at: Literal["exact", "any"] = "exact"


class Damage(Op):
    """Damage that is not an attack; armour of your own choice is simply lost."""

    n: int = 1
    within: int = 0
    of: Literal["self", "token"] = "self"
    """What `within` is counted from: yourself, or the token just removed."""
    choose_armour: bool = False


class Roll(Op):
    """Change the hit location roll in question."""

    by: int | Literal["spent"] = 0
    either: bool = False


class Reroll(Op):
    """Roll the die in question again; two dice: choose which stands."""

    dice: int = 1


class Grant(Op):
    """Give keywords to cards of an attack: all of them (0) or so many."""

    keywords: tuple[str, ...] = ()
    of: Literal["this", "next_attack", "event"] = "this"
    cards: int = 1
    duration: Duration = ""


class Block(Op):
    """Cards of the attack in question are blocked whatever their value; 0 is all of them."""

    n: int = 1


class Cancel(Op):
    """The card in question has no effect."""


class Mend(Op):
    """Restore armour: at a location you choose, or at the one numbered like the card just discarded."""

    location: Literal["chosen", "discarded_value"] = "chosen"


class Stun(Op):
    """STUNNED."""


class Forbid(Op):
    """A ban."""

    what: Literal["move", "block"] = "move"
    duration: Duration = ""


class Lasting(Op):
    """Holds while its card lies in play; nothing is to be carried out."""


class Tether(Lasting):
    """No move leads away from the card's owner."""


class Tax(Lasting):
    """A deed costs a card of the Hand."""

    on: Literal["move_action", "second_action"] = "move_action"


class Destroy(Op):
    """Destroy a card in play, this card, or the token just used."""

    what: Literal["in_play", "this", "token"] = "in_play"


class Shard(Op):
    """Gain Shards."""

    n: int = 1
    on: Literal["phantom", "this"] = "phantom"


class Spend(Op):
    """Spend Shards."""

    n: int = 1
    up_to: bool = False
    source: Literal["any", "this"] = "any"


class Token(Op):
    """Place a Wick on a free hex near you, or where your move began."""

    at: Literal["near", "left"] = "near"
    max: int = 0


class Passive(Op):
    """Turn a passive."""

    to: Literal["ready", "exhausted"] = "ready"


class Choose(Op):
    """Someone picks one of several lists of things to do."""

    by: Literal["self", "actor"] = "self"
    choices: tuple[tuple[Op, ...], ...] = ()


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
    max: int = 99
    conditions: tuple[Condition, ...] = ()
