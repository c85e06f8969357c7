"""Chance: fair, and the same on every machine and Python version."""

from collections import Counter
from itertools import pairwise, permutations

import pytest

from gloaming.kernel import Chance
from gloaming.kernel.chance import draw_below
from tests.kernel.scenes import scene


def spread(counts: Counter[int], cells: int) -> float:
    """How far counts are from equal: chi-square by degree of freedom, about 1 for fair draws."""
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells)) / (cells - 1)


def fair(counts: Counter[int], cells: int) -> bool:
    """True if so far from equal happens by chance less than once in a million times (5 standard deviations)."""
    return bool(spread(counts, cells) < 1 + 5 * (2 / (cells - 1)) ** 0.5)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52])
def test_draws_are_unbiased(n: int):
    rng = Chance(2024)
    assert fair(Counter(rng.below(n) for _ in range(20_000)), n)


def test_the_bound_would_catch_a_loaded_die():
    rng = Chance(2024)
    loaded = Counter(min(rng.below(6), rng.below(60)) for _ in range(20_000))
    assert not fair(loaded, 6)


def test_words_that_favour_small_numbers_are_refused():
    # Of 3 * 2**62 numbers every third would come up twice as often if no word were refused.
    rng = Chance(2024)
    assert fair(Counter(rng.below(3 << 62) % 3 for _ in range(5_000)), 3)


def test_successive_draws_do_not_depend_on_each_other():
    rng = Chance(7)
    draws = [rng.below(6) for _ in range(20_001)]
    assert fair(Counter(6 * a + b for a, b in pairwise(draws)), 36)


def test_shuffling_reaches_every_order_equally_often():
    number = {order: n for n, order in enumerate(permutations(range(4)))}
    rng = Chance(5)
    counts: Counter[int] = Counter()
    for _ in range(4_800):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[number[tuple(items)]] += 1
    assert len(counts) == 24
    assert fair(counts, 24)


def test_the_words_are_those_of_splitmix64():
    # The published first words of SplitMix64 from state 0.
    state, words = 0, []
    for _ in range(4):
        word, state = draw_below(state, 1 << 64)
        words.append(word)
    assert words == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]


def test_the_stream_of_a_seed_is_pinned():
    rng = Chance(1)
    assert [rng.below(6) for _ in range(16)] == [2, 5, 0, 4, 1, 4, 3, 1, 1, 1, 3, 5, 0, 4, 4, 2]
    items = list(range(10))
    rng.shuffle(items)
    assert items == [1, 4, 5, 2, 6, 8, 0, 3, 7, 9]
    assert rng.below(1 << 62) == 535013227573443099


def test_a_position_draws_the_same_stream_as_a_generator():
    pos, rng = scene([], [], seed=9), Chance(9)
    pos.chance = rng.state
    assert [pos.below(n) for n in range(1, 40)] == [rng.below(n) for n in range(1, 40)]
    mine, other = list(range(20)), list(range(20))
    pos.shuffle(mine)
    rng.shuffle(other)
    assert mine == other
    assert pos.chance == rng.state


def test_neighbouring_seeds_give_unrelated_streams():
    firsts = Counter(Chance(seed).below(6) for seed in range(20_000))
    assert fair(firsts, 6)
