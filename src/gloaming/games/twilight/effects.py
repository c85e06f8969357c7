"""What texts of cards are made of: whom and what they mean, when they happen, what they cost.

The ops, which do something, stand in `ops/`, grouped by what they are about.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from gloaming.games.twilight.power import NO_POWER, Level, Units
from gloaming.kernel import Next
from gloaming.kernel.frozen import Frozen
from gloaming.pieces import effects

if TYPE_CHECKING:
    from gloaming.games.twilight.conditions import If
    from gloaming.games.twilight.rules.aiming import ChooseAim
    from gloaming.games.twilight.rules.matter import About, Aim
    from gloaming.games.twilight.verbs import Play

Who: TypeAlias = Literal["you", "opponent", "each_opponent", "any", "each", "controller", "defender", "its_controller"]
"""You; one opponent of your choice; all opponents; one player of your choice; all players;
who holds the Manifested Aspect; the attacked player; who controlled the card the event was about."""
Side: TypeAlias = Literal["you", "other", "any", "each_other", "controller", "defender"]
"""You; one other player (all of them with `all`); any mix; so many from each other player; see Who."""
Pick: TypeAlias = Literal["creature", "fortification", "intrigue", "scheme", "ability", "summon"]
State: TypeAlias = Literal["fresh", "exhausted", "attacking", "attacking_life", "blocking", "damaged"]
Until: TypeAlias = Literal["turn", "your_next_turn", "in_play", "forever"]
Trigger: TypeAlias = (
    Literal["static", "resolve", "active", "enter", "heresy", "power"]
    | Literal["start_of_draw", "end_of_draw", "when_attacked", "on_attack", "on_block", "ally_block", "on_stack_damage"]
    | Literal["deathbound", "requiem", "creature_slain", "card_destroyed", "you_damaged", "you_manifest"]
)
"""How a card works by itself; at which moments of a turn; what happens to cards and players."""
Keyword: TypeAlias = (
    Literal["armor", "fleet", "overrun", "initiative", "prescience", "onrush", "rooted", "lumbering", "watchful"]
    | Literal["doomed", "requiem", "deathbound"]
)
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


creature = partial(Select, pick=("creature",))
every_creature = partial(Select, pick=("creature",), all=True)
SELF = Select(ref="self")
IT = Select(ref="it")
FOE = Select(ref="foe")
ACTOR = Select(ref="actor")


class Op(effects.Op["Play", "About"], kw_only=True):
    """One thing an ability does."""

    n: int = 1
    n_from: Amount = ""
    """An amount that multiplies n."""
    n_per: Select | None = None
    """Cards whose number multiplies n."""
    cap: int = 0
    """The most it comes to; 0 is no limit."""

    def say(self) -> str:
        words = effects.Op.say(self)
        return words if self.says else f"{words} {self.n}"

    # What is chosen for it is chosen when it is announced, and looked at again when it is carried out.

    def chooses(self) -> bool:
        """True if somebody has to be asked, or could have to be, what it is about."""
        return False

    def pick(self, g: Play, run: ChooseAim) -> Next:
        """The next question, or the aim once there is nothing left to choose."""
        raise NotImplementedError(f"{type(self).__name__} does not say what there is to choose")

    def still(self, g: Play, about: About, aim: Aim) -> Aim:
        """What is left of its aim: cards that are gone or no longer fit are left out."""
        return aim

    def outlasts_copying(self) -> bool:
        """True if a card that has become a copy of another keeps an ability with it."""
        return False


class Price(Frozen):
    """What announcing an active ability costs."""

    exhaust: bool = False
    units: Units = NO_POWER
    x: bool = False


FREE = Price()


class Of(Frozen, kw_only=True):
    """What the triggering event has to be about."""

    side: Literal["", "you", "other", "any"] = ""
    pick: tuple[Pick, ...] = ()
    stack: Literal["", "life", "discard"] = ""


class Ability(Frozen, kw_only=True):
    """What a card does on a trigger; several abilities of a card are carried out in their order."""

    on: Trigger
    do: tuple[Op, ...]
    of: Of = Of()
    price: Price = FREE
    once: bool = False
    """At most once per turn and card."""
    conditions: tuple[If, ...] = ()
    may: bool = False


def ability(on: Trigger, *do: Op, **how: Any) -> Ability:
    return Ability(on=on, do=do, **how)
