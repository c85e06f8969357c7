"""Why not, for what the quest offers: its special actions, tokens to pick up, ways to leave the map."""

from __future__ import annotations

from collections.abc import Iterator

from gloaming.api.ledger import Refusal, Why
from gloaming.games.descent import options as opt
from gloaming.games.descent.quests.actions import OverlordCards
from gloaming.games.descent.quests.encounter import QuestRule
from gloaming.games.descent.quests.listening import entries, listeners, shows, telling
from gloaming.games.descent.quests.telling import Happening
from gloaming.games.descent.quests.triggers import SpecialAction
from gloaming.games.descent.rules.actions import why_no_action
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.rules.quest_actions import is_there, subjects
from gloaming.games.descent.rules.quest_speaks import is_used_up
from gloaming.games.descent.state import NOBODY, NOTHING, NOWHERE
from gloaming.games.descent.words import figure as figure_name
from gloaming.games.descent.words import token as token_name
from gloaming.kernel import Option

NOT_THERE = Why("DE-148", "This is done elsewhere, or with something else in hand. {text}")
NOTHING_NEAR = Why("DE-148", "What this needs is not next to {figure}. {text}")
USED_UP = Why("DE-148", "This was done as often as it may be. {text}")
NOT_SO = Why("DE-148", "This cannot be done as things are. {text}")
NO_CARDS = Why("DE-283", "There are not enough Overlord cards to discard. {text}")
HANDS_FULL = Why("DE-266", "{figure} carries something already.")
TOO_FAR = Why("DE-264", "The {token} is neither in the space of {figure} nor next to it.")
NOT_TO_CARRY = Why("DE-264", "The quest does not let {figure} carry the {token} now.")
NO_POINTS = Why("DE-109", "Leaving the map takes a movement point.")
NOT_AT_EDGE = Why("DE-109", "{figure} does not stand on a space from which that way leads off the map.")
NOT_THIS_WAY = Why("DE-109", "The quest does not let {figure} leave by that way now.")


def about_quest(pos: DescentPosition, figure: int, offered: set[Option]) -> list[Refusal]:
    """What of the quest a figure whose turn it is cannot do, and why."""
    if not pos.has_quest or pos.figures[figure].kind == "familiar":
        return []
    return [
        *_about_specials(pos, figure, offered),
        *_about_tokens(pos, figure, offered),
        *_about_ways(pos, figure, offered),
    ]


def _about_specials(pos: DescentPosition, figure: int, offered: set[Option]) -> Iterator[Refusal]:
    done = {option.rule for option in offered if isinstance(option, opt.Special)}
    for number in listeners(pos.encounter, pos.options.level).get("action", ()):
        entry = entries(pos.encounter)[number]
        assert isinstance(entry, QuestRule)
        assert isinstance(entry.when, SpecialAction)
        about = telling(pos, number, Happening(on="action", that=figure))
        if entry.id in done or not pos.is_called(figure, entry.when.by, about):
            continue
        why = _why_not_special(pos, figure, number, entry, entry.when)
        yield Refusal(
            opt.Special(entry.id), why.rule, why.words.format(text=entry.text, figure=figure_name(pos, figure))
        )


def _why_not_special(pos: DescentPosition, figure: int, number: int, entry: QuestRule, trigger: SpecialAction) -> Why:
    about = telling(pos, number, Happening(on="action", that=figure))
    if trigger.cost and (why := why_no_action(pos, figure, extra=1 - trigger.cost)) is not None:
        return why
    if not is_there(pos, figure, trigger, about):
        return NOT_THERE
    if not subjects(pos, figure, trigger):
        return NOTHING_NEAR
    if is_used_up(pos, number):
        return USED_UP
    first = entry.do[0]
    return NO_CARDS if isinstance(first, OverlordCards) and first.discard > len(pos.hand) else NOT_SO


def _about_tokens(pos: DescentPosition, figure: int, offered: set[Option]) -> Iterator[Refusal]:
    one = pos.figures[figure]
    near = one.mask | pos.floor.adjacent(one.mask)
    about = telling(pos, 0, Happening(on="", that=figure))
    for number, token in enumerate(pos.tokens):
        carry = pos.carry_of(token.kind)
        lies = token.space != NOWHERE and token.carrier == NOBODY
        if opt.PickUp(number) in offered or not lies or carry is None or carry.bound:
            continue
        if not pos.is_called(figure, carry.by, about) or not shows(pos, number, carry.face):
            why = NOT_TO_CARRY
        elif one.carries != NOTHING:
            why = HANDS_FULL
        else:
            why = TOO_FAR if not near >> token.space & 1 else why_no_action(pos, figure) or NOT_TO_CARRY
        words = why.words.format(figure=_name(pos, figure, why), token=token_name(pos, number))
        yield Refusal(opt.PickUp(number), why.rule, words)


def _about_ways(pos: DescentPosition, figure: int, offered: set[Option]) -> Iterator[Refusal]:
    about = telling(pos, 0, Happening(on="leaves_map", that=figure))
    for way in pos.laid_out.ways:
        if opt.LeaveMap(way.id) in offered or not pos.is_called(figure, way.users, about):
            continue
        if not pos.figures[figure].mask & pos.ground.marks[way.id]:
            why = NOT_AT_EDGE
        else:
            why = NO_POINTS if way.id in pos.ways_out(figure) else NOT_THIS_WAY
        yield Refusal(opt.LeaveMap(way.id), why.rule, why.words.format(figure=_name(pos, figure, why)))


def _name(pos: DescentPosition, figure: int, why: Why) -> str:
    """Who it is, with a capital at the head of the sentence."""
    name = figure_name(pos, figure)
    return name[0].upper() + name[1:] if why.words.startswith("{figure}") else name
