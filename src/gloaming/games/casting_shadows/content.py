"""What a screen needs to draw the game: cards by number, tiles, places, characters, resources, dice."""

from __future__ import annotations

from functools import cache
from typing import Any

from gloaming.games.casting_shadows import resources as res
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.cards.card import Card, Kind
from gloaming.games.casting_shadows.characters import CHARACTERS, STARTING_HP, TRANSFORM_COST
from gloaming.games.casting_shadows.effects import FollowUp, Gain, Heal, RangeAny, Strike
from gloaming.games.casting_shadows.map import ADJACENT, PLACES, TILES, Tile
from gloaming.games.casting_shadows.rules.collect import COUNTERSPELL_COST
from gloaming.games.casting_shadows.state import ACTION_POINTS, BOOK_SIZE
from gloaming.pieces.content import told

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


@cache
def content() -> dict[str, Any]:
    """Everything about the game that never changes."""
    return {
        "cards": [_card(card) for card in CARDS],
        "tiles": [_tile(tile) for tile in TILES],
        "places": PLACES,
        "adjacent": ADJACENT,
        "characters": [told(one, "name", "base_form", "shadow_form", "text", "icon") for one in CHARACTERS],
        "phases": ("roll", "actions", "shadow energy"),
        "resources": res.RESOURCES,
        "paid_with": PAID_WITH,
        "counterspell_cost": _cost(COUNTERSPELL_COST),
        "counterspell_rules": RULES_BY_KIND["counterspell"],
        "dice": res.DIE_COLOURS,
        "limits": {"hp": STARTING_HP, "book": BOOK_SIZE, "points": ACTION_POINTS, "transform": TRANSFORM_COST},
    }


def _tile(tile: Tile) -> dict[str, Any]:
    return {
        **told(tile, "name", "market", "text", "icon"),
        "grants": [effect.resource for effect in tile.effects if isinstance(effect, Gain)],
        "heals": sum(effect.n for effect in tile.effects if isinstance(effect, Heal)),
    }


def _card(card: Card) -> dict[str, Any]:
    effect = card.effect.strike if isinstance(card.effect, FollowUp) else card.effect
    strike = effect if isinstance(effect, Strike) else None
    return {
        **told(card, "name", "kind", "deck", "level", "text", "icon", "trigger", "origin"),
        "collect": _cost(card.collect),
        "cast": _cost(card.cast),
        "damage": strike.damage if strike else (),
        "range": strike.range if strike else (),
        "at": strike.at if strike else "",
        "spares_shadow": strike is not None and strike.spares_shadow,
        "reaches_all": isinstance(card.effect, RangeAny),
        "rules": RULES_BY_KIND[card.kind],
    }


def _cost(cost: res.Cost) -> dict[str, int]:
    return {name: number for name, number in zip(cost._fields, cost, strict=True) if number}
