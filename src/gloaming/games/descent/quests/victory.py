"""Who has won an encounter, and by what."""

from __future__ import annotations

from typing import Literal

from gloaming.games.descent.effects.op import About
from gloaming.games.descent.quests.encounter import Goal
from gloaming.games.descent.quests.meaning import QuestPlay
from gloaming.games.descent.quests.reading import encounters
from gloaming.games.descent.quests.words import Side
from gloaming.games.descent.state import NOBODY, OVERLORD
from gloaming.pieces.effects import all_hold

Winner = Literal["", "heroes", "overlord", "nobody"]
ABOUT_NOBODY = About(seat=OVERLORD)
"""Goals are about no figure of the moment."""


def decided(g: QuestPlay) -> Winner:
    """Who has won now: who has met his goal, of both the side whose turn it is (R76), and last the clock (SR-13)."""
    laid_out = g.laid_out
    for side in _sides(g):
        if is_met(g, laid_out.victory.of(side)):
            return side
    clock = laid_out.clock
    if g.rounds_over < clock.last_round:
        return ""
    return "nobody" if clock.then == "none" else clock.then


def goals(encounter: str) -> list[str]:
    """How each side wins and what the clock says, in the words of the quest; nothing for a map without a quest."""
    one = encounters().get(encounter)
    if one is None:
        return []
    last = {"heroes": "the heroes win", "overlord": "the overlord wins", "none": "nobody wins"}[one.clock.then]
    return [
        f"The heroes' goal: {one.victory.heroes.text}",
        f"The overlord's goal: {one.victory.overlord.text}",
        f"If round {one.clock.last_round} ends without a winner, {last}.",
    ]


def why_decided(g: QuestPlay, winner: Winner) -> str:
    """The goal that was met, in the words of the quest, or that time was up."""
    if winner in ("heroes", "overlord"):
        goal = g.laid_out.victory.of(winner)
        if is_met(g, goal):
            return goal.text
    return f"Round {g.laid_out.clock.last_round} has ended."


def is_met(g: QuestPlay, goal: Goal) -> bool:
    """True if all of its conditions hold, or one of those of which one is enough."""
    if goal.any:
        return any(one.holds(g, ABOUT_NOBODY) for one in goal.any)
    return all_hold(g, ABOUT_NOBODY, goal.all)


def _sides(g: QuestPlay) -> tuple[Side, Side]:
    """Both sides, the one whose turn it is first."""
    heroes_turn = g.active != NOBODY and g.figures[g.active].side == "heroes"
    return ("heroes", "overlord") if heroes_turn else ("overlord", "heroes")
