"""Questions in words: what is asked, what is being answered, and what it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.games.dusk.cards import CARDS, SETS
from gloaming.games.dusk.options import Block, TakeSet
from gloaming.games.dusk.rules.attack import Attack
from gloaming.games.dusk.rules.blocks import Blocks, UnifiedBlocks
from gloaming.games.dusk.rules.blow import entangled, needs, power, range_to
from gloaming.games.dusk.rules.declare import DeclareAttack, DeclareCalledShot
from gloaming.games.dusk.rules.hit_location import MORE_ON, ExtraDie, HitLocation
from gloaming.games.dusk.rules.move import MoveAction
from gloaming.games.dusk.rules.play_card import PlayCard, UseCard
from gloaming.games.dusk.rules.texts import RunText
from gloaming.games.dusk.rules.turn import Initiative, Redraw, Turn
from gloaming.games.dusk.rules.walk import Walk
from gloaming.games.dusk.state import LOCATIONS, NOTHING, State
from gloaming.games.dusk.words import ATTACKS, MOMENTS, card, cards, changed, rolls
from gloaming.pieces.words import Names, does, listed, owner_of, some, whom

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

LEADS_TO: dict[str, str] = {
    "take_set": "You choose four of its nine cards for your deck.",
    "pick": "Four of these join your deck; the others stay out of the game.",
    "place_first": "Who places later sees where the others stand.",
    "corner": "Every move and every range counts from where you stand.",
    "initiative": "Turns go round the table from whoever begins.",
    "as": "It moves you exactly as many hexes as it counts.",
    "power": "Each card is a hit of its own: 1 damage, and a block for itself.",
    "called": "One hit of 1 damage, with 1 more on its roll. Any one of its cards blocks it, or their sum.",
    "block_with": "Cards that come to exactly that value: the attack still hits, but does no damage.",
    "block_at": "The card you choose still hits, but does no damage.",
    "dodge_with": "Two cards of that value go to the Void: you move so far at once, and the range is measured again.",
    "resolve": "Each card that nothing stops rolls a die for the place where it strikes.",
    "discard": "It goes to your Boneyard.",
    "banish": "It goes to the Void and does not come back by itself.",
    "armour": "A hit on that place wounds you from then on.",
    "mend": "A hit on that place breaks armour again before it wounds.",
}
"""What a question leads to, where neither its options nor the text of a card say it and nothing has to be counted."""

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
    said = f"{does(names[attack.by], ATTACKS[attack.kind])} {at} with {cards(attack.cards)}"
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
        return f"the initiative is {rolls(rule.faces, names)}"
    by, seat = getattr(rule, "by", NOTHING), getattr(rule, "seat", NOTHING)
    if moment in DEEDS and NOTHING not in (by, seat):
        return f"{does(names[by], DEEDS[moment])} {whom(names, seat)}"
    if moment in FATES and seat != NOTHING:
        return does(names[seat], FATES[moment])
    return MOMENTS[moment]


def say_consequence(pos: State, names: Names) -> str:
    """What the question leads to, in one line, by what lies open and by what the asked seat holds."""
    ask = pos.ask
    if ask is None:
        return ""
    if ask.topic in MOMENTS:
        return _of_answering(pos, ask.topic, names)
    match pos.running:
        case Turn():
            return _of_turn(pos)
        case Redraw():
            return _of_refilling(pos, ask.seat)
        case Walk() as walk:
            return _text(pos) or _of_walking(walk)
        case DeclareAttack():
            return LEADS_TO["power"]
        case DeclareCalledShot():
            return LEADS_TO["called"]
        case HitLocation() as roll:
            return _of_roll(pos, roll, names)
        case Blocks() if ask.topic == "block":
            totals = _either([option.value for option in ask.options if isinstance(option, Block)])
            return f"Cards that come to exactly {totals} stop the damage of a hit; else a die finds the place."
        case UnifiedBlocks(value=value):
            return f"Each card you add is a block for {value} of its own."
    return _text(pos) or LEADS_TO.get(ask.topic, "")


def _of_turn(pos: State) -> str:
    if not pos.actions + pos.strikes:
        return ""
    said = "Your attack is made" if pos.attacked else f"{'One of them' if pos.actions > 1 else 'It'} may be an attack"
    if pos.strikes:
        said = f"{pos.strikes} of them {'is' if pos.strikes == 1 else 'are'} for attacking with a single card"
    return f"{said}. A card moves you, strikes, is played or is held."


def _of_refilling(pos: State, seat: int) -> str:
    player = pos.players[seat]
    number = pos.refill(seat) - len(player.hand)
    if number <= len(player.deck):
        return f"You draw {some(number, 'card')}."
    return (
        f"You draw {some(number, 'card')}, and your deck holds {len(player.deck)}: your Boneyard becomes the deck, "
        "less its top card. If that is too few, you are out of the game."
    )


def _of_walking(walk: Walk) -> str:
    if walk.stepwise:
        return f"Hex by hex, through none twice: {walk.length - walk.walked} to go of {walk.length}."
    return f"{'Exactly' if walk.exact else 'Up to'} {some(walk.length, 'hex')}, past nobody and through none twice."


def _of_answering(pos: State, moment: str, names: Names) -> str:
    """What comes of what is being answered, if it is let be."""
    rule: Any = pos.answered
    match rule:
        case Attack() if moment == "attack_declared":
            return _of_attack(pos, rule)
        case PlayCard() if moment == "card_played":
            return CARDS[rule.card].text
        case MoveAction():
            return f"{does(names[rule.seat], 'move')} exactly {some(rule.length, 'hex')}."
        case HitLocation():
            return _of_roll(pos, rule, names)
        case ExtraDie():
            return f"It wounds once more on {MORE_ON} or more."
        case Initiative():
            return "The highest chooses to go first or last; equals roll again."
    return ""


def _of_attack(pos: State, attack: Attack) -> str:
    """From where an attack strikes, and what blocks it for the one who is asked."""
    said = f"It strikes at {_range_of(attack)}, measured once all have answered"
    totals = {value for blow in attack.blows if blow.target == pos.asked for value in needs(attack, blow)}
    if attack.unblockable or not totals:
        return f"{said}, and cannot be blocked." if totals else f"{said}."
    return f"{said}. Cards that come to exactly {_either(sorted(totals))} block a hit."


def _range_of(attack: Attack) -> str:
    """The ranges at which some card of an attack strikes."""
    if attack.any_range or any(power(attack, blow, "MELODY") for blow in attack.blows):
        return "any range"
    least, most = attack.value - attack.slack, attack.value + attack.slack
    exactly = str(least) if least == most else f"{least} to {most}"
    up_to = max((entangled(attack, blow) for blow in attack.blows), default=0)
    if not up_to:
        return f"range {exactly}"
    return f"range {up_to + attack.slack} or less" + ("" if up_to == attack.value else f", or {exactly}")


def _either(values: Sequence[int]) -> str:
    return listed([str(value) for value in values], "or")


def _of_roll(pos: State, roll: HitLocation, names: Names) -> str:
    """Where the one who is struck has armour left."""
    left = [str(at) for at in LOCATIONS if pos.players[roll.seat].armour >> at & 1]
    if roll.momentum or not left:
        return "1 misses, 2 to 5 wound, and 6 is a critical wound."
    wound = "" if len(left) == len(LOCATIONS) else ", elsewhere it wounds"
    armour = f"{owner_of(names, roll.seat)} armour at {listed(left)}"
    return f"1 misses, {armour} breaks{wound}, and 6 is a critical wound."


def _text(pos: State) -> str:
    """The text that is being carried out, after the name of its card."""
    for frame in reversed(pos.agenda):
        match frame.rule:
            case RunText(about=about):
                number = about.card
            case PlayCard(card=number) | UseCard(card=number):
                pass
            case Attack():
                break
            case _:
                continue
        return f"{card(number)}: {CARDS[number].text}"
    return ""
