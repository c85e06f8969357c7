"""Line by line: for pipes, screen readers, and whoever likes it plain."""

from __future__ import annotations

import os
from typing import TextIO

from gloaming.api.match import NOTHING_TO_UNDO
from gloaming.terminal.stops import MODES, AnyStops, Mode
from gloaming.terminal.terminal_game import TerminalGame

HELP = """\
Type the number of an option and press Enter. Besides:
  v         the whole table
  t NAME    the text of a card or hex
  ?         what is not on offer now, and why
  u         take the last answer back, up to the last die or secret
  s         save and quit
  h         this help"""
HELP_WITH_STOPS = """
  .         pass until something happens
  >         pass the turn
  !         where you are asked in windows; ! and a number sets that stop or takes it away"""
WISHES: dict[str, Mode] = {".": "quiet", ">": "turn"}
RECENT = 20
"""So many lines of what has happened are told to whoever comes back to a game."""
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Left(Exception):
    """The person leaves; the game is saved."""


class PlainGame:
    """One game in sentences."""

    def __init__(self, live: TerminalGame, source: TextIO, sink: TextIO) -> None:
        self.live = live
        self._source, self._sink = source, sink

    def play(self) -> None:
        """Play to the end, or until the person leaves or the input ends."""
        try:
            self._play()
            self._say(self.live.farewell())
        except BrokenPipeError:
            self.live.save()
            # Nobody reads on, and what is still in the buffer must not fail once more at the exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), self._sink.fileno())

    def _play(self) -> None:
        self._say(f"{self.live.game.title}. Type h for help.")
        for line in self.live.log(RECENT):
            self._say(line.words)
        try:
            while not self.live.over:
                self._one_answer()
            self._tell_end()
        except (Left, KeyboardInterrupt):
            self.live.save()

    def _say(self, words: str = "") -> None:
        print(words, file=self._sink, flush=True)

    def _read(self) -> str:
        line = self._source.readline()
        if not line:
            self._say()
            raise Left
        return line.strip()

    def _one_answer(self) -> None:
        live = self.live
        if live.bot_asked is not None:
            live.answer(live.think())
        elif not live.passes():
            if live.asked != live.holder:
                self._hand_over()
            live.answer(self._ask())
        while line := live.next_line():
            if line.words:
                self._say(line.words)
        live.put_down()

    def _hand_over(self) -> None:
        live = self.live
        if self._sink.isatty():
            self._say(CLEAR)
        name = live.name(live.asked)
        self._say(f"Hand over to {name}. {name} presses Enter.")
        self._read()
        live.holder = live.asked

    def _ask(self) -> int:
        """The number of the chosen option; commands are carried out on the way."""
        self._put_question()
        while True:
            typed = self._read()
            choices = self.live.choices()
            to_all = typed.endswith("*") and self.live.comes_again
            wanted = typed[:-1] if to_all else typed
            if wanted.isdecimal() and 1 <= int(wanted) <= len(choices):
                number = choices[int(wanted) - 1].number
                if to_all:
                    self.live.say_to_all(number)
                return number
            if typed in WISHES and self.live.stops is not None:
                passed = self.live.wish(WISHES[typed])
                if passed is not None:
                    return passed
                self._say(f"From here on: {MODES[WISHES[typed]]}. But this is to be decided now.")
            else:
                self._do(typed)

    def _put_question(self) -> None:
        self._say()
        self._say(self.live.question())
        if consequence := self.live.consequence():
            self._say(f"({consequence})")
        for number, choice in enumerate(self.live.choices(), 1):
            self._say(f"{number}. {choice.words}")
        if self.live.comes_again:
            self._say("With a * after the number the answer holds for all such questions of this turn.")

    def _do(self, typed: str) -> None:
        command, _, rest = typed.partition(" ")
        match command.lower():
            case "":
                self._put_question()
            case "h":
                self._say(HELP + (HELP_WITH_STOPS if self.live.stops is not None else ""))
                for part in self.live.game.how_to_play.parts:
                    self._say(f"{part.title}: {' '.join(part.words)}")
                for heading, words in self.live.panel.guide():
                    self._say(f"{heading}: {words}")
            case "v":
                for line in self.live.panel.describe(self.live.view, self.live.names):
                    self._say(line)
            case "t":
                self._tell_text(rest)
            case "?":
                self._tell_reasons()
            case "u":
                self._undo()
            case "!" if self.live.stops is not None:
                self._set_stop(self.live.stops, rest)
            case "s" | "q":
                raise Left
            case _:
                self._say(f"Type a number from 1 to {len(self.live.choices())}, or h for help; not {typed!r}.")

    def _tell_text(self, wanted: str) -> None:
        found = self.live.find_text(wanted)
        if len(found) == 1:
            self._say(f"{found[0].title}: {found[0].words}")
        elif found:
            self._say(f"Which one: {', '.join(thing.title for thing in found)}?")
        else:
            self._say(f"No card or hex is called {wanted!r}." if wanted else "Type t and the name of a card or hex.")

    def _set_stop(self, stops: AnyStops, typed: str) -> None:
        listed = list(stops.listed())
        if typed.isdecimal() and 1 <= int(typed) <= len(listed):
            own, moment, _ = listed[int(typed) - 1]
            stops.toggle(moment.name, own)
        elif typed:
            self._say(f"Type ! and a number from 1 to {len(listed)}; not {typed!r}.")
            return
        for number, (own, moment, chosen) in enumerate(stops.listed(), 1):
            if not typed or number == int(typed):
                asked = "you are asked" if chosen else "passed for you"
                self._say(f"{number}. {'Your turn' if own else 'Turns of others'}, {moment.words}: {asked}.")

    def _tell_reasons(self) -> None:
        reasons = self.live.why_not()
        for reason in reasons:
            self._say(f"{', '.join(reason.subjects)}: {reason.words} ({reason.rule})")
        if not reasons:
            self._say("Nothing is refused to you now.")

    def _undo(self) -> None:
        if not self.live.can_undo:
            self._say(NOTHING_TO_UNDO)
            return
        self.live.undo()
        self._say("Taken back.")
        self._put_question()

    def _tell_end(self) -> None:
        live = self.live
        self._say()
        for line in live.panel.standings(live.view, live.names):
            self._say(f"{line}.")
