"""Before the first turn: decks, starting player, Hands and one Mulligan each."""

from __future__ import annotations

from collections import Counter
from functools import cache

from gloaming.games.twilight import options as opt
from gloaming.games.twilight.cards import DEITIES, DEITY_OF, FACE_OF, FACES
from gloaming.games.twilight.cards.decks import DECKS
from gloaming.games.twilight.decks import POOL
from gloaming.games.twilight.rules.draft import DraftDecks, can_meet
from gloaming.games.twilight.rules.turn import Turns
from gloaming.games.twilight.state import HAND_SIZE, NOTHING
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Ask, Next, Option, Rule, again, done

Brought = tuple[int, tuple[int, ...]]
"""A Deity and the faces of fifty cards."""


class Begin(Rule):
    """Deal or draft the decks, then the Hands, and begin."""

    brought: tuple[Brought | None, ...] = ()
    """The deck of each seat that brings one."""

    def decks(self, g: Play) -> Next:
        """Each player who brings no deck gets one of the ready decks by chance."""
        if g.options.set_up == "draft":
            return DraftDecks()
        if g.options.set_up == "book":
            return ChooseDecks()
        order = list(range(len(DECKS)))
        g.shuffle(order)
        brought = dict(enumerate(self.brought))
        decks = [brought.get(seat) or _ready(order[seat]) for seat in range(g.seats)]
        g.begin(g.below(g.seats), decks, spare=POOL if any(self.brought) else ())
        return None

    def deal(self, g: Play) -> Next:
        return DealHands()

    def play(self, g: Play) -> Next:
        return Turns()


@cache
def _ready(number: int) -> Brought:
    """A ready deck."""
    deck = DECKS[number]
    return DEITY_OF[deck.deity], tuple(FACE_OF[name] for name, copies in deck.cards.items() for _ in range(copies))


class ChooseDecks(Rule):
    """In turn everyone chooses a ready deck, and a Deity whose requirement it meets."""

    chosen: tuple[tuple[int, int], ...] = ()
    """A deck and a Deity for each seat so far."""
    deck: int = NOTHING

    def ask_deck(self, g: Play) -> Next:
        if len(self.chosen) == g.seats:
            return again("begin")
        taken = {deck for deck, _ in self.chosen}
        free = [opt.ChooseDeck(number) for number in range(len(DECKS)) if number not in taken]
        return Ask(len(self.chosen), "choose_deck", tuple(free))

    def ask_deity(self, g: Play, option: opt.ChooseDeck) -> Next:
        taken = {deity for _, deity in self.chosen}
        fitting = [opt.ServeDeity(deity) for deity in deities_for(option.deck) if deity not in taken]
        return self.having(deck=option.deck).then(Ask(len(self.chosen), "patron", tuple(fitting)))

    def note(self, g: Play, option: opt.ServeDeity) -> Next:
        g.choose_deck(len(self.chosen), self.deck, option.deity)
        return self.having(chosen=(*self.chosen, (self.deck, option.deity))).then(again("ask_deck"))

    def begin(self, g: Play) -> None:
        g.begin(g.below(g.seats), [(deity, _ready(deck)[1]) for deck, deity in self.chosen])


@cache
def deities_for(deck: int) -> tuple[int, ...]:
    """The Deities whose requirement a ready deck meets, the one it was made for first."""
    made_for, cards = _ready(deck)
    factions = Counter[str](FACES[face].faction for face in cards)
    others = (number for number, deity in enumerate(DEITIES) if can_meet(deity, factions) and number != made_for)
    return (made_for, *others)


class DealHands(Rule):
    """Seven cards for everyone; from the starting player on, each may take one Mulligan."""

    decided: int = 0

    def draw(self, g: Play) -> None:
        for seat in g.priority():
            g.draw(seat, HAND_SIZE)

    def ask(self, g: Play) -> Next:
        if self.decided == g.seats:
            return done()
        return Ask(g.priority()[self.decided], "mulligan", (opt.KeepHand(), opt.Mulligan()))

    def decide(self, g: Play, option: Option) -> Next:
        if isinstance(option, opt.Mulligan):
            g.renew_hand(g.priority()[self.decided], HAND_SIZE)
        return self.having(decided=self.decided + 1).then(again("ask"))
