"""Twilight of the Gods as people, bots, tables and the lab see it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gloaming.games.twilight import content, explain, pauses, redeal, setup, told, value, view, words
from gloaming.games.twilight.answers import ANSWERS
from gloaming.games.twilight.cards.deities import DEITIES
from gloaming.games.twilight.options import Options
from gloaming.games.twilight.rules import RULES
from gloaming.games.twilight.rules.windows import WINDOWS, TwilightPosition
from gloaming.games.twilight.state import NOTHING
from gloaming.games.twilight.view import View
from gloaming.kernel import Chance, Event, Option
from gloaming.outside.game import Game
from gloaming.outside.ledger import Refusal


class Twilight(Game[TwilightPosition]):
    """Twilight of the Gods for 2 to 4 players."""

    name = "twilight"
    title = "Twilight of the Gods"
    version = "1"
    seats = range(2, 5)
    options = Options
    position = TwilightPosition
    rules = RULES
    answers = ANSWERS
    ledger_path = Path(__file__).with_name("ledger.toml")

    def check(self, seats: int, options: Options) -> None:
        setup.check(seats, options)

    def set_up(self, seats: int, chance: int, options: Options) -> TwilightPosition:
        return setup.set_up(seats, chance, options)

    def view(self, pos: TwilightPosition, seat: int | None) -> View:
        return view.view(pos, seat)

    def explain(self, pos: TwilightPosition, seat: int) -> list[Refusal]:
        return explain.explain(pos, seat)

    def redeal(self, pos: TwilightPosition, seat: int, rng: Chance) -> TwilightPosition:
        return redeal.redeal(pos, seat, rng)

    def value(self, pos: TwilightPosition, seat: int) -> float:
        return value.value(pos, seat)

    def settled(self, pos: TwilightPosition, seat: int) -> bool:
        return pos.ask is None or pos.ask.seat != seat or pos.ask.topic in AFRESH

    def labels(self, pos: TwilightPosition) -> list[str]:
        return ["" if player.deity == NOTHING else DEITIES[player.deity].name for player in pos.players]

    def say_ask(self, pos: TwilightPosition, names: Sequence[str]) -> str:
        return words.say_ask(pos, names)

    def say_option(self, pos: TwilightPosition, option: Option, names: Sequence[str], seat: int | None = None) -> str:
        return words.say_option(pos, option, names)

    def say_event(self, pos: TwilightPosition, event: Event, names: Sequence[str]) -> str:
        return told.say_event(pos, event, names)

    def things(self, pos: TwilightPosition) -> list[str]:
        return words.things(pos)

    def pauses(self, before: TwilightPosition, events: Sequence[Event]) -> list[int]:
        return pauses.pauses(events)

    def content(self) -> dict[str, Any]:
        return content.content()


AFRESH = frozenset((*WINDOWS, "chain", "trade", "seize", "attack", "block", "mulligan"))
"""Questions that begin something, rather than go on with it."""
