"""Timing: last in first out, sources and targets that are gone, gaps between effects, triggers."""

from __future__ import annotations

from tests.proof import rule
from tests.twilight.cards.scenes import ends, heresy
from tests.twilight.scene import ASKED, GAME, Seat, twilight


@rule("TG-X22", "TG-X23")
def test_a_creature_slain_in_response_to_the_effect_that_would_have_used_it():
    t = twilight(
        turn_of="bob",
        ann={"hand": ["Poisoned Knife"], "resources": "I", "deity": ASKED},
        bob={"field": ["Cult Initiate"], "resources": "I, I"},
    )
    t.bob.does("use Cult Initiate")
    t.bob.passes()
    t.ann.does("play Poisoned Knife", at="Cult Initiate")
    assert t.chain == ["Cult Initiate", "Poisoned Knife"]
    t.resolves()
    assert t.bob.discard == ["Cult Initiate"]
    assert t.bob.destroyed == []
    assert t.bob.player.manifested == 0
    t.is_quiet()


@rule("TG-X24")
def test_the_effect_in_response_comes_first_and_the_scheme_finds_no_target():
    t = twilight(
        ann={"hand": ["Poisoned Knife"], "resources": "I", "deity": ASKED},
        bob={"field": ["Cult Initiate"], "resources": ["Barley and Oil", "Bog Thrall"], "discard": "I"},
    )
    t.ann.does("play Poisoned Knife", at="Cult Initiate")
    t.ann.passes()
    t.bob.does("use Cult Initiate")
    t.resolves()
    assert t.bob.destroyed == ["Cult Initiate"]
    # The Aspect is chosen only now.
    assert t.ask.topic == "aspect"
    t.bob.does("choose lesser aspect 1 of bob")
    while t._items():
        t.skips()
    assert t.bob.player.manifested == 1
    assert t.ann.discard == ["Poisoned Knife"]
    t.is_quiet()


@rule("TG-X25")
def test_an_ability_whose_creature_was_slain_does_nothing():
    t = twilight(
        ann={"field": ["Ballista Crew of the Limes"], "resources": "II", "deity": ASKED},
        bob={"field": ["Ballista Crew of the Limes"], "resources": "II"},
    )
    mine = t.ann.has("Ballista Crew of the Limes")
    t.ann.does("use Ballista Crew of the Limes", at="Ballista Crew of the Limes of bob")
    assert not t.ann.has("Ballista Crew of the Limes").fresh
    t.ann.passes()
    t.bob.does("use Ballista Crew of the Limes", at="Ballista Crew of the Limes of ann, exhausted")
    t.resolves()
    assert t.pos.permanent(mine.card) is None
    assert t.bob.has("Ballista Crew of the Limes").damage == 0
    t.is_quiet()


@rule("TG-X26", "TG-357")
def test_a_counter_comes_before_any_result_is_seen():
    t = twilight(
        ann={"hand": ["Ravage the Provinces"], "resources": "2 I, II", "deity": ASKED},
        bob={"hand": ["Cut Down the Herald"], "resources": "I, II", "life": 20},
    )
    t.ann.does("play Ravage the Provinces", at="bob")
    t.ann.passes()
    t.bob.is_offered("play Cut Down the Herald")
    assert t.bob.life == 20
    t.bob.passes()
    assert t.bob.life == 16
    # Now that it has happened there is nothing left to counter.
    assert not t.bob.is_asked or "Cut Down the Herald" not in t.offer()


@rule("TG-X20")
def test_effects_of_a_card_follow_each_other_with_a_response_between():
    ann: Seat = {"hand": ["Cut the Mistletoe"], "resources": "I", "deity": ASKED}
    bob: Seat = {
        "hand": ["Unspeak the Name"],
        "resources": "I, II",
        "discard": ["Waters of the Apsu"],
        "life": 20,
    }
    t = twilight(ann=ann, bob=bob)
    t.ann.does("play Cut the Mistletoe", at="Waters of the Apsu, bob")
    t.ann.passes()
    t.bob.passes()
    # The card is Destroyed, the damage has not come yet.
    assert t.bob.destroyed == ["Waters of the Apsu"]
    assert t.bob.life == 20
    t.ann.passes()
    t.bob.does("play Unspeak the Name")
    t.resolves()
    assert t.bob.life == 20
    assert t.ann.destroyed == ["Cut the Mistletoe"]
    t = twilight(ann=ann, bob=bob)
    t.ann.does("play Cut the Mistletoe", at="Waters of the Apsu, bob")
    t.resolves()
    assert t.bob.life == 18
    assert t.ann.discard == ["Cut the Mistletoe"]


@rule("TG-X21", "TG-348", "TG-349")
def test_obliterate_looks_only_at_what_was_destroyed_before_it():
    # Whispers in the Cairn destroys first and obliterates second; with an empty Discard Stack only earlier cards count.
    seat: Seat = {"field": ["Whispers in the Cairn"], "resources": "I", "deity": "Reader of Portents"}
    t = twilight(phase="draw", ann=seat, bob={"life": 20})
    t.resolves()
    assert t.bob.life == 20
    t = twilight(phase="draw", ann=seat, bob={"life": 20, "discard": "II"})
    while t._items():
        t.answer(t.ask.options[0] if t.ask.topic not in ("chain",) else t.ask.options[-1])
    assert t.bob.life == 19


@rule("TG-427", "TG-234", "TG-278")
def test_dying_creatures_do_not_count_for_the_creature_limit():
    t = twilight(
        ann={"resources": "I", "field": ["Gothic Foederati (damage 3)", "Fen Candle"], "deity": ASKED},
        bob={},
    )
    assert t.ann.field == ["Fen Candle"]
    assert t.ann.discard == ["Gothic Foederati"]


@rule("TG-428", "TG-388")
def test_triggers_come_from_the_turn_player_on_and_each_orders_the_own():
    t = twilight(
        phase="draw",
        ann={
            "field": ["Burning Villas", "Household Rites", "Gothic Foederati", "Fen Candle"],
            "resources": "2 I",
            "deity": ASKED,
        },
        bob={"life": 20},
    )
    t.ann.is_offered_only("begin with Burning Villas", "begin with Household Rites")
    t.ann.does("begin with Household Rites")
    assert t.chain == ["Household Rites"]
    assert t.bob.life == 20
    t.resolves()
    while t.ask.topic == "target":
        t.ann.does("choose Fen Candle")
    t.resolves()
    assert t.ann.has("Fen Candle").blessings == 1
    assert t.bob.life == 19


@rule("TG-428", "TG-242")
def test_what_a_fight_sets_off_waits_for_the_end_of_the_step():
    t = twilight(
        phase="combat",
        ann={"field": ["2 Murmillo of Capua"], "resources": "2 I", "deity": ASKED},
        bob={"field": ["Gothic Foederati", "Reed-Marsh Fisher"], "resources": "2 I"},
    )
    t.ann.does("attack with Murmillo of Capua: life stack")
    t.ann.does("attack with Murmillo of Capua: life stack")
    t.all_pass()
    t.bob.does("block Murmillo of Capua with Gothic Foederati")
    t.bob.does("block Murmillo of Capua with Reed-Marsh Fisher")
    t.all_pass()
    t.all_pass()
    # Both have fallen before the first of their last words is on the chain.
    assert t.ann.field == []
    assert t.ask.topic in ("first_trigger", "chain")
    assert t.bob.has("Gothic Foederati").damage == 2


@rule("TG-447", "TG-036", "TG-038", "TG-039")
def test_a_countered_deity_power_is_spent_all_the_same():
    t = twilight(
        ann={"deity": "Hera", "resources": "I"},
        bob={"hand": ["Right of Sanctuary"], "resources": "2 II"},
    )
    t.ann.is_offered("use the power of Hera")
    t.ann.does("use the power of Hera")
    while t.ask.topic != "chain":
        t.answer(t.ask.options[0])
    t.pos.counter(next(n for n, f in enumerate(t.pos.agenda) if type(f.rule).__name__ == "Item"))
    t.resolves()
    assert t.ann.spent
    t.ann.is_not_offered("use the power of Hera")


@rule("TG-X43")
def test_a_planted_trap_slays_an_attacker_before_damage():
    t = twilight(
        phase="combat",
        turn_of="bob",
        ann={"resources": "I", "hand": ["Spring the Snare"], "life": 20},
        bob={"resources": "Poisoned Knife (of ann, known to ann)", "field": ["Fen Candle"]},
    )
    t.bob.does("attack with Fen Candle: life stack")
    t.bob.passes()
    t.ann.does("play Spring the Snare")
    assert t.ann.resources == ["I exhausted"]
    t.resolves()
    t.ann.does("choose lesser aspect 1 of bob (Poisoned Knife)")
    t.resolves()
    assert t.bob.field == []
    assert t.bob.player.resources[0].face_up
    t.goes_to("end")
    assert t.ann.life == 20


@rule("TG-354")
def test_an_instruction_is_done_once_it_is_carried_out_and_not_while_it_asks():
    t = twilight(ann={"hand": ["Plunder the Baggage"], "resources": "3 I", "deity": ASKED}, bob={"resources": "I"})
    t.ann.does("play Plunder the Baggage")
    (item,) = GAME.view(t.pos, t.bob.seat).chain
    assert (item.at, item.of) == (0, 2)
    t.resolves()
    assert t.ask.topic == "aspect"
    (item,) = GAME.view(t.pos, t.bob.seat).chain
    assert (item.at, item.of) == (0, 2), "the Aspect is still to be chosen"


@rule("TG-345", "TG-428")
def test_what_an_effect_sets_off_waits_until_all_of_it_is_done():
    t = heresy(
        "Ulfhednar Wolf-Coats",
        ann={"field": ["Fen Candle", "Bog Thrall"]},
        bob={"field": ["Ulfhednar Wolf-Coats"], "life": 20},
    )
    assert t.bob.life == 18
    assert t.pos.waiting
    t.ann.does("choose Bog Thrall")
    assert t.ann.has("Bog Thrall").blessings == 1
    assert t.bob.has("Ulfhednar Wolf-Coats").blessings == 0
    ends(t)
    assert t.bob.has("Ulfhednar Wolf-Coats").blessings == 1
