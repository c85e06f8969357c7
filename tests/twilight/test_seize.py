"""The Seize Phase: what it costs, where it looks, and what comes back."""

from __future__ import annotations

import pytest

from gloaming.games.twilight.power import NUMERALS
from gloaming.games.twilight.state import Seized
from tests.proof import rule
from tests.twilight.scene import ASKED, Seat, twilight


@rule("TG-X04", "TG-X35", "TG-183", "TG-180")
def test_nothing_is_seized_from_whom_one_has_traded_with():
    t = twilight(phase="trade", ann={"hand": "6 I"}, bob={"hand": "3 I"})
    t.ann.does("force a trade with bob")
    assert t.pos.phase not in ("trade", "seize")


@rule("TG-X05", "TG-185", "TG-186")
def test_seizing_sets_aside_the_value_and_two_more():
    for cards, offered in ((2, 0), (3, 1), (4, 2), (5, 3)):
        t = twilight(
            phase="seize",
            ann={"hand": f"{cards} I", "power": "1 I"},
            bob={"hand": "I, II, III"},
        )
        found = [option for option in t.ask.options if option.verb == "seize"] if t.ask else []
        assert len(found) == offered, cards


@rule("TG-X06", "TG-X40")
def test_a_random_card_is_taken_from_the_hand_unseen():
    t = twilight(
        phase="seize",
        ann={"hand": ["Poisoned Knife", "Lex Talionis", "Bought Loyalty", "Forced March"], "deity": ASKED},
        bob={"hand": ["Fen Candle", "Hedge Druid", "Bog Thrall"]},
    )
    t.ann.does("seize a lesser from bob", setting_aside="Poisoned Knife, Lex Talionis, Bought Loyalty")
    t.ann.is_offered_only("destroy Poisoned Knife", "destroy Lex Talionis", "destroy Bought Loyalty")
    t.ann.does("destroy Lex Talionis")
    (taken,) = t.ann.player.aspects
    assert len(t.bob.hand) == 2
    assert t.bob.knows(taken)
    assert not t.ann.knows(taken)
    assert t.ann.destroyed == ["Lex Talionis"]
    assert sorted(t.ann.discard) == ["Bought Loyalty", "Poisoned Knife"]
    assert t.ann.hand == ["Forced March"]
    assert (t.ann.life, t.bob.life) == (20, 20)


@rule("TG-192")
def test_the_card_that_is_taken_is_random():
    taken = set()
    for seed in range(12):
        t = twilight(
            phase="seize",
            seed=seed,
            ann={"hand": "3 I", "deity": ASKED},
            bob={"hand": ["Fen Candle", "Hedge Druid", "Bog Thrall"]},
        )
        t.ann.does("seize a lesser from bob", destroying="Stoic Legionnaires")
        taken.add(t.ann.aspect_cards[0])
    assert len(taken) == 3


@rule("TG-184", "TG-X40")
def test_one_may_seize_again_while_cards_last():
    t = twilight(phase="seize", ann={"hand": "7 I", "deity": ASKED}, bob={"hand": "3 I"})
    for _ in range(2):
        t.ann.does(
            "seize a lesser from bob", setting_aside="Stoic Legionnaires, Stoic Legionnaires, Stoic Legionnaires"
        )
        t.ann.does("destroy Stoic Legionnaires")
    assert len(t.ann.hand) == 1
    assert t.ann.aspects == ["I", "I"]
    assert t.pos.phase != "seize"


@rule("TG-191", "TG-193", "TG-194", "TG-198")
def test_without_a_match_in_the_hand_the_life_stack_is_searched_from_the_top_in_order():
    t = twilight(
        phase="seize",
        ann={"hand": ["3 I"], "deity": ASKED},
        bob={"hand": ["Bought Loyalty"], "life": ["Hostage Prince", "Kelpie of the Ford", "Fen Candle", "4 I"]},
    )
    t.ann.does("seize a lesser from bob", destroying="Stoic Legionnaires")
    assert t.ann.aspect_cards == ["Fen Candle"]
    assert t.bob.life_cards[:3] == ["Hostage Prince", "Kelpie of the Ford", "Stoic Legionnaires"]
    assert t.bob.player.shown == 2
    (taken,) = t.ann.player.aspects
    assert t.pos.seen[taken] == 0
    assert all(t.pos.seen[card] == 0 for card in t.bob.player.life)


@rule("TG-193", "TG-194")
def test_a_card_seized_from_among_those_whose_backs_were_seen_uncovers_no_further_one():
    t = twilight(
        phase="seize",
        ann={"hand": ["3 I"], "deity": ASKED},
        bob={"hand": [], "life": ["Hostage Prince", "Fen Candle", "Kelpie of the Ford", "4 III"], "shown": 3},
    )
    t.ann.does("seize a lesser from bob", destroying="Stoic Legionnaires")
    assert t.ann.aspect_cards == ["Fen Candle"]
    assert t.bob.player.shown == 2


@rule("TG-X07", "TG-195", "TG-196")
def test_as_a_last_resort_the_own_life_stack_is_searched_and_two_cards_come_back_first():
    t = twilight(
        phase="seize",
        ann={
            "hand": ["Poisoned Knife", "Lex Talionis", "Forced March"],
            "life": ["II", "Fen Candle", "3 I"],
            "deity": ASKED,
        },
        bob={"hand": "II", "life": "20 II"},
    )
    t.ann.does("seize a lesser from bob")
    t.ann.is_offered_only("take back Poisoned Knife", "take back Lex Talionis", "take back Forced March")
    t.ann.does("take back Poisoned Knife")
    t.ann.does("take back Forced March")
    assert t.ann.aspect_cards == ["Fen Candle"]
    assert t.ann.life_cards[0] == "Cataphract Wedge"
    assert t.ann.destroyed == ["Lex Talionis"]
    assert t.ann.discard == []
    assert t.ann.hand == ["Forced March", "Poisoned Knife"]


@rule("TG-196")
def test_from_the_own_life_stack_a_greater_aspect_discards_one_and_an_exalted_two():
    for level, cards, discarded in (("greater", 4, 1), ("exalted", 5, 2)):
        t = twilight(
            phase="seize",
            ann={"hand": f"{cards} I", "life": "I, II, III, I"},
            bob={"hand": "I"},
        )
        t.ann.does(f"seize {'an' if level == 'exalted' else 'a'} {level} from bob")
        t.ann.does("take back Stoic Legionnaires")
        t.ann.does("take back Stoic Legionnaires")
        t.ann.does("destroy Stoic Legionnaires")
        assert len(t.ann.discard) == discarded
        assert len(t.ann.destroyed) == 1


@rule("TG-190")
def test_what_is_nowhere_costs_nothing_and_is_not_tried_again():
    t = twilight(phase="seize", ann={"hand": "5 I"}, bob={"hand": "I"})
    t.ann.does("seize an exalted from bob")
    t.ann.does("take back Stoic Legionnaires")
    t.ann.does("take back Stoic Legionnaires")
    assert len(t.ann.hand) == 5
    assert t.ann.discard == t.ann.destroyed == []
    t.ann.is_not_offered("seize an exalted from bob", "seize a greater from bob")
    t.ann.is_offered("seize a lesser from bob")


@rule("TG-X28")
def test_a_full_aspect_stack_makes_seizing_cheaper_where_several_play():
    ann: Seat = {"hand": "3 I"}
    bob: Seat = {"hand": "I", "aspects": "3 II"}
    t = twilight(phase="seize", ann=ann, bob=bob, cat={})
    t.ann.does("seize a lesser from bob")
    t.ann.does("take back Stoic Legionnaires")
    t.ann.does("destroy Stoic Legionnaires")
    assert (len(t.ann.hand), len(t.ann.discard), len(t.ann.destroyed)) == (1, 1, 1)
    t = twilight(phase="seize", ann=ann, bob=bob)
    t.ann.does("seize a lesser from bob", destroying="Stoic Legionnaires")
    assert (len(t.ann.hand), len(t.ann.discard), len(t.ann.destroyed)) == (0, 2, 1)
    t = twilight(phase="seize", options={"seize_discounts": "always"}, ann=ann, bob=bob)
    t.ann.does("seize a lesser from bob")
    t.ann.does("take back Stoic Legionnaires")
    t.ann.does("destroy Stoic Legionnaires")
    assert (len(t.ann.hand), len(t.ann.discard), len(t.ann.destroyed)) == (1, 1, 1)


@rule("TG-384")
@pytest.mark.parametrize(("level", "cards"), [("a lesser", 3), ("a greater", 4), ("an exalted", 5)])
def test_whatever_the_discount_one_card_is_destroyed(level: str, cards: int):
    t = twilight(
        phase="seize", ann={"hand": f"{cards} I"}, bob={"hand": "I, II, III", "aspects": "19 II", "life": 20}, cat={}
    )
    t.ann.does(f"seize {level} from bob")
    for _ in range(cards - 1):
        t.ann.does("take back Stoic Legionnaires")
    assert (len(t.ann.hand), len(t.ann.discard), len(t.ann.destroyed)) == (cards - 1, 0, 1)


@rule("TG-384", "TG-196")
@pytest.mark.parametrize(("level", "cards"), [("a lesser", 3), ("an exalted", 5)])
def test_whatever_the_discount_one_card_is_destroyed_for_an_aspect_of_the_own_life_stack(level: str, cards: int):
    t = twilight(
        phase="seize",
        ann={"hand": f"{cards} I", "life": "I, II, III, 9 I"},
        bob={"hand": "II", "life": "20 II", "aspects": "12 II"},
        cat={},
    )
    t.ann.does(f"seize {level} from bob")
    while t.ask.topic == "take_back":
        t.ann.does("take back Stoic Legionnaires")
    assert (len(t.ann.hand), len(t.ann.discard), len(t.ann.destroyed)) == (cards - 1, 0, 1)


@rule("TG-002", "TG-198")
def test_who_loses_the_last_card_of_the_life_stack_to_a_seize_is_out_before_the_next_one():
    t = twilight(
        phase="seize",
        ann={"hand": "7 I", "life": 20},
        bob={"hand": "", "life": "II"},
        cat={"hand": "I", "life": 20},
    )
    t.ann.does("seize a greater from bob", setting_aside=", ".join(["Stoic Legionnaires"] * 4))
    t.ann.does("destroy Stoic Legionnaires")
    assert t.pos.phase == "seize"
    assert t.bob.player.out
    t.ann.is_not_offered("seize a lesser from bob")


def _seizing(seized: tuple[Seized, ...]):
    t = twilight(
        phase="trade",
        ann={"hand": "9 I", "life": "II, 19 I"},
        bob={"hand": "2 II", "life": "I, 19 II"},
        cat={"hand": "2 II", "life": "I, 19 II"},
    )
    t.pos.seized = seized
    t.ann.passes()
    return t


@rule("TG-X29", "TG-381")
@pytest.mark.numbered
def test_retaliation_costs_as_many_cards_less_as_were_seized():
    t = _seizing((Seized(1, 0, 2),))
    t.ann.does("seize a greater from bob", setting_aside=", ".join(["Stoic Legionnaires"] * 4))
    t.ann.does("take back Stoic Legionnaires")
    t.ann.does("take back Stoic Legionnaires")
    t.ann.does("destroy Stoic Legionnaires")
    assert (len(t.ann.discard), len(t.ann.destroyed)) == (1, 1)
    assert Seized(0, 1, 1, retaliated=True) in t.pos.seized


@rule("TG-X30", "TG-382", "TG-383")
@pytest.mark.numbered
def test_no_retaliation_against_who_has_just_retaliated_but_against_others():
    t = _seizing((Seized(1, 0, 2, retaliated=True), Seized(2, 0, 1)))
    t.ann.does("seize a greater from bob", setting_aside=", ".join(["Stoic Legionnaires"] * 4))
    t.ann.does("destroy Stoic Legionnaires")
    assert (len(t.ann.hand), len(t.ann.discard), len(t.ann.destroyed)) == (5, 3, 1)
    t.ann.does("seize a greater from cat", setting_aside=", ".join(["Stoic Legionnaires"] * 4))
    t.ann.does("take back Stoic Legionnaires")
    t.ann.does("destroy Stoic Legionnaires")
    assert (len(t.ann.hand), len(t.ann.discard), len(t.ann.destroyed)) == (2, 5, 2)


@rule("TG-381")
@pytest.mark.numbered
def test_what_was_seized_counts_until_the_next_turn_of_who_seized():
    t = twilight(phase="seize", ann={"hand": "3 I"}, bob={"hand": "I"}, cat={})
    t.ann.does("seize a lesser from bob", destroying="Stoic Legionnaires")
    assert t.pos.seized == (Seized(0, 1, 1),)
    while t.pos.active != 0 or t.pos.turn == 9:
        if t.pos.turn < 12:
            assert t.pos.seized == (Seized(0, 1, 1),)
        t.skips()
    assert not t.pos.seized


@rule("TG-381")
@pytest.mark.parametrize(("seized_from", "cheaper"), [(0, 0), (2, 2), (3, 0)])
@pytest.mark.numbered
def test_retaliation_is_for_what_was_seized_from_oneself(seized_from: int, cheaper: int):
    t = twilight(turn_of="cat", phase="seize", ann={}, bob={"hand": "I"}, cat={"hand": "3 I"}, dan={})
    t.pos.seized = (Seized(1, seized_from, 2),)
    t.cat.does("seize a lesser from bob")
    while t.ask.topic == "take_back":
        t.cat.does("take back Stoic Legionnaires")
    if t.ask.topic == "destroy":
        t.cat.does("destroy Stoic Legionnaires")
    assert len(t.cat.hand) == cheaper
    assert len(t.cat.discard) == 2 - cheaper


@rule("TG-381", "TG-195")
@pytest.mark.parametrize(("life", "counted"), [("I, 19 II", 1), ("20 II", 0)])
def test_what_is_found_in_the_own_life_stack_was_seized_from_nobody(life: str, counted: int):
    t = twilight(
        phase="seize", ann={"hand": "3 I", "life": "II, 19 I", "deity": ASKED}, bob={"hand": "II", "life": life}
    )
    t.ann.does("seize a lesser from bob")
    while t.ask.topic in ("take_back", "destroy"):
        t.answer(t.ask.options[0])
    assert len(t.ann.aspects) == 1
    assert t.pos.seized == (Seized(t.ann.seat, t.bob.seat, counted),)


@rule("TG-192")
@pytest.mark.parametrize(("level", "left"), [("a lesser", ["II", "III"]), ("a greater", ["I", "III"])])
def test_what_is_taken_from_a_hand_is_of_the_level_that_was_named(level: str, left: list[str]):
    for seed in range(6):
        t = twilight(
            phase="seize", seed=seed, ann={"hand": "4 I", "deity": ASKED}, bob={"hand": "I, II, III", "life": 20}
        )
        t.ann.does(f"seize {level} from bob")
        while t.ask.topic in ("set_aside", "destroy"):
            t.answer(t.ask.options[0])
        assert sorted(NUMERALS[t.pos.level(card)] for card in t.bob.player.hand) == left
