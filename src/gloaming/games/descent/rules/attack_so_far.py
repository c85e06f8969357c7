"""What an attack is and what it comes to: dice, range, surges, damage and shields. Its steps are in `attack.py`."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gloaming.games.descent import events
from gloaming.games.descent.cards.card import AttackType
from gloaming.games.descent.dice import Colour, damage_on, range_on, shields_on, surges_on
from gloaming.games.descent.effects import About
from gloaming.games.descent.state import NOTHING, NOWHERE
from gloaming.games.descent.verbs import Play
from gloaming.kernel.frozen import Frozen


class Hit(Frozen):
    """One figure that an attack affects, and how it defends."""

    figure: int
    pool: tuple[Colour, ...] = ()
    dice: tuple[int, ...] = ()
    shields: int = 0
    """Added to what the dice show."""


class AttackSoFar(Frozen):
    """One attack as it stands."""

    by: int
    target: int
    card: int = NOTHING
    """The weapon; nothing for bare hands and for what is printed for a figure."""
    space: int = NOWHERE
    """The target space."""
    also: tuple[int, ...] = ()
    """Further targets of the same roll, each with a defense of its own."""
    source: int = NOTHING
    """The card whose text makes this attack; nothing for a plain attack action."""
    any_range: bool = False
    """It needs no range."""
    least: int = 0
    """Unless it misses, it deals so much damage at least after defense."""
    kind: AttackType = "melee"
    damage: int = 0
    range: int = 0
    surges: int = 0
    pierce: int = 0
    blast: bool = False
    conditions: tuple[str, ...] = ()
    pool: tuple[Colour, ...] = ()
    dice: tuple[int, ...] = ()
    hits: tuple[Hit, ...] = ()
    gained: tuple[int, ...] = ()
    """Cards whose surge abilities this attack may use, too."""
    spent: tuple[tuple[int, int], ...] = ()
    """Surge abilities triggered: card and place (DE-212)."""
    paid: int = 0
    """Surges spent."""
    rested: bool = False
    """A surge was turned into recovery of fatigue (DE-214)."""
    missed: bool = False
    at: int = 0
    """Which of the hits is next in the present step."""
    dealt: tuple[tuple[int, int], ...] = ()
    """Whom it dealt how much damage."""

    def total_range(self, g: Play) -> int:
        return range_on(self.dice) + self.range + g.total("range", self.by, self.about(g))

    def total_damage(self, g: Play, figure: int) -> int:
        """What the attack is worth against a figure; whatever lowers it leaves 1 of what was rolled."""
        about = replace(self.about(g), that=figure)
        changes = [one.by for _, _, one in g.modifiers("damage", self.by, about)]
        damage = damage_on(self.dice) + self.damage + sum(by for by in changes if by > 0)
        return max(min(damage, 1), damage + sum(by for by in changes if by < 0))

    def total_shields(self, g: Play, hit: Hit) -> int:
        """The shields that count: up to Pierce of them are disregarded (DE-225, DE-226)."""
        shields = shields_on(hit.dice) + hit.shields
        return max(0, shields - self.pierce - g.total("pierce", self.by, self.about(g)))

    def falls_short(self, g: Play) -> bool:
        """True while the range is less than the target space is away."""
        return self.kind == "ranged" and not self.any_range and self.total_range(g) < g.count(self.by, self.space)

    def damage_to(self, g: Play, hit: Hit) -> int:
        """Damage less shields, but for those that are pierced (DE-217, DE-225)."""
        return max(self.least, self.total_damage(g, hit.figure) - self.total_shields(g, hit))

    def surges_left(self) -> int:
        return surges_on(self.dice) + self.surges - self.paid

    def about(self, g: Play) -> About:
        return About(
            seat=g.commander(self.by),
            me=self.by,
            by=self.by,
            that=self.target,
            space=self.space,
            weapon=self.card,
            depth=self._depth(g),
        )

    def _depth(self, g: Play) -> int:
        """Where this attack is on the agenda: the nearest one made by this attacker."""
        for above, frame in enumerate(reversed(g.agenda)):
            if isinstance(frame.rule, AttackSoFar) and frame.rule.by == self.by:
                return g.depth - above
        return -1

    def _hit(self, g: Play, figure: int) -> Hit:
        about = replace(self.about(g), that=figure)
        return Hit(figure, g.defense_pool(figure, about))

    def also_hitting(self, g: Play, figures: Sequence[int]) -> tuple[Hit, ...]:
        """All hits with the figures that are now affected, too: they roll their defense at once (R37)."""
        known = {hit.figure for hit in self.hits}
        caught = [figure for figure in figures if figure not in known]
        return (*self.hits, *(roll_defense(g, self._hit(g, figure)) for figure in caught))


def roll_defense(g: Play, hit: Hit) -> Hit:
    """A figure rolls its defense dice."""
    dice = g.roll(hit.pool)
    g.tell(events.DefenseRolled(hit.figure, dice))
    return replace(hit, dice=dice)
