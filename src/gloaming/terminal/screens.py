"""The other screens: help, reasons, the whole log, handing over, leaving, the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Literal

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from gloaming.api.game import Game
from gloaming.terminal.log import draw_log
from gloaming.terminal.palette import CHOOSE, FAINT, GILT, QUIET, STRONG, TEXT, UNDER_CURSOR
from gloaming.terminal.panel import YOU, Panel
from gloaming.terminal.stops import NO_STOP, STOP, AnyStops
from gloaming.terminal.terminal_game import Line, Reason, TerminalGame

COMMANDS_IN_WORDS: tuple[tuple[str, str], ...] = (
    ("1-9, 0, letters", "choose the option with that key; an underlined letter works too; 0 is always no"),
    ("arrows, Enter", "move over the options and choose one"),
    ("i", "look around: arrows move over map and cards, their text stands below; i or Esc ends it"),
    ("shift+arrows", "scroll over a board that is larger than its room; Home goes back to what happens"),
    ("?", "why can't I...? Everything that is not on offer now, with its rule"),
    ("u", "undo, back to the last die or secret"),
    ("l", "the whole log"),
    ("space", "run on to the next question to you; + and - change the pace of the bots"),
    (".  >  !", "pass until something happens, pass the turn, say where to be asked (in games with stops)"),
    ("s", "save and quit"),
    ("q", "quit"),
)


class Reading(ModalScreen[None]):
    """A text to read and close again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,h,l,question_mark", "dismiss_me", "Close"),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, title: str, parts: Iterable[RenderableType], *, from_end: bool = False) -> None:
        super().__init__()
        self._title, self._parts, self._from_end = title, list(parts), from_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(Text(self._title, STRONG), classes="title")
            with VerticalScroll(can_focus=False):
                yield Static(Group(*self._parts))
            yield Static(Text("Esc closes, arrows scroll", FAINT), classes="foot")

    def on_mount(self) -> None:
        if self._from_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_dismiss_me(self) -> None:
        """Close the text."""
        self.dismiss(None)

    def action_scroll(self, lines: int) -> None:
        """Scroll so many lines."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


def help_screen(game: Game[Any], panel: Panel[object]) -> Reading:
    """Keys, how the game is played, how its screen is read, what the symbols mean."""
    keys = Grid.grid(padding=(0, 2))
    for key, words in COMMANDS_IN_WORDS:
        keys.add_row(Text(key, CHOOSE, no_wrap=True), Text(words, TEXT))
    parts: list[RenderableType] = [Text("Keys", GILT), keys]
    for part in game.how_to_play.parts:
        page = Text.assemble((" ".join(part.words), TEXT), (f" {', '.join(part.rules)}", FAINT))
        parts += [Text(""), Text(part.title, GILT), page]
    for heading, words in panel.guide():
        parts += [Text(""), Text(heading, GILT), Text(words, TEXT)]
    if legend := panel.legend():
        parts += [Text(""), Text("Symbols", GILT), Columns(legend, padding=(0, 3), column_first=True)]
    return Reading(f"Help: {game.title}", parts)


def why_screen(reasons: Sequence[Reason]) -> Reading:
    """Everything that is not on offer, and why."""
    parts: list[RenderableType] = []
    for reason in reasons:
        parts.append(Text(", ".join(reason.subjects), STRONG))
        parts.append(Padding(Text.assemble((reason.words, TEXT), (f" {reason.rule}", FAINT)), (0, 0, 0, 2)))
        parts.append(Padding(Text(reason.rule_text, FAINT), (0, 0, 1, 2)))
    return Reading("Why can't I...", parts or [Text("Nothing is refused to you now.", QUIET)])


def log_screen(lines: Sequence[Line], width: int) -> Reading:
    """The whole log, its end first."""
    return Reading("Log", draw_log(lines, width), from_end=True)


class HandOver(Screen[bool]):
    """Hides everything until the named person has the terminal; the result is False where they leave the game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "go(True)", "Go on"),
        Binding("s,q", "go(False)", "Save and quit"),
    ]

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def compose(self) -> ComposeResult:
        with Vertical(classes="middle"):
            yield Static(Text(f"Hand over to {self._name}", STRONG))
            yield Static(Text("Everyone else looks away.", QUIET))
            yield Static(Text(f"{self._name} presses Enter to go on, s to save and quit.", CHOOSE))

    def action_go(self, on: bool) -> None:
        """Go on, or save and quit."""
        self.dismiss(on)


class StopsScreen(ModalScreen[None]):
    """The windows of a turn, each with a stop for one's own turns and one for those of others."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,exclamation_mark,q", "dismiss_me", "Close"),
        Binding("up,k", "move(-1)", show=False),
        Binding("down,j", "move(1)", show=False),
        Binding("left,right", "change_side", show=False),
        Binding("enter,space", "change_stop", "Set or take away"),
    ]

    def __init__(self, stops: AnyStops) -> None:
        super().__init__()
        self._stops = stops
        self._row, self._own = 0, True

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small"):
            yield Static(Text("Ask me", STRONG), classes="title")
            yield Static(self._table(), id="stops")
            foot = "arrows move, Enter sets or takes away, Esc closes; what others do always asks"
            yield Static(Text(foot, FAINT), classes="foot")

    def _table(self) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        grid.add_row(Text(""), Text(""), Text("my turn", FAINT), Text("theirs", FAINT))
        before = ""
        for row, moment in enumerate(self._stops.moments):
            marks = [
                Text(
                    f"  {STOP if moment.name in chosen else NO_STOP}  ",
                    UNDER_CURSOR
                    if (row, own) == (self._row, self._own)
                    else CHOOSE
                    if moment.name in chosen
                    else FAINT,
                )
                for own, chosen in ((True, self._stops.mine), (False, self._stops.theirs))
            ]
            phase = moment.phase if moment.phase != before else ""
            grid.add_row(Text(phase, GILT), Text(moment.words, TEXT if row == self._row else QUIET), *marks)
            before = moment.phase
        return grid

    def _redraw(self) -> None:
        self.query_one("#stops", Static).update(self._table())

    def action_move(self, rows: int) -> None:
        """Up or down."""
        self._row = (self._row + rows) % len(self._stops.moments)
        self._redraw()

    def action_change_side(self) -> None:
        """To the other column."""
        self._own = not self._own
        self._redraw()

    def action_change_stop(self) -> None:
        """Set the stop under the cursor, or take it away."""
        self._stops.toggle(self._stops.moments[self._row].name, self._own)
        self._redraw()

    def action_dismiss_me(self) -> None:
        """Close."""
        self.dismiss(None)


Leaving = Literal["save", "leave", "stay"]


class Quit(ModalScreen[Leaving]):
    """Asks whether to save."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s,enter", "leave('save')", "Save and quit"),
        Binding("d", "leave('leave')", "Quit without saving"),
        Binding("escape,q", "leave('stay')", "Stay"),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small"):
            yield Static(Text("Quit?", STRONG), classes="title")
            yield Static(Text.assemble(("s    ", CHOOSE), ("save and quit", TEXT)))
            yield Static(Text.assemble(("d    ", CHOOSE), ("quit and forget what was played since the start", TEXT)))
            yield Static(Text.assemble(("Esc  ", CHOOSE), ("stay", TEXT)))

    def action_leave(self, how: Leaving) -> None:
        """Close with the answer."""
        self.dismiss(how)


Ending = Literal["again", "look", "leave"]


class TheEnd(ModalScreen[Ending]):
    """Who won and why, how everyone stands, and what next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "end('again')", "New game"),
        Binding("escape,l,i", "end('look')", "Look at the table"),
        Binding("q,s,enter", "end('leave')", "Leave"),
    ]

    def __init__(self, title: str, lines: Sequence[Text]) -> None:
        super().__init__()
        self._title, self._lines = title, lines

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small"):
            yield Static(Text(self._title, CHOOSE), classes="title")
            yield Static(Text("\n").join(self._lines))
            yield Static(
                Text.assemble(
                    ("n", CHOOSE), (" new game   ", QUIET), ("Esc", CHOOSE), (" look at the table   ", QUIET),
                    ("q", CHOOSE), (" leave", QUIET),
                ),
                classes="foot",
            )  # fmt: skip

    def action_end(self, how: Ending) -> None:
        """Close with the answer."""
        self.dismiss(how)


def the_end(live: TerminalGame) -> TheEnd:
    """How this game ended."""
    outcome, names = live.outcome, live.names
    assert outcome is not None
    winners = " and ".join(names[seat] for seat in outcome.winners)
    won = f"{winners} {'wins' if len(outcome.winners) == 1 and winners != YOU else 'win'}" if winners else "A draw"
    lines = [Text(f"{outcome.reason[:1].upper()}{outcome.reason[1:]}, after {live.turns} turns.", TEXT), Text("")]
    for seat, words in enumerate(live.panel.standings(live.view, names)):
        crown = "★ " if seat in outcome.winners else "  "
        lines.append(Text(crown + words, STRONG if seat in outcome.winners else FAINT))
    return TheEnd(won, lines)
