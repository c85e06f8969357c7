"""How a card declares itself: its face as data, and what it does as abilities, modifiers and surges.

Every hero sheet, skill, item, search card, relic, monster ability and Overlord card is one `Card`. What it does is said
in three ways, and a card may have several of each:

`Ability`   something its owner may do, or that happens by itself, at a moment (see `moments.py` for their names)
`Modifier`  a value that is another while the card is in force: computed whenever it is read, never written
`Surge`     what its owner may spend surges on in an attack
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from gloaming.games.descent.dice import Colour
from gloaming.games.descent.effects import Condition, Op, Who
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.origins import FACTS, Origin

Kind = Literal["hero", "skill", "item", "search", "relic", "ability", "overlord", "familiar"]
Slot = Literal["", "one hand", "two hands", "armor", "other"]
AttackType = Literal["", "melee", "ranged"]
Attribute = Literal["might", "knowledge", "willpower", "awareness"]
Limit = Literal["", "turn", "round"]
Stat = Literal[
    "speed",
    "speed_limit",
    "health",
    "stamina",
    "defense",
    "attack",
    "damage",
    "range",
    "pierce",
    "reach",
    "surge",
    "no_attack",
    "one_move",
    "fatigue_points",
    "pass_enemies",
    "fly",
    "web",
    "toll",
    "only_adjacent",
    "see_past",
    "counts_as",
    "cowardly",
    "act_less",
    "guard",
    "surge_rest",
    "ignore_lava",
    "mark",
    "rest_heals",
    "as_fatigue",
    "sneaky",
    "unmovable",
    "misery",
    "despair",
    "speed_is",
    "no_defense",
    "shares_damage",
]
"""What a modifier may change; those without a number are simply so while it is in force."""


class Surge(Frozen):
    """A surge ability: what it costs and what the attack gains by it."""

    cost: int = 1
    damage: int = 0
    range: int = 0
    pierce: int = 0
    condition: str = ""
    blast: bool = False
    do: tuple[Op, ...] = ()
    fatigue: int = 0
    """Fatigue it takes besides, only within Stamina."""
    text: str = ""
    """What it does, where the fields above do not say it."""


class Ability(Frozen, kw_only=True):
    """What a card lets its owner do, or does by itself, at a moment."""

    at: str
    """The name of a moment; `action`: as one of the actions of its owner; `turn`: freely in its owner's own turn."""
    do: tuple[Op, ...] = ()
    when: tuple[Condition, ...] = ()
    fatigue: int = 0
    """What it costs; only within Stamina (DE-123)."""
    exhausts: bool = False
    flips: bool = False
    """The card is turned face down and used up (Search cards)."""
    feat: bool = False
    """A heroic feat: the hero sheet is turned over."""
    must: bool = False
    """It happens by itself; nobody is asked."""
    limit: Limit = ""
    attacks: bool = False
    """It is, or holds, an attack: it counts against a monster's one attack (DE-163)."""


class Modifier(Frozen, kw_only=True):
    """A value that is another while the card is in force."""

    stat: Stat
    by: int = 0
    dice: tuple[Colour, ...] = ()
    surge: Surge | None = None
    word: str = ""
    whom: Who = "me"
    """Whose value: its owner's, or that of figures around it."""
    when: tuple[Condition, ...] = ()
    exhausted: bool = False
    """It works only while the card is exhausted."""
    lasting: bool = False
    """It works only after an op has made it last on somebody (`Last`), never by itself."""


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of card."""

    name: str
    kind: Kind
    text: str
    icon: str
    origin: Origin = FACTS
    abilities: tuple[Ability, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    surges: tuple[Surge, ...] = ()
    count: int = 1
    """How many of it there are."""
    # Items.
    slot: Slot = ""
    traits: tuple[str, ...] = ()
    attack: AttackType = ""
    dice: tuple[Colour, ...] = ()
    """Attack dice of a weapon, defense dice of armor."""
    gold: int = 0
    act: int = 0
    # Skills and starting equipment.
    hero_class: str = ""
    xp: int = 0
    timing: str = ""
    """When a skill can be used, or works; empty where its owner's turn or its text says so."""
    # Overlord cards.
    deck: str = ""
    """Basic, Magus, Saboteur, Warlord or Universal."""
    tier: int = 0
    type: Literal["", "Event", "Magic", "Trap"] = ""

    @property
    def is_weapon(self) -> bool:
        """A card is a weapon only if it says melee or ranged (DE-037)."""
        return bool(self.attack) and self.kind in ("item", "relic")

    @property
    def hands(self) -> int:
        return {"one hand": 1, "two hands": 2}.get(self.slot, 0)


class Sheet(Frozen, kw_only=True):
    """The numbers of a figure, from its hero sheet, monster card, lieutenant card or familiar card."""

    name: str
    speed: int
    health: int
    defense: tuple[Colour, ...] = ()
    stamina: int = 0
    might: int = 0
    knowledge: int = 0
    willpower: int = 0
    awareness: int = 0
    attack: AttackType = ""
    dice: tuple[Colour, ...] = ()
    surges: tuple[Surge, ...] = ()
    abilities: tuple[str, ...] = ()
    """The names of the cards that say what its abilities do."""
    archetype: str = ""
    size: tuple[int, int] = (1, 1)


def ability(at: str, *do: Op, when: tuple[Condition, ...] | Condition = (), **how: Any) -> Ability:
    """Declare an ability."""
    return Ability(at=at, do=do, when=when if isinstance(when, tuple) else (when,), **how)


def modifier(stat: Stat, by: int = 0, *, when: tuple[Condition, ...] | Condition = (), **how: Any) -> Modifier:
    """Declare a modifier."""
    return Modifier(stat=stat, by=by, when=when if isinstance(when, tuple) else (when,), **how)


def surge(**what: Any) -> Surge:
    """Declare a surge ability."""
    return Surge(**what)
