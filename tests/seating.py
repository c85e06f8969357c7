"""Every scene is played twice, the second time with everyone one seat further, so that no rule hangs on who sits where.

A test that speaks of seats by their number is marked `numbered` and played once. The plugin of this file belongs into
the `conftest.py` of a game whose scenes are seated by `seated`.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import TypeVar

import pytest

Seat = TypeVar("Seat")

_further = False
_were_seated = False


def seated(seats: Mapping[str, Seat]) -> dict[str, Seat]:
    """The players of a scene in the order of their seats: as they are named, or one seat further."""
    global _were_seated
    _were_seated = True
    names = list(seats)
    return {name: seats[name] for name in (names[-1:] + names[:-1] if _further else names)}


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    global _further, _were_seated
    _were_seated = False
    result = yield
    if not _were_seated or pyfuncitem.get_closest_marker("numbered"):
        return result
    _further = True
    try:
        pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames})
    except Exception as failure:
        failure.add_note("with everyone one seat further")
        raise
    finally:
        _further = False
    return result
