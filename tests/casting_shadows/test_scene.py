"""The scenario language fails loudly: a scene that is not so cannot pass."""

from __future__ import annotations

import pytest

from tests.casting_shadows.scene import GAME, CastingScene, casting_shadows, pool


def duel() -> CastingScene:
    return casting_shadows(
        ann={"spells": ["Heavy Hand"], "pool": "2 red gem, 1 purple gem"},
        bob={"counterspells": ["Safety Dome"], "hp": 9},
        cat={},
    )


def test_a_scene_reads_like_the_game():
    t = duel()
    t.ann.does("cast Heavy Hand", at="bob", spending="1 red gem, 1 purple gem")
    t.bob.is_offered("reveal Safety Dome", "pass")
    t.bob.does("reveal Safety Dome")
    t.is_quiet()
    assert (t.bob.hp, t.pool) == (9, pool("1 red gem"))


def test_what_is_not_on_offer_cannot_be_done_and_the_offer_is_told():
    with pytest.raises(AssertionError, match=r"not on offer; ann is asked.*Cast Heavy Hand.*End the turn"):
        duel().ann.does("cast Fatal Fronds")
    with pytest.raises(AssertionError, match="bob is not asked"):
        duel().bob.does("pass")
    with pytest.raises(AssertionError, match="may mean"):
        duel().ann.does("travel")


@pytest.mark.parametrize(
    "details",
    [
        {"at": "dan"},
        {"at": "bob", "spending": "2 blue gem"},
        {"at": "bob", "spending": "3 red gem"},
        {"at": "bob", "spending": "1 red gem", "discarding": "Heavy Hand"},
    ],
)
def test_details_that_do_not_fit_fail(details):
    t = duel()
    with pytest.raises(AssertionError, match=r"offer|did not happen"):
        t.ann.does("cast Heavy Hand", **details)


def test_a_detail_without_a_choice_must_have_happened_just_so():
    t = casting_shadows(ann={"spells": ["Heat Wave"], "pool": "1 red gem"}, bob={}, cat={"hex": "Nuzzle's home"})
    with pytest.raises(AssertionError, match="at='cat' was not asked and did not happen"):
        t.ann.does("cast Heat Wave", at="cat")
    t = casting_shadows(ann={"spells": ["Heat Wave"], "pool": "1 red gem"}, bob={})
    with pytest.raises(AssertionError, match="spending='purple gem' was not asked"):
        t.ann.does("cast Heat Wave", spending="purple gem")


def test_offers_and_refusals_are_exact():
    t = duel()
    with pytest.raises(AssertionError, match="is on offer"):
        t.ann.is_not_offered("cast Heavy Hand")
    with pytest.raises(AssertionError, match="nothing in this game is called 'cast Heavvy Hand'"):
        t.ann.is_not_offered("cast Heavvy Hand")
    with pytest.raises(AssertionError, match="also on offer"):
        t.ann.is_offered_only("cast Heavy Hand")
    with pytest.raises(AssertionError, match="is refused by"):
        t.ann.is_refused("protect", rule="CS-001")
    with pytest.raises(AssertionError, match="is on offer"):
        t.ann.is_refused("cast Heavy Hand", rule="CS-053")


def test_a_scene_is_not_quiet_while_something_is_pending_or_a_card_is_lost():
    t = duel()
    t.ann.does("cast Heavy Hand", at="bob", spending="1 red gem")
    with pytest.raises(AssertionError, match=r"still pending: CastAttack.*Window"):
        t.is_quiet()
    t.bob.does("pass")
    t.is_quiet()
    t.pos.main.pop()
    with pytest.raises(AssertionError, match="lost or made"):
        t.is_quiet()


def test_a_scene_has_every_card_of_the_game_once():
    assert GAME.things(duel().pos) == GAME.things(GAME.new(3, 1))
    with pytest.raises(AssertionError, match="no copy of Safety Dome is left"):
        casting_shadows(ann={"counterspells": ["Safety Dome", "Safety Dome"]}, bob={})
    with pytest.raises(AssertionError, match="only the player whose turn it is"):
        casting_shadows(ann={}, bob={"pool": "1 red gem"})
