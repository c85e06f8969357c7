"""Three and four players: trade, seize, blocking for others, departure, teams."""

from __future__ import annotations

import pytest

from gloaming.games.twilight.events import TurnBegan
from tests.proof import rule
from tests.twilight.scene import ASKED, twilight
from tests.twilight.test_trade import offers


@rule("TG-376", "TG-377", "TG-379")
def test_one_trade_with_each_opponent_and_seizing_from_the_others():
    t = twilight(
        phase="trade",
        ann={"hand": "6 I", "deity": ASKED},
        bob={"hand": "2 I", "life": "II, 19 I"},
        cat={"hand": "2 I", "life": "II, 19 I"},
        dan={"hand": "2 I", "life": "II, 19 I"},
    )
    t.ann.is_offered_only("trade with bob", "trade with cat", "trade with dan", "pass")
    t.ann.does("trade with cat")
    offers(t.ann, "lesser", "lesser")
    t.cat.does("accept the offer")
    t.ann.does("give Stoic Legionnaires") if t.ann.is_asked else None
    t.cat.does("give Stoic Legionnaires")
    t.ann.is_offered_only("trade with bob", "trade with dan", "pass")
    t.ann.does("trade with bob")
    offers(t.ann, "lesser", "lesser")
    t.bob.does("accept the offer")
    t.ann.does("give Stoic Legionnaires") if t.ann.is_asked else None
    t.bob.does("give Stoic Legionnaires")
    t.ann.passes()
    assert t.pos.phase == "seize"
    t.ann.is_offered("seize a lesser from dan")
    t.ann.is_not_offered("seize a lesser from bob", "seize a lesser from cat")


@rule("TG-386", "TG-387")
def test_others_may_block_if_the_attacked_player_agrees():
    t = twilight(
        phase="combat",
        ann={"field": ["Youthful Troll", "Fen Candle"], "resources": "I, II"},
        bob={"field": ["Gothic Foederati"], "resources": "I", "life": 20},
        cat={"field": ["Corrupt Tribune", "Reed-Marsh Fisher"], "resources": "2 I"},
    )
    t.ann.does("attack with Youthful Troll: life stack of bob")
    t.ann.passes()
    t.all_pass()
    t.bob.does("pass")
    t.cat.does("block Youthful Troll with Corrupt Tribune")
    t.bob.does("pass")  # bob declines that help
    t.cat.is_offered_only("block Youthful Troll with Reed-Marsh Fisher", "pass")
    t.cat.does("block Youthful Troll with Reed-Marsh Fisher")
    t.bob.does("yes")
    t.goes_to("end")
    assert t.bob.life == 20
    assert "Reed-Marsh Fisher" in t.cat.discard
    assert t.ann.has("Youthful Troll").damage == 1


@rule("TG-386", "TG-253")
def test_the_attacked_player_blocks_first_and_then_nobody_else():
    t = twilight(
        phase="combat",
        ann={"field": ["Youthful Troll"], "resources": "II"},
        bob={"field": ["Gothic Foederati"], "resources": "I"},
        cat={"field": ["Corrupt Tribune"], "resources": "I"},
    )
    t.ann.does("attack with Youthful Troll: life stack of bob")
    t.all_pass()
    t.bob.does("block Youthful Troll with Gothic Foederati")
    assert t.window == "blockers"


@rule("TG-247", "TG-239")
def test_attackers_may_go_for_several_opponents():
    t = twilight(
        phase="combat",
        ann={"field": ["Youthful Troll", "Corrupt Tribune"], "resources": "I, II"},
        bob={"life": 20},
        cat={"life": 20, "deity": ASKED},
    )
    t.ann.does("attack with Youthful Troll: life stack of bob")
    t.ann.does("attack with Corrupt Tribune: life stack of cat")
    while t.pos.step != "" or t.ask.topic == "strike_next":
        t.answer(t.ask.options[0] if t.ask.topic == "strike_next" else t.ask.options[-1])
    assert (t.bob.life, t.cat.life) == (17, 18)


@rule("TG-442", "TG-001", "TG-007", "TG-125")
@pytest.mark.numbered
def test_who_has_lost_leaves_and_the_others_go_on():
    t = twilight(
        phase="combat",
        ann={"field": ["Praetorian Guard"], "resources": "II (of bob), III"},
        bob={
            "life": 3,
            "field": ["Gothic Foederati (exhausted)", "Leper (exhausted)"],
            "hand": "2 I",
            "resources": "I (of cat), I",
            "aspects": "II (of ann)",
        },
        cat={"hand": "3 I", "deity": ASKED},
    )
    t.ann.does("attack with Praetorian Guard: life stack of bob")
    t.goes_to("life_damage")
    assert t.bob.player.out
    assert t.bob.field == t.bob.hand == t.bob.resources == []
    assert "Cataphract Wedge" in t.ann.destroyed
    assert "Stoic Legionnaires" in t.cat.destroyed
    assert "Gothic Foederati" in t.bob.destroyed
    assert t.ann.resources == ["II", "III"]
    assert t.pos.outcome is None
    t.is_quiet()
    while t.pos.active == 0:
        t.skips()
    assert [event.seat for event in t.events if isinstance(event, TurnBegan)] == [2]


@rule("TG-442", "TG-002")
@pytest.mark.numbered
def test_when_the_turn_player_loses_the_chain_is_dropped_and_the_next_turn_begins():
    t = twilight(
        ann={"life": 2, "field": ["Vandal Reavers"], "resources": "2 I"},
        bob={
            "hand": ["Ravage the Provinces", "Poisoned Knife", "I"],
            "resources": "3 I, II (manifested)",
            "power": "1 I",
        },
        cat={"hand": "3 I"},
    )
    t.ann.passes()
    t.bob.does("play Poisoned Knife", at="Vandal Reavers")
    t.ann.passes()
    t.bob.does("play Ravage the Provinces", at="ann")
    t.all_pass()
    assert t.ann.player.out
    assert t.pos.active == 1
    assert "Poisoned Knife" in t.bob.discard
    assert not t._items()
    # The others have recovered their Aspects, and their Power has decayed.
    assert not any(one.face_up for one in t.bob.player.resources)
    assert t.bob.power == (0, 0, 0)
    assert sorted(t.game.things(t.pos)) == sorted(t.things)


@rule("TG-003", "TG-442")
def test_when_the_turn_player_loses_by_decay_the_next_turn_begins():
    t = twilight(phase="end", ann={"life": 1, "power": "1 I"}, bob={"hand": "3 I"}, cat={})
    assert t.ann.player.out
    assert t.pos.active == t.bob.seat
    assert t.pos.outcome is None


@rule("TG-442")
def test_what_a_player_who_has_lost_had_pending_vanishes():
    t = twilight(
        ann={"hand": ["Ravage the Provinces"], "resources": "2 I, II"},
        bob={"life": 3, "hand": ["Poisoned Knife"], "resources": "I"},
        cat={"field": ["Gothic Foederati"], "resources": "I", "deity": ASKED},
    )
    t.ann.passes()
    t.bob.does("play Poisoned Knife", at="Gothic Foederati")
    t.ann.does("play Ravage the Provinces", at="bob")
    t.resolves()
    assert t.bob.player.out
    assert t.cat.has("Gothic Foederati").damage == 0
    assert "Poisoned Knife" in t.bob.destroyed
    t.is_quiet()


@rule("TG-442")
@pytest.mark.parametrize("life", [3, 20])
def test_a_creature_lent_for_a_turn_goes_back_to_its_player_or_with_who_has_lost_out_of_the_game(life):
    t = twilight(
        ann={"hand": ["Ravage the Provinces"], "resources": "4 I, 4 II", "field": ["Hedge Druid"]},
        bob={"life": life, "field": ["Fen Candle (of cat)", "Bog Thrall"], "resources": "4 I", "hand": "3 I"},
        cat={"resources": "I"},
    )
    candle = t.bob.has("Fen Candle").card
    t.pos.lend(candle, t.ann.seat, "turn")
    t.ann.does("play Ravage the Provinces", at="bob")
    t.resolves()
    assert t.ann.field == ["Hedge Druid", "Fen Candle"]
    out = t.bob.player.out
    assert out == (life == 3)
    while t.pos.active == t.ann.seat:
        t.skips()
    assert t.ann.field == ["Hedge Druid"]
    assert t.bob.field == ([] if out else ["Fen Candle", "Bog Thrall"])
    assert (candle in t.cat.player.destroyed) == out  # who owns it
    assert t.pos.destroyed_this_turn == 0
    t.is_quiet()


@rule("TG-005", "TG-450", "TG-373")
def test_partners_win_together():
    t = twilight(
        phase="combat",
        options={"mode": "2v2"},
        ann={"field": ["Praetorian Guard"], "resources": "III"},
        bob={"life": 3},
        cat={"out": True, "life": ()},
        dan={"out": True, "life": ()},
    )
    t.ann.is_not_offered("attack with Praetorian Guard: life stack of cat")
    t.ann.does("attack with Praetorian Guard: life stack of bob")
    t.is_over("ann", "cat")


@rule("TG-450")
def test_partners_do_not_trade_seize_or_attack_each_other():
    t = twilight(
        phase="trade",
        options={"mode": "2v2"},
        ann={"hand": "4 I", "field": ["Fen Candle"], "resources": "I"},
        bob={"hand": "I"},
        cat={"hand": "I"},
        dan={"hand": "I"},
    )
    t.ann.is_not_offered("trade with cat", "force a trade with cat")
    t.ann.is_offered("trade with bob", "trade with dan")
    t.ann.passes()
    t.ann.is_not_offered("seize a lesser from cat")
    t.goes_to("combat")
    t.ann.is_offered("attack with Fen Candle: life stack of bob", "attack with Fen Candle: life stack of dan")
    t.ann.is_not_offered("attack with Fen Candle: life stack of cat")


@rule("TG-442", "TG-243")
@pytest.mark.numbered
def test_a_combat_whose_attacker_has_lost_leaves_nothing_behind():
    t = twilight(
        phase="combat",
        ann={"field": ["Youthful Troll"], "resources": "II", "life": 2},
        bob={
            "field": ["Ballista Crew of the Limes"],
            "resources": "3 I, 2 II",
            "hand": ["Ravage the Provinces", "3 I"],
            "deity": ASKED,
        },
        cat={"hand": "3 I"},
    )
    t.ann.does("attack with Youthful Troll: life stack of bob")
    t.all_pass()
    t.bob.does("block Youthful Troll with Ballista Crew of the Limes")
    while not t.bob.is_asked:
        t.skips()
    t.bob.is_not_offered("use Ballista Crew of the Limes")
    t.bob.does("play Ravage the Provinces", at="ann")
    t.resolves()
    assert t.pos.active == 1
    assert t.pos.step == ""
    assert t.bob.has("Ballista Crew of the Limes").blocks < 0
    t.bob.is_offered("use Ballista Crew of the Limes")


@rule("TG-442", "TG-386")
def test_nobody_blocks_for_a_player_who_is_out():
    t = twilight(
        phase="combat",
        ann={"field": ["Youthful Troll", "Fen Candle"], "resources": "2 I, 2 II", "hand": ["Ravage the Provinces"]},
        bob={"life": 3},
        cat={"field": ["Corrupt Tribune"], "resources": "I", "life": 20},
    )
    t.ann.does("attack with Youthful Troll: life stack of bob")
    t.ann.passes()
    t.ann.does("play Ravage the Provinces", at="bob")
    t.resolves()
    assert t.bob.player.out
    t.all_pass()
    assert t.window == "blockers"
    t.goes_to("end")
    assert t.cat.field == ["Corrupt Tribune"]
