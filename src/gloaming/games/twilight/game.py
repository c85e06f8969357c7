"""Twilight of the Gods as people, bots, tables and the lab see it."""

from __future__ import annotations

from typing import Any

from gloaming.api.game import Game
from gloaming.api.views import Look
from gloaming.games.twilight import content, event_words, explain, questions, redeal, setup, view, words
from gloaming.games.twilight.bot import TwilightJudgement
from gloaming.games.twilight.cards import DEITIES
from gloaming.games.twilight.decks import DECKS
from gloaming.games.twilight.migrations import MIGRATIONS, NUMBERED_STEPS
from gloaming.games.twilight.rules.windows import TwilightPosition
from gloaming.games.twilight.settings import Settings
from gloaming.games.twilight.state import NOTHING
from gloaming.games.twilight.view import View


class Twilight(Game[TwilightPosition]):
    """Twilight of the Gods for 2 to 4 players."""

    name = "twilight"
    title = "Twilight of the Gods"
    version = "8"
    migrations = MIGRATIONS
    seats = range(2, 5)
    settings = Settings
    position = TwilightPosition
    judgement = TwilightJudgement()
    numbered_steps = NUMBERED_STEPS
    decks = DECKS

    check = staticmethod(setup.check)
    set_up = staticmethod(setup.set_up)
    public = staticmethod(view.public)
    explain = staticmethod(explain.explain)
    redeal = staticmethod(redeal.redeal)
    say_ask = staticmethod(questions.say_ask)
    say_consequence = staticmethod(questions.say_consequence)
    say_event = staticmethod(event_words.say_event)
    say_option = staticmethod(words.say_option)
    things = staticmethod(words.things)
    content = staticmethod(content.content)

    def sides(self, seats: int, options: Settings) -> tuple[int, ...]:
        return tuple(setup.team_of(seat, options) for seat in range(seats))

    def besides(self, look: Look[TwilightPosition], seat: int, public: View) -> dict[str, Any]:
        return look(view.besides, seat)

    def labels(self, pos: TwilightPosition) -> list[str]:
        return ["" if player.deity == NOTHING else DEITIES[player.deity].name for player in pos.players]

    def lineup(self, pos: TwilightPosition, seat: int) -> tuple[tuple[str, str], ...]:
        deities = self.labels(pos)
        order = ("order", "who begins" if seat == pos.first else "who follows")
        if pos.seats > 2:
            return ("Deity", deities[seat]), order
        return ("Deity", deities[seat]), ("pairing", f"{deities[seat]} against {deities[1 - seat]}"), order
