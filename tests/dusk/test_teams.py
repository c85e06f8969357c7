"""Teams: wounds in common, armour of one's own, and when a team is gone."""

from __future__ import annotations

import pytest

from tests.dusk.scene import DuskScene, Fighter, Seat, dusk
from tests.proof import rule

NAMES = ("ann", "bob", "cat", "dan", "eve", "fay")
MODES = {"2v2": 4, "3v3": 6, "2v2v2": 6}
AT = ("E1", "E4", "A1", "I1", "A5", "I5")
TWO_V_TWO, THREE_V_THREE, THREE_TEAMS = MODES


def team_fight(mode: str, wounds: dict[str, int], **more: Seat) -> DuskScene:
    """Ann hits Bob with a six; of the others some have fewer wounds, and none has anything in hand."""
    seats: dict[str, Seat] = {
        name: {"hand": ["3"] if name == "ann" else [], "at": AT[n], "wounds": wounds.get(name, 5), "exhausted": True}
        for n, name in enumerate(NAMES[: MODES[mode]])
    }
    seats |= {name: {**seats[name], **said} for name, said in more.items()}
    t = dusk(options={"mode": mode}, rolls=[6], **seats)  # type: ignore[arg-type]
    t.ann.strikes("3", at="bob as 3")
    t.lets_be()
    return t


def of(t: DuskScene, name: str) -> Fighter:
    return Fighter(t, t.names.index(name))


def plays_on(t: DuskScene) -> None:
    """Bob, who has no wound of his own left, stands in the arena and gets his turn."""
    assert t.bob.wounds == 0
    assert (t.bob.player.out, t.bob.at) == (False, "E4")
    t.ann.does("end the turn")
    t.bob.is_offered("hold: discard 1")


@rule("DU-183")
def test_of_two_a_phantom_without_wounds_plays_on():
    plays_on(team_fight(TWO_V_TWO, {"bob": 1}, bob={"hand": ["1"]}))


@rule("DU-192")
def test_of_three_a_phantom_without_wounds_plays_on():
    plays_on(team_fight(THREE_V_THREE, {"bob": 1}, bob={"hand": ["1"]}))


@rule("DU-197")
def test_in_three_teams_a_phantom_without_wounds_plays_on_and_its_mate_bears_the_next():
    plays_on(team_fight(THREE_TEAMS, {"bob": 1}, bob={"hand": ["1"]}))
    t = team_fight(THREE_TEAMS, {"bob": 0, "eve": 3})
    assert [of(t, name).wounds for name in NAMES] == [5, 0, 5, 5, 2, 5]


@rule("DU-196")
def test_each_of_three_teams_has_its_wounds_in_common_and_each_phantom_its_own_armour():
    seats = {name: Seat(hand=["3"] if name == "ann" else [], at=AT[n]) for n, name in enumerate(NAMES)}
    t = dusk(options={"mode": THREE_TEAMS}, rolls=[2], **seats)  # type: ignore[arg-type]
    assert [t.pos.team_wounds(team) for team in range(3)] == [10, 10, 10]
    t.ann.strikes("3", at="bob as 3")
    t.takes_it_all()
    assert [of(t, name).bare for name in NAMES] == [[], [2], [], [], [], []]


@rule("DU-194")
@pytest.mark.parametrize("fays", [1, 2])
def test_a_team_of_three_loses_with_the_last_wound_of_them_all(fays: int):
    t = team_fight(THREE_V_THREE, {"bob": 0, "dan": 0, "fay": fays})
    if fays == 1:
        assert {t.names[seat] for seat in t.pos.outcome.winners} == {"ann", "cat", "eve"}  # type: ignore[union-attr]
        assert all(of(t, name).player.out for name in ("bob", "dan", "fay"))
    else:
        assert t.pos.outcome is None
        assert not any(of(t, name).player.out for name in NAMES)


@rule("DU-198")
def test_of_three_teams_the_one_without_wounds_leaves_the_board_and_the_others_go_on():
    t = team_fight(THREE_TEAMS, {"bob": 0, "eve": 1})
    assert [name for name in NAMES if of(t, name).player.out] == ["bob", "eve"]
    assert [name for name in NAMES if of(t, name).player.hex < 0] == ["bob", "eve"]
    assert t.pos.outcome is None


@rule("DU-199")
def test_of_three_teams_the_last_one_on_the_board_wins():
    seats = {name: Seat(hand=["3"] if name == "ann" else [], at=AT[n]) for n, name in enumerate(NAMES)}
    seats["bob"]["wounds"], seats["eve"]["wounds"] = 0, 1
    t = dusk(options={"mode": THREE_TEAMS}, rolls=[6], **seats)  # type: ignore[arg-type]
    for name in ("cat", "fay"):
        t.pos.disperse(of(t, name).seat, "last wound")
    t.ann.strikes("3", at="bob as 3")
    t.takes_it_all()
    assert {t.names[seat] for seat in t.pos.outcome.winners} == {"ann", "dan"}  # type: ignore[union-attr]


@rule("DU-001")
def test_the_game_goes_on_until_every_opponent_is_gone():
    t = dusk(
        range=3,
        rolls=[6],
        ann={"hand": ["3"]},
        bob={"hand": [], "wounds": 1, "exhausted": True},
        cat={"hand": [], "exhausted": True},
    )
    t.ann.strikes("3")
    t.takes_it_all()
    assert t.bob.player.out
    assert t.pos.outcome is None
