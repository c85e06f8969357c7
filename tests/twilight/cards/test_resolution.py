"""How effects are carried out: checks between two of them, targets that changed, and what others may know."""

from __future__ import annotations

from gloaming.kernel import PASS
from tests.proof import rule
from tests.twilight.cards.scenes import ANCHOR, PLENTY, duel, ends, heresy
from tests.twilight.scene import Seat, twilight


@rule("TG-002", "TG-427")
def test_a_loss_stops_an_effect_in_the_middle():
    t = heresy("Sack of the Eternal City", bob={"life": 3, "hand": ["Fen Candle", "Bog Thrall"]})
    t.is_over("ann")


@rule("TG-234")
def test_the_creature_limit_holds_before_the_rest_of_an_effect():
    his: Seat = {"resources": "I", "field": ["Fen Candle", "Hedge Druid"], "life": "20 III"}
    t = heresy("Cut the Mistletoe", bob=his)  # it destroys itself, nothing Recharges, then Obliterate 2
    t.ann.does("choose lesser aspect 1 of bob")
    t.resolves()
    t.bob.is_offered_only("discard Fen Candle", "discard Hedge Druid")
    assert t.bob.life == 20
    t.bob.does("discard Fen Candle")
    assert t.bob.life == 18


@rule("TG-354")
def test_a_target_that_no_longer_fits_is_spared():
    t = duel(
        ann={"hand": ["Every Tenth Man"]},
        bob={"field": ["Youthful Troll (damage 1)", "Verdant Oasis"], "power": "1 I"},
    )
    t.ann.does("play Every Tenth Man")
    t.ann.passes()
    t.bob.does("use Verdant Oasis, second ability")
    ends(t)
    assert t.bob.field == ["Youthful Troll", "Verdant Oasis"]
    assert t.ann.discard == ["Every Tenth Man"]


@rule("TG-414", "TG-444")
def test_who_knew_the_top_of_a_stack_knows_only_the_set_after_a_foresee():
    known = ["Fen Candle (known to bob)", "Bog Thrall (known to bob)", "Cult Initiate (known to bob)"]
    t = heresy("Delphaic Vision", bob={"life": [*known, "Vandal Reavers (known to bob)", "9 I"]})
    t.ann.does("choose bob")
    t.ann.does("put Bog Thrall under")
    t.ann.does("leave the rest")
    t.ann.does("put Fen Candle on top")
    t.ann.does("no")
    ends(t)
    knows = {name: t.bob.knows(t.bob.card(name, "life")) for name in ("Fen Candle", "Bog Thrall", "Cult Initiate")}
    assert not any(knows.values())
    assert t.bob.knows(t.bob.card("Vandal Reavers", "life"))
    assert t.ann.knows(t.bob.card("Bog Thrall", "life"))
    t = heresy("Delphaic Vision", bob={"life": ["Fen Candle (known to bob)"]})
    t.ann.does("choose bob")
    t.ann.does("put Fen Candle under")
    t.ann.does("no")
    ends(t)
    assert t.bob.knows(t.bob.card("Fen Candle", "life"))


@rule("TG-414", "TG-444")
def test_of_three_only_who_foresees_knows_the_new_order_and_the_others_see_the_top_back():
    stack = ["Fen Candle", "Bog Thrall", "Attila, Scourge of Nations", "9 I"]
    vision: Seat = {"hand": ["Delphaic Vision", ANCHOR], "power": PLENTY}
    t = twilight(turn_of="ann", cat={}, bob={"life": stack, "shown": 3}, ann=vision)
    t.ann.does("play Delphaic Vision", at="bob")
    t.resolves()
    t.ann.does("leave the rest")
    t.ann.does("put Fen Candle on top")
    t.ann.does("put Bog Thrall on top")
    assert t.bob.life_cards[:3] == ["Attila, Scourge of Nations", "Bog Thrall", "Fen Candle"]
    looked_at = t.bob.player.life[-3:]
    assert [[one.knows(card) for card in looked_at] for one in (t.ann, t.bob, t.cat)] == [
        [True] * 3,
        *[[False] * 3] * 2,
    ]
    assert t.bob.player.shown == 1


@rule("TG-406")
def test_a_lumbering_creature_comes_back_exhausted():
    t = duel(ann={"hand": ["Samhain Summons"], "discard": ["Molossian Mastiff"]})
    t.ann.does("play Samhain Summons")
    ends(t)
    assert not t.ann.has("Molossian Mastiff").fresh


@rule("TG-426")
def test_a_counter_in_the_gap_stops_the_rest():
    t = duel(
        ann={"hand": ["Night of Whispering Envoys"]},
        bob={
            "hand": ["Tribune's Veto"],
            "power": "1 I, 2 II",
            "resources": ["Hunnic Outriders (exhausted)", "Ravage the Provinces (exhausted)"],
        },
    )
    t.ann.does("play Night of Whispering Envoys")
    while t.bob.life == 20:
        t.answer(PASS)
    t.ann.passes()
    t.bob.does("play Tribune's Veto")
    ends(t)
    assert t.bob.life == 18
    assert t.ann.discard == ["Night of Whispering Envoys"]
