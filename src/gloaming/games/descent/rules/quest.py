"""What the quest says. First Blood, encounter 1, written by hand until the interpreter of the quest file is here."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.rules.set_up import area, places_for
from gloaming.games.descent.state import NOTHING, OVERLORD, Figure
from gloaming.games.descent.verbs import Play
from gloaming.kernel import Next, Option, Rule, choose, done
from gloaming.pieces.squares import spaces_of

LAST_ROUND = 12
TO_ESCAPE = 5
AT_A_TIME = 2


class Quest(Play, kw_only=True):
    """A position and the quest that is played."""

    def quest_listens(self, moment: str) -> bool:
        return self.encounter == "first_blood_1" and moment in ("defeated", "left_map", "round_end", "round_start")

    def quest_speaks(self, moment: str, that: int, by: int, space: int) -> Rule | None:
        if moment == "left_map":
            self.set_counter("gone_this_round", self.counter("gone_this_round") + 1)
            self.set_counter("gone", self.counter("gone") + 1)
        if moment == "round_start":
            self.set_counter("gone_this_round", 0)
        if moment == "round_end" and not self.decided():
            return Reinforce()
        return None

    def quest_actions(self, figure: int) -> list[Option]:
        return []

    def quest_action(self, figure: int, option: Option) -> Rule | None:
        return None

    def quest_found(self, figure: int, token: int) -> Rule | None:
        return None

    def forbids(self, figure: int, what: str) -> bool:
        return False

    def ways_out(self, figure: int) -> list[str]:
        one = self.figures[figure]
        if one.name != "Goblin Archer" or self.counter("gone_this_round") >= AT_A_TIME:
            return []
        return ["hidden_path"] if one.mask & self.ground.marks.get("hidden_path", 0) else []

    def decided(self) -> str:
        if "mauler" in self.defeated:
            return "heroes"
        if self.counter("gone") >= TO_ESCAPE or self.round > LAST_ROUND:
            return "overlord"
        return ""

    def why_decided(self, winner: str) -> str:
        return "Mauler is defeated." if winner == "heroes" else "Five goblin archers have left by the hidden path."


class Reinforce(Rule):
    """At the end of each round one goblin archer arrives in the garden."""

    def place(self, g: Play) -> Next:
        group = next(n for n, one in enumerate(g.groups) if one.id == "goblins")
        minions = [n for n in g.in_group(group) if g.figures[n].rank == "minion"]
        if len(minions) >= g.limit("Goblin Archer", "minion"):
            return done()
        one = Figure(kind="monster", name="Goblin Archer", side="overlord", rank="minion", act=g.act, group=group)
        bases = places_for(g, one, area(g, ("26A",)))
        return choose(OVERLORD, "place", [opt.PlaceAt(NOTHING, tuple(spaces_of(base))) for base in bases])

    def put(self, g: Play, option: opt.PlaceAt) -> Next:
        group = next(n for n, one in enumerate(g.groups) if one.id == "goblins")
        g.add_figure(
            Figure(
                kind="monster",
                name="Goblin Archer",
                side="overlord",
                rank="minion",
                act=g.act,
                group=group,
                spaces=option.spaces,
            )
        )
        return None
