"""What has to be true for the text of a card: each condition with figures on either side of it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from gloaming.games.descent.cards import numbers_named
from gloaming.games.descent.effects import conditions as c
from gloaming.games.descent.effects.harm import Recover
from gloaming.games.descent.effects.op import About, Around, Group, meant
from gloaming.games.descent.state import NOBODY
from tests.descent.drawing import drawn
from tests.descent.scene import DescentScene, Player, descent

ANN, BOB, CID, ZOMBIE, MASTER, SPLIG = range(6)
"""Three heroes and three monsters, in the order of their numbers."""


def scene(**bob: Any) -> DescentScene:
    """All in one row, a space apart each: A1 C1 E1 G1 I1 K1; the last one is behind a wall of obstacles."""
    second: Player = {"hero": "Syndrael", "hero_class": "Knight", "at": (2, 0), **bob}  # type: ignore[typeddict-item]
    return descent(
        drawn("...........O..", "...........O.."),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        bob=second,
        cid={"hero": "Leoric of the Book", "at": (4, 0)},
        monsters={
            "zombie": {"at": (6, 0)},
            "zombie_2": {"at": (8, 0), "rank": "master"},
            "splig": {"at": (12, 0)},
        },
    )


def holds(condition: Any, t: DescentScene | None = None, **about: Any) -> bool:
    return bool(condition.holds((t or scene()).pos, About(seat=0, **{"me": BOB, **about})))


@pytest.mark.parametrize("figure", [NOBODY, ANN, BOB, CID, ZOMBIE])
def test_mine_is_what_is_about_me_or_done_by_me(figure: int):
    assert holds(c.OfMine(), that=figure) == (figure == BOB)
    assert holds(c.ByMe(), by=figure) == (figure == BOB)


@pytest.mark.parametrize(
    ("of", "meant"),
    [
        ("figures", {ANN, BOB, CID, ZOMBIE, MASTER, SPLIG}),
        ("heroes", {ANN, BOB, CID}),
        ("monsters", {ZOMBIE, MASTER, SPLIG}),
        ("minions", {ZOMBIE}),
        ("friends", {ANN, BOB, CID}),
        ("enemies", {ZOMBIE, MASTER, SPLIG}),
    ],
)
def test_whom_a_word_means(of: Any, meant: set[int]):
    everyone = (NOBODY, *range(6))
    assert {figure for figure in everyone if holds(c.That(of=of), that=figure)} == meant
    assert {figure for figure in everyone if holds(c.That(of=of, by=True), by=figure)} == meant


@pytest.mark.parametrize(("within", "near"), [(1, {BOB}), (2, {ANN, BOB, CID}), (3, {ANN, BOB, CID}), (4, set())])
def test_so_many_spaces_away_is_that_many_at_most(within: int, near: set[int]):
    near = near or {ANN, BOB, CID, ZOMBIE}
    assert {figure for figure in range(6) if holds(c.That(of="figures", within=within), that=figure)} == near


def test_overlord_attacks_are_those_of_his_side_and_on_heroes_if_the_text_says_so():
    assert holds(c.MonsterAttacks(), by=ZOMBIE, that=BOB)
    assert holds(c.MonsterAttacks(), by=ZOMBIE, that=MASTER)
    assert not holds(c.MonsterAttacks(), by=ANN, that=ZOMBIE)
    assert holds(c.MonsterAttacks(hero=True), by=ZOMBIE, that=BOB)
    assert not holds(c.MonsterAttacks(hero=True), by=ZOMBIE, that=MASTER)


@pytest.mark.parametrize(("at", "rank", "alone"), [((9, 0), "master", False), ((10, 0), "master", True)])
def test_a_leader_is_near_up_to_three_spaces(at: tuple[int, int], rank: Any, alone: bool):
    t = scene()
    space = t.pos.ground.number[at]
    t.pos.figures[MASTER] = replace(t.pos.figures[MASTER], spaces=(space,), rank=rank)
    assert holds(c.NoLeaderNear(), t, me=ZOMBIE) == alone
    assert not holds(c.NoLeaderNear(), t, me=MASTER)  # he is one himself


@pytest.mark.parametrize(("moves", "twice"), [(0, False), (1, False), (2, True), (3, True)])
def test_two_move_actions_are_two_at_least(moves: int, twice: bool):
    t = scene()
    t.pos.figures[BOB] = replace(t.pos.figures[BOB], moves=moves, stepped=moves > 0, moving=moves > 1)
    assert holds(c.MovedTwice(), t) == twice
    assert holds(c.StoodStill(), t) == (moves == 0)
    assert holds(c.InMoveAction(), t, that=BOB) == (moves > 1)


@pytest.mark.parametrize(("surges", "rolled"), [(-1, False), (0, False), (1, True), (2, True)])
def test_a_surge_was_rolled_if_there_is_one(surges: int, rolled: bool):
    assert holds(c.RolledSurge(), surges=surges) == rolled


@pytest.mark.parametrize(
    ("equipped", "both", "free"),
    [
        ([], False, True),
        (["Iron Longsword"], False, True),
        (["Iron Longsword", "Light Hammer"], True, False),
        (["Iron Longsword", "Wooden Shield"], False, False),
        (["Iron Battleaxe"], True, False),
        (["Sling"], False, True),
    ],
)
def test_hands_are_counted_with_what_they_hold(equipped: list[str], both: bool, free: bool):
    t = scene(equipped=equipped)
    assert holds(c.BothHands(), t) == both
    assert holds(c.OtherHandFree(), t) == free
    assert holds(c.Equipped(like=("Shield",)), t) == ("Wooden Shield" in equipped)
    assert holds(c.Equipped(like=("Rune", "Hammer")), t) == ("Light Hammer" in equipped)


@pytest.mark.parametrize(
    ("at", "shared", "next_to"), [((3, 0), False, True), ((4, 0), False, False), ((3, 0), True, False)]
)
def test_entered_next_to_me_is_an_empty_space_beside_me(at: tuple[int, int], shared: bool, next_to: bool):
    t = scene()
    space = t.pos.ground.number[at]
    t.pos.figures[ZOMBIE] = replace(t.pos.figures[ZOMBIE], spaces=(space,))
    t.pos.figures[CID] = replace(t.pos.figures[CID], spaces=(space if shared else t.pos.ground.number[10, 1],))
    assert holds(c.EnteredNext(), t, that=ZOMBIE, space=space) == next_to
    assert not holds(c.EnteredNext(), t, that=CID, space=space)
    assert holds(c.InEmptySpace(), t, that=ZOMBIE) != shared


def test_one_monster_in_sight_is_one_and_not_none_or_two():
    t = scene()
    assert not holds(c.OneInSight(), t)  # none: Leoric stands before them
    t.pos.figures[CID] = replace(t.pos.figures[CID], spaces=(t.pos.ground.number[0, 1],))
    assert holds(c.OneInSight(), t)  # the zombie stands before its master
    t.pos.figures[MASTER] = replace(t.pos.figures[MASTER], spaces=(t.pos.ground.number[8, 1],))
    assert not holds(c.OneInSight(), t)


@pytest.mark.parametrize("seen_by", [(), (ZOMBIE,), (MASTER,), (ZOMBIE, MASTER)])
def test_who_did_not_see_him_is_nobody_who_did(seen_by: tuple[int, ...]):
    t = scene()
    t.pos.heroes[BOB] = replace(t.pos.heroes[BOB], seen_by=seen_by)
    for monster in (ZOMBIE, MASTER):
        assert holds(c.DidNotSeeMe(), t, that=monster) == (monster not in seen_by)


@pytest.mark.parametrize("weapon", ["Iron Longsword", "Light Hammer"])
def test_with_this_is_with_this_very_weapon(weapon: str):
    t = scene(equipped=["Iron Longsword", "Light Hammer"])
    card = numbers_named(weapon)[0]
    for other in t.pos.heroes[BOB].equipped:
        assert holds(c.WithThis(), t, weapon=card, card=other) == (card == other)
    assert holds(c.WithWeapon(like="Hammer"), t, weapon=card, by=BOB) == (weapon == "Light Hammer")
    assert holds(c.WithWeapon(like="melee"), t, weapon=card, by=BOB)
    assert not holds(c.WithWeapon(like="ranged"), t, weapon=card, by=BOB)


def test_by_the_familiar_is_by_his_own_and_by_himself_if_the_text_says_so():
    t = descent(
        drawn("......"),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        bob={"hero": "Leoric of the Book", "hero_class": "Necromancer", "at": (1, 0)},
        monsters={"zombie": {"at": (4, 0)}},
    )
    familiar = t.pos.call_familiar(1, "Reanimate", t.pos.ground.number[2, 0])
    other = t.pos.add_figure(replace(t.pos.figures[familiar], owner=0, name="Another", spaces=()))
    for by in (NOBODY, 0, 1, 2, familiar, other):
        assert holds(c.ByFamiliar(), t, by=by) == (by == familiar)
        assert holds(c.ByFamiliar(or_me=True), t, by=by) == (by in (1, familiar))


@pytest.mark.parametrize(("damage", "survives"), [(0, True), (10, True), (11, False), (12, False)])
def test_whoever_survives_has_health_left(damage: int, survives: bool):
    t = scene(damage=damage)
    assert t.pos.health(BOB) == 12
    assert holds(c.Survives(damage=1), t) == survives


def test_a_lieutenant_is_no_minion_or_master():
    assert [holds(c.MinionOrMaster(), that=figure) for figure in range(6)] == [False, False, False, True, True, False]


def test_somebody_is_near_if_anyone_is():
    assert holds(c.MonsterNear(around=Around(of="heroes", within=2)))
    assert not holds(c.MonsterNear(around=Around(of="monsters", within=2)))


def test_a_skill_is_had_or_not():
    assert holds(c.HasCard(name="Oath of Honor"))
    assert not holds(c.HasCard(name="Rage"))


# Whom ops are done to.


def aimed(who: Any, t: DescentScene | None = None, **about: Any) -> list[int]:
    return meant((t or scene()).pos, About(seat=0, **{"me": BOB, **about}), who)


def test_a_word_is_one_figure_or_nobody():
    about: dict[str, Any] = {"me": 1, "that": 2, "by": 3, "it": 4}
    for word, figure in about.items():
        assert aimed(word, **about) == [figure]
        assert aimed(word, **about | {word: NOBODY}) == []
        assert aimed(word, **about | {word: 0}) == [0]


@pytest.mark.parametrize("it", [ZOMBIE, MASTER])
def test_a_group_is_all_of_it_or_all_others(it: int):
    assert aimed(Group(), it=it) == [ZOMBIE, MASTER]
    assert aimed(Group(others=True), it=it) == [one for one in (ZOMBIE, MASTER) if one != it]


@pytest.mark.parametrize("that", [ANN, BOB, CID])
def test_around_leaves_out_whom_the_text_leaves_out(that: int):
    heroes = [ANN, BOB, CID]
    assert aimed(Around(of="heroes", others=False)) == heroes
    assert aimed(Around(of="heroes")) == [ANN, CID]
    assert aimed(Around(of="heroes", others=False, unless_that=True), that=that) == [h for h in heroes if h != that]
    assert aimed(Around(of="heroes", others=False, unless_it=True), it=that) == [h for h in heroes if h != that]
    beside = {ANN: [ANN, BOB], BOB: heroes, CID: [BOB, CID]}[that]
    assert aimed(Around(of="heroes", within=2, of_that=True, others=False), that=that) == beside


def test_around_means_the_hurt_and_the_ill_where_it_says_so():
    t = scene()
    t.pos.take_damage(CID, 1)
    t.pos.inflict(ANN, "Poisoned")
    assert aimed(Around(of="heroes", others=False, hurt=True), t) == [CID]
    assert aimed(Around(of="heroes", others=False, ill=True), t) == [ANN]


def test_the_fallen_are_meant_only_where_a_text_says_so():
    t = scene()
    t.pos.knock_out(ANN, t.pos.figures[ANN].at)
    assert aimed(Around(of="heroes", within=2), t) == [CID]
    assert aimed(Around(of="heroes", within=2, fallen=True), t) == [ANN, CID]


@pytest.mark.parametrize(
    ("damage", "fatigue", "down", "healed", "rested"),
    [
        (0, 0, False, False, False),
        (1, 0, False, True, False),
        (0, 1, False, False, True),
        (2, 2, False, True, True),
        (12, 4, True, True, False),
    ],
)
def test_recovery_is_for_those_who_have_something_to_recover(
    damage: int, fatigue: int, down: bool, healed: bool, rested: bool
):
    t = scene(damage=damage, fatigue=fatigue, fallen=down)
    about = About(seat=0, me=ANN)
    assert Recover(damage=1).fits(t.pos, about, BOB) == healed
    assert Recover(fatigue=1).fits(t.pos, about, BOB) == rested
    assert Recover(damage=1, fatigue=1).fits(t.pos, about, BOB) == (healed or rested)
