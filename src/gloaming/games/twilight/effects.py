"""The vocabulary of cards: what their texts do, to whom and when, as frozen records."""

from __future__ import annotations

from typing import Literal, TypeAlias

from gloaming.games.twilight.power import NO_POWER, Level, Units
from gloaming.kernel.frozen import Frozen

Who: TypeAlias = Literal["you", "opponent", "each_opponent", "any", "each", "controller", "defender", "its_controller"]
"""You; one opponent of your choice; all opponents; one player of your choice; all players;
who holds the Manifested Aspect; the attacked player; who controlled the card the event was about."""
Side: TypeAlias = Literal["you", "other", "any", "each_other", "controller", "defender"]
"""You; one other player (all of them with `all`); any mix; so many from each other player; see Who."""
Pick: TypeAlias = Literal["creature", "fortification", "intrigue", "scheme", "ability", "summon"]
State: TypeAlias = Literal["fresh", "exhausted", "attacking", "attacking_life", "blocking", "damaged"]
Until: TypeAlias = Literal["turn", "your_next_turn", "in_play", "forever"]
Trigger: TypeAlias = Literal[
    "static",
    "resolve",
    "active",
    "enter",
    "start_of_draw",
    "end_of_draw",
    "when_attacked",
    "on_attack",
    "on_block",
    "ally_block",
    "on_stack_damage",
    "deathbound",
    "requiem",
    "creature_slain",
    "card_destroyed",
    "you_damaged",
    "you_manifest",
    "heresy",
    "power",
]
Keyword: TypeAlias = Literal[
    "armor",
    "fleet",
    "overrun",
    "initiative",
    "prescience",
    "onrush",
    "rooted",
    "lumbering",
    "watchful",
    "doomed",
    "requiem",
    "deathbound",
]
Amount: TypeAlias = Literal["", "x", "removed_fight_plus_life", "damage_you_took"]


class Select(Frozen, kw_only=True):
    """Which cards an effect is about; each list means any one of it, an empty list does not narrow."""

    pick: tuple[Pick, ...] = ()
    side: Side = "any"
    n: int = 1
    up_to: bool = False
    all: bool = False
    aspect: tuple[Level, ...] = ()
    faction: tuple[str, ...] = ()
    type: tuple[str, ...] = ()
    state: tuple[State, ...] = ()
    other: bool = False
    """Not this card itself."""
    chooser: Literal["you", "controller"] = "you"
    ref: Literal["", "self", "it", "foe", "actor"] = ""
    """Instead of a pick: this card; what was chosen last; the Creature it fights; the Creature the event was about."""


SELF = Select(ref="self")
IT = Select(ref="it")
FOE = Select(ref="foe")
ACTOR = Select(ref="actor")


class If(Frozen, kw_only=True):
    """A condition, read when what it guards is carried out."""

    holds: Literal[
        "conviction",
        "damaged_this_turn",
        "card_destroyed_this_turn",
        "manifested_this_turn",
        "attacked_this_turn",
        "upkeep_paid",
        "blocking",
        "covers",
    ]
    min: int = 1
    who: Literal["you", "controller"] = "you"


CONVICTION = If(holds="conviction")


class Op(Frozen, kw_only=True):
    """One thing an ability does."""

    n: int = 1
    n_from: Amount = ""
    """An amount that multiplies n."""
    n_per: Select | None = None
    """Cards whose number multiplies n."""
    cap: int = 0
    """The most it comes to; 0 is no limit."""
    gate: bool = False
    """If it did not do its work itself, the rest of the ability is left out."""
    may: bool = False
    cond: tuple[If, ...] = ()


# Stacks and hands.


class DamageLifeStack(Op):
    """Damage to a Life Stack in one instance."""

    who: Who


class DestroyFromDiscard(Op):
    """Destroy chosen cards of Discard Stacks."""

    who: Who
    own_min: int = 0


class DestroyFromLife(Op):
    """Destroy the top cards of a Life Stack; this is no damage."""

    who: Who


class Defile(Op):
    """Destroy cards of a Discard Stack; what is left over is damage to the Life Stack."""

    who: Who


class Obliterate(Op):
    """If a card was Destroyed earlier this turn: damage whose cards are Destroyed."""

    who: Who


class Restore(Op):
    """Shuffle up to so many chosen cards of one's Discard Stack and put them under one's Life Stack."""

    who: Who


class Draw(Op):
    """Draw cards from one's Life Stack."""

    who: Who


class DiscardFromHand(Op):
    """Discard cards of the Hand, by choice of their player or by chance."""

    who: Who
    how: Literal["choice", "random"] = "choice"


class DestroyFromHand(Op):
    """Destroy cards of the Hand, by choice of their player or by chance."""

    who: Who
    how: Literal["choice", "random"] = "choice"


class TakeFromHand(Op):
    """Cards of a player's Hand go to your Hand."""

    who: Who
    how: Literal["choice", "random"] = "choice"


class ReturnFromDiscard(Op):
    """A chosen card of a Discard Stack goes back to the Hand."""

    who: Who
    t: Select


class Foresee(Op):
    """Look at the top cards of a Life Stack; put any on the bottom, the rest back, in any order."""

    who: Who


class LookAtHand(Op):
    """See a Hand."""

    who: Who


class LookAtAspects(Op):
    """See the faces of up to so many Aspects in Resource Areas."""

    who: Who


# Aspects.


class Manifest(Op):
    """So many times: Manifest an Aspect of the level, chosen when it is carried out."""

    aspect: Level


class ExhaustAspect(Op):
    """Exhaust Fresh Aspects of the levels in a Resource Area, or the Manifested card itself."""

    who: Who = "controller"
    aspect: tuple[Level, ...] = ()
    t: Select | None = None


class RefreshAspect(Op):
    """Refresh Exhausted Aspects of the levels in a Resource Area."""

    who: Who
    aspect: tuple[Level, ...]


class DestroyAspect(Op):
    """The Manifested Aspect is Destroyed and its player Recharges."""


class StealAspect(Op):
    """The Manifested Aspect goes face down to your Aspect Stack and its player Recharges."""


class SwapAspect(Op):
    """A face-down Aspect of a Resource Area and a card of the same level in your Hand change places."""

    who: Who


class PlaceAspect(Op):
    """Move Aspects from an Aspect Stack to its Resource Area."""

    who: Who
    state: Literal["fresh", "exhausted"]


class GatherAspect(Op):
    """The topmost Aspects of the levels in a Life Stack go unseen to your Aspect Stack."""

    who: Who
    aspect: tuple[Level, ...]


class ChangeCost(Op):
    """Summons of such cards by that side cost so much more or less; never less than one unit."""

    t: Select
    delta: Units


# Creatures and other permanents.


class DamageCreature(Op):
    t: Select


class Strike(Op):
    """A Creature deals its Fight to another."""

    by: Select
    t: Select


class Slay(Op):
    t: Select


class Destroy(Op):
    t: Select


class Exhaust(Op):
    t: Select


class Refresh(Op):
    """Also if Frozen."""

    t: Select
    thaw: bool = False


class Freeze(Op):
    t: Select


class Bless(Op):
    t: Select


class RemoveBlessing(Op):
    t: Select


class Heal(Op):
    t: Select


class Modify(Op):
    """More or less Fight."""

    t: Select
    fight: int
    until: Until


class GainKeyword(Op):
    t: Select
    keyword: Keyword
    until: Until
    value: int = 0


class LoseKeyword(Op):
    t: Select
    keyword: Keyword
    until: Until


class Restrict(Op):
    """Cannot attack or block."""

    t: Select
    what: tuple[Literal["attack", "block"], ...]
    until: Until


class NoCombatDamage(Op):
    """Deals and receives no combat damage."""

    t: Select
    until: Until


class RedirectAttack(Op):
    """The attacker attacks the other stack of the same player."""

    t: Select
    to: Literal["life", "discard"]


class ReturnToHand(Op):
    """To the controller's Hand."""

    t: Select


class GainControl(Op):
    t: Select
    until: Until


class PlaceMini(Op):
    mini: str
    who: Who
    state: Literal["fresh", "exhausted"] = "fresh"


class PutIntoPlay(Op):
    """A chosen card of a stack or Hand enters Fresh, not as a Summon."""

    t: Select
    zone: Literal["discard", "hand"]
    who: Who
    keyword: Keyword | Literal[""] = ""
    ignore_limit: bool = False
    doom: bool = False


class PutSelfIntoPlay(Op):
    """The Manifested Intrigue moves to your Combat Field and the player who lost it Recharges."""


class CopyCreature(Op):
    """Lose all markers and become a copy of the Creature, keeping name, level, Epic and this ability."""

    t: Select


# Players and chain.


class ArmorPlayer(Op):
    """The Life Stack of the player has Armor."""

    who: Who
    until: Until


class PreventDamage(Op):
    """The next so much damage to the player's Life Stack is prevented."""

    who: Who
    until: Until


class Counter(Op):
    """Stop a pending item."""

    t: Select
    dest: Literal["discard", "destroyed"] = "discard"


class Choose(Op):
    """A player picks one list of ops, and it is carried out."""

    by: Who
    options: tuple[tuple[Op, ...], ...]


class Price(Frozen):
    """What announcing an active ability costs."""

    exhaust: bool = False
    units: Units = NO_POWER
    x: bool = False


class Of(Frozen, kw_only=True):
    """What the triggering event has to be about."""

    side: Literal["", "you", "other", "any"] = ""
    pick: tuple[Pick, ...] = ()
    stack: Literal["", "life", "discard"] = ""


class Ability(Frozen, kw_only=True):
    """What a card does on a trigger; several abilities of a card are carried out in their order."""

    on: Trigger
    do: tuple[Op, ...]
    of: Of | None = None
    price: Price | None = None
    once: bool = False
    """At most once per turn and card."""
    cond: tuple[If, ...] = ()
    may: bool = False
