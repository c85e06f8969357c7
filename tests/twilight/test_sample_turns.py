"""The two sample turns of the rulebook, one after the other, and the trap that ends them."""

from __future__ import annotations

from tests.proof import rule
from tests.twilight.scene import twilight
from tests.twilight.test_trade import offers


@rule("TG-X33", "TG-X34", "TG-X35", "TG-X36", "TG-X37", "TG-X38", "TG-X39", "TG-X40", "TG-X41", "TG-X42", "TG-X43")
@rule("TG-007", "TG-130", "TG-374")
def test_bill_and_jane():
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
    # Bill: no Refresh, one card drawn.
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
    t.bill.does("summon Fen Candle")
    t.resolves()
    assert t.bill.resources == ["I exhausted"]
    assert t.bill.has("Fen Candle").fresh
    assert (len(t.bill.hand), t.bill.aspects) == (5, ["II"])
    t.goes_to("trade")
    # Nothing could attack, and the End Phase changed nothing. Jane: no Refresh, two cards drawn.
    assert t.pos.active == 1
    assert t.bill.life == 42
    assert (len(t.jane.hand), t.jane.life) == (7, 41)
    t.jane.does("trade with bill")
    offers(t.jane, "lesser exalted", "lesser exalted")
    t.bill.does("want no trades")
    assert t.pos.phase == "seize"
    t.jane.is_offered("seize a lesser from bill")
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
    assert t.jane.resources == ["I"]
    assert sorted(t.jane.aspects) == ["I", "II"]
    while t.pos.turn == 2:
        t.skips()
    assert t.jane.life == 41
    assert t.pos.active == 0
    # Bill's second turn: his Creature attacks, and Jane springs the trap she has traded to him.
    while t.ask.topic != "attack":
        t.skips()
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
