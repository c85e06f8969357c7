"""Saves of the first form, in which steps had numbers: read as if they had been written with names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from gloaming.kernel.agenda import Rule
from gloaming.kernel.errors import FileError
from gloaming.kernel.save import DIGEST_SIZE, MARK, digest
from gloaming.kernel.window import Sealed, Window

FIRST_MARK = b"gloaming save 1\n"
KERNEL_STEPS = {"Window": ("offer", "answer", "offer")}


def with_names(data: bytes, rules: Sequence[type[Rule]], formerly: Mapping[str, Sequence[str]]) -> bytes:
    """The bytes of a save in the present form; those of any other form, or broken ones, as they are.

    `formerly` names, for rules whose steps are others now, the step that takes the place of each of the old ones.
    """
    whole = data[len(FIRST_MARK) + DIGEST_SIZE :]
    if not data.startswith(FIRST_MARK) or digest(whole) != data[len(FIRST_MARK) :][:DIGEST_SIZE]:
        return data.replace(FIRST_MARK, MARK, 1)
    head, (position, frames, ask) = msgspec.msgpack.decode(whole)
    named: Sequence[type[Rule]] = (Window, Sealed, *rules)
    kinds = {rule.__name__: rule for rule in named}
    if gone := next((rule["rule"] for _, rule in frames if rule["rule"] not in kinds), None):
        raise FileError(f"This save is in the middle of {gone}, a rule that there is no more.")
    formerly = {**{name: tuple(kind.places) for name, kind in kinds.items()}, **KERNEL_STEPS, **formerly}
    agenda = [_frame(step, rule, kinds[rule["rule"]], formerly[rule["rule"]]) for step, rule in frames]
    written = msgspec.msgpack.encode((head, (position, agenda, ask)))
    return MARK + digest(written) + written


def _frame(step: int, rule: dict[str, Any], kind: type[Rule], names: Sequence[str]) -> tuple[str, Any, Sequence[int]]:
    """A frame as it is saved now; what a loop had done by its field `at` is not done again."""
    name = [*names, ""][step]
    items = kind.steps[kind.places[name]][2] if name else None
    if items is None or not rule.get("at"):
        return name, rule, ()
    left = tuple(items(msgspec.convert(rule, kind), None))[rule["at"] :]
    return name if left else [*kind.places, ""][kind.places[name] + 1], rule, left
