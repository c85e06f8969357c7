"""Casting Shadows as people, bots, tables and the lab see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.api.game import Game
from gloaming.api.views import Look
from gloaming.games.casting_shadows import consequences, content, explain, redeal, setup, view, words
from gloaming.games.casting_shadows.bot import CastingShadowsJudgement
from gloaming.games.casting_shadows.characters import CHARACTERS
from gloaming.games.casting_shadows.migrations import MIGRATIONS, NUMBERED_STEPS
from gloaming.games.casting_shadows.rules.responses import CastingPosition
from gloaming.games.casting_shadows.settings import Settings
from gloaming.games.casting_shadows.view import View
from gloaming.kernel import Option


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
    numbered_steps = NUMBERED_STEPS

    check = staticmethod(setup.check)
    set_up = staticmethod(setup.set_up)
    public = staticmethod(view.public)
    explain = staticmethod(explain.explain)
    redeal = staticmethod(redeal.redeal)
    say_ask = staticmethod(words.say_ask)
    say_consequence = staticmethod(consequences.say_consequence)
    say_event = staticmethod(words.say_event)
    things = staticmethod(words.things)
    content = staticmethod(content.content)

    def besides(self, look: Look[CastingPosition], seat: int, public: View) -> dict[str, Any]:
        return look(view.besides, seat)

    def labels(self, pos: CastingPosition) -> list[str]:
        return [CHARACTERS[player.character].name for player in pos.players]

    def say_option(self, pos: CastingPosition, option: Option, names: Sequence[str], seat: int | None = None) -> str:
        return words.say_option(pos, option, names, pos.active if seat is None else seat)
