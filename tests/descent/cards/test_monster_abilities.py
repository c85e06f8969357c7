"""What is printed on monster cards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import ABILITY_NUMBERS, numbers_named
from gloaming.games.descent.rules.attack import Attack, tolls
from gloaming.games.descent.state import Figure
from gloaming.pieces.squares import spaces_of
from tests.descent.drawing import block, drawn, room
from tests.descent.questing import begun
from tests.descent.scene import DescentScene, MonsterAt, Player, descent

GRISBAN: Player = {"hero": "Grisban the Thirsty", "at": (2, 1)}
ELEMENTAL: MonsterAt = {"at": block(0, 0, 1, 1)}


def elemental(**more: MonsterAt) -> DescentScene:
    """An Elemental with Grisban next to it and Jain out of its reach."""
    return descent(
        room(8, 4),
        ann=GRISBAN,
        bob={"hero": "Jain Fairwood", "at": (6, 1)},
        monsters={"elemental": ELEMENTAL, **more},
        turn_of="elemental",
    )


def test_air_keeps_attacks_from_afar_away():
    t = elemental()
    t.overlord.does("use Air")
    bob, ann, it = t.number("bob"), t.number("ann"), t.number("elemental")
    assert t.pos.can_be_attacked(ann, it)
    assert not t.pos.can_be_attacked(bob, it)
    assert it not in t.pos.caught_by_blast(bob, t.figure("ann").at)  # Blast does not reach it either
    assert it in t.pos.caught_by_blast(ann, t.figure("ann").at)


def test_air_ends_with_the_next_turn_of_the_overlord():
    t = elemental()
    t.overlord.does("use Air")
    t.overlord.does("end the turn")
    t.ann.does("let Jain go next")
    assert not t.pos.can_be_attacked(t.number("bob"), t.number("elemental"))
    t.bob.does("end the turn")
    t.ann.does("end the turn")
    assert t.pos.can_be_attacked(t.number("bob"), t.number("elemental"))


def test_earth_immobilizes_neighbours_who_fail():
    t = elemental()
    t.rolls("gray 1", "black 2")  # against an Awareness of 1
    t.overlord.does("use Earth")
    assert t.ann.conditions == ["Immobilized"]
    assert t.bob.conditions == []


def test_water_tires_neighbours_who_fail():
    t = elemental()
    t.rolls("gray 2", "black 2")  # against a Willpower of 3
    t.overlord.does("use Water")
    assert (t.ann.fatigue, t.bob.fatigue) == (2, 0)


def test_fire_burns_friend_and_foe():
    t = elemental(zombie={"at": (0, 2)}, zombie_2={"at": (3, 3)})
    t.rolls("blue 2h3r", "red 1h", "gray 1", "brown 0")
    t.overlord.does("use Fire")
    t.is_quiet()
    assert t.ann.damage == 2
    assert t.figure("zombie").gone == "defeated"
    assert t.figure("zombie_2").damage == 0
    t.overlord.is_not_offered("use Fire", "attack Grisban")  # that was its one attack


def test_fire_needs_a_neighbour():
    t = descent(room(8, 4), ann={**GRISBAN, "at": (5, 1)}, monsters={"elemental": ELEMENTAL}, turn_of="elemental")
    t.overlord.is_not_offered("use Fire")


def dragon(rank: str = "master", **more: MonsterAt) -> DescentScene:
    """A Shadow Dragon with Grisban at its side, and three figures behind him."""
    return descent(
        room(8, 4),
        ann=GRISBAN,
        bob={"hero": "Jain Fairwood", "at": (3, 1)},
        monsters={
            "shadow_dragon": {"at": block(0, 0, 1, 2), "rank": rank},  # type: ignore[typeddict-item]
            "zombie": {"at": (4, 1)},
            "zombie_2": {"at": (6, 1)},
        },
        turn_of="shadow_dragon",
    )


def test_fire_breath_hits_everyone_on_a_path_of_four():
    t = dragon()
    t.rolls("blue 2h3r", "red 3h1s", "gray 1")
    t.overlord.attacks("ann")
    t.rolls("gray 2", "brown 0")
    t.overlord.does("spend 1 surge: fire breath: figures on a path of 4 spaces are hit, too")
    t.overlord.does("choose D2")
    assert "Choose C2" not in [t.say(option) for option in t.overlord.ask.options]  # no space twice
    t.overlord.does("choose E2")
    t.overlord.does("choose F2")
    t.bob.does("take 0 of it as fatigue")  # she takes nothing of it as fatigue
    t.is_quiet()
    assert t.ann.damage == 5 - 1
    assert t.bob.damage == 5 - 2
    assert t.figure("zombie").gone == "defeated"
    assert t.figure("zombie_2").damage == 0  # the fifth space


def test_shadow_makes_a_neighbour_miss_who_spends_no_surge():
    t = descent(
        room(8, 4),
        ann=GRISBAN,
        monsters={"shadow_dragon": {"at": block(0, 0, 1, 2)}, "zombie": {"at": (3, 1), "rank": "master"}},
    )
    t.rolls("blue 2h3r", "red 2h", "brown 0")
    t.ann.attacks("zombie", "Chipped Greataxe")  # whatever the target
    assert t.figure("zombie").damage == 0
    t.rolls("blue 2h1s2r", "red 2h", "brown 0")
    t.ann.attacks("zombie", "Chipped Greataxe")
    t.ann.does("spend 1 surge: pierce the shadow")
    assert t.figure("zombie").damage == 4


def test_shadow_reaches_neighbours_only():
    t = descent(
        room(8, 4),
        ann={**GRISBAN, "at": (3, 1)},
        monsters={"shadow_dragon": {"at": block(0, 0, 1, 2)}, "zombie": {"at": (4, 1), "rank": "master"}},
        rolls=("blue 2h3r", "red 2h", "brown 0"),
    )
    t.ann.attacks("zombie", "Chipped Greataxe")
    assert t.figure("zombie").damage == 4


def between_dragons(*surges: str) -> DescentScene:
    """Grisban between two Shadow Dragons attacks a zombie."""
    t = descent(
        room(8, 4),
        ann=GRISBAN,
        monsters={
            "shadow_dragon": {"at": block(0, 0, 1, 2)},
            "shadow_dragon_2": {"at": block(3, 2, 5, 3)},
            "zombie": {"at": (3, 1), "rank": "master"},
        },
    )
    t.rolls("blue 2h1s2r", "red 3h1s", "brown 0")
    t.ann.attacks("zombie", "Chipped Greataxe")
    for one in surges:
        t.ann.does(one)
    return t


def test_shadow_of_two_dragons_takes_a_surge_for_each():
    once = between_dragons("spend 1 surge: pierce the shadow", "spend no more surges")
    assert once.figure("zombie").damage == 0
    twice = between_dragons(*["spend 1 surge: pierce the shadow"] * 2)
    assert twice.figure("zombie").damage == 5


@pytest.mark.parametrize(
    ("encounter", "weapon", "hit"),
    [
        ("gryvorn_unleashed_2", "Dawnblade", True),
        ("gryvorn_unleashed_2", "Chipped Greataxe", False),
        ("first_blood_1", "Dawnblade", False),
    ],
)
def test_the_dawnblade_breaks_the_shadow_of_gryvorn_and_its_brood(encounter: str, weapon: str, hit: bool):
    pos = begun(encounter)
    pos.heroes[0] = replace(pos.heroes[0], equipped=(numbers_named(weapon)[0],))
    dragon = pos.add_figure(Figure(kind="monster", name="Shadow Dragon", side="overlord", rank="minion", act=pos.act))
    base = next(
        base
        for base in pos.floor.fitting((2, 3), pos.empty())
        if not base & ~pos.empty() and pos.floor.adjacent(base) & pos.empty()
    )
    pos.figures[dragon] = replace(pos.figures[dragon], spaces=tuple(spaces_of(base)))
    beside = next(spaces_of(pos.floor.adjacent(base) & pos.empty()))
    pos.figures[0] = replace(pos.figures[0], spaces=(beside,))
    attack = Attack(0, dragon, numbers_named(weapon)[0], kind="melee")
    assert (tolls(pos, attack) == []) == hit


def merriod(*, jain: tuple[int, int]) -> DescentScene:
    return descent(
        room(8, 4),
        ann=GRISBAN,
        bob={"hero": "Jain Fairwood", "at": jain},
        monsters={"merriod": {"at": block(0, 0, 1, 1), "rank": "master"}},
        turn_of="merriod",
    )


def test_flail_strikes_two_heroes():
    t = merriod(jain=(0, 3))
    t.rolls("blue 2h3r", "red 2h", "gray 1", "gray 2")
    t.overlord.does("use Flail")
    t.overlord.attacks("ann")
    t.bob.does("take 0 of it as fatigue")  # she takes nothing of it as fatigue
    t.is_quiet()
    assert (t.ann.damage, t.bob.damage) == (3, 2)


def test_flail_needs_two_within_reach():
    merriod(jain=(6, 1)).overlord.is_not_offered("use Flail")


def ettin() -> DescentScene:
    return descent(
        drawn("........", "........", "....P..."),
        ann=GRISBAN,
        monsters={"ettin": {"at": block(0, 0, 1, 1), "rank": "master"}},
        turn_of="ettin",
    )


def test_throw_puts_a_hero_elsewhere():
    t = ettin()
    t.rolls("gray 2", "black 4")  # against a Might of 5
    t.overlord.does("use Throw")
    t.overlord.does("place Grisban at F2")
    assert t.ann.at == (5, 1)
    assert t.ann.damage == 1


def test_throw_goes_no_further_than_three_spaces_and_counts_as_entering():
    t = ettin()
    t.rolls("gray 2", "black 4")
    t.overlord.does("use Throw")
    said = [t.say(option) for option in t.overlord.ask.options]
    assert "Place Grisban at G2" not in said
    t.overlord.does("place Grisban at E3")  # into the pit
    assert t.ann.damage == 2 + 1


def test_throw_may_fail():
    t = ettin()
    t.rolls("gray 2", "black 3")
    t.overlord.does("use Throw")
    t.is_quiet()
    assert (t.ann.at, t.ann.damage) == ((2, 1), 0)


def test_grab_immobilizes_one_who_fails():
    t = descent(
        room(4, 4),
        ann={**GRISBAN, "at": (1, 1)},
        monsters={"zombie": {"at": (0, 0), "rank": "master"}},
        turn_of="zombie",
    )
    t.rolls("gray 2", "black 4")
    t.overlord.does("use Grab")
    assert t.ann.conditions == ["Immobilized"]


def test_shambling_allows_one_move_action():
    t = descent(room(9, 4), ann={**GRISBAN, "at": (8, 1)}, monsters={"zombie": {"at": (0, 0)}}, turn_of="zombie")
    t.overlord.does("take a move action")
    t.overlord.goes(3, 0)
    t.overlord.is_not_asked()  # nothing is left to do: its activation is over


def test_howl_tires_heroes_nearby():
    t = descent(
        room(8, 4),
        ann={**GRISBAN, "at": (4, 1)},
        bob={"hero": "Jain Fairwood", "at": (5, 1)},
        monsters={"barghest": {"at": [(0, 1), (1, 1)]}},
        turn_of="barghest",
    )
    t.rolls("gray 2", "black 2")
    t.overlord.does("use Howl")
    assert (t.ann.fatigue, t.bob.fatigue) == (1, 0)  # Jain is 4 spaces away


def test_night_stalker_adds_a_die_against_attacks_from_afar():
    t = descent(
        room(8, 4),
        ann={"hero": "Jain Fairwood", "at": (6, 1)},
        monsters={"barghest": {"at": [(0, 1), (1, 1)], "rank": "master"}},
        rolls=("blue 1h5r", "yellow 2h", "gray 1", "brown 1"),
    )
    t.ann.attacks("barghest")
    if t.pos.ask is not None and t.pos.ask.topic == "aim":
        t.ann.does("aim at B2")
    t.overlord.does("use Night Stalker")
    t.carries_on()
    assert t.figure("barghest").damage == 3 - 2


def test_night_stalker_does_not_work_against_neighbours():
    t = descent(
        room(8, 4),
        ann=GRISBAN,
        monsters={"barghest": {"at": [(0, 1), (1, 1)], "rank": "master"}},
        rolls=("blue 2h3r", "red 2h", "gray 1"),
    )
    t.ann.attacks("barghest", "Chipped Greataxe")
    t.is_quiet()
    assert t.figure("barghest").damage == 3


def moulder(rank: str, act: int = 1) -> DescentScene:
    return descent(
        room(6, 4),
        ann=GRISBAN,
        monsters={"flesh_moulder": {"at": (0, 1), "rank": rank, "damage": 4}, "zombie": {"at": (0, 0), "damage": 2}},  # type: ignore[typeddict-item]
        turn_of="flesh_moulder",
        act=act,
    )


def test_heal_gives_back_what_a_red_die_shows():
    t = moulder("master")
    t.rolls("red 3h")
    t.overlord.does("use Heal")
    t.overlord.picks("flesh_moulder")
    assert t.figure("flesh_moulder").damage == 1


def mended(rank: str, act: int, by: int) -> int:
    t = moulder(rank, act)
    dice = ("blue 2h1s2r", "yellow 1h1r", *["yellow 1h1r"] * (rank == "master" and act == 2), "gray 1")
    t.rolls(*dice)
    t.overlord.attacks("ann")
    t.overlord.does(f"spend 1 surge: regain {by} damage")
    t.is_quiet()
    return t.figure("flesh_moulder").damage


def test_mend_1_gives_back_1_damage():
    assert mended("minion", 1, 1) == 3


def test_mend_2_gives_back_2_damage():
    assert mended("master", 1, 2) == 2


def test_mend_3_gives_back_3_damage():
    assert mended("master", 2, 3) == 1


def archer(leader: tuple[int, int]) -> DescentScene:
    return descent(
        room(9, 3),
        ann={**GRISBAN, "at": (2, 1)},
        monsters={"goblin_archer": {"at": (0, 1)}, "zombie": {"at": leader, "rank": "master"}},
        turn_of="goblin_archer",
        rolls=("blue 2h1s2r", "yellow 1h1r", "gray 1"),
    )


def test_cowardly_spends_no_surge_without_a_leader_near():
    t = archer(leader=(4, 1))
    t.overlord.attacks("ann")
    t.is_quiet()
    assert t.ann.damage == 2
    t = archer(leader=(3, 2))
    t.overlord.attacks("ann")
    t.overlord.is_offered("spend 1 surge: +1 damage")


def test_scamper_goes_through_heroes():
    t = descent(
        room(5, 1),
        ann={**GRISBAN, "at": (1, 0)},
        monsters={"goblin_archer": {"at": (0, 0)}, "zombie": {"at": (4, 0)}},
        turn_of="goblin_archer",
    )
    t.overlord.does("take a move action")
    assert (2, 0) in t.overlord.can_go()


def test_reach_lets_melee_attacks_go_two_spaces_far():
    t = descent(
        room(6, 2), ann={**GRISBAN, "at": (3, 0)}, monsters={"ettin": {"at": block(0, 0, 1, 1)}}, turn_of="ettin"
    )
    t.overlord.is_offered("attack Grisban")


def test_web_costs_a_neighbour_fatigue_for_each_step():
    t = descent(
        room(6, 1),
        ann={**GRISBAN, "at": (1, 0), "points": 2},
        monsters={"cave_spider": {"at": (0, 0), "rank": "master"}},
    )
    t.ann.goes(2, 0)
    assert t.ann.fatigue == 1
    t.ann.goes(3, 0)
    assert t.ann.fatigue == 1  # it is no longer next to him


def test_web_is_paid_for_at_every_step_of_a_walk_beside_it():
    t = descent(
        room(6, 2),
        ann={**GRISBAN, "at": (0, 0), "points": 4},
        monsters={"cave_spider": {"at": (1, 1), "rank": "master"}},
    )
    costs = {t.pos.ground.at[o.space]: o.fatigue for o in t.ann.ask.options if isinstance(o, opt.Go)}
    assert [costs[x, 0] for x in (1, 2, 3, 4)] == [1, 2, 3, 3]
    t.ann.goes(3, 0)
    assert t.ann.fatigue == 3


def test_web_holds_who_has_no_fatigue_left_to_suffer():
    t = descent(
        room(6, 1),
        ann={**GRISBAN, "at": (1, 0), "points": 2, "fatigue": 4},
        monsters={"cave_spider": {"at": (0, 0), "rank": "master"}},
    )
    assert t.ann.can_go() == set()


def test_web_is_paid_for_where_it_is_left_and_not_where_it_is_entered():
    t = descent(
        room(6, 1),
        ann={**GRISBAN, "at": (3, 0), "points": 2},
        monsters={"cave_spider": {"at": (0, 0), "rank": "master"}},
    )
    near = next(o for o in t.ann.ask.options if isinstance(o, opt.Go) and o.space == t.pos.ground.number[1, 0])
    assert near.fatigue == 0
    t.ann.goes(1, 0)
    assert t.ann.fatigue == 0


def test_web_holds_no_monster():
    t = descent(
        room(6, 1),
        ann={**GRISBAN, "at": (5, 0)},
        monsters={"cave_spider": {"at": (0, 0), "rank": "master"}, "zombie": {"at": (1, 0)}},
        turn_of="zombie",
    )
    t.overlord.does("take a move action")
    assert t.overlord.can_go() == {(2, 0), (3, 0), (4, 0)}


def test_fly_passes_enemies_and_lava():
    t = descent(
        drawn("..L.."),
        ann={**GRISBAN, "at": (1, 0)},
        monsters={"belthir": {"type": "Belthir", "at": (0, 0)}},
        turn_of="belthir",
    )
    t.overlord.does("take a move action")
    t.overlord.goes(3, 0)
    assert t.figure("belthir").damage == 0
    assert ABILITY_NUMBERS["Fly"] in t.pos.cards_in_force(t.number("belthir"))
