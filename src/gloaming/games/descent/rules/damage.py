"""Damage, fatigue and recovery; what happens to whoever is defeated."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.rules.moments import happens
from gloaming.games.descent.state import CONDITIONS, NOBODY, NOWHERE, OVERLORD
from gloaming.games.descent.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, choose, done


class SufferDamage(Rule):
    """A figure suffers damage and fatigue; the result is how much damage it was."""

    figure: int
    damage: int = 0
    fatigue: int = 0
    by: int = NOBODY
    attack: bool = False
    conditions: tuple[str, ...] = ()
    """Those it gets if it suffers damage and is not defeated (DE-253, R40)."""
    taken: int = 0
    shifted: bool = False
    """It was shifted from another figure."""

    def turn_aside(self, g: Play) -> Next:
        """Some may take damage of an attack as fatigue instead, within Stamina."""
        most = min(self.damage, g.fatigue_left(self.figure)) if self.attack and g.on_map(self.figure) else 0
        if most < 1 or not g.holds("as_fatigue", self.figure):
            return again("shift")
        return Ask(g.seat_of(self.figure), "as_fatigue", tuple(opt.ChooseNumber(n) for n in range(most + 1)))

    def turned_aside(self, g: Play, option: opt.ChooseNumber) -> Next:
        if not option.number:
            return None
        return self.having(damage=self.damage - option.number, fatigue=self.fatigue + option.number)

    def shift(self, g: Play) -> Next:
        """Some may shift all of it to their familiar, or from it to themselves."""
        other = g.shares_damage_with(self.figure) if self.damage and not self.shifted else NOBODY
        if other == NOBODY:
            return again("suffer")
        return Ask(g.seat_of(self.figure), "shift_damage", (opt.Choose(other), PASS))

    def shifted_to(self, g: Play, option: Option) -> Next:
        if not isinstance(option, opt.Choose):
            return None
        return self.having(figure=option.figure, shifted=True)

    def suffer(self, g: Play) -> Next:
        """Fatigue beyond Stamina is damage (DE-234), and all of it for whoever has none (DE-235)."""
        one = g.figures[self.figure]
        if not one.mask:
            return done(0)
        damage, fatigue = self._shared_out(g, self.fatigue)
        if damage > 0 and g.lasting and g.holds("misery", self.figure):
            # Word of Misery: 1 fatigue more; what becomes damage of that does not call for another.
            damage, fatigue = self._shared_out(g, self.fatigue + 1)
        if fatigue:
            g.take_fatigue(self.figure, fatigue)
        return self.having(taken=g.take_damage(self.figure, damage, self.by) if damage > 0 else 0)

    def _shared_out(self, g: Play, fatigue: int) -> tuple[int, int]:
        """The damage and the fatigue in the end."""
        one = g.figures[self.figure]
        room = max(0, g.stamina(self.figure) - one.fatigue) if fatigue else 0
        return self.damage + max(0, fatigue - room), min(fatigue, room)

    def inflict(self, g: Play) -> None:
        if self.taken and g.figures[self.figure].damage < g.health(self.figure):
            for condition in self.conditions:
                g.inflict(self.figure, condition)

    def damaged(self, g: Play) -> Next:
        return happens(g, "damaged", self.figure, self.by) if self.taken else None

    def defeated(self, g: Play) -> Next:
        one = g.figures[self.figure]
        if one.mask and one.damage >= g.health(self.figure):
            return Defeat(self.figure, self.by)
        return None

    def over(self, g: Play) -> Next:
        return done(self.taken)


class Defeat(Rule):
    """A figure is defeated: a monster is removed (DE-236), a hero is knocked out (DE-237)."""

    figure: int
    by: int = NOBODY
    at: int = NOWHERE
    """Where it fell."""

    def falling(self, g: Play) -> Next:
        """A hero may have a last word before he is knocked out."""
        return happens(g, "falling", self.figure, self.by) if g.figures[self.figure].kind == "hero" else None

    def fall(self, g: Play) -> Next:
        one = g.figures[self.figure]
        if not one.mask:
            return done()  # his last word was his undoing: he is down already
        if one.kind == "hero":
            g.knock_out(self.figure, g.where_to_fall(self.figure))
        else:
            g.defeat(self.figure, self.by)
        return self.having(at=one.at)

    def draw(self, g: Play) -> Next:
        """For each hero knocked out the overlord may draw a card (DE-241)."""
        if g.figures[self.figure].kind != "hero" or not (g.deck or g.discard):
            return again("answered")
        return Ask(OVERLORD, "draw", (opt.DrawCard(), PASS))

    def drawn(self, g: Play, option: Option) -> None:
        if not isinstance(option, Pass):
            g.draw_overlord(1)

    def answered(self, g: Play) -> Next:
        hero = g.figures[self.figure].kind == "hero"
        return happens(g, "knocked_out" if hero else "defeated", self.figure, self.by, self.at)


class Restore(Rule):
    """A figure recovers damage and fatigue; a knocked-out hero who recovers damage stands again (DE-252)."""

    figure: int
    damage: int = 0
    fatigue: int = 0

    def recover(self, g: Play) -> Next:
        down = g.knocked_out(self.figure)
        g.recover(self.figure, self.damage, self.fatigue)
        healed = g.figures[self.figure].damage < g.health(self.figure)
        return None if down and healed else done(self.figure)

    def choose_space(self, g: Play) -> Next:
        """His own space, or the closest empty one; among several his player chooses (DE-135)."""
        spaces = g.where_to_stand(self.figure)
        return choose(g.seat_of(self.figure), "stand", [opt.ChooseSpace(space) for space in spaces])

    def stand(self, g: Play, option: opt.ChooseSpace) -> Next:
        g.stand(self.figure, option.space)
        return happens(g, "restored", self.figure)

    def over(self, g: Play) -> Next:
        return done(self.figure)


class GainCondition(Rule):
    """A figure gets one condition that it does not have, which somebody picks."""

    figure: int
    seat: int
    among: tuple[str, ...] = ()
    """Only one of these; any if empty."""

    def pick(self, g: Play) -> Next:
        names = [name for name in g.conditions_for(self.figure) if not self.among or name in self.among]
        words = [opt.ChooseWord(name) for name in names]
        return choose(self.seat, "condition", words) if words else done(None)

    def gain(self, g: Play, option: opt.ChooseWord) -> Next:
        g.inflict(self.figure, option.word)
        return done(self.figure)


class LoseCondition(Rule):
    """A figure loses one of its conditions, which somebody picks."""

    figure: int
    seat: int

    def pick(self, g: Play) -> Next:
        words = [opt.ChooseWord(name) for n, name in enumerate(CONDITIONS) if g.has_condition(self.figure, 1 << n)]
        return choose(self.seat, "condition", words) if words else done(None)

    def lose(self, g: Play, option: opt.ChooseWord) -> Next:
        g.lose_condition(self.figure, option.word)
        return done(self.figure)
