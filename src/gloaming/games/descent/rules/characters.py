"""Characters and helping lieutenants of the heroes act when all heroes are done (SR-09, SR-16)."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.rules.overlord_turn import MonsterTurn
from gloaming.games.descent.verbs import Play
from gloaming.kernel import Next, Rule, again, choose


class CharactersAct(Rule):
    """Whoever helps the heroes, in the order they like."""

    def choose_one(self, g: Play) -> Next:
        waiting = [
            n
            for n, one in enumerate(g.figures)
            if one.spaces
            and one.side == "heroes"
            and one.kind in ("npc", "lieutenant")
            and not one.acted
            and g.actions_of(n)
        ]
        if not waiting:
            return again("over")
        return choose(g.seat_of(waiting[0]), "character", [opt.Activate(figure) for figure in waiting])

    def activate(self, g: Play, option: opt.Activate) -> Next:
        return MonsterTurn(option.figure)

    def next_one(self, g: Play) -> Next:
        return again("choose_one")

    def over(self, g: Play) -> Next:
        return None
