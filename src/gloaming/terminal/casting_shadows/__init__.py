"""How the table of Casting Shadows looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from gloaming.games.casting_shadows.map import DESERT
from gloaming.games.casting_shadows.options import Accept, Change, Collect, EndTurn, Refresh, RerollDie, Spend
from gloaming.games.casting_shadows.resources import NUMBER_OF, RESOURCES
from gloaming.games.casting_shadows.view import View
from gloaming.kernel import Option
from gloaming.pieces.words import some
from gloaming.terminal.casting_shadows import boards, hexes, symbols, things
from gloaming.terminal.palette import FAINT, STRONG
from gloaming.terminal.panel import Key, Panel, Picture, Thing


class CastingShadowsPanel(Panel[View]):
    """The map, the boards, the pool and the cards of Casting Shadows."""

    verbs: ClassVar[Mapping[str, str]] = {
        "collect": "c",
        "reroll": "r",
        "roll_dice": "r",
        "protect": "p",
        "refresh": "f",
        "use_ability": "a",
        "transform": "t",
        "end_turn": "e",
    }
    headings: ClassVar[frozenset[str]] = frozenset({"turn_began"})
    kinds: ClassVar[frozenset[str]] = frozenset({"card", "hex", "seat", "die"})

    def headline(self, picture: Picture[View]) -> Text:
        view = picture.view
        return Text.assemble(
            (f"Turn {view.turn}", STRONG),
            ("  ", FAINT),
            picture.turn_of(view.active),
            "  ",
            boards.points(view.points),
            (f" {some(view.points, 'action')} left", FAINT),
        )

    def board(self, picture: Picture[View], width: int, height: int) -> list[Text]:
        return hexes.draw(picture, width, height)

    def seats(self, picture: Picture[View], width: int, height: int) -> list[Text]:
        return boards.seats(picture, width, height)

    def mine(self, picture: Picture[View], width: int, height: int) -> list[Text]:
        return boards.mine(picture, width, height)

    def about(self, view: View, option: Option) -> tuple[Key, ...]:
        if view.seat is not None and isinstance(option, Collect | Refresh | Accept):
            here = view.players[view.seat].hex
            if isinstance(option, Accept):
                return (("hex", here),)
            return (hexes.COUNTERSPELLS,) if here == DESERT else (("card", view.market[here]),)
        return super().about(view, option)

    def symbol(self, view: View, option: Option) -> Text:
        match option:
            case Spend(resource=name):
                return symbols.resource(NUMBER_OF[name])
            case Change(using=name, resource=other, number=number):
                return Text.assemble(
                    symbols.resource(NUMBER_OF[name]), "→", *[symbols.resource(NUMBER_OF[other])] * number
                )
            case RerollDie(die=die):
                return symbols.resource(view.dice[die])
            case _:
                return Text("")

    def rows(self, view: View, names: Sequence[str]) -> list[list[Thing]]:
        return things.rows(view, names)

    def catalogue(self) -> list[Thing]:
        return things.catalogue()

    def describe(self, view: View, names: Sequence[str]) -> list[str]:
        return things.describe(view, names)

    def standings(self, view: View, names: Sequence[str]) -> list[str]:
        return things.standings(view, names)

    def start_of_looking(self, view: View) -> Key | None:
        return ("hex", view.players[view.active if view.seat is None else view.seat].hex)

    def doubts(self, view: View, option: Option) -> str:
        if not isinstance(option, EndTurn) or view.seat is None:
            return ""
        if boards.crystal_damage(view) >= view.players[view.seat].hp:
            return "The cursed crystals in your pool would cost your last HP."
        return f"{some(view.points, 'action')} left." if view.points else ""

    def legend(self) -> list[Text]:
        named = [Text.assemble(symbols.resource(n), f" {name.replace('_', ' ')}") for n, name in enumerate(RESOURCES)]
        kinds = [Text(f"{mark} {name}", colour) for mark, colour, name in symbols.KINDS.values()]
        rest = [
            Text("◇* any gem"),
            Text("○* any orb"),
            Text("+L1 a level 1 Spell as part of the cost"),
            Text("†2 its level is 2"),
            Text("[◆R] a die"),
            Text("(◆R) a token"),
            Text("▰▱ Shadow Energy"),
            Text("☾ Shadow Form"),
            Text("▒▒ face-down Counterspell"),
            Text("✶ action left"),
            Text("3▸ press 3 to choose this"),
        ]
        return [*named, *kinds, *rest]
