"""The rulings of this house: what the rulebook leaves open."""

from __future__ import annotations

import pytest

from gloaming.games.dusk.options import Go
from gloaming.games.dusk.rules.turn import Redraw
from gloaming.kernel.agenda import Frame, run
from tests.dusk.scene import GAME, dusk, hex_of
from tests.proof import rule


@rule("DU-229")
def test_a_set_is_taken_once():
    pos = GAME.new(2, 1, {"set_up": "book"})
    assert pos.ask is not None
    assert len(pos.ask.options) == 6
    taken = pos.ask.options[0]
    GAME.apply(pos, 0)
    assert pos.ask is not None
    assert len(pos.ask.options) == 5
    assert taken not in pos.ask.options


@rule("DU-230")
def test_rounds_without_a_card_end_in_a_draw():
    pos = GAME.new(2, 1)
    while pos.ask is not None:
        topic = pos.ask.topic
        GAME.apply(pos, len(pos.ask.options) - 1 if topic == "act" else 0)
    assert pos.outcome is not None
    assert pos.outcome.winners == ()
    assert pos.outcome.capped
    assert pos.round == 3


@rule("DU-231")
@pytest.mark.parametrize(("bare", "winners"), [([2], ("bob",)), ([], ())])
def test_at_the_cap_the_healthier_team_wins(bare, winners):
    t = dusk(options={"round_cap": 5}, ann={"hand": [], "bare": bare}, bob={"hand": [], "passed": True})
    t.pos.round = 5
    t.ann.does("pass for the rest of the round")
    t.is_over(*winners)


@rule("DU-232", "DU-164")
def test_changes_can_rescue_a_one_and_make_a_five_critical():
    for face, wounds, bare, banished in ((1, 5, [2], 0), (5, 4, [], 3)):
        t = dusk(range=7, rolls=[face], ann={"hand": ["5", "2"]}, bob={"hand": []})
        t.ann.calls_shot("5")
        t.takes_it()
        assert (t.bob.wounds, t.bob.bare) == (wounds, bare)
        assert len(t.bob.void) == banished


@rule("DU-232", "DU-207")
@pytest.mark.parametrize("face", [1, 2])
def test_a_roll_lowered_below_one_is_a_critical_miss(face):
    t = dusk(range=3, rolls=[face], ann={"hand": ["3"]}, bob={"hand": [], "in_play": ["Chalk Line"]})
    t.ann.strikes("3")
    t.bob.does("destroy Chalk Line: lower the roll by 2")
    t.takes_it()
    assert (t.bob.wounds, t.bob.bare) == (5, [])


@rule("DU-233")
def test_a_redraw_that_all_fail_is_a_draw():
    t = dusk(ann={"hand": [], "empty_deck": True}, bob={"hand": [], "empty_deck": True})
    t.pos.agenda[2:] = [Frame(Redraw((0, 1)))]
    run(t.pos)
    t.is_over()


@rule("DU-234", "DU-170")
def test_a_destroyed_card_goes_home_without_its_shards():
    t = dusk(
        ann={"hand": ["Wiped Clean"]},
        bob={"hand": [], "in_play": ["Cold Pane"], "on_cards": {"Cold Pane": 2}, "void": ["5"], "exhausted": True},
    )
    t.ann.does("play Wiped Clean")
    t.ann.does("destroy a card in play")
    t.ann.does("destroy Cold Pane")
    t.takes_it()
    assert t.bob.boneyard == ["Cold Pane"]
    assert t.bob.shards == 0
    assert t.bob.void == ["5"]
    t.is_quiet()


@rule("DU-235")
def test_an_opponent_walks_a_wick_out_and_a_fourth_replaces_one():
    t = dusk(
        range=8, wicks=["E2"], ann={"hand": ["1"]}, bob={"hand": [], "phantom": "The Tallow Beadle", "exhausted": True}
    )
    t.ann.does("move with 1")
    t.ann.does("to E2")
    assert t.pos.wicks == ()
    t = dusk(wicks=["A1", "A2", "A3"], ann={"hand": ["Trim the Wick"]}, bob={"hand": []})
    t.ann.does("play Trim the Wick")
    t.ann.does("wick on A2")
    t.ann.does("wick on E2")
    assert sorted(t.pos.wicks) == sorted(hex_of(t.pos, name) for name in ("A1", "A3", "E2"))


@rule("DU-236")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_block_after_a_vain_dodge_is_an_option(allowed):
    t = dusk(
        options={"block_after_dodge": allowed}, range=3, ann={"hand": ["3"]}, bob={"hand": ["2", "2", "3"]}, rolls=[2]
    )
    t.ann.strikes("3")
    t.bob.does("dodge with a pair of 2s")
    distance = t.pos.board.distance[t.ann.player.hex]
    t.bob.does(next(o for o in t.bob.ask.options if isinstance(o, Go) and distance[o.hex] == 3))
    t.lets_be()
    assert t.bob.is_asked == allowed


@rule("DU-237")
def test_equal_cards_may_form_a_called_shot_and_nothing_is_mixed():
    t = dusk(range=4, rolls=[2], ann={"hand": ["2", "2", "4"]}, bob={"hand": []})
    t.ann.does("attack with 4")
    assert t.pos.attacked
    assert t.ann.hand == ["2", "2"]
    t = dusk(range=4, rolls=[2], ann={"hand": ["2", "2"]}, bob={"hand": []})
    t.ann.calls_shot()
    assert t.bob.bare == [3]


@rule("DU-238")
def test_cleave_strikes_team_mates_and_never_the_attacker():
    t = dusk(
        ann={"hand": ["Clear the Decks"], "at": "E5"},
        bob={"hand": [], "at": "E1"},
        cat={"hand": [], "at": "E9"},
        dan={"hand": [], "at": "A1"},
        rolls=[2, 3, 4],
    )
    t.ann.does("attack with Clear the Decks")
    t.ann.does("at bob as 4")
    t.takes_it_all()
    assert t.bob.bare
    assert t.cat.bare
    assert t.ann.bare == []


@rule("DU-239")
def test_a_team_plays_on_without_the_player_who_has_no_cards():
    t = dusk(
        ann={"hand": ["Tilt"], "empty_deck": True}, bob={"at": "A1"}, cat={"at": "I1", "hand": ["1"]}, dan={"at": "I3"}
    )
    t.ann.does("play Tilt: draw 2 cards")
    assert t.ann.player.out
    assert t.pos.outcome is None
    t.bob.is_offered("pass for the rest of the round")


@rule("DU-240")
def test_paralyze_does_not_stop_a_forced_move():
    t = dusk(
        range=1,
        rolls=[2],
        ann={"hand": ["Grave Shove"], "before": {"Rib Cage": "bob"}},
        bob={"hand": [], "at": "E2"},
    )
    t.ann.strikes("Grave Shove")
    t.ann.does("to E3")
    t.takes_it_all()
    assert t.bob.at == "E3"
