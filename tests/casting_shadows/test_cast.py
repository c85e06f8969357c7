"""Cast: costs, targets, ranges, scaling."""

from __future__ import annotations

import pytest

from gloaming.games.casting_shadows import events as e
from gloaming.games.casting_shadows.cards import DEFINITIONS
from gloaming.games.casting_shadows.effects import Convert, Strike
from tests.casting_shadows.scene import casting_shadows, pool
from tests.proof import rule


@rule("CS-053", "CS-048")
def test_casting_costs_a_point_and_the_resources_of_the_spell():
    t = casting_shadows(ann={"spells": ["Heavy Hand"], "pool": "1 red gem, 1 blue gem"}, bob={})
    t.ann.does("cast Heavy Hand", at="bob", spending="red gem")
    assert (t.points, t.pool, t.bob.hp) == (3, pool("1 blue gem"), 16)
    t.is_quiet()


@rule("CS-053")
def test_a_spell_that_cannot_be_paid_cannot_be_cast():
    t = casting_shadows(ann={"spells": ["Heavy Hand"], "pool": "2 blue gem, 2 red orb"}, bob={})
    t.ann.is_not_offered("cast Heavy Hand")
    t.ann.is_refused("cast Heavy Hand", rule="CS-053")


@rule("CS-053")
def test_only_spells_of_ones_own_book_can_be_cast():
    t = casting_shadows(
        market={"Frill's home": "Heavy Hand"},
        ann={"pool": "2 red gem"},
        bob={"spells": ["Heavy Hand"], "hex": "Frill's home"},
    )
    t.ann.is_not_offered("cast Heavy Hand")


@rule("CS-054", "CS-055")
def test_each_spell_works_once_per_turn_and_stays_in_the_book_for_later_turns():
    t = casting_shadows(ann={"spells": ["Fatal Fronds"], "hex": "Ancient Rune"}, bob={})
    t.ann.does("cast Fatal Fronds", at="bob")
    t.ann.is_refused("cast Fatal Fronds", rule="CS-054")
    assert t.ann.book == ["Fatal Fronds"]
    t.goes_on_to("ann")
    before = t.bob.hp
    t.ann.does("cast Fatal Fronds", at="bob")
    assert t.bob.hp == before - 2
    t.is_quiet()


@rule("CS-180", "CS-054")
def test_two_copies_of_a_spell_work_once_each():
    t = casting_shadows(ann={"spells": ["Fatal Fronds", "Fatal Fronds"], "hex": "Ancient Rune"}, bob={})
    t.ann.does("cast Fatal Fronds", at="bob")
    t.ann.is_offered("cast Fatal Fronds")
    t.ann.does("cast Fatal Fronds", at="bob")
    assert t.bob.hp == 14
    t.ann.is_refused("cast Fatal Fronds", rule="CS-054")


@rule("CS-180")
def test_a_spell_may_be_cast_in_the_turn_it_was_collected():
    t = casting_shadows(
        market={"Frill's home": "Lightning Bug"}, ann={"pool": "1 red orb, 2 red gem"}, bob={"hex": "Dusty Desert"}
    )
    t.ann.does("collect Lightning Bug", spending="red orb, red gem")
    t.ann.does("cast Lightning Bug", at="bob", spending="red gem")
    assert t.bob.hp == 16
    t.is_quiet()


@rule("CS-116")
def test_an_attack_spell_trades_resources_for_damage():
    t = casting_shadows(ann={"spells": ["Infernal Assault"], "pool": "3 red gem"}, bob={}, cat={})
    t.ann.does("cast Infernal Assault", at="bob", spending="2 red gem")
    assert (t.bob.hp, t.cat.hp, t.pool) == (10, 18, pool("1 red gem"))
    t.is_quiet()


@rule("CS-117")
def test_an_enemy_spell_hits_one_enemy_however_many_are_in_range():
    t = casting_shadows(ann={"spells": ["Heat Wave"], "pool": "1 red gem"}, bob={}, cat={}, dan={})
    t.ann.does("cast Heat Wave")
    t.ann.is_offered_only("bob", "cat", "dan")
    t.ann.does("cat")
    assert (t.bob.hp, t.cat.hp, t.dan.hp) == (18, 16, 18)
    t.is_quiet()


@rule("CS-118")
def test_a_hex_spell_damages_every_enemy_on_one_tile():
    t = casting_shadows(
        ann={"spells": ["Kinetic Wave"], "pool": "1 blue gem"}, bob={}, cat={}, dan={"hex": "Dusty Desert"}
    )
    t.ann.does("cast Kinetic Wave")
    t.ann.is_offered_only("aim at Ancient Rune", "aim at Dusty Desert")
    t.ann.does("aim at Ancient Rune")
    assert (t.bob.hp, t.cat.hp, t.dan.hp) == (16, 16, 18)
    t.is_quiet()


@rule("CS-119")
def test_a_hex_spell_at_ones_own_tile_spares_the_caster():
    t = casting_shadows(ann={"spells": ["Sudden Doom"], "pool": "2 blue gem"}, bob={"hex": "Frill's home"})
    t.ann.does("cast Sudden Doom", at="Frill's home")
    assert (t.ann.hp, t.bob.hp) == (18, 11)
    t.is_quiet()


@rule("CS-120")
@pytest.mark.parametrize(("gems", "damage"), [(1, 3), (2, 5), (3, 6)])
def test_scaling_damage_goes_by_what_is_spent(gems, damage):
    t = casting_shadows(ann={"spells": ["Unicorn Rush"], "pool": "3 blue gem"}, bob={})
    t.ann.does("cast Unicorn Rush", spending=f"{gems} blue gem")
    assert t.bob.hp == 18 - damage
    assert t.pool == ({"blue gem": 3 - gems} if gems < 3 else {})


@rule("CS-121")
def test_scaling_ends_where_its_list_ends_or_the_pool_does():
    t = casting_shadows(ann={"spells": ["Heavy Hand", "Unicorn Rush"], "pool": "5 red gem, 2 blue gem"}, bob={})
    t.ann.does("cast Heavy Hand")
    t.ann.is_offered_only("1 red gem: 2 damage", "2 red gems: 4 damage")
    t.ann.does("2 red gems: 4 damage")
    t.ann.does("cast Unicorn Rush")
    t.ann.is_offered_only("1 blue gem: 3 damage", "2 blue gems: 5 damage")


@pytest.mark.parametrize(
    ("spell", "reached"),
    [
        pytest.param("Fatal Fronds", ["bob"], marks=rule("CS-122", "CS-123")),
        pytest.param("Heavy Hand", ["bob", "cat"], marks=rule("CS-122", "CS-124")),
        pytest.param("Heat Wave", ["cat"], marks=rule("CS-122", "CS-125")),
        pytest.param("Magma Hand", ["bob", "cat", "dan"], marks=rule("CS-122", "CS-126")),
        pytest.param("Kinetic Wave", ["cat", "dan"], marks=rule("CS-122", "CS-127")),
    ],
)
@pytest.mark.parametrize(
    ("here", "next_to_it", "two_away"),
    [
        ("Frill's home", "Ancient Rune", "Nuzzle's home"),
        ("Dusty Desert", "Haze's home", "Kit's home"),
        ("Underground Volcano", "Nuzzle's home", "Dusty Desert"),
    ],
)
def test_the_five_ranges_are_measured_from_the_caster(spell, reached, here, next_to_it, two_away):
    t = casting_shadows(
        ann={"spells": [spell], "pool": "1 red gem, 1 blue gem", "hex": here},
        bob={"hex": here},
        cat={"hex": next_to_it},
        dan={"hex": two_away},
    )
    where = {"bob": here, "cat": next_to_it, "dan": two_away}
    t.ann.does(f"cast {spell}")
    if len(reached) == 1:
        hit = [t.names[seat] for event in t.events if isinstance(event, e.DamageAnnounced) for seat, _ in event.hits]
        assert hit == reached
    elif spell == "Kinetic Wave":
        t.ann.is_offered_only(*(f"aim at {where[name]}" for name in reached))
    else:
        t.ann.is_offered_only(*reached)


@rule("CS-174")
def test_an_attack_spell_needs_an_enemy_in_range():
    t = casting_shadows(
        ann={"spells": ["Fatal Fronds", "Heat Wave", "Spectral Slap"], "pool": "2 red gem, 1 blue gem"},
        bob={"hex": "Kit's home"},
    )
    for spell in ("Fatal Fronds", "Heat Wave", "Spectral Slap"):
        t.ann.is_refused(f"cast {spell}", rule="CS-174")


@rule("CS-174")
def test_the_eliminated_are_no_targets():
    t = casting_shadows(ann={"spells": ["Heat Wave"], "pool": "1 red gem"}, bob={"hp": 0}, cat={"hex": "Nuzzle's home"})
    t.ann.is_refused("cast Heat Wave", rule="CS-174")


@rule("CS-111", "CS-112")
def test_spells_are_attacks_or_conversions_from_the_main_deck_with_all_that_a_spell_shows():
    spells = [card for card in DEFINITIONS if card.level]
    assert {card.kind for card in spells} == {"attack", "conversion"}
    assert {card.deck for card in spells} == {"main"}
    for card in spells:
        assert card.name
        assert card.text
        assert card.level in (1, 2, 3)
        assert sum(card.collect)
        assert isinstance(card.effect, Strike if card.kind == "attack" else Convert)
        assert card.kind == "conversion" or card.strike.range
    others = [card for card in DEFINITIONS if not card.level]
    assert {card.kind for card in others} == {"resource", "counterspell", "companion"}


@rule("CS-188")
def test_a_hex_spell_damages_all_at_one_moment():
    t = casting_shadows(
        ann={"spells": ["Spectral Slap"], "pool": "1 red gem, 1 blue gem"}, bob={}, cat={"hp": 3}, dan={}
    )
    t.ann.does("cast Spectral Slap")
    announced = [event.hits for event in t.events if isinstance(event, e.DamageAnnounced)]
    assert announced == [((1, 3), (2, 3), (3, 3))]
    order = [event.name for event in t.events if isinstance(event, e.HpLost | e.Eliminated)]
    assert order == ["hp_lost", "hp_lost", "hp_lost", "eliminated"]
    t.is_quiet()
