"""Questions in words: what is asked, and what is being answered."""

from __future__ import annotations

from typing import Any

from gloaming.games.dusk.cards import SETS
from gloaming.games.dusk.options import TakeSet
from gloaming.games.dusk.rules.blocks import Blocks, UnifiedBlocks
from gloaming.games.dusk.rules.blow import power, range_to
from gloaming.games.dusk.rules.declare import DeclareAttack, DeclareCalledShot
from gloaming.games.dusk.rules.hit_location import HitLocation
from gloaming.games.dusk.rules.play_card import PlayCard
from gloaming.games.dusk.rules.turn import Initiative
from gloaming.games.dusk.rules.walk import Walk
from gloaming.games.dusk.state import NOTHING, State
from gloaming.games.dusk.words import MOMENTS, card, cards, changed
from gloaming.pieces.words import Names, does, listed, whom

QUESTIONS: dict[str, str] = {
    "pay_text": "Pay for the text of the card?",
    "take_set": "Choose your",
    "pick": "Choose a card for your deck",
    "place_first": "Say who places first",
    "corner": "Place your Phantom on a corner",
    "redraw": "Refill your hand?",
    "initiative": "Go first or last this round?",
    "as": "Choose what the card counts as",
    "go": "Choose where to move",
    "aim": "Choose a target",
    "power": "Add cards of the same value, or strike",
    "called": "Choose cards for the Called Shot",
    "target": "Choose an opponent",
    "block": "Block, or take the hit",
    "block_with": "Choose cards for the block",
    "block_at": "Choose which of your cards is blocked",
    "dodge_with": "Choose cards to dodge with",
    "resolve": "Choose which card to resolve next",
    "discard": "Choose a card to discard",
    "banish": "Choose a card to banish",
    "keep": "Choose which die stands",
    "which_die": "Choose which die is rolled again",
    "precise": "Shift the hit location?",
    "shift": "Raise or lower the roll",
    "shards": "Choose how many Shards to spend",
    "shard_from": "Choose which card the Shard comes from",
    "choose": "Choose one",
    "armour": "Choose the armour to give up",
    "mend": "Choose the armour to restore",
    "recover": "Choose a card to come back",
    "sort": "Choose one of the cards you see",
    "put_next": "Choose which card goes back next",
    "whose_deck": "Choose whose deck to look at",
    "destroy": "Choose a card to destroy",
    "wick": "Choose where the Wick burns",
    "replace_wick": "Choose which Wick goes out",
    "place": "Choose where to appear",
    "grant": "Choose which card gets the keywords",
    "heal": "Heal one wound?",
    "bearer": "Choose who bears the wound",
    "attack_now": "Choose a card to attack with",
}


DEEDS: dict[str, str] = {"attack_missed": "have missed", "attack_hit": "have hit", "attack_resolved": "have attacked"}
"""What somebody has done to somebody."""

FATES: dict[str, str] = {
    "move_declared": "are about to move",
    "hold_declared": "are about to hold",
    "attack_blocked": "have blocked the attack",
    "armour_lost": "have lost armour",
    "wounded": "are wounded",
    "moved": "have moved",
    "cards_drawn": "have drawn",
    "card_discarded": "have discarded a card",
    "card_banished": "have lost cards to the Void",
    "held": "have held",
}
"""What has happened to somebody, or somebody is doing."""


def say_ask(pos: State, names: Names) -> str:
    """The question in one sentence, verb first."""
    ask = pos.ask
    if ask is None:
        return "The game is over"
    if ask.topic == "act":
        left = pos.actions + pos.strikes
        return f"Take an action: {left} left" if left else "End your turn, or use what costs no action"
    if ask.topic in MOMENTS:
        return f"Answer, or let it be: {_happening(pos, ask.topic, names)}"
    first = ask.options[0]
    if isinstance(first, TakeSet):
        return f"{QUESTIONS[ask.topic]} {SETS[first.set].kind.title()}"
    rule: Any = pos.running
    if isinstance(rule, Walk) and rule.seat != ask.seat:
        return f"Choose where {names[rule.seat]} moves"
    if isinstance(rule, DeclareCalledShot) and rule.total and rule.total == sum(rule.picked_values):
        return f"Strike with {cards(rule.picked)}, {rule.total} in all"
    about = _about_to(pos, names)
    return f"{QUESTIONS[ask.topic]}: {about}" if about else QUESTIONS[ask.topic]


def _about_to(pos: State, names: Names) -> str:
    """What the rule that asks is in the middle of, where the question alone does not say it."""
    rule: Any = pos.running
    if isinstance(rule, Blocks | UnifiedBlocks) and pos.topic == "block":
        return _attack(pos, pos.rule_at(rule.attack), names)
    if isinstance(rule, Blocks):
        return f"{rule.value - sum(rule.picked_values)} to go of {rule.value}"
    if isinstance(rule, DeclareCalledShot) and rule.total:
        return f"{rule.total - sum(rule.picked_values)} to go of {rule.total}"
    if isinstance(rule, DeclareAttack) and rule.picked:
        return f"{cards(rule.picked)} so far"
    return ""


def _attack(pos: State, attack: Any, names: Names) -> str:
    """An attack, and how far the one who is asked is away where it does not reach that far."""
    at = listed([whom(names, seat) for seat in attack.to]) or "a hex"
    how = {"single": "attack", "power": "make a Power Attack on", "called": "call a shot at"}[attack.kind]
    said = f"{does(names[attack.by], how)} {at} with {cards(attack.cards)}"
    seat = pos.asked
    if seat not in attack.to or attack.hex != NOTHING or attack.any_range:
        return said
    far = range_to(pos, attack, pos.players[seat].hex)
    blows = [blow for blow in attack.blows if blow.target == seat]
    least = 0 if any(power(attack, blow, "TANGLE") for blow in blows) else attack.value - attack.slack
    if any(power(attack, blow, "MELODY") for blow in blows) or least <= far <= attack.value + attack.slack:
        return said
    return f"{said} at range {attack.value}, and you are at {far}"


def _happening(pos: State, moment: str, names: Names) -> str:
    """What is being answered."""
    rule: Any = pos.answered
    if moment == "attack_declared":
        return _attack(pos, rule, names)
    if isinstance(rule, PlayCard):
        return f"{does(names[rule.seat], 'play')} {card(rule.card)}"
    if isinstance(rule, HitLocation):
        faces = " and ".join(map(str, rule.faces))
        change = f", {changed(rule.change)}," if rule.change else ""
        return f"{does(names[rule.by], 'roll')} {faces}{change} against {whom(names, rule.seat)}"
    if isinstance(rule, Initiative):
        return f"the initiative is {listed([f'{names[s]} {face}' for s, face in enumerate(rule.faces) if face])}"
    by, seat = getattr(rule, "by", NOTHING), getattr(rule, "seat", NOTHING)
    if moment in DEEDS and NOTHING not in (by, seat):
        return f"{does(names[by], DEEDS[moment])} {whom(names, seat)}"
    if moment in FATES and seat != NOTHING:
        return does(names[seat], FATES[moment])
    return MOMENTS[moment]
