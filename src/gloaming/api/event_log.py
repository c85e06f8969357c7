"""What happened, as bytes: the events of a game, to be told again without playing it again."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Union

import msgspec

from gloaming.kernel.errors import FileError
from gloaming.kernel.event import Event


class EventLog:
    """Writes and reads the events of one game."""

    def __init__(self, kinds: Sequence[type[Event]]) -> None:
        an_event: Any = Union[tuple(kinds)]  # noqa: UP007
        self._decoder = msgspec.msgpack.Decoder(list[an_event])

    def write(self, events: Sequence[Event]) -> bytes:
        """Events as bytes."""
        return zlib.compress(msgspec.msgpack.encode(events), 1)

    def read(self, data: bytes) -> list[Event]:
        """The events of those bytes; a FileError where this version has other ones."""
        try:
            return self._decoder.decode(zlib.decompress(data))
        except (msgspec.DecodeError, zlib.error) as error:
            raise FileError(f"These events cannot be read: {error}.") from None
