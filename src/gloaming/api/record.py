"""A record: seed and answers of a game. It is the save file, the replay and the bug report."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.api.game import Game, game
from gloaming.kernel.errors import FileError, Refused
from gloaming.kernel.position import Position
from gloaming.kernel.save import digest

FORMAT = "gloaming record 1"


class Record(msgspec.Struct, kw_only=True):
    """Everything that is needed to play a game again to the same bytes."""

    game: str
    version: str
    seats: int
    seed: int
    options: dict[str, Any] = {}
    answers: list[int] = []
    names: list[str] = []
    """What the seats are called, for telling the game."""
    bots: list[str] = []
    """The bot of each seat, empty for a person, for going on with the game."""

    def replay(self, answers: int | None = None) -> Position:
        """The position after so many answers, after all of them by default."""
        played = self._game()
        pos: Position = played.new(self.seats, self.seed, self.options)
        for number, answer in enumerate(self.answers[:answers]):
            try:
                played.apply(pos, answer, quiet=True)
            except Refused as error:
                raise FileError(f"Answer {number + 1} of this record does not fit the game: {error}") from None
        return pos

    def _game(self) -> Game[Any]:
        played = game(self.game)
        if played.version != self.version:
            raise FileError(
                f"This record was played with version {self.version} of {played.title}, "
                f"and here version {played.version} is played."
            )
        return played

    def to_json(self, reached: Position | None = None) -> bytes:
        """The record as a file, with a digest of itself and of the position it leads to, if that is at hand."""
        end = digest(self._game().save(reached or self.replay())).hex()
        body = {"format": FORMAT, **msgspec.structs.asdict(self), "position": end}
        body["digest"] = digest(msgspec.json.encode(body)).hex()
        return msgspec.json.format(msgspec.json.encode(body), indent=1)

    @classmethod
    def from_json(cls, data: bytes) -> tuple[Record, str]:
        """The record in a file and the digest of its last position; a FileError says what is wrong with it."""
        try:
            body = msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise FileError("This is not a whole Gloaming record: it is cut short or is something else.") from None
        if not isinstance(body, dict) or body.get("format") != FORMAT:
            raise FileError("This is not a Gloaming record.")
        told = body.pop("digest", None)
        if told != digest(msgspec.json.encode(body)).hex():
            raise FileError("This record was changed after it was written; use another copy of it.")
        try:
            end = msgspec.convert(body.pop("position", None), str)
            record = msgspec.convert(body, cls)
        except msgspec.ValidationError as error:
            raise FileError(f"This record cannot be read: {error}.") from None
        record._game()
        return record, end

    @classmethod
    def verified(cls, data: bytes) -> tuple[Record, Position]:
        """The record in a file and its last position, played again and compared to the digest in the file."""
        record, end = cls.from_json(data)
        pos = record.replay()
        if digest(record._game().save(pos)).hex() != end:
            raise FileError("Played again, this record leads to another position than the one it was saved with.")
        return record, pos
