"""Whether an effect has anything to do: what has not is neither offered nor announced."""

from __future__ import annotations

from gloaming.games.twilight import effects as fx
from gloaming.games.twilight.effects import Op, Select
from gloaming.games.twilight.rules.matter import Matter
from gloaming.games.twilight.rules.targets import (
    aspects_to_turn,
    candidates,
    copyable,
    in_discards,
    in_stacks,
    lookable,
    manifestable,
    pending,
    seats_meant,
    swappable,
)
from gloaming.games.twilight.state import State


def aimable(g: State, matter: Matter) -> bool:
    """True if some of it has something to do, and it is no free ability that is pending already."""
    if matter.kind == "ability" and _is_free(matter) and _is_pending(g, matter):
        return False
    return any(_ability_can_work(g, matter, number) for number in matter.abilities)


def _is_free(matter: Matter) -> bool:
    """True for an ability that costs nothing to announce: what uses it up comes with its effect."""
    ability = matter.ability(matter.abilities[0])
    price = ability.price
    return not ability.once and (price is None or not (price.exhaust or price.x or any(price.units)))


def _is_pending(g: State, matter: Matter) -> bool:
    same = (matter.card, matter.face, matter.abilities)
    for frame in g.agenda:
        about = getattr(frame.rule, "matter", None)
        if about is not None and (about.card, about.face, about.abilities) == same and hasattr(frame.rule, "countered"):
            return True
    return False


def _ability_can_work(g: State, matter: Matter, number: int) -> bool:
    for op in matter.ability(number).do:
        if can_work(g, matter, op):
            return True
        if op.gate:
            return False
    return False


def can_work(g: State, matter: Matter, op: Op) -> bool:
    """True if an op would have something to do now."""
    if isinstance(op, fx.Counter):
        return bool(pending(g, matter, op.t))
    if isinstance(op, fx.DestroyFromDiscard):
        return bool(in_discards(g, matter, op))
    if isinstance(op, fx.PutIntoPlay | fx.ReturnFromDiscard):
        return bool(in_stacks(g, matter, op))
    if isinstance(op, fx.Restore):
        return any(g.players[seat].discard for seat in seats_meant(g, matter, op.who))
    if isinstance(op, fx.Manifest):
        return bool(manifestable(g, matter.seat, op.aspect))
    if isinstance(op, fx.ExhaustAspect):
        return bool(aspects_to_turn(g, matter, op))
    if isinstance(op, fx.RefreshAspect):
        return bool(aspects_to_turn(g, matter, op))
    if isinstance(op, fx.SwapAspect):
        return bool(swappable(g, matter, op))
    if isinstance(op, fx.PlaceAspect):
        return any(g.players[seat].aspects for seat in seats_meant(g, matter, op.who))
    if isinstance(op, fx.LookAtAspects):
        return bool(lookable(g, matter.seat))
    if isinstance(op, fx.Choose):
        return any(can_work(g, matter, one) for ops in op.options for one in ops)
    if isinstance(op, fx.CopyCreature):
        return bool(copyable(g, matter, op))
    if isinstance(op, fx.Strike):
        return bool(candidates(g, matter, op.by)) and bool(candidates(g, matter, op.t))
    if isinstance(op, fx.DiscardFromHand | fx.DestroyFromHand | fx.TakeFromHand | fx.LookAtHand):
        return any(g.players[seat].hand for seat in seats_meant(g, matter, op.who))
    select = getattr(op, "t", None)
    return bool(candidates(g, matter, select)) if isinstance(select, Select) else True
