"""How the table of Dusk looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from gloaming.games.dusk.events import DieRolled, LocationRolled
from gloaming.games.dusk.options import EndTurn, PassRound, Resolve
from gloaming.games.dusk.view import View
from gloaming.kernel import Event, Option
from gloaming.pieces.words import some
from gloaming.terminal.dusk import arena, boards, symbols, things
from gloaming.terminal.palette import FAINT, STRONG
from gloaming.terminal.panel import Key, Panel, Picture, Thing


class DuskPanel(Panel[View]):
    """The arena, the boards, the hand and the response stack of Dusk."""

    verbs: ClassVar[Mapping[str, str]] = {
        "end_turn": "e",
        "pass_round": "p",
        "call_shot": "c",
        "strike": "x",
        "dodge": "d",
        "block": "b",
        "go_first": "f",
        "go_last": "g",
        "refill": "r",
    }
    headings: ClassVar[frozenset[str]] = frozenset({"turn_began"})
    kinds: ClassVar[frozenset[str]] = frozenset({"card", "hex", "seat", "set"})
    board_lines: ClassVar[int] = 11

    def headline(self, picture: Picture[View]) -> Text:
        view = picture.view
        if not view.round:
            return Text("Before the first round", STRONG)
        if not view.actions and not view.acted:
            return Text.assemble((f"Round {view.round}", STRONG), ("  between turns", FAINT))
        left = f" {view.actions} left{', attack made' if view.attacked else ''}"
        return Text.assemble(
            (f"Round {view.round}", STRONG),
            "  ",
            picture.turn_of(view.active),
            "  ",
            boards.actions(view),
            (left, FAINT),
        )

    def board(self, picture: Picture[View], width: int, height: int) -> list[Text]:
        return arena.draw(picture, width, height)

    def seats(self, picture: Picture[View], width: int, height: int) -> list[Text]:
        return boards.seats(picture, width, height)

    def mine(self, picture: Picture[View], width: int, height: int) -> list[Text]:
        return boards.mine(picture, width, height)

    def about(self, view: View, option: Option) -> tuple[Key, ...]:
        if isinstance(option, Resolve):
            return (("card", option.card), ("seat", option.seat))
        return super().about(view, option)

    def rows(self, view: View, names: Sequence[str]) -> list[list[Thing]]:
        return things.rows(view, names)

    def catalogue(self) -> list[Thing]:
        return things.catalogue()

    def describe(self, view: View, names: Sequence[str]) -> list[str]:
        return things.describe(view, names)

    def standings(self, view: View, names: Sequence[str]) -> list[str]:
        return things.standings(view, names)

    def subject(self, view: View) -> Key | None:
        cards = sorted(view.stack[-1].cards) if view.stack else []
        return ("card", cards[0]) if cards else None  # BASIC cards have the highest numbers, and the least to say

    def doer(self, event: Event) -> int | None:
        return event.by if isinstance(event, LocationRolled | DieRolled) else super().doer(event)

    def start_of_looking(self, view: View) -> Key | None:
        return ("hex", max(0, view.players[view.active if view.seat is None else view.seat].hex))

    def doubts(self, view: View, option: Option) -> str:
        if view.ask is not None and len(view.ask.options) == 1:
            return ""
        if isinstance(option, EndTurn) and view.actions:
            return f"{some(view.actions, 'action')} left."
        if isinstance(option, PassRound):
            return "You take no further turn this round."
        return ""

    def guide(self) -> list[tuple[str, str]]:
        return [
            (
                "The arena",
                "Rows are letters from the top, hexes are numbered from the left. The range to each opponent stands "
                "beside its name as r5. Highlight a card to see what it reaches; i walks over hexes and cards.",
            ),
            (
                "The stack",
                "What waits to be answered stands below the arena, its top first. 0 lets it be.",
            ),
        ]

    def legend(self) -> list[Text]:
        return symbols.legend()
