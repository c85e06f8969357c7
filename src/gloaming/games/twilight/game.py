"""Twilight of the Gods as people, bots, tables and the lab see it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gloaming.api.game import Game
from gloaming.api.ledger import Refusal
from gloaming.api.views import Look
from gloaming.games.twilight import (
    content,
    event_words,
    explain,
    redeal,
    setup,
    view,
    words,
)
from gloaming.games.twilight.bot import TwilightJudgement
from gloaming.games.twilight.cards import DEITIES
from gloaming.games.twilight.decks import DECKS
from gloaming.games.twilight.migrations import MIGRATIONS
from gloaming.games.twilight.numbered_steps import NUMBERED_STEPS
from gloaming.games.twilight.rules.windows import TwilightPosition
from gloaming.games.twilight.settings import Settings
from gloaming.games.twilight.state import NOTHING
from gloaming.games.twilight.view import View
from gloaming.kernel import Chance, Event, Option


class Twilight(Game[TwilightPosition]):
    """Twilight of the Gods for 2 to 4 players."""

    name = "twilight"
    title = "Twilight of the Gods"
    version = "7"
    migrations = MIGRATIONS
    seats = range(2, 5)
    settings = Settings
    position = TwilightPosition
    judgement = TwilightJudgement()
    ledger_path = Path(__file__).with_name("ledger.toml")
    numbered_steps = NUMBERED_STEPS
    decks = DECKS

    def check(self, seats: int, options: Settings) -> None:
        setup.check(seats, options)

    def sides(self, seats: int, options: Settings) -> tuple[int, ...]:
        return tuple(setup.team_of(seat, options) for seat in range(seats))

    def set_up(self, seats: int, chance: int, options: Settings) -> TwilightPosition:
        return setup.set_up(seats, chance, options)

    def public(self, look: Look[TwilightPosition]) -> View:
        return view.public(look)

    def besides(self, look: Look[TwilightPosition], seat: int, public: View) -> dict[str, Any]:
        return look(view.besides, seat)

    def explain(self, pos: TwilightPosition, seat: int) -> list[Refusal]:
        return explain.explain(pos, seat)

    def redeal(self, pos: TwilightPosition, seat: int, rng: Chance) -> TwilightPosition:
        return redeal.redeal(pos, seat, rng)

    def labels(self, pos: TwilightPosition) -> list[str]:
        return ["" if player.deity == NOTHING else DEITIES[player.deity].name for player in pos.players]

    def lineup(self, pos: TwilightPosition, seat: int) -> tuple[tuple[str, str], ...]:
        deities = self.labels(pos)
        order = ("order", "who begins" if seat == pos.first else "who follows")
        if pos.seats > 2:
            return ("Deity", deities[seat]), order
        return ("Deity", deities[seat]), ("pairing", f"{deities[seat]} against {deities[1 - seat]}"), order

    def say_ask(self, pos: TwilightPosition, names: Sequence[str]) -> str:
        return words.say_ask(pos, names)

    def say_option(self, pos: TwilightPosition, option: Option, names: Sequence[str], seat: int | None = None) -> str:
        return words.say_option(pos, option, names)

    def say_event(self, pos: TwilightPosition, event: Event, names: Sequence[str]) -> str:
        return event_words.say_event(pos, event, names)

    def things(self, pos: TwilightPosition) -> list[str]:
        return words.things(pos)

    def content(self) -> dict[str, Any]:
        return content.content()
