"""What one viewer is sent, as it goes over the wire: view, events, question, refusals; nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from gloaming.api.ledger import Refusal
from gloaming.api.moments import Moment
from gloaming.api.views import decides
from gloaming.kernel import Ask, Position
from gloaming.table.live_game import LOG_LINES, LiveGame, News
from gloaming.table.readings import event_for


def view_for(moment: Moment, viewer: int | None) -> Any:
    """The view of a viewer without the question, which goes separately."""
    view = msgspec.to_builtins(moment.view(viewer))
    view.pop("ask", None)
    return view


def state_for(live: LiveGame, viewer: int | None, names: Sequence[str]) -> dict[str, Any]:
    """Where things stand for a viewer."""
    return {"view": view_for(live.shown_to(viewer), viewer), "waits": live.waits, **_question(live, viewer, names)}


def _question(live: LiveGame, viewer: int | None, names: Sequence[str]) -> dict[str, Any]:
    """What a viewer is asked, and why not something else; a spectator is asked nothing.

    Who is not asked gets the reasons when they want to know them.
    """
    if viewer is None:
        return {}
    ask = live.ask_of(viewer)
    if ask is None:
        return {"ask": None, "refusals": None, "undo": live.can_undo(viewer)}
    return {"ask": _ask(live, ask, names), "refusals": refusals_for(live, viewer), "undo": live.can_undo(viewer)}


def table_for(live: LiveGame, viewer: int | None, names: Sequence[str]) -> dict[str, Any]:
    """Everything a viewer needs who knows nothing yet: where things stand, and the latest that happened."""
    last = live.events_sent[viewer]
    latest = live.match.events[max(0, last - LOG_LINES) : last]
    return {
        **state_for(live, viewer, names),
        "log": [event_for(live.game, _position(live), event, viewer, names) for event in latest],
    }


def update_for(live: LiveGame, news: News, names: Sequence[str]) -> dict[str, Any]:
    """News for a viewer: what each event changed in their view and, where it is complete, what has changed besides."""
    viewer, pos, moments = news.viewer, _position(live), news.moments
    event_for, otherwise = live.readings.event_for, live.differences.seen_by
    events = []
    for event, before, after in zip(news.events, moments, moments[1:], strict=False):
        line, fields = event_for(pos, event, viewer, names), otherwise(viewer, before, after)
        events.append(with_change(line, fields))
    written: dict[str, Any] = {"events": events, "waits": news.waits}
    if news.end is not None:
        change = otherwise(viewer, moments[-1], news.end) | {"decides": decides(news.end.position, viewer)}
        written |= {"change": change, **_question(live, viewer, names)}
    elif viewer is not None:
        written |= {"ask": None, "refusals": None, "undo": False}
    return written


def with_change(event: Any, fields: dict[str, Any]) -> Any:
    """An event as it is told, with what it changed in the view."""
    return {**event, "after": fields} if fields else event


def _position(live: LiveGame) -> Position:
    """Where things stand as far as everyone has been told: by it events are said."""
    return live.position if live.settled else live.telling.still.position


def _ask(live: LiveGame, ask: Ask, names: Sequence[str]) -> dict[str, Any]:
    game, pos = live.game, live.position
    consequence = game.say_consequence(pos, names)
    return {
        "decision": live.decision(ask.seat),
        "seat": ask.seat,
        "topic": ask.topic,
        "words": game.say_ask(pos, names),
        **({"consequence": consequence} if consequence else {}),
        "options": [
            {**msgspec.to_builtins(option), "words": game.say_option(pos, option, names)} for option in ask.options
        ],
    }


def refusals_for(live: LiveGame, seat: int) -> list[Refusal]:
    """Why a seat cannot do what is not on offer to it; nothing is said while everyone still has to be told."""
    pos = live.position
    if pos.outcome is not None or live.shown_to(seat) is not live.here:
        return []
    return live.game.explain(pos, seat)
