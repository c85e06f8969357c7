"""What each tile does for a player who starts a turn on it."""

from __future__ import annotations

import pytest

from gloaming.games.casting_shadows.map import TILES
from gloaming.games.casting_shadows.resources import RESOURCES
from tests.casting_shadows.scene import CastingScene, casting_shadows
from tests.proof import rule


def tokens(t: CastingScene) -> dict[str, int]:
    return {name.replace("_", " "): n for name, n in zip(RESOURCES, t.pos.tokens, strict=True) if n}


@pytest.mark.parametrize(
    ("tile", "token"),
    [
        pytest.param("Ancient Rune", "shadow fragment", marks=rule("CS-197", "CS-039", "CS-042")),
        pytest.param("Frill's home", "blue orb", marks=rule("CS-200", "CS-039", "CS-042")),
        pytest.param("Kit's home", "blue gem", marks=rule("CS-201", "CS-039", "CS-042")),
        pytest.param("Nuzzle's home", "red gem", marks=rule("CS-202", "CS-039", "CS-042")),
        pytest.param("Haze's home", "red orb", marks=rule("CS-203", "CS-039", "CS-042")),
    ],
)
def test_a_granting_tile_offers_its_token_to_whoever_starts_there(tile, token):
    for character, rival in (("frill", "kit"), ("nuzzle", "haze")):
        t = casting_shadows(phase=1, ann={"hex": tile, "character": character}, bob={"character": rival})
        t.ann.is_offered_only("accept", "pass")
        t.ann.does("accept")
        assert tokens(t) == {token: 1}
        t.ann.is_offered("end turn")
        t.is_quiet()
        t = casting_shadows(phase=1, ann={"hex": tile, "character": character}, bob={"character": rival})
        t.ann.does("pass")
        assert tokens(t) == {}


@rule("CS-198")
def test_the_dusty_desert_grants_nothing():
    t = casting_shadows(phase=1, ann={"hex": "Dusty Desert"}, bob={})
    assert tokens(t) == {}
    t.ann.is_offered("end turn")
    t.is_quiet()


@rule("CS-198")
def test_counterspells_are_collected_at_the_dusty_desert():
    t = casting_shadows(ann={"hex": "Dusty Desert", "pool": "1 red gem, 1 red orb"}, bob={})
    t.ann.does("collect a Counterspell")
    assert len(t.ann.counterspells) == 1
    t.is_quiet()


@rule("CS-199", "CS-088")
@pytest.mark.parametrize("hp", [1, 10])
def test_the_volcano_heals_the_weak_for_a_crystal(hp):
    t = casting_shadows(phase=1, ann={"hex": "Underground Volcano", "hp": hp}, bob={"hp": 5})
    t.ann.is_offered_only("accept", "pass")
    t.ann.does("accept")
    assert (t.ann.hp, t.bob.hp) == (hp + 5, 5)
    assert tokens(t) == {"cursed crystal": 1}
    t.is_quiet()


@rule("CS-199")
def test_the_gift_of_the_volcano_can_be_declined_at_every_table():
    for grants in ("may", "must"):
        t = casting_shadows(phase=1, options={"grants": grants}, ann={"hex": "Underground Volcano", "hp": 4}, bob={})
        t.ann.does("pass")
        assert (t.ann.hp, tokens(t)) == (4, {})
        t.is_quiet()


@rule("CS-199")
@pytest.mark.parametrize("hp", [11, 18])
def test_the_volcano_offers_nothing_to_the_strong(hp):
    t = casting_shadows(phase=1, ann={"hex": "Underground Volcano", "hp": hp}, bob={})
    t.ann.is_not_offered("pass")
    t.ann.is_offered("end turn")
    assert (t.ann.hp, tokens(t)) == (hp, {})


@rule("CS-042")
def test_every_tile_says_what_it_does():
    for tile in TILES:
        assert tile.text
    assert [tile.name for tile in TILES if not tile.effects] == ["Dusty Desert"]
