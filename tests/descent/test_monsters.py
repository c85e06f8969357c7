"""Monster groups, large monsters, lieutenants, and what the box holds of them."""

from __future__ import annotations

import pytest

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
from gloaming.games.descent.rules.actions import is_like
from gloaming.games.descent.state import Rank
from tests.descent.drawing import room
from tests.descent.questing import begun
from tests.descent.scene import Player, descent
from tests.proof import rule

RANKS: tuple[Rank, Rank] = ("master", "minion")


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


@rule("DE-286")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_a_group_starts_with_what_its_card_says_and_is_filled_up_no_further(heroes):
    pos = begun("a_fat_goblin_1", heroes=heroes)
    printed = [group for group in pos.laid_out.groups if group.size is None]
    assert printed
    for entry in printed:
        group = pos.group_called(entry.id)
        kind = MONSTER_TYPES[pos.groups[group].type]
        ranks = [pos.figures[number].rank for number in pos.in_group(group)]
        for rank in RANKS:
            assert ranks.count(rank) == kind.limit(rank, heroes)
            assert pos.room_in_group(group, rank) == 0
        gone = pos.in_group(group)[-1]
        pos.remove(gone)
        assert pos.room_in_group(group, pos.figures[gone].rank) == 1


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


@rule("DE-006")
def test_eight_heroes_each_with_one_sheet():
    heroes = [card for card in CARDS if card.kind == "hero"]
    assert [card.name for card in heroes] == list(HERO_SHEETS)
    assert len(HERO_SHEETS) == 8


@rule("DE-030")
def test_a_hero_sheet_is_whole():
    for name, sheet in HERO_SHEETS.items():
        assert sheet.archetype in ARCHETYPES
        assert sheet.defense == ("gray",)
        card = next(card for card in CARDS if card.kind == "hero" and card.name == name)
        assert "Feat:" in card.text
        assert card.text.index("Feat:") > 10  # after the ability
        assert sum(ability.feat for ability in card.abilities) >= 1


@rule("DE-031")
def test_what_the_values_of_a_sheet_mean():
    t = descent(room(6, 1), ann={"hero": "Grisban the Thirsty", "at": (0, 0)}, bob={"at": (5, 0)})
    t.ann.does("take a move action")
    assert t.ann.figure.points == HERO_SHEETS["Grisban the Thirsty"].speed == 3
    assert t.pos.fatigue_left(0) == HERO_SHEETS["Grisban the Thirsty"].stamina == 4
    assert t.pos.defense_pool(0) == HERO_SHEETS["Grisban the Thirsty"].defense
    t.pos.take_damage(0, 13)
    assert t.pos.health(0) - t.ann.damage == 1  # one more and he is knocked out


@rule("DE-032")
def test_four_attributes():
    for sheet in HERO_SHEETS.values():
        assert min(sheet.might, sheet.knowledge, sheet.willpower, sheet.awareness) >= 1
    leoric = HERO_SHEETS["Leoric of the Book"]
    assert leoric.knowledge > leoric.might  # they are told apart


@rule("DE-057")
def test_every_hero_has_one_of_four_archetypes():
    assert set(ARCHETYPES) == {"Warrior", "Scout", "Mage", "Healer"}
    assert sorted(sheet.archetype for sheet in HERO_SHEETS.values()) == sorted([*ARCHETYPES] * 2)


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


@rule("DE-011")
def test_eight_decks_of_class_cards():
    assert len(CLASSES) == 8
    cards = [card for deck in CLASSES.values() for card in deck]
    assert sum(card.kind == "skill" for card in cards) == 72
    assert sum(card.kind == "item" for card in cards) == 11
    assert len(cards) + 1 == 84  # with the card of the Reanimate


@rule("DE-033")
def test_cards_of_a_class_are_one_deck():
    for name, deck in CLASSES.items():
        assert all(card.hero_class == name for card in deck)
    others = [card for card in CARDS if card.hero_class and card not in CLASSES[card.hero_class]]
    assert others == []


@rule("DE-034")
def test_a_skill_without_experience_is_basic():
    for deck in CLASSES.values():
        assert [card.xp for card in deck if card.kind == "skill"].count(0) == 1
        assert not any(card.xp for card in deck if card.kind == "item")
        assert {card.xp for card in deck if card.kind == "skill"} == {0, 1, 2, 3}


@rule("DE-035")
def test_a_skill_costs_the_fatigue_it_prints_or_none():
    t = descent(
        room(4, 1),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"zombie": {"at": (1, 0), "rank": "master"}},
    )
    t.ann.does("use Rage")
    assert t.ann.fatigue == 1
    free = descent(room(4, 1), ann={"hero": "Grisban the Thirsty", "at": (0, 0), "skills": ["Brute"]})
    assert free.pos.health(0) > HERO_SHEETS["Grisban the Thirsty"].health  # it works, and nothing was paid
    assert free.ann.fatigue == 0


@rule("DE-059")
def test_two_classes_for_each_archetype():
    assert [len(pair) for pair in ARCHETYPES.values()] == [2] * 4
    assert sorted(name for pair in ARCHETYPES.values() for name in pair) == sorted(CLASSES)


@rule("DE-012", "DE-036", "DE-037")
def test_shop_items_of_two_acts():
    shop = {act: [card for card in CARDS if card.act == act and card.kind == "item"] for act in (1, 2)}
    assert {act: len(cards) for act, cards in shop.items()} == {1: 20, 2: 14}
    for card in (*shop[1], *shop[2]):
        assert card.gold > 0
        assert card.slot
        assert card.traits
        assert card.is_weapon == bool(card.attack)


def worth(skill: str, *equipped: str) -> tuple[object, ...]:
    """What a knight comes to with a skill and with these items alone."""
    knight: Player = {"hero": "Syndrael", "hero_class": "Knight", "at": (0, 0), "equipped": equipped, "skills": [skill]}
    pos = descent(room(2, 1), ann=knight).pos
    return pos.speed(0), pos.health(0), pos.stamina(0), pos.defense_pool(0)


@rule("DE-039")
def test_a_trait_does_nothing_by_itself_and_works_where_a_card_refers_to_it():
    items = [card for card in CARDS if card.kind == "item" and card.act and card.slot]
    plain = [card for card in items if card.slot != "armor" and not card.modifiers]
    assert {"Shield", "Rune", "Blade", "Hammer"} <= {trait for card in plain for trait in card.traits}
    for card in plain:
        assert worth("Advance", card.name) == worth("Advance"), card.name
    # Defense Training speaks of a Shield, and of no other trait.
    trained = {card.name for card in plain if worth("Defense Training", card.name) != worth("Defense Training")}
    assert trained == {card.name for card in plain if "Shield" in card.traits}
    # What speaks of weapons with a trait means those and no others.
    pos = descent(room(2, 1), ann={"at": (0, 0)}).pos
    weapons = [number for number, card in enumerate(CARDS) if card.is_weapon]
    for trait in ("Rune", "Blade", "Bow"):
        meant = {number for number in weapons if is_like(pos, 0, number, trait)}
        assert meant == {number for number in weapons if trait in CARDS[number].traits}


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
