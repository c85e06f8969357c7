"""The rules of the quest speak: those that hear what happens, in the order written, and then victory is checked."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.quests.encounter import EpicRule, Reinforcement
from gloaming.games.descent.quests.hooks import QuestHooks
from gloaming.games.descent.quests.listening import entries, listeners, matches, telling
from gloaming.games.descent.quests.ops import ops_of_rule
from gloaming.games.descent.quests.telling import Happening, Telling
from gloaming.games.descent.rules.arrive import Reinforce
from gloaming.games.descent.state import NOTHING, Due, Side
from gloaming.kernel import Ask, Next, Rule, again, choose, leave
from gloaming.pieces import effects
from gloaming.pieces.effects import all_hold
from gloaming.pieces.squares import spaces_of


class RunQuest(effects.Run[QuestHooks, Telling]):
    """Carry out what a rule of the quest does."""

    about: Telling
    then: tuple[Telling, ...] = ()

    def _list(self) -> Sequence[effects.Op[QuestHooks, Telling]]:
        ops = ops_of_rule(self.about.encounter, self.about.rule)
        only = self.about.only
        return ops if only < 0 else ops[only : only + 1]

    def _offer(self, g: QuestHooks, op: effects.Op[QuestHooks, Telling]) -> Ask:
        raise AssertionError("nothing a quest does can be declined")


def stamp(g: QuestHooks, limit: str) -> tuple[int, int]:
    """The span within which a limited rule speaks once: a figure's turn, a round, the encounter."""
    return {"turn": (g.turn, g.active), "round": (g.round, NOTHING)}.get(limit, (0, NOTHING))


def may_speak(g: QuestHooks, rule: int, about: Telling) -> bool:
    """True if the conditions of a rule hold and it has not spoken as often as it may."""
    return not is_used_up(g, rule) and all_hold(g, about, entries(g.encounter)[rule].conditions)


def is_used_up(g: QuestHooks, rule: int) -> bool:
    """True if a limited rule has spoken as often as it may within its span."""
    entry = entries(g.encounter)[rule]
    if isinstance(entry, Reinforcement | EpicRule) or entry.limit is None:
        return False
    return g.ran.count((rule, *stamp(g, entry.limit))) >= entry.times


def speak(g: QuestHooks, rule: int, about: Telling) -> Rule:
    """A rule speaks."""
    entry = entries(g.encounter)[rule]
    if isinstance(entry, Reinforcement):
        return Reinforce(rule)
    if not isinstance(entry, EpicRule) and entry.limit is not None:
        g.note_ran(rule, stamp(g, entry.limit))
    return RunQuest(about)


class QuestSpeaks(Rule):
    """Whatever rules of the quest something sets off."""

    what: Happening
    at: int = 0

    def next_rule(self, g: QuestHooks) -> Next:
        rules = listeners(g.encounter, g.options.level).get(self.what.on, ())
        for place in range(self.at, len(rules)):
            rule = rules[place]
            about = telling(g, rule, self.what)
            if matches(g, entries(g.encounter)[rule].when, self.what, about) and may_speak(g, rule, about):
                return self.having(at=place + 1).then(again("next_rule", after=speak(g, rule, about)))
        return again("fallen")

    def fallen(self, g: QuestHooks) -> Next:
        """What a defeated figure carried lies where it fell once the rules about that have spoken (DE-268, SR-08)."""
        figure = self.what.that
        if self.what.on != "defeated" or g.figures[figure].carries == NOTHING:
            return again("judge")
        return LetFall(figure)

    def judge(self, g: QuestHooks) -> Next:
        """All triggers of one event run before victory is checked (R76)."""
        nested = sum(isinstance(frame.rule, QuestSpeaks | RunQuest) for frame in g.agenda) > 1
        return leave("Round") if not nested and g.decided() else None


class LetFall(Rule):
    """A token comes to lie where its carrier fell, in a space beside it if the quest says so, or is lost with him."""

    figure: int

    def where(self, g: QuestHooks) -> Next:
        token = g.figures[self.figure].carries
        one, carry = g.tokens[token], g.carry_of(g.tokens[token].kind)
        if g.figures[self.figure].kind == "object" or (carry is not None and carry.bound):
            g.take_token_off(token)
            return again("over")
        spaces = [one.space]
        if carry is not None and carry.drop == "adjacent":
            spaces = list(spaces_of(g.floor.adjacent(1 << one.space) & g.empty())) or spaces
        side: Side = "overlord" if g.figures[self.figure].side == "heroes" else "heroes"
        return choose(g.asked_for(side), "drop", [opt.ChooseSpace(space) for space in spaces])

    def fall(self, g: QuestHooks, option: opt.ChooseSpace) -> None:
        g.drop(self.figure, option.space)

    def over(self, g: QuestHooks) -> Next:
        return None


class CarryOutDue(Rule):
    """What rules had put off and is due now, in the turn of a hero or of the overlord; then rules speak as usual."""

    figure: int
    """The hero; nobody for the overlord."""
    what: Happening

    def next_due(self, g: QuestHooks) -> Next:
        for due in due_for(g, self.figure):
            g.take_due(due)
            about = telling(g, due.rule, Happening(on="", that=due.figure))
            return again("next_due", after=RunQuest(replace(about, only=due.op)))
        return None

    def speak(self, g: QuestHooks) -> Next:
        return QuestSpeaks(self.what)


def due_for(g: QuestHooks, figure: int) -> list[Due]:
    """What is due in the turn of a hero, or of the overlord."""
    hero = 0 <= figure < len(g.heroes)
    return [due for due in g.due if due.round <= g.round and (due.figure == figure if hero else due.side == "overlord")]
