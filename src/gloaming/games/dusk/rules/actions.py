"""The actions of a turn: for each kind what could be done, why it cannot, and the rule that does it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gloaming.games.dusk import answers as a
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.rules.conditions import Context
from gloaming.games.dusk.rules.declare import (
    DeclareAttack,
    DeclareCalledShot,
    can_attack_with,
    can_call_shot,
)
from gloaming.games.dusk.rules.draw import can_be_banished, one_of_each
from gloaming.games.dusk.rules.move import EmpowerCard, EscapeCard, HoldAction, MoveAction, move_lengths
from gloaming.games.dusk.rules.play_card import PlayCard, UseCard
from gloaming.games.dusk.rules.responses import PLAYS, TILT_DRAWS, USES
from gloaming.games.dusk.rules.usable import why_not_text
from gloaming.games.dusk.rules.walk import own_move_possible
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import Option, Rule
from gloaming.outside.ledger import Why

MOVES = tuple(a.MoveWith(card) for card in range(len(CARDS)))
ATTACKS = tuple(a.AttackWith(card) for card in range(len(CARDS)))
HOLDS = tuple(a.Hold(card) for card in range(len(CARDS)))
CALLED = tuple(a.CallShot(seat) for seat in range(6))

NO_ACTIONS = Why("DU-089", "Both actions of this turn are used.")
STUNNED = Why("DU-225", "You are STUNNED: this turn you may only Pass or Hold.")
SECOND_ATTACK = Why("DU-092", "You have made your one attack of this turn.")
NO_VALUE = Why("DU-026", "{card} has no value.")
OUT_OF_RANGE = Why("DU-116", "{card} counts {value}: {ranges}.")
NO_TOTAL = Why("DU-123", "No two or more of your cards add up to {distance}.")
PARALYSED = Why("DU-214", "{holding} lies before you: your Phantom may not move until it is gone.")
HELD_STILL = Why("DU-102", "Your Phantom is held still: it may not move by itself for now.")
NO_WAY = Why("DU-112", "There is no way of exactly {value} hexes.")
CANNOT_PAY_TAX = Why("DU-093", "That costs a card now, and you have none to spare.")
NOT_PLAYED_SO = Why("DU-109", "{card} is no card to play as an action: it waits for its moment.")
ATTACK_TEXT = Why("DU-069", "The text of {card} works when it attacks.")
NOTHING_TO_BANISH = Why("DU-226", "You have no card that can be banished.")
EMPOWERED = Why("DU-226", "{card} has been empowered this round.")
JUST_A_NUMBER = Why("DU-093", "{card} has no effect to play it for.")


class Action(NamedTuple):
    """One kind of option of the turn: the whole kind may be out of the question, or single options of it."""

    could: Callable[[Play, int], Sequence[Option]]
    why_none: Callable[[Play, int], Why | None]
    why_not: Callable[[Play, int, Any], Why | None]
    rule: Callable[[Play, int, Any], Rule]

    def why(self, g: Play, seat: int, option: Option) -> Why | None:
        """Why an option of this kind is not on offer; nothing if it is."""
        return self.why_none(g, seat) or self.why_not(g, seat, option)


def _hand(g: Play, seat: int) -> tuple[int, ...]:
    return one_of_each(g.players[seat].hand)


def _never(g: Play, seat: int, option: object = None) -> None:
    """Nothing speaks against it."""
    return None


def _taxed(g: Play, seat: int, what: str, spare: int) -> bool:
    """True if a tax on something cannot be paid with the cards left."""
    return bool(g.in_play) and len(g.taxes(seat, what)) > spare


def _why_no_action(g: Play, seat: int, spare: int) -> Why | None:
    if g.players[seat].stunned == "now":
        return STUNNED
    if not g.actions:
        return NO_ACTIONS
    if g.acted == 1 and _taxed(g, seat, "second_action", spare):
        return CANNOT_PAY_TAX
    return None


# Cards for their effect.


def plays(g: Play, seat: int) -> list[Option]:
    return [TILT_DRAWS[c] if CARDS[c].type == "TILT" else PLAYS[c] for c in _hand(g, seat)]


def why_not_play(g: Play, seat: int, option: a.Play | a.Tilt) -> Why | None:
    card = CARDS[option.card]
    if card.type in ("NUMBER", "WILD"):
        return JUST_A_NUMBER
    if card.type == "TILT":
        return None
    if card.attacks:
        return ATTACK_TEXT
    if card.type == "REACTION":
        return NOT_PLAYED_SO
    if card.type != "FREE ACTION":
        why = _why_no_action(g, seat, len(g.players[seat].hand) - 1)
        if why is not None:
            return why
    return why_not_text(g, Context(seat, option.card))


# Moves.


def moves(g: Play, seat: int) -> list[Option]:
    return [MOVES[card] for card in _hand(g, seat)]


def why_held(g: Play, seat: int) -> Why:
    """Why a Phantom that is held still may not move."""
    return PARALYSED if g.paralysed_by(seat) is not None else HELD_STILL


def why_no_move(g: Play, seat: int) -> Why | None:
    spare = len(g.players[seat].hand) - 1
    why = _why_no_action(g, seat, spare)
    if why is not None:
        return why
    if g.held_still(seat):
        return why_held(g, seat)
    if _taxed(g, seat, "move_action", spare - (len(g.taxes(seat, "second_action")) if g.acted == 1 else 0)):
        return CANNOT_PAY_TAX
    return None


def why_not_move(g: Play, seat: int, option: a.MoveWith) -> Why | None:
    if not CARDS[option.card].values:
        return NO_VALUE
    for length in move_lengths(g, seat, option.card):
        if own_move_possible(g, seat, length):
            return None
    return NO_WAY


# Attacks.


def attacks(g: Play, seat: int) -> list[Option]:
    return [ATTACKS[card] for card in _hand(g, seat)]


def why_no_attack(g: Play, seat: int) -> Why | None:
    if g.players[seat].stunned == "now":
        return STUNNED
    if g.strikes:
        return None
    if g.attacked:
        return SECOND_ATTACK
    return _why_no_action(g, seat, len(g.players[seat].hand) - 1)


def why_not_attack(g: Play, seat: int, option: a.AttackWith) -> Why | None:
    if not CARDS[option.card].values:
        return NO_VALUE
    return None if can_attack_with(g, seat, option.card) else OUT_OF_RANGE


def only_single(g: Play) -> bool:
    """True if the attack that is left is one with a single card."""
    return bool(g.strikes) and (g.attacked or not g.actions)


def called_shots(g: Play, seat: int) -> list[Option]:
    return [CALLED[enemy] for enemy in g.enemies(seat)]


def why_no_call(g: Play, seat: int) -> Why | None:
    if g.players[seat].stunned == "now":
        return STUNNED
    if g.attacked:
        return SECOND_ATTACK
    return _why_no_action(g, seat, len(g.players[seat].hand) - 2)


def why_not_call(g: Play, seat: int, option: a.CallShot) -> Why | None:
    return None if can_call_shot(g, seat, option.seat) else NO_TOTAL


# Hold, escape, empower, use.


def holds(g: Play, seat: int) -> list[Option]:
    return [HOLDS[card] for card in _hand(g, seat)]


def why_no_hold(g: Play, seat: int) -> Why | None:
    if not g.actions:
        return NO_ACTIONS
    spare = len(g.players[seat].hand) - 1
    return CANNOT_PAY_TAX if g.acted == 1 and _taxed(g, seat, "second_action", spare) else None


def escapes(g: Play, seat: int) -> list[Option]:
    return [a.Escape(one.card) for one in g.in_play if one.holder == seat and CARDS[one.card].escape]


def why_not_escape(g: Play, seat: int, option: a.Escape) -> Why | None:
    price = sum(cost.n for cost in CARDS[option.card].escape)
    spare = len(g.players[seat].hand) - price
    why = _why_no_action(g, seat, spare)
    if why is not None:
        return why
    return CANNOT_PAY_TAX if spare < 0 else None


def empowers(g: Play, seat: int) -> list[Option]:
    return [a.Empower(one.card) for one in g.in_play if one.owner == seat and "EMPOWER" in CARDS[one.card].powers]


def why_not_empower(g: Play, seat: int, option: a.Empower) -> Why | None:
    if -option.card - 1 in g.used_this_round:
        return EMPOWERED
    return None if any(can_be_banished(card) for card in g.players[seat].hand) else NOTHING_TO_BANISH


def uses(g: Play, seat: int) -> list[Option]:
    return [
        USES[one.card]
        for one in g.in_play
        if one.owner == seat and (trigger := CARDS[one.card].trigger) is not None and trigger.on == "at_will"
    ]


def why_not_use(g: Play, seat: int, option: a.Use) -> Why | None:
    return why_not_text(g, Context(seat, option.card))


def _attack_rule(g: Play, seat: int, option: a.AttackWith) -> Rule:
    return DeclareAttack(seat, option.card, only_single(g))


def _play_rule(g: Play, seat: int, option: a.Play | a.Tilt) -> Rule:
    return PlayCard(seat, option.card, about=Context(seat, option.card))


ACTIONS: dict[type[Option], Action] = {
    a.Play: Action(plays, _never, why_not_play, _play_rule),
    a.Use: Action(uses, _never, why_not_use, lambda g, seat, o: UseCard(seat, o.card, Context(seat, o.card))),
    a.Empower: Action(empowers, _never, why_not_empower, lambda g, seat, o: EmpowerCard(seat, o.card)),
    a.AttackWith: Action(attacks, why_no_attack, why_not_attack, _attack_rule),
    a.CallShot: Action(called_shots, why_no_call, why_not_call, lambda g, seat, o: DeclareCalledShot(seat, o.seat)),
    a.MoveWith: Action(moves, why_no_move, why_not_move, lambda g, seat, o: MoveAction(seat, o.card)),
    a.Hold: Action(holds, why_no_hold, _never, lambda g, seat, o: HoldAction(seat, o.card)),
    a.Escape: Action(escapes, _never, why_not_escape, lambda g, seat, o: EscapeCard(seat, o.card)),
}


def possible_after_tax(g: Play, seat: int, option: Option) -> bool:
    """True if the cards left after paying a tax still allow what it was paid for."""
    match option:
        case a.CallShot(seat=target):
            return can_call_shot(g, seat, target)
        case a.Escape(card=card):
            return len(g.players[seat].hand) >= sum(cost.n for cost in CARDS[card].escape)
        case a.Play(card=card):
            return why_not_text(g, Context(seat, card)) is None
    return True


FREE = (ACTIONS[a.Play], ACTIONS[a.Use], ACTIONS[a.Empower])
"""The kinds of which some options cost no action."""


def options_of_turn(g: Play, seat: int) -> list[Option]:
    """Everything a player may do now, apart from ending the turn."""
    found: list[Option] = []
    for could, why_none, why_not, _ in ACTIONS.values() if g.actions or g.strikes else FREE:
        options = could(g, seat)
        if options and why_none(g, seat) is None:
            found += [option for option in options if why_not(g, seat, option) is None]
    return found
