"""Nothing on the screen depends on how fast the machine is: tests wait until all is done, not for some time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

STILL = 5
"""Rounds of the loop in which nothing was left to do."""
waiting = 0
"""How many wait for all to be done; they are not something to wait for."""


async def all_is_done(*_: float) -> None:
    """Wait until nothing is left to do but to wait for a key or a clock; Textual would guess it from the time."""
    global waiting
    loop: Any = asyncio.get_running_loop()
    still = 0
    waiting += 1
    try:
        while still < STILL:
            await asyncio.sleep(0)
            still = still + 1 if len(loop._ready) < waiting else 0
    finally:
        waiting -= 1


async def at_once(work: Callable[..., Any], *given: Any) -> Any:
    """Do what would be done in a thread."""
    return work(*given)


@pytest.fixture
def threads() -> None:
    """Bots think in threads, as they do for people."""


@pytest.fixture(autouse=True)
def no_guessing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for what is drawn and, unless a test asks for threads, for what bots think."""
    monkeypatch.setattr("textual.app.wait_for_idle", all_is_done)
    monkeypatch.setattr("textual.pilot.wait_for_idle", all_is_done)
    if "threads" not in request.fixturenames:
        monkeypatch.setattr(asyncio, "to_thread", at_once)


@pytest.fixture
def all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """At every pace but the quickest an event is shown until someone hurries on."""
    from gloaming.terminal import pace

    slow = tuple((name, seconds and 3600.0) for name, seconds in pace.PACES)
    monkeypatch.setattr(pace, "PACES", slow)
