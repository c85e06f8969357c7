"""What effects do to Aspects."""

from __future__ import annotations

from gloaming.games.twilight import effects as fx
from gloaming.games.twilight.effect_verbs import Changes
from gloaming.games.twilight.options import ChooseAspect, GiveCard, PlaceAspect
from gloaming.games.twilight.rules.manifest import ManifestAspects
from gloaming.games.twilight.rules.matter import Aim, Matter
from gloaming.games.twilight.rules.perform import NOT_DONE, Did, Ops, amount, does
from gloaming.games.twilight.rules.recharge import Recharge
from gloaming.games.twilight.rules.targets import aspects_to_turn, different, swappable
from gloaming.kernel import Ask, Next, Option, Rule, again, choose, done
from gloaming.kernel.agenda import Chosen


@does(fx.Manifest)
def manifest(g: Changes, run: Ops, op: fx.Manifest, aim: Aim) -> Rule | Did | None:
    return ManifestAspects(run.matter.seat, op.aspect, amount(g, run, op))


# Exhaust and Refresh.


@does(fx.ExhaustAspect)
def exhaust_aspect(g: Changes, run: Ops, op: fx.ExhaustAspect, aim: Aim) -> Rule | Did | None:
    return TurnAspects(run.matter, run.number, run.path, run.at, amount(g, run, op))


@does(fx.RefreshAspect)
def refresh_aspect(g: Changes, run: Ops, op: fx.RefreshAspect, aim: Aim) -> Rule | Did | None:
    return TurnAspects(run.matter, run.number, run.path, run.at, amount(g, run, op))


class TurnAspects(Rule):
    """Exhaust or Refresh Aspects of a Resource Area, chosen one after another."""

    matter: Matter
    number: int
    path: tuple[int, ...]
    at: int
    n: int
    count: int = 0

    def next(self, g: Changes) -> Next:
        found = aspects_to_turn(g, self.matter, self._op())
        if self.count >= self.n or not found:
            return done(Did(worked=self.count > 0))
        return choose(self.matter.seat, "aspect", [ChooseAspect(seat, slot) for seat, slot in found])

    def turn(self, g: Changes, option: Option) -> Next:
        assert isinstance(option, ChooseAspect)
        g.turn_aspect(option.seat, option.slot, fresh=isinstance(self._op(), fx.RefreshAspect))
        return self.having(count=self.count + 1).then(again("next"))

    def _op(self) -> fx.ExhaustAspect | fx.RefreshAspect:
        op = self.matter.ops(self.number, self.path)[self.at]
        assert isinstance(op, fx.ExhaustAspect | fx.RefreshAspect)
        return op


# The Manifested card itself.


def _lies_there(g: Changes, matter: Matter) -> bool:
    """True while the Manifested card still is in the Resource Area."""
    return any(one.card == matter.card for one in g.players[matter.holder].resources)


@does(fx.DestroyAspect)
def destroy_aspect(g: Changes, run: Ops, op: fx.DestroyAspect, aim: Aim) -> Rule | Did | None:
    matter = run.matter
    if not _lies_there(g, matter):
        return NOT_DONE
    g.destroy_card(matter.card, matter.holder, "resources")
    return Recharge(matter.holder, g.level(matter.card))


@does(fx.StealAspect)
def steal_aspect(g: Changes, run: Ops, op: fx.StealAspect, aim: Aim) -> Rule | Did | None:
    matter = run.matter
    if not _lies_there(g, matter):
        return NOT_DONE
    g.take_aspect(matter.card, matter.holder, matter.seat)
    return Recharge(matter.holder, g.level(matter.card))


@does(fx.PutSelfIntoPlay)
def put_self_into_play(g: Changes, run: Ops, op: fx.PutSelfIntoPlay, aim: Aim) -> Rule | Did | None:
    matter = run.matter
    if not _lies_there(g, matter):
        return NOT_DONE
    g.uncover_intrigue(matter.card, matter.holder, matter.seat)
    return Recharge(matter.holder, g.level(matter.card))


# Aspects that change places.


@does(fx.SwapAspect)
def swap_aspect(g: Changes, run: Ops, op: fx.SwapAspect, aim: Aim) -> Rule | Did | None:
    return SwapOne(run.matter, run.number, run.path, run.at)


class SwapOne(Rule):
    """A face-down Aspect and a Hand card of the same level change places."""

    matter: Matter
    number: int
    path: tuple[int, ...]
    at: int
    holder: int = 0
    slot: int = 0

    def aspect(self, g: Changes) -> Next:
        op = self.matter.ops(self.number, self.path)[self.at]
        assert isinstance(op, fx.SwapAspect)
        found = swappable(g, self.matter, op)
        if not found:
            return done(NOT_DONE)
        return choose(self.matter.seat, "aspect", [ChooseAspect(seat, slot) for seat, slot in found])

    def card(self, g: Changes, option: Option) -> Next:
        assert isinstance(option, ChooseAspect)
        level = g.level(g.players[option.seat].resources[option.slot].card)
        fitting = [card for card in g.players[self.matter.seat].hand if g.level(card) == level]
        options = tuple(map(GiveCard, different(g, fitting)))
        # Who is asked must not tell what is in the Hand: only the number of such backs decides.
        following = Chosen(options[0]) if len(fitting) == 1 else Ask(self.matter.seat, "give", options)
        return self.having(holder=option.seat, slot=option.slot).then(following)

    def swap(self, g: Changes, option: Option) -> Next:
        assert isinstance(option, GiveCard)
        g.swap_aspect(self.matter.seat, option.card, self.holder, self.slot)
        return None


@does(fx.PlaceAspect)
def place_aspect(g: Changes, run: Ops, op: fx.PlaceAspect, aim: Aim) -> Rule | Did | None:
    for seat in aim.seats:
        return PlaceAspects(run.matter.seat, seat, amount(g, run, op), op.state == "fresh")
    return NOT_DONE


class PlaceAspects(Rule):
    """Move chosen Aspects from an Aspect Stack to its Resource Area."""

    seat: int
    of: int
    n: int
    fresh: bool
    count: int = 0

    def next(self, g: Changes) -> Next:
        aspects = g.players[self.of].aspects
        if self.count >= self.n or not aspects:
            return done(Did(worked=self.count > 0))
        return choose(self.seat, "place_aspect", [PlaceAspect(slot) for slot in range(len(aspects))])

    def place(self, g: Changes, option: Option) -> Next:
        assert isinstance(option, PlaceAspect)
        g.place_aspect(self.of, g.players[self.of].aspects[option.slot], fresh=self.fresh)
        return self.having(count=self.count + 1).then(again("next"))


@does(fx.GatherAspect)
def gather_aspect(g: Changes, run: Ops, op: fx.GatherAspect, aim: Aim) -> Rule | Did | None:
    found = [g.gather(run.matter.seat, seat, op.aspect) for seat in aim.seats for _ in range(amount(g, run, op))]
    return Did(worked=any(found))
