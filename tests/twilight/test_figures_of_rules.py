"""Figures that rules come to, each with numbers that no other way of reckoning comes to."""

from __future__ import annotations

import pytest

from gloaming.games.twilight import options as opt
from gloaming.games.twilight.cards import CARDS, FACES
from gloaming.games.twilight.power import NUMERALS, Units
from gloaming.games.twilight.rules.phases import _affordable
from gloaming.games.twilight.rules.sacrifice import targets
from gloaming.games.twilight.rules.trade import FreeTrade, _additions
from gloaming.games.twilight.state import Lasting, Seized
from gloaming.kernel import Option
from tests.proof import rule
from tests.twilight.cards.scenes import SPENT, duel, ends, heresy
from tests.twilight.scene import ASKED, twilight

# Power.


@rule("TG-151")
@pytest.mark.parametrize(
    ("upkeep", "paid"), [((9, 9, 9), (2, 4, 4)), ((1, 3, 2), (1, 3, 2)), ((2, 4, 4), (2, 4, 4)), ((0, 0, 0), (0, 0, 0))]
)
def test_upkeep_is_paid_with_generated_power_and_fresh_aspects_level_by_level(upkeep: Units, paid: Units):
    t = twilight(ann={"resources": "I, 2 I (exhausted), II, 3 III", "power": "1 I, 3 II, 1 III"}, bob={})
    assert _affordable(t.pos, t.ann.seat, upkeep) == paid


# Trades.


@rule("TG-168", "TG-169")
@pytest.mark.parametrize(
    ("gives", "wants", "mine", "theirs"),
    [
        ((0, 0, 0), (0, 0, 0), (1, 2, 3), ()),
        ((1, 0, 0), (0, 0, 0), (1, 2, 3), (1, 2)),
        ((3, 0, 0), (0, 0, 0), (2, 3), (1, 2)),
        ((3, 1, 0), (0, 0, 0), (3,), (1, 2)),
        ((0, 0, 2), (0, 0, 0), (), (1, 2)),
        ((1, 0, 0), (1, 0, 0), (), (2,)),
        ((1, 0, 0), (0, 1, 0), (), (2,)),
        ((1, 0, 0), (0, 2, 0), (), ()),
    ],
)
def test_an_offer_is_put_together_from_low_to_high_own_cards_first(
    gives: Units, wants: Units, mine: tuple[int, ...], theirs: tuple[int, ...]
):
    t = twilight(phase="trade", ann={"hand": "3 I, II, 2 III"}, bob={"hand": "I, 2 II"})
    offered = _additions(t.pos, FreeTrade(t.ann.seat, t.bob.seat, gives, wants))
    may_propose = [opt.Propose()] if any(gives) and any(wants) else []
    expected: list[Option] = [opt.OfferMine(level) for level in mine]
    assert list(offered) == expected + [opt.AskForTheirs(level) for level in theirs] + may_propose


# Sacrifices.


@rule("TG-327", "TG-324")
@pytest.mark.parametrize("have", [(1, 0, 0), (2, 1, 0), (1, 1, 1), (3, 1, 1), (2, 2, 1), (2, 2, 2), (4, 3, 3)])
def test_a_sacrifice_is_possible_against_every_card_whose_cost_the_aspects_hold(have: Units):
    every = [card.name for card in CARDS]
    resources = [f"{count} {NUMERALS[level]} (exhausted)" for level, count in enumerate(have, 1) if count]
    t = twilight(ann={"resources": resources}, bob={"discard": every}, cat={"field": "Leper", "resources": "I"})
    found = dict(targets(t.pos, t.ann.seat))
    assert set(found.values()) <= {t.bob.seat, t.cat.seat}
    names = {FACES[t.pos.faces[card]].name for card in found if card < len(t.pos.faces)}
    assert names == {card.name for card in CARDS if all(n <= m for n, m in zip(card.cost, have, strict=True))}
    assert (t.cat.has("Leper").card in found) == (have[0] >= 1)


# What is remembered.


@rule("TG-381", "TG-383")
def test_what_was_seized_from_one_player_is_added_up_and_retaliation_is_not_forgotten():
    t = twilight(ann={}, bob={}, cat={})
    ann, bob, cat = t.ann.seat, t.bob.seat, t.cat.seat
    t.pos.note_seized(ann, bob, 1, retaliated=True)
    t.pos.note_seized(ann, cat, 1, retaliated=False)
    t.pos.note_seized(cat, bob, 1, retaliated=False)
    t.pos.note_seized(ann, bob, 1, retaliated=False)
    assert t.pos.seized == (Seized(ann, cat, 1), Seized(cat, bob, 1), Seized(ann, bob, 2, retaliated=True))
    t.pos.note_seized(ann, cat, 0, retaliated=True)
    assert t.pos.seized[-1] == Seized(ann, cat, 1, retaliated=True)


def test_what_lasts_until_the_next_turn_of_a_player_ends_with_that_turn_alone():
    t = twilight(phase="end", turn_of="cat", ann={}, bob={}, cat={"hand": "2 I", "deity": "Hera"})
    kept = [
        Lasting(kind="armor", seat=0, n=1, until="your_next_turn", whose=t.bob.seat),
        Lasting(kind="armor", seat=0, n=2, until="in_play", whose=t.ann.seat),
    ]
    ends_now = Lasting(kind="armor", seat=0, n=4, until="your_next_turn", whose=t.ann.seat)
    t.pos.lasting = (kept[0], ends_now, Lasting(kind="armor", seat=0, n=8, until="turn", whose=t.bob.seat), kept[1])
    while t.pos.active == t.cat.seat:
        t.skips()
    assert t.pos.active == t.ann.seat
    assert list(t.pos.lasting) == kept


# Several players, one after another.


@rule("TG-086")
def test_so_many_creatures_of_each_opponent_and_then_those_of_the_next():
    t = duel(
        ann={"hand": ["Emperor's Decree"], "deity": "Mars", "spent": True},
        bob={"field": ["Fen Candle", "Bog Thrall", "Youthful Troll"]},
        cid={"field": ["Cult Initiate", "Hedge Druid"]},
    )
    t.ann.does("play Emperor's Decree")
    t.ann.does("choose Fen Candle")
    t.ann.is_offered_only("choose Bog Thrall", "choose Youthful Troll", "pass")
    t.ann.does("choose Youthful Troll")
    t.ann.is_offered_only("choose Cult Initiate", "choose Hedge Druid", "pass")
    t.ann.does("choose Hedge Druid")
    t.ann.is_offered_only("choose Cult Initiate", "pass")
    t.ann.passes()
    t.ann.passes()  # none of one opponent besides
    t.resolves()
    exhausted = [FACES[one.face].name for one in t.pos.field if not one.fresh]
    assert sorted(exhausted) == ["Fen Candle", "Hedge Druid", "Youthful Troll"]


@rule("TG-442")
def test_who_falls_by_the_own_manifest_manifests_no_more():
    t = twilight(
        turn_of="ann",
        ann={"hand": "I", "resources": SPENT, "deity": "Hera"},
        bob={
            "hand": ["Bargain Under Two Seals"],
            "power": "2 I",
            "life": 2,
            "resources": "Hunnic Outriders (exhausted)",
        },
        cat={"resources": "2 Hunnic Outriders (exhausted)", "life": 20},
    )
    t.ann.passes()
    t.bob.does("play Bargain Under Two Seals")
    t.resolves()
    t.bob.does("choose Lesser Aspect 1 of bob")
    t.resolves()
    assert t.bob.player.out
    assert t.cat.life == 20
    assert not any(one.face_up for one in t.cat.player.resources)
    t.is_quiet()


def test_up_to_two_creatures_are_two_at_most():
    t = heresy(
        "Ballista Crew of the Limes", bob={"field": ["Youthful Troll", "Lamassu of the Gate", "Gothic Foederati"]}
    )
    t.ann.does("choose Youthful Troll")
    t.ann.does("choose Gothic Foederati")
    ends(t)
    assert [one.damage for one in t.pos.controlled(t.bob.seat)] == [2, 0, 2]


# Of each level its own number.

EACH_ITS_OWN = "2 I, 4 II, 6 III"


@rule("TG-203")
@pytest.mark.parametrize("power", ["", "1 I, 1 III", "2 II", "9 I, 9 II, 9 III"])
def test_what_is_paid_comes_from_power_first_and_then_from_aspects_of_each_level(power: str):
    t = twilight(ann={"resources": EACH_ITS_OWN, "power": power, "deity": ASKED}, bob={})
    had = t.ann.power
    t.pos.pay(t.ann.seat, (1, 2, 3))
    assert t.ann.power == tuple(max(0, n - paid) for n, paid in zip(had, (1, 2, 3), strict=True))
    made = tuple(max(0, paid - n) for n, paid in zip(had, (1, 2, 3), strict=True))
    assert t.pos.fresh_levels(t.ann.seat) == tuple(n - m for n, m in zip((2, 4, 6), made, strict=True))


@rule("TG-327")
@pytest.mark.parametrize(
    ("card", "left"),
    [("Stonehenge", ["2 I", "3 II", "3 III"]), ("Five Signs in the Entrails", ["3 I", "3 II", "6 III"])],
)
def test_a_sacrifice_takes_of_each_level_as_many_aspects_as_the_cost(card: str, left: list[str]):
    t = twilight(
        ann={"resources": "4 I, 5 II, 6 III"}, bob={"discard": card, "field": ["Fen Candle"], "resources": "I"}
    )
    t.ann.does("sacrifice", against=card)
    while t.ask.topic == "sacrifice":
        t.skips()
    assert [f"{t.ann.resources.count(level)} {level}" for level in ("I", "II", "III")] == left
    assert t.bob.destroyed == [card]


@rule("TG-204")
def test_x_is_paid_with_what_is_left_of_each_level():
    t = duel(ann={"field": ["Gate of Ishtar"], "discard": "9 I", "power": "1 I, 2 III"}, bob={})
    t.ann.does("use Gate of Ishtar", at="ann")
    t.ann.is_offered_only(opt.PayUnit(1), opt.PayUnit(3))
    t.ann.does(opt.PayUnit(3))
    t.ann.is_offered_only(opt.PayUnit(1), opt.PayUnit(3), "pass")
    t.ann.does(opt.PayUnit(1))
    t.ann.is_offered_only(opt.PayUnit(3), "pass")
    t.ann.does(opt.PayUnit(3))
    t.resolves()
    assert t.ann.power == (0, 0, 0)
    while t.ask.topic == "target":
        t.answer(t.ask.options[0])
    assert len(t.ann.discard) == 9 - 7


@rule("TG-202")
@pytest.mark.parametrize("fresh", ["I", "II", "III", "I, III", "2 II, III", "I, II"])
def test_power_is_made_of_the_levels_that_are_fresh(fresh: str):
    t = twilight(ann={"resources": f"{fresh}, I (exhausted), II (exhausted), III (exhausted)"}, bob={})
    levels = [level for level in (1, 2, 3) if NUMERALS[level] in fresh.replace("2 ", "").split(", ")]
    assert [option.level for option in t.ask.options if isinstance(option, opt.Generate)] == levels


@rule("TG-171")
@pytest.mark.parametrize(
    ("hand", "follow"), [("I, 2 II, 4 III", 3), ("I, 2 II, 3 III", 7), ("I, 3 II, 3 III", 1), ("2 I, 2 II, 3 III", 0)]
)
def test_the_cards_of_a_trade_are_chosen_level_by_level_where_there_are_more_than_agreed(hand: str, follow: int):
    t = twilight(phase="trade", ann={"hand": hand}, bob={"hand": "I, 2 II", "life": "II, 9 I"}, cat={})
    offer = FreeTrade(t.ann.seat, t.bob.seat, (1, 2, 3), (1, 0, 0), made=True)
    order = [(t.ann.seat, level) for level in (1, 2, 2, 3, 3, 3)] + [(t.bob.seat, 1)]
    assert [offer._next_card(t.pos, (0,) * n) for n in range(7)] == order
    chosen = offer._chosen(t.pos)
    assert len(set(chosen)) == len(chosen) == follow
    for card, (seat, level) in zip(chosen, order, strict=False):
        assert card in t.pos.players[seat].hand
        assert t.pos.level(card) == level
