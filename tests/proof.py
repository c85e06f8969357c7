"""Which rules a test proves."""

from __future__ import annotations

from functools import cache

import pytest

import gloaming


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say which rules or worked examples of a ledger a test proves: it must fail when one of them is broken."""
    if unknown := [one for one in ids if one not in _known()]:
        raise LookupError(f"No ledger has {', '.join(unknown)}.")
    return pytest.mark.rule(*ids)


@cache
def _known() -> frozenset[str]:
    ledgers = [gloaming.game(name).ledger for name in gloaming.games()]
    rules = (entry.id for ledger in ledgers for entry in ledger.rule)
    examples = (example.id for ledger in ledgers for example in ledger.example)
    return frozenset((*rules, *examples))
