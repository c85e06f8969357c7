"""More of everything: a third player, a second card, a second Shard, and what is then told to whom."""

from __future__ import annotations

import pytest

from gloaming.games.dusk import events as e
from gloaming.games.dusk.ops import Block, Discard, Draw, Shard, Spend
from gloaming.games.dusk.rules.totals import can_total
from gloaming.games.dusk.rules.turn import Initiative
from gloaming.kernel import PASS, Event, Secret
from gloaming.kernel.agenda import Frame, run
from tests.dusk.scene import DuskScene, Seat, dusk
from tests.proof import rule


def told_to(t: DuskScene, kind: type[Event]) -> list[list[str]]:
    """Who learned what the events of a kind keep secret, by name."""
    secrets = [one for event in t.events if isinstance(event, kind) for one in (getattr(event, "cards", None),)]
    return [
        [name for seat, name in enumerate(sorted(t.names)) if secret.seen_by >> t.names.index(name) & 1]
        for secret in secrets
        if isinstance(secret, Secret)
    ]


@rule("DU-102", "DU-141")
def test_two_texts_that_block_one_card_each_block_two_cards():
    ribs: Seat = {"hand": ["Rampart of Ribs"], "in_play": ["Spilled Salt"]}
    t = dusk(range=3, rolls=[2, 3, 4], ann={"hand": ["3", "3", "Wild"]}, bob=ribs)
    t.ann.strikes("3", adding=["3", "Wild"])
    t.bob.does("play Rampart of Ribs")
    t.lets_be_until("attack_declared")
    t.bob.does("use Spilled Salt")
    t.takes_it_all()
    assert t.bob.bare == [2], "two of the three cards are blocked"


@rule("DU-087")
@pytest.mark.parametrize("gone", [False, True])
def test_who_goes_last_lets_the_next_to_the_left_begin(gone: bool):
    t = dusk(ann={"hand": []}, bob={"hand": []}, cat={"hand": []}, dan={"hand": []})
    if gone:
        t.pos.disperse(t.cat.seat, "last wound")
    others = [seat for seat in range(4) if not t.pos.players[seat].out]
    t.rolls(*(6 if seat == t.bob.seat else 2 for seat in others))
    t.pos.agenda[2:] = [Frame(Initiative(tuple(others)))]
    run(t.pos)
    t.bob.does("go last")
    assert t.pos.active == (t.dan if gone else t.cat).seat


def test_tithe_of_teeth_reaches_everyone_near():
    t = dusk(
        rolls=[2, 3, 4],
        ann={"hand": ["Tithe of Teeth"], "shards": 3, "at": "E5"},
        bob={"hand": [], "at": "E4", "exhausted": True},
        cat={"hand": [], "at": "E6", "exhausted": True},
        dan={"hand": [], "at": "E7", "exhausted": True},
        eve={"hand": [], "at": "A1", "exhausted": True},
    )
    t.ann.does("play Tithe of Teeth")
    asked = 0
    while t.ann.is_asked and t.ann.ask.topic == "go":
        t.answer(t.ann.ask.options[-1])
        asked += 1
    assert sorted(t.bob.bare + t.cat.bare + t.dan.bare) == [2, 3, 4]
    assert asked == 3
    assert t.eve.bare == []


def test_turn_the_sod_returns_two_cards_and_no_third():
    t = dusk(ann={"hand": ["Turn the Sod"], "boneyard": ["1", "2", "3", "4"]}, bob={"hand": []})
    t.ann.does("play Turn the Sod")
    t.ann.does("bring back 2")
    t.ann.does("bring back 4")
    assert t.ann.hand == ["2", "4"]
    assert t.ann.boneyard == ["1", "3", "Turn the Sod"]


@rule("DU-206")
@pytest.mark.parametrize(("attack", "block"), [("Windfall Strike", "Chalk Line"), ("3", "Chalk Line")])
def test_a_card_that_defended_stays_and_those_it_blocked_go_to_their_boneyard(attack: str, block: str):
    t = dusk(range=3, ann={"hand": [attack]}, bob={"hand": [block], "exhausted": True})
    t.ann.strikes(attack)
    t.lets_be()
    t.bob.does("block")
    t.takes_it()
    assert t.bob.in_play == [block]
    assert t.ann.boneyard == [attack]


def test_a_wild_counts_nine_at_most():
    assert can_total(9, (), 1)
    assert not can_total(10, (), 1)
    assert can_total(10, (), 2)
    assert not can_total(19, (), 2)


def test_an_attack_by_brace_can_be_blocked():
    t = dusk(
        range=2,
        rolls=[2],
        ann={"hand": ["2", "2"], "moved": 1, "exhausted": True},
        bob={"hand": ["Hooked Guard"], "exhausted": True},
    )
    t.ann.strikes("2")
    t.bob.does("brace")
    t.lets_be()
    t.ann.is_offered_only("block for 2", "take it")


def test_a_wick_in_a_corner_stays_when_its_owner_appears_there_by_another_card():
    t = dusk(
        range=4,
        wicks=["A1"],
        ann={"hand": ["Corner Door"], "phantom": "The Tallow Beadle", "at": "E2"},
        bob={"hand": [], "exhausted": True},
    )
    t.ann.does("play Corner Door")
    t.ann.does("on A1")
    t.lets_be()
    assert (t.ann.at, t.pos.wicks) == ("A1", tuple(t.hexes("A1")))


def test_who_looks_at_a_hand_learns_it_and_nobody_else_does():
    t = dusk(ann={"hand": ["Visiting Card"], "deck": ["1"]}, bob={"hand": ["5", "2"]}, cat={"hand": []})
    t.ann.does("play Visiting Card")
    t.ann.does("bob")
    assert told_to(t, e.HandLookedAt) == [["ann", "bob"]]
    assert told_to(t, e.Drew) == [["ann"]]


def test_shards_are_spent_from_any_own_card_and_from_no_other():
    t = dusk(
        range=3,
        ann={"hand": ["Tithe of Teeth"], "in_play": ["Ossuary Oath"], "on_cards": {"Ossuary Oath": 2}, "shards": 2},
        bob={"hand": [], "in_play": ["Cold Pane"], "on_cards": {"Cold Pane": 3}},
    )
    t.ann.does("play Tithe of Teeth")
    assert len(t.ann.ask.options) == 2
    while t.ann.ask.topic == "shard_from":
        t.answer(t.ann.ask.options[0])
    assert (t.ann.shards, t.bob.shards) == (1, 3)


def test_a_text_that_spends_its_own_shard_leaves_others_alone():
    t = dusk(
        range=3,
        rolls=[4],
        ann={"hand": ["3"]},
        bob={"hand": [], "in_play": ["Ossuary Oath"], "on_cards": {"Ossuary Oath": 1}, "shards": 2, "exhausted": True},
    )
    t.ann.strikes("3")
    t.bob.does("use Ossuary Oath")
    t.lets_be()
    assert t.bob.player.shards == 2
    assert t.pos.in_play[0].shards == 0
    assert t.bob.bare == [3]
    oath = t.pos.in_play[0].card
    assert [event for event in t.events if isinstance(event, e.ShardsChanged)] == [
        e.ShardsChanged(t.bob.seat, oath, -1, 0)
    ]


def test_changes_of_a_roll_add_up():
    t = dusk(
        range=3,
        rolls=[4],
        ann={"hand": ["1", "2"]},
        bob={"hand": [], "in_play": ["Ossuary Oath"], "on_cards": {"Ossuary Oath": 3}, "exhausted": True},
    )
    t.ann.calls_shot("1")
    t.bob.does("use Ossuary Oath")
    t.lets_be()
    assert t.bob.bare == [4], "one more for a Called Shot, one less by the Oath"
    assert e.RollChanged(t.bob.seat, 0) in t.events
    assert t.pos.in_play[0].shards == 2


def test_bonfire_verdict_is_no_worse_for_a_beadle_without_wicks():
    t = dusk(
        range=6,
        rolls=[3],
        ann={"hand": ["Bonfire Verdict"]},
        bob={"hand": [], "exhausted": True},
    )
    t.ann.strikes("Bonfire Verdict", at="bob as 6")
    t.takes_it_all()
    assert t.bob.bare == [3]


def test_ops_say_how_many():
    assert [Draw(n=1).say(), Draw(n=2).say(), Draw(n="shards_here").say()] == [
        "draw 1 card",
        "draw 2 cards",
        "draw cards",
    ]
    assert [Discard(n=2).say(), Spend(n=2).say(), Shard(n=1, on="phantom").say()] == [
        "discard 2 cards",
        "spend 2 Shards",
        "gain 1 Shard",
    ]
    assert Block(n=1).say() == "let it block 1 card"


def test_letting_an_attack_be_leaves_its_target_alone_a_block():
    t = dusk(
        ann={"hand": ["3"], "at": "E1"},
        bob={"hand": ["3", "Tilt"], "at": "E4", "exhausted": True},
        cat={"hand": ["3", "Tilt"], "at": "I5", "exhausted": True},
    )
    t.ann.strikes("3")
    said = {}
    while t.pos.ask is not None and t.pos.ask.topic == "attack_declared":
        said[t.names[t.pos.ask.seat]] = t.say(PASS)
        t.answer(PASS)
    assert said == {"bob": "Let it be: you may still block", "cat": "Let it be"}


@pytest.mark.numbered
def test_every_die_of_initiative_shows_one_to_six_and_is_rolled_again_alone():
    t = dusk(ann={"hand": ["Tilt"]}, bob={"hand": []}, cat={"hand": []})
    t.rolls(1, 6, 3)
    t.pos.agenda[2:] = [Frame(Initiative((0, 1, 2)))]
    run(t.pos)
    t.rolls(5)
    t.ann.does("play Tilt: roll bob's 6 again")
    rolled = [event.faces for event in t.events if isinstance(event, e.InitiativeRolled)]
    assert rolled[-1] == (1, 5, 3)


def test_no_card_joins_an_attack_on_a_wick():
    t = dusk(
        range=6,
        wicks=["E4"],
        ann={"hand": ["3", "3"]},
        bob={"hand": [], "phantom": "The Tallow Beadle", "exhausted": True},
    )
    t.ann.does("attack with 3")
    t.takes_it_all()
    assert t.pos.wicks == ()
    assert t.ann.hand == ["3"]


def test_one_card_of_a_power_attack_is_blocked_where_the_attacker_keeps_the_hand():
    t = dusk(
        range=3,
        rolls=[2],
        ann={"hand": ["3", "3", "5"]},
        bob={"hand": ["Counterknot"], "exhausted": True},
    )
    t.ann.strikes("3", adding=["3"])
    t.bob.does("play Counterknot")
    t.ann.does("let it block 1 card")
    t.takes_it_all()
    assert t.bob.bare == [2]
    assert t.ann.hand == ["5"]


@pytest.mark.parametrize(("card", "back"), [("Wrong-Footed", []), ("Chaff in the Wind", ["Left Sickle"])])
def test_a_text_takes_back_what_missed_or_what_was_blocked_and_not_the_other(card: str, back: list[str]):
    mine: Seat = {"hand": ["2", "Left Sickle", card], "exhausted": True}
    t = dusk(range=2, ann=mine, bob={"hand": ["2"], "exhausted": True})
    t.ann.strikes("2", adding=["Left Sickle"])
    t.bob.does("block for 2")
    t.ann.does("let it block 2" if card == "Wrong-Footed" else "let it block Left Sickle")
    t.rolls(1)
    if card == "Wrong-Footed":
        t.ann.does("resolve Left Sickle")
        t.ann.does("discard none")
    t.ann.does(f"play {card}")
    assert t.ann.hand == back


@rule("DU-102")
def test_known_ending_shows_the_hand_of_whom_the_attack_is_aimed_at():
    t = dusk(range=3, ann={"hand": ["3", "Known Ending"]}, bob={"hand": ["2"], "exhausted": True})
    t.ann.strikes("3")
    t.ann.does("play Known Ending")
    (looked,) = [event for event in t.events if isinstance(event, e.HandLookedAt)]
    assert (looked.seat, looked.of) == (t.ann.seat, t.bob.seat)


@rule("DU-102")
@pytest.mark.parametrize("card", ["3", "Many Small Cuts"])
def test_what_one_card_of_an_attack_is_given_no_other_has(card: str):
    mine: Seat = {"hand": ["Haul Back", "3", "Many Small Cuts"], "exhausted": True}
    t = dusk(range=3, ann=mine, bob={"hand": [], "exhausted": True})
    t.ann.does("play Haul Back")
    t.ann.strikes("3", adding=["Many Small Cuts"])
    t.ann.does(next(t.say(option) for option in t.ann.ask.options if card in t.say(option)))
    t.rolls(2, 3, 4)
    t.ann.does("resolve 3")
    t.takes_it_all()
    dice = [len(event.faces) for event in t.events if isinstance(event, e.LocationRolled)]
    assert dice == ([2, 1] if card == "3" else [1, 2]), "ACCURATE"


@rule("DU-102")
def test_wrong_footed_takes_back_one_of_two_cards_that_missed():
    t = dusk(
        range=3,
        ann={"hand": ["3", "3", "Wrong-Footed"], "exhausted": True},
        bob={"hand": ["2", "2"], "exhausted": True},
    )
    t.ann.strikes("3", adding=["3"])
    t.bob.does("dodge with a pair of 2s")
    t.bob.does("to E6")
    t.ann.does("play Wrong-Footed")
    t.takes_it_all()
    assert t.ann.hand == ["3"]


@rule("DU-102")
@pytest.mark.parametrize(("bare", "shards"), [([], 1), ([3], 1), ([5], 1), ([2, 5], 2), ([3, 4, 5], 2)])
def test_splinter_harvest_counts_the_bare_locations(bare: list[int], shards: int):
    t = dusk(ann={"hand": ["Splinter Harvest"], "bare": bare, "exhausted": True}, bob={"hand": []})
    t.ann.does("play Splinter Harvest")
    assert t.ann.shards == shards


@rule("DU-078")
@pytest.mark.parametrize("cards", [5, 6])
def test_who_holds_as_many_cards_as_a_redraw_gives_or_more_is_not_asked(cards: int):
    many: Seat = {"hand": ["1", "1", "2", "2", "3", "3"][:cards], "passed": True}
    t = dusk(options={"redraw": "may"}, turn_of="bob", ann=many, bob={"hand": []})
    t.bob.does("pass for the rest of the round")
    t.bob.does("refill the hand")
    assert t.pos.ask is not None
    assert t.pos.ask.topic == "initiative"
