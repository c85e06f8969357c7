"""The Trade Phase: offers, counter-offers, refusals and Forced Trades."""

from __future__ import annotations

import pytest

from gloaming.games.twilight.events import Traded
from tests.proof import rule
from tests.twilight.scene import ASKED, GAME, Seat, twilight


def offers(actor, mine: str, theirs: str) -> None:
    """Put together an offer and make it, by the names of levels."""
    for level in mine.split():
        actor.does(f"offer {'an' if level == 'exalted' else 'a'} {level}")
    for level in theirs.split():
        actor.does(f"ask for {'an' if level == 'exalted' else 'a'} {level}")
    actor.does("propose")


@rule("TG-X02", "TG-X34")
def test_a_free_trade_by_offer_and_counter_offer():
    t = twilight(
        phase="trade",
        ann={"hand": ["Lex Talionis", "Forced March", "Every Tenth Man"], "life": "II, 19 I"},
        bob={"hand": ["Poisoned Knife", "Spring the Snare", "Bought Loyalty", "Hostage Prince"], "life": 20},
    )
    t.ann.does("trade with bob")
    offers(t.ann, "lesser", "lesser")
    t.bob.does("make another offer")
    offers(t.bob, "lesser greater", "lesser greater")
    t.ann.does("accept the offer")
    t.bob.is_offered_only("give Poisoned Knife", "give Spring the Snare")
    t.bob.does("give Poisoned Knife")
    t.bob.is_offered_only("give Bought Loyalty", "give Hostage Prince")
    t.bob.does("give Hostage Prince")
    t.ann.does("give Lex Talionis")
    assert t.ann.aspects == ["I", "II"]
    assert t.ann.aspect_cards == ["Poisoned Knife", "Hostage Prince"]
    assert t.bob.aspect_cards == ["Lex Talionis", "Every Tenth Man"]
    assert t.ann.hand == ["Forced March"]
    assert len(t.bob.hand) == 2
    for giver, taker in ((t.bob, t.ann), (t.ann, t.bob)):
        for card in taker.player.aspects:
            assert giver.knows(card)
            assert not taker.knows(card)
    # One successful Trade with an opponent is all there is.
    assert t.pos.phase != "trade"


@rule("TG-169")
def test_a_trade_need_not_be_balanced():
    t = twilight(phase="trade", ann={"hand": "3 I", "deity": ASKED}, bob={"hand": "III", "life": "II, 19 I"})
    t.ann.does("trade with bob")
    offers(t.ann, "lesser lesser", "exalted")
    t.bob.does("accept the offer")
    t.ann.does("give Stoic Legionnaires")
    t.ann.does("give Stoic Legionnaires")
    assert t.ann.aspects == ["III"]
    assert t.bob.aspects == ["I", "I"]


@rule("TG-169")
def test_something_for_nothing_is_no_trade():
    t = twilight(phase="trade", ann={"hand": "3 I", "deity": ASKED}, bob={"hand": "III", "life": "II, 19 I"})
    t.ann.does("trade with bob")
    t.ann.is_not_offered("ask for an exalted", "propose")
    t.ann.does("offer a lesser")
    t.ann.is_not_offered("propose")


@rule("TG-168", "TG-165")
def test_only_levels_that_lie_in_the_hands_can_be_offered():
    t = twilight(
        phase="trade",
        ann={"hand": "I", "aspects": "III", "resources": "III"},
        bob={"hand": "II", "aspects": "III", "life": "II, 19 I"},
    )
    t.ann.does("trade with bob")
    t.ann.is_offered_only("offer a Lesser card")
    t.ann.does("offer a Lesser card")
    t.ann.is_offered_only("ask for a Greater card")


@rule("TG-166", "TG-172", "TG-443")
def test_an_offer_that_is_declined_moves_nothing_and_each_side_makes_at_most_three():
    t = twilight(phase="trade", ann={"hand": "2 I", "deity": ASKED}, bob={"hand": "2 I", "life": "II, 19 I"})
    for left in (2, 1, 0):
        t.ann.is_offered("pass")
        t.ann.does("trade with bob")
        offers(t.ann, "lesser", "lesser")
        t.bob.is_offered("make another offer")
        t.bob.does("decline the offer")
        assert (t.pos.phase == "trade") == (left > 0)
    assert (len(t.ann.hand), len(t.bob.hand)) == (2, 2)
    assert t.ann.aspects == []


@rule("TG-443")
def test_counter_offers_end_after_three_as_well():
    t = twilight(phase="trade", ann={"hand": "2 I", "deity": ASKED}, bob={"hand": "2 I", "life": "II, 19 I"})
    t.ann.does("trade with bob")
    for _ in range(2):
        offers(t.ann, "lesser", "lesser")
        t.bob.does("make another offer")
        offers(t.bob, "lesser", "lesser")
        t.ann.does("make another offer")
    offers(t.ann, "lesser", "lesser")
    t.bob.does("make another offer")
    offers(t.bob, "lesser", "lesser")
    t.ann.is_not_offered("make another offer")
    t.ann.is_offered_only("accept the offer", "decline the offer")


@rule("TG-X03")
def test_a_forced_trade_after_a_refusal():
    t = twilight(
        phase="trade",
        ann={"hand": "4 II", "life": "II, 19 I", "deity": ASKED},
        bob={"hand": "2 II", "life": "II, 19 I"},
    )
    mine, theirs = t.ann.player.life[-1], t.bob.player.life[-1]
    t.ann.does("trade with bob")
    offers(t.ann, "greater", "greater")
    t.bob.does("want no trades")
    t.ann.is_not_offered("trade with bob")
    t.ann.does("force a trade with bob")
    assert (t.ann.player.aspects, t.bob.player.aspects) == ((theirs,), (mine,))
    assert (t.ann.life, t.bob.life) == (19, 19)
    for card in (mine, theirs):
        assert not t.ann.knows(card)
        assert not t.bob.knows(card)
    # And it counts as a Trade: nothing to Seize from bob, though there are cards enough.
    assert t.pos.phase not in ("trade", "seize")


@rule("TG-177", "TG-176")
def test_a_forced_trade_needs_equal_top_cards():
    t = twilight(phase="trade", ann={"hand": "I", "life": "I, 19 II"}, bob={"hand": "I", "life": "II, 19 I"})
    t.ann.is_offered_only("trade with bob", "pass")


@rule("TG-X39", "TG-173", "TG-172", "TG-174")
def test_who_wants_no_trades_is_left_alone_but_can_be_seized_from():
    t = twilight(
        phase="trade", ann={"hand": "3 I, III", "life": "II, 19 I"}, bob={"hand": "3 I, III", "life": "I, 19 II"}
    )
    t.ann.does("trade with bob")
    offers(t.ann, "lesser exalted", "lesser exalted")
    t.bob.does("want no trades")
    assert t.pos.phase == "seize"
    t.ann.is_offered("seize a lesser from bob")


@rule("TG-444")
def test_who_has_seen_a_hand_knows_cards_given_in_secret_only_as_a_set():
    t = twilight(
        phase="trade",
        ann={"hand": "II", "deity": ASKED},
        bob={"hand": ["Poisoned Knife (known to ann)", "Spring the Snare (known to ann)"], "life": "II, 19 I"},
    )
    t.ann.does("trade with bob")
    offers(t.ann, "greater", "lesser")
    t.bob.does("accept the offer")
    t.bob.does("give Spring the Snare")
    given, kept = t.ann.player.aspects[0], t.bob.player.hand[0]
    assert t.bob.knows(given)
    assert not t.ann.knows(given)
    assert not t.ann.knows(kept)
    assert t.pos.mixed_with(given) == t.pos.mixed_with(kept) != 0
    assert given in t.pos.mixed[0].known_to(0)


@rule("TG-444")
def test_who_has_seen_a_hand_still_knows_in_it_the_cards_with_other_backs_than_those_given():
    seen = ["Stoic Legionnaires", "Cataphract Wedge", "Cataphract Wedge", "Attila, Scourge of Nations"]
    t = twilight(
        phase="trade",
        ann={"hand": "II", "deity": ASKED},
        bob={"hand": [f"{name} (known to ann)" for name in seen], "life": "II, 19 I"},
    )
    t.ann.does("trade with bob")
    offers(t.ann, "greater", "greater")
    t.bob.does("accept the offer")
    t.bob.does("give Cataphract Wedge")
    known = [t.pos.level(card) for card in t.bob.player.hand if t.ann.knows(card)]
    assert sorted(known) == [1, 3]
    assert not t.ann.knows(t.ann.player.aspects[0])


@rule("TG-443")
@pytest.mark.parametrize("turn_of", ["ann", "bob"])
def test_offers_are_counted_wherever_the_two_sit_and_whoever_declines_the_last(turn_of: str):
    ann: Seat = {"hand": "2 I", "life": 20, "deity": ASKED}
    bob: Seat = {"hand": "2 I", "life": "II, 19 I", "deity": ASKED}
    t = twilight(phase="trade", turn_of=turn_of, ann=ann, bob=bob)
    asker, other = (t.ann, t.bob) if turn_of == "ann" else (t.bob, t.ann)
    for left in (2, 1, 0):
        asker.does(f"trade with {other.name}")
        offers(asker, "lesser", "lesser")
        other.does("make another offer")
        offers(other, "lesser", "lesser")
        asker.does("decline the offer")
        assert (t.pos.phase == "trade") == (left > 0)


@rule("TG-443")
def test_an_offer_that_was_declined_counts_for_who_made_it_and_not_for_the_other():
    t = twilight(phase="trade", ann={"hand": "2 I", "deity": ASKED}, bob={"hand": "2 I", "life": "II, 19 I"})
    t.ann.does("trade with bob")
    offers(t.ann, "lesser", "lesser")
    t.bob.does("decline the offer")
    t.ann.does("trade with bob")
    offers(t.ann, "lesser", "lesser")
    for one in (t.bob, t.ann, t.bob):
        one.does("make another offer")
        offers(one, "lesser", "lesser")
    t.ann.is_offered_only("accept the offer", "decline the offer")  # three by Ann, two by Bob


@rule("TG-002", "TG-176")
def test_who_gives_the_last_card_of_the_life_stack_in_a_forced_trade_is_out_before_the_next_trade():
    t = twilight(
        phase="trade", ann={"hand": "I", "life": "I"}, bob={"hand": "I", "life": 20}, cat={"hand": "I", "life": 20}
    )
    t.ann.does("force a trade with bob")
    assert t.ann.player.out
    t.ann.is_not_asked()


@rule("TG-002")
def test_in_a_forced_trade_of_two_last_cards_the_opponent_gives_first_and_has_lost():
    t = twilight(phase="trade", ann={"hand": "I", "life": "I"}, bob={"hand": "I", "life": "I"})
    t.ann.does("force a trade with bob")
    t.is_over("ann")


def test_an_offer_is_seen_by_everyone_once_it_is_made_and_before_as_one_that_is_being_put_together():
    t = twilight(phase="trade", ann={"hand": "2 I"}, bob={"hand": "2 I", "life": "II, 19 I"})
    t.ann.does("trade with bob")
    t.ann.does("offer a lesser")
    composed = GAME.view(t.pos, None).offer
    assert composed is not None
    assert (composed.gives, composed.wants, composed.made) == ((1, 0, 0), (0, 0, 0), False)
    t.ann.does("ask for a lesser")
    t.ann.does("propose")
    for made in (True, False):
        offer = GAME.view(t.pos, None).offer
        assert offer is not None
        assert offer.made == made
        if made:
            t.bob.does("make another offer")


@rule("TG-176", "TG-377")
@pytest.mark.parametrize("forced", [True, False])
def test_everyone_is_told_who_traded_with_whom_and_whether_it_was_forced(forced: bool):
    seat: Seat = {"hand": "2 I", "life": "II, 19 I"}
    t = twilight(phase="trade", ann={**seat, "deity": ASKED}, bob=seat, cat=seat)
    if forced:
        t.ann.does("force a trade with cat")
    else:
        t.ann.does("trade with cat")
        offers(t.ann, "lesser", "lesser")
        t.cat.does("accept the offer")
        while t.ask.topic == "give":
            t.skips()
    assert [event for event in t.events if isinstance(event, Traded)] == [Traded(t.ann.seat, t.cat.seat, forced=forced)]
    t.ann.is_not_offered("trade with cat", "force a trade with cat")
    t.ann.is_offered("trade with bob")


@rule("TG-443", "TG-376")
@pytest.mark.parametrize("other", ["bob", "cat", "dan"])
def test_offers_are_counted_for_each_opponent(other: str):
    seat: Seat = {"hand": "2 I", "life": "II, 19 I"}
    t = twilight(phase="trade", ann={"hand": "2 I", "deity": ASKED}, bob=seat, cat=seat, dan=seat)
    for _ in range(3):
        t.ann.does(f"trade with {other}")
        offers(t.ann, "lesser", "lesser")
        getattr(t, other).does("decline the offer")
    t.ann.is_offered_only(*(f"trade with {name}" for name in ("bob", "cat", "dan") if name != other), "pass")
