"""What the words of quests mean, when their conditions hold, and who has won."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gloaming.games.descent.effects.op import About
from gloaming.games.descent.maps import ground
from gloaming.games.descent.quests import encounters
from gloaming.games.descent.quests.conditions import AnyCondition
from gloaming.games.descent.quests.meaning import QuestPlay
from gloaming.games.descent.quests.victory import decided, why_decided
from gloaming.games.descent.quests.words import Amount, Who
from gloaming.games.descent.settings import Settings
from gloaming.games.descent.state import Figure, Group, Hero, Token
from tests.descent.drawing import places

NOBODY_SPEAKS = About(seat=0)


def position(encounter: str, *figures: Figure, **change: Any) -> QuestPlay:
    """Two heroes beside each other, and whoever else is named."""
    heroes = [Hero(seat=1, name=name, class_name="", sheet=0) for name in ("Grisban", "Jain")]
    standing = [
        Figure(kind="hero", name=hero.name, side="heroes", spaces=(number,)) for number, hero in enumerate(heroes)
    ]
    state: dict[str, Any] = {
        "seats": 2,
        "chance": 1,
        "agenda": [],
        "options": Settings(),
        "quest": "",
        "encounter": encounter,
        "act": 1,
        "heroes": heroes,
        "figures": [*standing, *figures],
        "groups": [Group("ettins", "Ettin"), Group("goblins", "Goblin Archer")],
        "tokens": [],
        "round": 3,
        "rounds_over": 2,
        "seen": [],
    }
    return QuestPlay(**state | change)


def archer(*spaces: int, **change: Any) -> Figure:
    return Figure(
        kind="monster", name="Goblin Archer", side="overlord", rank="minion", group=1, spaces=spaces, **change
    )


def mauler(*spaces: int, **change: Any) -> Figure:
    return Figure(
        kind="monster", name="Ettin", side="overlord", rank="master", group=0, id="mauler", spaces=spaces, **change
    )


def holds(g: QuestPlay, **condition: Any) -> bool:
    read: Any = msgspec.convert(condition, AnyCondition)
    return bool(read.holds(g, NOBODY_SPEAKS))


@pytest.mark.parametrize(
    ("who", "found"),
    [
        ("heroes", [0, 1]),
        ("monsters", [2, 3, 4]),
        ("minions", [3]),
        ("masters", [2]),
        ("npcs", [5]),
        ("ettins", [2]),
        ("mauler", [2]),
        ("splig", [4]),
        ("that", [3]),
        ("by", [0]),
        (["heroes", "goblins"], [0, 1, 3]),
        ({"of": "monsters", "not": "splig"}, [2, 3]),
        ({"of": "monsters", "rank": "master"}, [2]),
        ({"of": ["heroes", "monsters"], "carrying": "crop"}, [3]),
        ({"of": "monsters", "in": "8A"}, [3]),
        ({"of": "monsters", "near": "crop"}, [2]),
    ],
)
def test_who_is_meant(who, found):
    at = ground("first_blood_1").number
    g = position(
        "first_blood_1",
        mauler(at[10, 6]),
        archer(at[5, 1], carries=1),
        Figure(kind="lieutenant", name="Splig", side="overlord", id="splig", spaces=(at[0, 5],)),
        Figure(kind="npc", name="Farmer", side="heroes", id="farmer", spaces=(at[0, 6],)),
        archer(gone="defeated"),
        tokens=[Token(kind="crop", space=at[10, 5]), Token(kind="crop", carrier=3)],
    )
    assert g.called(msgspec.convert(who, Who), About(seat=0, that=3, by=0)) == found


@pytest.mark.parametrize(
    ("amount", "number"),
    [
        (4, 4),
        ([4, 6, 8], 4),
        ("all", 9),
        ({"counter": "lost"}, 5),
        ({"counter": "lost", "per": 2, "times": 3, "plus": 1}, 7),
        ({"counter": "lost", "max": 2}, 2),
    ],
)
def test_how_many_are_meant(amount, number):
    g = position("first_blood_1", counters=(("lost", 5),))
    assert g.number_of(msgspec.convert(amount, Amount), everything=9) == number


def test_a_place_is_a_tile_an_area_a_way_or_where_something_is():
    g = position("a_fat_goblin_1", tokens=[Token(kind="crop", space=7), Token(kind="crop")])
    area = encounters()["a_fat_goblin_1"].areas[0]
    assert g.place_of("20A", NOBODY_SPEAKS) == g.ground.pieces["20A"]
    assert places(g.ground, g.place_of(area.id, NOBODY_SPEAKS)) == set(area.spaces)
    assert g.place_of("exit", NOBODY_SPEAKS) == g.ground.marks["exit"]
    assert g.place_of("crop", NOBODY_SPEAKS) == 1 << 7
    assert g.place_of("heroes", NOBODY_SPEAKS) == 0b11
    assert g.place_of(("crop", "heroes"), NOBODY_SPEAKS) == 0b11 | 1 << 7


def test_defeated_without_a_number_needs_that_none_is_left():
    fallen = {"op": "defeated", "who": "goblins"}
    assert not holds(position("first_blood_1", archer(5)), **fallen)
    assert not holds(position("first_blood_1", archer(5), archer(gone="defeated")), **fallen)
    assert holds(position("first_blood_1", archer(gone="defeated")), **fallen)
    assert not holds(position("first_blood_1", archer(gone="left")), **fallen)
    assert holds(position("first_blood_1", archer(5), archer(gone="defeated")), **fallen, min=1)
    twice = position("first_blood_1", defeated=("Grisban", "Grisban"))
    assert holds(twice, op="defeated", who="heroes", min=2)
    assert not holds(twice, op="defeated", who="heroes", min=3)


def test_on_map_counts_who_stands_there():
    g = position("first_blood_1", archer(5), archer(gone="left"))
    assert holds(g, op="on_map", who="goblins")
    assert not holds(g, op="on_map", who="goblins", min="all")
    assert holds(g, op="on_map", who="ettins", max=0)
    assert not holds(g, op="on_map", who="goblins", max=0)


def test_in_area_and_majority():
    g = position("first_blood_1", archer(0), archer(40))
    tile = g.ground.piece_of(0)
    assert holds(g, op="in_area", who="heroes", where=tile, min="all")
    assert not holds(g, op="in_area", who="goblins", where=tile, min="all")
    assert holds(g, op="majority", side="heroes", where=tile)
    assert not holds(g, op="majority", side="overlord", where=tile)
    assert not holds(g, op="majority", side="heroes", where=g.ground.piece_of(40))


def test_left_map_asks_for_the_way_and_what_was_carried():
    g = position(
        "first_blood_1",
        archer(gone="left", via="hidden_path", carries=0),
        archer(gone="left", via="hidden_path"),
        archer(gone="left", via="elsewhere"),
        tokens=[Token(kind="crop", carrier=2)],
    )
    left = {"op": "left_map", "who": "goblins", "via": "hidden_path"}
    assert holds(g, **left, min=2)
    assert not holds(g, **left, min=3)
    assert holds(g, **left, carrying="crop")
    assert not holds(g, **left, carrying="crop", min=2)


def test_carries_token_on_and_counter():
    g = position("first_blood_1", archer(5, carries=0), tokens=[Token(kind="crop", carrier=2)], counters=(("lost", 5),))
    assert holds(g, op="carries", who="goblins", token="crop")
    assert not holds(g, op="carries", who="heroes", token="crop")
    assert holds(g, op="token_on", token="crop")
    gone = position("first_blood_1", archer(gone="left", carries=0), tokens=[Token(kind="crop", carrier=2)])
    assert not holds(gone, op="token_on", token="crop")
    assert holds(g, op="counter", counter="lost", min=5, max=5)
    assert not holds(g, op="counter", counter="lost", max=4)
    assert not holds(g, op="counter", counter="other")


def test_rounds_results_and_relics():
    g = position("first_blood_1", results=("heroes",))
    assert holds(g, op="round", min=3, max=3)
    assert not holds(g, op="round", max=2)
    assert holds(g, op="round", done=2)
    assert not holds(g, op="round", done=3)
    assert holds(g, op="won", encounter=1, by="heroes")
    assert not holds(g, op="won", encounter=1, by="overlord")
    assert not holds(g, op="won", chain="a_fat_goblin", by="heroes")
    assert not holds(g, op="holds_relic", relic="Dawnblade", by="heroes")
    assert g.chains_of("heroes") == g.chains_of("overlord") == 0  # outside a campaign


def test_all_not_and_knocked_out():
    g = position("first_blood_1")
    yes, no = {"op": "round", "min": 1}, {"op": "round", "min": 9}
    assert holds(g, op="all", of=[yes, yes])
    assert not holds(g, op="all", of=[yes, no])
    assert holds(g, op="not", of=[no, no])
    assert not holds(g, op="not", of=[yes, no])
    down = [Figure(kind="hero", name=name, side="heroes", fallen=4) for name in ("Grisban", "Jain")]
    assert holds(position("first_blood_1", figures=down), op="knocked_out", who="heroes", min="all")
    assert not holds(g, op="knocked_out", who="heroes", min=1)


def test_who_has_won_first_blood():
    escaped = [archer(gone="left", via="hidden_path") for _ in range(5)]
    dead = mauler(gone="defeated")
    assert decided(position("first_blood_1", mauler(5))) == ""
    assert decided(position("first_blood_1", dead)) == "heroes"
    assert decided(position("first_blood_1", mauler(5), *escaped)) == "overlord"
    assert decided(position("first_blood_1", dead, *escaped, active=0)) == "heroes"
    assert decided(position("first_blood_1", dead, *escaped, active=2)) == "overlord"
    assert why_decided(position("first_blood_1", dead), "heroes") == "Mauler is defeated."


def test_the_clock_decides_where_nobody_has():
    late = position("first_blood_1", mauler(5), round=12, rounds_over=12)
    assert decided(late) == "overlord"
    assert why_decided(late, "overlord") == "Round 12 has ended."
    undecided = [one for one in encounters().values() if one.clock.then == "none"]
    assert len(undecided) == 3


def test_every_goal_of_every_encounter_can_be_judged():
    judged = {decided(position(name, groups=[])) for name in encounters()}
    assert "" in judged
