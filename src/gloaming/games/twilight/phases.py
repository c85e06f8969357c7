"""The phases of a turn in order, each with its action windows, as people call them."""

from __future__ import annotations

from gloaming.kernel.frozen import Frozen


class ActionWindow(Frozen):
    """A moment in which everyone may act."""

    moment: str
    label: str
    """What it is called within its phase."""
    words: str
    """When that is."""


class PhaseOfTurn(Frozen):
    """A phase of a turn."""

    phase: str
    label: str
    windows: tuple[ActionWindow, ...] = ()


PHASES = (
    PhaseOfTurn("refresh", "Refresh"),
    PhaseOfTurn(
        "draw",
        "Draw",
        (
            ActionWindow("draw_start", "before", "before the draw"),
            ActionWindow("drawn", "after", "after the draw"),
            ActionWindow("draw_end", "end", "at the end of the Draw Phase"),
        ),
    ),
    PhaseOfTurn("trade", "Trade"),
    PhaseOfTurn("seize", "Seize"),
    PhaseOfTurn(
        "resource",
        "Resource",
        (
            ActionWindow("resource_before", "before", "before an Aspect is placed"),
            ActionWindow("resource_after", "after", "after an Aspect was placed"),
        ),
    ),
    PhaseOfTurn("summoning", "Summoning", (ActionWindow("summoning", "summon", "in the Summoning Phase"),)),
    PhaseOfTurn(
        "combat",
        "Combat",
        (
            ActionWindow("attackers", "attackers", "after attackers"),
            ActionWindow("blockers", "blockers", "after blockers"),
            ActionWindow("replaced", "replace", "after blockers were replaced"),
            ActionWindow("creature_damage", "creatures", "after creature damage"),
            ActionWindow("discard_damage", "discard", "after discard damage"),
            ActionWindow("life_damage", "life", "after life damage"),
        ),
    ),
    PhaseOfTurn(
        "end",
        "End",
        (
            ActionWindow("end_start", "start", "at the start of the End Phase"),
            ActionWindow("end_end", "end", "at the end of the End Phase"),
        ),
    ),
)
