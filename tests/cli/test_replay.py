"""`gloaming replay` tells a record in words, and says whether it replays to the same bytes."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming import Chance, Match, Record, game
from gloaming.api.record import Segment
from gloaming.games.casting_shadows.events import CounterspellCollected
from gloaming.kernel.save import unchanged
from tests.cli.running import answer, complaint

PLAYED = game("casting-shadows")


@pytest.fixture(scope="module")
def match() -> Match:
    """A whole game in which both seats have collected a Counterspell."""
    return next(match for match in map(random_match, range(100)) if collectors(match) == {0, 1})


def random_match(seed: int) -> Match:
    match = Match(PLAYED, 2, seed)
    rng = Chance(seed)
    while match.position.ask is not None:
        match.answer(rng.below(len(match.position.ask.options)))
    return match


def collectors(match: Match) -> set[int]:
    return {event.seat for event in match.events if isinstance(event, CounterspellCollected)}


@pytest.fixture
def file(match: Match, tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_bytes(match.record.to_json())
    return str(path)


def test_every_answer_and_what_came_of_it_is_told(match: Match, file: str):
    told = answer("replay", file).splitlines()
    assert told[0] == f"Casting Shadows, 2 seats, seed {match.record.seed}"
    numbered = [line for line in told if line.partition(".")[0].strip().isdecimal()]
    assert len(numbered) == len(match.record.answers)
    assert " win" in told[-1]


def test_a_step_ends_with_the_question(match: Match, file: str):
    told = answer("replay", file, "--step", "4")
    before = match.record.replay(4)
    assert before.ask is not None
    assert f"Next, Seat {before.ask.seat + 1}: {PLAYED.say_ask(before, ['Seat 1', 'Seat 2'])}" in told
    assert len([line for line in told.splitlines() if line.partition(".")[0].strip().isdecimal()]) == 4


def test_a_seat_is_told_what_it_could_know(match: Match, file: str):
    whole = answer("replay", file)
    seats = [answer("replay", file, "--seat", seat) for seat in ("1", "2")]
    secret = [line for line in whole.splitlines() if "collects a Counterspell: " in line]
    assert all(any(seat in line for line in secret) for seat in ("Seat 1", "Seat 2"))
    for told, own, other in zip(seats, ("Seat 1", "Seat 2"), ("Seat 2", "Seat 1"), strict=True):
        lines = told.splitlines()
        assert all(line in lines for line in secret if own in line)
        assert not any(line in lines for line in secret if other in line)
        assert not any(f". {other}: " in line for line in lines)


def test_a_record_that_names_its_players_is_told_with_their_names(match: Match, tmp_path: Path):
    path = tmp_path / "named.json"
    named = Match.resume(match.record)
    named.record.names = ["Ann", "Bob"]
    path.write_bytes(named.record.to_json())
    assert "Turn 1: Ann." in answer("replay", str(path))


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "\x1b[2J"], ["Ann", ""]])
def test_names_that_do_not_fit_are_not_printed(match: Match, tmp_path: Path, names: list[str]):
    path = tmp_path / "named.json"
    named = Match.resume(match.record)
    named.record.names = names
    path.write_bytes(named.record.to_json())
    assert "names that do not fit" in complaint("replay", str(path))


def test_verify_says_that_it_replays(match: Match, file: str):
    told = answer("replay", file, "--verify")
    assert (
        told == f"Replays to the same bytes: Casting Shadows, {len(match.record.answers)} answers, the game is over.\n"
    )


def test_verify_says_of_each_segment_whether_it_replays_and_why_not(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    old, path = PLAYED.version, tmp_path / "game.json"
    new = str(int(old) + 1)
    path.write_bytes(match.record.up_to(30).to_json())
    with monkeypatch.context() as patched:
        patched.setattr(type(PLAYED), "migrations", {**PLAYED.migrations, old: unchanged})
        patched.setattr(type(PLAYED), "version", new)
        PLAYED.__dict__.pop("saves", None)
        further = Match.resume(*Record.from_json(path.read_bytes()))
        for answer_ in match.record.answers[30:40]:
            further.answer(answer_)
        path.write_bytes(further.to_json())
        first, second, whole = answer("replay", str(path), "--verify").splitlines()
    PLAYED.__dict__.pop("saves", None)
    assert first.startswith(
        f"Segment 1 of 2, answers 1 to 30 under version {old}: not verifiable here, where version {new} "
    )
    assert second == f"Segment 2 of 2, answers 31 to 40 under version {new}: replays to the same bytes."
    assert whole == "10 of 40 answers replay to the same bytes: Casting Shadows."


def test_verify_says_which_segment_leads_elsewhere(match: Match, tmp_path: Path):
    path, record = tmp_path / "game.json", match.record.up_to(30)
    reached = PLAYED.save(record.replay())
    record.segments.append(Segment(version=PLAYED.version, save=reached, answers=match.record.answers[30:40]))
    path.write_bytes(record.to_json())
    assert answer("replay", str(path), "--verify").splitlines()[-1].startswith("40 of 40 answers")
    record.segments[0].answers.pop()
    path.write_bytes(record.to_json())
    assert "segment 1 of this record leads to another position" in complaint("replay", str(path), "--verify")


def test_steps_and_seats_that_are_not_there(match: Match, file: str):
    assert "choose a step from 0 to that, not -1" in complaint("replay", file, "--step", "-1")
    assert "choose a step" in complaint("replay", file, "--step", str(len(match.record.answers) + 1))
    assert "choose one from 1 to 2, not 3" in complaint("replay", file, "--seat", "3")
    assert "choose one from 1 to 2, not 0" in complaint("replay", file, "--seat", "0")
