"""Frozen records: what positions are made of, shared freely because nothing can change them."""

from __future__ import annotations

from typing import TYPE_CHECKING, dataclass_transform

import msgspec

if TYPE_CHECKING:
    # Type checkers would else ask every subclass to say `frozen=True` again.
    @dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
    class FrozenMeta(msgspec.StructMeta): ...

    class Frozen(msgspec.Struct, metaclass=FrozenMeta): ...

else:
    FrozenMeta = msgspec.StructMeta

    class Frozen(msgspec.Struct, frozen=True, gc=False):
        """A record that never changes: compared by value, hashable, written as JSON or msgpack."""
