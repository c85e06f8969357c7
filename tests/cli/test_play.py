"""`gloaming play` seats people and bots, and hands the game to the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

from gloaming import Match, Record, game
from gloaming.bots import Bot, Sight
from gloaming.commands.seating import seat_players
from tests.cli.running import answer, complaint, gloaming

GAME = "casting-shadows"
TABLE, USUAL = range(2, 5), 3


class Terminal(ModuleType):
    """Stands for the terminal and keeps what it was given to play."""

    match: Match
    names: list[str]
    bots: dict[int, Bot]
    plain: bool
    save_to: Path

    def play(self, match: Match, names: list[str], bots: dict[int, Bot], *, plain: bool, save_to: Path) -> None:
        self.match, self.names, self.bots, self.plain, self.save_to = match, names, bots, plain, save_to

    def kinds(self) -> dict[int, str]:
        return {seat: bot.name for seat, bot in self.bots.items()}


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    terminal = Terminal("gloaming.terminal")
    monkeypatch.setitem(sys.modules, "gloaming.terminal", terminal)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    return terminal


def test_you_against_greedy_bots(terminal: Terminal, tmp_path: Path):
    result = gloaming("play", GAME)
    assert result.exit_code == 0
    seed = terminal.match.record.seed
    assert result.stderr == f"Seed {seed}: give it with --seed to be dealt this game again.\n"
    assert terminal.names == ["You", "Wren", "Sable", "Ember"]
    assert terminal.kinds() == {1: "greedy", 2: "greedy", 3: "greedy"}
    assert terminal.save_to == tmp_path / "state" / "gloaming" / f"casting-shadows-{seed}.json"
    assert terminal.plain  # there is no terminal here


@pytest.mark.parametrize(
    ("name", "kinds"), [("dusk", "-g"), ("twilight", "-g"), ("descent", "g-")], ids=["dusk", "twilight", "descent"]
)
def test_a_new_player_meets_one_bot_and_leads_the_heroes(terminal: Terminal, name: str, kinds: str):
    gloaming("play", name)
    seats = range(len(terminal.names))
    assert "".join(terminal.kinds().get(seat, "-")[0] for seat in seats) == kinds


def test_a_seed_and_options_deal_the_same_game(terminal: Terminal):
    saves, choices = [], []
    for _ in range(2):
        gloaming("play", GAME, "--bots", "random,greedy", "--seed", "7", "--option", "characters=kit,haze,random")
        match = terminal.match
        saves.append(match.game.save(match.position))
        choices.append([terminal.bots[1].choose(Sight(match.game, match.position)) for _ in range(20)])
    assert saves[0] == saves[1]
    assert choices[0] == choices[1]
    assert match.game.labels(match.position)[:2] == ["kit", "haze"]


@pytest.mark.parametrize(
    ("seats", "bots", "people", "kinds"),
    [
        (None, None, 0, "-gg"),
        (None, "3", 0, "-ggg"),
        (None, "1", 0, "-g"),
        (None, "0", 0, "--"),
        (None, "0", 3, "---"),
        (None, "1", 2, "--g"),
        (None, "random", 0, "-r"),
        (None, "greedy,random", 0, "-gr"),
        (None, None, 2, "--g"),
        (None, None, 3, "---"),
        (2, None, 0, "-g"),
        (4, "1", 0, "---g"),
        (4, "random", 0, "-rrr"),
        (4, "random,greedy", 0, "-rgr"),
        (3, "3", 0, "ggg"),
        (3, None, 3, "---"),
    ],
)
def test_who_sits_where(seats: int | None, bots: str | None, people: int, kinds: str):
    seating = seat_players(TABLE, USUAL, seats, bots, ["Ann", "Bob", "Cid"][:people])
    assert "".join(kind[:1] or "-" for kind in seating.bots) == kinds
    assert len(set(seating.names)) == len(kinds)
    assert list(seating.names[:people]) == ["Ann", "Bob", "Cid"][:people]


@pytest.mark.parametrize(("first", "names"), [(1, "Ann Bob Sable"), (2, "Moth Ann Bob"), (3, "Bob Wren Ann")])
def test_people_sit_together_from_any_seat_on(first: int, names: str):
    seating = seat_players(TABLE, USUAL, 3, None, ["Ann", "Bob"], first)
    assert list(seating.names) == names.split()
    assert [bool(kind) for kind in seating.bots] == [name not in ("Ann", "Bob") for name in names.split()]


def test_a_bot_takes_no_name_of_a_person():
    assert seat_players(TABLE, USUAL, 3, None, ["Wren"], 1).names == ("Wren", "Moth", "Sable")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seats", "5"], "takes 2 to 4 seats, not 5"),
        (["--seats", "2", "--bots", "3"], "There are 2 seats, too few for 3 bots"),
        (["--seats", "2", "--seat", "3"], "--seat is one of 1 to 2, not 3"),
        (["--bots", "7"], "1 people and 7 bots do not fit"),
        (["--bots", "clever"], "There is no bot 'clever'"),
        (["--seats", "2", "--bots", "1", "--name", "Ann", "--name", "Bob"], "2 people and 1 bots do not fit"),
        (["--name", "Ann", "--name", "Ann"], "Two people have the same name"),
        (["--name", "a\nb"], "does not fit"),
        (["--name", " "], "does not fit"),
        (["--seed", "-3"], "A seed is a whole number"),
        (["--option", "characters=kit"], "names one character for each of the 4 seats, not 1"),
    ],
)
def test_tables_that_cannot_be(terminal: Terminal, words: list[str], told: str):
    assert told in complaint("play", GAME, *words)


def test_a_saved_game_goes_on_with_those_who_played_it(terminal: Terminal, tmp_path: Path):
    gloaming("play", GAME, "--name", "Ann", "--name", "Bob", "--bots", "random", "--seed", "3")
    match = terminal.match
    for _ in range(25):
        match.answer(0)
    file = tmp_path / "saved.json"
    file.write_bytes(match.record.to_json())

    assert answer("play", "--resume", str(file)) == ""
    assert terminal.match is not match
    assert terminal.match.position == match.position
    assert terminal.match.record == match.record
    assert terminal.names == ["Ann", "Bob", "Sable"]
    assert terminal.kinds() == {2: "random"}
    assert terminal.save_to == file

    assert answer("play", GAME, "--resume", str(file), "--bots", "greedy", "--name", "Eve") == ""
    assert terminal.names == ["Eve", "Wren", "Sable"]


def test_a_saved_game_that_names_nobody_goes_on_against_bots(terminal: Terminal, tmp_path: Path):
    file = tmp_path / "saved.json"
    file.write_bytes(Match(game(GAME), 2, 5).record.to_json())
    assert answer("play", "--resume", str(file)) == ""
    assert terminal.names == ["You", "Wren"]


@pytest.mark.parametrize(
    "seating", [{"bots": [""]}, {"names": ["A"], "bots": ["", ""]}, {"names": ["A", "B"], "bots": ["", "clever"]}]
)
def test_a_saved_game_with_a_seating_that_cannot_be(terminal: Terminal, tmp_path: Path, seating: dict[str, Any]):
    file = tmp_path / "saved.json"
    record = replace(Record.begun(game(GAME), 2, 1), **seating)
    file.write_bytes(record.to_json())
    assert complaint("play", "--resume", str(file))


def test_no_saved_game_is_written_over(terminal: Terminal, tmp_path: Path):
    for expected in ("casting-shadows-3.json", "casting-shadows-3-2.json", "casting-shadows-3-3.json"):
        gloaming("play", GAME, "--seed", "3")
        assert terminal.save_to.name == expected
        terminal.save_to.touch()


@pytest.mark.parametrize("home", ["", "/proc/nowhere", "/dev/null"])
def test_without_a_home_saved_games_go_to_the_current_folder(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, home: str
):
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", home)
    result = gloaming("play", GAME, "--seed", "3")
    assert "Saved games go to the current folder, for " in result.stderr
    assert terminal.save_to == Path("casting-shadows-3.json")


def test_option_help_needs_no_more(terminal: Terminal):
    assert "first_player=first" in answer("play", GAME, "--option", "help")
