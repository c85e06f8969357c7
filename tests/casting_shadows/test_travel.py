"""Travel: from one tile to the next."""

from __future__ import annotations

from tests.casting_shadows.scene import casting_shadows
from tests.proof import rule


@rule("CS-050", "CS-051")
def test_travel_goes_to_any_adjacent_tile_and_to_no_other():
    t = casting_shadows(ann={}, bob={}, cat={}, dan={})
    t.ann.is_offered("travel to Ancient Rune", "travel to Dusty Desert", "travel to Kit's home")
    for far in ("Underground Volcano", "Nuzzle's home", "Haze's home"):
        t.ann.is_not_offered(f"travel to {far}")
        t.ann.is_refused(f"travel to {far}", rule="CS-050")
    t.ann.is_not_offered("travel to Frill's home")
    t.ann.does("travel to Kit's home")
    assert t.ann.hex == "Kit's home"
    assert t.bob.hex == "Ancient Rune"
    t.ann.is_offered("travel to Underground Volcano", "travel to Frill's home", "travel to Ancient Rune")
    t.ann.is_not_offered("travel to Dusty Desert")
    t.is_quiet()


@rule("CS-050")
def test_every_outer_tile_can_be_reached_from_the_rune():
    t = casting_shadows(ann={"hex": "Ancient Rune"}, bob={})
    for tile in ("Dusty Desert", "Underground Volcano", "Frill's home", "Kit's home", "Nuzzle's home", "Haze's home"):
        t.ann.is_offered(f"travel to {tile}")


@rule("CS-051", "CS-060", "CS-064")
def test_the_current_tile_is_where_the_meeple_stands():
    t = casting_shadows(
        market={"Frill's home": "Blue Gem", "Nuzzle's home": "Red Gem"}, ann={"hex": "Frill's home"}, bob={}
    )
    t.ann.is_offered("collect Blue Gem")
    t.ann.does("travel to Nuzzle's home")
    t.ann.is_offered("collect Red Gem", "refresh: replace Red Gem")


@rule("CS-052")
def test_several_meeples_may_stand_on_one_tile():
    t = casting_shadows(ann={}, bob={}, cat={})
    t.ann.does("travel to Ancient Rune")
    assert [t.ann.hex, t.bob.hex, t.cat.hex] == ["Ancient Rune"] * 3
    t.is_quiet()
