"""What has to be true for a text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.games.descent.effects.op import About, Around, Condition, Whose

if TYPE_CHECKING:
    from gloaming.games.descent.verbs import Play


class OfMine(Condition):
    """The moment is about the owner of the text."""

    def holds(self, g: Play, about: About) -> bool:
        return about.that == about.me


class ByMe(Condition):
    """The owner of the text does it."""

    def holds(self, g: Play, about: About) -> bool:
        return about.by == about.me


class That(Condition):
    """What the figure is that the moment is about, or, with `by`, the one that does it."""

    of: Whose
    by: bool = False
    within: int = -1
    """At most so many spaces from the owner."""

    def holds(self, g: Play, about: About) -> bool:
        figure = about.by if self.by else about.that
        if figure < 0 or not g.is_of(about.me, figure, self.of):
            return False
        return self.within < 0 or g.within(about.me, figure, self.within)


class WithWeapon(Condition):
    """The attack under way is made with an equipped weapon of a type or trait."""

    like: str

    def holds(self, g: Play, about: About) -> bool:
        return g.weapon_is(about, self.like)


class Equipped(Condition):
    """The owner has an item of one of these traits equipped."""

    like: tuple[str, ...]

    def holds(self, g: Play, about: About) -> bool:
        return any(g.has_equipped(about.me, like) for like in self.like)


class MonsterAttacks(Condition):
    """A monster of the overlord attacks; with `hero` it attacks a hero."""

    hero: bool = False

    def holds(self, g: Play, about: About) -> bool:
        return g.is_of(-1, about.by, "monsters") and (not self.hero or g.is_of(-1, about.that, "heroes"))


class InMoveAction(Condition):
    """The figure the moment is about is in the course of a move action."""

    def holds(self, g: Play, about: About) -> bool:
        return g.figures[about.that].moving


class NoLeaderNear(Condition):
    """No master and no lieutenant is up to 3 spaces away from the owner."""

    def holds(self, g: Play, about: About) -> bool:
        near = g.around(about.me, Around(of="monsters", within=3, others=False))
        return not any(g.figures[figure].rank != "minion" for figure in near)


class MonsterNear(Condition):
    """A figure of a kind is near the owner."""

    around: Around

    def holds(self, g: Play, about: About) -> bool:
        return bool(g.around(about.me, self.around))
