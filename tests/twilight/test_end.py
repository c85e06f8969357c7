"""The End Phase: Aspects are recovered, Prescience thaws, Power decays."""

from __future__ import annotations

import pytest

from gloaming.games.twilight import options as opt
from tests.proof import rule
from tests.twilight.scene import ASKED, Seat, twilight


@rule("TG-283", "TG-284", "TG-285", "TG-286")
@pytest.mark.numbered
def test_manifested_aspects_of_all_players_are_turned_down_and_mixed_by_level():
    t = twilight(
        phase="end",
        ann={"resources": "I (manifested, exhausted), I, I (exhausted), II (manifested), III"},
        bob={"resources": ["Fen Candle (manifested)", "Hedge Druid", "Bog Thrall (known to ann)"], "deity": ASKED},
    )
    # The scene stops in the first window of the End Phase.
    assert t.window == "end_start"
    t.all_pass()
    assert t.window == "end_end"
    assert t.bob.player.resources[0].face_up
    t.all_pass()
    assert t.pos.active == 1
    for actor in (t.ann, t.bob):
        assert not any(one.face_up or one.manifested for one in actor.player.resources)
    assert sorted(t.ann.resources) == ["I", "I exhausted", "I exhausted", "II", "III"]
    assert sorted(t.bob.resource_cards) == ["Bog Thrall", "Fen Candle", "Hedge Druid"]
    cards = [one.card for one in t.bob.player.resources]
    assert not any(t.ann.knows(card) or t.bob.knows(card) for card in cards)
    assert len({t.pos.mixed_with(card) for card in cards}) == 1
    (group,) = (group for group in t.pos.mixed if cards[0] in group.things)
    shown = [{t.pos.printed(card).name for card in group.known_to(seat)} for seat in (0, 1)]
    assert shown == [{"Fen Candle", "Bog Thrall"}, {"Fen Candle"}]
    # A single Aspect of its level cannot be mixed with anything.
    greater = next(one.card for one in t.ann.player.resources if t.pos.level(one.card) == 2)
    assert t.bob.knows(greater)


@rule("TG-286", "TG-289")
def test_the_places_of_mixed_aspects_are_random():
    orders = set()
    for seed in range(12):
        t = twilight(
            phase="end",
            seed=seed,
            ann={"resources": ["Fen Candle", "Hedge Druid", "Bog Thrall"]},
            bob={"hand": "3 I"},
        )
        orders.add(tuple(t.ann.resource_cards))
    assert len(orders) > 3


@rule("TG-290", "TG-281", "TG-403")
@pytest.mark.numbered
def test_the_turn_players_prescience_thaws():
    seat: Seat = {
        "field": ["Haruspex of the Marsh (exhausted, frozen 1)", "Youthful Troll (frozen 1)"],
        "resources": "2 II",
    }
    t = twilight(phase="end", ann=seat, bob={**seat, "hand": "3 I", "life": "II, 19 I"})
    while t.pos.active == 0:
        t.skips()
    assert t.ann.has("Haruspex of the Marsh").freezes == 0
    assert t.ann.has("Youthful Troll").freezes == 1


@rule("TG-X42")
def test_unspent_power_decays_for_everyone_and_fresh_aspects_do_not():
    t = twilight(
        phase="end",
        ann={"power": "1 I, 1 II", "life": ["Fen Candle", "19 I"], "resources": "3 I"},
        bob={"power": "1 III", "life": 20, "deity": ASKED},
        cat={"life": 20, "resources": "III"},
    )
    t.goes_to("end_end")
    assert (t.ann.life, t.bob.life) == (20, 20)
    t.all_pass()
    assert t.ann.life == 17
    assert t.ann.destroyed[0] == "Fen Candle"
    assert len(t.bob.destroyed) == 3
    assert t.cat.destroyed == []
    assert t.ann.power == t.bob.power == (0, 0, 0)


def test_what_decay_sets_off_happens_in_the_turn_that_ends():
    cult: Seat = {"field": ["Cult of the Severed Head"], "resources": "II", "power": "1 I"}
    t = twilight(phase="end", ann=cult, bob={"hand": "3 I", "life": 20})
    assert t.chain == ["Cult of the Severed Head"]
    t.resolves()
    assert len(t.bob.discard) == 1
    assert t.pos.active == t.bob.seat
    assert not t.ann.has("Cult of the Severed Head").used, "it may be used again in the next turn"


@rule("TG-282", "TG-139")
def test_the_end_phase_has_two_windows_before_anything_is_recovered():
    t = twilight(
        phase="end",
        ann={"hand": ["Barley and Oil"], "discard": "I", "resources": "I (manifested)", "power": "1 I"},
        bob={},
    )
    assert t.window == "end_start"
    t.ann.is_offered("play Barley and Oil")
    t.all_pass()
    assert t.window == "end_end"
    t.ann.does("play Barley and Oil", at="ann")
    t.resolves()
    assert t.ann.destroyed == []


@rule("TG-026", "TG-299")
@pytest.mark.numbered
def test_what_counts_for_one_turn_is_forgotten_with_it():
    t = twilight(
        phase="end",
        ann={"damaged": 3, "resources": "I (manifested), II", "field": ["Vandal Reavers"], "deity": ASKED},
        bob={"hand": "3 I"},
    )
    assert t.ann.player.damaged == 3
    while t.pos.active == 0:
        t.skips()
    counted = t.ann.player
    assert (counted.damaged, counted.attacked, counted.manifested, counted.used) == (0, False, 0, 0)
    assert not t.ann.player.resources[0].manifested
    assert t.pos.destroyed_this_turn == 0


@rule("TG-295")
@pytest.mark.parametrize(("resources", "known"), [("Fen Candle", True), ("Fen Candle, Bog Thrall", False)])
def test_two_aspects_of_a_level_are_enough_to_be_mixed(resources: str, known: bool):
    stated = ", ".join(f"{name} (manifested)" for name in resources.split(", "))
    t = twilight(phase="end", ann={"resources": f"{stated}, II (manifested)"}, bob={"hand": "3 I"})
    first, *_, alone = t.ann.player.resources
    assert t.bob.knows(first.card) == known
    assert t.bob.knows(alone.card)
    assert not first.face_up


@rule("TG-403")
def test_prescience_may_be_used_again_in_the_next_turn():
    t = twilight(phase="end", ann={"field": ["Haruspex of the Marsh"], "resources": "II"}, bob={"hand": "3 I"})
    t.pos.foresee_with(t.ann.has("Haruspex of the Marsh").card)
    assert t.ann.has("Haruspex of the Marsh").foresaw
    t.pos.end_turn()
    assert not t.ann.has("Haruspex of the Marsh").foresaw


@rule("TG-340")
def test_cards_destroyed_off_a_life_stack_count_where_those_of_a_sacrifice_do_not():
    t = twilight(options={"faq_obliterate": True}, ann={"resources": "2 I"}, bob={})
    t.pos.lose_life(t.bob.seat, 2, "destroyed")
    t.pos.lose_life(t.bob.seat, 3, "discard")
    assert t.pos.destroyed_this_turn == 2


@rule("TG-292", "TG-433")
def test_power_made_in_answer_to_what_decay_sets_off_decays_as_well():
    t = twilight(
        phase="end",
        ann={"field": ["Taker of Heads"], "resources": "I, II (exhausted)", "power": "1 I", "life": 20},
        bob={"hand": "3 I"},
    )
    while not t.chain:
        t.skips()
    assert t.ann.life == 19
    t.ann.does(opt.Generate(1))
    while t.pos.active == t.ann.seat:
        t.skips()
    assert t.ann.power == (0, 0, 0)
    assert t.ann.life == 18
    assert t.ann.has("Taker of Heads").blessings == 1
