"""How the table of Twilight of the Gods looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from gloaming.games.twilight import options as opt
from gloaming.games.twilight.cards import FACES
from gloaming.games.twilight.events import AttackDeclared, Revealed, StackDamaged
from gloaming.games.twilight.view import View
from gloaming.kernel import PASS, Event, Option
from gloaming.terminal.palette import CHOOSE, FAINT, STRONG
from gloaming.terminal.panel import Key, Panel, Picture, Thing
from gloaming.terminal.stops import MODES
from gloaming.terminal.twilight import draft, field, known, mats, phases, sentences, symbols, things
from gloaming.terminal.twilight.stops import TwilightStops

ABOUT_NOBODY = (AttackDeclared, Revealed, StackDamaged)
"""Events whose seat is not the one that acts."""


class TwilightPanel(Panel[View]):
    """The Combat Fields, the mats, the Hand and the chain of Twilight."""

    verbs: ClassVar[Mapping[str, str]] = {
        "keep_hand": "k",
        "mulligan": "m",
        "use_power": "p",
        "sacrifice": "x",
        "propose": "o",
        "accept_offer": "a",
        "counter_offer": "c",
        "decline_offer": "d",
        "no_trades": "n",
        "agree": "y",
    }
    headings: ClassVar[frozenset[str]] = frozenset({"turn_began"})
    kinds: ClassVar[frozenset[str]] = frozenset({"card", "seat"})
    board_lines: ClassVar[int] = 11
    mine_lines: ClassVar[int] = 3

    def log_lines(self, view: View) -> int:
        return 3 if view.phase else 1

    def stops(self) -> TwilightStops:
        return TwilightStops()

    def headline(self, picture: Picture[View]) -> Text:
        view = picture.view
        if view.draft is not None:
            return Text.assemble(("Draft", STRONG), (f"  {draft.stage(view.draft)}", FAINT))
        if not view.phase:
            return Text("Before the first turn", STRONG)
        return Text.assemble(
            (f"Turn {view.turn}", STRONG),
            "  ",
            picture.turn_of(view.active),
            (f"  {phases.moment(view)}", FAINT),
            (_passing(picture), CHOOSE),
        )

    def board(self, picture: Picture[View], width: int, height: int) -> list[Text]:
        return (
            draft.board(picture, width, height)
            if picture.view.draft is not None
            else field.draw(picture, width, height)
        )

    def seats(self, picture: Picture[View], width: int, height: int) -> list[Text]:
        return mats.seats(picture, width, height)

    def mine(self, picture: Picture[View], width: int, height: int) -> list[Text]:
        return mats.mine(picture, width, height)

    def about(self, view: View, option: Option) -> tuple[Key, ...]:
        match option:
            case opt.ChooseAspect(seat=seat, slot=slot):
                return (mats.aspect_key(seat, slot),)
            case opt.PlaceAspect(slot=slot):
                return (("stack", slot),)
            case opt.TargetItem(depth=depth):
                return (("item", depth),)
            case opt.TakeDeity(deity=deity):
                return (("deity", deity),)
            case opt.Attack(card=card):
                return (("card", card),)
            case opt.Block(card=card, attacker=attacker):
                return (("card", card), ("card", attacker))
            case opt.TradeWith() | opt.ForceTrade() | opt.Seize() if view.seats == 2:
                return ()
            case opt.Against(card=card) if any(item.card == card for item in view.chain):
                return tuple(("item", item.depth) for item in view.chain if item.card == card)
            case opt.UsePower() if view.seat is not None:
                return (("power", view.seat),)
            case _:
                return super().about(view, option)

    def symbol(self, view: View, option: Option) -> Text:
        """What a card costs."""
        face = known.faces(view).get(option.card) if isinstance(option, opt.Summon) else None
        return Text(f"({symbols.cost(FACES[face].cost)})", FAINT) if face is not None else Text("")

    def rows(self, view: View, names: Sequence[str]) -> list[list[Thing]]:
        return things.rows(view, names)

    def catalogue(self) -> list[Thing]:
        return things.catalogue()

    def describe(self, view: View, names: Sequence[str]) -> list[str]:
        return sentences.describe(view, names)

    def standings(self, view: View, names: Sequence[str]) -> list[str]:
        return sentences.standings(view, names)

    def subject(self, view: View) -> Key | None:
        return ("item", view.chain[-1].depth) if view.chain else None

    def first_highlighted(self, view: View, options: Sequence[Option]) -> int:
        # Whoever may answer what is on the chain reads what it does first.
        return options.index(PASS) if view.chain and PASS in options else 0

    def doer(self, event: Event) -> int | None:
        return None if isinstance(event, ABOUT_NOBODY) else super().doer(event)

    def start_of_looking(self, view: View) -> Key | None:
        return self.subject(view) or ("seat", view.active if view.seat is None else view.seat)

    def doubts(self, view: View, option: Option) -> str:
        if isinstance(option, opt.Generate):
            return "Costs are paid by themselves, and Power that is not spent costs cards of your Life Stack."
        if isinstance(option, opt.Sacrifice):
            return "Aspects that are given up are gone, and whoever begins a Sacrifice has to go through with it."
        return ""

    def guide(self) -> list[tuple[str, str]]:
        return [
            (
                "The chain",
                "What waits to be answered stands below the fields, its top first, until all of it has resolved. "
                "Aspects whose face you know are marked with a diamond.",
            ),
            (
                "Stops",
                "You are asked in the windows with an octagon on the phase bar, and whenever somebody else acts. "
                "! sets stops, . passes until something happens, > passes the turn. Nothing but windows is passed.",
            ),
        ]

    def legend(self) -> list[Text]:
        return symbols.legend()


def _passing(picture: Picture[View]) -> str:
    """What the viewer wishes for the time being."""
    stops = picture.stops
    return f"  {MODES[stops.mode]}" if stops is not None and stops.mode != "stops" else ""
