"""An interrupt ends the program at once, with one sentence, until there is something to tidy up.

As an exception it can be lost: Python drops what is raised while something is cleared away, also in the middle of an
import, and goes on. So nothing is raised before `raise_interrupts`. A library leaves interrupts to its user.
This is loaded before all else, so it needs little itself.
"""

from __future__ import annotations

import os
import signal
import sys

STOPPED = "Stopped."
STATUS = 130
"""The status of a program that was interrupted."""


def is_the_program() -> bool:
    """True if this process was started as `gloaming` or `python -m gloaming`."""
    started = sys.orig_argv[1:]
    return started[:2] == ["-m", "gloaming"] or any(
        os.path.splitext(os.path.basename(word))[0] == "gloaming" for word in started[:1]
    )


def end_on_interrupts() -> None:
    """From now on an interrupt ends the program, unless whoever started it wants them ignored."""
    if is_the_program() and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, _end)


def raise_interrupts() -> None:
    """From now on an interrupt is a KeyboardInterrupt as ever: something has to be tidied up."""
    if signal.getsignal(signal.SIGINT) is _end:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _end(*_: object) -> None:
    os.write(2, f"{STOPPED}\n".encode())
    os._exit(STATUS)


end_on_interrupts()
