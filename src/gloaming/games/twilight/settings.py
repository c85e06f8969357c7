"""The options of the game: decks, teams, and the rulings a table may want otherwise."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from gloaming.api.decks import Brought
from gloaming.kernel.frozen import Frozen


class Settings(Frozen):
    """How this table plays."""

    mode: Annotated[
        Literal["usual", "free-for-all", "2v2"],
        Meta(description="Who plays against whom: usually everyone for themselves; teams of two need four seats."),
    ] = "usual"
    set_up: Annotated[
        Literal["usual", "quick", "book", "draft"],
        Meta(
            description="Quick deals the ready decks by chance; by the book everyone chooses one, and a Deity; or "
            "Deities and cards are drafted first. Usual is the book among people and quick against bots."
        ),
    ] = "usual"
    brought: Brought = ()
    seize_discounts: Annotated[
        Literal["multiplayer", "always"],
        Meta(description="Whether seizing is also cheaper between two players, as in tournaments."),
    ] = "multiplayer"
    sacrifice_anytime: Annotated[
        bool, Meta(description="Whether one may Sacrifice in the Refresh, Trade and Seize Phases too.")
    ] = False
    faq_obliterate: Annotated[
        bool,
        Meta(
            description="Whether cards Destroyed by Sacrifice do not count for Obliterate, as the designer said later."
        ),
    ] = False
    first_option: Annotated[
        Literal["any", "aimed"],
        Meta(description="Whether any effect used while a card is pending ends the right to Sacrifice against it."),
    ] = "any"
    lost_blocker: Annotated[
        Literal["unblocked", "blocked"],
        Meta(description="Whether an attacker whose blocker was lost and not replaced is unblocked or stays blocked."),
    ] = "unblocked"
    draw_windows: Annotated[
        Literal["three", "two"], Meta(description="How many action windows the Draw Phase has.")
    ] = "three"
