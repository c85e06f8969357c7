"""Kinds of terrain, and how a figure goes over them."""

from __future__ import annotations

from gloaming.kernel.frozen import Frozen


class Terrain(Frozen):
    """What one kind of terrain does to whoever enters a space of it."""

    name: str
    cost: int = 1
    """Movement points it takes to enter."""
    harm: int = 0
    """Damage suffered on entering."""
    halts: bool = False
    """Whoever enters goes no further."""
    blocks: bool = False
    """Nobody enters it, sees through it or counts through it."""
    deep: bool = False
    """Whoever is wholly in it sees, and is seen by, only those who are adjacent."""
    whole: bool = False
    """Does nothing to a large figure that only passes: what it does depends on where the whole base comes to lie."""


class Gait(Frozen):
    """How a figure moves."""

    base: tuple[int, int] = (1, 1)
    """The spaces its base covers, either way round; a large figure moves as if it stood on one of them."""
    ignores: tuple[str, ...] = ()
    """The kinds of terrain that neither cost, harm, halt nor block it (it still may not stop in one that blocks)."""
    flat: bool = False
    """Each space costs one point whatever its terrain: it is moved, and does not move itself."""

    @property
    def large(self) -> bool:
        """Whether the base covers more than one space."""
        return self.base != (1, 1)


WALK = Gait()
"""How most figures move."""
