"""Dusk as people, bots, tables and the lab see it."""

from __future__ import annotations

from typing import Any

from gloaming.api.game import Game
from gloaming.api.views import Look
from gloaming.games.dusk import content, explain, questions, redeal, setup, view, words
from gloaming.games.dusk.bot import DuskJudgement
from gloaming.games.dusk.cards import SETS
from gloaming.games.dusk.cards.declared import CARDS, CARDS_OF
from gloaming.games.dusk.decks import DECKS
from gloaming.games.dusk.migrations import MIGRATIONS, NUMBERED_STEPS
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.games.dusk.settings import Settings
from gloaming.games.dusk.state import NOTHING
from gloaming.games.dusk.view import View


class Dusk(Game[DuskPosition]):
    """Dusk: Arena of Shadows for 2 to 6 players."""

    name = "dusk"
    title = "Dusk: Arena of Shadows"
    version = "10"
    migrations = MIGRATIONS
    seats = range(2, 7)
    settings = Settings
    position = DuskPosition
    judgement = DuskJudgement()
    numbered_steps = NUMBERED_STEPS
    decks = DECKS

    check = staticmethod(setup.check)
    set_up = staticmethod(setup.set_up)
    public = staticmethod(view.public)
    explain = staticmethod(explain.explain)
    redeal = staticmethod(redeal.redeal)
    say_ask = staticmethod(questions.say_ask)
    say_consequence = staticmethod(questions.say_consequence)
    say_event = staticmethod(words.say_event)
    say_option = staticmethod(words.say_option)
    things = staticmethod(words.things)
    content = staticmethod(content.content)

    def sides(self, seats: int, options: Settings) -> tuple[int, ...]:
        return tuple(setup.team_of(seat, seats, options) for seat in range(seats))

    def besides(self, look: Look[DuskPosition], seat: int, public: View) -> dict[str, Any]:
        return view.besides(look, seat)

    def labels(self, pos: DuskPosition) -> list[str]:
        return [SETS[player.phantom].name for player in pos.players]

    def lineup(self, pos: DuskPosition, seat: int) -> tuple[tuple[str, str], ...]:
        player = pos.players[seat]
        sets = [number for number in (player.phantom, player.skill, player.weapon) if number != NOTHING]
        picked = [CARDS[card].name for number in sets for card in CARDS_OF[number] if card not in pos.box]
        return (*((SETS[number].kind, SETS[number].name) for number in sets), *(("card", name) for name in picked))
