"""The table on the screen: it shows what the holder may see, asks, and lets bots play without ever blocking."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from gloaming.api.match import NOTHING_TO_UNDO
from gloaming.terminal import looking
from gloaming.terminal.canvas import fitted, spread
from gloaming.terminal.choices import COMMANDS, Choice, chosen_by
from gloaming.terminal.layout import SMALLEST, Layout, Needs
from gloaming.terminal.log import last_lines
from gloaming.terminal.pace import Pace
from gloaming.terminal.palette import CHOOSE, FAINT, GILT, HARM
from gloaming.terminal.panel import Key, Picture, Thing
from gloaming.terminal.part import Part
from gloaming.terminal.prompt import Prompt
from gloaming.terminal.screens import HandOver, Quit, StopsScreen, help_screen, log_screen, the_end, why_screen
from gloaming.terminal.stops import MODES, Mode
from gloaming.terminal.terminal_game import TerminalGame

ARROWS = ("up", "down", "left", "right")
UNDO = -1
"""Instead of the number of an option: take the last answer back."""


SHORT_THOUGHT = 0.1
"""A bot that thinks for longer, in seconds, is seen to think."""


class GameScreen(Screen[None]):
    """One game from here to its end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "why_not", "Why not"),
        Binding("h,f1", "help", "Help"),
        Binding("l", "log", "Log"),
        Binding("i", "look", "Look around"),
        Binding("u", "undo", "Undo"),
        Binding("s", "save_and_quit", "Save and quit"),
        Binding("q", "ask_to_quit", "Quit"),
        Binding("space", "skip", "Skip"),
        Binding("plus,equals_sign", "pace(1)", "Faster"),
        Binding("minus", "pace(-1)", "Slower"),
        Binding("full_stop", "wish('quiet')", "Pass until something happens"),
        Binding("greater_than_sign", "wish('turn')", "Pass the turn"),
        Binding("exclamation_mark", "stops", "Stops"),
        Binding("asterisk", "say_to_all", "The same to all"),
        Binding("shift+left", "see_more(-1, 0)", "Scroll"),
        Binding("shift+right", "see_more(1, 0)", "Scroll"),
        Binding("shift+up", "see_more(0, -1)", "Scroll"),
        Binding("shift+down", "see_more(0, 1)", "Scroll"),
        Binding("home", "see_what_happens", "Scroll back"),
        Binding("enter", "enter", "Choose"),
        Binding("escape", "stop_looking", "Back"),
    ]

    def __init__(self, live: TerminalGame, pace: Pace) -> None:
        super().__init__()
        self.live = live
        self.pace = pace
        self.prompt = Prompt()
        self.cursor: Key | None = None
        self.doubted: int | None = None
        """The option that was chosen once and needs to be chosen again."""
        self._picture: Picture[Any] = live.picture()
        self._answer: asyncio.Future[int] | None = None
        self._notice = ("", "")
        """What the last key press led to, in a title and words."""

    # What is drawn.

    def compose(self) -> ComposeResult:
        panel = self.live.panel
        yield Part("headline", self._draw_headline)
        yield Part("board", lambda width, height: panel.board(self._picture, width, height))
        yield Part("seats", lambda width, height: panel.seats(self._picture, width, height))
        yield Part("mine", lambda width, height: panel.mine(self._picture, width, height))
        yield Part("log", lambda width, height: last_lines(self.live.log(height), width, height))
        yield Part("prompt", lambda width, height: self.prompt.draw(width, height))
        yield Part("keys", self._draw_keys)

    def _draw_headline(self, width: int, height: int) -> list[Text]:
        if self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]:
            return [fitted(Text(f" The table needs a window of {SMALLEST[0]} x {SMALLEST[1]}.", HARM), width)]
        where = self.live.panel.headline(self._picture)
        title = Text(f" {self.live.game.title} ", GILT)
        return [spread(Text.assemble(" ", where), title, width)]

    def _draw_keys(self, width: int, height: int) -> list[Text]:
        """The keys that do something now."""
        live = self.live
        waiting = not live.my_turn_to_answer and not live.ended
        keys = [
            ("arrows", "move", self.cursor is not None),
            ("i", "back", self.cursor is not None),
            ("shift+arrows", "scroll", live.scroll.hidden),
            ("1-9", "choose", bool(self.prompt.choices)),
            ("space", "skip", waiting),
            ("+ -", f"pace: {self.pace.name}", waiting),
            (".", "pass", live.stops is not None and not live.ended),
            (">", "turn", live.stops is not None and not live.ended),
            ("!", "stops", live.stops is not None),
            ("*", "the same to all", live.comes_again),
            ("u", "undo", live.can_undo),
            ("?", "why", live.my_turn_to_answer),
            ("i", "look", self.cursor is None),
            ("h", "help", True),
            ("l", "log", True),
            ("q", "quit", True),
            ("s", "save+quit", not live.ended),
        ]
        parts = [(words, Text.assemble("  ", (key, CHOOSE), (f" {words}", FAINT))) for key, words, on in keys if on]
        # Where not all fit, help does: the others stand in it.
        room, kept = width, set[int]()
        for place in sorted(range(len(parts)), key=lambda place: parts[place][0] != "help"):
            if parts[place][1].cell_len < room:
                room -= parts[place][1].cell_len
                kept.add(place)
        shown = Text.assemble(*(parts[place][1] for place in sorted(kept)))
        return [fitted(shown[1:], width)]

    def paint(self) -> None:
        """Draw everything anew."""
        live = self.live
        choices = [] if self.cursor is not None else live.choices()
        if len(choices) <= self.prompt.highlighted:
            self.prompt.highlighted = 0
        self.prompt.choices = choices
        highlighted = choices[self.prompt.highlighted].option if choices else None
        self._picture = live.picture(self.cursor or self._highlighted_thing(), highlighted)
        self._set_words()
        self._arrange()
        for part in self.query(Part):
            part.redraw()

    def _highlighted_thing(self) -> Key | None:
        """What the highlighted option is about, so that it stands out on the table."""
        choices = self.prompt.choices
        about = choices[self.prompt.highlighted].about if choices else ()
        return about[0] if about else None

    def _set_words(self) -> None:
        prompt, live = self.prompt, self.live
        prompt.title, prompt.notice = self._notice
        prompt.detail = prompt.consequence = ""
        self._notice = ("", "")
        if self.cursor is not None:
            thing = self._thing(self.cursor)
            prompt.heading, prompt.detail = (thing.title, thing.words) if thing else ("", "")
            return
        prompt.heading = live.question() or self._waiting()
        prompt.notice = prompt.notice or live.problem
        if prompt.notice or not prompt.choices:
            return
        choice = prompt.choices[prompt.highlighted]
        if choice.number == self.doubted:
            prompt.notice = f"{choice.doubt} Choose it again to {_lower(choice)}."
        else:
            about = choice.about[0] if choice.about else live.panel.subject(live.view)
            thing = self._thing(about) if about is not None else None
            prompt.consequence = "" if choice.about else live.consequence()
            if thing is not None:
                prompt.title, prompt.detail = thing.title, thing.words

    def _waiting(self) -> str:
        if self.live.ended:
            return "The game is over: Enter shows how it ended"
        name = self.live.waiting_for()
        return f"{name} decides" if name else "..."

    def _thing(self, key: Key) -> Thing | None:
        return next((thing for row in self.live.things() for thing in row if thing.key == key), None)

    def _arrange(self) -> None:
        width, height = self.size
        panel, prompt = self.live.panel, self.prompt
        needs = Needs(
            panel.board_lines,
            panel.mine_lines,
            panel.log_lines(self._picture.view),
            prompt.height(width),
            prompt.least_height(width),
        )
        layout = Layout.of(width, height, needs, lambda side, most: len(panel.seats(self._picture, side, most)))
        for part in self.query(Part):
            region = getattr(layout, str(part.id))
            part.styles.width, part.styles.height = region.width, region.height
            part.styles.offset = (region.x, region.y)

    # How the game goes on.

    def on_mount(self) -> None:
        self.paint()
        self.go_on()

    def on_resize(self) -> None:
        self.paint()

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Ask people and bots in turn until the game is over or left."""
        while await self._one_answer():
            pass

    async def _one_answer(self) -> bool:
        """Get and give one answer; False where the person leaves."""
        live = self.live
        if live.over:
            return await self._end()
        if live.bot_asked is None:
            await self._tell()
            return live.passes() or await self._ask_person()
        # The bot thinks while people read what has happened, so that no pause tells how hard it thought.
        thinking = asyncio.ensure_future(asyncio.to_thread(live.think))
        await self._tell()
        done, _ = await asyncio.wait({thinking}, timeout=SHORT_THOUGHT)
        if not done and live.telling.settled:
            self.paint()
        live.answer(await thinking)
        return True

    async def _ask_person(self) -> bool:
        live = self.live
        self.pace.start_anew()
        if live.asked != live.holder:
            self.paint()
            if not await self.app.push_screen_wait(HandOver(live.name(live.asked))):
                self.leave()
                return False
            live.holder = live.asked
        options = [choice.option for choice in live.choices()]
        self.prompt.highlighted = live.panel.first_highlighted(live.view, options)
        self.cursor = self.doubted = None
        self._answer = asyncio.get_running_loop().create_future()
        self.paint()
        answer = await self._answer
        self._answer = None
        if answer == UNDO:
            live.undo()
        else:
            live.answer(answer)
        return True

    async def _tell(self) -> None:
        """Show what happened, one event after the other; the table follows at the end."""
        live = self.live
        while line := live.next_line():
            # What a person did themselves needs no time to be read.
            if self.pace.seconds and ((line.words and live.told_slowly) or live.telling.pauses):
                self.query_one("#log", Part).redraw()
                await self.pace.wait()
        if not live.telling.settled:
            return
        live.put_down()
        # Nobody can read what quick bots do without a pause; drawing it would only slow them down.
        if self.pace.seconds or live.over or live.bot_asked is None:
            self.paint()

    async def _end(self) -> bool:
        live = self.live
        await self._tell()
        how = await self.app.push_screen_wait(the_end(live))
        if how == "look":
            self._answer = asyncio.get_running_loop().create_future()
            await self._answer
            self._answer = None
        elif how == "leave":
            self.leave()
            return False
        elif how == "again":
            self.live = live.rematch()
            self.paint()
        return True

    # What a person does.

    def on_key(self, event: events.Key) -> None:
        if event.key in ARROWS:
            self._move(event.key)
        elif event.character and event.character.isalnum() and event.character not in COMMANDS:
            self._press(event.character)
        else:
            return
        event.stop()

    def _move(self, arrow: str) -> None:
        if self.cursor is not None:
            self.cursor = looking.step(self.live.things(), self.cursor, arrow)
        elif self.prompt.choices:
            self.prompt.move(arrow, self.query_one("#prompt", Part).size.width)
            self.doubted = None
        self.paint()

    def _press(self, key: str) -> None:
        choices = self.live.choices()
        choice = chosen_by(key, choices)
        if choice is not None:
            self._choose(choice)
        elif choices:
            self._explain(key)

    def _explain(self, key: str) -> None:
        """A key that chooses nothing: where it stands for a verb, say why that is not on offer."""
        verbs = {verb for verb, letter in self.live.panel.verbs.items() if letter == key}
        for reason in self.live.why_not():
            if verbs & reason.verbs:
                self._say(f"{reason.words} {reason.rule}", reason.subjects[0])
                return
        self._say(f"No option has the key {key}.")

    def _say(self, words: str, title: str = "") -> None:
        self._notice = (title, words)
        self.paint()

    def _choose(self, choice: Choice) -> None:
        self.cursor = None
        if choice.doubt and self.doubted != choice.number:
            self.doubted = self.prompt.highlighted = choice.number
            self.paint()
        elif self._answer is not None and not self._answer.done():
            self._answer.set_result(choice.number)

    def on_click(self, event: events.Click) -> None:
        """Choose the option that was clicked."""
        x, y, width, height = self.query_one("#prompt", Part).region
        number = self.prompt.at(event.screen_x - x, event.screen_y - y, width, height)
        if number is not None:
            self._choose(self.prompt.choices[number])

    def action_enter(self) -> None:
        """Choose the highlighted option."""
        if self.live.ended:
            self._show_end()
        elif self.cursor is not None:
            self._highlight(self.cursor)
            self.action_stop_looking()
        elif self.prompt.choices:
            self._choose(self.prompt.choices[self.prompt.highlighted])

    def _highlight(self, thing: Key) -> None:
        """Highlight the first option about the thing that was looked at."""
        about = [number for number, choice in enumerate(self.live.choices()) if thing in choice.about]
        if about:
            self.prompt.highlighted = about[0]

    def _show_end(self) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(0)

    def action_undo(self) -> None:
        """Take the last answer back."""
        if self.live.can_undo and self._answer is not None and not self._answer.done():
            self._answer.set_result(UNDO)
        else:
            self._say(NOTHING_TO_UNDO)

    def action_look(self) -> None:
        """Begin or end looking around."""
        if self.cursor is not None:
            self.action_stop_looking()
            return
        live = self.live
        rows = live.things()
        if rows:
            self.cursor = self._highlighted_thing() or live.panel.start_of_looking(live.view)
            row, column = looking.find(rows, self.cursor)
            self.cursor = rows[row][column].key
        self.paint()

    def action_stop_looking(self) -> None:
        """Back to the question."""
        self.cursor = self.doubted = None
        self.paint()

    def action_why_not(self) -> None:
        """Say what is not on offer and why."""
        self.app.push_screen(why_screen(self.live.why_not()))

    def action_see_more(self, across: int, down: int) -> None:
        """See another part of a board that is larger than its room."""
        self.live.scroll.by(across, down)
        self.query_one("#board", Part).redraw()

    def action_see_what_happens(self) -> None:
        """See the part again where something happens."""
        self.live.scroll.back()
        self.query_one("#board", Part).redraw()

    def action_help(self) -> None:
        """Show keys, the game in short, and symbols."""
        self.app.push_screen(help_screen(self.live.game, self.live.panel))

    def action_log(self) -> None:
        """Show the whole log."""
        self.app.push_screen(log_screen(self.live.log(), min(90, self.size.width - 12)))

    def action_skip(self) -> None:
        """Run on to the next question to a person."""
        if not self.prompt.choices:
            self.pace.skip()

    def action_wish(self, mode: Mode) -> None:
        """Pass windows until something happens, or for the rest of the turn; again at stops if that was wished for."""
        if self.live.stops is None or self.live.ended:
            return
        if self.live.stops.mode == mode:
            mode = "stops"
        number = self.live.wish(mode)
        if number is not None and self._answer is not None and not self._answer.done():
            self._answer.set_result(number)
        else:
            self._say(f"From here on: {MODES[mode]}.")

    def action_say_to_all(self) -> None:
        """Give the highlighted answer to this question and to all like it in this turn."""
        if self.live.comes_again and self.prompt.choices and self._answer is not None and not self._answer.done():
            number = self.prompt.choices[self.prompt.highlighted].number
            self.live.say_to_all(number)
            self._answer.set_result(number)

    def action_stops(self) -> None:
        """Say in which windows to be asked."""
        if self.live.stops is not None:
            self.app.push_screen(StopsScreen(self.live.stops), lambda _: self.paint())

    def action_pace(self, by: int) -> None:
        """Let bots play faster or slower."""
        self.pace.change(by)
        self.paint()

    def action_save_and_quit(self) -> None:
        """Save and leave."""
        self.leave()

    def leave(self) -> None:
        """Leave, the game saved."""
        self.live.save()
        self.app.exit(self.live.farewell())

    @work
    async def action_ask_to_quit(self) -> None:
        """Leave, saved or not."""
        if self.live.ended:
            self.leave()
            return
        how = await self.app.push_screen_wait(Quit())
        if how == "save":
            self.leave()
        elif how == "leave":
            self.live.forget()
            self.app.exit(self.live.problem or "Not saved.")


def _lower(choice: Choice) -> str:
    """An option's words inside a sentence."""
    return choice.words[:1].lower() + choice.words[1:]
