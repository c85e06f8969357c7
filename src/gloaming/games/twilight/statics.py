"""Ops that may also hold as long as their card is in play: derived values read them off the cards."""

from __future__ import annotations

from gloaming.games.twilight.effects import Keyword, Op, Select, Until
from gloaming.games.twilight.power import Units
from gloaming.games.twilight.rules.aiming import OnCards, OnPlayers, there
from gloaming.games.twilight.rules.matter import About, Aim
from gloaming.games.twilight.rules.targets import amount
from gloaming.games.twilight.state import Lasting
from gloaming.games.twilight.verbs import Play


class Modify(OnCards):
    """More or less Fight."""

    fight: int
    until: Until

    def do(self, g: Play, about: About, aim: Aim) -> None:
        for one in there(g, aim):
            n = self.fight * amount(g, about, self)
            g.last(Lasting(kind="fight", card=one.card, n=n, until=self.until, whose=about.seat))


class GainKeyword(OnCards):
    """One more keyword."""

    keyword: Keyword
    until: Until
    value: int = 0

    def do(self, g: Play, about: About, aim: Aim) -> None:
        for one in there(g, aim):
            g.last(
                Lasting(
                    kind="gain",
                    card=one.card,
                    n=self.value,
                    keyword=self.keyword,
                    until=self.until,
                    whose=about.seat,
                )
            )


class ArmorPlayer(OnPlayers):
    """The Life Stack of the player has Armor."""

    until: Until

    def do(self, g: Play, about: About, aim: Aim) -> None:
        for seat in aim.seats:
            n = amount(g, about, self)
            g.last(Lasting(kind="armor", seat=seat, n=n, until=self.until, whose=about.seat))


class ChangeCost(Op):
    """Summons of such cards by that side cost so much more or less; never less than one unit."""

    t: Select
    delta: Units
