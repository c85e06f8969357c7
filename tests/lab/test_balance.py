"""Balance: shares with their intervals, and a report that can be opened."""

from __future__ import annotations

from pathlib import Path

import duckdb
import msgspec
import pytest

import gloaming
from gloaming.kernel import Outcome
from gloaming.lab.balance import Parts, Rows, share
from gloaming.lab.report import write_report
from gloaming.lab.simulate import planned, simulate
from gloaming.lab.tallies import Played

FOX, OWL = ("beast", "Fox"), ("beast", "Owl")


def game(number: int, winners: tuple[int, ...] | None, *lineups: tuple[tuple[str, str], ...]) -> Played:
    outcome = None if winners is None else Outcome(winners, "so it ended")
    return Played(number=number, seed=number, outcome=outcome, turns=5, decisions=9, lineups=lineups)


def test_an_interval_holds_the_share_and_narrows_with_the_number_of_games():
    few, many = share("beast", "Fox", 10, 6), share("beast", "Fox", 1000, 600)
    assert few.share == many.share == 0.6
    assert few.low < many.low < 0.6 < many.high < few.high
    # Known values of the Wilson interval.
    assert (few.low, few.high) == pytest.approx((0.3127, 0.8318), abs=1e-3)
    assert share("beast", "Fox", 10, 0).low == 0.0


def test_wins_are_told_apart_by_seat_and_by_part_and_draws_count_for_nobody():
    parts = Parts()
    for played in (
        game(0, (0,), (FOX,), (OWL,)),
        game(1, (0,), (OWL,), (FOX,)),
        game(2, (1,), (OWL,), (FOX,)),
        game(3, (), (OWL,), (FOX,)),
        game(4, None, (OWL,), (FOX,)),
    ):
        parts.add(played)
    shares = {(one.kind, one.name): (one.wins, one.games) for one in parts.shares()}
    assert shares == {("seat", "seat 1"): (2, 3), ("seat", "seat 2"): (1, 3), FOX: (2, 3), OWL: (1, 3)}
    assert [one.name for one in parts.shares()] == ["seat 1", "seat 2", "Fox", "Owl"]


def test_team_mates_win_together():
    parts = Parts()
    parts.add(game(0, (0, 2), (FOX,), (OWL,), (FOX,), (OWL,)))
    assert {one.name: one.share for one in parts.shares()}["Fox"] == 1


def test_what_is_decided_on_the_way_counts_by_itself():
    parts = Parts()
    parts.add(msgspec.structs.replace(game(0, (0,)), contests=(("quest", "Bridge", True), ("quest", "Tower", False))))
    parts.add(msgspec.structs.replace(game(1, None), contests=(("quest", "Bridge", False),)))
    assert [(one.name, one.wins, one.games) for one in parts.shares()] == [("Bridge", 1, 2), ("Tower", 0, 1)]
    assert [one.turns for one in parts.shares()] == [2.5, 0], "only the second game was no more than its contest"


@pytest.mark.parametrize(("name", "kinds"), [("dusk", ["seat", "phantom", "skill", "weapon", "card"])])
def test_a_dozen_games_make_a_report(name: str, kinds: list[str], tmp_path: Path):
    plan = planned(name, seats=2, games=12, bots=["random"], seed=4, options={})
    parts, rows = Parts(), Rows()
    report = simulate(plan, tallies=(parts, rows))
    assert list(dict.fromkeys(one.kind for one in report["shares"])) == kinds
    page, picture, games = write_report(tmp_path / "new" / "folder", "A game", report, rows.rows)
    text = page.read_text()
    assert "12 games, 2 seats, random" in text
    assert "The Madame" in text
    assert 'src="http' not in text, "the page works without a network"
    assert picture.read_text().startswith("<svg")
    with duckdb.connect() as base:
        counted = base.execute("select count(*), sum(turns) from read_parquet(?)", [str(games)]).fetchone()
    assert counted == (12, sum(row["turns"] for row in rows.rows))


def test_a_game_without_lineups_is_reported_by_its_labels():
    plan = planned("casting-shadows", seats=2, games=3, bots=["random"], seed=4, options={})
    report = simulate(plan, tallies=[Parts()])
    assert {one.kind for one in report["shares"]} == {"seat", "side"}


def test_a_series_of_options_is_gone_through_game_by_game():
    series = gloaming.game("descent").series()["act1"]
    assert len(series) == 13
    plan = planned("descent", seats=2, games=3, bots=["random"], seed=4, options={"heroes": "2"}, series=series[:2])
    assert [plan.options_of(number)["encounter"] for number in range(3)] == ["1", "1", "1"]
    assert [plan.options_of(number)["quest"] for number in range(3)] == ["first_blood", "a_fat_goblin", "first_blood"]
    report = simulate(plan, tallies=[Parts()])
    by_encounter = {one.name: one for one in report["shares"] if one.kind == "won by the heroes"}
    assert by_encounter["First Blood 1"].games == 2
    assert by_encounter["First Blood 1"].turns > 9


def test_a_campaign_is_told_quest_by_quest():
    options: dict[str, object] = {"mode": "campaign", "until": "introduction", "heroes": "2"}
    plan = planned("descent", seats=2, games=2, bots=["random"], seed=4, options=options)
    report = simulate(plan, tallies=[Parts()])
    (quest,) = [one for one in report["shares"] if one.kind == "won by the heroes"]
    (heroes,) = [one for one in report["shares"] if one.name == "heroes"]
    assert (quest.name, quest.games, quest.wins) == ("First Blood", 2, heroes.wins)


def test_act_two_is_measured_with_what_a_party_has_by_then():
    series = gloaming.game("descent").series()
    assert {one["level"] for one in series["act2"]} == {"expert"}
    assert [one["quest"] for one in series["act1"] if one["level"] == "advanced"] == [
        "the_shadow_vault",
        "the_overlord_revealed",
    ]
