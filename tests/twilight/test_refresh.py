"""The Refresh Phase: what becomes Fresh, what is paid, what thaws."""

from __future__ import annotations

import pytest

from tests.proof import rule
from tests.twilight.scene import Seat, twilight


@rule("TG-127", "TG-147", "TG-148", "TG-157")
def test_exhausted_cards_become_fresh_unless_frozen_and_then_they_thaw():
    t = twilight(
        phase="refresh",
        ann={
            "resources": "I (exhausted), II (exhausted)",
            "field": [
                "Stoic Legionnaires (exhausted)",
                "Youthful Troll (exhausted, frozen 2)",
                "Hydra Nest (exhausted)",
            ],
        },
        bob={},
    )
    assert t.ann.resources == ["I", "II"]
    assert t.ann.has("Stoic Legionnaires").fresh
    assert t.ann.has("Hydra Nest").fresh
    troll = t.ann.has("Youthful Troll")
    assert not troll.fresh
    assert troll.freezes == 0


@rule("TG-144")
@pytest.mark.parametrize("markers", [0, 1, 2])
def test_one_freeze_marker_is_enough_to_be_frozen(markers: int):
    frozen = f", frozen {markers}" if markers else ""
    t = twilight(phase="refresh", ann={"resources": "I", "field": [f"Stoic Legionnaires (exhausted{frozen})"]}, bob={})
    assert t.ann.has("Stoic Legionnaires").fresh == (markers == 0)


@rule("TG-145", "TG-141")
def test_a_fresh_card_may_be_frozen():
    t = twilight(
        phase="refresh", ann={"resources": "I", "field": ["Stoic Legionnaires (frozen 1)"]}, bob={"life": "II, 19 I"}
    )
    legion = t.ann.has("Stoic Legionnaires")
    assert legion.fresh
    assert legion.freezes == 0


@rule("TG-158")
def test_only_the_turn_player_refreshes():
    t = twilight(
        phase="refresh",
        ann={},
        bob={
            "resources": "2 I (exhausted)",
            "field": ["Stoic Legionnaires (exhausted, frozen 1)", "Gothic Foederati (exhausted)"],
            "hand": "I",
        },
    )
    assert t.bob.resources == ["I exhausted", "I exhausted"]
    assert not t.bob.has("Gothic Foederati").fresh
    assert not t.bob.has("Stoic Legionnaires").fresh
    assert t.bob.has("Stoic Legionnaires").freezes == 1


@rule("TG-149", "TG-150", "TG-151", "TG-074")
def test_upkeep_is_paid_whether_one_likes_it_or_not():
    t = twilight(
        phase="refresh",
        ann={"resources": "I (exhausted)", "field": ["Household Rites (exhausted)"], "hand": "I"},
        bob={"life": "II, 19 I"},
    )
    assert t.ann.resources == ["I exhausted"]
    assert t.ann.power == (0, 0, 0)
    rites = t.ann.has("Household Rites")
    assert rites.fresh
    assert rites.upkeep_paid


@rule("TG-152", "TG-075")
def test_an_intrigue_that_is_not_paid_for_is_exhausted_and_does_nothing():
    t = twilight(phase="refresh", ann={"field": ["Burning Villas"], "hand": "I"}, bob={"life": 20})
    assert not t.ann.has("Burning Villas").fresh
    assert t.bob.life == 20


@rule("TG-156", "TG-152")
def test_as_much_of_the_upkeep_as_possible_is_paid_even_in_vain():
    t = twilight(
        phase="refresh",
        ann={"resources": "I, II (exhausted)", "field": ["Ishtar's Harvest"], "hand": "3 I"},
        bob={"life": "II, 19 I"},
    )
    # One Greater is Fresh after the first step, so both are there; with none of them it is partial.
    assert t.ann.resources == ["I exhausted", "II exhausted"]
    t = twilight(phase="refresh", ann={"resources": "I", "field": ["Ishtar's Harvest"], "hand": "I"}, bob={})
    assert t.ann.resources == ["I exhausted"]
    assert not t.ann.has("Ishtar's Harvest").fresh
    assert not t.ann.has("Ishtar's Harvest").upkeep_paid


@rule("TG-149", "TG-156")
@pytest.mark.parametrize(
    ("resources", "power", "paid"),
    [
        ("I, II", "", True),
        ("I", "1 II", True),
        ("II", "1 I", True),
        ("", "1 I, 1 II", True),
        ("I, II", "1 I, 1 II, 1 III", True),
        ("III", "1 II", False),
    ],
)
def test_upkeep_is_paid_with_fresh_aspects_and_power_at_hand_together(resources, power, paid):
    harvest = ["Ishtar's Harvest"]
    t = twilight(phase="refresh", ann={"resources": resources, "power": power, "field": harvest, "hand": "I"}, bob={})
    assert t.ann.has("Ishtar's Harvest").upkeep_paid == paid
    assert t.ann.has("Ishtar's Harvest").fresh == paid


@rule("TG-155", "TG-154")
def test_the_player_chooses_which_upkeep_comes_first_and_does_nothing_else_before():
    t = twilight(
        phase="refresh",
        ann={"resources": "I", "field": ["Burning Villas", "Household Rites"], "hand": ["Poisoned Knife"]},
        bob={"life": 20},
    )
    t.ann.is_offered_only("pay for Burning Villas", "pay for Household Rites")
    t.ann.does("pay for Household Rites")
    assert t.ann.has("Household Rites").fresh
    assert not t.ann.has("Burning Villas").fresh
    assert t.bob.life == 20


@rule("TG-153")
def test_a_frozen_intrigue_stays_exhausted_though_it_is_paid_for():
    t = twilight(
        phase="refresh",
        ann={"resources": "I", "field": ["Burning Villas (exhausted, frozen 1)"], "hand": "I"},
        bob={"life": 20},
    )
    villas = t.ann.has("Burning Villas")
    assert not villas.fresh
    assert villas.upkeep_paid
    assert villas.freezes == 0
    assert t.ann.resources == ["I exhausted"]


@rule("TG-429")
def test_sacrifice_between_upkeeps_where_the_table_allows_it():
    ann: Seat = {"resources": "I", "field": ["Stoic Legionnaires"], "hand": ["Barley and Oil"]}
    bob: Seat = {"resources": "I"}
    t = twilight(phase="refresh", ann=ann, bob=bob)
    assert t.window == "draw_start"
    t = twilight(phase="refresh", options={"sacrifice_anytime": True}, ann=ann, bob=bob)
    assert t.pos.phase == "refresh"
    assert t.ask.secret, "a pass is nobody else's business"
    t.ann.passes()
    t.bob.does("sacrifice", against="Stoic Legionnaires")
    assert t.ann.field == []
    assert t.bob.resources == []
