"""What one viewer is sent, as it goes over the wire: view, events, question, refusals; nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import pairwise, starmap
from typing import Any

import msgspec

from gloaming.api.game import Game
from gloaming.api.ledger import Refusal
from gloaming.api.moments import Moment
from gloaming.api.views import decides
from gloaming.kernel import Ask, Event, Position, event_known_to
from gloaming.table.live_game import LOG_LINES, LiveGame, News


def event_for(game: Game[Any], pos: Position, event: Event, viewer: int | None, names: Sequence[str]) -> Any:
    """An event as a viewer may know it, with its words."""
    known = event_known_to(event, viewer)
    rule = {"rule": event.rule} if event.rule else {}
    return {**msgspec.to_builtins(known), "words": game.say(pos, known, names), **rule}


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
    return {
        "ask": None if ask is None else _ask(live, ask, names),
        "refusals": None if ask is None else refusals_for(live, viewer),
        "undo": live.can_undo(viewer),
    }


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
    otherwise = partial(live.differences.seen_by, viewer)
    events = _events(live, viewer, names, news.first, news.last)
    written: dict[str, Any] = {"events": with_changes(events, starmap(otherwise, pairwise(news.moments)))}
    written["waits"] = news.waits
    if news.end is not None:
        change = otherwise(news.moments[-1], news.end) | {"decides": decides(news.end.position, viewer)}
        written |= {"change": change, **_question(live, viewer, names)}
    elif viewer is not None:
        written |= {"ask": None, "refusals": None, "undo": False}
    return written


def with_changes(events: Sequence[Any], changed: Iterable[dict[str, Any]]) -> list[Any]:
    """Events as they are told, each with what it changed in the view."""
    return [{**event, "after": fields} if fields else event for event, fields in zip(events, changed, strict=True)]


def _events(live: LiveGame, viewer: int | None, names: Sequence[str], first: int, last: int) -> list[Any]:
    events = live.match.events[first:last]
    pos = live.position if live.settled else live.telling.still.position
    return [event_for(live.game, pos, event, viewer, names) for event in events]


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
