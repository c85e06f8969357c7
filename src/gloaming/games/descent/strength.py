"""What a weapon deals on average, so that two of them can be compared before one is bought."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from itertools import chain, combinations, product

from gloaming.games.descent.cards.card import Card, Stat, Surge
from gloaming.games.descent.dice import DICE, SIDES, Colour

AT = (2, 4, 5)
"""How far away the target is; a Melee weapon has one figure, for a neighbour."""
AGAINST: Colour = "gray"
ADDED: tuple[Stat, ...] = ("damage", "range", "pierce")


def average_damage(card: Card) -> list[float]:
    """What an attack deals against a gray die at each distance, if every surge is spent on damage and range."""
    spread = _rolls(card.dice)
    far = AT if card.attack == "ranged" else AT[:1]
    return [round(sum(_deals(card, *roll, away) * times for roll, times in spread.items()), 1) for away in far]


@cache
def _rolls(dice: tuple[Colour, ...]) -> dict[tuple[int, int, int], float]:
    """How likely each sum of damage, surges and range is; what misses is left out."""
    found: dict[tuple[int, int, int], float] = defaultdict(float)
    for faces in product(*(DICE[colour] for colour in dice)):
        if not any(face.miss for face in faces):
            totals = (
                sum(one.damage for one in faces),
                sum(one.surges for one in faces),
                sum(one.range for one in faces),
            )
            found[totals] += 1 / SIDES ** len(dice)
    return found


def _deals(card: Card, damage: int, surges: int, reach: int, away: int) -> float:
    """The mean over the shields of the best that these surges can buy, with what the card itself always adds."""
    always = {stat: sum(one.by for one in card.modifiers if one.stat == stat and not one.when) for stat in ADDED}
    best = [0] * SIDES
    for bought in _affordable(card.surges, surges):
        if card.attack == "ranged" and reach + always["range"] + sum(surge.range for surge in bought) < away:
            continue
        hits = damage + always["damage"] + sum(surge.damage for surge in bought)
        pierce = always["pierce"] + sum(surge.pierce for surge in bought)
        for number, face in enumerate(DICE[AGAINST]):
            best[number] = max(best[number], hits - max(0, face.shields - pierce))
    return sum(best) / SIDES


def _affordable(offers: tuple[Surge, ...], surges: int) -> Iterable[tuple[Surge, ...]]:
    """Every choice of surge abilities, each once, that so many surges pay for."""
    choices = chain.from_iterable(combinations(offers, number) for number in range(len(offers) + 1))
    return (bought for bought in choices if sum(surge.cost for surge in bought) <= surges)
