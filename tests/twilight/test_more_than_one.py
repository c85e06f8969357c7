"""More of everything: a third player, a second card, a second use, and what is then told to whom."""

from __future__ import annotations

import pytest

from gloaming.games.twilight import events as e
from gloaming.games.twilight import options as opt
from gloaming.games.twilight.cards import FACES
from gloaming.games.twilight.ops.aspects import PlaceAspects
from gloaming.games.twilight.rules.blocking import in_one_question
from gloaming.games.twilight.rules.damage import DamageDiscard
from gloaming.games.twilight.rules.item import Item
from gloaming.games.twilight.rules.manifest import Recharge
from gloaming.games.twilight.rules.matter import Matter
from gloaming.games.twilight.rules.sacrifice import usable
from gloaming.games.twilight.rules.seize import discount
from gloaming.games.twilight.rules.settle import Settle
from gloaming.games.twilight.rules.windows import acts
from gloaming.games.twilight.state import Seized
from gloaming.kernel.ask import MOST_OPTIONS
from tests.proof import rule
from tests.twilight.cards.scenes import SPENT, attack, block, duel, ends, happens, heresy
from tests.twilight.scene import ASKED, Seat, twilight

# Who learns what.


def test_who_looks_at_aspects_learns_them_alone():
    t = duel(ann={"hand": ["Borderland Scout"]}, bob={"resources": ["I", "II"]}, cat={"resources": ["III", "I"]})
    t.ann.does("summon Borderland Scout")
    t.resolves()
    looked = []
    while t.ask.topic == "aspect":
        looked.append(t.ask.options[0])
        t.answer(t.ask.options[0])
    seen = [event.card.seen_by for event in t.events if isinstance(event, e.Revealed)]
    assert seen == [1 << t.ann.seat] * 2
    assert len(looked) == 2


@rule("TG-165")
def test_who_draws_sees_the_cards_and_everyone_the_backs_that_were_seen_before():
    t = twilight(
        phase="draw",
        ann={"hand": [], "life": "I, II, III, II, 9 I", "shown": 4, "deity": ASKED},
        bob={},
        cat={},
    )
    while t.pos.phase == "draw":
        t.skips()
    assert (t.ann.life, t.ann.player.shown) == (11, 2)
    assert [event.card.seen_by for event in t.events if isinstance(event, e.Drawn)] == [1 << t.ann.seat] * 2
    assert [event for event in t.events if isinstance(event, e.BacksSeen)] == [e.BacksSeen(t.ann.seat, (3, 2))]


# Amounts.


@rule("TG-380", "TG-381")
def test_discounts_of_a_seize_add_up():
    t = twilight(
        phase="trade",
        ann={"hand": "9 I", "life": "II, 19 I"},
        bob={"hand": "2 II", "aspects": "2 I"},
        cat={"hand": "2 II", "aspects": "4 I"},
    )
    t.pos.seized = (Seized(t.bob.seat, t.ann.seat, 1), Seized(t.cat.seat, t.ann.seat, 3))
    assert discount(t.pos, t.ann.seat, t.bob.seat) == (2, True)
    assert discount(t.pos, t.ann.seat, t.cat.seat) == (5, True)


def test_prevention_that_was_used_in_part_prevents_the_rest():
    t = duel(ann={"hand": [], "life": 20}, bob={})
    t.ann.does("play Chain Across the Harbour")
    t.resolves()
    assert [t.pos.use_up_prevention(t.ann.seat, n) for n in (1, 1, 1, 3)] == [0, 0, 0, 2]
    assert t.pos.lasting == ()


@pytest.mark.parametrize("direction", [1, -1])
def test_as_many_blocks_as_fit_into_a_question_are_asked_at_once(direction):
    most = MOST_OPTIONS - 1
    blocks = [opt.Block(direction * (number // 2), number) for number in range(most + 1)]
    assert list(in_one_question(blocks[:most])) == blocks[:most]
    assert list(in_one_question(blocks)) == blocks[: most - 1]


@rule("TG-336")
@pytest.mark.parametrize(
    ("aspect", "left"),
    [
        ("Stoic Legionnaires", (1, 3, 4)),
        ("Cataphract Wedge", (2, 2, 4)),
        ("Attila, Scourge of Nations", (2, 3, 3)),
    ],
)
def test_an_aspect_whose_heresy_is_pending_cannot_be_given_up(aspect: str, left: tuple[int, int, int]):
    t = twilight(ann={"resources": "3 I, 3 II, 3 III"}, bob={"resources": "2 I, 3 II, 4 III"})
    card = t.bob.card(aspect, "resources")
    heresy = Item(Matter("heresy", t.ann.seat, card, t.pos.faces[card]))
    assert usable(t.pos, t.bob.seat, [heresy]) == left
    assert usable(t.pos, t.bob.seat, []) == (2, 3, 4)
    assert usable(t.pos, t.ann.seat, [heresy]) == (3, 3, 3)


@rule("TG-432")
def test_under_a_heresy_an_ability_on_top_can_be_sacrificed_against_by_its_creature():
    t = twilight(
        ann={"resources": "3 I", "hand": ["Spring the Snare"], "field": ["Gothic Foederati"]},
        bob={"resources": "Poisoned Knife, 2 I", "field": ["Fen Candle", "Cult Initiate"]},
    )
    t.ann.does("play Spring the Snare")
    t.resolves()
    t.ann.does("choose lesser aspect 1 of bob")
    t.ann.passes()
    t.bob.does("use Cult Initiate")
    t.ann.does("sacrifice")
    t.ann.is_offered_only("sacrifice against Cult Initiate")


# Once a turn, and again in the next.


def test_an_ability_once_a_turn_comes_back_with_the_next_turn():
    t = duel(ann={"field": ["Gate of Ishtar"], "discard": "3 I", "power": "1 I"}, bob={"hand": "2 I"})
    t.ann.does("use Gate of Ishtar", at="ann", paying="Pay one Lesser")
    t.ann.passes()
    t.resolves()
    while t.ask.topic == "target":
        t.skips()
    t.ann.is_not_offered("use Gate of Ishtar")
    while t.pos.active == t.ann.seat:
        t.skips()
    assert t.ann.has("Gate of Ishtar").used == 0


@rule("TG-113")
def test_an_ability_is_used_up_by_its_own_use_and_by_no_other():
    t = duel(ann={"field": ["Vandal Reavers"]}, bob={})
    reavers = t.ann.has("Vandal Reavers").card
    for used, left in ((0b10, True), (0b01, False), (0b11, False)):
        t.pos.alter(reavers, used=used)
        assert (opt.UseAbility(reavers, 0) in acts(t.pos, "summoning", t.ann.seat)) == left


@rule("TG-428")
def test_what_works_once_a_turn_is_set_off_twice_and_happens_once():
    t = duel(ann={"field": ["Silk-Road Broker"], "hand": ["2 Spring the Snare"]}, bob={"resources": "2 III, 3 I"})
    for _ in range(2):
        t.ann.does("play Spring the Snare")
        while t.chain[-1:] != ["Silk-Road Broker"]:
            t.answer(t.ask.options[0] if t.ask.topic == "aspect" else t.ask.options[-1])
    assert t.chain.count("Silk-Road Broker") == 2
    hand, asked = len(t.ann.hand), 0
    while t.chain:
        asked += t.ask.topic == "may"
        t.answer(t.ask.options[0] if t.ask.topic in ("may", "aspect") else t.ask.options[-1])
    assert (asked, len(t.ann.hand)) == (1, hand + 1)


# Where there is nothing to do.


def test_nobody_is_asked_whether_to_do_what_cannot_be_done():
    t = duel(phase="draw", ann={"field": ["Altar of Thermopylae"], "discard": "III", "deity": ASKED}, bob={})
    while t.window != "draw_end" or t.chain:
        assert t.ask.topic != "may"
        t.skips()
    t = duel(phase="draw", ann={"field": ["Altar of Thermopylae"], "discard": "I", "deity": ASKED}, bob={})
    while t.ask.topic != "may":
        t.skips()
    assert t.ann.is_asked


@rule("TG-354")
def test_a_scheme_that_lets_one_look_is_offered_where_an_aspect_is_unknown():
    for aspect, offered in (("Cataphract Wedge", True), ("Cataphract Wedge (manifested)", False)):
        t = duel(ann={"hand": ["Spring the Snare"], "resources": SPENT}, bob={"resources": aspect})
        assert (opt.Summon(t.ann.card("Spring the Snare")) in t.ask.options) == offered


# Just as many as there are.


@rule("TG-270")
@pytest.mark.parametrize(("cards", "asked"), [(1, False), (2, False), (3, True)])
def test_who_strikes_a_discard_stack_for_all_it_holds_is_not_asked_which(cards: int, asked: bool):
    t = duel(phase="combat", bob={"discard": ["Fen Candle", "Bog Thrall", "Hedge Druid"][:cards]})
    happens(t, DamageDiscard(t.ann.seat, t.bob.seat, 2, t.ann.card("Chain Across the Harbour")))
    assert (t.ask.topic == "destroy") == asked


@rule("TG-318")
def test_only_aspects_of_the_lost_level_recharge():
    t = heresy("Cut the Mistletoe", bob={"aspects": ["II", "Fen Candle", "III"], "life": ["Bog Thrall", "9 I"]})
    ends(t)
    assert t.bob.resource_cards[-1] == "Fen Candle"
    t = duel(bob={"aspects": "I"})
    happens(t, Recharge(t.bob.seat, 2))
    assert t.bob.aspects == ["I"]


@rule("TG-408")
@pytest.mark.parametrize("zone", ["hand", "discard", "aspects", "resources"])
def test_a_doomed_card_is_destroyed_wherever_it_is(zone: str):
    bob: Seat = {zone: ["Fen Candle", "Bog Thrall"]}  # type: ignore[misc]
    t = twilight(ann={"deity": ASKED}, bob=bob)
    t.pos.doom(t.bob.card("Bog Thrall", zone))
    t.pos.destroy_doomed()
    assert t.bob.destroyed == ["Bog Thrall"]
    left = t.bob.resource_cards if zone == "resources" else t.bob._named(getattr(t.bob.player, zone))
    assert left == ["Fen Candle"]


@rule("TG-442")
def test_a_heresy_whose_holder_has_lost_moves_no_aspect():
    t = duel(
        turn_of="ann",
        ann={"hand": ["Every Debt Falls Due"]},
        bob={"life": 3, "resources": ["Letter of Forged Seal (of ann)"]},
        cat={"hand": ["Ravage the Provinces"], "power": "2 I, 1 II", "resources": "II (manifested, exhausted)"},
    )
    t.ann.does("play Every Debt Falls Due")
    while not t.cat.is_asked or t.chain[-1] != "Letter of Forged Seal":
        t.skips()
    t.cat.does("play Ravage the Provinces", at="bob")
    ends(t)
    assert t.bob.player.out
    assert t.ann.aspects == []
    assert "Letter of Forged Seal" in t.ann.destroyed


@rule("TG-428")
def test_what_works_each_time_happens_for_each_of_two_that_fall_at_once():
    t = duel(
        ann={"field": ["Funeral Games"], "hand": ["Chain Across the Harbour"], "deity": "Hera"},
        bob={"field": ["Fen Candle (damage 1, blessings 1)", "Bog Thrall (damage 1, blessings 1)"], "life": 20},
    )
    for name in ("Fen Candle", "Bog Thrall"):
        t.pos.mark(t.bob.has(name).card, "blessing", -1)
    t.ann.does("play Chain Across the Harbour")
    t.resolves()
    assert sorted(t.bob.discard[-2:]) == ["Bog Thrall", "Fen Candle"]
    assert t.bob.life == 18


@rule("TG-410")
@pytest.mark.parametrize(("how", "mourned"), [("slain", True), ("discarded", True), ("returned", False)])
def test_deathbound_is_for_what_goes_to_a_discard_stack(how: str, mourned: bool):
    t = twilight(ann={"field": ["Murmillo of Capua"], "resources": "I", "deity": ASKED}, bob={})
    t.pos.leave_field(t.ann.has("Murmillo of Capua").card, how)  # type: ignore[arg-type]
    assert len(t.pos.waiting) == mourned


@rule("TG-415")
def test_one_creature_strikes_one_other_of_several():
    t = heresy(
        "Murmillo of Capua",
        ann={"field": ["Fen Candle", "Youthful Troll"]},
        bob={"field": ["Lamassu of the Gate", "Gothic Foederati", "Colossus of Rhodes, Re-raised"]},
    )
    t.ann.does("choose Youthful Troll")
    t.ann.is_offered_only(
        "choose Lamassu of the Gate", "choose Gothic Foederati", "choose Colossus of Rhodes, Re-raised"
    )
    t.ann.does("choose Lamassu of the Gate")
    ends(t)
    assert [FACES[one.face].name for one in t.pos.field if one.damage] == ["Lamassu of the Gate"]
    assert t.bob.has("Lamassu of the Gate").damage == 3


@rule("TG-428", "TG-402")
def test_what_falls_to_initiative_sets_off_nothing_before_all_have_struck():
    t = duel(
        phase="combat",
        ann={"field": ["Stoic Legionnaires", "Youthful Troll"]},
        bob={"field": ["Murmillo of Capua", "Lamassu of the Gate"], "deity": "Hera"},
    )
    attack(t, "Stoic Legionnaires", "Youthful Troll")
    block(t, ("Stoic Legionnaires", "Murmillo of Capua"), ("Youthful Troll", "Lamassu of the Gate"))
    while "Murmillo of Capua" not in t.chain:
        t.answer(t.ask.options[-1])
    assert t.bob.field == ["Lamassu of the Gate"]
    assert (t.bob.has("Lamassu of the Gate").damage, t.ann.has("Youthful Troll").damage) == (3, 2)


@rule("TG-428")
def test_what_was_used_once_this_turn_is_not_even_set_off_again():
    t = duel(ann={"field": ["Taker of Heads"]}, bob={"discard": "3 I"})
    for waiting in (1, 0):
        t.pos.destroy_card(t.bob.player.discard[0], t.bob.seat, "discard")
        assert len(t.pos.waiting) == waiting
        happens(t, Settle())
        t.resolves()
    assert t.ann.has("Taker of Heads").blessings == 1


@pytest.mark.parametrize("others", [[], ["Fen Candle"]])
def test_the_wicker_giant_asks_for_a_sacrifice_where_there_is_another_creature(others: list[str]):
    t = duel(ann={"hand": ["The Wicker Giant"], "field": others}, bob={"field": ["Bog Thrall"]})
    t.ann.does("summon The Wicker Giant")
    t.resolves()
    assert (t.ask.topic == "may") == bool(others)


@rule("TG-416")
@pytest.mark.parametrize(("cards", "asked"), [(2, False), (3, False), (4, True)])
def test_who_destroys_all_the_cards_there_are_is_not_asked_which(cards: int, asked: bool):
    t = heresy("Hedge Druid", bob={"discard": ["Fen Candle", "Hedge Druid", "Lex Talionis", "Taker of Heads"][:cards]})
    assert (t.ask.topic == "target") == asked
    assert len(t.bob.destroyed) == (0 if asked else cards)


def test_so_many_aspects_are_placed_as_a_text_says_and_as_there_are():
    for stack, placed in (("3 I, II", 2), ("II", 1)):
        t = duel(bob={"aspects": stack, "resources": []})
        happens(t, PlaceAspects(t.ann.seat, t.bob.seat, 2, fresh=False))
        while t.ask.topic == "place_aspect":
            t.skips()
        assert len(t.bob.resources) == placed
        assert all(name.endswith(" exhausted") for name in t.bob.resources)
