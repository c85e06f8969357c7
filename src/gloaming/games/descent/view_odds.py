"""The tests that answers lead to, and how likely each is passed: told before anybody rolls."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign.travel import RoadEvent
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.effects.harm import OneTest, Test, TestMine
from gloaming.games.descent.effects.op import About, Pick, meant
from gloaming.games.descent.moments import TURN
from gloaming.games.descent.quests import actions as act
from gloaming.games.descent.quests.encounter import Reinforcement
from gloaming.games.descent.quests.listening import entries
from gloaming.games.descent.quests.telling import Telling
from gloaming.games.descent.rules.actions import about_own, about_playing
from gloaming.games.descent.rules.attribute_test import passing_rolls
from gloaming.games.descent.rules.moments import Moment, about_moment
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.rules.quest_actions import about_subject
from gloaming.games.descent.rules.quest_more import ChooseTest
from gloaming.games.descent.rules.use import RunText
from gloaming.games.descent.state import NOBODY
from gloaming.kernel import Ask, Option
from gloaming.kernel.frozen import Frozen


class Odds(Frozen, kw_only=True):
    """One test, and how many of the equally likely rolls pass it."""

    figure: int
    attribute: str
    against: int
    """The value of the attribute, with whatever is added for this test."""
    passes: int
    rolls: int


class Ahead(Frozen):
    """The tests that one of the options leads to."""

    option: int
    tests: tuple[Odds, ...]


def tests_ahead(pos: DescentPosition, ask: Ask) -> tuple[Ahead, ...]:
    """What of a question leads to tests."""
    found = ((number, tuple(_behind(pos, ask, option))) for number, option in enumerate(ask.options))
    return tuple(Ahead(number, tests) for number, tests in found if tests)


def odds(pos: DescentPosition, figure: int, attribute: str, by: int = 0) -> Odds:
    """How likely a figure passes a test; who has no attributes fails without a roll (DE-276)."""
    able = pos.has_attributes(figure)
    against = pos.attribute(figure, attribute) + by if able else 0
    passes, rolls = passing_rolls(against)
    return Odds(figure=figure, attribute=attribute, against=against, passes=passes if able else 0, rolls=rolls)


def _behind(pos: DescentPosition, ask: Ask, option: Option) -> Iterator[Odds]:
    match option:
        case opt.Use() | opt.PlayCard():
            about = _about(pos, ask, option)
            yield from _in_text(pos, about, CARDS[option.card].abilities[option.ability].do)
        case opt.Special(rule=rule, subject=subject):
            yield from _in_special(pos, rule, subject)
        case opt.ForceDoor(attribute=attribute):
            yield odds(pos, pos.active, attribute)
        case opt.ChooseWord(word=word) if ask.topic == "attribute":
            yield from _of_attribute(pos, word)
        case opt.Choose(figure=figure) if ask.topic == "whom":
            run = pos.find(RunText)
            if run is not None:
                yield from _in_text(pos, replace(run.about, it=figure), run.later)
        case opt.Choose(figure=figure) if ask.topic == "road_tester":
            road = pos.find(RoadEvent)
            assert road is not None
            yield odds(pos, figure, road.attribute)


def _about(pos: DescentPosition, ask: Ask, option: opt.Use | opt.PlayCard) -> About:
    """What the words of the text mean, at a moment or in a turn of its owner."""
    card, n = option.card, option.ability
    figure = option.figure if isinstance(option, opt.Use) else NOBODY
    cause = pos.find(Moment)
    if cause is not None and cause.name == ask.topic:
        return about_moment(pos, cause, figure, card, n)
    at = CARDS[card].abilities[n].at
    if isinstance(option, opt.Use):
        return about_own(pos, figure, card, n, at)
    return about_playing(at, pos.active if at == TURN else NOBODY, card, n)


def _in_text(pos: DescentPosition, about: About, ops: Iterable[object]) -> Iterator[Odds]:
    """The first tests of a text; where somebody is picked for it, of everyone who could be."""
    ops = list(ops)
    for place, op in enumerate(ops):
        if isinstance(op, Pick):
            for figure in meant(pos, about, op.who):
                yield from _in_text(pos, replace(about, it=figure), ops[place + 1 :])
            return
        if isinstance(op, TestMine):
            yield odds(pos, about.me, op.attribute)
            return
        if isinstance(op, Test):
            for figure in op.figures(pos, about):
                yield from _of_each(pos, figure, op.attribute, op.by)
            return


def _of_each(pos: DescentPosition, figure: int, attribute: str | Sequence[str], by: int) -> Iterator[Odds]:
    for word in (attribute,) if isinstance(attribute, str) else attribute:
        yield odds(pos, figure, word, by)


def _in_special(pos: DescentPosition, rule: str, subject: int) -> Iterator[Odds]:
    for number, entry in enumerate(entries(pos.encounter)):
        if getattr(entry, "id", None) == rule:
            yield from tests_of_rule(pos, number, about_subject(pos, number, pos.active, subject))


def tests_of_rule(pos: DescentPosition, rule: int, about: Telling) -> Iterator[Odds]:
    """The tests that a rule of the quest begins with."""
    entry = entries(pos.encounter)[rule]
    for action in () if isinstance(entry, Reinforcement) else entry.do:
        if isinstance(action, act.AttributeTest):
            for figure in pos.called(action.who, about)[:1]:
                yield from _of_each(pos, figure, action.attribute, action.by)


def _of_attribute(pos: DescentPosition, word: str) -> Iterator[Odds]:
    """Whoever tests the attribute that is being picked."""
    for frame in reversed(pos.agenda):
        match frame.rule:
            case ChooseTest(figure=figure, by=by):
                yield odds(pos, figure, word, by)
                return
            case RunText() as run if isinstance(run.op, OneTest):
                yield odds(pos, run.about.it, word, run.op.by)
                return
            case RoadEvent():
                for hero in range(len(pos.heroes)):
                    if pos.on_map(hero):
                        yield odds(pos, hero, word)
                return
