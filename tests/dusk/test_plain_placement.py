"""Arena, placement and teams, one rule at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from gloaming.games.dusk import events as e
from gloaming.games.dusk.arena import ARENAS, HEXES
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.kernel import Chance, Event
from tests.dusk.scene import GAME, DuskScene, Seat, dusk
from tests.proof import rule


def told(t: DuskScene, kind: type[Event]) -> list[Event]:
    return [event for event in t.events if isinstance(event, kind)]


# The arena.

BASIC = ARENAS[0]


@rule("DU-004", "DU-005")
def test_six_large_tiles_lie_around_the_one_in_the_centre():
    assert BASIC.large[0] == (0, 0)
    assert len(BASIC.large) == 7
    centre = BASIC.cells.index((0, 0))
    around = {BASIC.distance[centre][BASIC.cells.index(tile)] for tile in BASIC.large[1:]}
    assert len(around) == 1


@rule("DU-006")
def test_twelve_small_tiles_finish_the_board():
    assert len(BASIC.small) == 12
    assert 7 * len(BASIC.large) + len(BASIC.small) == HEXES


@rule("DU-007", "DU-008")
def test_the_basic_arena_is_played_unless_the_table_agrees_on_another():
    assert GAME.new(2, 1).board is BASIC
    assert GAME.new(2, 1, {"arena": "wheel"}).board is ARENAS[1]
    assert len({arena.cells for arena in ARENAS}) == 4


@rule("DU-009")
def test_the_basic_arena_has_three_pairs_of_opposite_corners():
    assert len(set(BASIC.corners)) == 6
    assert {BASIC.distance[corner][BASIC.opposite(corner)] for corner in BASIC.corners} == {8}


# Placement.


@rule("DU-074")
def test_the_highest_roll_decides_who_places_first():
    for seed in range(8):
        pos, events = GAME.begin(2, seed)
        faces = [event.faces for event in events if isinstance(event, e.PlacementRolled)][-1]
        assert pos.ask is not None
        assert (pos.ask.seat, pos.ask.topic) == (faces.index(max(faces)), "place_first")
        assert len(pos.ask.options) == 2


@rule("DU-071", "DU-072")
@pytest.mark.parametrize("corner", range(6))
def test_the_first_goes_on_any_corner_and_the_second_across_from_it(corner: int):
    pos = GAME.new(2, 5)
    GAME.apply(pos, 0)
    assert pos.ask is not None
    assert len(pos.ask.options) == 6
    GAME.apply(pos, corner)
    assert pos.players[0].hex == pos.board.corners[corner]
    assert pos.players[1].hex == pos.board.opposite(pos.players[0].hex)


@rule("DU-075")
def test_decks_are_shuffled_once_all_are_placed_and_then_round_one_starts():
    orders: tuple[set[tuple[int, ...]], ...] = (set(), set())
    for seed in range(6):
        pos, rng, events = GAME.new(2, seed, {"set_up": "book"}), Chance(1), list[Event]()
        while pos.ask is not None and not pos.round:
            events += GAME.apply(pos, 0 if pos.ask.topic in ("take_set", "pick") else rng.below(len(pos.ask.options)))
        names = [event.name for event in events]
        assert names.index("decks_shuffled") < names.index("round_began")
        assert max(at for at, name in enumerate(names) if name == "placed") < names.index("decks_shuffled")
        for seat, player in enumerate(pos.players):
            orders[seat].add((*player.hand, *player.deck))
    assert [len(seen) for seen in orders] == [6, 6], "the same cards lie in another order each time"


Corners = tuple[int, ...]
AROUND, BOTH = range(6), (1, -1)
STARTS: dict[tuple[int, str], list[Corners]] = {
    (2, "duel"): [(c, c + 3) for c in AROUND],
    (3, "free-for-all"): [(c, c + 2 * t, c + 4 * t) for c in AROUND for t in BOTH],
    (4, "2v2"): [(c, c + 3, c + s, c + s + 3) for c in AROUND for s in BOTH],
    (6, "3v3"): [(c, c + 3, c + s, c + s + 3, c + t, c + t + 3) for c in AROUND for s in BOTH for t in (-s, 2 * s)],
    (6, "2v2v2"): [
        (c, c + 2 * t, c + 4 * t, c + s, c + 2 * t + s, c + 4 * t + s) for c in AROUND for t in BOTH for s in BOTH
    ],
}
"""All the ways to start, in the order of placing, as corners around the board."""


def ways_to_start(pos: DuskPosition, before: tuple[tuple[int, int], ...] = ()) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every way in which Phantoms can be placed from here: who goes on which corner, in order."""
    assert pos.ask is not None
    if pos.ask.topic != "corner":
        yield before
        return
    for number, _ in enumerate(pos.ask.options):
        twin = pos.clone()
        told = [event for event in GAME.apply(twin, number) if isinstance(event, e.Placed)]
        yield from ways_to_start(twin, (*before, *((event.seat, pos.board.corners.index(event.hex)) for event in told)))


@rule("DU-073", "DU-074", "DU-180")
@pytest.mark.parametrize(("seats", "mode"), STARTS)
def test_teams_place_in_turns_from_the_one_chosen_each_beside_its_own_and_away_from_others(seats: int, mode: str):
    pos = GAME.new(seats, 1, {"mode": mode, "set_up": "quick"})
    assert pos.ask is not None
    teams = len(pos.ask.options)
    for chosen in range(teams):
        begun = pos.clone()
        GAME.apply(begun, chosen)
        order = [(chosen + n) % teams + teams * turn for turn in range(seats // teams) for n in range(teams)]
        ways = list(ways_to_start(begun))
        assert {tuple(seat for seat, _ in way) for way in ways} == {tuple(order)}
        corners = [tuple(corner for _, corner in way) for way in ways]
        assert sorted(corners) == sorted(tuple(corner % 6 for corner in way) for way in STARTS[seats, mode])


@rule("DU-187")
def test_of_five_four_go_on_corners_so_that_two_opposite_ones_stay_empty():
    faces, lowest = five(1)
    ways = list(ways_to_start(GAME.new(5, 1, {"set_up": "quick"})))
    order = sorted((seat for seat in range(5) if seat != lowest), key=lambda seat: -faces[seat])
    assert {tuple(seat for seat, _ in way) for way in ways} == {tuple(order)}
    empty = [tuple(sorted(set(AROUND) - {corner for _, corner in way})) for way in ways]
    assert Counter(empty) == {(0, 3): 24, (1, 4): 24, (2, 5): 24}, "four corners in any order, for each pair"


def five(seed: int) -> tuple[tuple[int, ...], int]:
    """The rolls of five players before placement, and who rolled lowest."""
    _, events = GAME.begin(5, seed)
    faces = [event.faces for event in events if isinstance(event, e.PlacementRolled)][-1]
    return faces, faces.index(min(faces))


@rule("DU-186", "DU-188")
def test_five_players_roll_and_the_lowest_starts_in_the_centre():
    for seed in range(8):
        faces, lowest = five(seed)
        assert all(faces)
        pos = GAME.new(5, seed)
        assert pos.players[lowest].hex == pos.board.centre
        assert [player.hex for player in pos.players].count(-1) == 4


@rule("DU-187")
def test_of_five_the_highest_places_first_on_a_corner():
    for seed in range(8):
        faces, _ = five(seed)
        pos = GAME.new(5, seed)
        assert pos.ask is not None
        assert faces[pos.ask.seat] == max(faces)
        GAME.apply(pos, 0)
        assert pos.players[faces.index(max(faces))].hex in pos.board.corners


@rule("DU-189")
def test_of_five_the_one_in_the_centre_begins_without_initiative():
    pos, (_, lowest) = GAME.new(5, 2), five(2)
    events: list[Event] = []
    while pos.ask is not None and pos.ask.topic == "corner":
        events += GAME.apply(pos, 0)
    assert (pos.round, pos.active) == (1, lowest)
    assert not [event for event in events if isinstance(event, e.InitiativeRolled)]


# Teams.


@pytest.mark.parametrize("size", [pytest.param(2, marks=rule("DU-182")), pytest.param(3, marks=rule("DU-191"))])
def test_a_team_has_all_its_wounds_in_common_and_each_phantom_its_own_armour(size: int):
    pos = GAME.new(2 * size, 1)
    assert pos.team_wounds(0) == 5 * size
    names = ("ann", "bob", "cat", "dan", "eve", "fay")[: 2 * size]
    at = ("E1", "E4", "A1", "I1", "A5", "I5")
    seats: dict[str, Seat] = {name: {"hand": [], "at": at[n]} for n, name in enumerate(names)}
    seats["ann"]["hand"] = ["3", "3"]
    seats["bob"]["wounds"] = 1
    t = dusk(rolls=[2, 6], **seats)  # type: ignore[arg-type]
    t.ann.strikes("3", at="bob as 3", adding=["3"])
    t.takes_it_all()
    assert (t.bob.bare, t.dan.bare) == ([2], [])
    assert t.bob.wounds == 0
    assert not t.bob.player.out, "the wounds of the team are not used up"


@rule("DU-226")
def test_empower_banishes_a_card_for_one_shard_and_again_in_the_next_round():
    t = dusk(ann={"hand": ["5", "4"], "in_play": ["Cold Pane"], "exhausted": True}, bob={"hand": [], "passed": True})
    t.ann.does("empower Cold Pane")
    t.ann.does("banish 5")
    assert (t.ann.shards, t.ann.void) == (1, ["5"])
    t.ann.is_not_offered("empower Cold Pane")
    t.ann.does("pass for the rest of the round")
    while t.pos.ask is not None and (t.pos.ask.topic != "act" or not t.ann.is_asked):
        t.answer(t.pos.ask.options[0 if t.pos.ask.topic != "act" else -1])
    assert t.pos.round == 2
    t.ann.is_offered("empower Cold Pane")


@rule("DU-226")
def test_nobody_empowers_a_card_of_somebody_else():
    t = dusk(turn_of="bob", ann={"hand": ["5"], "in_play": ["Cold Pane"]}, bob={"hand": ["4"]})
    t.bob.is_not_offered("empower Cold Pane")
