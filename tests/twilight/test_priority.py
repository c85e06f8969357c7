"""Priority: who may act when, and who is asked at all."""

from __future__ import annotations

from gloaming.games.twilight import options as opt
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


@rule("TG-358")
def test_who_might_answer_is_who_has_cards_and_power_for_all_that_others_know():
    t = twilight(
        ann={"hand": "I", "resources": "I (exhausted), II"},
        bob={"hand": "I", "resources": "2 I (exhausted)"},
        cat={"resources": "3 I", "power": "1 I"},
        dan={"hand": "III", "power": "1 II"},
    )
    seats = tuple(range(4))
    assert t.pos.may_answer("chain", seats) == tuple(sorted((t.ann.seat, t.dan.seat)))
    assert t.pos.may_answer("chain", (t.bob.seat, t.dan.seat)) == (t.dan.seat,)


def test_a_question_is_secret_where_only_the_hand_could_tell_that_it_is_asked():
    t = twilight(ann={"hand": ["Poisoned Knife"], "resources": "I"}, bob={})
    play, power = opt.Summon(t.ann.card("Poisoned Knife")), opt.Generate(1)
    assert t.pos.secretly("chain", t.ann.seat, (play, play))
    assert not t.pos.secretly("chain", t.ann.seat, (play, power))
