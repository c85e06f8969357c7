"""The rules of Embers, the toy game: its position, its verbs, and every kind of rule the kernel carries.

Players burn each other's embers with sparks until one side is left. A spark may be snuffed or mirrored, a snuffing
may itself be snuffed. An omen lies before each player, face down, and not even its owner may look at it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from gloaming.kernel import (
    EVERYONE,
    Ask,
    Event,
    Next,
    Option,
    Position,
    Rule,
    Secret,
    Window,
    again,
    choose,
    done,
    leave,
)
from gloaming.kernel.frozen import Frozen

NOBODY = -1
TURN_CAP = 60
CARDS = (*("snuff",) * 8, *("mirror",) * 4)
"""The hand cards by number."""
OMENS = (0, 1, 2, 2, 1, 0)
"""What each omen adds to the heat of its owner once it lies face up."""


class Options(Frozen):
    """How this table plays."""

    teams: Annotated[bool, Meta(description="Whether every other seat is on the same side.")] = False
    embers: Annotated[int, Meta(ge=1, le=9, description="How many embers each player starts with.")] = 3
    first: Annotated[Literal["seat", "chance"], Meta(description="Who begins.")] = "seat"


# What a player can be offered.


class Throw(Option):
    seat: int


class Call(Option):
    """Call all to bid for the lamp."""


class Bid(Option):
    embers: int


class KeepVigil(Option):
    pass


class Blow(Option):
    strength: int


class TurnOmen(Option):
    pass


class SwapOmen(Option):
    seat: int


class Wait(Option):
    pass


class Play(Option):
    card: int


class Warm(Option):
    card: int


# What can happen.


class TurnBegan(Event):
    seat: int


class Thrown(Event):
    seat: int
    target: int


class CardPlayed(Event, reveals=True):
    seat: int
    card: int


class Mirrored(Event):
    target: int


class Fizzled(Event):
    what: str


class EmbersChanged(Event):
    seat: int
    embers: int


class Fell(Event):
    seat: int


class VigilKept(Event):
    seat: int
    strength: int


class BidsShown(Event, reveals=True):
    bids: tuple[int, ...]
    winner: int


class OmenTurned(Event, reveals=True):
    seat: int
    omen: Secret[int]


class OmensSwapped(Event):
    """Two omens changed places; each was seen by whoever has seen it."""

    seat: int
    other: int
    mine: Secret[int]
    theirs: Secret[int]


class CardDrawn(Event, reveals=True):
    seat: int
    card: Secret[int]


class Player(Frozen):
    """What lies before one seat."""

    side: int
    embers: int
    hand: tuple[Secret[int], ...]
    omen: Secret[int]


class Hearth(Position, kw_only=True):
    """A position of Embers, with its verbs."""

    options: Options
    players: list[Player]
    pile: list[Secret[int]]
    spent: list[int]
    active: int
    lamp: int = NOBODY
    bids: tuple[int, ...] = ()
    """What was last bid for it."""
    fog: int = NOBODY
    """Whose vigil fills the air with fog until their next turn."""

    # Computed on read.

    def heat(self, seat: int) -> int:
        """How many embers a spark of this seat burns: one, changed by lamp, omen and fog."""
        omen = self.players[seat].omen
        heat = 1 + (self.lamp == seat)
        if omen.known_to(None) and omen.value is not None:
            heat += OMENS[omen.value]
        return max(0, heat - (self.fog not in (NOBODY, seat)))

    def alive(self) -> tuple[int, ...]:
        """The seats still in, the one whose turn comes next first."""
        order = ((self.active + 1 + n) % self.seats for n in range(self.seats))
        return tuple(seat for seat in order if self.players[seat].embers)

    def enemies(self, seat: int) -> list[int]:
        """Those on other sides who are still in."""
        return [other for other in sorted(self.alive()) if self.players[other].side != self.players[seat].side]

    # Verbs.

    def begin_turn(self, seat: int) -> None:
        self.active, self.turn = seat, self.turn + 1
        if self.fog == seat:
            self.fog = NOBODY
        self.tell(TurnBegan(seat))

    def draw(self, seat: int) -> None:
        if self.pile:
            card = Secret(self.pile.pop().value, 1 << seat)
            self._put(seat, hand=(*self.players[seat].hand, card))
            self.tell(CardDrawn(seat, card))

    def use_card(self, seat: int, card: int) -> None:
        self._put(seat, hand=tuple(held for held in self.players[seat].hand if held.value != card))
        self.spent.append(card)
        self.tell(CardPlayed(seat, card))

    def change_embers(self, seat: int, by: int) -> None:
        self._put(seat, embers=max(0, self.players[seat].embers + by))
        self.tell(EmbersChanged(seat, self.players[seat].embers))

    def take_lamp(self, bids: tuple[int, ...], winner: int) -> None:
        self.lamp, self.bids = winner, bids
        self.tell(BidsShown(bids, winner))

    def keep_vigil(self, seat: int, strength: int) -> None:
        self.fog = seat
        self.tell(VigilKept(seat, strength))

    def turn_omen(self, seat: int) -> None:
        self._put(seat, omen=Secret(self.players[seat].omen.value, EVERYONE))
        self.tell(OmenTurned(seat, self.players[seat].omen))

    def swap_omens(self, seat: int, other: int) -> None:
        mine, theirs = self.players[seat].omen, self.players[other].omen
        self._put(seat, omen=theirs)
        self._put(other, omen=mine)
        self.tell(OmensSwapped(seat, other, mine, theirs))

    def _put(self, seat: int, **fields: object) -> None:
        self.players[seat] = replace(self.players[seat], **fields)

    # Windows.

    def responses(self, moment: str, seat: int) -> Sequence[Option]:
        held = [card.value for card in self.players[seat].hand if card.value is not None]
        if moment == "omen":
            return [Warm(card) for card in held]
        if moment == "snuffing":
            return [Play(card) for card in held if CARDS[card] == "snuff"]
        spark = self.agenda[-2].rule
        assert isinstance(spark, Spark)
        return [Play(card) for card in held if CARDS[card] == "snuff" or spark.target == seat]

    def respond(self, moment: str, seat: int, option: Option) -> Rule:
        answered = len(self.agenda) - 2
        if isinstance(option, Warm):
            return Warming(seat, option.card)
        assert isinstance(option, Play)
        kind = Snuffing if CARDS[option.card] == "snuff" else Mirroring
        return kind(seat, option.card, answered)

    def may_answer(self, moment: str, seats: Sequence[int]) -> tuple[int, ...]:
        return tuple(seat for seat in seats if self.players[seat].hand)

    def sealed(self, topic: str, seat: int) -> Sequence[Option]:
        return [Bid(embers) for embers in range(self.players[seat].embers)]


# The rules.


class Rounds(Rule):
    """Turns one after another."""

    def next_turn(self, g: Hearth) -> Next:
        if g.turn == TURN_CAP:
            g.finish((), "the night is over", capped=True)
            return None
        return again("next_turn", after=Turn(g.alive()[0]))


class Turn(Rule):
    """Draw a card, then do one thing."""

    seat: int

    def draw(self, g: Hearth) -> Next:
        g.begin_turn(self.seat)
        g.draw(self.seat)
        return None

    def act(self, g: Hearth) -> Next:
        enemies = g.enemies(self.seat)
        options: list[Option] = [Throw(enemy) for enemy in enemies]
        options += [SwapOmen(enemy) for enemy in enemies]
        if not g.players[self.seat].omen.known_to(None):
            options.append(TurnOmen())
        return Ask(self.seat, "act", (*options, Call(), KeepVigil(), Wait()))

    def carry_out(self, g: Hearth, option: Option) -> Next:
        match option:
            case Throw(seat=target):
                return Spark(self.seat, target)
            case SwapOmen(seat=other):
                g.swap_omens(self.seat, other)
            case TurnOmen():
                return Omen(self.seat)
            case Call():
                return Auction()
            case KeepVigil():
                return Vigil(self.seat)
        return None


class Spark(Rule):
    """Throw, let all answer, burn; a thrower who falls has no turn left."""

    seat: int
    target: int
    snuffed: bool = False

    def throw(self, g: Hearth) -> Next:
        g.tell(Thrown(self.seat, self.target))
        return Window("spark", g.alive())

    def land(self, g: Hearth) -> Next:
        if self.snuffed:
            g.tell(Fizzled("spark"))
            return done()
        g.change_embers(self.target, -g.heat(self.seat))
        return None

    def fall(self, g: Hearth) -> Next:
        if g.players[self.target].embers:
            return None
        g.tell(Fell(self.target))
        left = {player.side for player in g.players if player.embers}
        if len(left) == 1:
            g.finish([seat for seat in range(g.seats) if g.players[seat].side in left], "the last fire")
        return leave("Turn") if self.target == g.active else None


class Snuffing(Rule):
    """Put out a spark, or another snuffing; itself it can be put out too."""

    seat: int
    card: int
    answers: int
    snuffed: bool = False

    def play(self, g: Hearth) -> Next:
        g.use_card(self.seat, self.card)
        return Window("snuffing", g.alive())

    def work(self, g: Hearth) -> Next:
        if self.snuffed:
            g.tell(Fizzled("snuffing"))
        else:
            g.amend(self.answers, snuffed=True)
        return None


class Mirroring(Rule):
    """Turn a spark back on its thrower."""

    seat: int
    card: int
    answers: int

    def play(self, g: Hearth) -> Next:
        g.use_card(self.seat, self.card)
        spark = g.agenda[self.answers].rule
        assert isinstance(spark, Spark)
        g.amend(self.answers, target=spark.seat)
        g.tell(Mirrored(spark.seat))
        return None


class Warming(Rule):
    """Give a card for an ember."""

    seat: int
    card: int

    def warm(self, g: Hearth) -> Next:
        g.use_card(self.seat, self.card)
        g.change_embers(self.seat, +1)
        return None


class Omen(Rule):
    """Turn the omen face up; at the sight of it each may warm up once."""

    seat: int

    def turn(self, g: Hearth) -> Next:
        g.turn_omen(self.seat)
        return Window("omen", g.alive(), once=True)


class Vigil(Rule):
    """Light a vigil; a gust comes between lighting it and keeping it."""

    seat: int

    def light(self, g: Hearth) -> Next:
        return Gust(g.enemies(self.seat)[0])

    def keep(self, g: Hearth, strength: int) -> Next:
        g.keep_vigil(self.seat, strength)
        g.change_embers(self.seat, 2 - strength)
        return None


class Gust(Rule):
    """An enemy blows; the result is how strongly, never more than their embers allow."""

    seat: int

    def blow(self, g: Hearth) -> Next:
        most = min(2, g.players[self.seat].embers)
        return choose(self.seat, "gust", [Blow(strength) for strength in range(1, most + 1)])

    def blown(self, g: Hearth, option: Blow) -> Next:
        return done(option.strength)


class Sealed(Rule):
    """Several seats choose at the same time, in secret; the result is their choices in the order of the seats."""

    topic: str
    order: tuple[int, ...]
    chosen: tuple[int, ...] = ()
    """The number of each choice so far; no view shows it."""

    def choose(self, g: Hearth) -> Next:
        """Ask the next seat, or end with all the choices."""
        if len(self.chosen) == len(self.order):
            return done(tuple(g.sealed(self.topic, s)[n] for s, n in zip(self.order, self.chosen, strict=True)))
        seat = self.order[len(self.chosen)]
        return Ask(seat, self.topic, tuple(g.sealed(self.topic, seat)), secret=True)

    def keep(self, g: Hearth, option: Option) -> Next:
        """Note a choice by its number."""
        number = g.sealed(self.topic, self.order[len(self.chosen)]).index(option)
        return self.having(chosen=(*self.chosen, number)).then(again("choose"))


class Auction(Rule):
    """All bid in secret for the lamp; a single highest bid takes it and is paid."""

    def bid(self, g: Hearth) -> Next:
        return Sealed("bid", g.alive())

    def settle(self, g: Hearth, chosen: tuple[Bid, ...]) -> Next:
        bids = tuple(bid.embers for bid in chosen)
        alone = bids.count(max(bids)) == 1
        winner = g.alive()[bids.index(max(bids))] if alone else NOBODY
        g.take_lamp(bids, winner)
        if alone:
            g.change_embers(winner, -max(bids))
        return None
