"""The sample turns of the rulebook, Bill's and Jane's, and the trap that ends them."""

from __future__ import annotations

from tests.proof import rule
from tests.twilight.scene import twilight
from tests.twilight.test_trade import offers


@rule("TG-X33", "TG-X34", "TG-X36", "TG-X37")
def test_bills_turn():
    t = twilight(
        phase="refresh",
        turn=1,
        bill={
            "turns": 1,
            "hand": ["Fen Candle", "Bog Thrall", "Lex Talionis", "Forced March", "2 II", "III"],
            "life": "II, II, II, 40 I",
        },
        jane={
            "turns": 0,
            "hand": ["Poisoned Knife", "Spring the Snare", "Borderland Scout", "2 II", "2 III"],
            "life": "I, III, III, 40 II",
        },
    )
    # No Refresh, one card drawn.
    assert (len(t.bill.hand), t.bill.life) == (8, 42)
    t.bill.does("trade with jane")
    offers(t.bill, "lesser lesser", "lesser lesser")
    t.jane.does("make another offer")
    offers(t.jane, "lesser greater", "lesser greater")
    t.bill.does("accept the offer")
    t.jane.does("give Poisoned Knife")
    t.jane.does("give Cataphract Wedge")
    t.bill.does("give Lex Talionis")
    t.bill.does("give Cataphract Wedge")
    assert (len(t.bill.hand), len(t.jane.hand)) == (6, 5)
    assert t.bill.aspects == t.jane.aspects == ["I", "II"]
    # No Seize after a Trade: Bill places his Aspect at once and Summons a Creature.
    t.bill.does("place a lesser aspect")
    assert t.bill.resources == ["I"]
    t.bill.does("summon Fen Candle")
    t.resolves()
    assert t.bill.resources == ["I exhausted"]
    assert t.bill.has("Fen Candle").fresh
    assert (len(t.bill.hand), t.bill.aspects) == (5, ["II"])
    # Nothing can attack, and the End Phase changes nothing.
    before = (t.bill.hand, t.bill.life, t.bill.aspects, t.bill.resources, t.bill.field)
    while t.pos.turn == 1:
        assert t.ask.topic != "attack"
        t.skips()
    assert (t.bill.hand, t.bill.life, t.bill.aspects, t.bill.resources, t.bill.field) == before
    assert t.pos.active == t.jane.seat


@rule("TG-X38", "TG-X40", "TG-X41", "TG-X42")
def test_janes_turn():
    t = twilight(
        phase="refresh",
        turn_of="jane",
        turn=2,
        bill={"turns": 1, "hand": "4 I, III", "life": 42, "aspects": "II", "resources": "I (exhausted)"},
        jane={
            "turns": 1,
            "hand": ["Spring the Snare", "Borderland Scout", "II", "2 III"],
            "life": "II, II, 41 I",
            "aspects": "I, II",
        },
    )
    # No Refresh, two cards drawn.
    assert (len(t.jane.hand), t.jane.life) == (7, 41)
    t.jane.does("trade with bill")
    offers(t.jane, "lesser exalted", "lesser exalted")
    t.bill.does("want no trades")
    t.jane.is_not_offered("trade with bill")
    t.jane.passes()
    assert t.pos.phase == "seize"
    t.jane.does("seize a lesser from bill")
    for name in ("Cataphract Wedge", "Borderland Scout", "Attila, Scourge of Nations"):
        t.jane.does(f"set aside {name}")
    t.jane.does("destroy Cataphract Wedge")
    assert sorted(t.jane.aspects) == ["I", "I", "II"]
    assert (len(t.jane.hand), len(t.bill.hand)) == (4, 4)
    assert sorted(t.jane.discard) == ["Attila, Scourge of Nations", "Borderland Scout"]
    assert t.jane.destroyed == ["Cataphract Wedge"]
    # A second Seize would be legal; Jane stops, places a Lesser Aspect and keeps it Fresh.
    t.jane.is_offered("seize a lesser from bill")
    t.jane.passes()
    while t.ask.topic != "place_aspect":
        t.skips()
    t.jane.does("place a lesser aspect")
    while t.pos.turn == 2:
        assert t.ask.topic != "attack"
        t.skips()
    # Fresh Aspects do not decay, and can pay in Bill's turn.
    assert t.jane.resources == ["I"]
    assert sorted(t.jane.aspects) == ["I", "II"]
    assert t.jane.life == 41
    assert t.pos.active == t.bill.seat
    t.goes_to("summoning")
    t.bill.passes()
    t.jane.is_offered("play Spring the Snare")


@rule("TG-X43")
def test_the_trap_that_jane_has_traded_to_bill():
    t = twilight(
        phase="combat",
        bill={"field": "Fen Candle", "resources": "Poisoned Knife (of jane, known to jane)"},
        jane={"hand": "Spring the Snare", "resources": "I", "life": 41},
    )
    trap = t.bill.card("Poisoned Knife", "resources")
    assert t.jane.knows(trap)
    assert not t.bill.knows(trap)
    t.bill.does("attack with Fen Candle: life stack of jane")
    while not t.jane.is_asked:
        t.skips()
    assert t.window == "attackers"
    t.jane.does("play Spring the Snare")
    assert t.jane.resources == ["I exhausted"]
    while t.ask.topic != "aspect":
        t.skips()
    t.jane.does("choose lesser aspect 1 of bill (Poisoned Knife)")
    if t.bill.is_asked:
        t.bill.is_not_offered("sacrifice")
    t.resolves()
    assert t.bill.field == []
    assert t.bill.player.resources[0].face_up
    t.goes_to("end")
    assert t.jane.life == 41
