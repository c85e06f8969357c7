"""The bookkeeping of proofs: only what passed counts, and only for the code it passed with."""

from __future__ import annotations

from pathlib import Path

import pytest

import gloaming
from gloaming.api.proofs import Proofs, code_digest, coverage
from tests.proof import rule

GAME = gloaming.game("casting-shadows")
RULES = [entry.id for entry in GAME.ledger.rule if not entry.physical]
EXAMPLES = [example.id for example in GAME.ledger.example]
LEDGERS = [gloaming.game(name).ledger for name in gloaming.games() if name != GAME.name]
OTHERS = [entry.id for ledger in LEDGERS for entry in ledger.rule]
OTHERS += [example.id for ledger in LEDGERS for example in ledger.example]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with a file of code and a test."""
    for name in ("src/gloaming/rules.py", "tests/test_rules.py"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("pass\n")
    return tmp_path


def proofs(root: Path, ids: list[str], *, whole: bool = True) -> Proofs:
    return Proofs(code_digest(root), whole, ("tests/test_rules.py",), dict.fromkeys(ids, ("test_rules",)))


def test_what_no_test_proved_is_missing_rules_and_examples_alike(root):
    proofs(root, RULES[1:] + EXAMPLES[:-1]).write(root)
    found = coverage(root)["casting-shadows"]
    assert found.missing == (RULES[0], EXAMPLES[-1])
    assert (found.rules, found.proved) == (len(GAME.ledger.rule), len(RULES) - 1)
    assert found.rules == found.proved + found.physical + 1


def test_without_a_run_there_is_one_sentence_that_says_what_to_do(root):
    with pytest.raises(gloaming.GloamingError, match="run make test first"):
        coverage(root)


@pytest.mark.parametrize("changed", ["src/gloaming/rules.py", "tests/test_rules.py", "src/gloaming/new.toml"])
def test_proofs_of_other_code_are_stale(root, changed):
    proofs(root, RULES + EXAMPLES).write(root)
    assert not coverage(root)["casting-shadows"].missing
    (root / changed).write_text("changed\n")
    with pytest.raises(gloaming.GloamingError, match="changed since"):
        coverage(root)


def test_a_partial_run_counts_only_if_it_proves_everything(root):
    proofs(root, RULES, whole=False).write(root)
    with pytest.raises(gloaming.GloamingError, match=rf"Only some tests ran.*{EXAMPLES[0]}"):
        coverage(root)
    proofs(root, RULES + EXAMPLES + OTHERS, whole=False).write(root)
    assert not coverage(root)["casting-shadows"].missing


def test_a_partial_run_does_not_replace_a_whole_run_of_the_same_code(root):
    proofs(root, RULES + EXAMPLES).write(root)
    proofs(root, [], whole=False).write(root)
    assert not coverage(root)["casting-shadows"].missing


def test_an_id_that_no_ledger_has_is_an_error_where_the_test_is_written():
    with pytest.raises(LookupError, match="CS-999"):
        rule("CS-001", "CS-999")
