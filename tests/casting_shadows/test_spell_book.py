"""The Spell Book: what it holds, how much, and what it costs to add a card."""

from __future__ import annotations

import pytest

from gloaming.games.casting_shadows.options import Discard
from tests.casting_shadows.scene import GAME, Seat, casting_shadows, pool
from tests.proof import rule

FULL = ["Fatal Fronds", "Heavy Hand", "Metamorphosis", "Spectral Slap", "Curse Void"]


@rule("CS-104")
def test_a_spell_book_holds_spells_counterspells_and_resources_and_a_companion_beside_them():
    rich = Seat(pool="2 red gem, 2 red orb, 2 blue gem, 2 blue orb")
    t = casting_shadows(market={"Frill's home": "Blue Gem"}, main=["Heat Wave"], ann=rich, bob={})
    t.ann.does("collect Blue Gem")
    t.ann.does("collect Heat Wave", spending="red orb, red gem")
    assert sorted(t.card(number) for number in t.pos.players[0].book) == ["Blue Gem", "Heat Wave"]
    t = casting_shadows(counterspell_deck=["Safety Dome"], ann={**rich, "hex": "Dusty Desert"}, bob={})
    t.ann.does("collect a Counterspell", spending="red gem, red orb")
    assert t.ann.counterspells == ["Safety Dome"]
    t = casting_shadows(phase=3, portal=["Gloom Toad"], ann={"spells": ["Heat Wave"], "energy": 3}, bob={})
    t.ann.does("transform")
    t.ann.does("summon Gloom Toad")
    assert t.ann.companion == "Gloom Toad"
    assert [t.card(number) for number in t.pos.players[0].book] == ["Heat Wave"]


@rule("CS-105", "CS-106", "CS-149")
def test_spells_and_resources_lie_face_up_and_counterspells_face_down():
    t = casting_shadows(
        ann={},
        bob={
            **Seat(spells=["Heavy Hand"], resource_cards=["Blue Gem"], counterspells=["Safety Dome", "Run Away!"]),
            **Seat(companion="Speed Mouster"),
        },
        cat={},
    )
    bob = t.pos.players[1]
    for seat in (0, 1, 2, None):
        seen = GAME.view(t.pos, seat).players[1]
        assert (seen.book, seen.companion) == (bob.book, bob.companion)
        if seat == 1:
            assert [t.card(n) for n in seen.counterspells if n is not None] == ["Safety Dome", "Run Away!"]
        else:
            assert seen.counterspells == (None, None)


@rule("CS-106")
def test_others_cannot_tell_which_counterspells_a_player_has():
    views = []
    for hidden in ("Safety Dome", "Run Away!", "Bees Everywhere"):
        t = casting_shadows(ann={}, bob={"counterspells": [hidden]}, cat={})
        views.append(GAME.view(t.pos, 0))
    assert views[0] == views[1] == views[2]


@rule("CS-107", "CS-109")
def test_with_five_cards_one_is_discarded_first():
    t = casting_shadows(market={"Frill's home": "Red Gem"}, ann={"spells": FULL}, bob={})
    t.ann.does("collect Red Gem")
    t.ann.is_offered_only(*(f"discard {name}" for name in FULL))
    t.ann.does("discard Heavy Hand")
    assert t.ann.book == ["Fatal Fronds", "Metamorphosis", "Spectral Slap", "Curse Void", "Red Gem"]
    assert t.discard == ["Heavy Hand"]
    t.is_quiet()


@rule("CS-107")
def test_with_four_cards_nothing_is_discarded():
    t = casting_shadows(market={"Frill's home": "Red Gem"}, ann={"spells": FULL[:4]}, bob={})
    t.ann.does("collect Red Gem")
    assert t.ann.book == [*FULL[:4], "Red Gem"]
    assert t.discard == []
    t.is_quiet()


@rule("CS-107", "CS-109", "CS-110")
def test_counterspells_count_but_are_never_discarded_for_room():
    t = casting_shadows(
        market={"Frill's home": "Red Gem"},
        ann={"spells": FULL[:2], "counterspells": ["Safety Dome", "Run Away!", "Run Away!"]},
        bob={},
    )
    t.ann.does("collect Red Gem")
    t.ann.is_offered_only("discard Fatal Fronds", "discard Heavy Hand")
    t.ann.is_not_offered("discard Safety Dome", "discard Run Away!")


@rule("CS-110")
@pytest.mark.parametrize("tile", ["Frill's home", "Dusty Desert"])
def test_a_book_full_of_counterspells_takes_no_card(tile):
    t = casting_shadows(
        market={"Frill's home": "Red Gem"},
        ann={
            **Seat(hex=tile, pool="1 red gem, 1 red orb"),
            **Seat(counterspells=["Safety Dome", "Run Away!", "Run Away!", "Pointed Shield", "Bees Everywhere"]),
        },
        bob={},
    )
    t.ann.is_refused("collect", rule="CS-110")


@rule("CS-108", "CS-110", "CS-140")
def test_a_companion_takes_no_place_and_cannot_be_discarded():
    t = casting_shadows(
        market={"Frill's home": "Red Gem"}, ann={"spells": FULL[:4], "companion": "Charging Stag"}, bob={}
    )
    t.ann.does("collect Red Gem")
    assert len(t.ann.book) == 5
    t.ann.does("refresh")
    t.pos.market[t.place("Frill's home")] = next(n for n in t.pos.main if t.card(n) == "Blue Gem")
    t.goes_on_to("ann")
    t.ann.does("collect Blue Gem")
    t.ann.is_not_offered(Discard(t.pos.players[0].companion))
    t.ann.does("discard Red Gem")
    assert t.ann.companion == "Charging Stag"


@rule("CS-113", "CS-181", "CS-114")
def test_a_spell_given_as_a_requirement_frees_its_place():
    t = casting_shadows(market={"Frill's home": "Personal Space"}, ann={"spells": FULL, "pool": "2 red orb"}, bob={})
    t.ann.does("collect Personal Space", giving="Metamorphosis")
    assert t.ann.book == ["Fatal Fronds", "Heavy Hand", "Spectral Slap", "Curse Void", "Personal Space"]
    assert t.discard == ["Metamorphosis"]
    t.is_quiet()


@rule("CS-113", "CS-114", "CS-115")
def test_an_attack_or_a_conversion_spell_of_the_level_shown_pays_a_requirement():
    t = casting_shadows(
        market={"Frill's home": "Personal Space"},
        ann={
            **Seat(pool="2 red orb", resource_cards=["Red Gem"]),
            **Seat(spells=["Fatal Fronds", "Metamorphosis", "Gem Duplication"]),
        },
        bob={},
    )
    t.ann.does("collect Personal Space")
    t.ann.is_offered_only("give Fatal Fronds", "give Metamorphosis")
    t.ann.is_not_offered("give Gem Duplication", "give Red Gem")
    t.ann.does("give Metamorphosis")
    assert (t.discard, t.pool) == (["Metamorphosis"], {})
    t.is_quiet()


@rule("CS-115", "CS-113")
@pytest.mark.parametrize(
    ("card", "cost", "spells", "given"),
    [
        ("Personal Space", "2 red orb", ["Gem Duplication"], None),
        ("Personal Space", "2 red orb", ["Gem Duplication", "Fatal Fronds"], "Fatal Fronds"),
        ("Infernal Assault", "1 fragment, 1 red orb", ["Fatal Fronds", "Metamorphosis"], None),
        ("Infernal Assault", "1 fragment, 1 red orb", ["Fatal Fronds", "Gem Duplication"], "Gem Duplication"),
        ("Infernal Assault", "1 fragment, 1 red orb", ["Sudden Doom"], None),
    ],
)
@rule("CS-182")
def test_only_exactly_that_level_pays(card, cost, spells, given):
    t = casting_shadows(market={"Frill's home": card}, ann={"spells": spells, "pool": cost}, bob={})
    if given is None:
        t.ann.is_refused(f"collect {card}", rule="CS-113")
    else:
        t.ann.does(f"collect {card}", giving=given)
        assert t.discard == [given]
        assert card in t.ann.book


@rule("CS-182")
def test_a_spell_cast_this_turn_may_be_given():
    t = casting_shadows(
        market={"Frill's home": "Personal Space"},
        ann={"spells": ["Fatal Fronds"], "pool": "2 red orb"},
        bob={"hex": "Frill's home"},
    )
    t.ann.does("cast Fatal Fronds")
    t.ann.does("collect Personal Space", giving="Fatal Fronds")
    assert t.ann.book == ["Personal Space"]
    t.is_quiet()


@rule("CS-181", "CS-063")
def test_room_is_made_only_after_the_cost_is_paid():
    t = casting_shadows(
        market={"Frill's home": "Metamorphosis"},
        ann={"spells": [*FULL[:2], *FULL[3:], "Heat Wave"], "pool": "1 red orb, 1 blue orb"},
        bob={},
    )
    t.ann.does("collect Metamorphosis")
    t.ann.is_offered_only("red orb", "blue orb")
    t.ann.does("red orb")
    assert t.pool == pool("1 blue orb")
    t.ann.is_offered("discard Fatal Fronds")
