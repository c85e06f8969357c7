"""The cards of the Runemaster."""

from __future__ import annotations

from msgspec.structs import replace

from tests.descent.drawing import room
from tests.descent.scene import DescentScene, Player, descent

TARHA: Player = {"hero": "Widow Tarha", "hero_class": "Runemaster", "at": (1, 1)}


def runemaster(*skills: str, **more: object) -> DescentScene:
    """Tarha two spaces from a zombie; Grisban beside her, another zombie far away."""
    ann: Player = {**TARHA, "skills": skills, **more}  # type: ignore[typeddict-item]
    return descent(
        room(9, 4),
        ann=ann,
        bob={"hero": "Grisban the Thirsty", "at": (1, 3)},
        monsters={"zombie": {"at": (3, 1)}, "zombie_2": {"at": (8, 3)}},
    )


def shot(t: DescentScene, *dice: str) -> None:
    """She attacks the zombie; her own reroll is not used."""
    t.rolls(*dice)
    t.ann.attacks("zombie", "Arcane Bolt")
    t.lets_be()


def test_arcane_bolt_buys_range_and_pierce():
    t = runemaster()
    shot(t, "blue 2h1s2r", "yellow 2h1s", "brown 2")
    t.ann.does("spend 1 surge: Pierce 2")
    t.ann.does("spend 1 surge: +1 range")
    t.is_quiet()
    assert t.figure("zombie").gone == "defeated"


def test_runic_knowledge_buys_damage_with_a_surge_and_a_fatigue():
    t = runemaster()
    shot(t, "blue 2h1s2r", "yellow 1h2r", "brown 2")
    t.ann.does("spend 1 surge: +2 damage for 1 fatigue")
    assert t.ann.fatigue == 1
    t.is_quiet()
    assert t.figure("zombie").gone == "defeated"


def test_exploding_rune_blasts():
    t = descent(
        room(9, 4),
        ann={**TARHA, "skills": ["Exploding Rune"]},
        monsters={"zombie": {"at": (4, 1)}, "zombie_2": {"at": (5, 1)}, "zombie_3": {"at": (8, 3)}},
    )
    t.ann.does("use Exploding Rune")
    t.rolls("blue 2h3r", "yellow 1h1r", "brown 0", "brown 1")
    t.ann.attacks("zombie", "Arcane Bolt")
    t.carries_on()
    assert t.figure("zombie").gone == "defeated"
    assert t.figure("zombie_2").damage == 2


def test_ghost_armor_adds_a_shield_once_for_a_fatigue():
    t = descent(
        room(6, 4),
        ann={**TARHA, "skills": ["Ghost Armor"]},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (5, 3)}},
        turn_of="zombie",
        rolls=("blue 2h3r", "yellow 1h1r", "gray 1"),
    )
    t.overlord.attacks("ann")
    t.ann.does("use Ghost Armor")
    assert t.ann.damage == 1
    assert t.ann.fatigue == 1


def test_inscribe_rune_makes_every_weapon_a_rune():
    t = runemaster("Inscribe Rune", "Rune Mastery", equipped=["Steel Broadsword"], at=(2, 1))
    t.rolls("blue 1h5r", "red 1h", "brown 1")
    t.ann.attacks("zombie", "Steel Broadsword")
    t.ann.is_offered("use Rune Mastery")


def test_iron_will_adds_stamina_and_rests_better():
    t = runemaster("Iron Will", fatigue=3)
    assert t.pos.stamina(0) == 5
    shot(t, "blue 2h1s2r", "yellow 1h2r", "brown 2")
    t.ann.does("spend 1 surge: recover 1 fatigue")
    assert t.ann.fatigue == 1


def test_rune_mastery_adds_a_surge():
    t = runemaster("Rune Mastery")
    t.rolls("blue 2h3r", "yellow 1h2r", "brown 2")
    t.ann.attacks("zombie", "Arcane Bolt")
    t.ann.does("use Rune Mastery")
    t.lets_be()
    t.ann.does("spend 1 surge: Pierce 2")
    t.is_quiet()
    assert t.figure("zombie").gone == "defeated"
    assert t.ann.exhausted == ["Rune Mastery"]


def test_runic_sorcery_gives_a_condition_of_her_choice():
    t = runemaster("Runic Sorcery")
    t.ann.does("use Runic Sorcery")
    shot(t, "blue 2h3r", "yellow 1h2r", "brown 2")
    t.ann.does("choose Immobilized")
    assert t.conditions("zombie") == ["Immobilized"]
    assert t.figure("zombie").damage == 1


def test_break_the_rune_hits_everyone_near_friends_too():
    t = runemaster("Break the Rune")
    t.rolls("blue 2h1s2r", "yellow 1h1r", "gray 1", "brown 1")
    t.ann.does("use Break the Rune")
    t.carries_on()
    assert t.bob.damage == 2
    assert t.figure("zombie").damage == 2
    assert t.figure("zombie_2").damage == 0
    assert t.ann.fatigue == 4


def test_break_the_rune_needs_no_range():
    t = runemaster("Break the Rune")
    t.pos.figures[t.number("zombie")] = replace(t.figure("zombie"), spaces=(t.pos.ground.number[4, 1],))
    t.pos.figures[1] = replace(t.pos.figures[1], spaces=(t.pos.ground.number[8, 0],))
    t.rolls("blue 2h1s2r", "yellow 2h", "brown 1")
    t.ann.does("use Break the Rune")
    t.carries_on()
    assert t.figure("zombie").gone == "defeated"  # 3 spaces away with a range of 2


def test_quick_casting_attacks_again():
    t = runemaster("Quick Casting")
    t.rolls("blue 1h5r", "yellow 1h2r", "brown 1")
    t.ann.attacks("zombie", "Arcane Bolt")
    t.carries_on_to("attack_done")
    t.ann.does("use Quick Casting")
    shot(t, "blue 2h3r", "yellow 1h2r", "brown 0")
    assert t.figure("zombie").gone == "defeated"
    assert t.ann.figure.actions == 1
    assert t.ann.fatigue == 2
