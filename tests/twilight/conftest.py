"""Every scene is played twice, the second time with everyone one seat further."""

from __future__ import annotations

from tests.seating import pytest_pyfunc_call as pytest_pyfunc_call
