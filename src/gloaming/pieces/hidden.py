"""Hidden things: a back that everyone sees, and the seats that know the face. Cards, tokens, whatever lies face down.

Each thing of a game has a number, and `seen` holds for each the seats that know which thing lies in its place. Where
a thing lies openly nobody asks for that: a verb says it when a thing is dealt, looked at, shown or hidden again. Views
show `known(things, viewer)`, events carry `secret(thing)`, and a redeal (`pieces/redealing.py`) follows from the same
numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from gloaming.kernel.event import EVERYONE, Secret
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.asking import Asking


class Mixed(Frozen):
    """Things that nobody who did not watch them being mixed can tell apart."""

    things: tuple[int, ...]
    """In the order of their numbers."""
    among: tuple[int, ...]
    """For each, the seats that know it to be one of these, as bits; who sees it knows that as well."""

    def knowing(self) -> Iterator[tuple[int, int]]:
        """Each thing, and the seats that know it to be one of these."""
        return zip(self.things, self.among, strict=True)

    def known_to(self, seat: int) -> list[int]:
        """The things that a seat knows to be among these, wherever they lie."""
        return [thing for thing, bits in self.knowing() if bits >> seat & 1]


class HiddenThings(Asking, kw_only=True):
    """A position that keeps track of who knows which thing lies where."""

    seen: list[int]
    """For each thing, the seats that know which one lies in its place, as bits."""
    mixed: tuple[Mixed, ...] = ()
    """Groups of things whose places were mixed up, each thing in one at most."""

    # What is known.

    def knows(self, seat: int | None, thing: int) -> bool:
        """True if a seat knows which thing lies there; a spectator (None) knows what everyone does."""
        bits = self.seen[thing]
        return bool(bits >> seat & 1) if seat is not None else bits == EVERYONE

    def known(self, things: Iterable[int], viewer: int | None) -> tuple[int | None, ...]:
        """Things as a viewer knows them: None for the back of one."""
        seen = self.seen
        if viewer is None:
            return tuple([thing if seen[thing] == EVERYONE else None for thing in things])
        return tuple([thing if seen[thing] >> viewer & 1 else None for thing in things])

    def know_more(self, things: Iterable[int]) -> int:
        """The seats that know more of these things than everyone does, as bits."""
        seats = 0
        for thing in things:
            if (bits := self.seen[thing]) != EVERYONE:
                seats |= bits
        return seats

    def all_known(self, viewer: int | None) -> frozenset[int]:
        """Every thing that a viewer knows where it lies."""
        return _all_known(tuple(self.seen), viewer)

    def secret(self, thing: int) -> Secret[int]:
        """A thing for those who know it, as events carry it."""
        return Secret(thing, self.seen[thing])

    def mixed_with(self, thing: int) -> int:
        """The group a thing was mixed into, by a number that holds until the next mixing; 0 for none."""
        return next((n for n, group in enumerate(self.mixed, 1) if thing in group.things), 0)

    # Verbs. What happened is told by the verb of the game that uses them.

    def show(self, *things: int) -> None:
        """Everyone sees these things, and they are told apart from any they were mixed with."""
        for thing in things:
            self.seen[thing] = EVERYONE
        self._unmix(things)

    def show_place(self, thing: int) -> None:
        """Everyone knows which thing lies there, whatever it was mixed with."""
        self.seen[thing] = EVERYONE

    def show_to(self, seat: int, *things: int) -> None:
        """A seat sees things. What every seat has seen is no secret from spectators either."""
        everyone = (1 << self.seats) - 1
        for thing in things:
            bits = self.seen[thing] | 1 << seat
            self.seen[thing] = bits if bits != everyone else EVERYONE

    def lay_open(self) -> None:
        """Everyone sees everything: for a game that is over and watched again."""
        self.show(*range(len(self.seen)))

    def hide(self, things: Iterable[int]) -> None:
        """Nobody knows any more where these things are: they were shuffled into a deck that everyone knows."""
        hidden = tuple(things)
        for thing in hidden:
            self.seen[thing] = 0
        self._unmix(hidden)

    def mix(self, things: Iterable[int], watching: int = 0) -> None:
        """Make things indistinguishable, but for the seats that watch it, as bits.

        Who knew the place of one now only knows it to be among them. What one was mixed with before joins the group.
        """
        among = {thing: self.seen[thing] for thing in things}
        if len(among) < 2:
            return
        for thing in among:
            self.seen[thing] &= watching
        others = []
        for group in self.mixed:
            if among.keys().isdisjoint(group.things):
                others.append(group)
            else:
                for thing, bits in group.knowing():
                    among[thing] = among.get(thing, 0) | bits
        self.mixed = (*others, grouped(among))

    def _unmix(self, things: Sequence[int]) -> None:
        """Take things out of their groups."""
        if not self.mixed:
            return
        gone, groups = set(things), []
        for group in self.mixed:
            if gone.isdisjoint(group.things):
                groups.append(group)
            elif left := {thing: bits for thing, bits in group.knowing() if thing not in gone}:
                groups.append(grouped(left))
        self.mixed = tuple(groups)


@lru_cache(maxsize=1024)
def _all_known(seen: tuple[int, ...], viewer: int | None) -> frozenset[int]:
    if viewer is None:
        return frozenset([thing for thing, bits in enumerate(seen) if bits == EVERYONE])
    return frozenset([thing for thing, bits in enumerate(seen) if bits >> viewer & 1])


def grouped(among: dict[int, int]) -> Mixed:
    """A group of things, from the seats that know each to be one of them."""
    things = tuple(sorted(among))
    return Mixed(things, tuple(among[thing] for thing in things))
