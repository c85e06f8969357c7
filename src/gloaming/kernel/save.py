"""A position as bytes: a mark, a digest, and all of it in msgpack."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Generic, TypeVar, Union

import msgspec

from gloaming.kernel.agenda import Frame, Rule
from gloaming.kernel.ask import Ask, Option, Pass
from gloaming.kernel.errors import FileError
from gloaming.kernel.position import Position
from gloaming.kernel.window import Sealed, Window

P = TypeVar("P", bound=Position)

MARK = b"gloaming save 1\n"
DIGEST_SIZE = 16


def digest(data: bytes) -> bytes:
    """A short fingerprint of some bytes."""
    return blake2b(data, digest_size=DIGEST_SIZE).digest()


class SaveFormat(Generic[P]):
    """Writes and reads the positions of one game."""

    def __init__(
        self,
        game: str,
        version: str,
        position: type[P],
        rules: Sequence[type[Rule]],
        options: Sequence[type[Option]],
    ) -> None:
        self._head = f"{game} {version}"
        a_rule: Any = Union[tuple(dict.fromkeys((Window, Sealed, *rules)))]  # noqa: UP007
        an_option: Any = Union[tuple(dict.fromkeys((Pass, *options)))]  # noqa: UP007
        body: Any = tuple[
            position,  # type: ignore[valid-type]
            tuple[tuple[int, a_rule], ...],
            tuple[int, str, bool, tuple[an_option, ...]] | None,
        ]
        self._body = msgspec.msgpack.Decoder(body)
        self._whole = msgspec.msgpack.Decoder(tuple[str, msgspec.Raw])
        self._encoder = msgspec.msgpack.Encoder()

    def save(self, pos: P) -> bytes:
        """The bytes of a position."""
        ask = pos.ask
        bare = pos.clone()
        bare.agenda, bare.ask = [], None
        body = (
            bare,
            [(f.step, f.rule) for f in pos.agenda],
            None if ask is None else (ask.seat, ask.topic, ask.secret, ask.options),
        )
        whole = self._encoder.encode((self._head, msgspec.Raw(self._encoder.encode(body))))
        return MARK + digest(whole) + whole

    def load(self, data: bytes) -> P:
        """The position of those bytes; a FileError says what is wrong with them."""
        if not data.startswith(MARK):
            raise FileError("This is not a Gloaming save.")
        whole = data[len(MARK) + DIGEST_SIZE :]
        if digest(whole) != data[len(MARK) : len(MARK) + DIGEST_SIZE]:
            raise FileError("This save is cut short or was changed after it was written; use another copy of it.")
        try:
            head, body = self._whole.decode(whole)
            if head != self._head:
                raise FileError(f"This save is of {head}; here {self._head} is played.")
            pos, frames, ask = self._body.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise FileError(f"This save cannot be read: {error}.") from None
        pos.agenda = [Frame(rule, step) for step, rule in frames]
        if ask is not None:
            seat, topic, secret, options = ask
            pos.ask = Ask(seat, topic, options, secret)
        return pos  # type: ignore[no-any-return]
