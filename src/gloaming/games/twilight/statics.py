"""What lasts for a while; some of it as long as its card is in play, where derived values read it off the cards."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from gloaming.games.twilight.effects import Keyword, Op, Select, Until
from gloaming.games.twilight.power import Units
from gloaming.games.twilight.rules.aiming import OnCards, OnPlayers, there
from gloaming.games.twilight.rules.matter import About, Aim
from gloaming.games.twilight.rules.targets import amount
from gloaming.games.twilight.state import Lasting, Permanent
from gloaming.games.twilight.verbs import Play


class LastingOnCards(OnCards):
    """Something that lasts for a while on each card."""

    until: Until

    def affect(self, g: Play, about: About, one: Permanent) -> None:
        g.last(Lasting(card=one.card, until=self.until, whose=about.seat, **self.lasting(g, about)))

    def lasting(self, g: Play, about: About) -> dict[str, Any]:
        """What it is: see `Lasting`."""
        raise NotImplementedError(f"{type(self).__name__} does not say what lasts")


class Modify(LastingOnCards):
    """More or less Fight."""

    fight: int

    def lasting(self, g: Play, about: About) -> dict[str, Any]:
        return {"kind": "fight", "n": self.fight * amount(g, about, self)}


class GainKeyword(LastingOnCards):
    keyword: Keyword
    value: int = 0

    def lasting(self, g: Play, about: About) -> dict[str, Any]:
        return {"kind": "gain", "n": self.value, "keyword": self.keyword}


class LoseKeyword(LastingOnCards):
    keyword: Keyword

    def lasting(self, g: Play, about: About) -> dict[str, Any]:
        return {"kind": "lose", "keyword": self.keyword}


class NoCombatDamage(LastingOnCards):
    """Deals and receives no combat damage."""

    def lasting(self, g: Play, about: About) -> dict[str, Any]:
        return {"kind": "no_combat"}


class Restrict(OnCards):
    """Cannot attack or block."""

    what: tuple[Literal["attack", "block"], ...]
    until: Until

    def do(self, g: Play, about: About, aim: Aim) -> None:
        for what in self.what:
            for one in there(g, aim):
                g.last(Lasting(kind=what, card=one.card, until=self.until, whose=about.seat))


class LastingOnPlayers(OnPlayers):
    """Something that lasts for a while for each player."""

    kind: ClassVar[Literal["armor", "prevent"]]
    until: Until

    def affect(self, g: Play, about: About, seat: int) -> None:
        g.last(Lasting(kind=self.kind, seat=seat, n=amount(g, about, self), until=self.until, whose=about.seat))


class ArmorPlayer(LastingOnPlayers):
    """The Life Stack of the player has Armor."""

    kind = "armor"


class PreventDamage(LastingOnPlayers):
    """The next so much damage to the player's Life Stack is prevented."""

    kind = "prevent"


class ChangeCost(Op):
    """Summons of such cards by that side cost so much more or less; never less than one unit."""

    t: Select
    delta: Units
