"""The forty worked examples of the ledger, as written there: given, when, then."""

from __future__ import annotations

import pytest

from gloaming.games.casting_shadows import events as e
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


# Resource cards.


@rule("CS-X21")
def test_x21_a_red_gem_card_without_action_points():
    t = casting_shadows(points=0, ann={"resource_cards": ["Red Gem"]}, bob={})
    t.ann.does("use the Red Gem card")
    assert (t.discard, t.ann.book, t.pool) == (["Red Gem"], [], pool("1 red gem"))
    t.ann.does("end turn")
    assert not any(t.pos.tokens)
    t.is_quiet()


@rule("CS-X22")
def test_x22_the_blue_gem_card_costs_a_point_alone():
    t = casting_shadows(points=1, market={"Frill's home": "Blue Gem"}, main=["Heavy Hand"], ann={}, bob={})
    t.ann.does("collect Blue Gem")
    assert (t.ann.book, t.points) == (["Blue Gem"], 0)
    assert GAME.view(t.pos, 1).players[0].book == t.pos.players[0].book
    assert t.market("Frill's home") == "Heavy Hand"
    t.is_quiet()


@rule("CS-X23")
def test_x23_room_is_made_with_a_spell_or_a_resource_card():
    t = casting_shadows(
        market={"Frill's home": "Energy Bloom"},
        ann={
            **Seat(spells=["Fatal Fronds", "Heavy Hand", "Curse Void"], resource_cards=["Red Orb"]),
            **Seat(counterspells=["Safety Dome"], companion="Velvet Bat", pool="1 red gem"),
        },
        bob={},
    )
    t.ann.does("collect Energy Bloom", spending="red gem")
    t.ann.is_offered_only("discard Fatal Fronds", "discard Heavy Hand", "discard Curse Void", "discard Red Orb")
    t.ann.is_not_offered("discard Safety Dome", "discard Velvet Bat")
    t.ann.does("discard Red Orb")
    assert t.ann.book == ["Fatal Fronds", "Heavy Hand", "Curse Void", "Energy Bloom"]
    t.is_quiet()


# Phase 3.


@rule("CS-X24")
def test_x24_a_whole_phase_3():
    t = casting_shadows(
        phase=3,
        portal=["Speed Mouster"],
        ann={"pool": "2 shadow fragment, 2 cursed crystal, 1 red gem", "energy": 1, "hp": 10},
        bob={"hex": "Dusty Desert"},
    )
    on_top = t.card(t.pos.companion_deck[-1])
    t.ann.does("absorb 2 shadow fragments")
    assert t.ann.energy == 3
    t.ann.does("transform")
    assert (t.ann.energy, t.ann.hp) == (0, 10)
    t.ann.does("summon Speed Mouster")
    assert t.ann.companion == "Speed Mouster"
    assert on_top in t.portal
    assert len(t.portal) == 3
    assert t.ann.hp == 8
    assert (t.active, any(t.pos.tokens)) == ("bob", False)
    t.is_quiet()


@rule("CS-X25")
def test_x25_energy_stops_at_three():
    t = casting_shadows(phase=3, ann={"energy": 2, "pool": "3 shadow fragment"}, bob={})
    t.ann.is_offered_only("absorb 1 shadow fragment", "pass")
    t.ann.does("absorb 1 shadow fragment")
    assert (t.ann.energy, t.pool) == (3, pool("2 shadow fragment"))


@rule("CS-X26")
def test_x26_an_ability_needs_five_energy():
    t = casting_shadows(ann={"form": "shadow", "energy": 4, "hp": 6}, bob={})
    t.ann.is_refused("use ability", rule="CS-103")
    t = casting_shadows(ann={"form": "shadow", "energy": 5, "hp": 6}, bob={})
    t.ann.does("use ability")
    assert (t.ann.energy, t.points, t.ann.hp) == (0, 4, 12)
    t.is_quiet()


@rule("CS-X27")
def test_x27_crystals_can_eliminate():
    t = casting_shadows(phase=3, ann={"hp": 2, "pool": "3 cursed crystal", "spells": ["Heavy Hand"]}, bob={}, cat={})
    assert (t.ann.hp, t.ann.eliminated) == (0, True)
    assert (t.ann.book, t.discard) == ([], ["Heavy Hand"])
    assert t.active == "bob"
    t.is_quiet()


# Companions.


@rule("CS-X28")
def test_x28_speed_mouster_crosses_two_tiles_for_a_point():
    t = casting_shadows(points=1, ann={"companion": "Speed Mouster"}, bob={"hex": "Kit's home"})
    t.ann.is_not_offered("travel to Kit's home")
    t.ann.does("travel to Ancient Rune", then_to="Kit's home")
    assert (t.ann.hex, t.points) == (t.bob.hex, 0)
    t.is_quiet()


@rule("CS-X29")
def test_x29_hydrattle_snake_has_five_actions():
    t = casting_shadows(phase=1, ann={"companion": "Hydrattle Snake", "hex": "Dusty Desert"}, bob={})
    for tile in ("Ancient Rune", "Dusty Desert", "Ancient Rune", "Dusty Desert", "Ancient Rune"):
        t.ann.does(f"travel to {tile}")
    t.ann.is_refused("travel to Dusty Desert", rule="CS-043")


@rule("CS-X30")
def test_x30_charging_stag_after_fatal_fronds():
    t = casting_shadows(
        ann={"companion": "Charging Stag", "spells": ["Fatal Fronds"], "pool": "1 blue gem"},
        bob={"hex": "Frill's home"},
        cat={},
    )
    t.ann.does("cast Fatal Fronds", at="bob")
    t.ann.does("cat", spending="blue gem")
    assert (t.bob.hp, t.cat.hp, t.pool) == (16, 16, {})
    t.is_quiet()


# Counterspells.


@rule("CS-X31")
def test_x31_collecting_a_counterspell():
    t = casting_shadows(
        points=1,
        counterspell_deck=["Bees Everywhere"],
        ann={"hex": "Dusty Desert", "pool": "1 blue gem, 1 red orb"},
        bob={},
    )
    market = list(t.pos.market)
    t.ann.does("collect a Counterspell", spending="1 blue gem, 1 red orb")
    assert (t.points, t.pool, t.ann.counterspells) == (0, {}, ["Bees Everywhere"])
    assert GAME.view(t.pos, 1).players[0].counterspells == (None,)
    assert t.pos.market == market
    order = [event.name for event in t.events]
    assert order.index("resources_spent") < order.index("counterspell_collected")
    t.is_quiet()


@rule("CS-X32")
def test_x32_safety_dome_against_six_damage():
    t = casting_shadows(ann={"spells": ["Phoenix Flash"], "pool": "3 red gem"}, bob={"counterspells": ["Safety Dome"]})
    t.ann.does("cast Phoenix Flash", spending="3 red gem")
    t.bob.does("reveal Safety Dome")
    assert (t.bob.hp, t.points, t.bob.counterspells) == (18, 3, [])
    assert t.counterspell_deck[-1] == "Safety Dome"
    t.is_quiet()


@rule("CS-X33")
def test_x33_counterspells_resolve_in_turn_order():
    t = casting_shadows(
        turn_of="player2",
        player1={"counterspells": ["Pointed Shield"]},
        player2={"spells": ["Spectral Slap"], "pool": BOTH_GEMS},
        player3={},
        player4={"counterspells": ["Bees Everywhere"]},
    )
    t.player2.does("cast Spectral Slap", at="Ancient Rune")
    t.player1.is_not_asked()
    t.player4.does("reveal Bees Everywhere")
    t.player1.does("reveal Pointed Shield")
    revealed = [t.names[event.seat] for event in t.events if isinstance(event, e.CounterspellRevealed)]
    assert revealed == ["player4", "player1"]
    assert [t.player1.hp, t.player2.hp, t.player3.hp, t.player4.hp] == [17, 15, 15, 15]
    t.is_quiet()


@rule("CS-X34")
def test_x34_one_counterspell_for_one_trigger():
    t = casting_shadows(
        ann={"spells": ["Heat Wave"], "pool": "1 red gem"}, bob={"counterspells": ["Pointed Shield", "Bees Everywhere"]}
    )
    t.ann.does("cast Heat Wave")
    t.bob.is_offered_only("reveal Pointed Shield", "reveal Bees Everywhere", "pass")
    t.bob.does("reveal Pointed Shield")
    t.bob.is_not_offered("reveal Bees Everywhere")
    assert (t.bob.hp, t.ann.hp, t.bob.counterspells) == (18, 18, ["Bees Everywhere"])
    t.is_quiet()


# Cards.


@rule("CS-X35")
def test_x35_personal_space_for_a_point_alone():
    t = casting_shadows(ann={"spells": ["Personal Space"]}, bob={"hp": 18, "hex": "Frill's home"})
    t.ann.does("cast Personal Space")
    assert (t.bob.hp, t.points) == (14, 3)
    t.is_quiet()


@rule("CS-X36")
def test_x36_infernal_assault_eliminates():
    ann = Seat(spells=["Infernal Assault"], pool="2 red gem")
    t = casting_shadows(ann=ann, bob={"hp": 8})
    t.ann.does("cast Infernal Assault", at="bob")
    t.is_over("ann")
    t = casting_shadows(ann=ann, bob={"hp": 8}, cat={})
    t.ann.does("cast Infernal Assault", at="bob")
    assert (t.bob.eliminated, t.pos.outcome) == (True, None)
    t.is_quiet()


@rule("CS-X37")
def test_x37_fatal_fronds_hits_one_of_two_once():
    t = casting_shadows(ann={"spells": ["Fatal Fronds"], "hex": "Ancient Rune"}, bob={}, cat={})
    t.ann.does("cast Fatal Fronds", at="bob")
    assert (t.bob.hp, t.cat.hp) == (16, 18)
    t.ann.is_refused("cast Fatal Fronds", rule="CS-054")
    t.is_quiet()


# Turn and actions.


@rule("CS-X38")
def test_x38_only_the_starting_tile_grants():
    t = casting_shadows(phase=1, ann={"hex": "Frill's home"}, bob={})
    t.ann.does("accept")
    t.ann.does("travel to Ancient Rune")
    assert t.pos.tokens == (0, 0, 0, 0, 1, 0, 0, 0)
    t.is_quiet()


@rule("CS-X39")
def test_x39_rerolling_two_dice_but_no_crystal():
    t = casting_shadows(ann={"dice": "red gem, blue orb, crystal, fragment, purple gem"}, bob={})
    t.ann.does("reroll")
    offered = [t.say(option).partition(": ")[2] for option in t.ann.ask.options]
    assert sorted(offered) == ["blue orb", "purple gem", "red gem", "shadow fragment"]
    t = casting_shadows(ann={"dice": "red gem, blue orb, crystal, fragment, purple gem"}, bob={})
    t.ann.does("reroll", rerolling="red gem, blue orb")
    t.ann.does("roll dice")
    assert [event.rolled for event in t.events if isinstance(event, e.DiceRolled)] == [(0, 2)]
    assert t.points == 3
    t.is_quiet()


@rule("CS-X40")
def test_x40_refresh_at_the_volcano_and_not_at_the_rune():
    t = casting_shadows(
        market={"Underground Volcano": "Heavy Hand"}, main=["Curse Void"], ann={"hex": "Underground Volcano"}, bob={}
    )
    t.ann.does("refresh")
    assert (t.market("Underground Volcano"), t.discard) == ("Curse Void", ["Heavy Hand"])
    t.ann.does("travel to Ancient Rune")
    t.ann.is_refused("refresh", rule="CS-061")
    t.is_quiet()
