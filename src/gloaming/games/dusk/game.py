"""Dusk as people, bots, tables and the lab see it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gloaming.api.game import Game
from gloaming.api.ledger import Refusal
from gloaming.api.views import Look
from gloaming.games.dusk import content, event_words, explain, questions, redeal, setup, view, words
from gloaming.games.dusk.bot import DuskJudgement
from gloaming.games.dusk.cards import SETS
from gloaming.games.dusk.cards.declared import CARDS, CARDS_OF
from gloaming.games.dusk.decks import DECKS
from gloaming.games.dusk.migrations import MIGRATIONS
from gloaming.games.dusk.numbered_steps import NUMBERED_STEPS
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.games.dusk.settings import Settings
from gloaming.games.dusk.state import NOTHING
from gloaming.games.dusk.view import View
from gloaming.kernel import Chance, Event, Option


class Dusk(Game[DuskPosition]):
    """Dusk: Arena of Shadows for 2 to 6 players."""

    name = "dusk"
    title = "Dusk: Arena of Shadows"
    version = "9"
    migrations = MIGRATIONS
    seats = range(2, 7)
    settings = Settings
    position = DuskPosition
    judgement = DuskJudgement()
    ledger_path = Path(__file__).with_name("ledger.toml")
    numbered_steps = NUMBERED_STEPS
    decks = DECKS

    def check(self, seats: int, options: Settings) -> None:
        setup.check(seats, options)

    def sides(self, seats: int, options: Settings) -> tuple[int, ...]:
        return tuple(setup.team_of(seat, seats, options) for seat in range(seats))

    def set_up(self, seats: int, chance: int, options: Settings) -> DuskPosition:
        return setup.set_up(seats, chance, options)

    def public(self, look: Look[DuskPosition]) -> View:
        return view.public(look)

    def besides(self, look: Look[DuskPosition], seat: int, public: View) -> dict[str, Any]:
        return view.besides(look, seat)

    def explain(self, pos: DuskPosition, seat: int) -> list[Refusal]:
        return explain.explain(pos, seat)

    def redeal(self, pos: DuskPosition, seat: int, rng: Chance) -> DuskPosition:
        return redeal.redeal(pos, seat, rng)

    def labels(self, pos: DuskPosition) -> list[str]:
        return [SETS[player.phantom].name for player in pos.players]

    def lineup(self, pos: DuskPosition, seat: int) -> tuple[tuple[str, str], ...]:
        player = pos.players[seat]
        sets = [number for number in (player.phantom, player.skill, player.weapon) if number != NOTHING]
        picked = [CARDS[card].name for number in sets for card in CARDS_OF[number] if card not in pos.box]
        return (*((SETS[number].kind, SETS[number].name) for number in sets), *(("card", name) for name in picked))

    def say_ask(self, pos: DuskPosition, names: Sequence[str]) -> str:
        return questions.say_ask(pos, names)

    def say_option(self, pos: DuskPosition, option: Option, names: Sequence[str], seat: int | None = None) -> str:
        return words.say_option(pos, option, names)

    def say_event(self, pos: DuskPosition, event: Event, names: Sequence[str]) -> str:
        return event_words.say_event(pos, event, names)

    def things(self, pos: DuskPosition) -> list[str]:
        return words.things(pos)

    def content(self) -> dict[str, Any]:
        return content.content()
