"""What lasts for a while: keywords lost, bans, damage prevented."""

from __future__ import annotations

from typing import Literal

from gloaming.games.twilight.effects import Keyword, Until
from gloaming.games.twilight.rules.aiming import OnCards, OnPlayers, there
from gloaming.games.twilight.rules.matter import About, Aim
from gloaming.games.twilight.rules.targets import amount
from gloaming.games.twilight.state import Lasting
from gloaming.games.twilight.verbs import Play


class LoseKeyword(OnCards):
    """One keyword less."""

    keyword: Keyword
    until: Until

    def do(self, g: Play, about: About, aim: Aim) -> None:
        for one in there(g, aim):
            g.last(Lasting(kind="lose", card=one.card, keyword=self.keyword, until=self.until, whose=about.seat))


class Restrict(OnCards):
    """Cannot attack or block."""

    what: tuple[Literal["attack", "block"], ...]
    until: Until

    def do(self, g: Play, about: About, aim: Aim) -> None:
        for what in self.what:
            for one in there(g, aim):
                g.last(Lasting(kind=what, card=one.card, until=self.until, whose=about.seat))


class NoCombatDamage(OnCards):
    """Deals and receives no combat damage."""

    until: Until

    def do(self, g: Play, about: About, aim: Aim) -> None:
        for one in there(g, aim):
            g.last(Lasting(kind="no_combat", card=one.card, until=self.until, whose=about.seat))


class PreventDamage(OnPlayers):
    """The next so much damage to the player's Life Stack is prevented."""

    until: Until

    def do(self, g: Play, about: About, aim: Aim) -> None:
        for seat in aim.seats:
            n = amount(g, about, self)
            g.last(Lasting(kind="prevent", seat=seat, n=n, until=self.until, whose=about.seat))
