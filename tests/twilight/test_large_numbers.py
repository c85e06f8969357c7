"""More than fits: stacks of a hundred cards to choose from, Hands that run out, figures that are easily confused."""

from __future__ import annotations

import pytest

from gloaming.games.twilight import events as e
from gloaming.games.twilight import options as opt
from gloaming.games.twilight.cards import CARDS
from gloaming.games.twilight.ops.stacks import MOST_CARDS
from gloaming.games.twilight.state import NOTHING, Waiting
from gloaming.kernel import PASS
from gloaming.kernel.ask import MOST_OPTIONS
from tests.proof import rule
from tests.twilight.cards.scenes import PLENTY, SPENT, duel, ends, heresy
from tests.twilight.scene import twilight

EVERY_CARD = [card.name for card in CARDS]

# More cards than fit into one question.


@rule("TG-416")
def test_of_too_many_discarded_cards_the_player_is_chosen_first():
    t = duel(ann={"field": ["Hedge Druid"], "discard": "I"}, bob={"discard": EVERY_CARD}, cid={"discard": "II, 2 III"})
    assert len(EVERY_CARD) > MOST_CARDS
    t.ann.does("use Hedge Druid")
    t.ann.is_offered_only("choose ann", "choose bob", "choose cid")
    t.ann.does("choose cid")
    t.ann.is_offered_only("choose Cataphract Wedge", "choose Attila, Scourge of Nations")
    t.ann.does("choose Attila, Scourge of Nations")
    ends(t)
    assert (t.ann.destroyed, t.bob.destroyed) == ([], [])
    assert t.cid.destroyed == ["Attila, Scourge of Nations"]


@rule("TG-416")
def test_so_many_discarded_cards_as_fit_are_chosen_from_at_once():
    t = duel(ann={"field": ["Hedge Druid"], "discard": "3 I"}, bob={"discard": EVERY_CARD[: MOST_CARDS - 1]}, cid={})
    t.ann.does("use Hedge Druid")
    assert t.ask.topic == "target"
    assert len(t.ask.options) == MOST_CARDS
    t.answer(opt.Target(t.bob.card("Fen Candle", "discard")))
    ends(t)
    assert t.bob.destroyed == ["Fen Candle"]


def test_equal_cards_of_one_stack_are_one_option_and_those_of_two_stacks_are_two():
    t = duel(
        ann={"field": ["Hedge Druid"], "discard": "3 I"},
        bob={"discard": "2 I, II (of cid)"},
        cid={"discard": "I, 2 II"},
    )
    t.ann.does("use Hedge Druid")
    cards = [option.card for option in t.ask.options if isinstance(option, opt.Target)]
    holders = [t.names[seat] for card in cards for seat, player in enumerate(t.pos.players) if card in player.discard]
    assert sorted(holders) == ["ann", "bob", "bob", "cid", "cid"]


@rule("TG-324")
def test_what_can_be_sacrificed_against_is_leafed_through():
    t = twilight(
        ann={"resources": "4 I, 3 II, 3 III", "discard": EVERY_CARD},
        bob={"discard": EVERY_CARD},
        cid={"discard": EVERY_CARD},
    )
    t.ann.does("sacrifice")
    pages = []
    while PASS in t.ask.options:
        pages.append(t.ask.options[:-1])
        t.ann.passes()
    pages.append(t.ask.options)
    assert [len(page) for page in pages] == [MOST_OPTIONS - 1, MOST_OPTIONS - 1, 3 * len(CARDS) - 2 * MOST_OPTIONS + 2]
    assert len({option for page in pages for option in page}) == 3 * len(CARDS)


# Hands and stacks that run out.


@pytest.mark.parametrize("hand", [["Fen Candle"], []])
def test_who_has_fewer_cards_than_are_to_be_discarded_discards_them_all(hand: list[str]):
    t = heresy("Banshee of the Moor", bob={"hand": hand})
    ends(t)
    assert t.bob.hand == []
    assert t.bob.discard == hand


def test_two_cards_are_discarded_and_no_more():
    t = heresy("Banshee of the Moor", bob={"hand": ["Fen Candle", "Bog Thrall", "Kelpie of the Ford"]})
    t.bob.does("discard Bog Thrall")
    t.bob.does("discard Fen Candle")
    ends(t)
    assert t.bob.hand == ["Kelpie of the Ford"]


# What is looked at.


@rule("TG-414")
def test_who_foresees_sees_cards_from_the_top_and_others_only_the_backs_that_lay_open():
    t = duel(ann={"hand": ["Delphaic Vision"]}, bob={"life": "III, Fen Candle, II, 9 I", "shown": 2})
    t.ann.does("play Delphaic Vision", at="bob")
    t.resolves()
    told = [(event.seat, event.level, event.card.value) for event in t.events if isinstance(event, e.Revealed)]
    top = t.bob.player.life[:-4:-1]
    assert told == [(t.bob.seat, level, card) for level, card in zip((3, 1, 0), top, strict=True)]
    on_offer = [option.card for option in t.ask.options if isinstance(option, opt.PutOnBottom)]
    assert on_offer == list(top)


# Figures.


def test_fight_and_life_of_what_was_destroyed_are_added_up():
    t = duel(ann={"field": ["Stonehenge", "Kelpie of the Ford"]}, bob={})
    t.ann.does("use Stonehenge", at="bob")
    ends(t)
    assert t.bob.life == 20 - 2 - 2


def test_what_damage_sets_off_waits_until_every_player_is_struck():
    t = duel(
        phase="draw",
        ann={"field": ["The Gates of Janus Stand Open", "Ulfhednar Wolf-Coats"], "power": PLENTY},
        bob={},
        cid={},
    )
    while "Ulfhednar Wolf-Coats" not in t.chain:
        t.skips()
    assert (t.ann.life, t.bob.life, t.cid.life) == (18, 18, 18)


# What is used up.


def test_only_the_ability_that_was_used_is_used_up():
    t = twilight(ann={"field": ["Gate of Ishtar", "Marching Camp"], "resources": SPENT}, bob={})
    gate, camp = t.ann.has("Gate of Ishtar"), t.ann.has("Marching Camp")
    kept = [Waiting(t.ann.seat, card, face, 1) for card, face in ((gate.card, camp.face), (camp.card, gate.face))]
    kept.append(Waiting(t.ann.seat, gate.card, gate.face, 0))
    t.pos.waiting = (kept[0], Waiting(t.ann.seat, gate.card, gate.face, 2), *kept[1:])
    t.pos.use_once(t.ann.seat, gate.card, gate.face, 2)
    assert t.ann.has("Gate of Ishtar").used == 0b100
    assert t.ann.has("Marching Camp").used == 0
    assert list(t.pos.waiting) == kept
    t.pos.use_once(t.ann.seat, gate.card, gate.face, 0)
    assert t.ann.has("Gate of Ishtar").used == 0b101
    t.pos.use_once(t.ann.seat, NOTHING, t.ann.player.deity, 2)
    t.pos.use_once(t.ann.seat, NOTHING, t.ann.player.deity, 1)
    assert (t.ann.player.used, t.bob.player.used) == (0b110, 0)


@rule("TG-084")
def test_a_copy_has_used_nothing_yet():
    t = duel(
        ann={"field": ["Loki in Exile", "Vandal Reavers"]},
        bob={"field": ["Ulfhednar Wolf-Coats"]},
    )
    t.ann.does("use Loki in Exile", at="Ulfhednar Wolf-Coats")
    ends(t)
    t.ann.does("use Vandal Reavers")
    ends(t)
    assert t.ann.has("Loki in Exile").blessings == 1
    t.ann.is_not_offered("use Vandal Reavers")


@rule("TG-324")
@pytest.mark.parametrize(("cards", "offered"), [(MOST_OPTIONS, MOST_OPTIONS), (MOST_OPTIONS + 1, MOST_OPTIONS)])
def test_as_many_targets_of_a_sacrifice_as_fit_are_one_question(cards: int, offered: int):
    more = EVERY_CARD[: cards - len(EVERY_CARD)]
    t = twilight(ann={"resources": "4 I, 3 II, 3 III"}, bob={"discard": EVERY_CARD}, cid={"discard": more})
    t.ann.does("sacrifice")
    assert len(t.ask.options) == offered
    assert (PASS in t.ask.options) == (cards > offered)
