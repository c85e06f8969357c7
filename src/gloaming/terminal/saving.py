"""Saving: a file that is whole at every moment, and the sentence that says how to go on."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from shlex import quote

from gloaming.kernel import FileError


class SaveFile:
    """The file a game is kept in; it can be put back to what it was before."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._before: bytes | None = path.read_bytes()
        except OSError:
            self._before = None

    def write(self, data: bytes) -> None:
        """Replace the file in one go, so that whatever happens an old or a new game is in it."""
        aside = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            aside.write_bytes(data)
            os.replace(aside, self.path)
        except OSError as error:
            with suppress(OSError):
                aside.unlink()
            reason = error.strerror or str(error)
            raise FileError(f"The game cannot be saved in {self.path}: {reason}.") from None

    def restore(self) -> None:
        """Put back what the file held before this game went on."""
        if self._before is not None:
            self.write(self._before)
        else:
            self.path.unlink(missing_ok=True)


def how_to_resume(path: Path) -> str:
    """Where the game is and how to go on with it."""
    return f"Saved in {path}. Go on with: gloaming play --resume {quote(str(path))}"


def how_to_replay(path: Path) -> str:
    """Where a finished game is."""
    return f"The whole game is kept in {path}. Check it with: gloaming replay {quote(str(path))} --verify"
