"""Line by line: numbers in, sentences out."""

from __future__ import annotations

import io
import re
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from gloaming import Match, Record
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.terminal import play
from gloaming.terminal.plain import PlainGame
from tests.terminal.terminal_games import asks, holds_secret, live_game_of, my_turn_begins, new_match, played_until

GAME = """
import sys
from pathlib import Path
from gloaming import Match, game
from gloaming.bots import bot
from gloaming.terminal import play

match = Match(game("casting-shadows"), 2, 5)
play(match, ["Ann", "Bob"], {1: bot("random", 1)}, plain=True, save_to=Path(sys.argv[1]))
"""


def said(match: Match, typed: Iterable[str], file: Path, people: tuple[int, ...] = (0,)) -> str:
    """What the terminal says to those lines of input."""
    sink = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in typed))
    PlainGame(live_game_of(match, file, people), source, sink).play()
    return sink.getvalue()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def test_a_whole_game_with_ones(file: Path):
    match = new_match()
    out = said(match, ["1"] * 5000, file)
    assert match.position.outcome is not None
    assert re.search(r"(You win|Bob wins|A draw): ", out)
    assert out.splitlines()[-1] == f"The whole game is kept in {file}. Check it with: gloaming replay {file} --verify"
    record, position = Record.verified(file.read_bytes())
    assert position == match.position
    assert record.answers == match.record.answers


def test_the_end_of_the_input_saves_and_says_how_to_resume(file: Path):
    match = new_match()
    out = said(match, ["1", "1"], file)
    assert out.splitlines()[-1] == f"Saved in {file}. Go on with: gloaming play --resume {file}"
    record, _ = Record.verified(file.read_bytes())
    again = Match.resume(record)
    assert again.position == match.position
    assert match.game.say_ask(match.position, ["You", "Bob"]) in said(again, [], file)


def test_the_end_of_the_input_before_any_answer_saves_too(file: Path):
    said(new_match(), [], file)
    assert Record.verified(file.read_bytes())[0].answers == []


@pytest.mark.parametrize("typed", ["0", "99", "-1", "foo", "1 2", "1.5", "²", "ü"])
def test_bad_input_gets_one_clear_sentence(typed: str, file: Path):
    match = played_until(asks("act", 0))
    options = len(match.position.ask.options)
    answers = list(match.record.answers)
    silent = said(match, [], file).splitlines()
    out = said(match, [typed], file).splitlines()
    extra = [line for line in out if line not in silent]
    assert extra == [f"Type a number from 1 to {options}, or h for help; not {typed!r}."]
    assert match.record.answers == answers


def test_commands(file: Path):
    match = played_until(my_turn_begins)
    out = said(match, ["h", "v", "t volc", "t fatal fronds", "t xyzzy", "t", "?", ""], file)
    assert "take the last answer back" in out
    assert "How it ends: At 0 HP you are out." in out
    assert "Ancient Rune: nobody." in out
    assert "You, " in out
    assert "18 HP, 0 of 3 Shadow Energy." in out
    assert "Underground Volcano: Start of your turn here with 10 HP or less" in out
    assert "Fatal Fronds: Deal 2 damage to one enemy on your Hex." in out
    assert "No card or hex is called 'xyzzy'." in out
    assert "Type t and the name of a card or hex." in out
    assert "(CS-050)" in out
    assert out.count(match.game.say_ask(match.position, ["You", "Bob"])) == 2


def test_several_cards_of_a_name_are_listed(file: Path):
    out = said(new_match(), ["t duplication"], file)
    assert "Which one: " in out
    assert "Orb Duplication" in out
    assert "Gem Duplication" in out


def test_undo(file: Path):
    match = played_until(my_turn_begins)
    travel = next(n for n, option in enumerate(match.position.ask.options, 1) if option.verb == "travel")
    place = match.position.players[0].hex
    out = said(match, [str(travel), "u"], file)
    assert "Taken back." in out
    assert match.position.players[0].hex == place
    assert "Nothing to take back" in said(new_match(), ["u"], file)


def test_hot_seat_hands_over_before_every_secret(file: Path):
    match = played_until(lambda m: holds_secret(0)(m) and asks("act", 0)(m))
    secret = CARDS[match.position.players[0].counterspells[0]].name
    end = str(len(match.position.ask.options))
    out = said(match, ["", "v", end, *["1"] * 3, "", "v", "?"], file, people=(0, 1))
    assert out.index("Hand over to Ann. Ann presses Enter.") < out.index(secret)
    anns, _, bobs = out.partition("Hand over to Bob. Bob presses Enter.")
    assert secret in anns
    assert bobs
    assert secret not in bobs
    assert "face-down Counterspell" in bobs


def test_a_game_that_cannot_be_saved_says_so(tmp_path: Path):
    (tmp_path / "file").touch()
    out = said(new_match(), ["1"], tmp_path / "file" / "game.json")
    assert out.splitlines()[-1].startswith("The game cannot be saved in ")


def test_play_reads_and_writes_the_standard_streams(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(sys, "stdin", io.StringIO("s\n"))
    play(new_match(), ["Ann", "Bob"], {}, plain=True, save_to=file)
    assert capsys.readouterr().out.endswith(f"Saved in {file}. Go on with: gloaming play --resume {file}\n")


def test_a_whole_game_in_a_process_of_its_own(file: Path):
    done = subprocess.run(
        [sys.executable, "-c", GAME, str(file)], input="1\n" * 5000, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    assert "The whole game is kept in" in done.stdout
    Record.verified(file.read_bytes())


def test_what_was_accepted_survives_being_killed(file: Path):
    with subprocess.Popen(
        [sys.executable, "-c", GAME, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n1\n")
        questions = 0
        for line in process.stdout:
            questions += line == "\n"
            if questions == 3:
                break
        process.send_signal(signal.SIGKILL)
    record, _ = Record.verified(file.read_bytes())
    assert len(record.answers) >= 2


def test_a_reader_that_goes_away_ends_the_game_quietly(file: Path):
    with subprocess.Popen(
        [sys.executable, "-c", GAME, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b"1\n" * 50)
        process.stdin.flush()
        process.wait(300)
        assert process.stderr.read() == b""
    Record.verified(file.read_bytes())
