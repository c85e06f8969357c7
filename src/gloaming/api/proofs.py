"""Proofs: which rules of the ledgers passed a test, and which have none."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import msgspec

from gloaming.api.game import game, games
from gloaming.kernel.errors import GloamingError
from gloaming.kernel.frozen import Frozen

PROVED_CODE = ("src/gloaming", "tests")
SUFFIXES = (".py", ".toml")


class Proofs(Frozen):
    """What a run of the tests has proved."""

    digest: str
    """Of the code and the tests that ran; proofs of anything else are stale."""
    whole: bool
    """False where some tests were left out."""
    files: tuple[str, ...]
    """The test files that ran."""
    proved: dict[str, tuple[str, ...]]
    """The tests that passed, by the id of the rule or example they prove."""

    def write(self, root: Path) -> None:
        """Keep these proofs; those of a part never replace those of the whole of the same code."""
        kept = _kept(root)
        if not self.whole and kept is not None and kept.whole and kept.digest == self.digest:
            return
        _path(root).parent.mkdir(exist_ok=True)
        _path(root).write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1))


class Coverage(Frozen):
    """How much of one game's ledger is proved; missing and later are rules and worked examples."""

    rules: int
    proved: int
    physical: int
    missing: tuple[str, ...]
    later: tuple[str, ...]
    """Not proved, for they wait for a part that is not built yet."""
    unfinished: bool
    """True while the game is still being built."""

    @property
    def fails(self) -> bool:
        """True if something is missing of a game that is said to be whole."""
        return bool(self.missing or self.later) and not self.unfinished


def coverage(root: Path) -> dict[str, Coverage]:
    """What the last run of the tests proved of each game's ledger."""
    proofs = _kept(root)
    if proofs is None:
        raise GloamingError("Nothing is proved yet: run make test first.")
    if proofs.digest != code_digest(root):
        raise GloamingError("The code or its tests have changed since they were last run: run make test first.")
    covered = {name: _coverage(name, proofs) for name in games()}
    missing = [rule for one in covered.values() for rule in one.missing]
    if missing and not proofs.whole:
        raise GloamingError(f"Only some tests ran, and they leave {', '.join(missing)} open: run make test first.")
    return covered


def code_digest(root: Path) -> str:
    """A fingerprint of the code and its tests."""
    digest = blake2b(digest_size=16)
    for folder in PROVED_CODE:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in SUFFIXES:
                digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _coverage(name: str, proofs: Proofs) -> Coverage:
    ledger = game(name).ledger
    rules = [entry.id for entry in ledger.rule if not entry.physical]
    unproved = [record for record in ledger.to_prove if record.id not in proofs.proved]
    return Coverage(
        rules=len(ledger.rule),
        proved=sum(rule in proofs.proved for rule in rules),
        physical=len(ledger.rule) - len(rules),
        missing=tuple(record.id for record in unproved if not ledger.waits_for(record)),
        later=tuple(record.id for record in unproved if ledger.waits_for(record)),
        unfinished=ledger.unfinished,
    )


def _path(root: Path) -> Path:
    return root / "build" / "proofs.json"


def _kept(root: Path) -> Proofs | None:
    """The proofs of an earlier run; none where the file is absent or not to be read."""
    try:
        return msgspec.json.decode(_path(root).read_bytes(), type=Proofs)
    except (FileNotFoundError, msgspec.DecodeError):
        return None
