"""Monster groups, large monsters, lieutenants, and what the box holds of them."""

from __future__ import annotations

from gloaming.games.descent import events
from gloaming.games.descent.cards import (
    ARCHETYPES,
    CARDS,
    CLASSES,
    HERO_SHEETS,
    KINDS_OF_CARD,
    MONSTER_TYPES,
    OVERLORD_CARDS,
    SHEETS,
)
from gloaming.games.descent.cards.lieutenants import LIEUTENANTS
from tests.descent.drawing import room
from tests.descent.scene import descent
from tests.proof import rule


@rule("DE-285")
def test_minions_and_masters_of_a_type_are_one_group():
    t = descent(
        room(8, 2),
        ann={"at": (0, 0)},
        monsters={"zombie": {"at": (5, 0)}, "zombie_2": {"at": (6, 0), "rank": "master"}},
        turn_of="zombie",
    )
    assert t.figure("zombie").group == t.figure("zombie_2").group
    t.overlord.does("end the turn")
    assert t.pos.active == t.number("zombie_2")


@rule("DE-286", "DE-042")
def test_the_size_of_a_group_depends_on_the_heroes():
    zombie, ettin = MONSTER_TYPES["Zombie"], MONSTER_TYPES["Ettin"]
    assert [(zombie.limit("minion", n), zombie.limit("master", n)) for n in (2, 3, 4)] == [(2, 1), (3, 1), (4, 1)]
    assert [(ettin.limit("minion", n), ettin.limit("master", n)) for n in (2, 3, 4)] == [(1, 0), (0, 1), (1, 1)]
    assert all(monster.traits for monster in MONSTER_TYPES.values())


@rule("DE-287")
def test_an_effect_on_a_group_affects_each_of_it():
    t = descent(
        room(8, 2),
        ann={"hero": "Ashrian", "at": (0, 0)},
        monsters={"zombie": {"at": (2, 0)}, "zombie_2": {"at": (7, 0)}, "goblin_archer": {"at": (3, 0)}},
    )
    t.ann.does("use the feat of Ashrian")
    t.ann.does("choose minion Zombie 1")
    assert t.conditions("zombie") == t.conditions("zombie_2") == ["Stunned"]
    assert t.conditions("goblin_archer") == []


@rule("DE-294")
def test_of_a_base_only_the_space_where_the_move_ended_is_entered():
    t = descent(
        room(8, 3),
        ann={"at": (7, 2)},
        monsters={"ettin": {"at": [(0, 0), (1, 0), (0, 1), (1, 1)]}},
        turn_of="ettin",
    )
    t.overlord.does("take a move action")
    t.overlord.goes(3, 0)
    t.overlord.does("stand on D1, E1, D2 and E2")
    entered = [event.space for event in t.told(events.Moved)]
    assert [t.pos.ground.at[space] for space in entered] == [(2, 0), (3, 0)]


@rule("DE-297", "DE-298")
def test_a_lieutenant_is_a_monster_and_a_group_of_his_own():
    t = descent(
        room(8, 2),
        ann={"hero": "Jain Fairwood", "at": (0, 0)},
        monsters={"splig": {"at": (3, 0)}, "goblin_archer": {"at": (5, 0)}},
        turn_of="overlord",
    )
    assert t.figure("splig").is_monster
    assert t.figure("splig").group != t.figure("goblin_archer").group
    t.overlord.is_offered_only("activate Splig", "activate the Goblin Archers")


# What the box holds.


@rule("DE-006", "DE-030", "DE-031", "DE-032", "DE-057")
def test_eight_heroes_with_whole_sheets():
    assert len(HERO_SHEETS) == 8
    for sheet in HERO_SHEETS.values():
        assert sheet.archetype in ARCHETYPES
        assert min(sheet.speed, sheet.health, sheet.stamina) > 0
        assert sheet.defense == ("gray",)
        assert min(sheet.might, sheet.knowledge, sheet.willpower, sheet.awareness) >= 1
    assert sorted(sheet.archetype for sheet in HERO_SHEETS.values()) == sorted([*ARCHETYPES] * 2)
    heroes = [card for card in CARDS if card.kind == "hero"]
    assert all("Feat:" in card.text for card in heroes)
    assert len(heroes) == 8


@rule("DE-007", "DE-008", "DE-017")
def test_nine_monster_types_in_two_acts_and_two_ranks():
    assert len(MONSTER_TYPES) == 9
    for name, monster in MONSTER_TYPES.items():
        assert {(one.act, one.rank) for one in monster.stats} == {
            (act, rank) for act in (1, 2) for rank in ("minion", "master")
        }
        assert max(monster.masters) == 1, name
    figures = {name: max(one.minions) + max(one.masters) for name, one in MONSTER_TYPES.items()}
    assert figures == {
        **dict.fromkeys(("Zombie", "Goblin Archer", "Cave Spider"), 5),
        **dict.fromkeys(("Flesh Moulder", "Barghest"), 4),
        **dict.fromkeys(("Ettin", "Elemental", "Merriod", "Shadow Dragon"), 2),
    }


@rule("DE-018", "DE-044", "DE-043")
def test_six_lieutenants_whose_numbers_depend_on_the_heroes():
    assert len(LIEUTENANTS) == 6
    for lieutenant in LIEUTENANTS:
        for act in (1, 2):
            sheets = [SHEETS[lieutenant.name, "", act, heroes] for heroes in (2, 3, 4)]
            assert sheets[0].health < sheets[2].health
            assert all(sheet.might and sheet.dice for sheet in sheets)
    zombie = [SHEETS["Zombie", "minion", act, 2].health for act in (1, 2)]
    assert zombie[0] < zombie[1]


@rule("DE-011", "DE-033", "DE-034", "DE-035", "DE-059")
def test_eight_classes_of_two_for_each_archetype():
    assert len(CLASSES) == 8
    assert sorted(name for pair in ARCHETYPES.values() for name in pair) == sorted(CLASSES)
    cards = [card for deck in CLASSES.values() for card in deck]
    skills = [card for card in cards if card.kind == "skill"]
    assert len(skills) == 72
    assert len(cards) + 1 == 84  # with the card of the Reanimate
    for name, deck in CLASSES.items():
        assert all(card.hero_class == name for card in deck)
        assert [card.xp for card in deck if card.kind == "skill"].count(0) == 1
    rage = next(card for card in skills if card.name == "Rage")
    assert rage.abilities[0].fatigue == 1
    brute = next(card for card in skills if card.name == "Brute")
    assert not any(ability.fatigue for ability in brute.abilities)


@rule("DE-012", "DE-036", "DE-037", "DE-039")
def test_shop_items_of_two_acts():
    shop = {act: [card for card in CARDS if card.act == act and card.kind == "item"] for act in (1, 2)}
    assert {act: len(cards) for act, cards in shop.items()} == {1: 20, 2: 14}
    for card in (*shop[1], *shop[2]):
        assert card.gold > 0
        assert card.slot
        assert card.traits
        assert card.is_weapon == bool(card.attack)


@rule("DE-014", "DE-040")
def test_twelve_search_cards():
    search = [card for card in CARDS if card.kind == "search"]
    assert len(search) == 12
    assert {card.gold for card in search} == {0, 25, 50}


@rule("DE-016")
def test_forty_overlord_cards_fifteen_of_them_basic():
    assert sum(card.count for card in OVERLORD_CARDS) == 40
    assert sum(card.count for card in OVERLORD_CARDS if card.deck == "Basic") == 15
    assert all(card.xp for card in OVERLORD_CARDS if card.deck != "Basic")


@rule("DE-015")
def test_six_relics_with_two_sides():
    assert len([card for card in KINDS_OF_CARD if card.kind == "relic"]) == 12
