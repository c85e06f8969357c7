"""Turns, answers and passives, one rule at a time."""

from __future__ import annotations

import pytest

from gloaming.games.dusk import events as e
from gloaming.games.dusk.cards import CARDS, CARDS_OF, PASSIVE_OF, SETS, SETS_OF
from gloaming.kernel import Event
from tests.dusk.scene import GAME, DuskScene, Seat, dusk
from tests.proof import rule


def told(t: DuskScene, kind: type[Event]) -> list[Event]:
    return [event for event in t.events if isinstance(event, kind)]


# The turn.


@rule("DU-094", "DU-111")
def test_any_card_with_a_value_moves_and_every_kind_of_action_is_on_offer():
    t = dusk(range=4, ann={"hand": ["4", "1", "3", "Kiln Breath", "Wild"]}, bob={"hand": []})
    t.ann.is_offered("play Kiln Breath", "attack with 4", "call a shot at bob", "hold: discard 1")
    t.ann.is_offered("pass for the rest of the round")
    for card in t.ann.hand:
        t.ann.is_offered(f"move with {card}")


@rule("DU-096")
def test_hands_are_not_refilled_between_turns():
    t = dusk(ann={"hand": ["1", "2"]}, bob={"hand": ["1"], "exhausted": True})
    t.ann.does("hold: discard 1")
    t.ann.does("end the turn")
    t.bob.does("hold: discard 1")
    t.bob.does("end the turn")
    assert (t.pos.round, t.ann.hand, t.bob.hand) == (1, ["2"], [])


@rule("DU-134")
def test_without_an_action_a_turn_is_passed_and_not_ended():
    t = dusk(ann={"hand": ["1"]}, bob={"hand": ["1", "2"], "exhausted": True})
    t.ann.is_not_offered("end the turn")
    t.ann.does("pass for the rest of the round")
    t.bob.does("hold: discard 1")
    t.bob.does("end the turn")
    assert t.bob.is_asked, "ann, who has declared no action, gets no further turn"
    assert t.ann.player.passed


@rule("DU-135")
def test_who_can_do_nothing_else_has_to_pass():
    t = dusk(ann={"hand": []}, bob={"hand": ["1"], "exhausted": True})
    t.ann.is_offered_only("pass for the rest of the round")


@rule("DU-133")
def test_who_has_passed_still_answers():
    t = dusk(range=3, ann={"hand": ["3"]}, bob={"hand": ["Tilt", "3"], "passed": True})
    t.ann.strikes("3")
    t.bob.is_offered("play Tilt: draw 2 cards")
    t.bob.does("let it be")
    t.bob.is_offered("block for 3")


@rule("DU-103", "DU-104")
def test_a_resolved_card_leaves_the_table_for_the_boneyard():
    t = dusk(ann={"hand": ["Kiln Breath"]}, bob={"hand": []})
    t.ann.does("play Kiln Breath")
    t.takes_it()
    assert t.ann.boneyard == ["Kiln Breath"]
    assert t.pos.table == ()


@rule("DU-105", "DU-108")
def test_what_was_played_last_resolves_first_and_until_then_no_new_action_is_declared():
    t = dusk(
        ann={"hand": ["Kiln Breath", "Tilt", "1"]}, bob={"hand": ["Small Scandal", "2"], "exhausted": True, "at": "A1"}
    )
    t.ann.does("play Kiln Breath")
    t.bob.does("play Small Scandal")
    assert [CARDS[card].name for card in t.pos.table] == ["Kiln Breath", "Small Scandal"]
    t.ann.is_not_offered("move with 1", "hold: discard 1")
    t.takes_it()
    resolved = [CARDS[event.card].name for event in t.events if isinstance(event, e.CardResolved)]
    assert resolved.index("Small Scandal") < resolved.index("Kiln Breath")
    t.ann.is_offered("move with 1")


# Passives.


@rule("DU-049")
def test_a_passive_comes_with_its_phantom_and_is_no_card_of_the_deck():
    pos = GAME.new(3, 1)
    for seat, player in enumerate(pos.players):
        assert pos.passive(seat) == PASSIVE_OF[player.phantom]
        assert not any(pos.passive(seat) in (*other.deck, *other.hand) for other in pos.players)
        assert pos.passive(seat) not in pos.box


@rule("DU-049")
@pytest.mark.parametrize("number", [*SETS_OF["skill"], *SETS_OF["weapon"]], ids=lambda number: SETS[number].name)
def test_a_passive_is_there_whichever_skill_and_weapon_were_taken(number):
    taken = CARDS[CARDS_OF[number][0]].name
    marrow: Seat = {"hand": ["3"], "boneyard": [taken], "phantom": "The Marrow Knight"}
    t = dusk(range=3, rolls=[2], ann={"hand": ["3"]}, bob=marrow)
    assert number in (t.bob.player.skill, t.bob.player.weapon)
    t.ann.strikes("3")
    t.bob.does("take it")
    t.bob.is_offered("use Old Fractures")


@rule("DU-050")
def test_a_passive_starts_the_game_ready():
    pos = GAME.new(4, 1)
    while pos.ask is not None and not pos.turn:
        assert all(player.ready for player in pos.players)
        GAME.apply(pos, 0)
    assert pos.turn == 1
    for viewer in (None, 0, 1):
        shown = [(player.passive, player.passive_ready) for player in GAME.view(pos, viewer).players]
        assert shown == [(pos.passive(seat), True) for seat in range(4)], "face up before its owner"


@rule("DU-051", "DU-052")
def test_a_ready_passive_is_used_when_its_condition_is_met_and_turns_grey():
    t = dusk(range=3, rolls=[2], ann={"hand": ["3"]}, bob={"hand": ["3"], "phantom": "The Marrow Knight"})
    t.ann.strikes("3")
    t.bob.does("take it")
    t.bob.does("use Old Fractures")
    assert t.bob.shards == 2
    assert not t.bob.player.ready


@rule("DU-053")
def test_a_grey_passive_cannot_be_used():
    t = dusk(
        range=3, rolls=[2], ann={"hand": ["3"]}, bob={"hand": ["3"], "phantom": "The Marrow Knight", "exhausted": True}
    )
    t.ann.strikes("3")
    t.bob.does("take it")
    assert not t.bob.is_asked
    assert t.bob.shards == 0


@rule("DU-054", "DU-055")
def test_a_passive_turns_gold_again_in_the_way_its_card_says_and_no_other():
    t = dusk(range=3, ann={"hand": ["3"]}, bob={"hand": ["3"], "phantom": "The Marrow Knight", "exhausted": True})
    t.ann.strikes("3")
    t.bob.does("block for 3")
    assert t.bob.player.ready
    t = dusk(range=3, ann={"hand": ["3"]}, bob={"hand": ["3"], "phantom": "The Madame", "exhausted": True})
    t.ann.strikes("3")
    t.bob.does("block for 3")
    assert not t.bob.player.ready
    for phantom, ready in (("The Madame", True), ("The Marrow Knight", False)):
        t = dusk(range=3, ann={"hand": ["3"], "phantom": phantom, "exhausted": True}, bob={"hand": []})
        t.ann.does("hold: discard 3")
        assert t.ann.player.ready == ready
