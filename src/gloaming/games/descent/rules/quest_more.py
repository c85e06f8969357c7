"""Short rules that quests need: acting at once, testing one of several attributes, finding, drawing, discarding."""

from __future__ import annotations

from gloaming.games.descent import events
from gloaming.games.descent import options as opt
from gloaming.games.descent.effects import About
from gloaming.games.descent.quests.hooks import QuestHooks
from gloaming.games.descent.quests.telling import Happening
from gloaming.games.descent.rules.actions import attack, attacks_for, door_options, small_action
from gloaming.games.descent.rules.attribute_test import AttributeTest, TestResult
from gloaming.games.descent.rules.move import MoveNow
from gloaming.games.descent.rules.use import UseAbility
from gloaming.games.descent.state import NOTHING, OVERLORD, Token
from gloaming.games.descent.voices import abilities_at
from gloaming.kernel import EVERYONE, PASS, Ask, Next, Option, Pass, Rule, again, choose, done, each


class ActNow(Rule):
    """A figure may take actions of certain kinds outside its activation, decided by its side."""

    figure: int
    may: tuple[str, ...]
    count: int

    def ask(self, g: QuestHooks) -> Next:
        if not self.count or not g.on_map(self.figure):
            return done()
        options: list[Option] = []
        if "attack" in self.may:
            options += attacks_for(g, self.figure)
        if "move" in self.may and not g.forbids(self.figure, "move"):
            options.append(opt.MoveAction())
        if "door" in self.may:
            options += door_options(g, self.figure)
        if not options:
            return done()
        return Ask(g.seat_of(self.figure), "act_now", (*options, PASS))

    def do(self, g: QuestHooks, option: Option) -> Next:
        if isinstance(option, Pass):
            return done()
        here = self.having(count=self.count - 1)
        if isinstance(option, opt.AttackWith):
            return here.then(attack(g, self.figure, option))
        if isinstance(option, opt.MoveAction):
            return here.then(MoveNow(self.figure, g.speed(self.figure)))
        rule = small_action(self.figure, option)
        assert rule is not None
        return here.then(rule)

    def go_on(self, g: QuestHooks) -> Next:
        return again("ask")


class PutInOrder(Rule):
    """Their side says in which order something is done with several figures; the result is that order."""

    left: tuple[int, ...]
    first: tuple[int, ...] = ()

    def ask(self, g: QuestHooks) -> Next:
        if len(self.left) < 2:
            return done((*self.first, *self.left))
        side = g.figures[self.left[0]].side
        return Ask(g.asked_for(side), "order_of", (*(opt.Choose(figure) for figure in self.left), PASS))

    def put(self, g: QuestHooks, option: Option) -> Next:
        if isinstance(option, Pass):
            return done((*self.first, *self.left))
        assert isinstance(option, opt.Choose)
        left = tuple(figure for figure in self.left if figure != option.figure)
        return self.having(first=(*self.first, option.figure), left=left).then(again("ask"))


class ChooseTest(Rule):
    """A figure tests an attribute; of several its side picks one. The result is that of the test."""

    figure: int
    attributes: tuple[str, ...]
    by: int = 0

    def pick(self, g: QuestHooks) -> Next:
        return choose(g.seat_of(self.figure), "attribute", [opt.ChooseWord(word) for word in self.attributes])

    def test(self, g: QuestHooks, option: opt.ChooseWord) -> Next:
        return AttributeTest(self.figure, option.word, self.by)

    def over(self, g: QuestHooks, result: TestResult) -> Next:
        return done(result)


class Found(Rule):
    """A hero finds what the unique search token hides: he keeps it, or carries it if it can be carried (SR-07)."""

    figure: int

    def find(self, g: QuestHooks) -> Next:
        unique = g.laid_out.search.unique
        assert unique is not None
        g.tell(events.UniqueFound(self.figure, unique.name))
        at = g.figures[self.figure].at
        token = g.add_token(Token(kind=unique.id, space=at, face=unique.id, seen=EVERYONE))
        if unique.carry is None:
            g.hold(self.figure, token)
        elif g.figures[self.figure].carries == NOTHING:
            g.pick_up(self.figure, token)
        return g.quest_hears(Happening(on="reveals", that=self.figure, token=token))


class DrawSearchCard(Rule):
    """A hero draws Search cards without searching."""

    figure: int
    count: int = 1

    @each(lambda self, g: range(self.count))
    def draw(self, g: QuestHooks, _number: int) -> Next:
        card = g.draw_search(self.figure)
        for number, n, _ in abilities_at((card,), "drawn") if card != NOTHING else ():
            return UseAbility(About(seat=g.seat_of(self.figure), me=self.figure, card=number, n=n, moment="drawn"))
        return None


class DiscardCards(Rule):
    """The overlord discards cards of his choice."""

    count: int

    def pick(self, g: QuestHooks) -> Next:
        if not self.count or not g.hand:
            return done()
        return choose(OVERLORD, "discard", [opt.ChooseCard(card) for card in sorted(g.hand)])

    def discard(self, g: QuestHooks, option: opt.ChooseCard) -> Next:
        g.discard_overlord((option.card,))
        return self.having(count=self.count - 1).then(again("pick"))
