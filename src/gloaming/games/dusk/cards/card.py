"""A card: its face as data, its text from the vocabulary."""

from __future__ import annotations

from functools import cached_property, partial
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from gloaming.games.dusk.cards.sets import CardSet, Kind
from gloaming.games.dusk.effects import Moment, Op, Target, Trigger
from gloaming.pieces.origins import HOUSE, Origin

Pool = Literal["basic", "passive", "gift", "skill", "weapon"]
Type = Literal["NUMBER", "WILD", "TILT", "ACTION", "FREE ACTION", "REACTION", "ATTACK", "PERSISTENT"]
Until = Literal["", "destroyed", "round_end", "used", "never"]

POOL_OF: dict[Kind, Pool] = {"phantom": "gift", "skill": "skill", "weapon": "weapon"}
"""What the nine cards of a set are."""

WILD_VALUES = tuple(range(1, 10))
HELD_HOWEVER_PLAYED = ("SOLO", "UNIFIED", "DEFEND", "QUELL", "SACROSANCT", "INDESTRUCTIBLE")


class Card(msgspec.Struct, frozen=True, dict=True):
    """One kind of card."""

    name: str
    type: Type
    value: int = 0
    """0 for a card without a value of its own."""
    pool: Pool = "basic"
    keywords: tuple[str, ...] = ()
    text: str = ""
    effect: tuple[Op, ...] = ()
    icon: str = ""
    starter: bool = False
    set: str = ""
    play: Literal["", "ACTION", "ATTACK", "SETUP"] = ""
    """How a PERSISTENT card enters play."""
    front: Literal["", "self", "target"] = ""
    """Before whom a PERSISTENT card lies."""
    until: Until = ""
    window: Literal["", "own_turn"] = ""
    target: Target | None = None
    trigger: Trigger | None = None
    limit: Literal["", "turn", "round"] = ""
    refresh: tuple[Trigger, ...] = ()
    escape: int = 0
    """How many cards the player it lies before may discard, with an action, to destroy it."""
    origin: Origin = HOUSE

    # A card is declared by its head, and then line by line as it is printed.

    def lying(
        self, front: Literal["self", "target"], *, until: Until, play: Literal["ACTION", "ATTACK"] = "ACTION"
    ) -> Card:
        """The card as one that lies before somebody."""
        return replace(self, front=front, until=until, play=play)

    def aimed(self, **at: Any) -> Card:
        """The card with whom it may be aimed at: see `Target`."""
        return replace(self, target=Target(**at))

    def when(self, on: Moment, **how: Any) -> Card:
        """The card with when it may be used: see `Trigger`."""
        return replace(self, trigger=Trigger(on, **how))

    def refreshed(self, *on: Trigger) -> Card:
        """The card with what makes it ready again."""
        return replace(self, refresh=on)

    def says(self, text: str, *effect: Op) -> Card:
        """The card with its text and what that does."""
        return replace(self, text=text, effect=effect)

    def of(self, one: CardSet) -> Card:
        """The card as one of a set: one of its nine cards, or the passive of a Phantom."""
        return replace(self, set=one.id, pool="passive" if self.play == "SETUP" else POOL_OF[one.kind])

    @cached_property
    def powers(self) -> dict[str, int]:
        """The keywords with their numbers, 1 where they have none."""
        found = {}
        for keyword in self.keywords:
            word, _, number = keyword.partition(" ")
            found[word] = int(number or 1)
        return found

    @cached_property
    def attacks(self) -> bool:
        """True if its text works while it attacks."""
        return self.type == "ATTACK" or self.play == "ATTACK"

    @cached_property
    def attack_powers(self) -> dict[str, int]:
        """The keywords that work while it attacks."""
        return self.powers if self.attacks else {k: n for k, n in self.powers.items() if k in HELD_HOWEVER_PLAYED}

    @cached_property
    def moments(self) -> frozenset[str]:
        """The events of its own attack at which its text does something."""
        return frozenset(op.when for op in self.effect if self.attacks)

    @cached_property
    def costs(self) -> tuple[Op, ...]:
        """What has to be paid to use the text."""
        return tuple(op for op in self.effect if op.cost)

    @cached_property
    def vital(self) -> tuple[Op, ...]:
        """What has to work for the text to be worth using."""
        return tuple(op for op in self.effect if op.is_vital() and not op.when)

    @cached_property
    def parts(self) -> dict[str, tuple[Op, ...]]:
        """What the text does, by moment: the empty one for the text itself, `cost` for what is paid before that."""
        found: dict[str, tuple[Op, ...]] = {}
        for op in self.effect:
            part = op.when or ("cost" if op.cost else "")
            found[part] = (*found.get(part, ()), op)
        return found

    @cached_property
    def values(self) -> tuple[int, ...]:
        """What it may count as; nothing for Tilt."""
        return WILD_VALUES if self.type == "WILD" else (self.value,) if self.value else ()

    @cached_property
    def value_bits(self) -> int:
        """What it may count as, as bits."""
        return sum(1 << value for value in self.values)

    @cached_property
    def reach_bits(self) -> int:
        """The ranges at which it can attack, as bits: its values, all of them with MELODY, up to them with TANGLE."""
        if "MELODY" in self.attack_powers:
            return -1 if self.values else 0
        return (2 << max(self.values)) - 1 if "TANGLE" in self.attack_powers else self.value_bits

    @cached_property
    def is_unbound(self) -> bool:
        """True if its text frees an attack from its exact range."""
        return "MELODY" in self.attack_powers or "TANGLE" in self.attack_powers

    @cached_property
    def is_number(self) -> bool:
        """True for the ten numbered BASIC cards."""
        return self.type == "NUMBER"


starter = partial(Card, starter=True)
passive = partial(Card, type="PERSISTENT", play="SETUP", front="self", until="never")
