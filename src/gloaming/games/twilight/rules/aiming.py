"""Aiming: what one op is about, chosen one pick at a time where there is a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from msgspec.structs import replace

from gloaming.games.twilight.effects import Op, Select, Who
from gloaming.games.twilight.options import Target, TargetItem, TargetPlayer
from gloaming.games.twilight.rules.matter import About, Aim, Matter
from gloaming.games.twilight.rules.targets import candidates, seats_meant
from gloaming.games.twilight.state import NOTHING, Permanent, State
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Rule, again, choose, done
from gloaming.kernel.agenda import Chosen
from gloaming.pieces.effects import ops_at


class ChooseAim(Rule):
    """Choose what one op is about; the result is an Aim."""

    about: About
    at: int
    """The op in its ability."""
    path: tuple[int, ...] = ()
    """The way to the op inside lists to choose from."""
    amount: int = 1
    cards: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    depths: tuple[int, ...] = ()
    stops: int = 0
    """How often the player wanted no more: once ends it, or goes on to the next player's cards."""

    @property
    def matter(self) -> Matter:
        return self.about.matter

    def ask(self, g: Play) -> Next:
        op = ops_at(self.matter.ability(self.about.number).do, self.path)[self.at]
        assert isinstance(op, Op)
        return op.pick(g, self)

    def take(self, g: Play, option: Option) -> Next:
        if isinstance(option, Target):
            return self.having(cards=(*self.cards, option.card)).then(again("ask"))
        if isinstance(option, TargetPlayer):
            return self.having(seats=(*self.seats, option.seat)).then(again("ask"))
        if isinstance(option, TargetItem):
            return self.having(depths=(*self.depths, option.depth)).then(again("ask"))
        return self.having(stops=self.stops + 1).then(again("ask"))


# How an op says what comes next.


def aimed(run: ChooseAim) -> Next:
    """This is what it is about."""
    return done(Aim(run.about.number, run.at, run.cards, run.seats, run.depths))


def pick_cards(run: ChooseAim, select: Select, found: list[int], chosen: Sequence[int]) -> Next:
    """Ask for one more card, as long as more are wanted and there are any."""
    if run.stops or len(chosen) == select.n or not found:
        return aimed(run)
    more = (PASS,) if select.up_to else ()
    return choose(_chooser(run, select), "target", (*map(Target, found), *more))


def _chooser(run: ChooseAim, select: Select) -> int:
    return run.matter.holder if select.chooser == "controller" else run.matter.seat


def controller(g: State, card: int) -> int:
    """Who controls a card of the Combat Field."""
    one = g.permanent(card)
    return one.controller if one is not None else NOTHING


class OnPlayers(Op):
    """An op about players: those a word means, or one who is chosen."""

    needs: ClassVar[Literal["", "hand", "aspects", "discard"]] = ""
    """Where one of them has to have a card."""
    who: Who

    def can_work(self, g: Play, about: About) -> bool:
        return not self.needs or any(getattr(g.players[s], self.needs) for s in seats_meant(g, about, self.who))

    def chooses(self) -> bool:
        return self.who in ("opponent", "any")

    def aim(self, g: Play, about: About) -> Next:
        return Chosen(Aim(seats=tuple(seats_meant(g, about, self.who))))

    def pick(self, g: Play, run: ChooseAim) -> Next:
        seats = seats_meant(g, run.about, self.who)
        if run.seats or not seats:
            return aimed(run)
        return choose(run.about.seat, "target_player", tuple(map(TargetPlayer, seats)))

    def still(self, g: Play, about: About, aim: Aim) -> Aim:
        return replace(aim, seats=tuple(seat for seat in aim.seats if not g.players[seat].out))

    def do(self, g: Play, about: About, aim: Aim) -> Rule | None:
        for seat in aim.seats:
            if (rule := self.affect(g, about, seat)) is not None:
                return rule
        return None

    def affect(self, g: Play, about: About, seat: int) -> Rule | None:
        """What it does to one of the players, by verbs, or by a rule for one alone."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it does to a player")


class OnCards(Op):
    """An op about cards of the Combat Field: those that are meant, or some that are chosen."""

    t: Select

    def found(self, g: Play, about: About) -> list[int]:
        return candidates(g, about, self.t)

    def can_work(self, g: Play, about: About) -> bool:
        return bool(self.found(g, about))

    def chooses(self) -> bool:
        return not self.t.ref and not self.t.all

    def aim(self, g: Play, about: About) -> Next:
        return Chosen(Aim(cards=tuple(self.found(g, about))))

    def pick(self, g: Play, run: ChooseAim) -> Next:
        select = self.t
        found = [card for card in self.found(g, run.about) if card not in run.cards]
        if select.side == "each_other":
            return self._pick_of_each(g, run, found)
        if select.side == "other" and run.cards:
            owners = [controller(g, card) for card in run.cards]
            found = [card for card in found if controller(g, card) in owners]
        return pick_cards(run, select, found, run.cards)

    def _pick_of_each(self, g: Play, run: ChooseAim, found: list[int]) -> Next:
        """So many cards of each other player, one player after another."""
        others = g.others(run.about.seat)
        for stops in range(run.stops, len(others)):
            mine = [card for card in found if controller(g, card) == others[stops]]
            taken = sum(controller(g, card) == others[stops] for card in run.cards)
            if mine and taken < self.t.n:
                more = (PASS,) if self.t.up_to else ()
                options = (*map(Target, mine), *more)
                return run.having(stops=stops).then(Ask(_chooser(run, self.t), "target", options))
        return aimed(run)

    def still(self, g: Play, about: About, aim: Aim) -> Aim:
        there = set(self.found(g, about))
        return replace(aim, cards=tuple(card for card in aim.cards if card in there))

    def do(self, g: Play, about: About, aim: Aim) -> Any:
        for one in there(g, aim):
            self.affect(g, about, one)

    def affect(self, g: Play, about: About, one: Permanent) -> None:
        """What it does to one of the cards that are still there."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it does to a card")


def there(g: State, aim: Aim) -> list[Permanent]:
    """The cards an op is about that are still in the Combat Field."""
    found = (g.permanent(card) for card in aim.cards)
    return [one for one in found if one is not None]


class ChooseAims(Rule):
    """Aim everything that is aimed when it is announced; the result is a tuple of Aims."""

    matter: Matter
    at: int = 0
    aims: tuple[Aim, ...] = ()

    def next(self, g: Play) -> Next:
        slots = [
            (number, at, op)
            for number in self.matter.abilities
            for at, op in enumerate(self.matter.ability(number).do)
            if op.chooses()
        ]
        if self.at >= len(slots):
            return done(self.aims)
        number, at, op = slots[self.at]
        return ChooseAim(About(self.matter, number), at, amount=op.n)

    def note(self, g: Play, aim: Aim) -> Next:
        return self.having(at=self.at + 1, aims=(*self.aims, aim)).then(again("next"))
