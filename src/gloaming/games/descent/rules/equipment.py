"""Equipment: what a hero may have in his hands, wear and carry besides (DE-177 to DE-180)."""

from __future__ import annotations

from gloaming.api.ledger import Why
from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.verbs import Play
from gloaming.kernel import Option

HANDS = 2
OTHERS = 2

HANDS_FULL = Why("DE-177", "Both hands are full: {card} needs {hands}.")
ARMOR_WORN = Why("DE-178", "One piece of armor is worn already.")
OTHERS_FULL = Why("DE-179", "Two other items are equipped already.")
JUST_TRADED = Why("DE-262", "{card} came by a trade and can be equipped in the next turn.")
HEAVY = Why("DE-343", "Heavy armor and Runes cannot be equipped together.")


def equipment(g: Play, figure: int) -> list[int]:
    """The items of a hero that have to be equipped to work."""
    return [card for card in g.heroes[figure].items if CARDS[card].slot]


def why_not_equip(g: Play, figure: int, card: int) -> Why | None:
    """Why an item cannot be equipped besides what is."""
    hero, face = g.heroes[figure], CARDS[card]
    worn = [CARDS[other] for other in hero.equipped if other in hero.items]  # what a quest lends counts for no limit
    if card in hero.traded:
        return JUST_TRADED
    if sum(one.hands for one in worn) + face.hands > HANDS:
        return HANDS_FULL
    if face.slot == "armor" and any(one.slot == "armor" for one in worn):
        return ARMOR_WORN
    if face.slot == "other" and sum(one.slot == "other" for one in worn) >= OTHERS:
        return OTHERS_FULL
    traits = {trait for one in (*worn, face) for trait in one.traits}
    if {"Heavy Armor", "Rune"} <= traits:
        return HEAVY
    return None


def equip_options(g: Play, figure: int) -> list[Option]:
    """What can be changed in the equip step: nothing is asked while all a hero has is equipped."""
    hero = g.heroes[figure]
    loose = [card for card in equipment(g, figure) if card not in hero.equipped]
    if not loose:
        return []
    found: list[Option] = [opt.Equip(card) for card in loose if why_not_equip(g, figure, card) is None]
    return found + [opt.PutAway(card) for card in hero.equipped if card in hero.items]
