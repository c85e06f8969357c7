"""The options of the game: mode, arena, decks, and the rulings a table may want otherwise."""

from __future__ import annotations

from typing import Annotated, Literal

from gloaming.api.decks import Brought
from gloaming.api.settings import option
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

    mode: Annotated[
        Mode,
        option(
            "Who fights whom",
            "Usual is the first mode for this number of seats.",
            words=(
                "as usual with so many",
                "a duel",
                "each for themselves",
                "two against two",
                "three against three",
                "three pairs",
            ),
        ),
    ] = "usual"
    arena: Annotated[
        Literal["basic", "wheel", "petals", "pillars"],
        option(
            "The arena",
            "How the tiles of the arena are laid.",
            words=("Hexagon", "Wheel", "Petals", "Pillars"),
            icons=("hexes", "ship-wheel", "flower-emblem", "ionic-column"),
        ),
    ] = "basic"
    set_up: Annotated[
        Literal["usual", "quick", "random", "book"],
        option(
            "Setting up",
            "Quick deals sets by chance with their starter cards, random with any cards; by the book all "
            "pick their sets in turn and four cards of each. Usual is the book among people and quick against bots.",
            words=(
                "as usual",
                "quick: sets by chance",
                "any cards, by chance",
                "by the book: draft sets and cards",
            ),
        ),
    ] = "usual"
    brought: Brought = ()
    wounds: Annotated[int, option("Wounds of each Phantom", "Fewer wounds make a faster game.", ge=1, le=5)] = 5
    deck_face_up: Annotated[bool, option("Decks lie face up", "Whether everyone sees the top card of each deck.")] = (
        True
    )
    redraw: Annotated[
        Literal["must", "may"],
        option(
            "A small hand",
            "Whether a hand of fewer than five has to be refilled.",
            words=("has to be refilled", "may be refilled"),
        ),
    ] = "must"
    block_after_dodge: Annotated[
        bool,
        option("Block after a dodge in vain", "Whether a target that dodged in vain may still block."),
    ] = True
    round_cap: Annotated[
        int,
        option("Round cap", "After this many rounds the most wounds and armour win; equals are a draw.", ge=5, le=500),
    ] = 60

    def mode_for(self, seats: int) -> Mode:
        """The mode that is played."""
        return MODES_BY_SEATS[seats][0] if self.mode == "usual" else self.mode
