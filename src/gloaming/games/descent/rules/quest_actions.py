"""What a quest offers a figure in its turn: special actions, tokens to carry, locked doors (DE-148, SR-05, SR-08)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.quests.actions import OverlordCards
from gloaming.games.descent.quests.encounter import EpicRule, Reinforcement
from gloaming.games.descent.quests.hooks import QuestHooks
from gloaming.games.descent.quests.listening import entries, listeners, shows, telling
from gloaming.games.descent.quests.telling import Happening, Telling
from gloaming.games.descent.quests.triggers import SpecialAction
from gloaming.games.descent.rules.attack import Attack
from gloaming.games.descent.rules.attribute_test import AttributeTest, TestResult
from gloaming.games.descent.rules.damage import SufferDamage
from gloaming.games.descent.rules.quest_speaks import may_speak, speak
from gloaming.games.descent.rules.small_actions import DoorAction
from gloaming.games.descent.state import NOBODY, NOTHING, NOWHERE
from gloaming.kernel import Next, Option, Rule, done, leave
from gloaming.pieces.squares import spaces_of


def special_actions(g: QuestHooks, figure: int, *, free_only: bool) -> Iterator[opt.Special]:
    """The special actions on offer to a figure: one for each thing it may do it with."""
    for rule in listeners(g.encounter, g.options.level).get("action", ()):
        entry = entries(g.encounter)[rule]
        trigger = entry.when
        assert isinstance(trigger, SpecialAction)
        assert not isinstance(entry, Reinforcement | EpicRule)
        if trigger.cost and (free_only or trigger.cost > g.figures[figure].actions):
            continue
        plain = telling(g, rule, Happening(on="action", that=figure))
        if not g.is_called(figure, trigger.by, plain) or not is_there(g, figure, trigger, plain):
            continue
        first = entry.do[0]
        if isinstance(first, OverlordCards) and first.discard > len(g.hand):
            continue
        for subject in subjects(g, figure, trigger):
            if may_speak(g, rule, about_subject(g, rule, figure, subject)):
                yield opt.Special(entry.id, subject)


def is_there(g: QuestHooks, figure: int, trigger: SpecialAction, about: Telling) -> bool:
    """True if a figure is where an action is done, and carries what it takes."""
    one = g.figures[figure]
    if trigger.within is not None and not one.mask & g.place_of(trigger.within, about):
        return False
    return trigger.carrying is None or g.carries_token(one, trigger.carrying)


def subjects(g: QuestHooks, figure: int, trigger: SpecialAction) -> list[int]:
    """What `this` may be: tokens, doors or figures by number, as the trigger names them; nothing if it names none."""
    if trigger.near is None:
        return [NOTHING]
    names = trigger.near if isinstance(trigger.near, tuple) else (trigger.near,)
    one = g.figures[figure]
    near = one.mask | g.floor.adjacent(one.mask)
    found = []
    for name in names:
        if name in g.ground.doors:
            number = list(g.ground.doors).index(name)
            if g.ground.doors[name].near & one.mask and g.doors[number] != "broken":
                found.append(number)
        elif any(token.kind == name for token in g.tokens):
            found += [
                n
                for n, token in enumerate(g.tokens)
                if token.kind == name
                and token.carrier == NOBODY
                and token.space != NOWHERE
                and near >> token.space & 1
                and shows(g, n, trigger.face)
            ]
        else:
            about = Telling(seat=0, encounter=g.encounter, rule=0, that=figure)
            found += [n for n in g.called(name, about) if n != figure and g.figures[n].mask & near]
    return found


def about_subject(g: QuestHooks, rule: int, figure: int, subject: int) -> Telling:
    """What the words of a rule mean when a figure does it with something."""
    trigger: Any = entries(g.encounter)[rule].when
    names = trigger.near if isinstance(trigger.near, tuple) else (trigger.near,)
    what = Happening(on="action", that=figure)
    if subject != NOTHING:
        if names[0] in g.ground.doors:
            what = replace(what, door=subject)
        elif any(token.kind == names[0] for token in g.tokens):
            what = replace(what, token=subject)
        else:
            what = replace(what, it=subject)
    return telling(g, rule, what)


class DoSpecial(Rule):
    """A figure does what a rule of the quest offers; victory is checked when all of it is over."""

    figure: int
    entry: int
    subject: int

    def do(self, g: QuestHooks) -> Next:
        trigger = entries(g.encounter)[self.entry].when
        assert isinstance(trigger, SpecialAction)
        if trigger.cost:
            g.spend_action(self.figure, trigger.cost)
        return speak(g, self.entry, about_subject(g, self.entry, self.figure, self.subject))

    def judge(self, g: QuestHooks) -> Next:
        return leave("Round") if g.decided() else None


# Tokens.


def tokens_to_pick_up(g: QuestHooks, figure: int) -> Iterator[opt.PickUp]:
    """Tokens in its own or an adjacent space that a figure with empty hands may carry (DE-264, DE-266, SR-08)."""
    one = g.figures[figure]
    if one.carries != NOTHING or not g.anything_to_carry:
        return
    near = one.mask | g.floor.adjacent(one.mask)
    for number, token in enumerate(g.tokens):
        if token.space == NOWHERE or not near >> token.space & 1:  # what is carried lies nowhere
            continue
        carry = g.carry_of(token.kind)
        if carry is None or carry.bound:
            continue
        about = Telling(seat=0, encounter=g.encounter, rule=0, that=figure)
        if not g.is_called(figure, carry.by, about):
            continue
        if shows(g, number, carry.face) and not g.forbids_token(figure, token.kind):
            yield opt.PickUp(number)


def what_to_do_with_a_token(g: QuestHooks, figure: int) -> Iterator[Option]:
    """Dropping in an adjacent space, handing over to an adjacent friend who may carry it (DE-267, SR-08)."""
    one = g.figures[figure]
    if one.carries == NOTHING:
        return
    carry = g.carry_of(g.tokens[one.carries].kind)
    if carry is None or carry.bound:
        return
    for space in spaces_of(g.floor.adjacent(one.mask) & g.empty()):
        yield opt.Drop(space)
    if carry.hand_over:
        about = Telling(seat=0, encounter=g.encounter, rule=0, that=figure)
        for other, friend in enumerate(g.figures):
            if (
                other != figure
                and friend.mask
                and friend.side == one.side
                and friend.carries == NOTHING
                and g.adjacent(figure, other)
                and g.is_called(other, carry.by, about)
            ):
                yield opt.HandOver(other)


class PickUpToken(Rule):
    """A figure picks up a token by an action (DE-264)."""

    figure: int
    token: int

    def pick_up(self, g: QuestHooks) -> Next:
        g.pick_up(self.figure, self.token)
        return g.quest_hears(Happening(on="picks_up", that=self.figure, token=self.token))

    def judge(self, g: QuestHooks) -> Next:
        return leave("Round") if g.decided() else None


# Doors.


def locked_doors(g: QuestHooks, figure: int) -> Iterator[Option]:
    """Locked doors that a figure has the key to, may open all the same, or may force (SR-05)."""
    if "locked" not in g.doors:
        return
    one = g.figures[figure]
    for number, door in enumerate(g.laid_out_doors()):
        name = door.id
        if g.doors[number] != "locked" or not g.ground.doors[name].near & one.mask:
            continue
        if door.health is not None:
            for card in g.weapons(figure) if one.kind == "hero" else [NOTHING]:
                if g.attack_kind(figure, card):
                    yield opt.BreakDoor(number, card)
            continue
        key = door.key is not None and any(t.kind == door.key and t.carrier == figure for t in g.tokens)
        if key or g.allows(figure, "open_locked", door=name):
            yield opt.OpenDoor(number)
        if one.kind == "hero":
            for attribute in door.force:
                yield opt.ForceDoor(number, attribute)


class ForceADoor(Rule):
    """A hero tests an attribute: a pass opens the door, a failure costs him 1 fatigue (SR-05)."""

    figure: int
    door: int
    attribute: str

    def test(self, g: QuestHooks) -> Next:
        return AttributeTest(self.figure, self.attribute)

    def result(self, g: QuestHooks, result: TestResult) -> Next:
        if result.passed:
            return DoorAction(self.figure, self.door, "open")
        return SufferDamage(self.figure, fatigue=1)


class BreakADoor(Rule):
    """An attack on a door with Health: it has no defense, range does not matter, and in the end it is gone (SR-05)."""

    figure: int
    door: int
    card: int

    def strike(self, g: QuestHooks) -> Next:
        door = list(g.ground.doors.values())[self.door]
        space = next(spaces_of(door.near & g.figures[self.figure].mask))
        target = g.bring_up_door(door.name, (space,))
        kind = g.attack_kind(self.figure, self.card)
        return Attack(self.figure, target, self.card, space=space, kind=kind)

    def struck(self, g: QuestHooks, attack: Attack) -> Next:
        if g.on_map(attack.target):
            g.bring_up_door(g.figures[attack.target].id, ())
            return done()
        g.set_door(self.door, "broken")
        return g.quest_hears(Happening(on="door", that=self.figure, door=self.door, word="broken"))


def rule_called(g: QuestHooks, name: str) -> int:
    """The rule of the quest of that id."""
    return next(n for n, entry in enumerate(entries(g.encounter)) if getattr(entry, "id", "") == name)
