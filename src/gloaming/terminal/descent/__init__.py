"""How the dungeon of Descent looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from gloaming.games.descent import options as opt
from gloaming.games.descent.board import ground_of
from gloaming.games.descent.state import NOBODY, OVERLORD
from gloaming.games.descent.view import View
from gloaming.games.descent.words import space_name
from gloaming.kernel import Option
from gloaming.pieces.words import some
from gloaming.terminal.descent import campaign, dungeon, sheets, symbols, things
from gloaming.terminal.descent.stops import DescentStops
from gloaming.terminal.palette import FAINT, STRONG
from gloaming.terminal.panel import Key, Panel, Picture, Thing


def _whose_turn(view: View) -> str:
    if view.acting == NOBODY:
        waiting = any(one.figure.kind == "hero" and not one.figure.acted for one in view.figures)
        return "the heroes' turn" if waiting else "the overlord's turn"
    name = things.name_of(view, view.acting)
    return f"{name}'s turn" if view.figures[view.acting].figure.kind == "hero" else f"the overlord's turn: {name}"


class DescentPanel(Panel[View]):
    """The map, the heroes' sheets, the monsters, the overlord's hand and the dice."""

    verbs: ClassVar[Mapping[str, str]] = {
        "end_turn": "e",
        "move_action": "m",
        "rest": "r",
        "recover_fatigue": "f",
        "shake_off": "s",
        "climb_out": "c",
    }
    headings: ClassVar[frozenset[str]] = frozenset({"turn_began", "overlord_turn_began", "activated", "round_began"})
    kinds: ClassVar[frozenset[str]] = frozenset({"card", "figure", "token", "space", "door"})
    board_lines: ClassVar[int] = 11

    def stops(self) -> DescentStops:
        return DescentStops()

    def headline(self, picture: Picture[View]) -> Text:
        view = picture.view
        if campaign.is_shown(view):
            return campaign.headline(view)
        quest = view.quest.replace("_", " ").title()
        if not view.round:
            return Text(f"{quest}: before the first round", STRONG)
        return Text.assemble((f"{quest}  Round {view.round}", STRONG), ("  " + _whose_turn(view), FAINT))

    def board(self, picture: Picture[View], width: int, height: int) -> list[Text]:
        if campaign.is_shown(picture.view):
            return campaign.board(picture, width, height)
        return dungeon.draw(picture, width, height)

    def seats(self, picture: Picture[View], width: int, height: int) -> list[Text]:
        if campaign.is_shown(picture.view) and not picture.view.encounter:
            return campaign.seats(picture, width, height)
        return sheets.seats(picture, width, height)

    def mine(self, picture: Picture[View], width: int, height: int) -> list[Text]:
        if campaign.is_shown(picture.view) and picture.view.seat == OVERLORD:
            return campaign.mine(picture, width, height)
        return sheets.mine(picture, width, height)

    def rows(self, view: View, names: Sequence[str]) -> list[list[Thing]]:
        return things.rows(view, names)

    def catalogue(self) -> list[Thing]:
        return things.catalogue()

    def describe(self, view: View, names: Sequence[str]) -> list[str]:
        return things.describe(view, names)

    def standings(self, view: View, names: Sequence[str]) -> list[str]:
        return things.standings(view, names)

    def start_of_looking(self, view: View) -> Key | None:
        number = view.acting if view.acting != NOBODY else 0
        figure = view.figures[number].figure if number < len(view.figures) else None
        return ("space", figure.at) if figure is not None and figure.spaces else None

    def brief(self, view: View, option: Option) -> str:
        """Where a hero can go: the space and the points, with `f` the fatigue and with `!` the damage it costs."""
        if not isinstance(option, opt.Go):
            return ""
        bought = f"{option.fatigue}f" if option.fatigue else ""
        walked = str(option.points - option.fatigue) if option.points > option.fatigue else ""
        harm = f" {option.damage}!" if option.damage else ""
        return f"{space_name(ground_of(view.encounter), option.space)} {'+'.join(filter(None, (walked, bought)))}{harm}"

    def doubts(self, view: View, option: Option) -> str:
        if isinstance(option, opt.EndTurn) and view.acting != NOBODY:
            left = view.figures[view.acting].figure.actions
            return f"{some(left, 'action')} left." if left else ""
        return ""

    def guide(self) -> list[tuple[str, str]]:
        return [
            (
                "Answers",
                "Whenever a card of yours could be used you are asked; about a trap only as a hero sets out. ! says "
                "where you want to be asked, . passes until something else happens, > passes the turn.",
            ),
            (
                "The map",
                "Columns are letters, rows are numbers. Where you can go and whom you can hit is lit. Shift and the "
                "arrows move the map, i walks over spaces, figures and cards.",
            ),
        ]

    def legend(self) -> list[Text]:
        return symbols.legend()
