"""The switch that writes the golden playthroughs anew."""

from __future__ import annotations

import pytest

SWITCH = "--rewrite-golden"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(SWITCH, action="store_true", help="write the golden playthroughs anew in place of comparing them")


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    """True if the playthroughs are to be written anew; never where this folder is one of many under test."""
    return bool(request.config.getoption(SWITCH, default=False))
