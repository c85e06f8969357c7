"""An attack under way: what changes one thing about it changes nothing else, and hits whom it says."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from gloaming.games.descent import events
from gloaming.games.descent.cards import numbers_named
from gloaming.games.descent.dice import shields_on
from gloaming.games.descent.rules.attack import Attack
from gloaming.games.descent.state import NOBODY
from tests.descent.drawing import room
from tests.descent.scene import DescentScene, descent


def under_way() -> tuple[DescentScene, int]:
    """Leoric's rune has struck a zombie and a goblin beside it; he may spend a surge. Where the attack is."""
    t = descent(
        room(6, 2),
        ann={"hero": "Leoric of the Book", "at": (0, 0), "skills": ["Exploding Rune"]},
        monsters={"zombie": {"at": (3, 0), "rank": "master"}, "goblin_archer": {"at": (4, 0), "rank": "master"}},
    )
    t.rolls("blue 2h1s2r", "yellow 1h1r", "brown 0", "gray 1")
    t.ann.does("use Exploding Rune")  # the zombie hides the goblin
    assert t.ann.ask.topic == "surges"
    return t, t.pos.depth_of(Attack)


def attack(t: DescentScene, depth: int) -> Attack:
    found: Attack = t.pos.rule_at(depth)
    return found


@pytest.mark.parametrize("change", [{"damage": 2}, {"range": 1}, {"surges": 3}, {"pierce": 1}, {"surges": -1}])
def test_one_thing_changes_and_nothing_else(change: dict[str, int]):
    t, depth = under_way()
    before = attack(t, depth)
    t.pos.change_attack(depth, **change)
    assert attack(t, depth) == replace(before, **{name: getattr(before, name) + by for name, by in change.items()})


def test_dice_are_added_to_one_defense():
    t, depth = under_way()
    before = attack(t, depth)
    goblin = t.number("goblin_archer")
    t.pos.add_dice(depth, ("black",), goblin)
    pools = {hit.figure: hit.pool for hit in attack(t, depth).hits}
    assert pools == {hit.figure: (*hit.pool, "black") if hit.figure == goblin else hit.pool for hit in before.hits}
    assert attack(t, depth).pool == before.pool


@pytest.mark.parametrize("below", [0, 1, 2, 3])
def test_an_attack_knows_where_it_is_whatever_lies_below_and_above_it(below: int):
    t, depth = under_way()
    t.pos.agenda[:0] = t.pos.agenda[:1] * below
    found = attack(t, depth + below)
    for _ in range(4):
        assert found.about(t.pos).depth == depth + below
        t.pos.agenda.append(t.pos.agenda[0])


@pytest.mark.parametrize("who", ["zombie", "goblin_archer"])
def test_shields_are_added_to_one_defense(who: str):
    t, depth = under_way()
    t.pos.add_shields(depth, t.number(who), 2)
    t.pos.add_shields(depth, t.number(who), 1)
    assert {hit.figure: hit.shields for hit in attack(t, depth).hits} == {
        t.number(name): 3 if name == who else 0 for name in ("zombie", "goblin_archer")
    }


@pytest.mark.parametrize("die", [0, 1])
def test_one_die_is_rolled_again_and_keeps_its_colour(die: int):
    t, depth = under_way()
    before = attack(t, depth)
    t.pos.listener = t.events
    for chance in range(6):
        t.pos.chance = chance
        old = attack(t, depth).dice
        t.pos.reroll(depth, NOBODY, die)
        new = attack(t, depth).dice
        assert [n for n in range(len(new)) if new[n] // 6 != old[n] // 6] == []
        assert [new[n] for n in range(len(new)) if n != die] == [old[n] for n in range(len(old)) if n != die]
        told = t.told(events.DieRerolled)[-1]
        assert (told.figure, told.old, told.new) == (NOBODY, old[die], new[die])
    t.pos.listener = None
    assert attack(t, depth).hits == before.hits


def test_a_defense_die_is_rolled_again_by_one_defender():
    t, depth = under_way()
    before = attack(t, depth)
    goblin = t.number("goblin_archer")
    seen: set[Any] = set()
    for chance in range(12):
        t.pos.chance = chance
        t.pos.reroll(depth, goblin, 0)
        now = {hit.figure: hit.dice for hit in attack(t, depth).hits}
        seen.add(now[goblin])
        assert now[t.number("zombie")] == next(hit.dice for hit in before.hits if hit.figure == t.number("zombie"))
    assert len(seen) > 1
    assert attack(t, depth).dice == before.dice


@pytest.mark.parametrize("chance", range(8))
def test_a_better_defense_stands_and_no_other(chance: int):
    t, depth = under_way()
    goblin = t.number("goblin_archer")
    old = t.pos.dice_of(depth, goblin)
    t.pos.chance = chance
    t.pos.listener = t.events
    t.pos.reroll_if_better(depth, goblin, (0,))
    t.pos.listener = None
    rolled = t.told(events.DefenseRolled)[-1].dice
    assert t.pos.dice_of(depth, goblin) == (rolled if shields_on(rolled) > shields_on(old) else old)
    assert t.pos.shields_rolled(depth, goblin) == max(shields_on(old), shields_on(rolled))


def test_who_is_hit_as_well_is_hit_once():
    t, depth = under_way()
    hits = [hit.figure for hit in attack(t, depth).hits]
    t.pos.hit_as_well(depth, *hits, 0)
    assert [hit.figure for hit in attack(t, depth).hits] == [*hits, 0]


def test_another_target_leaves_the_space_as_it_was():
    t, depth = under_way()
    before = attack(t, depth)
    t.pos.redirect_attack(depth, t.number("goblin_archer"))
    assert attack(t, depth) == replace(before, target=t.number("goblin_archer"))


def test_a_card_lends_its_surges_to_one_attack():
    t, depth = under_way()
    card = numbers_named("Critical Blow")[0]
    t.pos.gain_surge(depth, card)
    assert attack(t, depth).gained == (card,)


def test_dice_and_surges_are_read_from_the_attack():
    t, depth = under_way()
    assert t.pos.dice_of(depth, NOBODY) == attack(t, depth).dice
    assert t.pos.dice_of(depth, 0) == ()  # he does not defend
    assert t.pos.surges_rolled(depth) == 1
    assert t.pos.has_blank_die(depth, t.number("zombie"))
    assert not t.pos.has_blank_die(depth, t.number("goblin_archer"))
