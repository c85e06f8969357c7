"""Which rules a test proves."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import gloaming
from gloaming.api.ledger import load_ledger


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say which rules or worked examples of a ledger a test proves: it must fail when one of them is broken."""
    if unknown := [one for one in ids if one not in _known()]:
        raise LookupError(f"No ledger has {', '.join(unknown)}.")
    return pytest.mark.rule(*ids)


@cache
def _known() -> frozenset[str]:
    shipped = Path(gloaming.__file__).with_name("games").glob("*/ledger.toml")
    ledgers = [load_ledger(path) for path in shipped]
    rules = (entry.id for ledger in ledgers for entry in ledger.rule)
    examples = (example.id for ledger in ledgers for example in ledger.example)
    return frozenset((*rules, *examples))
