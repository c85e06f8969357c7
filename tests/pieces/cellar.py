"""The Cellar: a toy game of hidden things. Seat 0 keeps the cellar, the others search it.

The keeper holds traps that the searchers do not know, drawn from a deck whose order nobody knows; finds lie in a deck
of their own; lids lie face down on the floor, big or small, and hide what is under them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gloaming.kernel import Ask, Chance, Event, Next, Option, Rule, Secret, Window, again, done
from gloaming.kernel.agenda import Frame, run
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.hidden import HiddenThings
from gloaming.pieces.redealing import Place, Redeal, Things, laid, laid_in

KEEPER = 0
NAMES = (
    "pit",
    "pit",
    "snare",
    "snare",
    "gas",
    "gas",
    *("coin", "coin", "rope", "key"),
    *("rat", "gold", "bone", "ink"),
)
TRAPS, FINDS, LIDS = range(6), range(6, 10), range(10, 14)
BIG = (10, 11)
"""Lids that everyone sees to be big."""


class Lid(Frozen):
    """A lid on the floor."""

    card: int
    square: int


class Drawn(Event):
    """A trap goes to the keeper's hand."""

    trap: Secret[int]


class Peeked(Event, reveals=True):
    """A searcher has looked under a lid."""

    seat: int
    square: int
    lid: Secret[int]


class Spring(Option):
    """Use a trap."""

    card: int


class Peek(Option):
    """Look under a lid."""

    square: int


class Cellar(HiddenThings, kw_only=True):
    """The position, and its verbs."""

    hand: tuple[int, ...] = ()
    traps: list[int]
    """The keeper's deck; its top is the last."""
    finds: list[int]
    lids: tuple[Lid, ...] = ()
    used: tuple[int, ...] = ()

    def draw_trap(self) -> None:
        card = self.traps.pop()
        self.hand = (*self.hand, card)
        self.show_to(KEEPER, card)
        self.tell(Drawn(self.secret(card)))

    def peek(self, seat: int, square: int) -> None:
        lid = next(lid.card for lid in self.lids if lid.square == square)
        self.show_to(seat, lid)
        self.tell(Peeked(seat, square, self.secret(lid)))

    def push_around(self, watching: int) -> None:
        """The big lids change places under a cloth."""
        self.mix([lid.card for lid in self.lids if lid.card in BIG], watching)

    def spring(self, card: int) -> None:
        self.hand = tuple(other for other in self.hand if other != card)
        self.used = (*self.used, card)
        self.show(card)

    def shuffle_back(self) -> None:
        """What was used goes back into the deck."""
        self.hide(self.used)
        self.traps += self.used
        self.used = ()
        self.shuffle(self.traps)

    def responses(self, moment: str, seat: int) -> Sequence[Option]:
        return [Spring(card) for card in self.hand if NAMES[card] == moment] if seat == KEEPER else ()

    def respond(self, moment: str, seat: int, option: Option) -> Rule:
        assert isinstance(option, Spring)
        return Trap(option.card)


class Trap(Rule):
    """A trap works."""

    card: int

    def work(self, g: Cellar) -> Next:
        g.spring(self.card)
        return None


class Searching(Rule):
    """The searchers peek in turn, and the keeper may answer with a snare."""

    seat: int = 1

    def choose(self, g: Cellar) -> Next:
        return Ask(self.seat, "peek", tuple(Peek(lid.square) for lid in g.lids))

    def look(self, g: Cellar, option: Option) -> Next:
        assert isinstance(option, Peek)
        g.peek(self.seat, option.square)
        return Window("snare", (KEEPER,))

    def next_one(self, g: Cellar) -> Next:
        if self.seat == g.seats - 1:
            g.finish((KEEPER,), "searched")
            return done()
        return self.having(seat=self.seat + 1).then(again("choose"))


def new_cellar(seats: int = 3, seed: int = 1, traps: int = 3) -> Cellar:
    """A cellar in which the first searcher is asked where to peek."""
    g = Cellar(
        seats=seats,
        chance=Chance(seed).state,
        agenda=[Frame(Searching())],
        seen=[0] * len(NAMES),
        traps=list(TRAPS),
        finds=list(FINDS),
    )
    lids = list(LIDS)
    for deck in (g.traps, g.finds, lids):
        g.shuffle(deck)
    g.lids = tuple(map(Lid, lids, range(len(lids))))
    for _ in range(traps):
        g.draw_trap()
    run(g)
    return g


class View(Frozen):
    """The cellar as one seat sees it."""

    hand: tuple[int | None, ...]
    traps: int
    finds: int
    lids: tuple[tuple[int, bool], ...]
    """Square, and whether big."""
    under: tuple[int | None, ...]
    """What is known to be under each lid."""
    among: tuple[tuple[int, ...], ...]
    """What is known to be among lids that were pushed around."""


def view(pos: Cellar, viewer: int | None) -> View:
    return View(
        hand=pos.known(pos.hand, viewer),
        traps=len(pos.traps),
        finds=len(pos.finds),
        lids=tuple((lid.square, lid.card in BIG) for lid in pos.lids),
        under=pos.known((lid.card for lid in pos.lids), viewer),
        among=() if viewer is None else tuple(tuple(group.known_to(viewer)) for group in pos.mixed),
    )


class RedealCellar(Redeal[Cellar]):
    """What is special: traps and lids whose size shows, and finds that nobody sees in their deck."""

    shuffled = ("finds",)

    def places(self, pos: Cellar, seat: int) -> Iterator[Place]:
        yield from (Place(card, "trap") for card in (*pos.hand, *pos.traps))
        yield from (Place(lid.card, "lid", back=lid.card in BIG) for lid in pos.lids)

    def lay(self, twin: Cellar, new: Things) -> None:
        twin.hand = laid(twin.hand, new)
        twin.traps = list(laid(twin.traps, new))
        twin.lids = tuple(laid_in(lid, new, "card") for lid in twin.lids)


redeal = RedealCellar()
