"""Special actions of all quests, from every space of their maps: for whom, next to what, at which cost (DE-148)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.games.descent.quests import encounters
from gloaming.games.descent.quests.telling import Telling
from gloaming.games.descent.quests.triggers import SpecialAction
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.rules.quest_actions import PickUpToken, is_there, special_actions, subjects
from gloaming.games.descent.state import NOBODY, NOTHING, NOWHERE
from gloaming.kernel import EVERYONE
from gloaming.pieces.squares import spaces_of
from tests.descent.questing import begun, does, named
from tests.proof import rule

SPECIAL = [
    (name, entry.id, entry.when)
    for name, one in encounters().items()
    for entry in one.rules
    if isinstance(entry.when, SpecialAction)
]


def doer(pos: DescentPosition, trigger: SpecialAction) -> int:
    """Somebody of one space who may do it, or would if he were here."""
    about = Telling(seat=0, encounter=pos.encounter, rule=0)
    for number in range(len(pos.figures)):
        if pos.is_called(number, trigger.by, about) and pos.sheet(number).size == (1, 1):
            return number
    names = trigger.by if isinstance(trigger.by, tuple) else (trigger.by,)
    lieutenants = {one.id for one in pos.laid_out.lieutenants}
    wanted = next((name for name in names if name in lieutenants), None)
    if wanted is None:
        return pos.monsters()[0]
    pos.figures.append(pos.new_figure(wanted, ""))
    return len(pos.figures) - 1


def near(pos: DescentPosition, space: int, trigger: SpecialAction, figure: int) -> list[int]:
    """What lies, stands or shuts there, looked at one thing after another."""
    beside = [other for other in range(pos.ground.size) if pos.floor.neighbours[space] >> other & 1]
    found = []
    for name in trigger.near if isinstance(trigger.near, tuple) else (trigger.near,):
        if name in pos.ground.doors:
            number = list(pos.ground.doors).index(name)
            touches = space in spaces_of(pos.ground.doors[name].near)
            found += [number] if touches and pos.doors[number] != "broken" else []
            continue
        for number, token in enumerate(pos.tokens):
            if token.kind == name and token.space in (space, *beside) and token.carrier == NOBODY:
                up = token.seen == EVERYONE
                if trigger.face is None or (trigger.face == "up") == up:
                    found.append(number)
        for number, one in enumerate(pos.figures):
            group = pos.groups[one.group].id if one.group != NOTHING else ""
            if name in (one.id, group) and number != figure and one.kind != "object":
                found += [number] if any(place in (space, *beside) for place in one.spaces) else []
    return found


@rule("DE-148")
@pytest.mark.parametrize(
    ("encounter", "trigger"),
    [(encounter, trigger) for encounter, _, trigger in SPECIAL if trigger.near is not None],
    ids=[f"{encounter} {name}" for encounter, name, trigger in SPECIAL if trigger.near is not None],
)
def test_what_it_is_done_with_is_beside_whoever_does_it(encounter: str, trigger: SpecialAction):
    pos = begun(encounter)
    figure = doer(pos, trigger)
    some = 0
    for space in range(pos.ground.size):
        pos.figures[figure] = replace(pos.figures[figure], spaces=(space,))
        expected = near(pos, space, trigger, figure)
        assert subjects(pos, figure, trigger) == expected, pos.ground.at[space]
        some += bool(expected)
    assert some < pos.ground.size


@rule("DE-148")
@pytest.mark.parametrize(("encounter", "name", "trigger"), SPECIAL, ids=[f"{one[0]} {one[1]}" for one in SPECIAL])
def test_it_is_for_those_it_names_and_who_has_the_actions(encounter: str, name: str, trigger: SpecialAction):
    pos = begun(encounter)
    figure = doer(pos, trigger)
    about = Telling(seat=0, encounter=pos.encounter, rule=0)
    for space in list(range(0, pos.ground.size, 3)):
        for actions in (0, 1, 2):
            pos.figures[figure] = replace(pos.figures[figure], spaces=(space,), actions=actions)
            offered = {one.rule for one in special_actions(pos, figure, free_only=False)}
            assert name not in offered or trigger.cost <= actions
            free = {one.rule for one in special_actions(pos, figure, free_only=True)}
            assert name not in free or not trigger.cost
    for other in range(len(pos.figures)):
        if pos.figures[other].spaces and not pos.is_called(other, trigger.by, about):
            pos.figures[other] = replace(pos.figures[other], actions=2)
            assert name not in {one.rule for one in special_actions(pos, other, free_only=False)}


@rule("DE-148")
@pytest.mark.parametrize(
    ("encounter", "trigger"),
    [(encounter, trigger) for encounter, _, trigger in SPECIAL if trigger.within is not None],
    ids=[f"{encounter} {name}" for encounter, name, trigger in SPECIAL if trigger.within is not None],
)
def test_where_a_place_is_named_it_is_done_there_alone(encounter: str, trigger: SpecialAction):
    pos = begun(encounter)
    trigger = replace(trigger, carrying=None)
    figure = doer(pos, trigger)
    about = Telling(seat=0, encounter=pos.encounter, rule=0)
    assert trigger.within is not None
    there = set(spaces_of(pos.place_of(trigger.within, about)))
    for space in range(pos.ground.size):
        pos.figures[figure] = replace(pos.figures[figure], spaces=(space,))
        assert is_there(pos, figure, trigger, about) == (space in there), pos.ground.at[space]


@rule("DE-148")
def test_a_broken_door_is_not_slammed():
    pos = begun("the_man_who_would_be_king_1")
    splig, door = named(pos, "splig"), list(pos.ground.doors).index("stair_door")
    trigger = next(trigger for encounter, name, trigger in SPECIAL if (encounter, name) == (pos.encounter, "slam"))
    pos.figures[splig] = replace(pos.figures[splig], spaces=(next(spaces_of(pos.ground.doors["stair_door"].near)),))
    assert door in subjects(pos, splig, trigger)
    pos.set_door(door, "broken")
    assert door not in subjects(pos, splig, trigger)


@rule("DE-264")
def test_what_somebody_carries_is_out_of_reach():
    pos = begun("the_cardinals_plight_2")
    altar = next(n for n, token in enumerate(pos.tokens) if token.kind == "altar")
    trigger = next(trigger for encounter, name, trigger in SPECIAL if (encounter, name) == (pos.encounter, "pray"))
    space = pos.tokens[altar].space
    pos.figures[0] = replace(pos.figures[0], spaces=(space,))
    assert subjects(pos, 0, trigger) == [altar]
    pos.tokens[altar] = replace(pos.tokens[altar], carrier=1)
    assert subjects(pos, 0, trigger) == []
    pos.tokens[altar] = replace(pos.tokens[altar], carrier=NOBODY, space=NOWHERE)
    assert subjects(pos, 0, trigger) == []


def test_a_token_that_is_picked_up_may_decide_the_encounter(monkeypatch: pytest.MonkeyPatch):
    for winner in ("", "heroes"):
        pos = begun("a_fat_goblin_1")
        crop = next(n for n, token in enumerate(pos.tokens) if token.kind == "crop")
        monkeypatch.setattr(type(pos), "decided", lambda _self, winner=winner: winner)
        does(pos, PickUpToken(0, crop))
        assert bool(pos.results) == bool(winner)
