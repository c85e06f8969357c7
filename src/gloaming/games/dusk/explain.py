"""Why not: the rule behind everything a player has and cannot use now."""

from __future__ import annotations

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
            why = general or _why_not_this(pos, seat, option)
            if why is not None:
                refusals.append(_refusal(pos, seat, option, why))
    if not pos.players[seat].hand:
        refusals += [_refusal(pos, seat, option, now or NO_CARD) for option in WITH_A_CARD]
    return refusals + _about_power_attack(pos, seat, offered) + about_defence(pos, seat, offered)


def _why_not_played(pos: DuskPosition, seat: int, option: opt.Play | opt.Tilt) -> Why | None:
    return _why_not_timing(pos, seat, option) or _why_not_between(pos, seat)


def _why_not_this(pos: DuskPosition, seat: int, option: Option) -> Why | None:
    kind: type[Option] = opt.Play if isinstance(option, opt.Tilt) else type(option)
    return ACTIONS[kind].why_not(pos, seat, option)


def _why_not_at_all(pos: DuskPosition, seat: int) -> Why | None:
    if pos.players[seat].out:
        return OUT
    return None if pos.round else DECKS_FIRST


def _why_not_now(pos: DuskPosition, seat: int) -> Why | None:
    """Why no action at all can be taken, where that is so."""
    if pos.players[seat].passed:
        return PASSED
    return NOT_YOUR_TURN if pos.active != seat else _why_not_between(pos, seat)


def _why_not_between(pos: DuskPosition, seat: int) -> Why | None:
    return BUSY if pos.ask is None or pos.ask.topic != "act" or pos.ask.seat != seat else None


def _why_not_timing(pos: DuskPosition, seat: int, option: opt.Play | opt.Tilt) -> Why | None:
    """The moments of a card that is not played as an action."""
    card = CARDS[option.card]
    acting = pos.ask is not None and pos.ask.topic == "act" and pos.ask.seat == seat
    if card.type == "REACTION":
        return NO_TRIGGER
    if acting:
        return None
    if card.type == "FREE ACTION" and card.window:
        return OWN_TURN_ONLY
    if card.type in ("TILT", "FREE ACTION"):
        return NOT_NOW
    if pos.players[seat].passed:
        return PASSED
    return NOT_YOUR_TURN if pos.active != seat else None


def _about_power_attack(pos: DuskPosition, seat: int, offered: set[Option]) -> list[Refusal]:
    """While cards are added to an attack: why the others in hand cannot be."""
    declaring = pos.running
    if not isinstance(declaring, DeclareAttack) or declaring.seat != seat or not declaring.picked:
        return []
    value, shared = declaring.value, {KIND_OF[o.card] for o in offered if isinstance(o, opt.Add)}
    refusals = []
    for card in one_of_each(tuple(c for c in pos.players[seat].hand if c not in declaring.picked)):
        if KIND_OF[card] not in shared:
            solo = value in CARDS[card].values and "SOLO" in CARDS[card].powers
            why = SOLO if solo else OTHER_VALUE
            refusals.append(_refusal(pos, seat, opt.Add(card, value), why, value))
    return refusals


def _refusal(pos: DuskPosition, seat: int, option: Option, why: Why, value: int = NOTHING) -> Refusal:
    """Fill the gaps of the reason with what it is about: an option, and a value that its cards should have."""
    number = getattr(option, "card", NOTHING)

    def fill(gap: str) -> object:
        match gap:
            case "holding":
                return _holding(pos, seat)
            case "value" | "shared" if value != NOTHING:
                return value
            case "distance" if isinstance(option, opt.CallShot):
                return pos.distance(seat, option.seat)
        card = CARDS[number]
        match gap:
            case "card":
                return card.name
            case "value":
                return " or ".join(map(str, card.values)) if card.type != "WILD" else "1 to 9"
            case "trigger":
                return words.MOMENTS.get(card.trigger.on, "") if card.trigger is not None else ""
            case "ranges":
                return _ranges(pos, seat, card)
        raise KeyError(gap)

    return why.refuse(option, fill)


def _ranges(pos: DuskPosition, seat: int, card: Card) -> str:
    """How far each opponent is, and by how much the card falls short of that or goes beyond."""
    if pos.players[seat].hex < 0 or not card.values:
        return "there is nobody to attack"
    said = []
    for enemy in pos.enemies(seat):
        if pos.players[enemy].hex >= 0:
            far = pos.distance(seat, enemy)
            off = far - max(card.values) if far > max(card.values) else min(card.values) - far
            wrong = f", {off} too {'far' if far > max(card.values) else 'near'}" if off > 0 else ""
            said.append(f"{words.phantom(pos, enemy)} is at range {far}{wrong}")
    return listed(said) or "there is nobody to attack"


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
    topic = pos.ask.topic if pos.ask is not None and pos.ask.seat == seat else ""
    refusals = [] if topic == "block_with" else _about_blocks(pos, seat, attack, offered)
    if not _has_begun(pos, "measure"):
        refusals += _about_dodges(pos, seat, offered)
    return refusals


def _holding(pos: DuskPosition, seat: int) -> str:
    card = pos.paralysed_by(seat)
    return CARDS[card.card].name if card is not None else ""


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
