"""Redeals: what a seat knows stays as it is, what it cannot know is dealt anew."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gloaming.bots import bot
from gloaming.bots.bot import Sight
from gloaming.games.casting_shadows.rules.responses import CastingPosition
from gloaming.kernel import Chance, Secret
from tests.casting_shadows.scene import GAME, CastingScene, casting_shadows
from tests.proof import rule


def holders() -> CastingScene:
    """Everyone holds Counterspells that the others have not seen."""
    return casting_shadows(
        ann={"counterspells": ["Safety Dome", "Pointed Shield"], "spells": ["Fatal Fronds"], "hex": "Ancient Rune"},
        bob={"counterspells": ["Run Away!", "Pointed Shield"]},
        cat={"counterspells": ["Bees Everywhere"]},
    )


def hidden(pos: CastingPosition) -> list[Secret[int]]:
    """Every Counterspell and who has seen it."""
    held = (card for player in pos.players for card in player.counterspells)
    return [pos.secret(card) for card in (*pos.counterspell_deck, *held)]


def positions(seats: int) -> Iterator[CastingPosition]:
    """Moments of a game played at random."""
    pos = GAME.new(seats, 20 + seats)
    player = bot("random", 3)
    while pos.ask is not None and pos.turn < 60:
        GAME.apply(pos, player.choose(Sight(GAME, pos)))
        yield pos


def used_and_collected_again() -> CastingScene:
    """Bob has used Safety Dome, and Cat, who saw it go under the deck, has collected it from there."""
    t = casting_shadows(
        ann={"spells": ["Fatal Fronds"], "hex": "Ancient Rune"},
        bob={"counterspells": ["Safety Dome"]},
        cat={"counterspells": ["Bees Everywhere"]},
    )
    t.ann.does("cast Fatal Fronds", at="bob")
    t.bob.does("reveal Safety Dome")
    del t.pos.counterspell_deck[1:]
    t.pos.collect_counterspell(2)
    return t


@rule("CS-106", "CS-149")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_redeal_keeps_ones_own_counterspells_and_deals_the_others_anew(seat):
    t = holders()
    dealt = set()
    for seed in range(40):
        twin = GAME.redeal(t.pos, seat, Chance(seed))
        assert twin.players[seat].counterspells == t.pos.players[seat].counterspells
        assert GAME.view(twin, seat) == GAME.view(t.pos, seat)
        assert GAME.things(twin) == GAME.things(t.pos)
        dealt.add(str([player.counterspells for player in twin.players]))
    assert len(dealt) > 10


@rule("CS-150")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_used_counterspell_is_known_to_lie_at_the_bottom_in_every_redeal(seat):
    t = holders()
    t.ann.does("cast Fatal Fronds", at="cat")
    t.cat.does("reveal Bees Everywhere")
    t.ann.does("pass")
    bottom = t.pos.counterspell_deck[0]
    assert t.pos.knows(None, bottom)
    for seed in range(20):
        assert GAME.redeal(t.pos, seat, Chance(seed)).counterspell_deck[0] == bottom


@rule("CS-150", "CS-106")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_collected_again_it_stays_known_to_all(seat):
    t = used_and_collected_again()
    again = t.pos.players[2].counterspells[-1]
    assert (t.cat.counterspells[-1], t.pos.knows(None, again)) == ("Safety Dome", True)
    assert GAME.view(t.pos, seat).players[2].counterspells[-1] == again
    for seed in range(20):
        assert GAME.redeal(t.pos, seat, Chance(seed)).players[2].counterspells[-1] == again


def test_a_redeal_changes_neither_the_position_nor_its_chance():
    t = holders()
    before = GAME.save(t.pos)
    twins = [GAME.redeal(t.pos, 0, Chance(seed)) for seed in range(10)]
    assert GAME.save(t.pos) == before
    assert len({twin.chance for twin in twins}) == 10
    assert all(sorted(twin.main) == sorted(t.pos.main) != twin.main for twin in twins)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_redeal_can_be_told_from_the_truth(seats):
    rng = Chance(9)
    moments = 0
    for pos in positions(seats):
        for seat in range(seats):
            twin = GAME.redeal(pos, seat, rng)
            assert GAME.view(twin, seat) == GAME.view(pos, seat)
            assert GAME.things(twin) == GAME.things(pos)
            for known, dealt in zip(hidden(pos), hidden(twin), strict=True):
                assert dealt.seen_by == known.seen_by
                assert dealt == known or not known.known_to(seat)
            moments += 1
    assert moments > 500


def test_whoever_is_asked_in_secret_could_answer_in_the_redeal_too():
    t = holders()
    t.ann.does("cast Fatal Fronds", at="bob")
    t.bob.does("pass")
    assert t.bob.ask.topic == "damaged"
    for seed in range(40):
        twin = GAME.redeal(t.pos, 0, Chance(seed))
        assert twin.ask is not None
        assert twin.ask.seat == 1
        offered = [option for option in twin.ask.options if option.verb == "reveal"]
        assert offered
        held = set(twin.players[1].counterspells)
        assert {getattr(option, "card", None) for option in offered} <= held
        GAME.apply(twin, 0)
