"""Before the first turn: decks, starting player, Hands and one Mulligan each."""

from __future__ import annotations

from gloaming.games.twilight import options as opt
from gloaming.games.twilight.cards import DEITY_OF, FACE_OF
from gloaming.games.twilight.cards.card import Deck
from gloaming.games.twilight.cards.decks import DECKS
from gloaming.games.twilight.decks import POOL
from gloaming.games.twilight.rules.draft import DraftDecks
from gloaming.games.twilight.rules.turn import Turns
from gloaming.games.twilight.state import HAND_SIZE
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Ask, Next, Option, Rule, again

Brought = tuple[int, tuple[int, ...]]
"""A Deity and the faces of fifty cards."""


class Begin(Rule):
    """Deal or draft the decks, then the Hands, and begin."""

    brought: tuple[Brought | None, ...] = ()
    """The deck of each seat that brings one."""

    def decks(self, g: Play) -> Next:
        """Each player who brings no deck gets one of the ready decks by chance."""
        if g.options.decks == "draft":
            return DraftDecks()
        order = list(range(len(DECKS)))
        g.shuffle(order)
        brought = dict(enumerate(self.brought))
        decks = [brought.get(seat) or _ready(DECKS[order[seat]]) for seat in range(g.seats)]
        g.begin(g.below(g.seats), decks, spare=POOL if any(self.brought) else ())
        return None

    def deal(self, g: Play) -> Next:
        return DealHands()

    def play(self, g: Play) -> Next:
        return Turns()


def _ready(deck: Deck) -> Brought:
    return DEITY_OF[deck.deity], tuple(FACE_OF[name] for name, copies in deck.cards.items() for _ in range(copies))


class DealHands(Rule):
    """Seven cards for everyone; from the starting player on, each may take one Mulligan."""

    decided: int = 0

    def draw(self, g: Play) -> Next:
        for seat in g.priority():
            g.draw(seat, HAND_SIZE)
        return None

    def ask(self, g: Play) -> Next:
        if self.decided == g.seats:
            return again("over")
        return Ask(g.priority()[self.decided], "mulligan", (opt.KeepHand(), opt.Mulligan()))

    def decide(self, g: Play, option: Option) -> Next:
        if isinstance(option, opt.Mulligan):
            g.renew_hand(g.priority()[self.decided], HAND_SIZE)
        return self.having(decided=self.decided + 1).then(again("ask"))

    def over(self, g: Play) -> Next:
        return None
