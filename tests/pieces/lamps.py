"""Lamps: a whole little game whose cards are lists of ops, to be read as an example of `pieces/effects.py`.

Each player keeps a lamp with oil, and plays cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec.structs import replace

from gloaming.kernel import PASS, Ask, Next, Option, Position, Rule, again, choose
from gloaming.kernel.frozen import Frozen
from gloaming.kernel.save import SaveFormat
from gloaming.pieces import effects
from gloaming.pieces.effects import inside

# The position, its verbs, and what can be offered.


class Play(Position, kw_only=True):
    oil: list[int]

    def pour(self, seat: int, n: int) -> None:
        """A lamp gains or loses oil."""
        self.oil[seat] = max(0, self.oil[seat] + n)


class Agree(Option):
    pass


class ChooseList(Option):
    number: int


class ChoosePlayer(Option):
    seat: int


# The context: whose text it is, where it stands, and what its words mean.


class About(Frozen):
    seat: int
    card: str
    that: int = -1
    """The player in question."""
    spilt: int = 0
    """The oil that ops before have taken away: `as much`."""


# The vocabulary: one class is one op, and everything about it.


class OilOf(effects.Condition["Play", About]):
    """Somebody has so much oil."""

    who: Literal["you", "that"] = "you"
    min: int = 1

    def holds(self, g: Play, about: About) -> bool:
        return g.oil[about.seat if self.who == "you" else about.that] >= self.min


class Op(effects.Op["Play", About]):
    """One thing a card of this game does."""


class Fill(Op):
    """Pour oil into your lamp: so much, or as much as was spilt."""

    n: int | Literal["spilt"]

    def do(self, g: Play, about: About, aim: None) -> None:
        g.pour(about.seat, about.spilt if self.n == "spilt" else self.n)

    def say(self) -> str:
        return f"pour {self.n} oil"


class Spill(Op, says="spill {n} oil"):
    """Somebody loses oil: a player of your choice, or the one in question."""

    n: int
    who: Literal["any", "that"] = "any"

    def can_work(self, g: Play, about: About) -> bool:
        return any(self._lamps(g, about))

    def aim(self, g: Play, about: About) -> Next:
        return choose(about.seat, "whose", [ChoosePlayer(seat) for seat in self._lamps(g, about)])

    def do(self, g: Play, about: About, aim: ChoosePlayer) -> int | Literal[False]:
        before = g.oil[aim.seat]
        if before < self.n:
            return False
        g.pour(aim.seat, -self.n)
        return self.n

    def note(self, about: About, result: Any) -> About:
        return replace(about, spilt=about.spilt + result) if result else about

    def _lamps(self, g: Play, about: About) -> list[int]:
        return [about.that] if self.who == "that" else [seat for seat in range(g.seats) if g.oil[seat]]


class EachPlayer(Op):
    """The same for every player, who is then the one in question."""

    ops: tuple[Op, ...]

    def do(self, g: Play, about: About, aim: None) -> Any:
        return inside(0, *(replace(about, that=seat) for seat in range(g.seats)))

    def lists(self) -> Sequence[Sequence[Op]]:
        return (self.ops,)


class Choose(effects.Choosing["Play", About], Op):
    """You pick one of several things."""

    among: tuple[tuple[Op, ...], ...]

    def ask(self, g: Play, about: About, numbers: Sequence[int]) -> Next:
        return choose(about.seat, "which", [ChooseList(number) for number in numbers])


CARDS: dict[str, tuple[effects.Op[Play, About], ...]] = {
    "Refill": (Fill(n=2),),
    "Siphon": (Spill(n=2), Fill(n="spilt")),
    "Bargain": (Spill(n=3, may=True, gate=True), Fill(n=4)),
    "Hard bargain": (Spill(n=9, gate=True), Fill(n=4)),
    "Draught": (EachPlayer(ops=(Spill(n=1, who="that", conditions=(OilOf(who="that", min=3),)),)), Fill(n=1)),
    "Thrift": (Fill(n=1, conditions=(effects.Not(of=(OilOf(min=5),)),)),),
    "Crossroads": (
        Choose(
            among=(
                (Fill(n=1),),
                (Spill(n=1), Choose(among=((Fill(n="spilt"),), (Spill(n=1, may=True),)))),
                (Spill(n=1, who="that"),),
            )
        ),
        Fill(n="spilt"),
    ),
}


# The rule that carries a text out: where it stands, and how it asks.


class RunText(effects.Run["Play", About]):
    def _list(self) -> Sequence[effects.Op[Play, About]]:
        return CARDS[self.about.card]

    def _offer(self, g: Play, op: effects.Op[Play, About]) -> Ask:
        return Ask(self.about.seat, "may", (Agree(), PASS))


class PlayCards(Rule):
    """One card after another."""

    cards: tuple[tuple[int, str], ...]

    def next_card(self, g: Play) -> Next:
        if not self.cards:
            g.finish([], "No card is left.")
            return None
        (seat, card), *rest = self.cards
        return self.having(cards=tuple(rest)).then(RunText(About(seat, card, that=(seat + 1) % g.seats)))

    def go_on(self, g: Play) -> Next:
        return again("next_card")


SAVES = SaveFormat("lamps", "1", Play, (PlayCards, RunText), (Agree, ChooseList, ChoosePlayer))
