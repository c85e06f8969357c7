"""Casting Shadows as people, bots, tables and the lab see it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gloaming.api.game import Game
from gloaming.api.ledger import Refusal
from gloaming.api.views import Look
from gloaming.games.casting_shadows import content, explain, redeal, setup, view, words
from gloaming.games.casting_shadows.bot import CastingShadowsJudgement
from gloaming.games.casting_shadows.characters import CHARACTERS
from gloaming.games.casting_shadows.migrations import MIGRATIONS
from gloaming.games.casting_shadows.numbered_steps import NUMBERED_STEPS
from gloaming.games.casting_shadows.rules.responses import CastingPosition
from gloaming.games.casting_shadows.settings import Settings
from gloaming.games.casting_shadows.view import View
from gloaming.kernel import Chance, Event, Option


class CastingShadows(Game[CastingPosition]):
    """Casting Shadows for 2 to 4 players."""

    name = "casting-shadows"
    title = "Casting Shadows"
    version = "4"
    migrations = MIGRATIONS
    seats = range(2, 5)
    usual_seats = 4
    response_time = 15.0
    settings = Settings
    position = CastingPosition
    judgement = CastingShadowsJudgement()
    ledger_path = Path(__file__).with_name("ledger.toml")
    numbered_steps = NUMBERED_STEPS

    def check(self, seats: int, options: Settings) -> None:
        setup.check(seats, options)

    def set_up(self, seats: int, chance: int, options: Settings) -> CastingPosition:
        return setup.set_up(seats, chance, options)

    def public(self, look: Look[CastingPosition]) -> View:
        return view.public(look)

    def besides(self, look: Look[CastingPosition], seat: int, public: View) -> dict[str, Any]:
        return look(view.besides, seat)

    def explain(self, pos: CastingPosition, seat: int) -> list[Refusal]:
        return explain.explain(pos, seat)

    def redeal(self, pos: CastingPosition, seat: int, rng: Chance) -> CastingPosition:
        return redeal.redeal(pos, seat, rng)

    def labels(self, pos: CastingPosition) -> list[str]:
        return [CHARACTERS[player.character].name for player in pos.players]

    def say_ask(self, pos: CastingPosition, names: Sequence[str]) -> str:
        return words.say_ask(pos, names)

    def say_option(self, pos: CastingPosition, option: Option, names: Sequence[str], seat: int | None = None) -> str:
        return words.say_option(pos, option, names, pos.active if seat is None else seat)

    def say_event(self, pos: CastingPosition, event: Event, names: Sequence[str]) -> str:
        return words.say_event(pos, event, names)

    def things(self, pos: CastingPosition) -> list[str]:
        return words.things(pos)

    def content(self) -> dict[str, Any]:
        return content.content()
