"""What a screen needs to draw the game: cards by number, tiles, places, characters, resources, dice."""

from __future__ import annotations

from functools import cache
from typing import Literal

from gloaming.games.casting_shadows import resources as res
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.cards.card import Card, Deck, Kind, Trigger
from gloaming.games.casting_shadows.characters import CHARACTERS, STARTING_HP, TRANSFORM_COST
from gloaming.games.casting_shadows.effects import FollowUp, Gain, Heal, RangeAny, Strike
from gloaming.games.casting_shadows.map import ADJACENT, PLACES, TILES, Market, Tile
from gloaming.games.casting_shadows.rules.collect import COUNTERSPELL_COST
from gloaming.games.casting_shadows.state import ACTION_POINTS, BOOK_SIZE
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.content import as_record
from gloaming.pieces.hexes import Hex
from gloaming.pieces.origins import Origin

RULES_BY_KIND: dict[Kind, tuple[str, ...]] = {
    "attack": ("CS-053", "CS-120", "CS-122"),
    "conversion": ("CS-128", "CS-130", "CS-175"),
    "resource": ("CS-133", "CS-134"),
    "counterspell": ("CS-145", "CS-147", "CS-150"),
    "companion": ("CS-138", "CS-140"),
}
"""The rules that are read with every card of a kind, in the order they are used."""

PAID_WITH = {
    "red_gem": (res.RED_GEM, res.PURPLE_GEM),
    "blue_gem": (res.BLUE_GEM, res.PURPLE_GEM),
    "any_gem": (res.RED_GEM, res.BLUE_GEM, res.PURPLE_GEM),
    "red_orb": (res.RED_ORB, res.PURPLE_ORB),
    "blue_orb": (res.BLUE_ORB, res.PURPLE_ORB),
    "any_orb": (res.RED_ORB, res.BLUE_ORB, res.PURPLE_ORB),
    "shadow_fragment": (res.FRAGMENT,),
    "cursed_crystal": (res.CRYSTAL,),
}
"""The resources that pay each symbol of a cost."""


class CardContent(Frozen):
    """A card as it is printed."""

    name: str
    kind: Kind
    deck: Deck
    level: int
    text: str
    icon: str
    trigger: Trigger
    origin: Origin
    collect: dict[str, int]
    cast: dict[str, int]
    damage: tuple[int, ...]
    """By how often the cost is paid; empty for what does not strike."""
    range: tuple[int, ...]
    """The distances it reaches."""
    at: Literal["", "enemy", "hex", "all"]
    spares_shadow: bool
    """No damage to an enemy in Shadow Form."""
    reaches_all: bool
    """A Companion with which every spell of its owner reaches everywhere."""
    rules: tuple[str, ...]
    """The rules to be read with it."""


class TileContent(Frozen):
    """A hex tile."""

    name: str
    market: Market
    text: str
    icon: str
    grants: tuple[str, ...]
    """What it adds to the pool of whoever starts a turn there."""
    heals: int


class CharacterContent(Frozen):
    name: str
    base_form: str
    shadow_form: str
    text: str
    icon: str


class Limits(Frozen):
    hp: int = STARTING_HP
    book: int = BOOK_SIZE
    points: int = ACTION_POINTS
    transform: int = TRANSFORM_COST


class Content(Frozen):
    """Everything about the game that never changes."""

    cards: tuple[CardContent, ...]
    tiles: tuple[TileContent, ...]
    places: tuple[Hex, ...]
    adjacent: tuple[tuple[int, ...], ...]
    characters: tuple[CharacterContent, ...]
    phases: tuple[str, ...]
    resources: tuple[str, ...]
    paid_with: dict[str, tuple[int, ...]]
    """The resources, by number, that pay each symbol of a cost."""
    counterspell_cost: dict[str, int]
    counterspell_rules: tuple[str, ...]
    dice: tuple[str, ...]
    limits: Limits


@cache
def content() -> Content:
    """All of it."""
    return Content(
        cards=tuple(map(_card, CARDS)),
        tiles=tuple(map(_tile, TILES)),
        places=PLACES,
        adjacent=ADJACENT,
        characters=tuple(as_record(CharacterContent, one) for one in CHARACTERS),
        phases=("roll", "actions", "shadow energy"),
        resources=res.RESOURCES,
        paid_with=PAID_WITH,
        counterspell_cost=_cost(COUNTERSPELL_COST),
        counterspell_rules=RULES_BY_KIND["counterspell"],
        dice=res.DIE_COLOURS,
        limits=Limits(),
    )


def _tile(tile: Tile) -> TileContent:
    return as_record(
        TileContent,
        tile,
        grants=tuple(effect.resource for effect in tile.effects if isinstance(effect, Gain)),
        heals=sum(effect.n for effect in tile.effects if isinstance(effect, Heal)),
    )


def _card(card: Card) -> CardContent:
    effect = card.effect.strike if isinstance(card.effect, FollowUp) else card.effect
    strike = effect if isinstance(effect, Strike) else None
    return as_record(
        CardContent,
        card,
        collect=_cost(card.collect),
        cast=_cost(card.cast),
        damage=strike.damage if strike else (),
        range=strike.range if strike else (),
        at=strike.at if strike else "",
        spares_shadow=strike is not None and strike.spares_shadow,
        reaches_all=isinstance(card.effect, RangeAny),
        rules=RULES_BY_KIND[card.kind],
    )


def _cost(cost: res.Cost) -> dict[str, int]:
    return {name: number for name, number in zip(cost._fields, cost, strict=True) if number}
