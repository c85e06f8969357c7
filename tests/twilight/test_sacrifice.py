"""Sacrifice: certain, unanswerable, and only as the first answer."""

from __future__ import annotations

import pytest

from gloaming.games.twilight import options as opt
from gloaming.games.twilight.cards import FACE_OF
from gloaming.games.twilight.events import Left, PhaseBegan
from tests.proof import rule
from tests.twilight.scene import ASKED, Seat, Start, twilight


@rule("TG-X17")
@rule("TG-121", "TG-323", "TG-020")
def test_a_sacrifice_destroys_a_creature_for_its_exact_cost_and_no_requiem_sounds():
    t = twilight(
        turn_of="bob",
        ann={"field": ["Banshee of the Moor"], "resources": "II", "life": 20},
        bob={
            "resources": "I (of ann), I (of ann, exhausted), II (of ann, exhausted), II (of ann)",
            "field": ["Fen Candle", "Hedge Druid"],
            "aspects": "3 I",
        },
    )
    t.bob.does("sacrifice", against="Banshee of the Moor")
    t.bob.is_offered_only("choose lesser aspect 1 of bob", "choose lesser aspect 2 of bob, exhausted")
    t.bob.does("choose lesser aspect 2 of bob, exhausted")
    t.bob.does("choose greater aspect 3 of bob, exhausted")
    # The limit has fallen with the Aspects: one Lesser Creature has to go.
    t.bob.is_offered_only("discard Fen Candle", "discard Hedge Druid")
    t.bob.does("discard Fen Candle")
    assert t.ann.field == []
    assert sorted(t.ann.destroyed) == ["Banshee of the Moor", "Cataphract Wedge", "Stoic Legionnaires"]
    assert t.bob.resources == ["I", "II"]
    assert t.bob.aspects == ["I"] * 3
    assert not t.ann.player.manifested
    t.is_quiet()


@rule("TG-327", "TG-329")
def test_the_cost_must_match_in_type_and_power_does_not_pay():
    t = twilight(
        turn_of="bob",
        ann={"field": ["Banshee of the Moor"], "resources": "II"},
        bob={"resources": "3 I", "power": "2 I, 2 II", "deity": ASKED},
    )
    t.bob.is_not_offered("sacrifice")


@rule("TG-062")
def test_a_mini_card_costs_one_lesser_aspect():
    t = twilight(turn_of="bob", ann={"field": ["Loki in Exile (mini)"], "resources": "I"}, bob={"resources": "I"})
    t.bob.does("sacrifice", against="Loki in Exile")
    assert t.ann.field == []
    assert t.bob.resources == []


@rule("TG-342", "TG-326", "TG-073", "TG-324")
def test_own_cards_covered_fortifications_and_discard_stacks_can_be_sacrificed_against_in_any_turn():
    t = twilight(
        ann={"field": ["Fen Candle"], "resources": "I", "deity": ASKED},
        bob={
            "resources": "2 I",
            "field": ["Pool of Votive Blades (S)", "Hydra Nest (S)", "Hedge Druid"],
            "discard": ["Poisoned Knife", "Poisoned Knife"],
        },
    )
    t.ann.passes()
    t.bob.does("sacrifice")
    t.bob.is_offered_only(
        "sacrifice against Fen Candle of ann",
        "sacrifice against Pool of Votive Blades of bob, south",
        "sacrifice against Hedge Druid of bob",
        "sacrifice against Poisoned Knife of bob",
    )
    assert len(t.ask.options) == 4  # equal cards of one stack are one option
    t.bob.does("sacrifice against Poisoned Knife of bob")
    assert t.bob.discard == ["Poisoned Knife"]
    assert "Poisoned Knife" in t.bob.destroyed


@rule("TG-333", "TG-334", "TG-332")
def test_a_sacrifice_is_not_answered_and_counters_what_its_target_has_pending():
    t = twilight(
        ann={"field": ["Ballista Crew of the Limes"], "resources": "I, II"},
        bob={"field": ["Fen Candle"], "resources": "I, II"},
    )
    t.ann.does("use Ballista Crew of the Limes", at="Fen Candle")
    t.ann.passes()
    t.bob.does("sacrifice", against="Ballista Crew of the Limes")
    # No question comes between: it is gone before its player could use it again.
    assert t.ann.field == []
    assert t.ann.destroyed == ["Ballista Crew of the Limes"]
    t.resolves()
    assert t.bob.field == []  # beyond the Creature Limit now that the Aspects are gone
    assert t.bob.discard == ["Fen Candle"]
    t.is_quiet()


@rule("TG-X18")
def test_first_option_sacrifice_or_counter_but_not_both():
    ann: Seat = {"hand": ["Ravage the Provinces"], "resources": "2 I, II", "deity": ASKED}
    bob: Seat = {"hand": ["Unspeak the Name"], "resources": "3 I, 2 II", "life": 20}
    t = twilight(ann=ann, bob=bob)
    t.ann.does("play Ravage the Provinces", at="bob")
    t.ann.passes()
    t.bob.is_offered("sacrifice", "play Unspeak the Name")
    t.bob.does("sacrifice", against="Ravage the Provinces")
    t.resolves()
    assert t.bob.life == 20
    assert t.ann.discard == []
    assert "Ravage the Provinces" in t.ann.destroyed
    t.is_quiet()
    t = twilight(ann=ann, bob=bob)
    t.ann.does("play Ravage the Provinces", at="bob")
    t.ann.passes()
    t.bob.does("play Unspeak the Name")
    t.ann.passes()
    assert t.bob.is_asked
    against = [opt.Against(item.matter.card) for item in t._items()]
    t.bob.does("sacrifice")
    t.bob.is_not_offered(against[0])
    t.bob.is_offered(against[1])


@rule("TG-X19")
def test_a_counter_to_a_counter_and_no_sacrifice_once_a_counter_was_tried():
    t = twilight(
        ann={
            "hand": ["Ravage the Provinces"],
            "resources": "2 I, II, I (exhausted), II (exhausted), II (exhausted)",
        },
        bob={
            "hand": ["Tribune's Veto", "Cut Down the Herald"],
            "resources": "4 I, 4 II",
            "life": 20,
        },
    )
    t.ann.does("play Ravage the Provinces", at="bob")
    t.ann.passes()
    t.bob.does("play Tribune's Veto")
    # Ann has paid everything, and gives up what she paid with.
    t.ann.does("sacrifice", against="Tribune's Veto")
    assert t.chain == ["Ravage the Provinces"]
    assert len(t.ann.resources) == 3
    assert "Tribune's Veto" in t.bob.destroyed
    t.ann.passes()
    # Bob has lost first option against the first Scheme: only another card can stop it now.
    t.bob.is_offered("play Cut Down the Herald")
    t.bob.is_not_offered("sacrifice")
    t.resolves()
    assert t.bob.life == 16
    assert t.ann.discard[-1:] == ["Ravage the Provinces"]


@rule("TG-359", "TG-350", "TG-339", "TG-356")
def test_a_counter_to_a_counter_to_a_scheme():
    t = twilight(
        ann={"hand": ["Ravage the Provinces", "Unspeak the Name"], "resources": "3 I, 2 II", "life": 20},
        bob={"hand": ["Tribune's Veto"], "resources": "I, 2 II", "life": 20},
    )
    t.ann.does("play Ravage the Provinces", at="bob")
    t.ann.passes()
    t.bob.does("play Tribune's Veto")
    t.ann.does("play Unspeak the Name")
    assert t.chain == ["Ravage the Provinces", "Tribune's Veto", "Unspeak the Name"]
    t.resolves()
    assert t.bob.life == 16
    assert t.bob.destroyed == ["Tribune's Veto"]
    assert sorted(t.ann.discard) == ["Ravage the Provinces", "Unspeak the Name"]
    t.is_quiet()


@rule("TG-430")
def test_an_unrelated_effect_ends_first_option_unless_the_table_says_otherwise():
    ann: Seat = {"hand": ["Fen Candle"], "resources": "I", "field": ["Gothic Foederati"]}
    bob: Seat = {"hand": ["Poisoned Knife"], "resources": "2 I"}
    for option, offered in (("any", False), ("aimed", True)):
        t = twilight(options={"first_option": option}, ann=ann, bob=bob)
        t.ann.does("summon Fen Candle")
        t.ann.passes()
        summoned = t._items()[0].matter.card
        t.bob.does("play Poisoned Knife", at="Gothic Foederati")
        while not (t.bob.is_asked and len(t._items()) == 1):
            t.skips()
        if opt.Sacrifice() in t.ask.options:
            t.bob.does("sacrifice")
        assert (opt.Against(summoned) in t.ask.options) == offered, option


@rule("TG-X43")
@pytest.mark.numbered
def test_a_heresy_cannot_be_stopped_by_sacrifice():
    t = twilight(
        phase="combat",
        turn_of="bob",
        ann={"resources": "I", "hand": ["Spring the Snare", "Chain Across the Harbour"], "life": 20},
        bob={
            "resources": "Poisoned Knife (of ann, known to ann), I",
            "field": ["Fen Candle"],
            "discard": ["Poisoned Knife"],
            "hand": ["Poisoned Knife"],
        },
    )
    t.bob.does("attack with Fen Candle: life stack")
    assert t.window == "attackers"
    t.bob.passes()
    t.ann.does("play Spring the Snare")
    t.resolves()
    t.ann.does("choose lesser aspect 1 of bob (Poisoned Knife)")
    assert t.pos.players[1].resources[0].face_up
    assert t.chain == ["Spring the Snare", "Poisoned Knife"]
    t.bob.is_not_offered("sacrifice")
    t.bob.is_offered("play Poisoned Knife")
    t.resolves()
    assert t.bob.field == []
    t.is_quiet()
    # The Aspect stays face up until the End Phase, and from here on it may be given up.
    assert t.bob.player.resources[0].face_up
    while not t.bob.is_asked:
        t.skips()
    t.bob.is_offered("sacrifice")
    t.goes_to("end")
    assert t.ann.life == 20


@rule("TG-432")
def test_under_a_heresy_only_the_card_of_the_answer_on_top_can_be_sacrificed_against():
    t = twilight(
        ann={"resources": "3 I", "hand": ["Spring the Snare"], "field": ["Gothic Foederati"]},
        bob={"resources": "Poisoned Knife, 2 I", "field": ["Fen Candle"], "hand": ["Lex Talionis"], "discard": "2 I"},
    )
    t.ann.does("play Spring the Snare")
    t.resolves()
    t.ann.does("choose lesser aspect 1 of bob")
    assert t.chain[-1] == "Poisoned Knife"
    t.ann.is_not_offered("sacrifice")
    t.ann.passes()
    t.bob.does("play Lex Talionis", at="Gothic Foederati")
    t.ann.does("sacrifice")
    t.ann.is_offered_only("sacrifice against Lex Talionis")


@rule("TG-432")
def test_under_a_heresy_an_answer_that_was_answered_can_no_more_be_sacrificed_against():
    t = twilight(
        ann={"resources": "3 I", "hand": ["Spring the Snare", "Poisoned Knife"], "field": ["Gothic Foederati"]},
        bob={"resources": "Poisoned Knife, 2 I", "hand": ["Lex Talionis"]},
    )
    t.ann.does("play Spring the Snare")
    t.resolves()
    t.ann.does("choose lesser aspect 1 of bob")
    t.ann.passes()
    t.bob.does("play Lex Talionis", at="Gothic Foederati")
    t.ann.does("play Poisoned Knife", at="Gothic Foederati")
    assert t.chain[-2:] == ["Lex Talionis", "Poisoned Knife"]
    t.ann.passes()
    t.bob.does("sacrifice")
    t.bob.is_offered_only("sacrifice against Poisoned Knife")


@rule("TG-431", "TG-340")
@pytest.mark.parametrize(("options", "life"), [({}, 18), ({"faq_obliterate": True}, 20)])
def test_cards_destroyed_by_sacrifice_count_for_obliterate_unless_the_table_says_otherwise(options, life):
    t = twilight(
        options=options,
        ann={"resources": "2 I", "hand": ["Cut the Mistletoe"], "deity": ASKED},
        bob={"discard": ["Poisoned Knife"], "life": 20},
    )
    t.ann.does("sacrifice", against="Poisoned Knife")
    assert t.pos.destroyed_this_turn == (0 if options else 2), "the Aspect and the card it was given up against"
    t.ann.does("play Cut the Mistletoe", at="bob")
    t.resolves()
    assert t.bob.life == life


@rule("TG-234")
@pytest.mark.parametrize("phase", ["refresh", "draw", "trade", "seize", "resource", "summoning", "combat", "end"])
def test_the_creature_limit_holds_at_once_in_every_phase_and_in_turns_of_others(phase: Start):
    t = twilight(
        phase=phase,
        options={"sacrifice_anytime": True},
        ann={"discard": ["Poisoned Knife"], "hand": "3 I", "life": 20, "deity": ASKED},
        bob={"resources": "I", "field": ["Fen Candle"], "hand": "I", "life": "II, 19 I"},
    )
    while not t.bob.is_asked:
        t.skips()
    assert t.pos.phase == phase
    before = len(t.events)
    t.bob.does("sacrifice", against="Poisoned Knife")
    assert (t.bob.field, t.bob.discard) == ([], ["Fen Candle"])
    what_came_first = next(event for event in t.events[before:] if isinstance(event, Left | PhaseBegan))
    assert isinstance(what_came_first, Left), "at once: still in that phase"


@rule("TG-234")
@pytest.mark.parametrize(
    ("creature", "levels"),
    [("Fen Candle", "2 II, 2 III"), ("Youthful Troll", "2 I, 2 III"), ("The Wicker Giant", "2 I, 2 II")],
)
def test_the_limit_of_a_level_is_its_own(creature: str, levels: str):
    t = twilight(ann={"resources": levels, "field": [creature], "deity": ASKED}, bob={})
    assert (t.ann.field, t.ann.discard) == ([], [creature])


@rule("TG-234")
def test_creatures_are_discarded_until_the_limit_is_met():
    t = twilight(
        ann={"resources": "2 I", "field": ["Fen Candle", "Hedge Druid"], "deity": ASKED},
        bob={"discard": ["Web of Informants"]},
    )
    t.ann.does("sacrifice", against="Web of Informants")
    while t.ask.topic == "limit":
        t.answer(t.ask.options[0])
    assert t.ann.field == []
    assert sorted(t.ann.discard) == ["Fen Candle", "Hedge Druid"]


@rule("TG-343", "TG-229")
def test_sacrificed_aspects_lower_the_creature_limit_at_once():
    t = twilight(
        ann={"resources": "I", "field": ["Fen Candle"]},
        bob={"discard": ["Poisoned Knife"], "deity": ASKED},
    )
    t.ann.does("sacrifice", against="Poisoned Knife")
    assert t.ann.field == []
    assert t.ann.discard == ["Fen Candle"]


@rule("TG-326")
def test_very_many_targets_come_in_several_questions():
    many: Seat = {"discard": list(FACE_OF)[:40]}
    t = twilight(ann={"resources": "4 I, 4 II, 4 III", **many}, bob=many, cat=many, dan=many)
    t.ann.does("sacrifice")
    first = t.ask.options
    assert len(first) == 128
    t.ann.passes()
    second = t.ask.options
    assert len({*first[:-1], *second}) == 160


@rule("TG-334", "TG-425")
def test_last_words_are_no_active_effect_and_are_not_stopped_by_a_sacrifice_against_the_discarded_card():
    t = twilight(
        ann={"hand": ["Poisoned Knife"], "resources": "I, II", "field": ["Youthful Troll"]},
        bob={"field": ["Murmillo of Capua"], "resources": "I"},
    )
    t.ann.does("play Poisoned Knife", at="Murmillo of Capua")
    while not (t.chain and t.chain[-1] == "Murmillo of Capua"):
        t.skips()
    t.ann.does("sacrifice", against="Murmillo of Capua")
    assert t.bob.discard == []
    t.resolves()
    assert t.ann.has("Youthful Troll").damage == 2


@rule("TG-336")
def test_a_manifested_aspect_does_not_count_towards_a_price_while_its_heresy_is_pending():
    t = twilight(
        ann={"resources": "2 I", "hand": ["Spring the Snare", "Plunder the Baggage"], "deity": ASKED},
        bob={"resources": "Barley and Oil (exhausted)", "discard": "II"},
    )
    t.ann.does("play Spring the Snare")
    while t.ask.topic != "aspect":
        t.skips()
    t.ann.does("choose lesser aspect 1 of bob, exhausted")
    t.ann.does("play Plunder the Baggage")
    # One Lesser would pay for it, and bob has one; but it is the one that was Manifested.
    t.ann.passes()
    assert not t.bob.is_asked or opt.Sacrifice() not in t.ask.options


@rule("TG-341", "TG-344", "TG-431")
@pytest.mark.parametrize("faq", [True, False])
@pytest.mark.parametrize("where", ["pending", "in play", "discarded"])
def test_nothing_answers_a_card_that_is_destroyed_by_sacrifice_wherever_it_was(where: str, faq: bool):
    t = twilight(
        options={"faq_obliterate": faq},
        turn_of="bob",
        ann={"field": ["Taker of Heads"], "resources": "2 I, II"},
        bob={
            "hand": ["Hedge Druid"] * (where == "pending"),
            "field": ["Hedge Druid"] * (where == "in play"),
            "discard": ["Hedge Druid"] * (where == "discarded"),
            "resources": "2 I",
        },
    )
    if where == "pending":
        t.bob.does("summon Hedge Druid")
    t.bob.passes()
    t.ann.does("sacrifice", against="Hedge Druid")
    t.resolves()
    assert t.bob.destroyed == ["Hedge Druid"]
    assert t.ann.has("Taker of Heads").blessings == 0
    assert t.pos.destroyed_this_turn == (0 if faq else 2)


@rule("TG-325", "TG-326")
def test_equal_cards_in_play_are_told_apart_and_those_of_one_discard_stack_are_not():
    t = twilight(
        ann={"resources": "I"},
        bob={"field": ["2 Fen Candle", "2 Leper"], "discard": ["3 Fen Candle"], "resources": "4 I"},
    )
    t.ann.does("sacrifice")
    in_play = [one.card for one in t.pos.controlled(t.bob.seat)]
    cards = [option.card for option in t.ask.options if isinstance(option, opt.Against)]
    assert cards[:4] == in_play
    assert [card in t.bob.player.discard for card in cards[4:]] == [True]
