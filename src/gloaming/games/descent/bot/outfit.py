"""What items are worth to heroes: what each would use of all he has, and who gains most by one more.

Worth is counted in gold: a weapon is worth what it deals in the hands of this hero, other things what their price says,
as far as they can be equipped together.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from gloaming.games.descent.campaign.prices import STARTING_EQUIPMENT, may_change_hands
from gloaming.games.descent.cards import CARDS, CLASSES
from gloaming.games.descent.cards.card import Card
from gloaming.games.descent.rules.equipment import HANDS, OTHERS
from gloaming.games.descent.state import Hero
from gloaming.games.descent.strength import average_damage

RELIC_PRICE = 125
DAMAGE_PRICE = 150
"""What each damage is worth that a weapon deals on average: twice the damage is worth any armor."""
UNFIT = 0.4
"""How much of it is left where a hero is no good with that kind of weapon."""
STRANGE = 0.85
"""The same where he shoots with something else than he learned to shoot with, which his skills ask for."""
WORTH_THE_TROUBLE = 10.0
"""What heroes have to gain, in gold, before something changes hands."""
LITTLE = 0.5
"""How much of its price a thing is worth that does nothing in most fights."""

MOMENTS = ("dice_rolled", "defense_rolled", "attack_done", "activation_start", "prayed")
STATS = ("health", "defense", "attack", "damage", "surge")


@cache
def serves_in_fights(face: Card) -> bool:
    """True for an item or a skill that strikes, or makes blows harder or wounds lighter."""
    if any(one.attacks or one.at in MOMENTS for one in face.abilities):
        return True
    return bool(face.dice) or any(one.stat in STATS for one in face.modifiers)


@cache
def way_of_attack(class_name: str) -> Card:
    """The weapon a class comes with: how a hero of this class fights."""
    return next(card for card in CLASSES[class_name] if card.is_weapon)


@cache
def price_for(class_name: str, card: int) -> float:
    """What an item would cost that is as good for a hero of this class."""
    face, learned = CARDS[card], way_of_attack(class_name)
    if face.is_weapon:
        deals = average_damage(face)[:2]  # nobody shoots from afar if he need not
        worth = DAMAGE_PRICE * sum(deals) / len(deals)
        if face.attack != learned.attack:
            return worth * UNFIT
        return worth * (STRANGE if face.attack == "ranged" and not set(face.traits) & set(learned.traits) else 1.0)
    price = float(RELIC_PRICE if face.kind == "relic" else face.gold or STARTING_EQUIPMENT)
    if serves_in_fights(face):
        return price
    lengthens = any(one.stat == "range" for one in face.modifiers)
    return 0.0 if lengthens and learned.attack == "melee" else LITTLE * price


def best_items(class_name: str, items: tuple[int, ...]) -> list[int]:
    """What a hero would use of all he carries: a weapon, and the dearest things that can be equipped with it."""
    dearest = sorted(items, key=lambda card: (-price_for(class_name, card), card))
    weapons = [card for card in dearest if CARDS[card].is_weapon]
    others = [card for card in dearest if CARDS[card].slot and not CARDS[card].is_weapon]
    outfits = [_put_on([weapon, *others]) for weapon in weapons] or [_put_on(others)]
    return max(outfits, key=lambda outfit: sum(price_for(class_name, card) for card in outfit))


def _put_on(items: Sequence[int]) -> list[int]:
    worn: list[int] = []
    for card in items:
        if _fits([CARDS[one] for one in worn], CARDS[card]):
            worn.append(card)
    return worn


def _fits(worn: Sequence[Card], face: Card) -> bool:
    """True if it can be equipped with the others (DE-177 to DE-179, DE-343)."""
    if sum(one.hands for one in worn) + face.hands > HANDS:
        return False
    if face.slot == "armor" and any(one.slot == "armor" for one in worn):
        return False
    if face.slot == "other" and sum(one.slot == "other" for one in worn) == OTHERS:
        return False
    traits = {trait for one in worn for trait in one.traits}
    apart = {"Heavy Armor": "Rune", "Rune": "Heavy Armor", "Helmet": "Helmet"}
    return not any(apart.get(trait) in traits for trait in face.traits)


@lru_cache(maxsize=1 << 10)
def worth_of(class_name: str, items: tuple[int, ...]) -> float:
    """What all he carries is worth to a hero of this class; it is the same in thousands of positions."""
    return sum(price_for(class_name, card) for card in best_items(class_name, items))


def gain(hero: Hero, card: int) -> float:
    """What it is worth to a hero that he has an item rather than not."""
    others = tuple(one for one in hero.items if one != card)
    return worth_of(hero.class_name, (*others, card)) - worth_of(hero.class_name, others)


def best_taker(heroes: Sequence[Hero], card: int) -> int:
    """The hero who gains most by an item."""
    return max(range(len(heroes)), key=lambda number: gain(heroes[number], card))


def suits_better(heroes: Sequence[Hero], owner: int, card: int) -> int | None:
    """The hero who gains more by an item than its owner loses; None if nobody does."""
    taker = best_taker(heroes, card)
    return taker if gain(heroes[taker], card) > gain(heroes[owner], card) + WORTH_THE_TROUBLE else None


def shared_out(heroes: Sequence[Hero]) -> list[Hero]:
    """The heroes once everything has come to whom it suits best: nothing is bought or sold for less."""
    party = list(heroes)
    while (move := _next_gift(party)) is not None:
        giver, taker, card = move
        party[giver] = replace(party[giver], items=tuple(one for one in party[giver].items if one != card))
        party[taker] = replace(party[taker], items=(*party[taker].items, card))
    return party


def _next_gift(heroes: Sequence[Hero]) -> tuple[int, int, int] | None:
    """Who would give what to whom: giver, taker, item."""
    for giver, hero in enumerate(heroes):
        for card in hero.items:
            if may_change_hands(card) and (taker := suits_better(heroes, giver, card)) is not None:
                return giver, taker, card
    return None
