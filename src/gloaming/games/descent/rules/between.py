"""Between two encounters of a quest (DE-333 to DE-340): what the heroes keep, what they recover, who stands up."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.dice import RECOVERY, damage_on, surges_on
from gloaming.games.descent.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, done


class BetweenEncounters(Rule):
    """The old map is taken apart; damage, conditions, Search cards and the overlord's hand stay as they are."""

    at: int = 0

    def see_the_end(self, g: Play) -> Next:
        """Everyone sees how the encounter ended before its map is taken apart."""
        return Ask(g.heroes[0].seat, "go_on", (opt.GoOn(),))

    def clear(self, g: Play) -> None:
        for figure, _ in enumerate(g.heroes):
            g.leave_encounter(figure)

    def stand_up(self, g: Play) -> Next:
        """Every knocked-out hero may stand up for free (DE-338); who does not starts as a token (R79)."""
        if self.at == len(g.heroes):
            return done()
        if g.figures[self.at].damage < g.health(self.at):
            return self.having(at=self.at + 1).then(again("stand_up"))
        return Ask(g.seat_of(self.at), "stand_up", (opt.StandUp(), PASS))

    def stood_up(self, g: Play, option: Option) -> Next:
        if not isinstance(option, Pass):
            dice = g.roll_dice(RECOVERY, g.seat_of(self.at))
            g.recover(self.at, damage_on(dice), surges_on(dice))
        return self.having(at=self.at + 1).then(again("stand_up"))
