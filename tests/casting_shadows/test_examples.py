"""The worked examples of the ledger as written there, given, when, then: 1 to 20, from spells to Shadow Form."""

from __future__ import annotations

import pytest

from gloaming.games.casting_shadows.cards import CARDS, NUMBERS
from gloaming.games.casting_shadows.map import reach
from tests.casting_shadows.scene import GAME, CastingScene, Seat, casting_shadows, pool
from tests.proof import rule

BOTH_GEMS = "1 red gem, 1 blue gem"


# Attack Spells: scaling.


def phoenix_flash(gems: int) -> CastingScene:
    return casting_shadows(points=1, ann={"spells": ["Phoenix Flash"], "pool": f"{gems} red gem"}, bob={"hp": 18})


@rule("CS-X01")
def test_x01_one_gem_into_phoenix_flash():
    t = phoenix_flash(3)
    t.ann.does("cast Phoenix Flash", at="bob", spending="1 red gem")
    assert (t.bob.hp, t.pool, t.points) == (15, pool("2 red gem"), 0)
    t.is_quiet()


@rule("CS-X02")
def test_x02_two_gems_into_phoenix_flash():
    t = phoenix_flash(3)
    t.ann.does("cast Phoenix Flash", at="bob", spending="2 red gem")
    assert (t.bob.hp, t.pool) == (13, pool("1 red gem"))
    t.is_quiet()


@rule("CS-X03")
def test_x03_three_gems_into_phoenix_flash():
    t = phoenix_flash(3)
    t.ann.does("cast Phoenix Flash", at="bob", spending="3 red gem")
    assert (t.bob.hp, t.pool) == (12, {})
    t.is_quiet()


@rule("CS-X04")
def test_x04_a_fourth_gem_is_not_taken():
    t = phoenix_flash(4)
    t.ann.does("cast Phoenix Flash")
    t.ann.is_offered_only("1 red gem: 3 damage", "2 red gems: 5 damage", "3 red gems: 6 damage")
    t.ann.does("3 red gems: 6 damage")
    assert (t.bob.hp, t.pool) == (12, pool("1 red gem"))
    t.is_quiet()


@rule("CS-X05")
def test_x05_both_gems_into_heavy_hand():
    t = casting_shadows(ann={"spells": ["Heavy Hand"], "pool": "2 red gem"}, bob={"hp": 18})
    t.ann.does("cast Heavy Hand", at="bob", spending="2 red gem")
    assert t.bob.hp == 14
    t.is_quiet()


# Setup.


@rule("CS-X06")
def test_x06_four_players_have_set_up():
    pos = GAME.new(4, 11)
    for seat, player in enumerate(pos.players):
        assert (player.hp, player.energy, player.shadow) == (18, 0, False)
        assert pos.tile(player.hex).name.lower().startswith(["frill", "kit", "nuzzle", "haze"][player.character])
        assert pos.players[seat].book == ()
    face_up = {pos.tile(place).name for place in range(7) if pos.market[place] >= 0}
    assert len(face_up) == 5
    assert "Dusty Desert" not in face_up
    assert "Ancient Rune" not in face_up
    assert (len(pos.main), len(pos.portal), len(pos.companion_deck)) == (47, 3, 7)
    assert len(pos.counterspell_deck) == 10


@rule("CS-X07")
def test_x07_the_offer_of_the_setup_figure_is_legal():
    offer = dict(
        zip(
            ["Frill's home", "Kit's home", "Underground Volcano", "Nuzzle's home", "Haze's home"],
            ["Metamorphosis", "Feeding Frenzy", "Heavy Hand", "Blue Gem", "Curse Void"],
            strict=True,
        )
    )
    portal = ["Speed Mouster", "Hydrattle Snake", "Charging Stag"]
    t = casting_shadows(market=offer, portal=portal, ann={}, bob={}, cat={}, dan={})
    assert {tile: t.market(tile) for tile in offer} == offer
    assert t.market("Dusty Desert") is None
    assert t.portal == portal
    assert len(t.pos.main) == 47
    assert GAME.things(t.pos) == GAME.things(GAME.new(4, 1))


# Spell cards: levels.


@rule("CS-X08")
def test_x08_a_level_1_spell_is_part_of_the_cost_of_personal_space():
    t = casting_shadows(
        market={"Frill's home": "Personal Space"},
        main=["Blue Orb"],
        ann={"spells": ["Fatal Fronds"], "pool": "2 blue orb"},
        bob={},
    )
    t.ann.does("collect Personal Space", giving="Fatal Fronds", spending="2 blue orb")
    assert (t.discard, t.ann.book) == (["Fatal Fronds"], ["Personal Space"])
    assert t.market("Frill's home") == "Blue Orb"
    t.is_quiet()


@rule("CS-X09")
def test_x09_infernal_assault_takes_a_level_2_spell():
    has = "1 shadow fragment, 1 red orb"
    t = casting_shadows(
        market={"Frill's home": "Infernal Assault"}, ann={"spells": ["Fatal Fronds", "Curse Void"], "pool": has}, bob={}
    )
    t.ann.is_refused("collect Infernal Assault", rule="CS-113")
    t = casting_shadows(
        market={"Frill's home": "Infernal Assault"},
        ann={"spells": ["Fatal Fronds", "Gem Duplication"], "pool": has},
        bob={},
    )
    t.ann.does("collect Infernal Assault", giving="Gem Duplication")
    assert t.ann.book == ["Fatal Fronds", "Infernal Assault"]
    t.is_quiet()


# Resources: gray and purple.


@rule("CS-X10")
def test_x10_purple_pays_gray_and_an_orb_does_not():
    t = casting_shadows(market={"Frill's home": "Energy Bloom"}, ann={"pool": "1 purple gem, 1 red orb"}, bob={})
    t.ann.does("collect Energy Bloom", spending="purple gem")
    assert t.pool == pool("1 red orb")
    t.is_quiet()
    t = casting_shadows(market={"Frill's home": "Energy Bloom"}, ann={"pool": "1 red orb"}, bob={})
    t.ann.is_refused("collect Energy Bloom", rule="CS-063")


@rule("CS-X11")
def test_x11_purple_as_blue_for_spectral_slap():
    t = casting_shadows(ann={"spells": ["Spectral Slap"], "pool": "1 red gem, 1 purple gem"}, bob={}, cat={})
    t.ann.does("cast Spectral Slap", at="Ancient Rune", spending="1 red gem, 1 purple gem")
    assert (t.bob.hp, t.cat.hp, t.pool) == (15, 15, {})
    t.is_quiet()


# Attack Spells: targets and ranges.


@rule("CS-X12")
def test_x12_spectral_slap_at_ones_own_tile():
    """The wider range that the example assumes is lent by Longsight Owl."""
    t = casting_shadows(
        ann={"spells": ["Spectral Slap"], "pool": BOTH_GEMS, "companion": "Longsight Owl"},
        bob={"hex": "Frill's home"},
        cat={"hex": "Ancient Rune"},
    )
    t.ann.does("cast Spectral Slap", at="Frill's home")
    assert [t.ann.hp, t.bob.hp, t.cat.hp] == [18, 15, 18]
    t.is_quiet()


@rule("CS-X13")
def test_x13_feeding_frenzy_hits_one_of_three():
    t = casting_shadows(ann={"spells": ["Feeding Frenzy"], "pool": "2 blue gem"}, bob={}, cat={}, dan={})
    t.ann.does("cast Feeding Frenzy", at="cat", spending="2 blue gem")
    assert [t.bob.hp, t.cat.hp, t.dan.hp] == [18, 14, 18]
    t.is_quiet()


@rule("CS-X14")
def test_x14_what_the_five_ranges_reach():
    ranges = {
        "Fatal Fronds": {0},
        "Heavy Hand": {0, 1},
        "Heat Wave": {1},
        "Infernal Assault": {0, 1, 2},
        "Kinetic Wave": {1, 2},
    }
    enemies = {"bob": ("Dusty Desert", 0), "cat": ("Ancient Rune", 1), "dan": ("Underground Volcano", 2)}
    for spell, reached in ranges.items():
        t = casting_shadows(
            ann={"spells": [spell], "pool": "2 red gem, 2 blue gem", "hex": "Dusty Desert"},
            bob={"hex": "Dusty Desert"},
            cat={"hex": "Ancient Rune"},
            dan={"hex": "Underground Volcano"},
        )
        in_range = reach(t.pos.players[0].hex, CARDS[NUMBERS[spell][0]].strike.range)
        for tile, distance in enemies.values():
            assert bool(in_range >> t.place(tile) & 1) == (distance in reached)
        t.ann.does(f"cast {spell}")
        if len(reached) > 1:
            offered = {
                name
                for name, (tile, _) in enemies.items()
                if t.find(name, t.ann.ask.options) or t.find(f"aim at {tile}", t.ann.ask.options)
            }
            assert offered == {name for name, (_, distance) in enemies.items() if distance in reached}
        else:
            hurt = {name for name in enemies if t.who(name).hp < 18}
            assert hurt == {name for name, (_, distance) in enemies.items() if distance in reached}


@rule("CS-X15")
@pytest.mark.parametrize(("target", "left"), [("bob", 16), ("cat", 18)])
def test_x15_lightning_bug_spares_shadow_form(target, left):
    t = casting_shadows(ann={"spells": ["Lightning Bug"], "pool": "1 red gem"}, bob={}, cat={"form": "shadow"})
    t.ann.does("cast Lightning Bug", at=target, spending="red gem")
    assert t.who(target).hp == left
    t.is_quiet()


# Conversion Spells.


@rule("CS-X16")
def test_x16_gem_duplication_once_per_turn():
    t = casting_shadows(points=2, ann={"spells": ["Gem Duplication"], "pool": "1 red gem"}, bob={})
    t.ann.does("cast Gem Duplication")
    assert (t.pool, t.points) == (pool("2 red gem"), 1)
    t.ann.is_refused("cast Gem Duplication", rule="CS-054")
    t.is_quiet()


@rule("CS-X17")
def test_x17_a_voided_crystal_does_not_hurt():
    t = casting_shadows(ann={"spells": ["Curse Void"], "pool": "1 cursed crystal"}, bob={})
    t.ann.does("cast Curse Void", turning="1 cursed crystal into 1 red gem")
    assert (t.pool, t.points) == (pool("1 red gem"), 3)
    t.ann.does("end turn")
    assert t.ann.hp == 18
    t.is_quiet()


@rule("CS-X18")
def test_x18_two_conversions_make_two_blue_orbs():
    t = casting_shadows(
        ann={"spells": ["Sapphire Synthesis", "Metamorphosis"], "pool": "1 blue gem, 1 red orb"}, bob={}
    )
    t.ann.does("cast Sapphire Synthesis", turning="1 blue gem into 1 blue orb")
    t.ann.does("cast Metamorphosis", turning="1 red orb into 1 blue orb")
    assert (t.pool, t.points) == (pool("2 blue orb"), 2)
    t.is_quiet()


# Spell Book.


@rule("CS-X19")
def test_x19_the_book_of_the_figure_has_room_for_one_more():
    t = casting_shadows(
        market={"Frill's home": "Red Gem"},
        ann={
            **Seat(spells=["Fatal Fronds", "Sapphire Synthesis", "Spectral Slap"]),
            **Seat(resource_cards=["Blue Gem"], companion="Charging Stag"),
        },
        bob={},
    )
    assert t.pos.players[0].book_size == 4
    assert GAME.view(t.pos, 1).players[0].book == t.pos.players[0].book
    t.ann.does("collect Red Gem")
    assert (len(t.ann.book), t.ann.companion, t.discard) == (5, "Charging Stag", [])
    t.is_quiet()


# Shadow Form.


@rule("CS-X20")
def test_x20_three_energy_turn_the_board():
    t = casting_shadows(phase=3, ann={"energy": 3, "hp": 11}, bob={})
    t.ann.does("transform")
    assert (t.ann.form, t.ann.energy, t.ann.hp) == ("Frill the Regenerator", 0, 11)
