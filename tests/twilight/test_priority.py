"""Priority: who may act when, and who is asked at all."""

from __future__ import annotations

from tests.proof import rule
from tests.twilight.scene import ASKED, Seat, twilight


@rule("TG-210", "TG-420", "TG-388", "TG-358")
def test_the_turn_player_has_priority_first_and_again_after_each_act():
    seat: Seat = {"hand": ["2 Poisoned Knife"], "resources": "2 I", "field": ["Gothic Foederati"]}
    t = twilight(turn_of="bob", ann=seat, bob=seat, cat=seat)
    t.bob.passes()
    t.cat.does("play Poisoned Knife", at="Gothic Foederati of ann")
    # A new round begins with the turn player, for what is now pending.
    t.bob.passes()
    t.cat.passes()
    t.ann.does("play Poisoned Knife", at="Gothic Foederati of bob")
    t.bob.passes()
    t.cat.passes()
    assert t.chain == ["Poisoned Knife", "Poisoned Knife"]
    t.ann.passes()
    # All have passed in one round: the latest resolves, and then all are asked again.
    assert t.bob.has("Gothic Foederati").damage == 2
    assert t.ann.has("Gothic Foederati").damage == 0
    t.bob.passes()
    t.cat.passes()
    t.ann.passes()
    assert t.ann.has("Gothic Foederati").damage == 2
    t.bob.is_offered("play Poisoned Knife")
    assert t.window == "summoning"


@rule("TG-420")
def test_a_window_closes_when_all_pass_in_a_row():
    seat: Seat = {"hand": ["Poisoned Knife"], "resources": "2 I", "field": ["Gothic Foederati"]}
    t = twilight(phase="resource", ann=seat, bob=seat)
    assert t.window == "resource_before"
    t.ann.passes()
    t.bob.passes()
    assert t.window == "resource_after"


@rule("TG-420")
def test_a_player_may_answer_an_own_item():
    t = twilight(ann={"hand": ["2 Poisoned Knife"], "resources": "2 I", "field": ["Gothic Foederati"]}, bob={})
    t.ann.does("play Poisoned Knife", at="Gothic Foederati")
    t.ann.does("play Poisoned Knife", at="Gothic Foederati")
    assert t.chain == ["Poisoned Knife", "Poisoned Knife"]
    t.resolves()
    assert t.ann.field == []


@rule("TG-358", "TG-420")
def test_who_can_do_nothing_is_not_asked():
    t = twilight(ann={"hand": ["Fen Candle"], "resources": "I", "deity": ASKED}, bob={"hand": ["Poisoned Knife"]})
    t.ann.does("summon Fen Candle")
    assert t.ann.field == []
    t.ann.passes()
    assert t.ann.field == ["Fen Candle"]
    assert t.ann.is_asked
