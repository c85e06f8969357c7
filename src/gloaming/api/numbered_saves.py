"""Older saves, in which steps had numbers: read as if they had been written with names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from gloaming.kernel.agenda import Rule
from gloaming.kernel.errors import FileError
from gloaming.kernel.save import DIGEST_SIZE, MARK, digest
from gloaming.kernel.window import Window

KERNEL_STEPS = {"Window": ("offer", "answer", "offer")}


def with_names(data: bytes, rules: Sequence[type[Rule]], formerly: Mapping[str, str]) -> bytes | None:
    """The bytes of a save with its steps named; None where they have no numbers.

    `formerly` names, for rules whose steps are others now, the step that takes the place of each of the old ones.
    """
    whole = data[len(MARK) + DIGEST_SIZE :]
    if digest(whole) != data[len(MARK) :][:DIGEST_SIZE]:
        return None
    try:
        head, (position, frames, ask) = msgspec.msgpack.decode(whole)
        if not frames or not all(type(step) is int for step, _ in frames):
            return None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError, TypeError):
        return None
    named: Sequence[type[Rule]] = (Window, *rules)
    kinds = {rule.__name__: rule for rule in named}
    steps = {name: tuple(kind.places) for name, kind in kinds.items()} | KERNEL_STEPS
    steps |= {name: tuple(words.split()) for name, words in formerly.items()}
    if gone := next((rule["rule"] for _, rule in frames if rule["rule"] not in steps), None):
        raise FileError(f"This save is in the middle of {gone}, a rule that there is no more.")
    agenda = [_frame(step, rule, kinds.get(rule["rule"]), steps[rule["rule"]]) for step, rule in frames]
    written = msgspec.msgpack.encode((head, (position, agenda, ask)))
    return MARK + digest(written) + written


def _frame(
    step: int, rule: dict[str, Any], kind: type[Rule] | None, names: Sequence[str]
) -> tuple[str, Any, Sequence[int]]:
    """A frame as it is saved now; what a loop had done by its field `at` is not done again.

    A rule that there is no more keeps its old steps: a migration takes it away.
    """
    name = [*names, ""][step]
    items = kind.steps[kind.places[name]][2] if name and kind is not None else None
    if kind is None or items is None or not rule.get("at"):
        return name, rule, ()
    left = tuple(items(msgspec.convert(rule, kind), None))[rule["at"] :]
    return name if left else [*kind.places][kind.places[name] + 1], rule, left
