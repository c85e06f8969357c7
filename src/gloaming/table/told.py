"""What one viewer is told, as it goes over the wire: view, events, question, refusals; nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import msgspec

from gloaming.api.game import Game
from gloaming.kernel import Ask, Event, Position, told_to
from gloaming.table.course import Course, Telling
from gloaming.table.moments import changes

LOG_LINES = 300
"""How many of the latest events a fresh table repeats."""


def told_event(game: Game[Any], pos: Position, event: Event, viewer: int | None, names: Sequence[str]) -> Any:
    """An event as a viewer may know it, with its words."""
    known = told_to(event, viewer)
    rule = {"rule": event.rule} if event.rule else {}
    return {**msgspec.to_builtins(known), "words": game.say_event(pos, known, names), **rule}


def bare_view(game: Game[Any], pos: Position, viewer: int | None) -> Any:
    """The view of a viewer without the question, which goes separately."""
    view = msgspec.to_builtins(game.view(pos, viewer))
    view.pop("ask", None)
    return view


def whole(course: Course, viewer: int | None, names: Sequence[str]) -> dict[str, Any]:
    """Where things stand for a viewer."""
    pos, ask = course.seen_by(viewer)
    state: dict[str, Any] = {"view": bare_view(course.game, pos, viewer), "waits": course.waits}
    if viewer is not None:
        asked_afresh = pos is course.position
        state["ask"] = None if ask is None else _ask(course, pos, ask, names)
        state["refusals"] = _refusals(course.game, pos, viewer) if asked_afresh else []
        state["undo"] = course.can_undo(viewer)
    return state


def table(course: Course, viewer: int | None, names: Sequence[str]) -> dict[str, Any]:
    """Everything a viewer needs who knows nothing yet: where things stand, and the latest that happened."""
    return {**whole(course, viewer, names), "log": _events(course, viewer, names, 0, course.told[viewer])[-LOG_LINES:]}


def update(course: Course, telling: Telling, names: Sequence[str]) -> dict[str, Any]:
    """News for a viewer; without a view, the one they have still stands."""
    events = _events(course, telling.viewer, names, telling.first, telling.last)
    view = partial(bare_view, course.game, viewer=telling.viewer)
    news: dict[str, Any] = {"events": with_changes(events, changes(telling.moments[-len(events) - 1 :], view))}
    news["waits"] = telling.waits
    if telling.whole:
        return {**whole(course, telling.viewer, names), **news}
    return news if telling.viewer is None else {**news, "ask": None, "refusals": [], "undo": False}


def with_changes(events: Sequence[Any], changed: Iterable[dict[str, Any]]) -> list[Any]:
    """Events as they are told, each with what it changed in the view."""
    return [{**event, "after": fields} if fields else event for event, fields in zip(events, changed, strict=True)]


def _events(course: Course, viewer: int | None, names: Sequence[str], first: int, last: int) -> list[Any]:
    events = course.match.events[max(first, last - LOG_LINES) : last]
    pos = course.position if course.settled else course.shown
    return [told_event(course.game, pos, event, viewer, names) for event in events]


def _ask(course: Course, pos: Position, ask: Ask, names: Sequence[str]) -> dict[str, Any]:
    game = course.game
    return {
        "decision": course.decision(ask.seat),
        "seat": ask.seat,
        "topic": ask.topic,
        "words": game.say_ask(pos, names),
        "options": [
            {**msgspec.to_builtins(option), "words": game.say_option(pos, option, names)} for option in ask.options
        ],
    }


def _refusals(game: Game[Any], pos: Position, seat: int) -> list[Any]:
    if pos.outcome is not None:
        return []
    return [
        {"subject": msgspec.to_builtins(refusal.subject), "rule": refusal.rule, "words": refusal.words}
        for refusal in game.explain(pos, seat)
    ]
