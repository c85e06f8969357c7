"""Familiars: calling one, and what it does at its hero's word; the defeated, too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.effects.op import About, Op, Who, meant
from gloaming.kernel import Next, choose

if TYPE_CHECKING:
    from gloaming.games.descent.verbs import Play


class CallFamiliar(Op):
    """The owner's familiar is put in an empty space next to him."""

    name: str

    def can_work(self, g: Play, about: About) -> bool:
        return bool(g.floor.adjacent(g.figures[about.me].mask) & g.empty())

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return g.calling_familiar(about.me, self.name)


class OfFamiliar(Op):
    """An op about the familiar of the owner, which has to be on the map."""

    def can_work(self, g: Play, about: About) -> bool:
        return g.familiar_of(about.me) >= 0


class BlastFamiliar(OfFamiliar):
    """An attack on the space of the familiar with Blast, wherever it is."""

    like: str

    def can_work(self, g: Play, about: About) -> bool:
        return super().can_work(g, about) and bool(g.weapons_like(about.me, self.like))

    def aim(self, g: Play, about: About) -> Next:
        return choose(about.seat, "weapon", [opt.ChooseCard(card) for card in g.weapons_like(about.me, self.like)])

    def do(self, g: Play, about: About, aim: Any) -> Any:
        targets = (g.familiar_of(about.me),)
        return g.attacking_all(about.me, aim.card, targets, any_range=True, source=about.card, blast=True)


class DefeatFamiliar(OfFamiliar):
    """The familiar is defeated."""

    def do(self, g: Play, about: About, aim: Any) -> Any:
        familiar = g.familiar_of(about.me)
        return g.defeating(familiar) if familiar >= 0 else None


class MoveFamiliar(OfFamiliar):
    """The familiar moves up to so many spaces."""

    n: int

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return g.moving(g.familiar_of(about.me), self.n)


class ActivateFamiliar(OfFamiliar):
    """The familiar acts now; its usual activation is still to come."""

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return g.activating_familiar(g.familiar_of(about.me))


class FamiliarStrikes(OfFamiliar):
    """The familiar makes one attack that hits all of these, whatever its range and sight."""

    targets: Who

    def can_work(self, g: Play, about: About) -> bool:
        return super().can_work(g, about) and bool(meant(g, about, self.targets))

    def do(self, g: Play, about: About, aim: Any) -> Any:
        targets = tuple(meant(g, about, self.targets))
        return g.attacking_all(g.familiar_of(about.me), -1, targets, any_range=True, source=about.card)


class PickDefeated(Op):
    """One of the monsters that the attack has just defeated is `it`."""

    def aim(self, g: Play, about: About) -> Next:
        return choose(about.seat, "whom", [opt.Choose(figure) for figure in g.defeated_by_attack(about)])

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return aim.figure

    def note(self, about: About, result: Any) -> About:
        return replace(about, it=result)


class RiseAndStrike(Op):
    """`it` stands where it fell, moves up to its Speed, attacks one of its own and is gone again."""

    def do(self, g: Play, about: About, aim: Any) -> Any:
        return g.rising(about.it, about.me, about.space)
