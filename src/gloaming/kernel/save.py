"""A position as bytes: a mark, a digest, and all of it in msgpack; saves of older versions are brought up to date."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from hashlib import blake2b
from typing import Any, Generic, TypeVar, Union

import msgspec

from gloaming.kernel.agenda import Frame, Rule
from gloaming.kernel.ask import Ask, Option, Pass
from gloaming.kernel.errors import FileError
from gloaming.kernel.position import Position
from gloaming.kernel.window import Window

P = TypeVar("P", bound=Position)

MARK = b"gloaming save 1\n"
DIGEST_SIZE = 16


def digest(data: bytes) -> bytes:
    """A short fingerprint of some bytes."""
    return blake2b(data, digest_size=DIGEST_SIZE).digest()


class Plain(msgspec.Struct, array_like=True):
    """A saved position as plain data, which a migration changes in place."""

    position: dict[str, Any]
    agenda: list[tuple[str, dict[str, Any], list[int]]]
    """Each frame as the name of its next step, its rule, and what that step has still to run for."""
    ask: tuple[int, str, bool, list[dict[str, Any]]] | None
    """The seat that is asked, the topic, whether it is secret, the options."""


Migration = Callable[[Plain], None]


def unchanged(_: Plain) -> None:
    """The migration of a version whose saves mean the same in the next one."""


class SaveFormat(Generic[P]):
    """Writes and reads the positions of one game."""

    def __init__(
        self,
        game: str,
        version: str,
        position: type[P],
        rules: Sequence[type[Rule]],
        options: Sequence[type[Option]],
        migrations: Mapping[str, Migration] | None = None,
    ) -> None:
        self._game, self._version = game, version
        self._migrations = migrations or {}
        a_rule: Any = Union[tuple(dict.fromkeys((Window, *rules)))]  # noqa: UP007
        an_option: Any = Union[tuple(dict.fromkeys((Pass, *options)))]  # noqa: UP007
        body: Any = tuple[
            position,  # type: ignore[valid-type]
            tuple[tuple[str, a_rule, tuple[int, ...]], ...],
            tuple[int, str, bool, tuple[an_option, ...]] | None,
        ]
        self._body = msgspec.msgpack.Decoder(body)
        self._whole = msgspec.msgpack.Decoder(tuple[str, msgspec.Raw])
        self._encoder = msgspec.msgpack.Encoder()
        self._head = self._encoder.encode((f"{game} {version}", msgspec.Raw(b"")))
        """How a save of this version begins; its body follows."""

    def save(self, pos: P) -> bytes:
        """The bytes of a position."""
        ask = pos.ask
        bare = copy(pos)
        bare.agenda, bare.ask, bare.listener = [], None, None
        body = (
            bare,
            # Steps by name, as they come and go between versions.
            [([*f.rule.places][f.step], f.rule, f.left) for f in pos.agenda],
            None if ask is None else (ask.seat, ask.topic, ask.secret, ask.options),
        )
        whole = self._head + self._encoder.encode(body)
        return MARK + digest(whole) + whole

    def load(self, data: bytes) -> P:
        """The position of those bytes; a FileError says what is wrong with them."""
        if not data.startswith(MARK):
            raise FileError("This is not a Gloaming save.")
        whole = data[len(MARK) + DIGEST_SIZE :]
        if digest(whole) != data[len(MARK) : len(MARK) + DIGEST_SIZE]:
            raise FileError("This save is cut short or was changed after it was written; use another copy of it.")
        try:
            current = whole.startswith(self._head)
            body = memoryview(whole)[len(self._head) :] if current else self._up_to_date(*self._whole.decode(whole))
            pos, frames, ask = self._body.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise FileError(f"This save cannot be read: {error}.") from None
        try:
            pos.agenda = [Frame(rule, rule.places[step], left) for step, rule, left in frames]
        except KeyError as missing:
            raise FileError(f"This save stopped before a step {missing} that there is no more.") from None
        if ask is not None:
            seat, topic, secret, options = ask
            pos.ask = Ask(seat, topic, options, secret)
        return pos  # type: ignore[no-any-return]

    def _up_to_date(self, head: str, body: bytes) -> bytes:
        """The body of an older version's save as the present version would have written it."""
        name, _, version = head.rpartition(" ")
        plain = msgspec.msgpack.decode(body, type=Plain)
        while (name, version) != (self._game, self._version):
            if name != self._game or version not in self._migrations:
                raise FileError(f"This save is of {head}; here {self._game} {self._version} is played.")
            try:
                self._migrations[version](plain)
            except (LookupError, TypeError, ValueError) as error:
                raise FileError(f"This save of {head} cannot be brought up to date: {error!r}.") from None
            version = str(int(version) + 1)
        return self._encoder.encode(plain)
