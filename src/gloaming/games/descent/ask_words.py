"""What is asked, in words."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.moments import MOMENTS
from gloaming.games.descent.quests.listening import entries
from gloaming.games.descent.rules.attack import Attack
from gloaming.games.descent.rules.moments import Moment
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.rules.quest_speaks import RunQuest
from gloaming.games.descent.rules.use import RunText
from gloaming.games.descent.state import NOBODY
from gloaming.games.descent.words import actor, card, figure, place
from gloaming.pieces.words import Names, some

_QUESTIONS = {
    "place": "Choose where the figure stands",
    "open_group": "Choose the monsters of the open group",
    "arrive": "Choose where the figure arrives, or leave it",
    "reinforce": "Choose the group that gets reinforcements",
    "character": "Choose the character to act next",
    "act_now": "Choose what it does at once",
    "drop": "Choose where the token falls",
    "discard": "Choose a card to discard",
    "token": "Choose a token",
    "next_hero": "Choose who goes next",
    "group": "Choose the group to activate next",
    "monster": "Choose the monster to activate next",
    "aim": "Choose the target space",
    "go_on": "Go on to the next encounter",
    "shift_damage": "Choose who takes the damage",
    "push": "Choose where to move the figure",
    "come_back": "Choose where to come back",
    "second_target": "Choose the second target",
    "move_and_attack": "Choose where to move or whom to attack",
    "as_fatigue": "Choose how much of the damage to take as fatigue",
    "door": "Choose a door",
    "search": "Choose what to search",
    "either": "Choose what happens first",
    "exhaust": "Choose the card to exhaust",
    "stand_by": "Choose whom to stand by",
    "weapon": "Choose the weapon",
    "fatigue": "Choose how much fatigue to pay",
    "rush": "Choose the next space",
    "rise": "Choose where it rises again",
    "minion": "Choose where to put a minion",
    "keep": "Choose a card to keep",
    "order": "Choose the card that lies next from the top",
    "charm": "Choose what the hero does for you",
    "card_type": "Choose a type of card",
    "take_card": "Choose a card to take",
    "monster_group": "Choose one of your monster groups",
    "fire": "Choose the next space of the fire",
    "put": "Choose where to put that figure",
    "damage": "Choose how much damage",
    "surges": "Spend surges",
    "draw": "Draw a card for the hero who was knocked out",
    "stand": "Choose where to stand up",
    "base": "Choose how it stands",
    "climb": "Choose where to climb out",
    "trade": "Trade",
    "may_take": "Give that card away",
    "whom": "Choose a figure",
    "order_of": "Choose who is next: one after another does it",
    "attribute": "Choose the attribute to test",
    "attack": "Choose whom to attack",
    "reroll": "Choose a die to reroll",
    "condition": "Choose a condition",
    "whether": "Decide whether to do it",
    "move": "Choose where to move",
    "stand_up": "Stand up before the next encounter",
    "hero": "Choose a hero",
    "class": "Choose a class",
    "skill": "Spend experience on a skill",
    "shop": "Spend gold on an item",
    "for_whom": "Choose who gets it",
    "overlord_card": "Spend experience on an Overlord card",
    "familiar": "Let a familiar act before the turn ends",
    "call": "Choose where the familiar appears",
}


LEADS_TO = {
    "aim": "Range and sight are counted to the space that is aimed at.",
}
"""What comes of an answer, where the question and its options do not say it."""

_MOMENTS = {
    "turn_start": "The turn of {that} begins",
    "turn_end": "The turn of {that} ends",
    "activation_start": "{that} is activated",
    "activation_end": "The activation of {that} ends",
    "entered": "{that} has entered {space}",
    "door_opened": "{that} has opened a door",
    "searched": "{that} has searched",
    "search_drawn": "{that} has drawn a Search card",
    "bought_movement": "{that} has bought movement",
    "attack_declared": "{by} attacks {that}",
    "before_dice": "{by} is about to roll dice against {that}",
    "dice_rolled": "{by} has rolled dice against {that}",
    "defense_rolled": "{that} has rolled defense dice",
    "range_checked": "{by} attacks {that}, and the range was checked",
    "before_damage": "{by} is about to deal damage to {that}",
    "attack_done": "The attack of {by} on {that} is over",
    "test_rolled": "{that} has rolled an attribute test",
    "test_passed": "{that} has passed an attribute test",
    "damaged": "{that} has suffered damage",
    "defeated": "{that} was defeated",
    "falling": "{that} is about to be knocked out",
    "knocked_out": "{that} was knocked out",
    "rested": "{that} rests",
    "restored": "{that} stands again",
}
"""Moments as they are told where they are about somebody; others by what is said of them in general."""


def say_moment(pos: DescentPosition, moment: Moment) -> str:
    """What happens, and to whom."""
    said = _MOMENTS.get(moment.name) if moment.that != NOBODY else None
    if said is None or ("{by}" in said and moment.by == NOBODY):
        said = MOMENTS[moment.name]
    words = said.format(
        that=figure(pos, moment.that) if moment.that != NOBODY else "",
        by=figure(pos, moment.by) if moment.by != NOBODY else "",
        space=place(pos, moment.space) if "{space}" in said else "",
    )
    return words[0].upper() + words[1:]


def say_ask(pos: DescentPosition, names: Names) -> str:
    """The question in words: whom it is about, and by what card or rule of the quest it is asked."""
    assert pos.ask is not None
    topic = pos.ask.topic
    if topic == "act":
        one = pos.figures[pos.active]
        points = f", {some(one.points, 'movement point')}" if one.points else ""
        return f"Act with {figure(pos, pos.active)}: {some(one.actions, 'action')}{points} left"
    first = pos.ask.options[0]
    if topic == "place" and isinstance(first, opt.PlaceAt) and first.figure != NOBODY:
        return f"Choose where {figure(pos, first.figure)} stands"
    attack = pos.find(Attack)
    if topic == "surges" and attack is not None:
        return _say_surges(pos, attack)
    if topic in MOMENTS:
        cause = pos.find(Moment)
        return f"{say_moment(pos, cause) if cause is not None else MOMENTS[topic]}: answer or pass"
    if topic in _WITH_FIGURE:
        return _WITH_FIGURE[topic].format(figure(pos, actor(pos)))
    text = pos.find(RunText)
    if topic == "whether" and text is not None:
        return f"{card(text.about.card)}: decide whether to {text.op.say()}"
    source = _source(pos) if topic in _BY_CARDS else ""
    question = _QUESTIONS[topic]
    return f"{source}: {question[0].lower()}{question[1:]}" if source else question


_WITH_FIGURE = {
    "move": "Choose where {} moves",
    "base": "Choose how {} stands",
    "act_now": "Choose what {} does at once",
    "climb": "Choose where {} climbs out",
}
_BY_CARDS = {
    "whom",
    "attack",
    "condition",
    "attribute",
    "either",
    "fatigue",
    "damage",
    "put",
    "token",
    "reroll",
}
"""Questions that tell nothing without the card, or the rule of the quest, that asks them."""


def _say_surges(pos: DescentPosition, attack: Attack) -> str:
    """What is left to spend, and what the attack comes to as it stands."""
    left = some(attack.surges_left(), "surge")
    hit = next((hit for hit in attack.hits if hit.figure == attack.target), None)
    shields = attack.total_shields(pos, hit) if hit is not None else 0
    said = f"{attack.total_damage(pos, attack.target)} damage against {some(shields, 'shield')}"
    if attack.kind == "ranged" and not attack.any_range:
        said += f", range {attack.total_range(pos)} where {pos.count(attack.by, attack.space)} is needed"
    return f"Spend {left}: {said}"


def _source(pos: DescentPosition) -> str:
    """The card or the rule of the quest that is being carried out."""
    for frame in reversed(pos.agenda):
        if isinstance(frame.rule, RunText):
            return card(frame.rule.about.card)
        if isinstance(frame.rule, RunQuest):
            entry = entries(pos.encounter)[frame.rule.about.rule]
            return str(getattr(entry, "id", "")).replace("_", " ").capitalize()
    return ""
