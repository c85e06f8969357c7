"""What lasts, and until when: STUNNED, bans, boosts, limits, QUELL; and taxes on what is declared meanwhile."""

from __future__ import annotations

import pytest

from tests.dusk.scene import DuskScene, dusk
from tests.proof import rule


def a_turn_later(t: DuskScene) -> None:
    """Ann's turn ends and Bob's goes by with a hold: it is Ann's turn again."""
    t.ann.does("end the turn")
    t.bob.does(f"hold: discard {t.bob.hand[0]}")
    t.bob.does("end the turn")


@rule("DU-225")
def test_stunned_lasts_for_one_turn():
    t = dusk(range=7, rolls=[2], ann={"hand": ["Cradle Song for the Living", "1"]}, bob={"hand": ["5", "2", "2"]})
    t.ann.strikes("Cradle Song for the Living")
    t.takes_it()
    assert t.bob.player.stunned == "next"
    t.ann.does("end the turn")
    t.bob.does("hold: discard 5")
    t.bob.is_offered_only("hold: discard 2", "end the turn")
    t.bob.does("end the turn")
    t.ann.does("pass for the rest of the round")
    t.bob.is_offered("move with 2")


@rule("DU-225")
@pytest.mark.numbered
def test_who_is_stunned_in_the_own_turn_is_so_in_the_next():
    t = dusk(ann={"hand": ["1", "2", "2"]}, bob={"hand": []})
    t.pos.stun(0)
    t.ann.does("hold: discard 1")
    t.ann.does("end the turn")
    t.bob.does("pass for the rest of the round")
    t.ann.is_refused("move with 2", rule="DU-225")


@rule("DU-225")
def test_a_stunned_player_declares_nothing_but_a_hold():
    t = dusk(
        range=3,
        ann={"hand": ["3", "1", "2", "Kiln Breath"], "stunned": True, "exhausted": True},
        bob={"hand": [], "before": {"Ankle Hitch": "ann"}},
    )
    for what in ("attack with 3", "call a shot at bob", "play Kiln Breath", "escape from Ankle Hitch"):
        t.ann.is_refused(what, rule="DU-225")


def test_haul_back_holds_until_the_end_of_the_turn():
    t = dusk(range=3, ann={"hand": ["Haul Back", "1", "1"]}, bob={"hand": ["1"], "exhausted": True})
    t.ann.does("play Haul Back")
    t.ann.does("hold: discard 1")
    a_turn_later(t)
    t.ann.is_offered("move with 1")


@pytest.mark.parametrize("card", ["Pivot Foot", "Weight Behind It", "Bent Light", "Haul Back", "Throw the Light"])
def test_what_was_meant_for_this_turn_is_gone_with_it(card):
    t = dusk(
        range=8, ann={"hand": [card, "1", "1"], "shards": 1, "exhausted": True}, bob={"hand": ["1"], "exhausted": True}
    )
    t.ann.does(f"play {card}")
    assert t.pos.boosts
    t.ann.does("hold: discard 1")
    assert t.pos.boosts
    a_turn_later(t)
    assert t.pos.boosts == ()


def test_a_boost_is_for_the_next_attack_alone():
    t = dusk(
        range=3,
        rolls=[2, 4],
        ann={"hand": ["Weight Behind It", "3", "3", "Another Bite", "1"]},
        bob={"hand": ["3"], "exhausted": True},
    )
    t.ann.does("play Weight Behind It")
    t.ann.strikes("3")
    assert t.bob.bare == [2]  # a 3 does not block it
    t.ann.does("play Another Bite")
    t.ann.does("discard 1")
    t.ann.strikes("3")
    t.bob.is_offered("block for 3")


def test_a_changed_value_is_for_the_next_card_alone():
    t = dusk(range=8, ann={"hand": ["Bent Light", "3", "3"], "shards": 1}, bob={"hand": [], "exhausted": True})
    t.ann.does("play Bent Light")
    t.ann.does("move with 3")
    t.ann.is_offered_only("as 1", "as 2", "as 3", "as 4", "as 5")
    t.ann.does("as 1")
    t.ann.does("to E2")
    t.ann.does("move with 3")
    assert t.ann.ask.topic == "go"


@rule("DU-024")
def test_a_changed_value_stays_between_one_and_nine_and_leaves_a_wild_alone():
    t = dusk(
        range=8, ann={"hand": ["Bent Light", "1", "Shatter Waltz"], "shards": 1}, bob={"hand": [], "exhausted": True}
    )
    t.ann.does("play Bent Light")
    t.ann.does("move with 1")
    t.ann.is_offered_only("as 1", "as 2", "as 3")
    t = dusk(range=8, ann={"hand": ["Bent Light", "Shatter Waltz"], "shards": 1}, bob={"hand": [], "exhausted": True})
    t.ann.does("play Bent Light")
    t.ann.does("move with Shatter Waltz")
    t.ann.is_offered_only("as 6", "as 7", "as 8", "as 9")


@rule("DU-217")
def test_quell_stops_its_value_for_the_rest_of_the_turn():
    t = dusk(
        range=4,
        rolls=[2],
        ann={"hand": ["4", "4", "Wild", "Another Bite", "1"]},
        bob={"hand": ["Counterknot"], "exhausted": True},
    )
    t.ann.strikes("4")
    t.bob.does("let it be")
    t.bob.does("block for 4")
    t.takes_it()
    t.ann.does("play Another Bite")
    t.ann.does("discard 1")
    t.ann.strikes("4")
    t.takes_it()
    assert t.bob.bare == []
    t.ann.does("end the turn")
    t.bob.does("pass for the rest of the round")
    t.rolls(2)
    t.ann.does("attack with Wild")
    t.takes_it()
    assert t.bob.bare == [2]


def test_a_text_used_once_a_turn_is_there_again_in_the_next():
    t = dusk(
        range=3,
        rolls=[3, 3],
        ann={"hand": ["3", "3", "1"]},
        bob={"hand": ["1"], "in_play": ["Cold Pane"], "on_cards": {"Cold Pane": 3}, "exhausted": True},
    )
    t.ann.strikes("3", adding=["3"])
    t.bob.does("use Cold Pane")
    assert t.ann.ask.topic == "act"  # it does not answer the second die
    assert t.bob.shards == 2
    t.ann.does("end the turn")
    t.bob.does("hold: discard 1")
    t.bob.does("end the turn")
    assert t.pos.used_this_turn == t.pos.used_this_round == ()


def test_a_text_used_once_a_round_is_there_again_in_the_next():
    t = dusk(range=8, ann={"hand": ["Half Pace", "1"]}, bob={"hand": ["1"], "exhausted": True})
    t.ann.does("play Half Pace")
    t.ann.does("to E2")
    t.ann.does("hold: discard 1")
    a_turn_later(t)
    t.ann.is_refused("play Half Pace", rule="DU-107")
    t.ann.does("pass for the rest of the round")
    t.bob.does("pass for the rest of the round")
    assert t.pos.round == 2
    assert t.pos.used_this_round == ()


@rule("DU-092", "DU-089")
def test_one_more_attack_is_one_and_does_not_take_the_place_of_the_first():
    t = dusk(range=3, ann={"hand": ["Another Bite", "1", "3", "3", "Wild"]}, bob={"hand": [], "exhausted": True})
    t.ann.does("play Another Bite")
    t.ann.does("discard 1")
    t.ann.strikes("3")
    t.takes_it_all()
    assert (t.pos.actions, t.pos.strikes) == (1, 1)
    t.ann.strikes("3")
    t.takes_it_all()
    assert (t.pos.actions, t.pos.strikes) == (1, 0)
    t.ann.is_refused("attack with Wild", rule="DU-092")


@pytest.mark.numbered
def test_what_a_phantom_has_moved_and_was_moved_counts_for_the_turn():
    t = dusk(
        ann={"hand": ["1", "Grave Shove"], "at": "E1", "exhausted": True},
        bob={"hand": [], "at": "E3", "exhausted": True},
        rolls=[2],
    )
    t.ann.does("move with 1")
    t.ann.does("to E2")
    t.rolls(2)
    t.ann.strikes("Grave Shove")
    t.ann.does("to E4")
    assert t.ann.player.moved == 1
    assert t.bob.player.pushed_by == 1
    t.ann.does("end the turn")
    assert t.ann.player.moved == 0
    assert t.bob.player.pushed_by == 0


def test_anchor_weight_waits_for_the_turn_of_its_target():
    t = dusk(
        rolls=[2],
        ann={"hand": ["Anchor Weight"], "at": "E1", "exhausted": True},
        bob={"hand": ["1"], "at": "I5", "exhausted": True},
        cat={"hand": ["1"], "at": "E6", "exhausted": True},
    )
    t.ann.strikes("Anchor Weight", at="cat as 5")
    t.takes_it()
    t.ann.does("end the turn")
    t.bob.does("hold: discard 1")
    t.bob.does("end the turn")
    t.cat.is_refused("move with 1", rule="DU-102")


def test_the_end_of_a_round_clears_what_was_to_last_so_long():
    t = dusk(
        ann={"hand": [], "in_play": ["Uneven Gait", "Cold Pane"], "exhausted": True},
        bob={"hand": [], "passed": True, "exhausted": True},
    )
    t.ann.does("pass for the rest of the round")
    assert t.pos.round == 2
    assert t.ann.in_play == ["Cold Pane"]
    assert "Uneven Gait" in t.ann.boneyard


def test_a_habit_is_its_owners_own():
    t = dusk(
        ann={"hand": [], "in_play": ["Scarlet Habit"], "exhausted": True},
        bob={"hand": [], "passed": True, "exhausted": True},
    )
    t.ann.does("pass for the rest of the round")
    assert (len(t.ann.hand), len(t.bob.hand)) == (4, 5)


def test_a_value_that_may_change_is_no_gait():
    t = dusk(
        ann={"hand": ["3"], "in_play": ["Pocket Ephemeris"], "exhausted": True}, bob={"hand": [], "exhausted": True}
    )
    t.ann.does("move with 3")
    assert t.ann.ask.topic == "go"


@rule("DU-089", "DU-123")
def test_a_tax_that_takes_what_was_declared_leaves_the_action():
    t = dusk(
        turn_of="bob",
        range=7,
        acted=1,
        actions=1,
        ann={"hand": [], "in_play": ["Cradle of String"], "exhausted": True},
        bob={"hand": ["3", "4", "1"], "exhausted": True},
    )
    t.bob.does("call a shot at ann")
    t.bob.is_offered_only("discard 3", "discard 4", "discard 1")
    t.bob.does("discard 3")
    assert t.bob.ask.topic == "act"
    assert t.pos.actions == 1
    assert t.bob.hand == ["1", "4"]


def test_a_tax_on_second_actions_spares_the_first_and_what_is_free():
    said = {"hand": ["1", "2", "Tilt"], "exhausted": True}
    t = dusk(turn_of="bob", ann={"hand": [], "in_play": ["Cradle of String"]}, bob=said)  # type: ignore[arg-type]
    t.bob.does("hold: discard 1")
    t.lets_be()
    assert t.bob.hand == ["2", "Tilt"]
    t.bob.does("play Tilt: draw 2 cards")
    assert len(t.bob.hand) == 3


@pytest.mark.parametrize("what", ["call a shot at ann", "play Kiln Breath", "escape from Ankle Hitch"])
def test_a_tax_that_is_paid_lets_the_second_action_go_ahead(what):
    t = dusk(
        turn_of="bob",
        range=5,
        acted=1,
        actions=1,
        rolls=[2],
        ann={"hand": [], "in_play": ["Cradle of String"], "before": {"Ankle Hitch": "bob"}, "exhausted": True},
        bob={"hand": ["2", "3", "Kiln Breath", "1"], "exhausted": True},
    )
    t.bob.does(what)
    t.bob.does("discard 1")
    t.takes_it_all()
    assert t.pos.actions == 0


def test_the_last_card_cannot_be_a_second_action_that_is_taxed():
    t = dusk(
        turn_of="bob",
        acted=1,
        actions=1,
        ann={"hand": [], "in_play": ["Cradle of String"], "exhausted": True},
        bob={"hand": ["Kiln Breath"], "exhausted": True},
    )
    t.bob.is_refused("play Kiln Breath", rule="DU-093")


@pytest.mark.parametrize("spare", [[], ["1"]])
def test_the_last_card_cannot_be_a_second_action_of_an_attack_that_is_taxed(spare):
    t = dusk(
        turn_of="bob",
        range=3,
        acted=1,
        actions=1,
        ann={"hand": [], "in_play": ["Cradle of String"], "exhausted": True},
        bob={"hand": ["3", *spare], "exhausted": True},
    )
    if spare:
        t.bob.is_offered("attack with 3")
    else:
        t.bob.is_refused("attack with 3", rule="DU-093")


def test_a_card_that_is_declared_does_not_pay_its_own_tax():
    t = dusk(
        turn_of="bob",
        acted=1,
        actions=1,
        ann={"hand": [], "in_play": ["Cradle of String"], "exhausted": True},
        bob={"hand": ["1", "2", "3"], "exhausted": True},
    )
    t.bob.does("move with 1")
    t.bob.is_offered_only("discard 2", "discard 3")
    t = dusk(
        turn_of="bob",
        acted=1,
        actions=1,
        ann={"hand": [], "in_play": ["Cradle of String"], "exhausted": True},
        bob={"hand": ["1"], "exhausted": True},
    )
    t.bob.is_refused("move with 1", rule="DU-093")
    t.bob.is_refused("hold: discard 1", rule="DU-093")


@rule("DU-015", "DU-235")
@pytest.mark.parametrize("fallen", ["The Tallow Beadle", "The Madame"])
def test_with_the_beadle_and_nobody_else_go_the_wicks(fallen):
    others = {"The Tallow Beadle": "The Madame", "The Madame": "The Tallow Beadle"}
    t = dusk(
        range=3,
        rolls=[2],
        wicks=["A1"],
        ann={"hand": ["3"], "at": "E1"},
        bob={"hand": [], "at": "E4", "phantom": fallen, "wounds": 1, "bare": [2], "exhausted": True},
        cat={"hand": [], "phantom": others[fallen], "exhausted": True},
    )
    t.ann.strikes("3", at="bob as 3")
    assert t.bob.player.out
    assert bool(t.pos.wicks) == (fallen == "The Madame")


@rule("DU-098", "DU-099")
def test_answers_go_from_the_left_of_the_active_player_around():
    t = dusk(
        turn_of="bob",
        ann={"hand": ["Tilt"], "exhausted": True},
        bob={"hand": ["1", "2", "Tilt"], "exhausted": True},
        cat={"hand": ["Tilt"], "exhausted": True},
    )
    t.bob.does("move with 1")
    asked = []
    while t.pos.ask is not None and t.pos.ask.topic != "go":
        if t.pos.ask.topic == "move_declared":
            asked.append(t.names[t.pos.ask.seat])
        t.answer(t.pos.ask.options[0 if asked == ["cat", "ann"] and t.ann.is_asked else -1])
    assert asked == ["cat", "ann", "cat", "bob"]  # Ann's Tilt lets everyone answer again


@rule("DU-054")
@pytest.mark.parametrize(
    ("phantom", "refreshes"),
    [
        ("The Marrow Knight", ""),
        ("The Madame", "hold"),
        ("The Tallow Beadle", "round"),
        ("The Vitrine", "turn"),
        ("The Harrow Hare", ""),
        ("The Drowned Notary", "round"),
    ],
)
def test_a_passive_refreshes_when_its_own_card_says_so_and_not_when_others_do(phantom, refreshes):
    t = dusk(
        start="begin",
        ann={"hand": ["1", "2"], "phantom": phantom, "exhausted": True},
        bob={"hand": [], "passed": True, "exhausted": True},
    )
    assert t.ann.player.ready == (refreshes == "turn")
    t.ann.does("hold: discard 1")
    assert t.ann.player.ready == (refreshes in ("turn", "hold"))
    t.ann.does("end the turn")
    t.ann.does("pass for the rest of the round")
    assert t.ann.player.ready == (refreshes != "")


def test_two_changes_of_the_next_redraw_add_up():
    t = dusk(ann={"hand": ["1"]}, bob={"hand": ["1"]})
    for _ in range(2):
        t.pos.change_refill(t.ann.seat, -1)
    assert (t.pos.refill(t.ann.seat), t.pos.refill(t.bob.seat)) == (3, 5)
