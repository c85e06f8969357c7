"""Chance: one integer of state, the same draws on every machine and Python version."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

_WORD = (1 << 64) - 1
_STRIDE = 0x9E3779B97F4A7C15


def _mix(word: int) -> int:
    """Scramble one 64-bit word (the finaliser of SplitMix64)."""
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
    return word ^ (word >> 31)


def seeded(seed: int) -> int:
    """The generator state a seed stands for."""
    return _mix((seed + _STRIDE) & _WORD)


def draw_below(state: int, n: int) -> tuple[int, int]:
    """An unbiased number in 0..n-1 and the next state."""
    # The top of word * n is uniform once the few words that would favour small numbers are refused.
    refused = (_WORD + 1) % n
    while True:
        state = (state + _STRIDE) & _WORD
        word = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _WORD  # as `_mix` does, without the call
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
        product = (word ^ (word >> 31)) * n
        if (product & _WORD) >= refused:
            return product >> 64, state


def shuffle(state: int, items: list[T]) -> int:
    """Put a list into a random order, in place; the next state. It draws as `draw_below` does, without the calls."""
    for i in range(len(items) - 1, 0, -1):
        n = i + 1
        refused = (_WORD + 1) % n
        while True:
            state = (state + _STRIDE) & _WORD
            word = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
            word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
            product = (word ^ (word >> 31)) * n
            if (product & _WORD) >= refused:
                break
        j = product >> 64
        items[i], items[j] = items[j], items[i]
    return state


class Chance:
    """A generator outside a position: for bots, redeals and the lab, never for a rule."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seeded(seed)

    def below(self, n: int) -> int:
        """An unbiased number in 0..n-1."""
        value, self.state = draw_below(self.state, n)
        return value

    def shuffle(self, items: list[T]) -> None:
        """Put a list into a random order, in place."""
        self.state = shuffle(self.state, items)
