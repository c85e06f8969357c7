"""Windows: moments at which seats may answer."""

from __future__ import annotations

from gloaming.kernel.agenda import Next, Rule, again, done
from gloaming.kernel.ask import PASS, Ask, Option, Pass
from gloaming.kernel.position import Position


class Window(Rule):
    """Each seat in turn may answer what the frame below is doing; closed when all pass in a row.

    An answer goes on top of the window and so resolves first; it may open windows of its own.
    A seat that can only pass is not asked. Who might answer is told when it opens, after each answer, and after each
    pass that was no secret: where the telling pauses follows from what everyone knows.
    """

    moment: str
    order: tuple[int, ...]
    """Who may answer, in order of priority."""
    once: bool = False
    """True: each seat may answer once. False: after each answer a new round starts with the first seat."""
    passed: int = 0
    """How many seats of the order have passed in a row."""
    news: bool = True
    """True where it is still to be told who might answer."""

    def offer(self, g: Position) -> Next:
        """Ask the next seat that has something to answer."""
        if self.news and g.listener is not None:
            g.tell_opened(self.moment, self.order[self.passed :])
        for passed in range(self.passed, len(self.order)):
            seat = self.order[passed]
            if options := g.responses(self.moment, seat):
                ask = Ask(seat, self.moment, (*options, PASS), g.secretly(self.moment, seat, options))
                return self.having(passed=passed, news=not ask.secret).then(ask)
        return done()

    def answer(self, g: Position, option: Option) -> Next:
        """Count a pass, or put the answer on top; once it has been carried out, offer again."""
        if isinstance(option, Pass):
            return self.having(passed=self.passed + 1).then(again("offer"))
        seat = self.order[self.passed]
        following = self.passed + 1 if self.once else 0
        return self.having(passed=following, news=True).then(again("offer", after=g.respond(self.moment, seat, option)))
