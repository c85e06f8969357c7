"""Schemathesis calls every operation of the HTTP side with what its schema allows, and looks for faults."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from tests.table.serving import serving

pytestmark = [pytest.mark.asyncio, pytest.mark.filterwarnings("ignore")]

schemathesis = pytest.importorskip("schemathesis", reason="schemathesis is not installed: pip install schemathesis")


async def test_schemathesis_finds_no_fault(tmp_path):
    async with serving(tmp_path) as served, served.client() as ann:
        calls = await asyncio.to_thread(_look_for_faults, served.address, dict(ann.http.cookies))
    assert calls > 100


def _look_for_faults(address: str, cookies: dict[str, str]) -> int:
    """Raises at the first answer that is a server's error or not in the schema; returns how many calls were made."""
    schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    headers = {"X-Gloaming": "1", "Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    calls = 0
    for result in schema.get_all_operations():
        operation = result.ok()

        @given(operation.as_strategy())
        @settings(max_examples=15, suppress_health_check=list(HealthCheck))
        def call(case: Any) -> None:
            nonlocal calls
            calls += 1
            answer = case.call(base_url=address, headers=headers)
            assert answer.status_code < 500, case
            case.operation.validate_response(answer)

        call()
    return calls
