"""What happens in a game, as the triggers of quests hear it, and what the words of a rule mean while it speaks."""

from __future__ import annotations

from gloaming.games.descent.effects.op import About
from gloaming.kernel.frozen import Frozen


class Happening(Frozen, kw_only=True):
    """Something that a trigger may be about; figures, tokens and doors by number, -1 for none."""

    on: str
    """The word for the trigger."""
    that: int = -1
    by: int = -1
    it: int = -1
    """The figure that `this` means."""
    token: int = -1
    """The token that `this` means."""
    door: int = -1
    space: int = -1
    word: str = ""
    """The state of the door, or the counter."""
    before: int = 0
    after: int = 0
    """The counter before and after."""


class Telling(About, kw_only=True):
    """A rule of the quest that speaks: which, and what its words mean."""

    encounter: str
    rule: int
    """Its place among all rules of the encounter (`listening.entries`)."""
    token: int = -1
    door: int = -1
    spawned: tuple[int, ...] = ()
    """The figures placed by the op before."""
    each: int = -1
    """The figure an op is done to, one of several."""
    only: int = -1
    """The one thing the rule does now, which it had put off; -1 for all it does."""
