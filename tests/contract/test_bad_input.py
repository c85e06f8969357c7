"""A user's mistakes: each is told in one sentence, and nothing is lost or changed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import gloaming
from gloaming import FileError, OptionError, Record, Refused
from gloaming.api import settings
from gloaming.api.game import Game
from tests.contract.cases import Case, Curious, every_game
from tests.contract.mistakes import opened_save, refused, sealed_record, sealed_save, told_in_one_sentence


def some_play(game: Game[Any]) -> gloaming.Match:
    """A match in the middle."""
    match = gloaming.Match(game, game.seats[0], 81)
    player = Curious(81)
    for _ in range(40):
        match.answer(player.answer(match.position))
    return match


@pytest.mark.parametrize("name", ["", "chess", "casting shadows 2", "🎲"])
def test_an_unknown_game_is_told_with_the_known_ones(name: str):
    said = refused(Refused, gloaming.game, name)
    for known in gloaming.games():
        assert known in said


@every_game
def test_seats_out_of_range_are_told_with_the_range(game: Game[Any]):
    for seats in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1, 1000):
        said = refused(Refused, game.new, seats, 1)
        assert f"{game.seats[0]} to {game.seats[-1]} seats, not {seats}" in said


@every_game
def test_a_seed_out_of_range_is_told_with_the_range(game: Game[Any]):
    for seed in (-1, 1 << 64):
        refused(Refused, game.new, game.seats[0], seed)


@every_game
def test_an_unknown_option_is_told_with_the_known_ones(game: Game[Any]):
    said = refused(OptionError, game.new, game.seats[0], 1, {"colour": "red"})
    for setting in settings.describe(game.settings):
        assert setting.name in said


@every_game
def test_a_malformed_option_is_told_with_what_it_takes(game: Game[Any]):
    for setting in settings.describe(game.settings):
        for value in (object, -7, "no such thing", None, [["x"]], {"a": 1}, "\udcff"):
            with pytest.raises(OptionError) as caught:
                game.new(game.seats[0], 1, {setting.name: value})
            assert caught.value.option == setting.name
            assert setting.takes in str(caught.value)
            assert told_in_one_sentence(caught.value)


@every_game
def test_an_answer_out_of_range_changes_nothing(game: Game[Any]):
    match = some_play(game)
    ask = match.position.ask
    assert ask is not None
    before, answers = game.save(match.position), list(match.record.answers)
    for answer in (-1, len(ask.options), 1 << 80, "0", 1.0, None, False):
        said = refused(Refused, match.answer, answer)
        assert f"from 0 to {len(ask.options) - 1}" in said
    assert game.save(match.position) == before
    assert match.record.answers == answers


@every_game
def test_a_save_cut_short_or_changed_is_refused(game: Game[Any]):
    data = game.save(some_play(game).position)
    for length in (0, 1, 10, 20, 40, len(data) // 2, len(data) - 1):
        refused(FileError, game.load, data[:length])
    for at in range(0, len(data), 7):
        refused(FileError, game.load, data[:at] + bytes([data[at] ^ 0x20]) + data[at + 1 :])
    refused(FileError, game.load, data + b"\0")


@every_game
def test_a_save_of_another_version_or_of_another_game_is_refused(game: Game[Any]):
    data = game.save(some_play(game).position)
    for other in ({"version": f"{game.version}.1"}, {"name": "another-game"}):
        kind: type[Game[Any]] = type("Other", (type(game),), other)
        said = refused(FileError, kind().load, data)
        assert f"{game.name} {game.version}" in said


@every_game
def test_a_save_that_was_forged_deep_or_empty_is_refused(game: Game[Any]):
    head = msgspec.msgpack.encode(f"{game.name} {game.version}")
    deep = b"\x91" * 100_000
    for whole in (b"", b"\xc1", deep, b"\x92" + head + deep, b"\x92" + head + b"\xc0", b"\x92" + head + b"\x93\x01"):
        refused(FileError, game.load, sealed_save(whole))
    assert game.load(sealed_save(opened_save(game.save(game.new(game.seats[0], 1)))))


@every_game
def test_a_record_cut_short_or_changed_is_refused(game: Game[Any]):
    data = some_play(game).record.to_json()
    for length in (0, 1, 10, 20, 40, len(data) // 2, len(data) - 1):
        refused(FileError, Record.from_json, data[:length])
    for before, after in ((b'"seed": 81', b'"seed": 82'), (b'"seats": 2', b'"seats": 3'), (b'"game"', b'"gone"')):
        assert before in data
        refused(FileError, Record.from_json, data.replace(before, after))


@every_game
def test_a_record_that_does_not_fit_the_game_is_refused(game: Game[Any]):
    body = msgspec.json.decode(some_play(game).record.to_json())
    (segment,) = body["segments"]
    mistakes: list[dict[str, Any]] = [
        {"game": "chess"},
        {"game": 5},
        {"seats": game.seats[-1] + 1},
        {"seats": "two"},
        {"seed": -1},
        {"seed": 1.5},
        {"options": []},
        {"options": {"colour": "red"}},
        {"segments": []},
        {"segments": [segment | {"answers": [*segment["answers"], 127, 127]}]},
        {"segments": [segment | {"answers": [-1]}]},
        {"segments": [segment | {"answers": ["0"]}]},
        {"segments": [segment | {"answers": [0] * 100_000}]},
        {"segments": [segment | {"answers": segment["answers"][:-1]}]},
        {"segments": [segment | {"save": "AAAA"}]},
        {"segments": [segment | {"save": body["position"]}]},
        {"segments": [segment, segment]},
        {"position": "0"},
        {"position": None},
        {"format": "gloaming record 0"},
    ]
    for mistake in mistakes:
        refused(gloaming.GloamingError, Record.verified, sealed_record(body | mistake))
    Record.verified(sealed_record(body))


@every_game
def test_a_record_of_another_version_says_which(game: Game[Any]):
    body = msgspec.json.decode(some_play(game).record.to_json())
    (segment,) = body["segments"]
    record, _ = Record.from_json(sealed_record(body | {"segments": [segment | {"version": "0.9"}]}))
    said = refused(FileError, record.replay)
    assert "0.9" in said
    assert game.version in said


@every_game
def test_nothing_is_refused_that_is_right(game: Game[Any]):
    for setting in settings.describe(game.settings):
        case = Case(game, game.seats[-1], {setting.name: setting.default})
        assert case.new(1) == game.new(game.seats[-1], 1)
