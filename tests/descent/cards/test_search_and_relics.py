"""Search cards, and relics in the hands of heroes."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import CARDS
from tests.descent.drawing import room
from tests.descent.scene import DescentScene, Player, descent

GRISBAN: Player = {"hero": "Grisban the Thirsty", "hero_class": "Berserker", "at": (1, 1)}


def carrying(*items: str, **more: object) -> DescentScene:
    """Grisban with these cards, Jain hurt beside him, a zombie on his other side."""
    ann: Player = {**GRISBAN, "items": items, **more}  # type: ignore[typeddict-item]
    return descent(
        room(9, 4),
        ann=ann,
        bob={"hero": "Jain Fairwood", "at": (1, 2), "damage": 4, "fatigue": 3, "conditions": ["Stunned"]},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (8, 3)}},
    )


def test_health_potion_heals_a_neighbour_completely():
    t = carrying("Health Potion")
    t.ann.does("use Health Potion")
    t.ann.picks("bob")
    assert t.bob.damage == 0
    assert t.ann.figure.actions == 1
    t.ann.is_not_offered("use Health Potion")


def test_stamina_potion_refreshes_without_an_action():
    t = carrying("Stamina Potion")
    t.ann.does("use Stamina Potion")
    t.ann.picks("bob")
    assert t.bob.fatigue == 0
    assert t.ann.figure.actions == 2


def test_power_potion_rerolls_any_dice():
    t = carrying("Power Potion")
    t.rolls("blue X", "red 1h", "brown 0")
    t.ann.attacks("zombie", "Chipped Greataxe")
    t.ann.does("use Power Potion")
    t.ann.does(next(o for o in t.ann.ask.options if isinstance(o, opt.Reroll) and o.colour == "blue"))
    t.rolls("blue 2h3r")
    t.ann.passes()
    assert t.figure("zombie").gone == "defeated"


def test_curse_doll_lifts_a_condition():
    t = carrying("Curse Doll")
    t.ann.does("use Curse Doll")
    assert t.bob.conditions == []


def test_fire_flask_is_thrown_once_and_blasts():
    t = carrying("Fire Flask")
    t.ann.does("use Fire Flask")
    t.rolls("blue 2h1s2r", "yellow 1h1r", "brown 1")
    t.ann.attacks("zombie", "Fire Flask")
    t.rolls("gray 1")
    t.ann.does("spend 1 surge: Blast")
    t.carries_on()
    assert t.figure("zombie").damage == 2
    assert t.ann.damage > 0  # he stands next to it himself
    t.ann.is_not_offered("use Fire Flask")


def test_warding_talisman_adds_two_shields():
    t = descent(
        room(6, 4),
        ann={**GRISBAN, "items": ["Warding Talisman"]},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (5, 3)}},
        turn_of="zombie",
        rolls=("blue 2h3r", "yellow 1h1r", "gray 1"),
    )
    t.overlord.attacks("ann")
    t.ann.does("use Warding Talisman")
    assert t.ann.damage == 0


def test_treasure_chest_holds_a_shop_item_of_the_act():
    t = descent(room(6, 4), ann=GRISBAN, search=[(1, 2)], search_deck=["Treasure Chest"])
    before = set(t.ann.items)
    t.ann.does(opt.Search(0))
    (found,) = set(t.ann.items) - before
    assert next(card for card in CARDS if card.name == found).act == 1
    assert [CARDS[card].name for card in t.pos.search_discard] == ["Treasure Chest"]


def test_nothing_is_nothing():
    t = descent(room(6, 4), ann=GRISBAN, search=[(1, 2)], search_deck=["Nothing"])
    before = t.ann.items
    t.ann.does(opt.Search(0))
    assert t.ann.items == before


def test_dawnblade_hits_a_second_monster():
    t = descent(
        room(6, 4),
        ann={**GRISBAN, "equipped": ["Dawnblade"]},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (0, 0)}, "zombie_3": {"at": (5, 3)}},
    )
    t.rolls("blue 2h1s2r", "red 1h", "yellow 1h1r", "brown 2")
    t.ann.attacks("zombie", "Dawnblade")
    t.rolls("brown 2")
    t.ann.does("spend 1 surge: the attack also hits a second monster adjacent to you, which defends separately")
    assert [t.figure(name).damage for name in ("zombie", "zombie_2", "zombie_3")] == [2, 2, 0]


def test_fortunas_dice_reroll_one():
    t = carrying(equipped=["Chipped Greataxe", "Fortuna's Dice"])
    t.rolls("blue X", "red 1h", "brown 0")
    t.ann.attacks("zombie", "Chipped Greataxe")
    t.ann.does("use Fortuna's Dice")
    t.rolls("blue 2h3r")
    t.ann.does(next(o for o in t.ann.ask.options if isinstance(o, opt.Reroll) and o.colour == "blue"))
    assert t.figure("zombie").gone == "defeated"
    assert t.ann.fatigue == 1


def test_shield_of_the_dark_god_keeps_the_better_roll():
    for new, damage in (("gray 3", 0), ("gray 0", 2)):
        t = descent(
            room(6, 4),
            ann={**GRISBAN, "equipped": ["Shield of the Dark God"]},
            monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (5, 3)}},
            turn_of="zombie",
            rolls=("blue 2h3r", "yellow 1h1r", "gray 1"),
        )
        t.overlord.attacks("ann")
        t.ann.does("use Shield of the Dark God")
        t.rolls(new)
        t.answer(t.ann.ask.options[0])
        assert t.ann.damage == damage


def test_staff_of_light_heals_all_near():
    t = carrying(equipped=["Staff of Light"], damage=3)
    t.ann.does("use Staff of Light")
    assert (t.ann.damage, t.bob.damage, t.bob.fatigue) == (2, 3, 2)
    assert t.ann.figure.actions == 1


def test_the_shadow_rune_feeds_on_the_defeated():
    t = carrying(equipped=["The Shadow Rune"], fatigue=2)
    t.rolls("blue 2h3r", "yellow 1h1r", "yellow 1h1r", "brown 0")
    t.ann.attacks("zombie", "The Shadow Rune")
    assert t.figure("zombie").gone == "defeated"
    assert t.ann.fatigue == 1


def test_trueshot_reaches_far_and_pushes():
    t = descent(
        room(9, 4),
        ann={**GRISBAN, "equipped": ["Trueshot"]},
        monsters={"zombie": {"at": (7, 1)}, "zombie_2": {"at": (8, 3)}},
    )
    t.rolls("blue 2h1s2r", "red 1h", "yellow 1h1r", "brown 2")  # 3 and 3 against 6 spaces
    t.ann.attacks("zombie", "Trueshot")
    t.ann.does("spend 1 surge: move the target 1 space")
    t.ann.does(opt.ChooseSpace(t.pos.ground.number[7, 0]))
    assert t.at(t.number("zombie")) == (7, 0)
    assert t.figure("zombie").damage == 2
