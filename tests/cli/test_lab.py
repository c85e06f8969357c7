"""`gloaming lab` writes a balance report."""

from __future__ import annotations

from pathlib import Path

from tests.cli.running import answer, complaint, json_answer

GAMES = ("lab", "casting-shadows", "--games", "6", "--bots", "random", "--seed", "7", "--jobs", "1")


def test_the_report_is_one_object_and_names_its_files(tmp_path: Path):
    report = json_answer(*GAMES, "--out", str(tmp_path / "out"), "--json")
    assert (report["games"], report["seats"], report["errors"]) == (6, 2, 0)
    assert [Path(file).name for file in report["files"]] == ["report.html", "balance.svg", "games.parquet"]
    assert all(Path(file).stat().st_size for file in report["files"])
    seats = [one for one in report["shares"] if one["kind"] == "seat"]
    assert sum(one["wins"] for one in seats) == sum(report["wins_by_seat"])


def test_a_person_reads_tables_and_where_the_page_is(tmp_path: Path):
    said = answer(*GAMES, "--out", str(tmp_path))
    assert "Casting Shadows: 6 games, 2 seats, random" in said
    assert "seat 1" in said
    assert "report.html" in said.replace("\n", "")


def test_mistakes_are_told_before_anything_is_played(tmp_path: Path):
    assert "at least 1 job" in complaint("lab", "dusk", "--jobs", "0", "--out", str(tmp_path / "no"))
    assert "at least 1 game" in complaint("lab", "dusk", "--games", "0", "--out", str(tmp_path / "no"))
    assert not (tmp_path / "no").exists()


def test_a_series_that_is_not_there_is_told_with_those_that_are():
    assert "'act3'; there are: act1, act2" in complaint("lab", "descent", "--series", "act3")
    assert "Dusk: Arena of Shadows has no series 'act1'; it has none" in complaint("sim", "dusk", "--series", "act1")
