"""A plugin of pytest: a test may take so much of the processor and no more, however busy the machine is."""

from __future__ import annotations

import resource
import time

import pytest

PATIENCE = 40
"""Seconds of the processor, ten times what the longest test takes: a test that never ends ends its process."""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol() -> None:
    limit_processor()


def limit_processor() -> None:
    """From now on this process may compute so long before it is ended."""
    resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + PATIENCE, resource.RLIM_INFINITY))
