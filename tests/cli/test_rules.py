"""`gloaming rules` prints the ledger and what is proved of it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from gloaming import game
from gloaming.api.ledger import Ledger
from gloaming.api.proofs import Proofs, code_digest
from gloaming.commands import rules
from tests.cli.running import answer, complaint, gloaming, json_answer

LEDGER = game("casting-shadows").ledger
EVERYTHING = [*(entry.id for entry in LEDGER.rule), *(example.id for example in LEDGER.example)]
TO_PROVE = [entry.id for entry in LEDGER.rule if not entry.physical]


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which no test has run yet."""
    monkeypatch.setattr(rules, "_root", lambda: tmp_path)
    return tmp_path


def prove(root: Path, proved: list[str]) -> None:
    """Note that tests have proved these rules."""
    Proofs(code_digest(root), True, (), dict.fromkeys(proved, ("a test",))).write(root)


def test_every_rule_is_printed_once_under_its_section():
    told = answer("rules", "casting-shadows")
    assert [line.split()[0] for line in told.splitlines() if line.startswith("  ")] == EVERYTHING
    assert "\nComponents\n" in told


def test_find_wants_every_word_and_minds_no_capitals():
    told = answer("rules", "--find", "COUNTERSPELL deck shuffled")
    assert "CS-027" in told
    assert "CS-001" not in told
    found = json_answer("rules", "--find", "cs-027", "--json")
    assert "CS-027" in [rule["id"] for rule in found["casting-shadows"]["rules"]]


def test_finding_nothing_is_told():
    result = gloaming("rules", "--find", "teapot")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "No rule holds all of these words: teapot.\n"


def test_json_prints_the_ledger():
    ledger = json_answer("rules", "casting-shadows", "--json")["casting-shadows"]
    assert len(ledger["rules"]) == len(LEDGER.rule)
    assert len(ledger["examples"]) == len(LEDGER.example)


def test_coverage_with_nothing_missing(root: Path):
    prove(root, EVERYTHING)
    covered = json_answer("rules", "casting-shadows", "--coverage", "--json")
    physical = len(LEDGER.rule) - len(TO_PROVE)
    assert covered == {
        "casting-shadows": {
            "rules": len(LEDGER.rule),
            "proved": len(TO_PROVE),
            "physical": physical,
            "missing": [],
            "later": [],
            "unfinished": False,
        }
    }


def test_coverage_names_what_is_missing(root: Path):
    prove(root, [rule for rule in EVERYTHING if rule != TO_PROVE[0]])
    result = gloaming("rules", "casting-shadows", "--coverage")
    assert result.exit_code == 1
    assert f"  {TO_PROVE[0]}  {LEDGER.find(TO_PROVE[0]).text}" in result.stdout
    assert gloaming("rules", "--coverage", "--json").exit_code == 1


def test_what_is_missing_of_a_game_that_is_still_being_built_is_told_and_is_no_failure(
    root: Path, monkeypatch: pytest.MonkeyPatch
):
    example = LEDGER.example[0]
    open_rule, *_ = (one for one in TO_PROVE if one not in example.rules)
    later = set(example.rules)
    marked = [msgspec.structs.replace(one, later="the moon" if one.id in later else "") for one in LEDGER.rule]
    prove(root, [one for one in EVERYTHING if one not in (open_rule, example.id, *later)])
    for unfinished, exit_code in ((True, 0), (False, 1)):
        ledger = Ledger(tuple(marked), tuple(one for one in LEDGER.example if one == example), unfinished)
        monkeypatch.setattr("gloaming.api.game.load_ledger", lambda path, ledger=ledger: ledger)
        result = gloaming("rules", "casting-shadows", "--coverage")
        assert result.exit_code == exit_code
        assert ("Still being built" in result.stdout) == unfinished
        assert f"Waiting for what is not built yet: {len(later) + 1} for the moon." in result.stdout
        assert "1 without a passing test:" in result.stdout
        assert f"  {open_rule}  {LEDGER.find(open_rule).text}" in result.stdout
        assert f"{len(TO_PROVE) - 1 - len(later)} proved" in result.stdout


def test_coverage_without_proofs_says_how_to_get_them(root: Path):
    assert "run make test" in complaint("rules", "--coverage")


def test_proofs_of_other_code_do_not_count(root: Path):
    prove(root, EVERYTHING)
    (root / "tests").mkdir()
    (root / "tests" / "test_new.py").touch()
    assert "run make test" in complaint("rules", "--coverage", "--json")
