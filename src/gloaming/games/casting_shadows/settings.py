"""The options of the game: who plays which character, and the rulings a table may want otherwise."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from gloaming.kernel.frozen import Frozen

CharacterName = Literal["frill", "kit", "nuzzle", "haze", "random"]


class Settings(Frozen):
    """How this table plays."""

    set_up: Annotated[
        Literal["usual", "quick", "book"],
        Meta(
            description="Quick deals characters by chance; by the book everyone chooses one, from Player 1 on. Usual "
            "is the book among people and quick against bots."
        ),
    ] = "usual"
    characters: Annotated[
        tuple[CharacterName, ...],
        Meta(
            description="The character of each seat in order; random for a seat that gets one by chance or chooses one."
        ),
    ] = ()
    first_player: Annotated[
        Literal["first", "random"], Meta(description="Who is Player 1: the first seat, or a seat drawn by chance.")
    ] = "first"
    grants: Annotated[
        Literal["may", "must"],
        Meta(description="Whether a tile's token at the start of a turn is offered or simply added."),
    ] = "may"
    hp_limit: Annotated[bool, Meta(description="Whether HP stop at 18, so that healing beyond is lost.")] = True
    absorb_again: Annotated[
        bool, Meta(description="Whether fragments left over may be absorbed after transforming in the same phase.")
    ] = True
    counter_counterspells: Annotated[
        bool, Meta(description="Whether the damage of a Counterspell may itself be answered with a Counterspell.")
    ] = True
    reshuffle: Annotated[
        bool, Meta(description="Whether the discard pile becomes a new Main deck when that is empty.")
    ] = True
    turn_cap: Annotated[
        int, Meta(ge=10, le=10_000, description="After this many turns the most HP wins; equal HP are a draw.")
    ] = 200
