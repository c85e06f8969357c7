"""Shop Items of both acts: what they do besides their dice, surges and slots."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import CARDS, numbers_named
from tests.descent.drawing import room
from tests.descent.scene import DescentScene, Player, descent

JAIN: Player = {"hero": "Jain Fairwood", "hero_class": "Wildlander", "at": (1, 1)}
GRISBAN: Player = {"hero": "Grisban the Thirsty", "hero_class": "Berserker", "at": (1, 1)}


def armed(*equipped: str, hero: Player = GRISBAN, zombie: tuple[int, int] = (2, 1), **more: object) -> DescentScene:
    """A hero with these items, a zombie beside him and another far away."""
    ann: Player = {**hero, "equipped": equipped, **more}  # type: ignore[typeddict-item]
    return descent(room(9, 4), ann=ann, monsters={"zombie": {"at": zombie}, "zombie_2": {"at": (8, 3)}})


def attacked(*equipped: str, rolls: tuple[str, ...], hero: Player = GRISBAN) -> DescentScene:
    """A zombie has rolled its attack on a hero with these items."""
    t = descent(
        room(6, 4),
        ann={**hero, "equipped": equipped},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (5, 3)}},
        turn_of="zombie",
        rolls=rolls,
    )
    t.overlord.attacks("ann")
    return t


def strike(t: DescentScene, weapon: str, *dice: str) -> None:
    t.rolls(*dice)
    t.ann.attacks("zombie", weapon)


@pytest.mark.parametrize(
    ("weapon", "dice", "surges", "damage"),
    [
        ("Iron Battleaxe", ("blue 1h5r", "red 1h", "brown 1"), (), 2),  # Pierce 1
        ("Iron Battleaxe", ("blue 2h1s2r", "red 1h", "brown 2"), ("+2 damage",), 4),
        ("Iron Spear", ("blue 2h1s2r", "yellow 1h1r", "brown 2"), ("Pierce 1",), 2),
        ("Light Hammer", ("blue 2h1s2r", "yellow 1h1r", "brown 2"), ("+2 damage",), 3),
        ("Steel Broadsword", ("blue 2h1s2r", "red 1h", "brown 2"), ("+1 damage",), 2),
        ("Immolation", ("blue 1h5r", "red 1h", "brown 1"), (), 2),
        ("Sunburst", ("blue 2h1s2r", "yellow 1h1r", "brown 2"), ("+2 damage",), 3),
        ("Sling", ("blue 2h1s2r", "yellow 1h1r", "brown 2"), ("+1 damage and +1 range",), 2),
        ("Crossbow", ("blue 2h1s2r", "yellow 1h1r", "brown 2"), ("+2 damage",), 4),
        ("Grinding Axe", ("blue 2h1s2r", "red 1h", "red 3h1s", "brown 2"), ("+5 damage",), 9),
        ("Dwarven Firebomb", ("blue 2h1s2r", "red 1h", "yellow 1h1r", "brown 2"), ("+1 damage and +1 range",), 3),
        ("Ice Storm", ("blue 2h1s2r", "yellow 1h1r", "yellow 1h1r", "brown 2"), ("+2 damage",), 4),
        ("Latari Longbow", ("blue 2h1s2r", "yellow 1h1r", "yellow 1h1r", "brown 2"), ("+2 damage",), 5),
        ("Lightning Strike", ("blue 2h1s2r", "yellow 1h1r", "yellow 1h1r", "brown 2"), ("+2 damage",), 4),
        ("Steel Greatsword", ("blue 2h1s2r", "red 1h", "yellow 1h1r", "brown 2"), ("+1 damage",), 3),
        (
            "Dragontooth Hammer",
            ("blue 1h5r", "red 1h", "red 1h", "brown 2"),
            (),
            3,
        ),  # Pierce 1, and the other hand free
    ],
)
def test_weapons_deal_what_they_say(weapon: str, dice: tuple[str, ...], surges: tuple[str, ...], damage: int):
    t = armed(weapon)
    number = t.number("zombie")
    t.pos.figures[number] = replace(t.pos.figures[number], extra_health=20)
    strike(t, weapon, *dice)
    for surge in surges:
        t.lets_be()
        cost = 2 if surge == "+5 damage" else 1
        t.ann.does(f"spend {cost} surge{'s' if cost > 1 else ''}: {surge}")
    t.carries_on()
    assert t.figure("zombie").damage == damage


def test_dragontooth_hammer_needs_the_other_hand_free():
    t = armed("Dragontooth Hammer", "Iron Shield")
    strike(t, "Dragontooth Hammer", "blue 1h5r", "red 1h", "red 1h", "brown 2")
    assert t.figure("zombie").damage == 2


def test_crossbow_pushes_the_target():
    t = armed("Crossbow")
    strike(t, "Crossbow", "blue 1h1s6r", "yellow 1h1r", "brown 2")
    t.ann.does("spend 1 surge: +1 damage and move the target 1 space")
    t.ann.does(opt.ChooseSpace(t.pos.ground.number[3, 1]))
    assert t.at(t.number("zombie")) == (3, 1)
    assert t.figure("zombie").damage == 2


def test_elm_greatbow_sees_past_neighbours():
    for bow, sees in (("Yew Shortbow", False), ("Elm Greatbow", True)):
        t = descent(
            room(9, 1),
            ann={**JAIN, "at": (1, 0), "equipped": [bow]},
            bob={**GRISBAN, "at": (2, 0)},
            monsters={"zombie": {"at": (4, 0)}},
        )
        card = t.pos.heroes[0].equipped[0]
        assert bool(t.pos.target_spaces(0, t.number("zombie"), card, "ranged")) == sees


@pytest.mark.parametrize(("worn", "other"), [("Chainmail", "Mana Weave"), ("Mana Weave", "Chainmail")])
def test_heavy_armor_and_runes_are_not_worn_together(worn: str, other: str):
    t = armed(worn, items=[other, "Ring of Power"])
    t.ann.is_offered("equip Ring of Power")
    t.ann.is_refused(f"equip {other}", "DE-343")


def test_heavy_cloak_cancels_a_surge():
    t = attacked("Heavy Cloak", rolls=("blue 2h1s2r", "yellow 1h1r", "gray 0"))
    t.ann.does("use Heavy Cloak")
    t.is_quiet()  # no surge is left to be spent
    assert t.ann.damage == 3
    assert t.ann.exhausted == ["Heavy Cloak"]


def test_heavy_cloak_needs_a_surge():
    t = attacked("Heavy Cloak", rolls=("blue 2h3r", "yellow 1h1r", "gray 0"))
    assert t.ann.exhausted == []
    assert t.ann.damage == 3


def test_iron_shield_adds_a_shield_or_rerolls():
    t = attacked("Iron Shield", rolls=("blue 2h3r", "yellow 1h1r", "gray 0"))
    t.ann.is_offered("use Iron Shield", "pass")
    t.answer(t.ann.ask.options[1])
    assert t.ann.damage == 2
    t = attacked("Iron Shield", rolls=("blue 2h3r", "yellow 1h1r", "gray 0"))
    t.rolls("gray 3")
    t.answer(t.ann.ask.options[0])
    assert t.ann.damage == 0


def test_lucky_charm_of_the_shop_works_like_the_thiefs():
    first, second = (CARDS[number] for number in numbers_named("Lucky Charm"))
    assert first.abilities == second.abilities


def test_magic_staff_hurts_another_monster_near_the_target():
    t = descent(
        room(9, 4),
        ann={**GRISBAN, "equipped": ["Magic Staff"]},
        monsters={"zombie": {"at": (3, 1)}, "zombie_2": {"at": (6, 1)}, "zombie_3": {"at": (8, 1)}},
    )
    strike(t, "Magic Staff", "blue 2h1s2r", "red 1h", "brown 2")
    t.ann.does("spend 1 surge: another monster up to 3 spaces from the target takes 1 damage")
    assert [t.figure(name).damage for name in ("zombie", "zombie_2", "zombie_3")] == [1, 1, 0]


def test_mana_weave_adds_a_surge():
    t = armed("Iron Battleaxe", "Mana Weave")
    strike(t, "Iron Battleaxe", "blue 1h5r", "red 1h", "brown 2")
    t.ann.does("use Mana Weave")
    t.ann.does("spend 1 surge: +2 damage")
    assert t.figure("zombie").gone == "defeated"


def test_armor_and_rings_change_numbers():
    t = armed("Chainmail", "Ring of Power", hero=JAIN)
    assert t.pos.speed(0) == 4
    assert t.pos.stamina(0) == 6
    assert t.pos.defense_pool(0) == ("gray", "gray")
    t = armed("Platemail", "Iron-Bound Ring", hero=JAIN)
    assert t.pos.speed(0) == 3
    assert t.pos.health(0) == 10
    assert t.pos.defense_pool(0) == ("gray", "black")
    t = armed("Leather Armor")
    assert t.pos.health(0) == 15
    assert t.pos.defense_pool(0) == ("gray", "brown")


def test_scorpion_helm_shoots_farther():
    t = armed("Sling", "Scorpion Helm", zombie=(6, 1))
    strike(t, "Sling", "blue 2h3r", "yellow 1h1r", "brown 0")  # 4 and 1 against 5 spaces
    assert t.figure("zombie").gone == "defeated"


@pytest.mark.parametrize(("sword", "power"), [("Steel Broadsword", ()), ("Steel Greatsword", ("yellow 1h1r",))])
def test_swords_reroll_a_power_die(sword: str, power: tuple[str, ...]):
    t = armed(sword)
    strike(t, sword, "blue 1h5r", "red 1h", *power, "brown 0")
    t.rolls("red 3h")
    t.ann.does(f"use {sword}")
    if power:
        t.ann.does(next(o for o in t.ann.ask.options if isinstance(o, opt.Reroll) and o.colour == "red"))
    assert t.figure("zombie").gone == "defeated"


def test_demonhide_tires_whoever_moves_twice():
    for moves, fatigue in ((1, 0), (2, 1)):
        t = armed("Demonhide Leather", zombie=(7, 3))
        for _ in range(moves):
            t.ann.does("take a move action")
        t.ann.does("end the turn")
        assert t.ann.fatigue == fatigue


def test_elven_cloak_defends_by_awareness():
    t = attacked("Elven Cloak", rolls=("blue 2h3r", "yellow 2h", "gray 0"), hero=JAIN)
    t.ann.does("use Elven Cloak")
    t.carries_on()
    assert t.ann.damage == 0  # Awareness 4


def test_heavy_steel_shield_rerolls_and_adds():
    t = attacked("Heavy Steel Shield", rolls=("blue 2h3r", "yellow 2h", "gray 0"))
    t.ann.does("use Heavy Steel Shield")
    t.rolls("gray 2")
    t.ann.does("accept")
    assert t.ann.damage == 1


def test_iron_bound_ring_helps_a_blank_die():
    t = attacked("Iron-Bound Ring", rolls=("blue 2h3r", "yellow 1h1r", "gray 0"))
    assert t.ann.damage == 2
    t = attacked("Iron-Bound Ring", rolls=("blue 2h3r", "yellow 1h1r", "gray 1"))
    assert t.ann.damage == 2


def test_mace_of_kellos_burns_and_heals():
    t = armed("Mace of Kellos", damage=3)
    strike(t, "Mace of Kellos", "blue 2h1s2r", "red 3h1s", "yellow 1h1r", "brown 2")
    t.ann.does("spend 1 surge: regain 1 damage")
    assert t.ann.damage == 2
    t.ann.does("spend 1 surge: each monster adjacent to you takes 1 damage")
    assert t.figure("zombie").gone == "defeated"
    assert t.figure("zombie_2").damage == 0


def test_tival_crystal_heals():
    t = armed("Tival Crystal", damage=5)
    t.rolls("red 2h")
    t.ann.does("use Tival Crystal")
    assert t.ann.damage == 3
    assert t.ann.exhausted == ["Tival Crystal"]
    assert t.ann.figure.actions == 1
