"""Where rules end: rolls beyond the die, blocks beyond the value, players beyond their turn."""

from __future__ import annotations

from tests.dusk.scene import dusk
from tests.proof import rule


@rule("DU-125", "DU-163", "DU-164")
def test_a_raised_six_is_still_a_critical_hit():
    t = dusk(range=4, rolls=[6], ann={"hand": ["1", "3"]}, bob={"hand": []})
    t.ann.does("call a shot at bob")
    t.ann.does("with 1")
    t.takes_it()
    assert t.bob.wounds == 4
    assert len(t.bob.void) == 3
