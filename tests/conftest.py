"""Notes which rules the tests that passed have proved, for `gloaming rules --coverage`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from gloaming.api.proofs import Proofs, code_digest

ROOT = Path(__file__).parent.parent
WHOLE_SUITE = ("", "not soak")
NARROWING = ("keyword", "deselect", "ignore", "ignore_glob", "lf")


BROWSER = ROOT / "tests" / "browser"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave the browser out of other runs: it holds the event loop that tests of the table need for themselves."""
    return True if collection_path == BROWSER and not _is_for_browser(config) else None


def pytest_report_header(config: pytest.Config) -> str | None:
    return None if _is_for_browser(config) else "the browser's tests run by themselves: pytest tests/browser"


def _is_for_browser(config: pytest.Config) -> bool:
    return any(Path(arg.partition("::")[0]).resolve().is_relative_to(BROWSER) for arg in config.args)


def pytest_configure(config: pytest.Config) -> None:
    if not _is_for_browser(config):
        _set_examples(config)
    # With xdist the reports of all workers come together in one controller; only that one writes.
    if not hasattr(config, "workerinput") and not config.option.collectonly:
        config.pluginmanager.register(ProofBook(config))


def _set_examples(config: pytest.Config) -> None:
    """Try the same examples in every run, however long each takes; `make soak` looks for new ones."""
    from hypothesis import HealthCheck, settings

    same = settings(derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])
    settings.register_profile("same", same)
    settings.register_profile("new", same, derandomize=False, print_blob=True)
    settings.load_profile(config.getoption("--hypothesis-profile", None) or "same")


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Put the ids of every test's rules where its report carries them."""
    for item in items:
        item.user_properties += [("proves", rule) for mark in item.iter_markers("rule") for rule in mark.args]


class ProofBook:
    """Collects what each report proves or disproves, and writes it down at the end."""

    def __init__(self, config: pytest.Config) -> None:
        self.digest = code_digest(ROOT)
        self.whole = (
            config.args == config.getini("testpaths")
            and config.option.markexpr in WHOLE_SUITE
            and not any(config.getoption(name, None) for name in NARROWING)
        )
        self.files: set[str] = set()
        self.passed: dict[str, list[str]] = {}
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.files.add(report.nodeid.partition("::")[0])
        ids = [rule for kind, rule in report.user_properties if kind == "proves" and isinstance(rule, str)]
        if report.failed:
            self.failed.update(ids)
        elif report.passed and report.when == "call":
            for rule in ids:
                self.passed.setdefault(rule, []).append(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        proved = {rule: tuple(sorted(self.passed[rule])) for rule in sorted(self.passed.keys() - self.failed)}
        ran_to_the_end = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        whole = self.whole and ran_to_the_end and not (session.shouldstop or session.shouldfail)
        Proofs(self.digest, whole, tuple(sorted(self.files)), proved).write(ROOT)
