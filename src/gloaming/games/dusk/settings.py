"""The options of the game: mode, arena, decks, and the rulings a table may want otherwise."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from gloaming.api.decks import Brought
from gloaming.kernel.frozen import Frozen

Mode = Literal["usual", "duel", "free-for-all", "2v2", "3v3", "2v2v2"]

MODES_BY_SEATS: dict[int, tuple[Mode, ...]] = {
    2: ("duel",),
    3: ("free-for-all",),
    4: ("2v2",),
    5: ("free-for-all",),
    6: ("3v3", "2v2v2"),
}
"""The modes for each number of seats, the usual one first."""


class Settings(Frozen):
    """How this table plays."""

    mode: Annotated[Mode, Meta(description="Who fights whom; usual is the first mode for this number of seats.")] = (
        "usual"
    )
    arena: Annotated[
        Literal["basic", "wheel", "petals", "pillars"], Meta(description="How the tiles of the arena are laid.")
    ] = "basic"
    set_up: Annotated[
        Literal["usual", "quick", "random", "book"],
        Meta(
            description="Quick deals sets by chance with their starter cards, random with any cards; by the book all "
            "pick their sets in turn and four cards of each. Usual is the book among people and quick against bots."
        ),
    ] = "usual"
    brought: Brought = ()
    wounds: Annotated[int, Meta(ge=1, le=5, description="Wounds of each Phantom; fewer make a faster game.")] = 5
    deck_face_up: Annotated[bool, Meta(description="Whether everyone sees the top card of each deck.")] = True
    redraw: Annotated[
        Literal["must", "may"], Meta(description="Whether a hand of fewer than five has to be refilled.")
    ] = "must"
    block_after_dodge: Annotated[bool, Meta(description="Whether a target that dodged in vain may still block.")] = True
    round_cap: Annotated[
        int, Meta(ge=5, le=500, description="After this many rounds the most wounds and armour win; equals are a draw.")
    ] = 60

    def mode_for(self, seats: int) -> Mode:
        """The mode that is played."""
        return MODES_BY_SEATS[seats][0] if self.mode == "usual" else self.mode
