"""The actions of a turn: for each kind what could be done, why it cannot, and the rule that does it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gloaming.api.ledger import Why
from gloaming.games.dusk import options as opt
from gloaming.games.dusk.arena import walkable
from gloaming.games.dusk.cards import HOW_MANY
from gloaming.games.dusk.cards.declared import CARDS
from gloaming.games.dusk.effects import Context
from gloaming.games.dusk.rules.declare import FEWEST_TO_CALL, DeclareAttack, DeclareCalledShot, aims, can_call_shot
from gloaming.games.dusk.rules.draw import can_be_banished, one_of_each
from gloaming.games.dusk.rules.move import EmpowerCard, EscapeCard, HoldAction, MoveAction, lengths_possible
from gloaming.games.dusk.rules.play_card import PlayCard, UseCard
from gloaming.games.dusk.rules.responses import PLAYS, TILT_DRAWS, USES
from gloaming.games.dusk.rules.texts import why_not_text
from gloaming.games.dusk.state import NOTHING
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import Option, Rule

PLAYED = tuple(TILT_DRAWS[n] if card.type == "TILT" else PLAYS[n] for n, card in enumerate(CARDS))
MOVES = tuple(opt.MoveWith(card) for card in range(HOW_MANY))
ATTACKS = tuple(opt.AttackWith(card) for card in range(HOW_MANY))
HOLDS = tuple(opt.Hold(card) for card in range(HOW_MANY))
CALLED = tuple(opt.CallShot(seat) for seat in range(6))
VALUE_BITS = tuple(card.value_bits for card in CARDS)
REACH_BITS = tuple(card.reach_bits for card in CARDS)
JUST_NUMBERS = frozenset(number for number, card in enumerate(CARDS) if card.type in ("NUMBER", "WILD"))
WITH_EFFECT = frozenset(
    number
    for number, card in enumerate(CARDS)
    if card.type != "REACTION" and not card.attacks and number not in JUST_NUMBERS
)
"""The cards that can be played for their effect on one's own turn at all."""
SMITING = frozenset(number for number, card in enumerate(CARDS) if "SMITE" in card.attack_powers)

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


Could = Callable[[Play, int], Sequence[Option]]
Offered = Callable[[Play, int, tuple[int, ...]], Sequence[Option]]
"""What is possible with a hand, of which it gets one of each card."""
WhyNot = Callable[[Play, int, Any], Why | None]


class Action(NamedTuple):
    """One kind of option of the turn."""

    could: Could
    """All that a player might think of."""
    offered: Offered
    """What of it is possible now."""
    why_not: WhyNot
    """Why one of the others is not."""
    rule: Callable[[Play, int, Any], Rule]


def _hand(g: Play, seat: int) -> tuple[int, ...]:
    return one_of_each(g.players[seat].hand)


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


def plays_offered(g: Play, seat: int, hand: tuple[int, ...]) -> list[Option]:
    return [PLAYED[card] for card in hand if card in WITH_EFFECT and _why_no_effect(g, seat, card) is None]


def _why_no_effect(g: Play, seat: int, number: int) -> Why | None:
    card = CARDS[number]
    if card.type == "TILT":
        return None
    if card.attacks:
        return ATTACK_TEXT
    if card.type == "REACTION":
        return NOT_PLAYED_SO
    if number in JUST_NUMBERS:
        return JUST_A_NUMBER
    if card.type != "FREE ACTION":
        why = _why_no_action(g, seat, len(g.players[seat].hand) - 1)
        if why is not None:
            return why
    return why_not_text(g, Context(seat, number))


# Moves.


def moves_offered(g: Play, seat: int, hand: tuple[int, ...]) -> list[Option]:
    if _why_no_move(g, seat) is not None:
        return []
    if g.boosts or g.in_play:
        return [MOVES[card] for card in hand if lengths_possible(g, seat, card)]
    lengths = walkable(g.arena, g.players[seat].hex, g.taken(seat))
    return [MOVES[card] for card in hand if VALUE_BITS[card] & lengths]


def _why_no_move(g: Play, seat: int) -> Why | None:
    """Why no card can be played as a Move."""
    spare = len(g.players[seat].hand) - 1
    why = _why_no_action(g, seat, spare)
    if why is not None:
        return why
    if g.held_still(seat):
        return why_held(g, seat)
    if g.acted == 1:
        spare -= len(g.taxes(seat, "second_action"))
    return CANNOT_PAY_TAX if _taxed(g, seat, "move_action", spare) else None


def why_held(g: Play, seat: int) -> Why:
    """Why a Phantom that is held still may not move."""
    return PARALYSED if g.paralysed_by(seat) is not None else HELD_STILL


def why_not_move(g: Play, seat: int, option: opt.MoveWith) -> Why:
    if not VALUE_BITS[option.card]:
        return NO_VALUE
    return _why_no_move(g, seat) or NO_WAY


# Attacks.


def attacks_offered(g: Play, seat: int, hand: tuple[int, ...]) -> list[Option]:
    if _why_no_attack(g, seat) is not None:
        return []
    if g.boosts:
        return [ATTACKS[card] for card in hand if aims(g, seat, card)]
    distances = g.board.distance[g.players[seat].hex]
    to_enemies = to_wicks = 0
    for enemy in g.enemies(seat):
        to_enemies |= 1 << distances[g.players[enemy].hex]
    for wick in g.enemy_wicks(seat):
        if g.at(wick) == NOTHING:
            to_wicks |= 1 << distances[wick]
    return [
        ATTACKS[card]
        for card in hand
        if (aims(g, seat, card) if card in SMITING else REACH_BITS[card] & to_enemies or VALUE_BITS[card] & to_wicks)
    ]


def _why_no_attack(g: Play, seat: int) -> Why | None:
    """Why no card can attack."""
    if g.players[seat].stunned == "now":
        return STUNNED
    if g.strikes:
        return None
    if g.attacked:
        return SECOND_ATTACK
    return _why_no_action(g, seat, len(g.players[seat].hand) - 1)


def why_not_attack(g: Play, seat: int, option: opt.AttackWith) -> Why:
    if not VALUE_BITS[option.card]:
        return NO_VALUE
    return _why_no_attack(g, seat) or OUT_OF_RANGE


def only_single(g: Play) -> bool:
    """True if the attack that is left is one with a single card."""
    return bool(g.strikes) and (g.attacked or not g.actions)


def called_shots_offered(g: Play, seat: int, hand: tuple[int, ...]) -> list[Option]:
    if len(g.players[seat].hand) < FEWEST_TO_CALL or _why_no_call(g, seat) is not None:
        return []
    return [CALLED[enemy] for enemy in g.enemies(seat) if can_call_shot(g, seat, enemy)]


def _why_no_call(g: Play, seat: int) -> Why | None:
    """Why no Called Shot can be made."""
    if g.attacked:
        return SECOND_ATTACK
    return _why_no_action(g, seat, len(g.players[seat].hand) - 2)


# Hold, escape, empower, use.


def holds_offered(g: Play, seat: int, hand: tuple[int, ...]) -> list[Option]:
    spare = len(g.players[seat].hand) - 1
    taxed = g.acted == 1 and _taxed(g, seat, "second_action", spare)
    return [] if taxed or not g.actions else [HOLDS[card] for card in hand]


def escapes(g: Play, seat: int) -> list[Option]:
    return [opt.Escape(one.card) for one in g.in_play if one.holder == seat and CARDS[one.card].escape]


def why_not_escape(g: Play, seat: int, option: opt.Escape) -> Why | None:
    spare = len(g.players[seat].hand) - CARDS[option.card].escape
    return _why_no_action(g, seat, spare) or (CANNOT_PAY_TAX if spare < 0 else None)


def empowers(g: Play, seat: int) -> list[Option]:
    return [opt.Empower(one.card) for one in g.in_play if one.owner == seat and "EMPOWER" in CARDS[one.card].powers]


def why_not_empower(g: Play, seat: int, option: opt.Empower) -> Why | None:
    if -option.card - 1 in g.used_this_round:
        return EMPOWERED
    return None if any(can_be_banished(card) for card in g.players[seat].hand) else NOTHING_TO_BANISH


def uses(g: Play, seat: int) -> list[Option]:
    return [
        USES[one.card]
        for one in g.in_play
        if one.owner == seat and (trigger := CARDS[one.card].trigger) is not None and trigger.on == "at_will"
    ]


def _with_a_card(options: Sequence[Option]) -> Could:
    """What each card of the hand could be used for."""
    return lambda g, seat: [options[card] for card in _hand(g, seat)]


def _of_cards_in_play(could: Could, why_not: WhyNot, rule: Callable[[Play, int, Any], Rule]) -> Action:
    """An action about cards in play; on offer is that against which nothing speaks."""

    def offered(g: Play, seat: int, hand: tuple[int, ...]) -> Sequence[Option]:
        return [o for o in could(g, seat) if why_not(g, seat, o) is None]

    return Action(could, offered, why_not, rule)


ACTIONS: dict[type[Option], Action] = {
    opt.Play: Action(
        _with_a_card(PLAYED),
        plays_offered,
        lambda g, seat, o: _why_no_effect(g, seat, o.card),
        lambda g, seat, o: PlayCard(seat, o.card, about=Context(seat, o.card)),
    ),
    opt.Use: _of_cards_in_play(
        uses,
        lambda g, seat, o: why_not_text(g, Context(seat, o.card)),
        lambda g, seat, o: UseCard(seat, o.card, Context(seat, o.card)),
    ),
    opt.Empower: _of_cards_in_play(empowers, why_not_empower, lambda g, seat, o: EmpowerCard(seat, o.card)),
    opt.AttackWith: Action(
        _with_a_card(ATTACKS),
        attacks_offered,
        why_not_attack,
        lambda g, seat, o: DeclareAttack(seat, o.card, only_single(g)),
    ),
    opt.CallShot: Action(
        lambda g, seat: [CALLED[enemy] for enemy in g.enemies(seat)],
        called_shots_offered,
        lambda g, seat, o: _why_no_call(g, seat) or NO_TOTAL,
        lambda g, seat, o: DeclareCalledShot(seat, o.seat),
    ),
    opt.MoveWith: Action(_with_a_card(MOVES), moves_offered, why_not_move, lambda g, seat, o: MoveAction(seat, o.card)),
    opt.Hold: Action(
        _with_a_card(HOLDS),
        holds_offered,
        lambda g, seat, o: CANNOT_PAY_TAX if g.actions else NO_ACTIONS,
        lambda g, seat, o: HoldAction(seat, o.card),
    ),
    opt.Escape: _of_cards_in_play(escapes, why_not_escape, lambda g, seat, o: EscapeCard(seat, o.card)),
}


def possible_after_tax(g: Play, seat: int, option: Option) -> bool:
    """True if the cards left after paying a tax still allow what it was paid for."""
    match option:
        case opt.CallShot(seat=target):
            return can_call_shot(g, seat, target)
        case opt.Escape(card=card):
            return len(g.players[seat].hand) >= CARDS[card].escape
        case opt.Play(card=card):
            return why_not_text(g, Context(seat, card)) is None
    return True


FREE = (opt.Play, opt.Use, opt.Empower)
"""The kinds of which some options cost no action."""
ABOUT_CARDS_IN_PLAY = (opt.Use, opt.Empower, opt.Escape)

OFFERED = {
    (may_act, in_play): tuple(
        action.offered
        for kind, action in ACTIONS.items()
        if (may_act or kind in FREE) and (in_play or kind not in ABOUT_CARDS_IN_PLAY)
    )
    for may_act in (False, True)
    for in_play in (False, True)
}
"""What may be on offer, by whether an action is left and whether any card is in play."""


def options_of_turn(g: Play, seat: int) -> list[Option]:
    """Everything a player may do now, apart from ending the turn."""
    hand = _hand(g, seat)
    found: list[Option] = []
    for offered in OFFERED[bool(g.actions or g.strikes), bool(g.in_play)]:
        found += offered(g, seat, hand)
    return found
