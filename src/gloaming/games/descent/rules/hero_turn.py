"""A hero's turn: start of turn, equip, two actions, and the Activation card is turned face down (DE-078)."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.rules.actions import carry_out
from gloaming.games.descent.rules.conditions_at_start import start_conditions
from gloaming.games.descent.rules.damage import Defeat, SufferDamage
from gloaming.games.descent.rules.equipment import equip_options
from gloaming.games.descent.rules.familiar import FamiliarTurn, LastFamiliars, waiting
from gloaming.games.descent.rules.moments import happens
from gloaming.games.descent.rules.small_actions import ReviveHero
from gloaming.games.descent.state import ACTIONS_PER_TURN, NOWHERE
from gloaming.games.descent.verbs import Play
from gloaming.kernel import Ask, Next, Option, Rule, again, choose


class HeroTurn(Rule):
    """One hero's turn."""

    figure: int
    begun: bool = False
    """True once he has done anything after the equip step."""
    paid: int = 0
    """Actions he has paid for with fatigue in despair."""

    # Start of turn.

    def begin(self, g: Play) -> None:
        """What lasts until the start of his next turn expires (DE-079)."""
        g.begin_turn(self.figure)

    def choose_return(self, g: Play) -> Next:
        """Who had vanished comes back now."""
        if g.figures[self.figure].away == NOWHERE:
            return again("conditions")
        spaces = g.where_to_come_back(self.figure)
        return choose(g.seat_of(self.figure), "come_back", [opt.ChooseSpace(space) for space in spaces])

    def come_back(self, g: Play, option: opt.ChooseSpace) -> None:
        g.come_back(self.figure, option.space)

    def conditions(self, g: Play) -> Next:
        return start_conditions(g, self.figure)

    def start(self, g: Play) -> Next:
        if g.knocked_out(self.figure):
            return None
        return happens(g, "turn_start", self.figure)

    def refresh(self, g: Play) -> Next:
        """Exhausted cards are refreshed last (DE-081, R23)."""
        g.refresh(self.figure)
        if not g.knocked_out(self.figure):
            return again("act")
        return None

    def stand_up(self, g: Play) -> Next:
        """A knocked-out hero can do nothing but stand up, and that ends his turn (DE-132, DE-136)."""
        return ReviveHero(self.figure, self.figure)

    def stood_up(self, g: Play) -> Next:
        return again("close")

    # Equip and act.

    def act(self, g: Play) -> Next:
        if not g.on_map(self.figure):
            return again("close")
        first = () if self.begun else (*equip_options(g, self.figure), *waiting(g, self.figure))
        options = (*first, *g.offers(self.figure))
        return again("despair") if len(options) == 1 else Ask(g.seat_of(self.figure), "act", options)

    def do(self, g: Play, option: Option) -> Next:
        match option:
            case opt.EndTurn():
                return again("despair")
            case opt.Familiar(figure=familiar):
                return FamiliarTurn(familiar)
            case opt.Equip(card=card):
                g.equip(self.figure, card)
                return again("act")
            case opt.PutAway(card=card):
                g.put_away(self.figure, card)
                return again("act")
        rule = carry_out(g, self.figure, option)
        here = self.having(begun=True)
        return here if rule is None else here.then(rule)

    def go_on(self, g: Play) -> Next:
        due = self._despair(g)
        if not due:
            return again("act")
        return self.having(paid=self.paid + due).then(again("act", after=SufferDamage(self.figure, fatigue=due)))

    def _despair(self, g: Play, *, moving: bool = True) -> int:
        """Fatigue that a word of the overlord takes for actions that are over; a move is when its points are spent."""
        if not g.lasting or not g.holds("despair", self.figure):
            return 0
        one = g.figures[self.figure]
        return ACTIONS_PER_TURN - one.actions - self.paid - (moving and one.moving and one.points > 0)

    # The end.

    def despair(self, g: Play) -> Next:
        due = self._despair(g, moving=False) if g.on_map(self.figure) else 0
        return SufferDamage(self.figure, fatigue=due) if due else None

    def last_familiars(self, g: Play) -> Next:
        return LastFamiliars(self.figure)

    def end(self, g: Play) -> Next:
        return happens(g, "turn_end", self.figure)

    def lava(self, g: Play) -> Next:
        """Who ends his turn in lava is defeated (DE-327)."""
        return Defeat(self.figure) if g.on_map(self.figure) and g.in_lava(self.figure) else None

    def close(self, g: Play) -> None:
        g.end_turn(self.figure)
        if g.heroes[self.figure].rested:
            g.recover_from_rest(self.figure)
