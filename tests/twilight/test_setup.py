"""Set-up: decks, Hands, the Mulligan, and when a game is over."""

from __future__ import annotations

from collections import Counter

import pytest

from gloaming.games.twilight import options as opt
from gloaming.games.twilight.cards import DEITIES, FACE_OF, FACES
from gloaming.games.twilight.cards.decks import DECKS
from gloaming.kernel import OptionError, Refused
from tests.proof import rule
from tests.twilight.scene import ASKED, GAME, twilight


@rule("TG-X32")
def test_everyone_begins_with_seven_cards_of_a_shuffled_deck():
    pos = GAME.new(2, 5)
    for player in pos.players:
        assert len(player.hand) == 7
        assert len(player.life) == 43
        assert player.face_up
        assert player.deity in range(len(DEITIES))
    faces = [pos.faces[card] for card in pos.players[0].life]
    assert faces != sorted(faces)
    assert faces != [GAME.new(2, 6).faces[card] for card in GAME.new(2, 6).players[0].life]
    firsts = {GAME.new(2, seed).first for seed in range(20)}
    assert firsts == {0, 1}


@rule("TG-115", "TG-046", "TG-052")
def test_every_action_card_has_an_aspect_on_its_back():
    pos = GAME.new(2, 5)
    assert all(FACES[face].aspect in (1, 2, 3) for face in pos.faces)
    assert pos.level(pos.players[0].life[-1]) == FACES[pos.faces[pos.players[0].life[-1]]].aspect


@rule("TG-110", "TG-111", "TG-446")
def test_each_player_may_take_one_mulligan_of_the_whole_hand_in_the_order_of_turns():
    pos = GAME.new(2, 5)
    first = pos.first
    assert pos.ask is not None
    assert pos.ask.seat == first
    assert pos.ask.options == (opt.KeepHand(), opt.Mulligan())
    before = pos.players[first].hand
    GAME.apply(pos, 1)
    assert pos.ask is not None
    renewed = pos.players[first]
    assert len(renewed.hand) == 7
    assert len(renewed.life) == 43
    assert set(renewed.hand) != set(before)
    assert sorted((*renewed.hand, *renewed.life)) == sorted(
        card for card, owner in enumerate(pos.owners) if owner == first
    )
    # Nobody else knows the new Hand, and the player no longer knows where the old one went.
    assert all(pos.seen[card] == 1 << first for card in renewed.hand)
    assert all(pos.seen[card] == 0 for card in renewed.life)
    assert pos.ask.topic == "mulligan"
    assert pos.ask.seat == 1 - first
    GAME.apply(pos, 0)
    assert pos.ask is not None
    assert pos.ask.topic != "mulligan"


@rule("TG-101")
def test_nobody_plays_alone():
    with pytest.raises(Refused):
        GAME.new(1, 1)


@rule("TG-373", "TG-450")
def test_two_teams_need_four_seats():
    with pytest.raises(OptionError):
        GAME.new(3, 1, {"mode": "2v2"})
    pos = GAME.new(4, 1, {"mode": "2v2"})
    assert [player.team for player in pos.players] == [0, 1, 0, 1]
    assert [player.team for player in GAME.new(4, 1).players] == [0, 1, 2, 3]


@rule("TG-001", "TG-002", "TG-003", "TG-005")
def test_damage_that_takes_the_last_card_ends_the_game_at_once():
    t = twilight(
        phase="combat", ann={"field": ["Praetorian Guard"], "resources": "III"}, bob={"life": 3, "hand": ["I", "II"]}
    )
    t.ann.does("attack with Praetorian Guard: life stack")
    t.is_over("ann")


@rule("TG-003", "TG-002")
def test_drawing_the_last_card_loses():
    t = twilight(phase="draw", ann={"life": 1, "hand": "3 I"}, bob={})
    t.is_over("bob")


@rule("TG-002")
def test_who_has_drawn_the_last_card_has_lost_before_the_window_after_it():
    t = twilight(phase="draw", ann={"life": 2, "deity": ASKED}, bob={"deity": ASKED})
    assert t.window == "draw_start"
    t.all_pass()
    t.is_over("bob")


@rule("TG-002", "TG-440")
def test_who_has_lost_is_out_before_the_next_attacker_strikes():
    t = twilight(
        phase="combat",
        ann={"field": ["Youthful Troll", "Fen Candle", "Hedge Druid"], "resources": "3 I, 3 II"},
        bob={"life": 1},
        cat={"life": 20},
    )
    t.ann.does("attack with Youthful Troll: life stack of bob")
    t.ann.does("attack with Fen Candle: life stack of bob")
    t.ann.does("attack with Hedge Druid: life stack of cat")
    while t.ask.topic != "strike_next":
        t.skips()
    t.ann.does("strike with Youthful Troll")
    assert t.bob.player.out
    assert t.cat.life < 20


@rule("TG-003")
def test_decay_of_the_last_card_loses():
    t = twilight(phase="end", ann={"life": 1, "power": "1 I"}, bob={})
    t.is_over("bob")


@rule("TG-003", "TG-178")
def test_a_forced_trade_of_the_last_card_loses():
    t = twilight(phase="trade", ann={"life": 3}, bob={"life": 1})
    t.ann.does("force a trade with bob")
    t.is_over("ann")


@rule("TG-003", "TG-193")
def test_seizing_the_last_card_of_a_life_stack_makes_its_player_lose():
    t = twilight(phase="seize", ann={"hand": "3 I"}, bob={"life": 1})
    t.ann.does("seize a lesser from bob", destroying="Stoic Legionnaires")
    t.is_over("ann")


@rule("TG-004")
def test_only_the_life_stack_counts_for_losing():
    t = twilight(phase="resource", ann={"hand": ["Stoic Legionnaires"], "resources": "I"}, bob={"life": 1})
    t.ann.does("summon Stoic Legionnaires")
    assert [*t.ann.aspects, *t.bob.hand, *t.bob.field, *t.bob.aspects, *t.bob.resources] == []
    assert t.pos.outcome is None


@rule("TG-006", "TG-441", "TG-433", "TG-440")
def test_players_who_lose_together_draw():
    t = twilight(phase="end", ann={"life": 1, "power": "1 I"}, bob={"life": 2, "power": "1 II"})
    t.is_over()


@rule("TG-440", "TG-002")
def test_the_last_card_that_leaves_first_loses_in_a_forced_trade():
    t = twilight(phase="trade", ann={"life": 1}, bob={"life": 1})
    t.ann.does("force a trade with bob")
    t.is_over("ann")


@rule("TG-105", "TG-368")
def test_by_the_book_everyone_chooses_a_deck_and_a_deity_it_can_serve():
    pos = GAME.new(3, 4, {"set_up": "book"})
    taken: list[int] = []
    for seat in range(3):
        assert pos.ask is not None
        assert (pos.ask.seat, pos.ask.topic) == (seat, "choose_deck")
        decks = [option.deck for option in pos.ask.options if isinstance(option, opt.ChooseDeck)]
        assert decks == [number for number in range(4) if number not in taken]
        taken.append(decks[-1])
        GAME.apply(pos, len(decks) - 1)
        deities = [option.deity for option in pos.ask.options if isinstance(option, opt.ServeDeity)]
        factions = Counter[str](
            FACES[FACE_OF[name]].faction for name in DECKS[taken[-1]].cards for _ in range(DECKS[taken[-1]].cards[name])
        )
        assert DEITIES[deities[0]].name == DECKS[taken[-1]].deity
        for number, deity in enumerate(DEITIES):
            meets = all(factions[faction] >= n for faction, n in deity.requirement.items())
            assert (number in deities) == meets
        GAME.apply(pos, len(deities) - 1)
        assert pos.players[seat].deity == deities[-1]
    assert pos.ask is not None
    assert pos.ask.topic == "mulligan"
    for seat, deck in enumerate(taken):
        mine = Counter(FACES[pos.faces[card]].name for card, owner in enumerate(pos.owners) if owner == seat)
        assert mine == DECKS[deck].cards


def test_before_deities_are_chosen_none_has_power():
    pos = GAME.new(2, 5, {"set_up": "book"})
    assert [player.power_works for player in GAME.view(pos, 0).players] == [False, False]
