"""Decks, arenas, placement and modes."""

from __future__ import annotations

from collections import Counter

import pytest

import gloaming
from gloaming.games.dusk import options as opt
from gloaming.games.dusk.arena import ARENAS, HEXES, LARGE_TILES, SMALL_TILES, ends_within, shortest
from gloaming.games.dusk.cards import BASIC_OF, CARDS, CARDS_OF, PASSIVE_OF, SETS, SETS_OF
from gloaming.games.dusk.events import PlacementRolled
from gloaming.games.dusk.rules.draft import starters_of
from gloaming.games.dusk.rules.look import LookAtDeck
from gloaming.games.dusk.rules.placement import PlaceFive
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.kernel import Chance
from tests.dusk.scene import GAME, dusk
from tests.proof import rule


@rule("DU-X01")
def test_every_basic_deck_is_the_same_thirteen_cards():
    for deck in BASIC_OF:
        names = Counter(CARDS[card].name for card in deck)
        assert names == {"1": 2, "2": 2, "3": 2, "4": 2, "5": 2, "Wild": 2, "Tilt": 1}


@rule("DU-046")
def test_every_set_has_nine_cards_four_of_them_starters():
    for number, one in enumerate(SETS):
        assert len(CARDS_OF[number]) == 9
        assert len(starters_of(number)) == 4
        assert (PASSIVE_OF[number] >= 0) == (one.kind == "phantom")
        assert all(CARDS[card].value for card in CARDS_OF[number])
        if one.starter_keyword:
            assert all(one.starter_keyword in CARDS[card].powers for card in starters_of(number))
    weapons = [card for number in SETS_OF["weapon"] for card in CARDS_OF[number]]
    assert sum(CARDS[card].attacks for card in weapons) > len(weapons) / 2


def drafted(seats: int, **options: object):
    """A draft in which everyone takes the first thing offered; who took what in which order."""
    pos = GAME.new(seats, 3, {"set_up": "book", **options})
    order: list[tuple[int, int]] = []
    while pos.ask is not None and pos.ask.topic in ("take_set", "pick"):
        option = pos.ask.options[0]
        if isinstance(option, opt.TakeSet):
            order.append((pos.ask.seat, option.set))
        else:
            assert len({s for s in pos.sets if s >= 0}) == seats, "cards are picked once everyone has a set"
        GAME.apply(pos, 0)
    return pos, order


@rule("DU-X02")
def test_a_drafted_deck_has_twenty_five_cards():
    pos, _ = drafted(3)
    for seat, player in enumerate(pos.players):
        pools = Counter(CARDS[card].pool for card in player.deck)
        assert pools == {"basic": 13, "gift": 4, "skill": 4, "weapon": 4}
        assert {CARDS[card].set for card in player.deck if CARDS[card].pool == "gift"} == {SETS[player.phantom].id}
        assert all(pos.owner(card) == seat for card in player.deck)


@rule("DU-X03", "DU-X04")
def test_picks_go_left_and_the_last_picker_opens_the_next_kind():
    _, order = drafted(3)
    assert [seat for seat, _ in order] == [0, 1, 2, 2, 0, 1, 1, 2, 0]
    assert len({taken for _, taken in order}) == 9


@rule("DU-042", "DU-044")
def test_starters_are_one_click_and_bind_nobody():
    pos = GAME.new(2, 3, {"set_up": "book"})
    while pos.ask is not None and pos.ask.topic == "take_set":
        GAME.apply(pos, 0)
    assert pos.ask is not None
    starters = pos.ask.options[-1]
    assert isinstance(starters, opt.PickStarters)
    assert sum(isinstance(option, opt.Pick) for option in pos.ask.options) == 9
    GAME.apply(pos, len(pos.ask.options) - 1)
    assert set(starters_of(starters.set)) <= set(pos.players[0].deck)


@rule("DU-008")
@pytest.mark.parametrize("number", range(4))
def test_every_arena_is_whole_connected_and_fair(number):
    arena = ARENAS[number]
    assert (len(arena.large), len(arena.small)) == (LARGE_TILES, SMALL_TILES)
    assert arena.large[0] == (0, 0)
    assert len(set(arena.cells)) == HEXES
    assert len(ends_within(number, arena.centre, HEXES, 0, False)) == HEXES - 1
    number_of = {cell: place for place, cell in enumerate(arena.cells)}
    turned = [
        number_of[(-r, q + r)] for q, r in arena.cells
    ]  # the arena, turned by a sixth: where each hex comes to lie
    assert sorted(turned) == list(range(HEXES)), "no start is better than another"
    assert [turned[corner] for corner in arena.corners] == [*arena.corners[1:], arena.corners[0]]
    for at, corner in enumerate(arena.corners):
        assert arena.distance[corner][arena.opposite(corner)] == max(arena.distance[corner][c] for c in arena.corners)
        assert arena.opposite(arena.opposite(corner)) == corner
        assert arena.beside(corner) == (arena.corners[at - 1], arena.corners[(at + 1) % 6])
        for there in range(HEXES):
            assert arena.distance[turned[corner]][turned[there]] == arena.distance[corner][there]
            ways = shortest(number, corner, there, 0)
            assert ways == shortest(number, turned[corner], turned[there], 0)


@rule("DU-X06")
def test_in_a_duel_the_second_phantom_stands_across_from_the_first():
    pos = GAME.new(2, 5)
    assert pos.ask is not None
    assert pos.ask.topic == "place_first"
    GAME.apply(pos, 0)
    assert pos.ask is not None
    assert len(pos.ask.options) == 6
    GAME.apply(pos, 2)
    first, second = pos.players[0].hex, pos.players[1].hex
    assert second == pos.board.opposite(first)
    assert pos.round == 1
    assert all(len(player.hand) == 5 for player in pos.players)


def placed(seats: int, seed: int = 1, **options: object):
    """A game after placement, with chance choices."""
    pos, rng = GAME.new(seats, seed, options), Chance(seed)
    while pos.ask is not None and pos.ask.topic in ("place_first", "corner"):
        GAME.apply(pos, rng.below(len(pos.ask.options)))
    return pos


@rule("DU-180", "DU-177", "DU-179")
def test_three_players_start_on_every_second_corner():
    for seed in range(12):
        pos = placed(3, seed)
        at = sorted(pos.board.corners.index(player.hex) for player in pos.players)
        assert at in ([0, 2, 4], [1, 3, 5])
        assert all(player.wounds == 5 for player in pos.players)


@rule("DU-181", "DU-190", "DU-195")
@pytest.mark.parametrize(("seats", "mode"), [(4, "2v2"), (6, "3v3"), (6, "2v2v2")])
def test_team_mates_start_beside_each_other(seats, mode):
    for seed in range(20):
        pos = placed(seats, seed, mode=mode)
        for seat, player in enumerate(pos.players):
            mates = [pos.players[mate].hex for mate in pos.allies(seat)]
            assert any(mate in pos.board.beside(player.hex) for mate in mates)
        if mode == "2v2":
            assert {pos.board.opposite(p.hex) for p in pos.players if p.team == 0} == {
                p.hex for p in pos.players if p.team == 1
            }


@rule("DU-X44")
def test_five_players_leave_the_centre_to_the_lowest_roll_who_begins():
    for seed in range(12):
        pos, events = GAME.begin(5, seed)
        rolled = [event.faces for event in events if isinstance(event, PlacementRolled)][-1]
        lowest = rolled.index(min(rolled))
        assert pos.players[lowest].hex == pos.board.centre
        assert isinstance(pos.agenda[-1].rule, PlaceFive)
        assert pos.ask is not None
        assert rolled[pos.ask.seat] == max(rolled)
        told = []
        while pos.ask is not None and pos.ask.topic == "corner":
            told += GAME.apply(pos, 0)
        assert not any(event.name == "initiative_rolled" for event in told)
        assert pos.active == lowest
        assert pos.ask is not None
        assert pos.ask.topic == "act"
        empty = [c for c in pos.board.corners if pos.at(c) == -1]
        assert pos.board.opposite(empty[0]) == empty[1]


@rule("DU-X42", "DU-184")
def test_in_a_team_a_phantom_without_wounds_passes_them_on():
    t = dusk(
        range=3,
        rolls=[6],
        ann={"hand": ["3"], "at": "E1"},
        bob={"hand": [], "at": "E4", "wounds": 0},
        cat={"hand": [], "at": "A1"},
        dan={"hand": [], "at": "I1", "wounds": 3},
    )
    t.ann.strikes("3", at="bob as 3")
    t.takes_it_all()
    assert not t.bob.player.out
    assert t.dan.wounds == 2


@rule("DU-X43", "DU-185")
def test_a_team_loses_with_its_last_wound():
    t = dusk(
        range=3,
        rolls=[6],
        ann={"hand": ["3"], "at": "E1"},
        bob={"hand": [], "at": "E4", "wounds": 0},
        cat={"hand": [], "at": "A1"},
        dan={"hand": [], "at": "I1", "wounds": 1},
    )
    t.ann.strikes("3", at="bob as 3")
    t.takes_it_all()
    t.is_over("ann", "cat")


@rule("DU-193")
def test_in_three_against_three_the_player_chooses_who_bears_the_wound():
    t = dusk(
        rolls=[6],
        ann={"hand": ["3"], "at": "E1"},
        bob={"hand": [], "at": "E4", "wounds": 0},
        cat={"hand": [], "at": "A1"},
        dan={"hand": [], "at": "I1", "wounds": 1},
        eve={"hand": [], "at": "A5"},
        fay={"hand": [], "at": "I5", "wounds": 1},
    )
    t.ann.strikes("3", at="bob as 3")
    t.lets_be()
    t.bob.is_offered_only("dan", "fay")
    t.bob.does("fay")
    assert t.fay.wounds == 0
    assert t.pos.outcome is None


@rule("DU-169", "DU-171")
@pytest.mark.numbered
def test_the_void_is_open_to_everyone():
    t = dusk(ann={"boneyard": ["1"], "void": ["3", "2"], "hand": ["4"]}, bob={"hand": []})
    for viewer in (0, 1, None):
        assert GAME.view(t.pos, viewer).players[0].void == t.ann.player.void != ()


@rule("DU-173", "DU-174")
@pytest.mark.parametrize("dead", [["1"], ["1", "2", "4", "5", "1", "2", "5"], [*"11223355", "Tilt", "Wild"]])
@pytest.mark.numbered
def test_a_boneyard_is_looked_through_by_its_owner_alone(dead: list[str]):
    t = dusk(ann={"boneyard": dead, "hand": ["4"]}, bob={"boneyard": ["3"], "hand": []})
    for viewer in (0, 1, None):
        for seat, player in enumerate(GAME.view(t.pos, viewer).players):
            boneyard = t.pos.players[seat].boneyard
            assert player.boneyard == (boneyard if viewer == seat else None)
            assert (player.boneyard_size, player.boneyard_top) == (len(boneyard), boneyard[-1])
    t.ann.does("hold: discard 4")
    assert t.ann.boneyard == [*dead, "4"]
    assert GAME.view(t.pos, 1).players[0].boneyard_top == t.ann.player.boneyard[-1]


def tops(pos: DuskPosition, viewer: int | None) -> list[int | None]:
    """The top card of each deck as somebody sees it."""
    return [player.deck_top for player in GAME.view(pos, viewer).players]


@rule("DU-172")
def test_everyone_sees_the_top_card_of_each_deck_and_no_other():
    pos, rng = placed(3), Chance(2)
    for _ in range(200):
        looked_at = any(isinstance(frame.rule, LookAtDeck) for frame in pos.agenda)
        if pos.ask is None or looked_at:
            break
        top = [player.deck[-1] if player.deck else None for player in pos.players]
        assert tops(pos, None) == top
        assert all(tops(pos, viewer) == top for viewer in range(3))
        GAME.apply(pos, rng.below(len(pos.ask.options)))
    assert pos.round > 1
    fresh = placed(3)
    assert all(fresh.seen[card] == 0 for player in fresh.players for card in player.deck[:-1])
    undrawn = placed(3, redraw="may")
    assert [len(player.hand) for player in undrawn.players] == [0, 0, 0]
    assert tops(undrawn, None) == [player.deck[-1] for player in undrawn.players]


@rule("DU-172")
def test_when_the_top_of_a_deck_is_banished_everyone_sees_the_next_card():
    t = dusk(range=3, rolls=[6], ann={"hand": ["3"]}, bob={"hand": [], "deck": ["5", "4", "3", "2"]})
    t.ann.strikes("3")
    t.takes_it()
    assert t.bob.void == ["3", "4", "5"]
    assert t.bob.deck[0] == "2"
    for viewer in (None, t.ann.seat, t.bob.seat):
        assert tops(t.pos, viewer)[t.bob.seat] == t.bob.player.deck[-1]


@rule("DU-242")
@pytest.mark.numbered
def test_nobody_sees_into_closed_decks():
    t = dusk(options={"deck_face_up": False}, ann={"deck": ["5", "4"], "hand": ["Tilt"]}, bob={})
    t.ann.does("play Tilt: draw 2 cards")
    assert tops(t.pos, 0) == tops(t.pos, 1) == [None, None]
    assert GAME.view(t.pos, 1).players[0].hand == (None, None)


@rule("DU-242")
@pytest.mark.numbered
def test_of_cards_drawn_together_the_others_saw_the_top_one():
    t = dusk(ann={"hand": ["Tilt"], "deck": ["5", "4", "3"]}, bob={"hand": []})
    t.ann.does("play Tilt: draw 2 cards")
    assert t.ann.hand == ["4", "5"]
    known = [card if card is None else CARDS[card].name for card in GAME.view(t.pos, 1).players[0].hand]
    assert known == ["5", None]
    assert [CARDS[card].name for card in tops(t.pos, 1)[:1] if card is not None] == ["3"]


@rule("DU-078")
@pytest.mark.numbered
def test_a_redraw_may_be_declined_by_option():
    pos = placed(2, redraw="may")
    assert pos.ask is not None
    assert pos.ask.topic == "redraw"
    t = dusk(options={"redraw": "may"}, ann={"hand": []}, bob={"hand": [], "passed": True}, cat={"hand": []})
    t.ann.does("pass for the rest of the round")
    t.cat.does("pass for the rest of the round")
    t.ann.does("refill the hand")
    t.bob.does("keep the hand as it is")
    t.cat.does("refill the hand")
    assert [len(player.hand) for player in (t.ann, t.bob, t.cat)] == [5, 0, 5]
    assert t.pos.ask is not None
    assert t.pos.ask.topic == "initiative"


def test_a_mode_has_to_fit_the_seats():
    with pytest.raises(gloaming.OptionError, match="With 4 seats the mode is 2v2"):
        GAME.new(4, 1, {"mode": "3v3"})
