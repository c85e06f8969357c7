"""Which cards answer what, for the referee: whose trigger is met, by nothing but what it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gloaming.games.dusk import options as opt
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.effects import Context, Trigger
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.kernel import Window
from gloaming.pieces.effects import all_hold
from tests.dusk.ranges import NOBODY


def judge_answers(pos: DuskPosition) -> bool:
    """Whatever answers in a window has its trigger met, and what is free and met is on offer; False at no window."""
    if pos.ask is None or not isinstance(pos.running, Window):
        return False
    offered = {option for option in pos.ask.options if isinstance(option, opt.Play | opt.Use)}
    met = set(answers(pos, pos.ask.seat))
    assert offered <= met, f"{pos.running}: {offered - met} answer nothing"
    sure = {option for option in met if _is_free(pos, option.card)}
    first = {CARDS[option.card].name for option in offered}
    assert {CARDS[option.card].name for option in sure} <= first, f"{pos.running}: {sure} answer as well"
    return True


def answers(pos: DuskPosition, seat: int) -> Iterator[opt.Play | opt.Use]:
    """The cards of a player that wait for what has just happened."""
    moment, cause = pos.running.moment, pos.answered
    for number in pos.players[seat].hand:
        card = CARDS[number]
        if card.type == "FREE ACTION" and card.window != "own_turn":
            yield opt.Play(number)
        if card.type == "REACTION" and card.trigger is not None and _is_met(pos, cause, moment, seat, number):
            yield opt.Play(number)
    for one in pos.in_play:
        if one.owner == seat and CARDS[one.card].type == "PERSISTENT" and _is_met(pos, cause, moment, seat, one.card):
            yield opt.Use(one.card)
    if pos.players[seat].ready and _is_met(pos, cause, moment, seat, pos.passive(seat)):
        yield opt.Use(pos.passive(seat))


def _is_met(pos: DuskPosition, cause: Any, moment: str, seat: int, card: int) -> bool:
    trigger = CARDS[card].trigger
    if trigger is None or trigger.on != moment or trigger.must:
        return False
    actor, to = getattr(cause, "by", NOBODY), getattr(cause, "to", ())
    target = next((other for other in to if other != seat), NOBODY)
    hex_, steps = getattr(cause, "hex", NOBODY), getattr(cause, "walked", 0)
    about = Context(seat, card, target, actor, hex_, steps, pos.depth - 1)
    holder = next((one.holder for one in pos.in_play if one.card == card), NOBODY)
    if trigger.to == "holder" and holder not in to:
        return False
    return _by(pos, trigger, seat, actor) and _to(pos, trigger, seat, to) and all_hold(pos, about, trigger.conditions)


def _by(pos: DuskPosition, trigger: Trigger, seat: int, actor: int) -> bool:
    if trigger.by == "self":
        return actor == seat
    return trigger.by == "any" or (actor != NOBODY and pos.players[actor].team != pos.players[seat].team)


def _to(pos: DuskPosition, trigger: Trigger, seat: int, to: tuple[int, ...]) -> bool:
    if trigger.to == "enemy":
        return any(pos.players[other].team != pos.players[seat].team for other in to)
    return trigger.to != "self" or seat in to


def _is_free(pos: DuskPosition, number: int) -> bool:
    """True if nothing can stand in the way of a text: no cost, no target, no limit, nothing it cannot do without."""
    card = CARDS[number]
    vital = any(op.is_vital() and not op.when for op in card.effect)
    return not (card.costs or vital or card.target or number in (*pos.used_this_turn, *pos.used_this_round))
