"""Loaders given anything at all: only a GloamingError, one sentence, may come out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from hypothesis import example, given, settings
from hypothesis import strategies as st

import gloaming
from gloaming import GloamingError, Record
from gloaming.api import settings as game_settings
from gloaming.api.game import Game
from gloaming.kernel import Chance, Position
from gloaming.kernel.save import DIGEST_SIZE, MARK
from tests.contract.cases import all_games, answers, every_game
from tests.contract.mistakes import opened_save, sealed_record, sealed_save, told_in_one_sentence

fuzz = settings(max_examples=100)

SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-(1 << 63), (1 << 64) - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=6,
)


def positions() -> list[tuple[Game[Any], Position]]:
    """Some positions of every game, from the start to the end."""
    found = []
    for game in all_games():
        pos = game.new(game.seats[0], 91)
        for number, answer in enumerate(answers(pos, Chance(91))):
            if number % 23 == 0:
                found.append((game, pos.clone()))
            game.apply(pos, answer)
        found.append((game, pos))
    return found


POSITIONS = positions()
places = st.integers(0, len(POSITIONS) - 1).map(POSITIONS.__getitem__)


def leaves(thing: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every part of some nested lists and dictionaries."""
    inner = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    return [path, *(leaf for key, part in inner for leaf in leaves(part, (*path, key)))]


def with_part(thing: Any, path: tuple[Any, ...], part: Any) -> Any:
    """The same with one part replaced."""
    if not path:
        return part
    twin = thing.copy()
    twin[path[0]] = with_part(thing[path[0]], path[1:], part)
    return twin


@contextmanager
def only_in_one_sentence() -> Iterator[None]:
    """Let nothing out but a GloamingError, and swallow that if it is well told."""
    try:
        yield
    except GloamingError as error:
        if not told_in_one_sentence(error):
            raise AssertionError(f"badly told: {error}") from error


def loads_or_says_why(game: Game[Any], data: bytes) -> None:
    with only_in_one_sentence():
        assert isinstance(game.load(data), game.position)


def verifies_or_says_why(data: bytes) -> None:
    with only_in_one_sentence():
        record, pos = Record.verified(data)
        assert record.replay() == pos


@every_game
@fuzz
@given(data=st.binary(max_size=200) | st.binary(max_size=200).map(lambda tail: MARK + tail))
def test_loading_any_bytes(game: Game[Any], data: bytes):
    loads_or_says_why(game, data)


@fuzz
@given(place=places, cut=st.data())
def test_loading_a_save_with_a_piece_cut_out_or_put_in(place: tuple[Game[Any], Position], cut: st.DataObject):
    game, pos = place
    data = game.save(pos)
    start = cut.draw(st.integers(0, len(data)))
    end = cut.draw(st.integers(start, min(len(data), start + 20)))
    spliced = data[:start] + cut.draw(st.binary(max_size=20)) + data[end:]
    loads_or_says_why(game, spliced)
    loads_or_says_why(game, sealed_save(spliced[len(MARK) + DIGEST_SIZE :]))


@fuzz
@given(place=places, part=ANYTHING, choice=st.data())
def test_loading_a_forged_save(place: tuple[Game[Any], Position], part: Any, choice: st.DataObject):
    game, pos = place
    head, body = msgspec.msgpack.decode(opened_save(game.save(pos)))
    path = choice.draw(st.sampled_from(leaves(body)))
    forged = msgspec.msgpack.encode([head, with_part(body, path, part)])
    loads_or_says_why(game, sealed_save(forged))


@fuzz
@given(data=st.binary(max_size=200))
@example(data=b'{"format": "gloaming record 1", "seed": ' + b"9" * 5000 + b"}")
@example(data=b'{"format": "gloaming record 1", "seed": ' + b"[" * 5000 + b"]" * 5000 + b"}")
def test_reading_any_bytes_as_a_record(data: bytes):
    verifies_or_says_why(data)


@fuzz
@given(body=st.dictionaries(st.text(max_size=8), ANYTHING, max_size=6) | ANYTHING)
def test_reading_any_json_as_a_record(body: Any):
    verifies_or_says_why(msgspec.json.encode(body))
    if isinstance(body, dict):
        verifies_or_says_why(sealed_record({"format": "gloaming record 2", **body}))


def a_record(game: Game[Any]) -> dict[str, Any]:
    """The file of a short record, opened."""
    match = gloaming.Match(game, game.seats[0], 92)
    rng = Chance(92)
    for _ in range(5):
        assert match.position.ask is not None
        match.answer(rng.below(len(match.position.ask.options)))
    body: dict[str, Any] = msgspec.json.decode(match.record.to_json())
    return body


@every_game
@fuzz
@given(part=ANYTHING, choice=st.data())
def test_reading_a_forged_record(game: Game[Any], part: Any, choice: st.DataObject):
    body = a_record(game)
    path = choice.draw(st.sampled_from([leaf for leaf in leaves(body) if leaf]))
    verifies_or_says_why(sealed_record(with_part(body, path, part)))


@every_game
@fuzz
@given(wanted=st.data())
def test_reading_any_options(game: Game[Any], wanted: st.DataObject):
    known = [setting.name for setting in game_settings.describe(game.settings)]
    names = st.sampled_from([*known, *(name.replace("_", "-") for name in known)]) | st.text(max_size=8)
    undecoded = st.binary(max_size=4).map(lambda raw: raw.decode(errors="surrogateescape"))
    values = ANYTHING | undecoded | st.integers() | st.floats() | st.binary(max_size=4)
    given_options = wanted.draw(st.dictionaries(names, values, max_size=3))
    with only_in_one_sentence():
        assert isinstance(game_settings.read(game.settings, given_options), game.settings)
