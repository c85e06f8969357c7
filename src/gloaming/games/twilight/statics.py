"""What lasts for a while; some of it as long as its card is in play, where derived values read it off the cards."""

from __future__ import annotations

from typing import ClassVar, Literal

from gloaming.games.twilight.effects import Keyword, Op, Select, Until
from gloaming.games.twilight.power import Units
from gloaming.games.twilight.rules.aiming import OnCards, OnPlayers, there
from gloaming.games.twilight.rules.matter import About, Aim
from gloaming.games.twilight.rules.targets import amount
from gloaming.games.twilight.state import Lasting, Permanent
from gloaming.games.twilight.verbs import Play


class LastingOnCards(OnCards, kw_only=True):
    """Something that lasts for a while on each card."""

    kind: ClassVar[Literal["fight", "gain", "lose", "no_combat"]]
    keyword: Keyword | Literal[""] = ""
    until: Until

    def affect(self, g: Play, about: About, one: Permanent) -> None:
        n, keyword = self.strength(g, about), self.keyword
        g.last(Lasting(kind=self.kind, card=one.card, n=n, keyword=keyword, until=self.until, whose=about.seat))

    def strength(self, g: Play, about: About) -> int:
        """How much of it."""
        return 0


class Modify(LastingOnCards):
    """More or less Fight."""

    kind = "fight"
    fight: int

    def strength(self, g: Play, about: About) -> int:
        return self.fight * amount(g, about, self)


class GainKeyword(LastingOnCards):
    kind = "gain"
    keyword: Keyword
    value: int = 0

    def strength(self, g: Play, about: About) -> int:
        return self.value


class LoseKeyword(LastingOnCards):
    kind = "lose"
    keyword: Keyword


class NoCombatDamage(LastingOnCards):
    """Deals and receives no combat damage."""

    kind = "no_combat"


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
