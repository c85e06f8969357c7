"""Hit locations: one die for each damage, changed by who may, then armour or a wound."""

from __future__ import annotations

from typing import Literal

from gloaming.games.dusk import events
from gloaming.games.dusk.options import Keep, Shift
from gloaming.games.dusk.rules.dispersal import TakeWound
from gloaming.games.dusk.rules.draw import BanishCards
from gloaming.games.dusk.rules.moments import Deed, happened, window
from gloaming.games.dusk.state import CRITICAL_BANISH, NOTHING
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Rule, again, choose, done, each
from gloaming.kernel.frozen import Frozen

CRITICAL_MISS = 1
CRITICAL_HIT = 6
MORE_ON = 4
"""The extra die of CRUSH and CARVE deals damage on this or more."""


class Struck(Frozen):
    """What a hit location roll has done."""

    armour: int = 0
    wounds: int = 0

    @property
    def damage(self) -> int:
        return self.armour + self.wounds


MISSED = Struck()


class HitLocation(Deed):
    """Roll a hit location on the health card of a player and deal one damage there."""

    attack: bool = True
    """False for damage that is no attack: cards that wait for wounds by an attack do not count it."""
    change: int = 0
    accurate: bool = False
    precise: bool = False
    momentum: bool = False
    crush: bool = False
    carve: bool = False
    faces: tuple[int, ...] = ()
    face: int = 0
    location: int = 0
    struck: Struck = MISSED

    def roll(self, g: Play) -> Next:
        if g.players[self.seat].out:
            return done(MISSED)
        return self.having(faces=g.roll_location(self.by, self.seat, 2 if self.accurate else 1))

    answered = window("location_rolled")

    def choose_die(self, g: Play) -> Next:
        if g.players[self.seat].out:
            return done(MISSED)
        return choose(self.by, "keep", [Keep(face) for face in sorted(set(self.faces))])

    def keep_die(self, g: Play, option: Keep) -> Next:
        return self.having(face=option.face)

    def ask_shift(self, g: Play) -> Next:
        if not self.precise or g.players[self.by].out:
            return again("settle")
        return Ask(self.by, "precise", (Shift(-1), Shift(1), PASS))

    def shift(self, g: Play, option: Option) -> Next:
        return self.having(change=self.change + option.by) if isinstance(option, Shift) else None

    def settle(self, g: Play) -> Next:
        location = max(CRITICAL_MISS, min(CRITICAL_HIT, self.face + self.change))
        g.tell(events.LocationSettled(self.seat, location))
        if location == CRITICAL_MISS:
            return done(MISSED)
        return self.having(location=location)

    def damage(self, g: Play) -> Next:
        armoured = g.players[self.seat].armour >> self.location & 1
        if armoured and not self.momentum:
            g.lose_armour(self.seat, self.location)
            return self.having(struck=Struck(armour=1)).then(LossAnswered("armour_lost", self._cause(), self.seat))
        carves = self.carve and not armoured and self.location != CRITICAL_HIT
        wounded = self.having(struck=Struck(wounds=1), carve=carves, crush=False)
        return wounded.then(WoundDealt(self._cause(), self.seat))

    def critical_penalty(self, g: Play) -> Next:
        if self.location != CRITICAL_HIT:
            return None
        return BanishCards(self.seat, self.by, g.players[self.seat].deck[-CRITICAL_BANISH:])

    def once_more(self, g: Play) -> Next:
        more = self.crush if self.struck.armour else self.carve
        if not more or g.players[self.seat].out:
            return done(self.struck)
        return ExtraDie(self.by, self.seat, "CRUSH" if self.struck.armour else "CARVE")

    def more_damage(self, g: Play, face: int) -> Next:
        if face < MORE_ON or g.players[self.seat].out:
            return done(self.struck)
        more = Struck(self.struck.armour, self.struck.wounds + 1)
        return self.having(struck=more).then(WoundDealt(self._cause(), self.seat))

    def result(self, g: Play) -> Next:
        return done(self.struck)

    def _cause(self) -> int:
        return self.by if self.attack else NOTHING


def change_roll(g: Play, depth: int, by: int) -> None:
    """Raise or lower the hit location roll at a depth of the agenda."""
    rolled = g.nearest(HitLocation, under=depth)
    g.amend(depth, change=rolled.change + by)
    g.tell(events.RollChanged(rolled.seat, rolled.change + by))


class ExtraDie(Deed):
    """The die that CRUSH or CARVE rolls again; the result is its face."""

    keyword: Literal["CRUSH", "CARVE"]
    face: int = 0

    def roll(self, g: Play) -> Next:
        return self.having(face=g.roll_die(self.by, self.keyword))

    answered = window("die_rolled")

    def result(self, g: Play) -> Next:
        return done(self.face)


class WoundDealt(Deed):
    """A wound, and what is done about it."""

    def take(self, g: Play) -> Next:
        return TakeWound(self.seat)

    def wounded(self, g: Play) -> Next:
        return LossAnswered("wounded", self.by, self.seat)


class LossAnswered(Rule):
    """Armour or a wound is lost: cards may wait for that, and for damage of either kind."""

    moment: Literal["armour_lost", "wounded"]
    by: int
    seat: int

    def lost(self, g: Play) -> Next:
        return None if g.players[self.seat].out else happened(g, self.moment, self.by, self.seat)


class Damage(Deed):
    """Damage that is no attack: each with a hit location roll, no defence."""

    number: int

    @each(lambda self, g: range(self.number))
    def deal(self, g: Play, _: int) -> Next:
        return done() if g.players[self.seat].out else HitLocation(self.by, self.seat, attack=False)
