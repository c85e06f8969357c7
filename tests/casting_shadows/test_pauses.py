"""Where a table pauses, so that its timing does not tell who holds a Counterspell."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.api.pauses import responders
from gloaming.games.casting_shadows.events import Travelled
from tests.casting_shadows.scene import CastingScene, casting_shadows


def slap(cats: Sequence[str]) -> CastingScene:
    """Bob and Cat stand together; Ann has slapped their Hex, Bob has revealed Run Away! and is about to flee."""
    t = casting_shadows(
        ann={"spells": ["Spectral Slap"], "pool": "1 red gem, 1 blue gem"},
        bob={"counterspells": ["Run Away!"]},
        cat={"counterspells": cats},
    )
    t.ann.does("cast Spectral Slap", at="Ancient Rune")
    t.bob.does("reveal Run Away!")
    return t


def waited_for_after_fleeing(t: CastingScene) -> tuple[int, ...]:
    """Who, by what everyone knows, might answer once Bob has fled."""
    so_far = len(t.events)
    t.bob.does("flee to Dusty Desert")
    fled, opened, *_ = t.events[so_far:]
    assert isinstance(fled, Travelled)
    return responders(opened)


def test_the_next_target_might_run_as_well_whatever_card_it_is():
    could, could_not = slap(["Run Away!"]), slap(["Pointed Shield"])
    assert waited_for_after_fleeing(could) == (2,)
    could.cat.is_offered("reveal Run Away!")
    assert waited_for_after_fleeing(could_not) == (2,)
    could_not.cat.is_not_offered("reveal Run Away!")


def test_nobody_waits_for_a_target_without_counterspells():
    assert waited_for_after_fleeing(slap([])) == ()
