"""Resources: what the dice show, what costs ask for, and every way a pool can pay a cost."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

COLOURS = ("red", "blue", "purple")
OTHERS = ("shadow_fragment", "cursed_crystal")
RESOURCES = (*(f"{colour}_gem" for colour in COLOURS), *(f"{colour}_orb" for colour in COLOURS), *OTHERS)
RED_GEM, BLUE_GEM, PURPLE_GEM, RED_ORB, BLUE_ORB, PURPLE_ORB, FRAGMENT, CRYSTAL = range(8)
NUMBER_OF = {name: number for number, name in enumerate(RESOURCES)}

DIE_COLOURS = ("red", "red", "blue", "blue", "purple")
GEM_AND_ORB = {"red": (RED_GEM, RED_ORB), "blue": (BLUE_GEM, BLUE_ORB), "purple": (PURPLE_GEM, PURPLE_ORB)}
DIE_FACES = tuple(
    (gem, gem, orb, orb, FRAGMENT, CRYSTAL) for gem, orb in (GEM_AND_ORB[colour] for colour in DIE_COLOURS)
)
SPENT = -1
"""What a die shows while it lies in the supply and not in the pool."""
NO_DICE = (SPENT,) * 5
NO_TOKENS = (0,) * 8

# A piece is what is picked to pay with: a resource, or a fragment on a die of one colour
# (which of them goes matters as long as the other may still be rerolled).
FRAGMENT_ON = {"red": 8, "blue": 9, "purple": 10}
PIECES = (*RESOURCES, *(f"shadow_fragment on a {colour} die" for colour in FRAGMENT_ON))


class Cost(NamedTuple):
    """What has to be paid; `any` is a gray symbol, `spell` the level of a spell to give up."""

    red_gem: int = 0
    blue_gem: int = 0
    any_gem: int = 0
    red_orb: int = 0
    blue_orb: int = 0
    any_orb: int = 0
    shadow_fragment: int = 0
    cursed_crystal: int = 0
    spell: int = 0

    def times(self, n: int) -> Cost:
        """This cost, paid n times over."""
        return Cost(*(n * part for part in self))


FREE = Cost()


class Pool(NamedTuple):
    """How many of each resource lie in a pool, and on which dice the fragments are."""

    counts: tuple[int, ...]
    fragment_tokens: int
    fragment_dice: tuple[int, int, int]
    """Fragments on red, blue and purple dice."""


@lru_cache(maxsize=1 << 16)
def pool_of(dice: tuple[int, ...], tokens: tuple[int, ...]) -> Pool:
    """What dice and tokens add up to."""
    counts = list(tokens)
    on = {"red": 0, "blue": 0, "purple": 0}
    for die, face in enumerate(dice):
        if face != SPENT:
            counts[face] += 1
            if face == FRAGMENT:
                on[DIE_COLOURS[die]] += 1
    return Pool(tuple(counts), tokens[FRAGMENT], (on["red"], on["blue"], on["purple"]))


def _coloured_ways(red: int, blue: int, gray: int, have: tuple[int, ...], first: int) -> list[tuple[int, ...]]:
    """Every set of gems (or orbs) that pays, purple standing in for either colour."""
    ways = []
    for purple in range(min(have[2], red + blue + gray) + 1):
        for reds in range(min(have[0], red + blue + gray - purple) + 1):
            blues = red + blue + gray - purple - reds
            if blues <= have[1] and max(0, red - reds) + max(0, blue - blues) <= purple:
                ways.append((first,) * reds + (first + 1,) * blues + (first + 2,) * purple)
    return ways


def _fragment_ways(need: int, pool: Pool, rerolls: bool) -> list[tuple[int, ...]]:
    """Every set of fragments that pays: tokens first, for a die is worth at least as much; then dice by colour."""
    if need > pool.counts[FRAGMENT]:
        return []
    from_dice = need - pool.fragment_tokens
    if from_dice <= 0 or not rerolls:
        return [(FRAGMENT,) * need]
    return [
        (FRAGMENT,) * pool.fragment_tokens + (8,) * red + (9,) * blue + (10,) * purple
        for red, blue, purple in product(*(range(n + 1) for n in pool.fragment_dice))
        if red + blue + purple == from_dice
    ]


@lru_cache(maxsize=1 << 16)
def ways_to_pay(cost: Cost, pool: Pool, rerolls: bool) -> tuple[tuple[int, ...], ...]:
    """Every set of pieces that pays the cost exactly; `rerolls` says whether dice may still be rerolled after it."""
    if cost.cursed_crystal > pool.counts[CRYSTAL]:
        return ()
    gems = _coloured_ways(cost.red_gem, cost.blue_gem, cost.any_gem, pool.counts[0:3], RED_GEM)
    orbs = _coloured_ways(cost.red_orb, cost.blue_orb, cost.any_orb, pool.counts[3:6], RED_ORB)
    fragments = _fragment_ways(cost.shadow_fragment, pool, rerolls)
    crystals = (CRYSTAL,) * cost.cursed_crystal
    return tuple(g + o + f + crystals for g, o, f in product(gems, orbs, fragments))


def can_pay(cost: Cost, pool: Pool) -> bool:
    """True if the pool pays this cost exactly."""
    return bool(ways_to_pay(cost, pool, False))


@lru_cache(maxsize=1 << 16)
def times_payable(cost: Cost, most: int, pool: Pool) -> int:
    """How many times over, up to `most`, the pool can pay this cost."""
    return max((n for n in range(1, most + 1) if can_pay(cost.times(n), pool)), default=0)
