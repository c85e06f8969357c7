"""The worked examples of the ledger as written there, given, when, then: 21 to 40, from cards to whole turns."""

from __future__ import annotations

from gloaming.games.casting_shadows import events as e
from tests.casting_shadows.scene import GAME, Seat, casting_shadows, pool
from tests.proof import rule

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
        player2={"spells": ["Spectral Slap"], "pool": "1 red gem, 1 blue gem"},
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
