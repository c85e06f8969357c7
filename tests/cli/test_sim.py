"""`gloaming sim` plays many games and counts."""

from __future__ import annotations

from tests.cli.running import answer, gloaming, json_answer

GAMES = ("sim", "casting-shadows", "--games", "12", "--seed", "7", "--jobs", "1")


def test_the_report_has_every_key_and_its_figures_agree():
    report = json_answer(*GAMES, "--seats", "3", "--json")
    assert {
        *("game", "seats", "options", "games", "finished", "draws", "capped", "errors", "decisions", "seconds"),
        *("wins_by_seat", "mean_turns", "digest", "wins_by_label", "games_by_label"),
    } <= report.keys()
    assert (report["game"], report["seats"], report["games"]) == ("casting-shadows", 3, 12)
    assert (report["finished"], report["errors"]) == (12, 0)
    assert len(report["wins_by_seat"]) == 3
    assert sum(report["wins_by_seat"]) + report["draws"] == 12
    assert sum(report["wins_by_label"].values()) == sum(report["wins_by_seat"])
    assert sum(report["games_by_label"].values()) == 12 * 3
    assert report["options"]["turn_cap"] == 200


def test_the_same_seed_plays_the_same_games_on_any_number_of_processes():
    one, again, two = (json_answer(*GAMES[:-1], jobs, "--seats", "2", "--json") for jobs in ("1", "1", "2"))
    for report in (one, again, two):
        del report["seconds"]
    assert one == again == two


def test_another_seed_or_option_plays_other_games():
    digests = {
        json_answer("sim", "casting-shadows", "--games", "2", "--seats", "2", "--jobs", "1", "--json", *words)["digest"]
        for words in (["--seed", "1"], ["--seed", "2"], ["--seed", "1", "--option", "grants=must"])
    }
    assert len(digests) == 3


def test_games_that_the_cap_ends_are_counted():
    report = json_answer(*GAMES, "--seats", "4", "--option", "turn_cap=10", "--json")
    assert report["options"]["turn_cap"] == 10
    assert report["capped"] >= 11
    assert report["mean_turns"] <= 10


def test_bots_go_to_the_seats_in_order_and_from_the_first_again():
    report = json_answer(
        *("sim", "casting-shadows", "--games", "1", "--seats", "3", "--bots", "random, greedy", "--jobs", "1"),
        *("--seed", "1", "--option", "turn_cap=10", "--json"),
    )
    assert report["bots"] == ["random", "greedy", "random"]


def test_without_json_a_person_reads_it():
    told = answer(*GAMES, "--seats", "2")
    assert "12 of 12 games finished" in told
    assert "seat 1 (random): won" in told
    assert "Seed 7, digest " in told


def test_option_help_lists_the_options_with_what_they_take():
    told = answer("sim", "casting-shadows", "--option", "help")
    assert "turn_cap=200" in told
    assert "Takes a whole number from 10 to 10000." in told


def test_a_game_that_breaks_is_an_error_and_a_status(monkeypatch):
    from gloaming.bots.random import RandomBot

    monkeypatch.setattr(RandomBot, "choose", lambda self, sight: 1000)
    result = gloaming(*GAMES)
    assert result.exit_code == 1
    assert "12 errors" in result.stdout
    assert "stopped: Refused: Answer with a number from 0 to" in result.stdout
