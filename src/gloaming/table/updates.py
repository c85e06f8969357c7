"""What one viewer is sent, as it goes over the wire: view, events, question, refusals; nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import msgspec

from gloaming.api.game import Game
from gloaming.kernel import Ask, Event, Position, event_known_to
from gloaming.table.live_game import LOG_LINES, LiveGame, News
from gloaming.table.moments import Changes


def event_for(game: Game[Any], pos: Position, event: Event, viewer: int | None, names: Sequence[str]) -> Any:
    """An event as a viewer may know it, with its words."""
    known = event_known_to(event, viewer)
    rule = {"rule": event.rule} if event.rule else {}
    return {**msgspec.to_builtins(known), "words": game.say(pos, known, names), **rule}


def view_for(game: Game[Any], pos: Position, viewer: int | None) -> Any:
    """The view of a viewer without the question, which goes separately."""
    view = msgspec.to_builtins(game.view(pos, viewer))
    view.pop("ask", None)
    return view


def state_for(live: LiveGame, viewer: int | None, names: Sequence[str]) -> dict[str, Any]:
    """Where things stand for a viewer."""
    pos, _ = live.seen_by(viewer)
    return {"view": view_for(live.game, pos, viewer), "waits": live.waits, **_question(live, viewer, names)}


def _question(live: LiveGame, viewer: int | None, names: Sequence[str]) -> dict[str, Any]:
    """What a viewer is asked, and why not something else; a spectator is asked nothing."""
    pos, ask = live.seen_by(viewer)
    state: dict[str, Any] = {}
    if viewer is not None:
        asked_afresh = pos is live.position
        state["ask"] = None if ask is None else _ask(live, pos, ask, names)
        state["refusals"] = _refusals(live.game, pos, viewer) if asked_afresh else []
        state["undo"] = live.can_undo(viewer)
    return state


def table_for(live: LiveGame, viewer: int | None, names: Sequence[str]) -> dict[str, Any]:
    """Everything a viewer needs who knows nothing yet: where things stand, and the latest that happened."""
    last = live.events_sent[viewer]
    return {
        **state_for(live, viewer, names),
        "log": _events(live, viewer, names, max(0, last - LOG_LINES), last),
    }


def update_for(live: LiveGame, news: News, names: Sequence[str]) -> dict[str, Any]:
    """News for a viewer: what each event changed in their view and, where it is complete, what has changed besides."""
    viewer = news.viewer
    changes = Changes(news.moments, partial(live.game.view, seat=viewer), news.view)
    events = _events(live, viewer, names, news.first, news.last)
    written: dict[str, Any] = {"events": with_changes(events, changes), "waits": news.waits}
    if news.whole:
        view: Any = live.game.view(live.seen_by(viewer)[0], viewer)
        written |= {"change": {**changes.to(view), "decides": view.decides}, **_question(live, viewer, names)}
    elif viewer is not None:
        written |= {"ask": None, "refusals": [], "undo": False}
    live.views[viewer] = changes.view
    return written


def with_changes(events: Sequence[Any], changed: Iterable[dict[str, Any]]) -> list[Any]:
    """Events as they are told, each with what it changed in the view."""
    return [{**event, "after": fields} if fields else event for event, fields in zip(events, changed, strict=True)]


def _events(live: LiveGame, viewer: int | None, names: Sequence[str], first: int, last: int) -> list[Any]:
    events = live.match.events[first:last]
    pos = live.position if live.settled else live.shown
    return [event_for(live.game, pos, event, viewer, names) for event in events]


def _ask(live: LiveGame, pos: Position, ask: Ask, names: Sequence[str]) -> dict[str, Any]:
    game = live.game
    return {
        "decision": live.decision(ask.seat),
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
