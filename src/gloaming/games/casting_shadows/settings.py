"""The options of the game: who plays which character, and the rulings a table may want otherwise."""

from __future__ import annotations

from typing import Annotated, Literal

from gloaming.api.settings import option
from gloaming.games.casting_shadows.characters import CHARACTERS
from gloaming.kernel.frozen import Frozen

CharacterName = Literal["frill", "kit", "nuzzle", "haze", "random"]


class Settings(Frozen):
    """How this table plays."""

    set_up: Annotated[
        Literal["usual", "quick", "book"],
        option(
            "Setting up",
            "Quick deals characters by chance; by the book everyone chooses one, from Player 1 on. Usual "
            "is the book among people and quick against bots.",
            words=("as usual", "quick, by chance", "by the book: choose characters"),
        ),
    ] = "usual"
    characters: Annotated[
        tuple[CharacterName, ...],
        option(
            "Character",
            "The character of each seat in order; random for a seat that gets one by chance or chooses one.",
            words=(*(one.base_form for one in CHARACTERS), "whoever comes"),
            icons=(*(one.icon for one in CHARACTERS), "rolling-dices"),
        ),
    ] = ()
    first_player: Annotated[
        Literal["first", "random"],
        option(
            "Who begins",
            "Who is Player 1: the first seat, or a seat drawn by chance.",
            words=("the first seat", "drawn by chance"),
        ),
    ] = "first"
    grants: Annotated[
        Literal["may", "must"],
        option(
            "A tile's token",
            "Whether a tile's token at the start of a turn is offered or simply added.",
            words=("is offered", "is simply added"),
        ),
    ] = "may"
    hp_limit: Annotated[bool, option("HP stop at 18", "Whether HP stop at 18, so that healing beyond is lost.")] = True
    absorb_again: Annotated[
        bool,
        option(
            "Absorb again after transforming",
            "Whether fragments left over may be absorbed after transforming in the same phase.",
        ),
    ] = True
    counter_counterspells: Annotated[
        bool,
        option(
            "Counterspells answer counterspells",
            "Whether the damage of a Counterspell may itself be answered with a Counterspell.",
        ),
    ] = True
    reshuffle: Annotated[
        bool,
        option(
            "Discards become a new deck",
            "Whether the discard pile becomes a new Main deck when that is empty.",
        ),
    ] = True
    turn_cap: Annotated[
        int,
        option("Turn cap", "After this many turns the most HP wins; equal HP are a draw.", ge=10, le=10_000),
    ] = 200
