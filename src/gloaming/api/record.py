"""A record: where a game starts, and its answers. It is the save file, the replay and the bug report.

A record is a list of segments. The first starts from the seed, or from a saved position; whenever the game goes on
under another version of its rules, a further segment starts from the position that was reached, as the version
before wrote it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from gloaming.api.fair_dice import FairDice
from gloaming.api.game import Game, game
from gloaming.kernel.errors import FileError, Refused
from gloaming.kernel.position import Position
from gloaming.kernel.save import digest

FORMAT = "gloaming record 2"
FIRST_FORMAT = "gloaming record 1"
"""Of one segment from a seed, with a fingerprint of the last position that nobody can take any more."""


class Segment(msgspec.Struct, kw_only=True):
    """A part of a game that was played with one version of its rules."""

    version: str
    save: bytes | None = None
    """Where it starts; None for the seed."""
    answers: list[int] = []


class Record(msgspec.Struct, kw_only=True):
    """Everything that is needed to play a game again to the same bytes."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any] = {}
    segments: list[Segment]
    names: list[str] = []
    """What the seats are called, for telling the game."""
    bots: list[str] = []
    """The bot of each seat, empty for a person, for going on with the game."""
    fair: FairDice | None = None
    """What the seed was made of, where several parties made it."""

    @classmethod
    def begun(
        cls,
        played: Game[Any],
        seats: int,
        seed: int,
        options: dict[str, Any] | None = None,
        answers: Iterable[int] = (),
    ) -> Record:
        """The record of a game from a seed, with the present rules."""
        segment = Segment(version=played.version, answers=list(answers))
        return cls(game=played.name, seats=seats, seed=seed, options=options or {}, segments=[segment])

    def copy(self) -> Record:
        """The same record, which goes on for itself."""
        segments = [replace(segment, answers=segment.answers[:]) for segment in self.segments]
        return replace(self, segments=segments)

    def up_to(self, answers: int) -> Record:
        """The same record up to so many answers."""
        cut = self.copy()
        while len(cut.segments) > 1 and answers <= cut.length - len(cut.segments[-1].answers):
            cut.segments.pop()
        del cut.segments[-1].answers[answers - cut.length + len(cut.segments[-1].answers) :]
        return cut

    @property
    def version(self) -> str:
        """The version it was last played with."""
        return self.segments[-1].version

    @property
    def answers(self) -> list[int]:
        """All answers, a list of one's own."""
        return [answer for segment in self.segments for answer in segment.answers]

    @property
    def length(self) -> int:
        """How many answers there are."""
        return sum(len(segment.answers) for segment in self.segments)

    @property
    def continues(self) -> bool:
        """True if the present rules are those it was last played with."""
        return game(self.game).version == self.version

    def start(self, segment: Segment) -> Position:
        """The position that a segment starts from."""
        played = game(self.game)
        if segment.save is not None:
            pos: Position = played.load(segment.save)
            if pos.seats != self.seats:
                raise FileError(f"This record is of {self.seats} seats and goes on from a position of {pos.seats}.")
            return pos
        self.need(segment)
        return played.new(self.seats, self.seed, self.options)  # type: ignore[no-any-return]

    def need(self, segment: Segment) -> None:
        """Raise a FileError where the present rules are not those of a segment."""
        played = game(self.game)
        if played.version != segment.version:
            raise FileError(
                f"This was played with version {segment.version} of {played.title}, "
                f"and here version {played.version} is played."
            )

    def replay(self, answers: int | None = None) -> Position:
        """The position after so many answers, after all of them by default."""
        left = self.length if answers is None else answers
        for segment in self.segments[:-1]:
            if left < len(segment.answers):
                return self._play(segment, left)
            left -= len(segment.answers)
        return self._play(self.segments[-1], left)

    def _play(self, segment: Segment, answers: int) -> Position:
        """The position after so many answers of a segment."""
        self.need(segment)
        played, pos = game(self.game), self.start(segment)
        first = sum(len(before.answers) for before in self.segments[: self.segments.index(segment)])
        for number, answer in enumerate(segment.answers[:answers], first + 1):
            try:
                played.apply(pos, answer, quiet=True)
            except Exception as error:
                # A position that nobody has played, written by hand, may break any rule.
                if isinstance(error, Refused) or segment.save is not None:
                    raise FileError(f"Answer {number} of this record does not fit the game: {error}") from None
                raise
        return pos

    def check(self, end: bytes | None) -> list[bool]:
        """For each segment, True if it was played again to the same bytes, False if it needs other rules.

        `end` is the saved position that the last one leads to, None where a file does not tell it. A FileError says
        where a segment leads to another position than the one that follows.
        """
        played = game(self.game)
        ends = [segment.save for segment in self.segments[1:]] + [end]
        checked = []
        for segment, expected in zip(self.segments, ends, strict=True):
            checked.append(segment.version == played.version)
            if not checked[-1]:
                continue
            reached = played.save(self._play(segment, len(segment.answers)))
            if expected is not None and reached != expected:
                here = f"segment {len(checked)} of " if len(ends) > 1 else ""
                raise FileError(
                    f"Played again, {here}this record leads to another position than the one it was saved with."
                )
        return checked

    def to_json(self, reached: Position | bytes | None = None) -> bytes:
        """The record as a file, with the position it leads to, if that is at hand, and a digest of all."""
        end = reached if isinstance(reached, bytes) else game(self.game).save(reached or self.replay())
        body = {"format": FORMAT, **msgspec.to_builtins(self), "position": end}
        if self.fair is None:
            del body["fair"]
        body["digest"] = digest(msgspec.json.encode(body)).hex()
        return msgspec.json.format(msgspec.json.encode(body), indent=1)

    @classmethod
    def from_json(cls, data: bytes) -> tuple[Record, bytes | None]:
        """The record in a file and the saved position it leads to; a FileError says what is wrong with it."""
        try:
            body = msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise FileError("This is not a whole Gloaming record: it is cut short or is something else.") from None
        if not isinstance(body, dict) or body.get("format") not in (FORMAT, FIRST_FORMAT):
            raise FileError("This is not a Gloaming record.")
        found = body.pop("digest", None)
        if found != digest(msgspec.json.encode(body)).hex():
            raise FileError("This record was changed after it was written; use another copy of it.")
        try:
            if body["format"] == FIRST_FORMAT:
                end = None
                body["segments"] = [{"version": body.pop("version", None), "answers": body.pop("answers", [])}]
            else:
                end = msgspec.convert(body.pop("position", None), bytes)
            record = msgspec.convert(body, cls)
        except msgspec.ValidationError as error:
            raise FileError(f"This record cannot be read: {error}.") from None
        if not record.segments or any(segment.save is None for segment in record.segments[1:]):
            raise FileError("This record cannot be read: it does not say where each of its segments starts.")
        game(record.game)
        return record, end

    @classmethod
    def verified(cls, data: bytes) -> tuple[Record, Position]:
        """The record in a file and its last position; what the present rules can play again leads where it says."""
        record, end = cls.from_json(data)
        record.check(end)
        return record, record.last_position(end)

    def last_position(self, end: bytes | None) -> Position:
        """The position a file leads to, brought up to the present rules."""
        if end is None:
            return self.replay()
        return game(self.game).load(end)  # type: ignore[no-any-return]
