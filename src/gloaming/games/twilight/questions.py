"""Questions in words, each with what it leads to. Derived on demand, never stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from gloaming.games.twilight import options as opt
from gloaming.games.twilight.derived import player_armor
from gloaming.games.twilight.rules.blocking import Blocking
from gloaming.games.twilight.rules.combat import Combat
from gloaming.games.twilight.rules.damage import Duel, fixed, strength
from gloaming.games.twilight.rules.item import Item
from gloaming.games.twilight.rules.matter import Matter
from gloaming.games.twilight.rules.sacrifice import SacrificeCard
from gloaming.games.twilight.rules.seize import MORE_THAN_ITS_VALUE, SeizeAspect
from gloaming.games.twilight.rules.trade import FreeTrade
from gloaming.games.twilight.state import NOTHING, State
from gloaming.games.twilight.words import MOMENTS, card, say_item, title, units
from gloaming.kernel import Ask
from gloaming.pieces.words import Names, does, listed, owner_of, some, whom


class Question(NamedTuple):
    """A question, and what it leads to: as it is written here, else the text of what it belongs to."""

    words: str
    leads_to: str = ""


OF_A_DEITY = "You get its Power, and Conviction for cards of its colours."
SACRIFICED = "Aspects that match the whole cost of a card are Destroyed with it."
QUESTIONS: dict[str, Question] = {
    "choose_deck": Question("Choose a deck", "Its cards are your Life Stack: damage takes them from you."),
    "patron": Question("Choose the Deity your deck serves", OF_A_DEITY),
    "mulligan": Question("Keep your hand?", "A new Hand can be drawn once."),
    "deity": Question(
        "Keep a Deity, and hand on the others",
        "The others go on to the next player; in the end you play for one of those you kept.",
    ),
    "choose_deity": Question("Choose the Deity you play for", OF_A_DEITY),
    "draft": Question("Keep a card, and hand on the others", "The others go on to the next player."),
    "leave_out": Question("Leave out cards until fifty are left", "They take no part in this game."),
    "upkeep": Question(
        "Choose which Upkeep to pay next", "An Intrigue whose Upkeep is not paid in full is Exhausted this turn."
    ),
    "trade": Question("Trade with somebody?", "What you give lies face down with them: only you know its face."),
    "offer": Question("Put together an offer", "Nothing changes hands before they agree."),
    "answer": Question(
        "Answer the offer", "You choose which of your cards you give; what you get lies face down in your Aspect Stack."
    ),
    "give": Question(
        "Choose a card to hand over",
        "It lies face down with them and pays for their cards; whoever Manifests it brings on its Heresy.",
    ),
    "seize": Question("Seize an Aspect?", "You pay in cards, and one of them is Destroyed."),
    "set_aside": Question("Set cards aside to Seize", "They pay for the Aspect, or come back in part."),
    "take_back": Question(
        "Take back cards that were set aside",
        "It returns to your Hand; of those that are left one is Destroyed, the others are Discarded.",
    ),
    "place_aspect": Question(
        "Choose an Aspect for your Resource Area", "It pays for cards from now on, and can be Manifested."
    ),
    "pay_x": Question("Pay X, unit by unit,", "X is as many units as you pay, of whatever level."),
    "direction": Question("Choose a direction", "Of several in one direction only the topmost works."),
    "sacrifice": Question("Choose a card to Sacrifice against", SACRIFICED),
    "attack": Question(
        "Declare attackers",
        "What nobody blocks takes as many cards as it has Life from a Life Stack, half as many from a Discard Stack.",
    ),
    "block": Question(
        "Declare blockers", "What is blocked fights the blocker instead of your stack: both deal their Fight."
    ),
    "replace": Question("Replace a blocker?", "With another Creature the attacker is blocked again."),
    "help": Question("Let another player block for you?"),
    "strike_next": Question(
        "Choose which attacker strikes next",
        "They damage one after the other: what the first takes, the next does not find.",
    ),
    "target": Question("Choose a card"),
    "target_player": Question("Choose a player"),
    "target_item": Question("Choose what is pending"),
    "aspect": Question("Choose an Aspect"),
    "effect": Question("Choose an effect"),
    "may": Question("Do what is offered?"),
    "first_trigger": Question("Choose which ability happens next", "The others happen after it."),
    "foresee": Question(
        "Put cards under the Life Stack?",
        "What you put under the Life Stack is drawn last; you alone know where it lies.",
    ),
    "sacrifice_round": Question("Sacrifice before the phase goes on?", SACRIFICED),
    "limit": Question(
        "Discard a Creature beyond the Creature Limit",
        "You control more Creatures of that level than your Aspects allow: it goes to your Discard Stack.",
    ),
    "discard": Question("Choose a card to discard", "It goes to the Discard Stack of its owner."),
    "destroy": Question(
        "Choose a card to Destroy", "What is Destroyed is out of the game for good; what is Discarded can come back."
    ),
    "prescience": Question(
        "Use Prescience, or exhaust the card?",
        "A Freeze marker instead: the card stays as it is, and thaws at the end of your turn.",
    ),
}

GIVE_UP = Question("Choose an Aspect to give up", SACRIFICED)
PUT_BACK = Question("Put the cards back: which lies deepest?", "You alone know how they lie.")
SUMMON = Question(
    "Summon, or go on to combat",
    "Only now are Creatures, Intrigues and Fortifications summoned; Schemes also later.",
)

FOR_SOMETHING = ("target", "target_player", "target_item", "effect", "aspect", "direction", "pay_x")
"""Questions that say what they are for."""
BEFORE_DAMAGE = ("attackers", "blockers", "replaced", "creature_damage")
"""The windows in which it can be seen what attackers will take."""


def say_ask(pos: State, names: Names) -> str:
    """The question in one sentence, verb first."""
    ask = pos.ask
    if ask is None:
        return "The game is over"
    item = pos.find(Item)
    if ask.topic == "help" and isinstance(rule := pos.running, Blocking) and rule.offered is not None:
        helper = names[rule.order[rule.at]]
        return f"Let {helper} block {card(pos, rule.offered.attacker)} with {card(pos, rule.offered.card)}?"
    if ask.topic in MOMENTS:
        if item is not None:
            return f"Answer, or let it happen: {say_item(pos, item, names)}"
        return SUMMON.words if _summons(pos, ask) else f"Act, or pass: {MOMENTS[ask.topic]}"
    question, matter = _question(ask).words, _at_hand(pos)
    if matter is not None and ask.topic == "may":
        return f"Do what {title(matter)} offers?"
    if matter is not None and ask.topic in FOR_SOMETHING:
        return f"{question} for {title(matter)}"
    return question + _say_more(pos, ask, names)


def say_consequence(pos: State, names: Names) -> str:
    """What the question leads to, in one line, by what everyone sees."""
    ask, matter = pos.ask, _at_hand(pos)
    if ask is None:
        return ""
    if ask.topic not in MOMENTS:
        rule = pos.running
        if isinstance(rule, Blocking) and rule.helping:
            return _help(pos, names, rule, ask.seat)
        return _question(ask).leads_to or (matter.words() if matter is not None else "")
    if matter is not None:
        return matter.words()
    if ask.topic in BEFORE_DAMAGE:
        fought = pos.nearest(Combat).duels
        losses = _losses(pos, names, ask.seat, fought or fixed(pos))
        return f"What {'comes through' if fought else 'is not blocked'} takes {losses}." if losses else ""
    return SUMMON.leads_to if _summons(pos, ask) else ""


def _question(ask: Ask) -> Question:
    """What is asked, in the general."""
    if ask.topic == "sacrifice" and isinstance(ask.options[0], opt.ChooseAspect):
        return GIVE_UP
    if ask.topic == "foresee" and isinstance(ask.options[0], opt.PutOnTop):
        return PUT_BACK
    return QUESTIONS[ask.topic]


def _summons(pos: State, ask: Ask) -> bool:
    """True for a player who is asked what to Summon in the own turn."""
    return ask.topic == "summoning" and ask.seat == pos.active


def _help(pos: State, names: Names, rule: Blocking, seat: int) -> str:
    """What comes of a block for somebody else, or of refusing it."""
    if rule.offered is None:
        return "It would block for somebody else, who is asked and may refuse."
    losses = _losses(pos, names, seat, [Duel(rule.offered.attacker)])
    return f"Unblocked it takes {losses}." if losses else ""


def _losses(pos: State, names: Names, seat: int, duels: Sequence[Duel]) -> str:
    """The cards that attackers take from the stacks of a player as things are."""
    attackers = [(duel, one) for duel in duels if (one := pos.permanent(duel.attacker)) is not None]
    losses = []
    stacks: tuple[tuple[Literal["life", "discard"], int], ...] = (("life", player_armor(pos, seat)), ("discard", 0))
    for stack, shield in stacks:
        hits = [strength(pos, duel, stack) for duel, one in attackers if one.attacks == seat]
        if lost := sum(max(0, hit - shield) for hit in hits):
            losses.append(f"{some(lost, 'card')} of {owner_of(names, seat)} {stack.title()} Stack")
    return listed(losses)


def _say_more(pos: State, ask: Ask, names: Names) -> str:
    """What a question is about, as far as the answers so far have settled it."""
    rule = pos.running
    match rule:
        case FreeTrade() if ask.topic in ("offer", "answer"):
            return f": {does(names[rule.of], 'give')} {units(rule.gives)}, {whom(names, rule.to)} {units(rule.wants)}"
        case Combat() if rule.declared:
            return f", besides {listed([card(pos, attack.card) for attack in rule.declared])}"
        case SeizeAspect() if ask.topic == "set_aside":
            return f": {rule.level + MORE_THAN_ITS_VALUE - len(rule.chosen)} to go"
        case SeizeAspect() if ask.topic == "take_back":
            return f": {rule.back} to go"
        case SeizeAspect() if ask.topic == "destroy":
            return "; the others set aside are discarded"
        case SacrificeCard() if rule.card != NOTHING:
            return f" against {card(pos, rule.card)}"
        case _:
            return ""


def _at_hand(pos: State) -> Matter | None:
    """What is being announced or carried out."""
    matters = (getattr(frame.rule, "matter", None) for frame in reversed(pos.agenda))
    return next((matter for matter in matters if isinstance(matter, Matter)), None)
