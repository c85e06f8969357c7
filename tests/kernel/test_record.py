"""A record of several segments: each is played again with its own start, and what needs other rules is said."""

from base64 import b64decode

import msgspec
import pytest

from gloaming import Match, Record
from gloaming.api import game as registry
from gloaming.api.game import RulesChanged
from gloaming.kernel import Chance, FileError
from gloaming.kernel.save import digest, unchanged
from tests.kernel.embers.game import EMBERS, Embers


class NewEmbers(Embers):
    version = "2"
    migrations = {"1": unchanged}  # noqa: RUF012


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is a known game."""
    monkeypatch.setitem(registry._GAMES, "embers", EMBERS)


def played(match: Match, answers: int) -> Match:
    """A match after some more answers."""
    rng = Chance(9)
    for _ in range(answers):
        assert match.position.ask is not None
        match.answer(rng.below(len(match.position.ask.options)))
    return match


def upgraded(monkeypatch: pytest.MonkeyPatch, file: bytes) -> Match:
    """The match in a file, as the next version of the game goes on with it."""
    monkeypatch.setitem(registry._GAMES, "embers", NewEmbers())
    record, end = Record.from_json(file)
    assert not record.continues
    return Match.resume(record, end)


def test_a_record_of_the_first_format_is_still_read():
    record = played(Match(EMBERS, 3, seed=5), 12).record
    body = msgspec.json.decode(record.to_json())
    (segment,) = body.pop("segments")
    body |= {"format": "gloaming record 1", "version": segment["version"], "answers": segment["answers"]}
    body["position"] = digest(b64decode(body["position"])).hex()
    del body["digest"]
    body["digest"] = digest(msgspec.json.encode(body)).hex()
    found, pos = Record.verified(msgspec.json.encode(body))
    assert found == record
    assert pos == record.replay()


def test_a_game_goes_on_under_new_rules_in_a_new_segment(monkeypatch: pytest.MonkeyPatch):
    before = played(Match(EMBERS, 3, seed=5), 8)
    match = upgraded(monkeypatch, before.to_json())
    assert match.position == before.position
    assert match.events == [RulesChanged("1", "2")]
    assert "from version 1 to 2" in match.game.say(match.position, match.events[0], ["A", "B", "C"])
    played(match, 4)
    record, end = Record.from_json(match.to_json())
    assert [(segment.version, len(segment.answers)) for segment in record.segments] == [("1", 8), ("2", 4)]
    assert record.check(end) == [False, True]
    assert record.replay() == match.position
    with pytest.raises(FileError, match=r"^This was played with version 1 of Embers, and here version 2 is played\.$"):
        record.replay(3)
    assert Match.resume(record).position == match.position


def test_the_old_rules_verify_the_segment_that_was_theirs(monkeypatch: pytest.MonkeyPatch):
    before = played(Match(EMBERS, 3, seed=5), 8)
    file = played(upgraded(monkeypatch, before.to_json()), 4).to_json()
    monkeypatch.setitem(registry._GAMES, "embers", EMBERS)
    record, end = Record.from_json(file)
    assert record.check(end) == [True, False]
    assert record.replay(3) == before.record.replay(3)
    record.segments[0].answers.pop()
    with pytest.raises(FileError, match="leads to another position"):
        record.check(end)


def test_a_record_of_another_version_without_a_position_says_so(monkeypatch: pytest.MonkeyPatch):
    record = played(Match(EMBERS, 3, seed=5), 8).record
    monkeypatch.setitem(registry._GAMES, "embers", NewEmbers())
    with pytest.raises(FileError, match=r"^This was played with version 1 of Embers"):
        Match.resume(record)


def test_a_match_starts_from_a_saved_position():
    origin = played(Match(EMBERS, 3, seed=5), 8)
    match = Match.from_save(EMBERS, origin.game.save(origin.position), origin.record)
    assert match.position == origin.position
    played(match, 3)
    record, pos = Record.verified(match.to_json())
    assert len(record.answers) == 3
    assert pos == match.position == played(origin, 3).position


def test_a_record_is_cut_in_any_segment(monkeypatch: pytest.MonkeyPatch):
    match = played(upgraded(monkeypatch, played(Match(EMBERS, 3, seed=5), 8).to_json()), 4)
    for answers in range(13):
        cut = match.record.up_to(answers)
        assert cut.answers == match.record.answers[:answers]
        assert len(cut.segments) == (1 if answers <= 8 else 2)
    assert match.record.length == 12
