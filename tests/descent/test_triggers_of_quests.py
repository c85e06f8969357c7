"""What each trigger of a quest hears, and what it lets pass."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.descent.quests import triggers as on
from gloaming.games.descent.quests.listening import matches, telling
from gloaming.games.descent.quests.telling import Happening
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import NOBODY, Token
from tests.descent.questing import begun, named


@pytest.fixture(scope="module")
def first_blood() -> DescentPosition:
    return begun("first_blood_1")


def hears(pos: DescentPosition, trigger: Any, **what: Any) -> bool:
    happening = Happening(on=str(trigger.__struct_config__.tag), **what)
    return matches(pos, trigger, happening, telling(pos, 0, happening))


@pytest.mark.parametrize("kind", [on.RoundStart, on.RoundEnd, on.HeroesDone])
@pytest.mark.parametrize(
    ("said", "rounds"),
    [
        ({}, [1, 2, 3, 4, 5, 6]),
        ({"round": 3}, [3]),
        ({"since": 3}, [3, 4, 5, 6]),
        ({"until": 2}, [1, 2]),
        ({"since": 2, "until": 4}, [2, 3, 4]),
    ],
)
def test_which_rounds_are_meant(first_blood: DescentPosition, kind: Any, said: dict[str, int], rounds: list[int]):
    pos = first_blood.clone()
    heard = []
    for pos.round in range(1, 7):
        if hears(pos, kind(**said)):
            heard.append(pos.round)
    assert heard == rounds


@pytest.mark.parametrize(("every", "since", "rounds"), [(2, 1, [2, 4, 6]), (3, 1, [3, 6]), (2, 3, [4, 6]), (3, 4, [6])])
def test_every_so_many_rounds(first_blood: DescentPosition, every: int, since: int, rounds: list[int]):
    pos = first_blood.clone()
    heard = []
    for pos.round in range(1, 7):
        if hears(pos, on.RoundEnd(every=every, since=since)):
            heard.append(pos.round)
    assert heard == rounds


@pytest.mark.parametrize("kind", [on.TurnStart, on.TurnEnd])
def test_whose_turn_it_is(first_blood: DescentPosition, kind: Any):
    goblin, ettin = named(first_blood, "goblins"), named(first_blood, "ettins")
    everyone = (NOBODY, 0, 1, ettin, goblin)
    for who, meant in (("overlord", [NOBODY]), ("heroes", [0, 1]), ("goblins", [goblin]), ("mauler", [ettin])):
        assert [figure for figure in everyone if hears(first_blood, kind(who=who), that=figure)] == meant


@pytest.mark.parametrize("kind", [on.Defeated, on.Damaged])
def test_who_was_harmed_and_by_whom(first_blood: DescentPosition, kind: Any):
    goblin = named(first_blood, "goblins")
    assert hears(first_blood, kind(who="goblins"), that=goblin)
    assert hears(first_blood, kind(who="goblins"), that=goblin, by=0)
    assert not hears(first_blood, kind(who="goblins"), that=0, by=goblin)
    assert hears(first_blood, kind(who="goblins", by="heroes"), that=goblin, by=0)
    assert not hears(first_blood, kind(who="goblins", by="heroes"), that=goblin)
    assert not hears(first_blood, kind(who="goblins", by="heroes"), that=goblin, by=goblin)
    assert not hears(first_blood, kind(who="goblins", by="heroes"), that=0, by=0)


def test_who_entered_and_where(first_blood: DescentPosition):
    pos = first_blood
    inside = next(n for n in range(pos.ground.size) if pos.ground.pieces["9A"] >> n & 1)
    outside = next(n for n in range(pos.ground.size) if not pos.ground.pieces["9A"] >> n & 1)
    trigger = on.Enters(who="heroes", where="9A")
    assert hears(pos, trigger, that=0, space=inside)
    assert not hears(pos, trigger, that=0, space=outside)
    assert not hears(pos, trigger, that=named(pos, "goblins"), space=inside)


def test_which_door_moved_how_and_by_whom():
    pos = begun("the_man_who_would_be_king_1")
    names = list(pos.ground.doors)
    door, other = names.index("stair_door"), names.index("cave_door")
    said: dict[str, Any] = {"door": "stair_door", "to": "open"}
    assert hears(pos, on.DoorMoves(**said), that=0, door=door, word="open")
    assert hears(pos, on.DoorMoves(**said), door=door, word="open")
    assert not hears(pos, on.DoorMoves(**said), that=0, door=other, word="open")
    assert not hears(pos, on.DoorMoves(**said), that=0, door=door, word="closed")
    assert hears(pos, on.DoorMoves(**said, by="heroes"), that=0, door=door, word="open")
    assert not hears(pos, on.DoorMoves(**said, by="heroes"), that=pos.monsters()[0], door=door, word="open")
    assert not hears(pos, on.DoorMoves(**said, by="heroes"), door=door, word="open")


@pytest.mark.parametrize("kind", ["a_crop", "crop", "zcrop"])
def test_what_was_picked_up_and_by_whom(kind: str):
    pos = begun("a_fat_goblin_1")
    token = pos.add_token(Token(kind=kind, space=0))
    monster = pos.monsters()[0]
    assert hears(pos, on.PicksUp(token="crop"), that=0, token=token) == (kind == "crop")
    assert hears(pos, on.PicksUp(token=kind, by="monsters"), that=monster, token=token)
    assert not hears(pos, on.PicksUp(token=kind, by="monsters"), that=0, token=token)


@pytest.mark.parametrize(
    ("before", "after", "reached"),
    [(0, 2, False), (0, 3, True), (2, 3, True), (2, 5, True), (3, 4, False), (4, 3, True), (5, 2, True), (3, 2, False)],
)
def test_a_counter_reaches_a_number_from_either_side_and_once(
    first_blood: DescentPosition, before: int, after: int, reached: bool
):
    for name in ("lost", "other"):
        heard = hears(first_blood, on.CounterReaches(counter="lost", reaches=3), word=name, before=before, after=after)
        assert heard == (reached and name == "lost")


def test_set_up_is_heard_by_all(first_blood: DescentPosition):
    assert hears(first_blood, on.Setup())
