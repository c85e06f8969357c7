"""A quest is one or two encounters; an encounter is set up and then played in rounds."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.rules.between import BetweenEncounters
from gloaming.games.descent.rules.characters import CharactersAct
from gloaming.games.descent.rules.hero_turn import HeroTurn
from gloaming.games.descent.rules.moments import happens
from gloaming.games.descent.rules.overlord_turn import OverlordTurn
from gloaming.games.descent.rules.set_up import SetUp
from gloaming.games.descent.state import OVERLORD
from gloaming.games.descent.verbs import Play
from gloaming.kernel import Next, Rule, again, choose, done


class PlayQuest(Rule):
    """The encounters of a quest, one after another; the last decides (DE-165, DE-166)."""

    encounters: tuple[str, ...]
    at: int = 0
    ready: bool = False
    """The first encounter is set up already: in a campaign the heroes travel to it then."""

    def next_encounter(self, g: Play) -> Next:
        ready = self.ready and not self.at
        return self.having(at=self.at + 1).then(Encounter(self.encounters[self.at], ready))

    def go_on(self, g: Play) -> Next:
        return BetweenEncounters() if self.at < len(self.encounters) else again("decide")

    def carried_over(self, g: Play) -> Next:
        return again("next_encounter")

    def decide(self, g: Play) -> Next:
        winner = g.results[-1]
        if g.campaign is not None:
            return done(winner)
        heroes = tuple(dict.fromkeys(hero.seat for hero in g.heroes))
        winners = {"heroes": heroes, "overlord": (OVERLORD,)}.get(winner, ())
        g.end_game(winners, g.why_decided(winner))
        return None


class Encounter(Rule):
    """One encounter from its set-up to its result."""

    encounter: str
    ready: bool = False

    def prepare(self, g: Play) -> Next:
        return None if self.ready else SetUp(self.encounter)

    def start(self, g: Play) -> Next:
        g.begin_encounter(self.encounter)
        return happens(g, "encounter_start")

    def play_round(self, g: Play) -> Next:
        return Round()

    def next_round(self, g: Play) -> Next:
        return None if g.decided() else again("play_round")

    def end(self, g: Play) -> None:
        g.end_encounter(g.decided())


class Round(Rule):
    """Every hero takes a turn, and then the overlord (DE-073)."""

    def begin(self, g: Play) -> Next:
        g.begin_round()
        return happens(g, "round_start")

    def choose_hero(self, g: Play) -> Next:
        """The heroes decide who is next; who would be next by seating is asked (DE-075, DE-076, R24)."""
        waiting = [n for n, _ in enumerate(g.heroes) if not g.figures[n].acted and g.takes_turn(n)]
        if not waiting:
            return again("heroes_done")
        return choose(g.heroes[waiting[0]].seat, "next_hero", [opt.TakeTurn(figure) for figure in waiting])

    def hero_turn(self, g: Play, option: opt.TakeTurn) -> Next:
        return HeroTurn(option.figure)

    def next_hero(self, g: Play) -> Next:
        return again("choose_hero")

    def heroes_done(self, g: Play) -> Next:
        return happens(g, "heroes_done")

    def characters(self, g: Play) -> Next:
        """Whoever helps the heroes acts when they are done (SR-09)."""
        return CharactersAct()

    def overlord_turn(self, g: Play) -> Next:
        return OverlordTurn()

    def end(self, g: Play) -> Next:
        return happens(g, "round_end")

    def close(self, g: Play) -> None:
        g.end_round()
