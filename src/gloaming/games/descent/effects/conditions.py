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
    """A monster, or a hero he has charmed, attacks for the overlord; with `hero` it attacks a hero."""

    hero: bool = False

    def holds(self, g: Play, about: About) -> bool:
        return g.figures[about.by].side == "overlord" and (not self.hero or g.is_of(-1, about.that, "heroes"))


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


class ByThis(Condition):
    """The attack under way is the one that this card makes."""

    def holds(self, g: Play, about: About) -> bool:
        return g.source_of_attack(about) == about.card


class DefeatedMonster(Condition):
    """The attack that was just resolved has defeated a monster."""

    def holds(self, g: Play, about: About) -> bool:
        return bool(g.defeated_by_attack(about))


class StoodStill(Condition):
    """The owner has not left the space in this turn."""

    def holds(self, g: Play, about: About) -> bool:
        return not g.figures[about.me].stepped


class MovedTwice(Condition):
    """The owner has taken two move actions in this turn."""

    def holds(self, g: Play, about: About) -> bool:
        return g.figures[about.me].moves >= 2


class HasCard(Condition):
    """The owner has a skill of that name."""

    name: str

    def holds(self, g: Play, about: About) -> bool:
        return g.skill_named(about.me, self.name) >= 0


class RolledSurge(Condition):
    """The dice rolled last show a surge."""

    def holds(self, g: Play, about: About) -> bool:
        return about.surges > 0


class AtMarked(Condition):
    """The target, or with `by` the attacker, bears the mark that this card has put on it."""

    by: bool = False

    def holds(self, g: Play, about: About) -> bool:
        return g.is_marked(about.by if self.by else about.that, about.card, about.me)


class BothHands(Condition):
    """Both hands of the owner are taken by melee weapons."""

    def holds(self, g: Play, about: About) -> bool:
        return g.hands_with_melee(about.me) == 2


class EnteredNext(Condition):
    """A monster has entered an empty space next to the owner."""

    def holds(self, g: Play, about: About) -> bool:
        return (
            g.is_of(about.me, about.that, "monsters")
            and g.next_to_space(about.me, about.space)
            and not g.shares_space(about.that)
        )


class OneInSight(Condition):
    """The owner sees exactly one monster."""

    def holds(self, g: Play, about: About) -> bool:
        return len(g.around(about.me, Around(of="monsters", sight=True))) == 1


class DidNotSeeMe(Condition):
    """The target had no line of sight to the owner when his turn began."""

    def holds(self, g: Play, about: About) -> bool:
        return about.that not in g.heroes[about.me].seen_by


class WithThis(Condition):
    """The attack under way is made with this very weapon."""

    def holds(self, g: Play, about: About) -> bool:
        return g.weapon_of(about) == about.card


class OtherHandFree(Condition):
    """One hand of the owner holds nothing."""

    def holds(self, g: Play, about: About) -> bool:
        return g.hands_taken(about.me) < 2


class BlankDie(Condition):
    """One of the dice the owner defends with shows no shield."""

    def holds(self, g: Play, about: About) -> bool:
        return g.has_blank_die(about.depth, about.me)


class ByFamiliar(Condition):
    """The familiar of the owner does it; with `or_me` the owner himself may as well."""

    or_me: bool = False

    def holds(self, g: Play, about: About) -> bool:
        familiar = g.familiar_of(about.me)
        return about.by >= 0 and (about.by == familiar or (self.or_me and about.by == about.me))


class Targeted(Condition):
    """The owner is a target of the attack under way."""

    def holds(self, g: Play, about: About) -> bool:
        return about.me in g.targets_of_attack(about)


class SpentOnThis(Condition):
    """A surge of the attack under way was spent on what this card offers."""

    def holds(self, g: Play, about: About) -> bool:
        return g.surge_was_spent_on(about)


class Survives(Condition):
    """The owner would survive so much damage."""

    damage: int

    def holds(self, g: Play, about: About) -> bool:
        return g.health(about.me) - g.figures[about.me].damage > self.damage


class Meanwhile(Condition):
    """The owner is carrying out the action of this card."""

    def holds(self, g: Play, about: About) -> bool:
        return g.is_carrying_out(about.me, about.card)


class InEmptySpace(Condition):
    """The space just entered holds nobody else."""

    def holds(self, g: Play, about: About) -> bool:
        return not g.shares_space(about.that)


class CanWalk(Condition):
    """The owner could take a move action."""

    def holds(self, g: Play, about: About) -> bool:
        return g.can_walk(about.me)


class CanPromote(Condition):
    """A minion next to the owner could become a master."""

    def holds(self, g: Play, about: About) -> bool:
        return bool(g.promotable(about.me))


class MinionOrMaster(Condition):
    """The moment is about a monster that is no lieutenant."""

    def holds(self, g: Play, about: About) -> bool:
        return g.figures[about.that].kind == "monster"


class AfterSurges(Condition):
    """Surges of the attack under way have been spent already."""

    def holds(self, g: Play, about: About) -> bool:
        return g.surges_were_spent(about)
