"""Why not, for whoever is attacked: blocks and dodges that are not on offer."""

from __future__ import annotations

from gloaming.api.ledger import Refusal, Why
from gloaming.games.dusk import options as opt
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.rules.actions import why_held
from gloaming.games.dusk.rules.attack import Attack
from gloaming.games.dusk.rules.blow import needs
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.games.dusk.rules.strike import StrikeBlow
from gloaming.games.dusk.rules.totals import totals
from gloaming.kernel import Option

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


def refuse(pos: DuskPosition, seat: int, option: Option, why: Why, **gaps: object) -> Refusal:
    """A refusal with the gaps of its reason filled; what holds a Phantom still is known here."""
    return why.refuse(option, holding=lambda: _holding(pos, seat), **gaps)


def _holding(pos: DuskPosition, seat: int) -> str:
    card = pos.paralysed_by(seat)
    return CARDS[card.card].name if card is not None else ""


def _about_blocks(pos: DuskPosition, seat: int, attack: Attack, offered: set[Option]) -> list[Refusal]:
    waiting = [blow for blow in attack.blows if blow.target == seat and blow.state == "open" and not blow.done]
    needed = sorted({value for blow in waiting for value in needs(attack, blow)})
    return [
        refuse(pos, seat, opt.Block(value), _why_no_block(pos, seat, attack, value), value=value)
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
            refusals.append(refuse(pos, seat, opt.Dodge(value), held if pair else NO_PAIR, value=value))
    return refusals
