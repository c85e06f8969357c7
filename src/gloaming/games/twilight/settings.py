"""The options of the game: decks, teams, and the rulings a table may want otherwise."""

from __future__ import annotations

from typing import Annotated, Literal

from gloaming.api.decks import Brought
from gloaming.api.settings import option
from gloaming.kernel.frozen import Frozen


class Settings(Frozen):
    """How this table plays."""

    mode: Annotated[
        Literal["usual", "free-for-all", "2v2"],
        option(
            "Who plays against whom",
            "Usually everyone for themselves; teams of two need four seats.",
            words=("as usual", "each for themselves", "two against two"),
        ),
    ] = "usual"
    set_up: Annotated[
        Literal["usual", "quick", "book", "draft"],
        option(
            "Setting up",
            "Quick deals the ready decks by chance; by the book everyone chooses one, and a Deity; or "
            "Deities and cards are drafted first. Usual is the book among people and quick against bots.",
            words=(
                "as usual",
                "quick: ready decks by chance",
                "by the book: choose deck and Deity",
                "a draft of Deities and cards",
            ),
        ),
    ] = "usual"
    brought: Brought = ()
    seize_discounts: Annotated[
        Literal["multiplayer", "always"],
        option(
            "Seizing is cheaper",
            "Whether seizing is also cheaper between two players, as in tournaments.",
            words=("with three or four", "always"),
        ),
    ] = "multiplayer"
    sacrifice_anytime: Annotated[
        bool,
        option(
            "Sacrifice in every phase",
            "Whether one may Sacrifice in the Refresh, Trade and Seize Phases too.",
        ),
    ] = False
    faq_obliterate: Annotated[
        bool,
        option(
            "A Sacrifice does not Obliterate",
            "Whether cards Destroyed by Sacrifice do not count for Obliterate, as the designer said later.",
        ),
    ] = False
    first_option: Annotated[
        Literal["any", "aimed"],
        option(
            "What ends the right to Sacrifice",
            "Whether any effect used while a card is pending ends the right to Sacrifice against it.",
            words=("any effect that is used", "an effect aimed at the card"),
        ),
    ] = "any"
    lost_blocker: Annotated[
        Literal["unblocked", "blocked"],
        option(
            "An attacker whose blocker is lost",
            "Whether an attacker whose blocker was lost and not replaced is unblocked or stays blocked.",
            words=("is unblocked", "stays blocked"),
        ),
    ] = "unblocked"
    draw_windows: Annotated[
        Literal["three", "two"],
        option(
            "Moments to act in the Draw Phase",
            "How many action windows the Draw Phase has.",
            words=("three", "two"),
        ),
    ] = "three"
