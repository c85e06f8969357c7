"""An attack in the five steps of the rulebook: declare, roll dice, check range, spend surges, deal damage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from gloaming.games.descent import events
from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.cards.card import Modifier, Surge
from gloaming.games.descent.dice import Colour, misses
from gloaming.games.descent.rules.attack_so_far import AttackSoFar, roll_defense
from gloaming.games.descent.rules.damage import SufferDamage
from gloaming.games.descent.rules.moments import happens
from gloaming.games.descent.rules.use import RunText
from gloaming.games.descent.state import NOTHING, NOWHERE
from gloaming.games.descent.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, choose, done
from gloaming.kernel.agenda import Chosen

BARE_HANDS: tuple[Colour, ...] = ("blue",)
GAINED = 1000
"""Added to the place of a modifier that offers a surge."""


class Attack(AttackSoFar, Rule):
    """One attack. Its result is itself, with what it dealt to whom."""

    # 1. Declare weapon and target.

    def choose_space(self, g: Play) -> Next:
        """Against a large figure the attacker names the target space (DE-182)."""
        if self.space != NOWHERE:
            return Chosen(opt.AimAt(self.space))
        spaces = g.target_spaces(self.by, self.target, self.card, self.kind)
        return choose(g.commander(self.by), "aim", [opt.AimAt(space) for space in spaces])

    def declare(self, g: Play, option: opt.AimAt) -> Next:
        g.tell(events.AttackDeclared(self.by, self.target, option.space, self.card))
        return self.having(space=option.space)

    def declared(self, g: Play) -> Next:
        return happens(g, "attack_declared", self.target, self.by, self.space)

    # 2. Roll dice.

    def gather(self, g: Play) -> Next:
        about = self.about(g)
        pool = attack_dice(g, self.by, self.card)
        for _, _, one in g.modifiers("attack", self.by, about):
            pool += one.dice
        caught = g.caught_by_blast(self.by, self.space) if self.blast else ()
        figures = tuple(dict.fromkeys((self.target, *self.also, *caught)))
        return self.having(pool=pool, hits=tuple(self._hit(g, figure) for figure in figures))

    def before_dice(self, g: Play) -> Next:
        return happens(g, "before_dice", self.target, self.by, self.space)

    def roll(self, g: Play) -> Next:
        """Attacker and defender roll at the same time (DE-196)."""
        dice = g.roll(self.pool)
        g.tell(events.AttackRolled(self.by, dice))
        return self.having(dice=dice, hits=tuple(roll_defense(g, hit) for hit in self.hits))

    def rolled(self, g: Play) -> Next:
        return happens(g, "dice_rolled", self.target, self.by, self.space)

    def defend(self, g: Play) -> Next:
        """Whoever defends may answer the roll, one after another."""
        for at in range(self.at, len(self.hits)):
            moment = happens(g, "defense_rolled", self.hits[at].figure, self.by)
            if moment is not None:
                return self.having(at=at + 1).then(moment)
        return self.having(at=len(self.hits)).then(again("check_miss"))

    def next_defender(self, g: Play) -> Next:
        return again("defend")

    def check_miss(self, g: Play) -> Next:
        """An X makes the attack miss, once all rerolls are done (DE-197, R34)."""
        if misses(self.dice):
            g.tell(events.AttackMissed(self.by, "x"))
            return self.having(missed=True).then(again("after"))
        return again("spend") if self.paid else None

    # 3. Check range.

    def check_range(self, g: Play) -> Next:
        return happens(g, "range_checked", self.target, self.by)

    # 4. Spend surges.

    def spend(self, g: Play) -> Next:
        options = self._surge_options(g)
        if not options:
            return again("final_range")
        return Ask(g.commander(self.by), "surges", (*options, PASS))

    def spent_one(self, g: Play, option: Option) -> Next:
        if isinstance(option, Pass):
            return again("final_range")
        if isinstance(option, opt.RecoverFatigue):
            g.recover(self.by, fatigue=1 + g.total("surge_rest", self.by))
            return self.having(rested=True, paid=self.paid + 1).then(again("spend"))
        assert isinstance(option, opt.SpendSurge)
        surge = surges_of(g, self)[option.card, option.n]
        g.tell(events.SurgeSpent(self.by, option.card, option.n))
        if surge.fatigue:
            g.take_fatigue(self.by, surge.fatigue)
        here = replace(
            self,
            damage=self.damage + surge.damage,
            range=self.range + surge.range,
            pierce=self.pierce + surge.pierce,
            conditions=(*self.conditions, surge.condition) if surge.condition else self.conditions,
            spent=(*self.spent, (option.card, option.n)),
            paid=self.paid + surge.cost,
        )
        if surge.blast and not self.blast:
            here = here._add_blast(g)
        return here.having().then(here._run(g, option) if surge.do else again("defend"))

    def next_surge(self, g: Play) -> Next:
        return again("defend")

    def final_range(self, g: Play) -> Next:
        """A shortfall of range is final only now (DE-205); so is a surge that had to be spent."""
        reason = ""
        if self.falls_short(g):
            reason = "range"
        elif self._tolls_open(g):
            reason = "toll"
        if reason:
            g.tell(events.AttackMissed(self.by, reason))
            return self.having(missed=True).then(again("after"))
        return self.having(at=0, hits=tuple(hit for hit in self.hits if self._in_range(g, hit.figure)))

    # 5. Deal damage.

    def before_damage(self, g: Play) -> Next:
        if self.at == len(self.hits):
            return again("after")
        return happens(g, "before_damage", self.hits[self.at].figure, self.by)

    def deal(self, g: Play) -> Next:
        hit = self.hits[self.at]
        damage = self.damage_to(g, hit)
        if not damage:
            g.tell(events.AttackBlocked(hit.figure))
        return SufferDamage(hit.figure, damage, by=self.by, attack=True, conditions=self.conditions)

    def next_hit(self, g: Play, taken: int) -> Next:
        dealt = (*self.dealt, (self.hits[self.at].figure, taken))
        return self.having(at=self.at + 1, dealt=dealt).then(again("before_damage"))

    def after(self, g: Play) -> Next:
        return happens(g, "attack_done", self.target, self.by, self.space)

    def over(self, g: Play) -> Next:
        g.end_attack(self.by)
        return done(self)

    def _in_range(self, g: Play, figure: int) -> bool:
        """Further targets have to be within range, too."""
        if self.any_range or self.kind != "ranged" or figure not in self.also:
            return True
        return min(g.count(self.by, space) for space in g.figures[figure].spaces) <= self.total_range(g)

    def _add_blast(self, g: Play) -> Attack:
        return replace(self, blast=True, hits=self.also_hitting(g, g.caught_by_blast(self.by, self.space)))

    def _surge_options(self, g: Play) -> list[Option]:
        left = self.surges_left()
        if left <= 0:
            return []
        found: list[Option] = []
        if not g.holds("cowardly", self.by):
            alike: set[Surge] = set()
            owed = self._owed(g)
            for (card, n), surge in surges_of(g, self).items():
                paid_for = not surge.fatigue or surge.fatigue <= g.fatigue_left(self.by)
                affordable = surge.cost <= left and paid_for
                spent_up = self.spent.count((card, n)) >= max(1, owed.get((card, n), 0))
                if affordable and not spent_up and surge not in alike:
                    alike.add(surge)
                    found.append(opt.SpendSurge(card, n))
        one = g.figures[self.by]
        if one.kind == "hero" and one.fatigue and not self.rested:
            found.append(opt.RecoverFatigue())
        return found

    def _tolls_open(self, g: Play) -> bool:
        """True if a surge that had to be spent, or the attack misses, was not."""
        return any(self.spent.count(toll) < times for toll, times in self._owed(g).items())

    def _owed(self, g: Play) -> dict[tuple[int, int], int]:
        """How often each toll has to be paid: once for each figure that takes it."""
        owed = tolls(g, self)
        return Counter((card, GAINED + n) for card, n, _ in owed) if owed else {}

    def _run(self, g: Play, option: opt.SpendSurge) -> RunText:
        part, n = ("modifier", option.n - GAINED) if option.n >= GAINED else ("surge", option.n)
        return RunText(replace(self.about(g), card=option.card, part=part, n=n))


def attack_dice(g: Play, figure: int, card: int) -> tuple[Colour, ...]:
    """The dice of the weapon, of bare hands, or printed for the figure (DE-194, DE-185)."""
    if card != NOTHING:
        return CARDS[card].dice
    return BARE_HANDS if g.figures[figure].kind == "hero" else g.sheet(figure).dice


def surges_of(g: Play, attack: Attack) -> dict[tuple[int, int], Surge]:
    """Every surge ability the attacker has access to (DE-211), by card and place."""
    found: dict[tuple[int, int], Surge] = {}
    if g.figures[attack.by].kind == "hero":
        cards: Sequence[int] = [
            card for card in g.cards_in_force(attack.by) if card == attack.card or not CARDS[card].is_weapon
        ]
        if attack.card != NOTHING and attack.card not in cards:
            cards = [*cards, attack.card]
    else:
        found.update({(NOTHING, n): surge for n, surge in enumerate(g.sheet(attack.by).surges)})
        cards = g.cards_in_force(attack.by)
    for card in (*cards, *attack.gained):
        found.update({(card, n): surge for n, surge in enumerate(CARDS[card].surges)})
    about = attack.about(g)
    for card, n, one in (*g.modifiers("surge", attack.by, about), *tolls(g, attack)):
        assert one.surge is not None
        found[card, GAINED + n] = one.surge
    return found


def tolls(g: Play, attack: Attack) -> list[tuple[int, int, Modifier]]:
    """What makes the attack miss unless a surge is spent on it: on the attacker, or on the target."""
    if not g.says("toll") and not g.says("guard"):
        return []
    about = attack.about(g)
    found = [*g.modifiers("toll", attack.by, about), *g.modifiers("guard", attack.target, about)]
    return [toll for toll in found if not g.lights_up(toll[0], attack.card)]


def attack_at(g: Play, depth: int) -> Attack:
    """The attack at that place of the agenda."""
    attack: Attack = g.rule_at(depth)
    return attack
