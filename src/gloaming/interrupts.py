"""An interrupt while the program is still being loaded ends it with one sentence; a library leaves it to its user."""

from __future__ import annotations

import sys
from pathlib import Path
from types import TracebackType

STOPPED = "Stopped before it began."


def is_the_program() -> bool:
    """True if this process was started as `gloaming` or `python -m gloaming`."""
    started = sys.orig_argv[1:]
    return started[:2] == ["-m", "gloaming"] or any(Path(word).stem == "gloaming" for word in started[:1])


def tell_interrupts() -> None:
    """Tell an interrupt that nobody handles in one sentence."""
    if not is_the_program():
        return
    told = sys.excepthook

    def tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            print(STOPPED, file=sys.stderr)
        else:
            told(kind, error, trace)

    sys.excepthook = tell


tell_interrupts()
