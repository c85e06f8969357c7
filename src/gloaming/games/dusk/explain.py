"""Why not: the rule behind everything a player has and cannot use now."""

from __future__ import annotations

from gloaming.games.dusk import answers as a
from gloaming.games.dusk import words
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.rules.actions import ACTIONS
from gloaming.games.dusk.rules.attack import Attack
from gloaming.games.dusk.rules.blow import needs
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.games.dusk.state import NOTHING
from gloaming.kernel import Option
from gloaming.outside.ledger import Refusal, Why

OUT = Why("DU-015", "Your Phantom is dispersed.")
NOT_YOUR_TURN = Why("DU-097", "It is not your turn.")
PASSED = Why("DU-131", "You have passed: no further turn this round.")
BUSY = Why("DU-100", "Something declared has to resolve first: answer the present question.")
NO_TRIGGER = Why("DU-109", "{card} can be played only when this happens: {trigger}.")
OWN_TURN_ONLY = Why("DU-106", "{card} can be played on your own turn, while no attack is being resolved.")
NOT_NOW = Why("DU-098", "{card} can be played as soon as something is declared or rolled.")
NO_BLOCK = Why("DU-140", "No cards of yours add up to exactly {value}.")
NO_PAIR = Why("DU-148", "You have no two cards of value {value}.")
CANNOT_DODGE = Why("DU-149", "Your Phantom cannot move exactly {value}.")
DECKS_FIRST = Why("DU-070", "The fight begins once all decks are built and all Phantoms placed.")


def explain(pos: DuskPosition, seat: int) -> list[Refusal]:
    """What is not on offer to that seat now, and why."""
    ask = pos.ask
    offered = set(ask.options) if ask is not None and ask.seat == seat else set()
    refusals = []
    for action in ACTIONS.values():
        for option in action.could(pos, seat):
            if option in offered or _offered_otherwise(option, offered):
                continue
            why = _why_not(pos, seat, option)
            if why is not None:
                refusals.append(_refusal(pos, seat, option, why))
    return refusals + _about_defence(pos, seat, offered)


def _offered_otherwise(option: Option, offered: set[Option]) -> bool:
    """True if Tilt is on offer, whatever for."""
    return isinstance(option, a.Tilt) and any(isinstance(other, a.Tilt) for other in offered)


def _why_not(pos: DuskPosition, seat: int, option: Option) -> Why | None:
    player = pos.players[seat]
    if player.out:
        return OUT
    if not pos.round:
        return DECKS_FIRST
    if isinstance(option, a.Play | a.Tilt):
        special = _why_not_timing(pos, seat, option)
        if special is not None:
            return special
    elif player.passed:
        return PASSED
    elif pos.active != seat:
        return NOT_YOUR_TURN
    if pos.ask is None or pos.ask.topic != "act" or pos.ask.seat != seat:
        return BUSY
    kind: type[Option] = a.Play if isinstance(option, a.Tilt) else type(option)
    return ACTIONS[kind].why_not(pos, seat, option)


def _why_not_timing(pos: DuskPosition, seat: int, option: a.Play | a.Tilt) -> Why | None:
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


def _about_defence(pos: DuskPosition, seat: int, offered: set[Option]) -> list[Refusal]:
    """While an attack on this seat is open: blocks and dodges that its cards do not give."""
    attack = next((f.rule for f in reversed(pos.agenda) if isinstance(f.rule, Attack)), None)
    if attack is None or seat not in attack.to or pos.players[seat].out:
        return []
    refusals = []
    if pos.ask is not None and pos.ask.topic == "block" and pos.ask.seat == seat:
        needed = {v for b in attack.blows if b.target == seat and b.state == "open" for v in needs(attack, b)}
        refusals += [
            _refusal(pos, seat, a.Block(value), NO_BLOCK) for value in sorted(needed) if a.Block(value) not in offered
        ]
    if pos.ask is not None and pos.ask.topic == "attack_declared" and pos.ask.seat == seat:
        values = [CARDS[card].value for card in pos.players[seat].hand]
        for value in sorted(set(values) - {0}):
            if a.Dodge(value) not in offered:
                why = CANNOT_DODGE if values.count(value) > 1 else NO_PAIR
                refusals.append(_refusal(pos, seat, a.Dodge(value), why))
    return refusals


def _refusal(pos: DuskPosition, seat: int, option: Option, why: Why) -> Refusal:
    """Fill the gaps of the reason with what it is about."""
    number = getattr(option, "card", NOTHING)
    gaps: dict[str, object] = {"value": getattr(option, "value", ""), "ranges": _ranges(pos, seat)}
    if number != NOTHING:
        card = CARDS[number]
        trigger = card.trigger
        gaps |= {
            "card": card.name,
            "value": " or ".join(map(str, card.values)) if card.type != "WILD" else "1 to 9",
            "trigger": words.MOMENTS.get(trigger.on, "") if trigger is not None else "",
        }
    if isinstance(option, a.CallShot):
        gaps["distance"] = pos.distance(seat, option.seat)
    return Refusal(option, why.rule, why.words.format(**gaps))


def _ranges(pos: DuskPosition, seat: int) -> str:
    """How far the opponents are."""
    if pos.players[seat].hex < 0:
        return "there is nobody to attack"
    far = sorted({pos.distance(seat, enemy) for enemy in pos.enemies(seat) if pos.players[enemy].hex >= 0})
    return f"your opponents are at range {words.listed([str(distance) for distance in far])}"
