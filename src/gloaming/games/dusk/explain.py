"""Why not: the rule behind everything a player has and cannot use now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gloaming.api.ledger import Refusal, Why
from gloaming.games.dusk import options as opt
from gloaming.games.dusk import words
from gloaming.games.dusk.cards import CARDS, KIND_OF
from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.rules.actions import ACTIONS, why_held
from gloaming.games.dusk.rules.attack import Attack
from gloaming.games.dusk.rules.blow import needs
from gloaming.games.dusk.rules.declare import DeclareAttack
from gloaming.games.dusk.rules.draw import one_of_each
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.games.dusk.rules.strike import StrikeBlow
from gloaming.games.dusk.rules.totals import totals
from gloaming.games.dusk.state import NOTHING
from gloaming.games.dusk.verbs import without
from gloaming.kernel import Option
from gloaming.pieces.words import listed

OUT = Why("DU-015", "Your Phantom is dispersed.")
NOT_YOUR_TURN = Why("DU-097", "It is not your turn.")
PASSED = Why("DU-131", "You have passed: no further turn this round.")
BUSY = Why("DU-100", "Something declared has to resolve first: answer the present question.")
NO_TRIGGER = Why("DU-109", "{card} can be played only when this happens: {trigger}.")
OWN_TURN_ONLY = Why("DU-106", "{card} can be played on your own turn, whenever you are to act.")
NOT_NOW = Why("DU-106", "{card} can be played on your turn, and as soon as anything happens that may be answered.")
SOLO = Why("DU-224", "{card} is SOLO: it cannot be in a Power Attack.")
OTHER_VALUE = Why("DU-120", "{card} does not count {shared}, as every card of this attack has to.")
NO_CARD = Why("DU-093", "There is no card in your hand for that.")
DECKS_FIRST = Why("DU-070", "The fight begins once all decks are built and all Phantoms placed.")


PLAYED = (opt.Play, opt.Tilt)
"""What is done with a card for its text, at moments of its own."""
WITH_A_CARD = (opt.Play(NOTHING), opt.AttackWith(NOTHING), opt.MoveWith(NOTHING), opt.Hold(NOTHING))
"""What is done with a card of the hand, where there is none."""


def _refusal(pos: DuskPosition, seat: int, option: Option, why: Why, value: int = NOTHING) -> Refusal:
    """Refuse an option for a reason that may be about a value which its cards should have."""
    return why.refuse(option, lambda gap: GAPS[gap](pos, seat, option, value))


def _holding(pos: DuskPosition, seat: int) -> str:
    card = pos.paralysed_by(seat)
    return words.card(card.card) if card is not None else ""


def _counts(card: Card) -> object:
    return "1 to 9" if card.type == "WILD" else card.value


def _ranges(pos: DuskPosition, seat: int, values: Sequence[int]) -> str:
    """How far each opponent is, and by how much a card falls short of that or goes beyond."""
    said = []
    for enemy in pos.enemies(seat):
        far = pos.distance(seat, enemy)
        off = max(far - max(values), min(values) - far)
        wrong = f", {off} too {'far' if far > max(values) else 'near'}" if off > 0 else ""
        said.append(f"{words.phantom(pos, enemy)} is at range {far}{wrong}")
    return listed(said) or "there is nobody to attack"


GAPS: dict[str, Callable[[DuskPosition, int, Any, int], object]] = {
    "card": lambda pos, seat, o, value: words.card(o.card),
    "distance": lambda pos, seat, o, value: pos.distance(seat, o.seat),
    "holding": lambda pos, seat, o, value: _holding(pos, seat),
    "ranges": lambda pos, seat, o, value: _ranges(pos, seat, CARDS[o.card].values),
    "shared": lambda pos, seat, o, value: value,
    "trigger": lambda pos, seat, o, value: words.MOMENTS[t.on] if (t := CARDS[o.card].trigger) is not None else "",
    "value": lambda pos, seat, o, value: value if value != NOTHING else _counts(CARDS[o.card]),
}
"""What fills the gaps of a reason, by name."""


def explain(pos: DuskPosition, seat: int) -> list[Refusal]:
    """What is not on offer to that seat now, and why."""
    offered = pos.offered(seat)
    tilts = any(isinstance(option, opt.Tilt) for option in offered)
    never = _why_not_at_all(pos, seat)
    now = never or _why_not_now(pos, seat)
    refusals = []
    for action in ACTIONS.values():
        for option in action.could(pos, seat):
            if option in offered or (tilts and isinstance(option, opt.Tilt)):  # whatever it is on offer for
                continue
            general = (never or _why_not_played(pos, seat, option)) if isinstance(option, PLAYED) else now
            why = general or action.why_not(pos, seat, option)
            if why is not None:
                refusals.append(_refusal(pos, seat, option, why))
    if not pos.players[seat].hand:
        refusals += [_refusal(pos, seat, option, now or NO_CARD) for option in WITH_A_CARD]
    return refusals + _about_power_attack(pos, seat, offered) + about_defence(pos, seat, offered)


def _why_not_at_all(pos: DuskPosition, seat: int) -> Why | None:
    if pos.players[seat].out:
        return OUT
    return None if pos.round else DECKS_FIRST


def _acts(pos: DuskPosition, seat: int) -> bool:
    """True if that seat is to take an action."""
    return pos.topic == "act" and pos.asked == seat


def _why_not_now(pos: DuskPosition, seat: int) -> Why | None:
    """Why no action at all can be taken, where that is so."""
    if pos.players[seat].passed:
        return PASSED
    if pos.active != seat:
        return NOT_YOUR_TURN
    return None if _acts(pos, seat) else BUSY


def _why_not_played(pos: DuskPosition, seat: int, option: opt.Play | opt.Tilt) -> Why | None:
    """Why a card cannot be played for its text at this moment, which for some is not one of their player's turn."""
    card = CARDS[option.card]
    if card.type == "REACTION":
        return NO_TRIGGER
    if _acts(pos, seat):
        return None
    if card.type == "FREE ACTION" and card.window:
        return OWN_TURN_ONLY
    return NOT_NOW if card.type in ("TILT", "FREE ACTION") else _why_not_now(pos, seat)


def _about_power_attack(pos: DuskPosition, seat: int, offered: set[Option]) -> list[Refusal]:
    """While cards are added to an attack: why the others in hand cannot be."""
    declaring = pos.running
    if not isinstance(declaring, DeclareAttack) or declaring.seat != seat or not declaring.picked:
        return []
    value, shared = declaring.value, {KIND_OF[o.card] for o in offered if isinstance(o, opt.Add)}
    refusals = []
    for card in one_of_each(without(pos.players[seat].hand, declaring.picked)):
        if KIND_OF[card] not in shared:
            solo = value in CARDS[card].values and "SOLO" in CARDS[card].powers
            refusals.append(_refusal(pos, seat, opt.Add(card, value), SOLO if solo else OTHER_VALUE, value))
    return refusals


# Blocks and dodges of whoever is attacked.

NOTHING_TO_BLOCK_WITH = Why("DU-139", "You have no card with a value to block with.")
NO_BLOCK = Why("DU-140", "No cards of yours add up to exactly {value}.")
UNBLOCKABLE = Why("DU-102", "A card of the attacker says that this attack cannot be blocked.")
DODGED = Why("DU-236", "At this table a target that has dodged may not block.")
BLOCK_LATER = Why("DU-136", "You can block once it is certain that the attack reaches you.")
BLOCKS_ARE_OVER = Why("DU-145", "The blocks against this attack are done: what got through is being resolved.")
NO_PAIR = Why("DU-148", "You have no two cards of value {value}.")
CANNOT_DODGE = Why("DU-149", "Your Phantom cannot move exactly {value}.")


def about_defence(pos: DuskPosition, seat: int, offered: set[Option]) -> list[Refusal]:
    """While an attack on this seat is open: the blocks and dodges that it cannot make now."""
    attack = pos.find(Attack)
    if attack is None or seat not in attack.to or pos.players[seat].out:
        return []
    blocking = pos.topic == "block_with" and pos.asked == seat
    refusals = [] if blocking else _about_blocks(pos, seat, attack, offered)
    if not _has_begun(pos, "measure"):
        refusals += _about_dodges(pos, seat, offered)
    return refusals


def _about_blocks(pos: DuskPosition, seat: int, attack: Attack, offered: set[Option]) -> list[Refusal]:
    waiting = [blow for blow in attack.blows if blow.target == seat and blow.state == "open" and not blow.done]
    needed = sorted({value for blow in waiting for value in needs(attack, blow)})
    return [
        _refusal(pos, seat, opt.Block(value), _why_no_block(pos, seat, attack, value), value)
        for value in needed
        if opt.Block(value) not in offered
    ]


def _why_no_block(pos: DuskPosition, seat: int, attack: Attack, value: int) -> Why:
    hand = pos.players[seat].hand
    if attack.unblockable:
        return UNBLOCKABLE
    if seat in attack.dodged and not pos.options.block_after_dodge:
        return DODGED
    if not any(CARDS[card].values for card in hand):
        return NOTHING_TO_BLOCK_WITH
    if not totals(hand, value):
        return NO_BLOCK
    return BLOCKS_ARE_OVER if _is_being_resolved(pos) else BLOCK_LATER


def _has_begun(pos: DuskPosition, step: str) -> bool:
    """True once the nearest attack has begun a step."""
    return pos.agenda[pos.depth_of(Attack)].step > Attack.places[step]


def _is_being_resolved(pos: DuskPosition) -> bool:
    """True if all blocks against the nearest attack are laid."""
    above = pos.rule_at(pos.depth_of(Attack) + 1)
    return isinstance(above, StrikeBlow) or _has_begun(pos, "choose_blow")


def _about_dodges(pos: DuskPosition, seat: int, offered: set[Option]) -> list[Refusal]:
    cards = [CARDS[card] for card in pos.players[seat].hand]
    refusals = []
    for value in sorted({card.value for card in cards} - {0}):
        if opt.Dodge(value) not in offered:
            pair = sum(value in card.values for card in cards) > 1
            held = why_held(pos, seat) if pos.held_still(seat) else CANNOT_DODGE
            refusals.append(_refusal(pos, seat, opt.Dodge(value), held if pair else NO_PAIR, value))
    return refusals
