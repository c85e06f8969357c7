"""What a weapon deals on average, so that two of them, or a skill for it, can be compared before one is bought."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain, combinations, product

from gloaming.games.descent.cards.card import Ability, Card, Stat, Surge
from gloaming.games.descent.dice import DICE, SIDES, Colour, Face
from gloaming.games.descent.effects.attacks import Attack, ChangeAttack, RerollDie
from gloaming.games.descent.effects.conditions import WithWeapon
from gloaming.kernel.frozen import Frozen

AT = (2, 4, 5)
"""How far away the target is; a Melee weapon has one figure, for a neighbour."""
AGAINST: Colour = "gray"
ADDED: tuple[Stat, ...] = ("damage", "range", "pierce")


class Help(Frozen):
    """What a skill adds to an attack."""

    damage: int = 0
    range: int = 0
    surges: int = 0
    pierce: int = 0
    least: int = 0
    """Unless it misses, so much damage gets through."""
    again: tuple[Colour, ...] = ()
    """One die of these colours may be rolled again."""


ALONE = Help()


def average_damage(card: Card, aid: Help = ALONE) -> list[float]:
    """What an attack deals against a gray die at each distance, if every surge is spent on damage and range."""
    far = AT if card.attack == "ranged" else AT[:1]
    return [round(sum(_deals(card, aid, away)) / SIDES, 1) for away in far]


def help_by(skill: Card, weapon: Card) -> Help:
    """What a skill adds to its owner's attacks with a weapon, by what it does where nothing but the weapon counts."""
    for ability in skill.abilities:
        for op in ability.do:
            if isinstance(op, ChangeAttack | RerollDie) and not _is_for(weapon, _weapon_of(ability)):
                continue
            if isinstance(op, ChangeAttack):
                return Help(damage=op.damage, range=op.range, surges=op.surges, pierce=op.pierce)
            if isinstance(op, RerollDie) and not op.defense:
                return Help(again=op.colours)
            if isinstance(op, Attack) and ability.at == "action" and not op.by_it and _is_for(weapon, op.like):
                return Help(damage=op.damage, range=op.range, pierce=op.pierce, least=op.least)
    return ALONE


def _weapon_of(ability: Ability) -> str | None:
    """The weapons with which an ability can be used during an attack; None where it is about something else."""
    return next((condition.like for condition in ability.when if isinstance(condition, WithWeapon)), None)


def _is_for(weapon: Card, like: str | None) -> bool:
    return like is not None and any(not one or one in (weapon.attack, *weapon.traits) for one in like.split("|"))


def _deals(card: Card, aid: Help, away: int) -> list[float]:
    """For each face of the defense die what an attack deals to it."""
    if not aid.again:
        spread = _rolls(card.dice)
        dealt = [(_best(card, aid, roll, away), times) for roll, times in spread.items()]
        return [sum(best[shields] * times for best, times in dealt) for shields in range(SIDES)]
    rolls = list(product(*(DICE[colour] for colour in card.dice)))
    totals = {faces: _total(faces) for faces in rolls}
    worth = {total: _best(card, aid, total, away) for total in totals.values() if total is not None}
    nothing = (0,) * SIDES

    def of(faces: tuple[Face, ...], shields: int) -> int:
        total = totals[faces]
        return (nothing if total is None else worth[total])[shields]

    def with_reroll(faces: tuple[Face, ...], shields: int) -> float:
        again = [place for place, colour in enumerate(card.dice) if colour in aid.again]
        other = [
            sum(of((*faces[:place], face, *faces[place + 1 :]), shields) for face in DICE[card.dice[place]]) / SIDES
            for place in again
        ]
        return max(of(faces, shields), *other) if other else of(faces, shields)

    return [sum(with_reroll(faces, shields) for faces in rolls) / len(rolls) for shields in range(SIDES)]


@cache
def _rolls(dice: tuple[Colour, ...]) -> dict[tuple[int, int, int], float]:
    """How likely each sum of damage, surges and range is; what misses is left out."""
    found: dict[tuple[int, int, int], float] = defaultdict(float)
    for faces in product(*(DICE[colour] for colour in dice)):
        if (total := _total(faces)) is not None:
            found[total] += 1 / SIDES ** len(dice)
    return found


def _total(faces: Sequence[Face]) -> tuple[int, int, int] | None:
    """Damage, surges and range of a roll; None where it misses."""
    if any(face.miss for face in faces):
        return None
    return sum(one.damage for one in faces), sum(one.surges for one in faces), sum(one.range for one in faces)


def _best(card: Card, aid: Help, roll: tuple[int, int, int], away: int) -> tuple[int, ...]:
    """For each face of the defense die the best that these surges can buy, with what the card itself always adds."""
    always = {stat: sum(one.by for one in card.modifiers if one.stat == stat and not one.when) for stat in ADDED}
    damage, surges, reach = roll[0] + always["damage"], roll[1], roll[2] + always["range"]
    best = [0] * SIDES
    for bought in _affordable(card.surges, surges + aid.surges):
        if card.attack == "ranged" and reach + aid.range + sum(surge.range for surge in bought) < away:
            continue
        hits = damage + aid.damage + sum(surge.damage for surge in bought)
        pierce = always["pierce"] + aid.pierce + sum(surge.pierce for surge in bought)
        for number, face in enumerate(DICE[AGAINST]):
            best[number] = max(best[number], aid.least, hits - max(0, face.shields - pierce))
    return tuple(best)


def _affordable(offers: tuple[Surge, ...], surges: int) -> Iterable[tuple[Surge, ...]]:
    """Every choice of surge abilities, each once, that so many surges pay for."""
    choices = chain.from_iterable(combinations(offers, number) for number in range(len(offers) + 1))
    return (bought for bought in choices if sum(surge.cost for surge in bought) <= surges)
