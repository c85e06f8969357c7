"""What each event changed in a view: it adds up to the view at the end, and shows nobody more than they may know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise, takewhile
from typing import Any, NamedTuple

import msgspec
import pytest

import gloaming
from gloaming.api.moments import Memory, Moments
from gloaming.kernel import Chance, Event, Position, event_known_to
from gloaming.table.differences import Differences, with_changes
from gloaming.table.live_game import LiveGame
from gloaming.table.replays import films
from gloaming.table.room.waiting import Patience
from gloaming.table.updates import update_for, view_for
from tests.contract.cases import Case, Curious, as_bytes, every_game, every_plain_case
from tests.table.serving import GAME

ANSWERS = 80
OF_THE_QUESTION = {"decides": None, "outlook": None, "tests": ()}
"""Fields that change with what is asked, which is told after the last event."""


def as_json(value: Any) -> Any:
    """A value as it comes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Applied(NamedTuple):
    """One answer, what it told, and where things stood before it and after each event."""

    told: Moments
    positions: list[Position]


def applied(game: Any, pos: Position, answer: int) -> Applied:
    """Apply an answer to a copy."""
    pos = pos.clone()
    told = Moments(Memory(game), pos)
    game.apply(pos, answer, listener=told)
    return Applied(told, [m.position for m in told.after])


def as_seen(game: Any, pos: Position, seat: int) -> Any:
    """A view without the order of hands: where in it a card lay that is being announced is told by no event."""
    view = json.loads(as_bytes(game.view(pos, seat)))
    for player in view.get("players", ()):
        if isinstance(player.get("hand"), list):
            player["hand"].sort(key=str)
    return view


def same_so_far(one: Applied, other: Applied, seat: int) -> int:
    """How many events a seat is told in the same way, without the last before it is told something else.

    What a card leaves uncovered, such as the back below it, is told by the event right after its move.
    """
    pairs = zip(one.told, other.told, strict=False)
    same = sum(1 for _ in takewhile(lambda pair: event_known_to(pair[0], seat) == event_known_to(pair[1], seat), pairs))
    return same if same == len(one.told) == len(other.told) else max(0, same - 1)


def decisions(case: Case, seed: int) -> Iterator[tuple[Position, int]]:
    """The positions of a game and what is answered in them."""
    pos, player = case.new(seed), Curious(seed)
    for _ in range(ANSWERS):
        if pos.ask is None:
            return
        answer = player.answer(pos)
        yield pos, answer
        case.game.apply(pos, answer, quiet=True)


@every_plain_case
def test_a_seat_cannot_tell_a_moment_from_the_same_moment_redealt(case: Case):
    game, dealer = case.game, Chance(71)
    looked = 0
    for pos, answer in decisions(case, seed=71):
        one = applied(game, pos, answer)
        for seat in range(case.seats):
            twin = game.redeal(pos, seat, dealer)
            twin.chance = pos.chance
            assert pos.ask is not None
            assert twin.ask is not None
            if pos.ask.options[answer] not in twin.ask.options:
                continue
            other = applied(game, twin, twin.ask.options.index(pos.ask.options[answer]))
            for number in range(same_so_far(one, other, seat)):
                looked += 1
                mine, theirs = (as_seen(game, each.positions[number], seat) for each in (one, other))
                if mine != theirs and one.told[number].reveals:
                    break  # a deck's top lies face up, say: from here on the seat knows which of them it is
                assert mine == theirs, f"seat {seat} after {one.told[number]}"
    assert looked > 100


@every_plain_case
def test_what_events_changed_adds_up_to_the_view_at_the_end(case: Case):
    live = LiveGame.begin(case.game, case.seats, 72, case.options)
    rng, names = Chance(72), [f"Seat {seat}" for seat in range(case.seats)]
    seen = {viewer: as_json(view_for(live.here, viewer)) for viewer in live.viewers}
    changed = 0
    while live.position.ask is not None and live.lines < ANSWERS:
        ask = live.position.ask
        live.answer(ask.seat, live.decision(ask.seat), rng.below(len(ask.options)))
        last = None if not live.quiet else [live.telling.moment(len(live.match.events))]
        for telling in live.news(1e9 + live.lines * 1e6, Patience()):
            news = as_json(update_for(live, telling, names))
            for event in news["events"]:
                changed += bool(event.get("after"))
                seen[telling.viewer] = with_changes(seen[telling.viewer], event.get("after", {}))
            if last is not None and telling.end is not None:
                expected = as_json(view_for(last[0], telling.viewer))
                assert seen[telling.viewer] | OF_THE_QUESTION == expected | OF_THE_QUESTION
            if telling.end is not None:
                seen[telling.viewer] = with_changes(seen[telling.viewer], news["change"])
                assert seen[telling.viewer] == as_json(view_for(live.here, telling.viewer))
    assert changed > 30


@every_plain_case
def test_what_was_built_for_an_earlier_moment_is_as_if_built_anew(case: Case):
    memory = Memory(case.game)
    looked, kept = 0, 0
    for pos, answer in decisions(case, seed=74):
        told = Moments(memory, pos)
        case.game.apply(pos.clone(), answer, listener=told)
        for moment in [told.before, *told.after]:
            for viewer in (None, *range(case.seats)):
                before = len(memory.parts.known)
                assert moment.view(viewer) == case.game.view(moment.position, viewer)
                looked += 1
                kept += len(memory.parts.known) == before
    assert 0 < kept < looked


def test_only_what_is_otherwise_is_told_and_whom_a_question_is_put_to_goes_separately():
    pos = Position(seats=1, chance=0, agenda=[], turn=1)
    told = Moments(Memory(gloaming.game(GAME)), pos)
    told.append(Event())
    pos.turn = 2
    told.append(Event())
    assert told.after[0] is told.before
    before, after = (seen(moment.position) for moment in told.after)
    assert Differences().of_views(before, after) == {"turn": 2}


def seen(pos: Position) -> Any:
    return {"turn": pos.turn, "decides": pos.turn, "seats": pos.seats}


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, {"b": {"~": {"1": 3}}}),
        ({"a": {"x": 1, "y": 2}}, {"a": {"x": 1, "y": 3}}, {"a": {"~": {"y": 3}}}),
        ({"a": {"x": 1}}, {"a": {"y": 1}}, {"a": {"y": 1}}),
        ({"a": [1]}, {"a": [1, 2]}, {"a": [1, 2]}),
        ({"a": None}, {"a": [{"x": 1}]}, {"a": [{"x": 1}]}),
        ({"a": [{"x": [1, 2]}, 5]}, {"a": [{"x": [1]}, 5]}, {"a": {"~": {"0": {"~": {"x": [1]}}}}}),
    ],
)
def test_a_difference_goes_as_deep_as_what_is_otherwise(before: Any, after: Any, change: Any):
    assert Differences().of_views(before, after) == change
    assert with_changes(before, change) == after


def filmed(game: Any, seats: int, eyes: str, answers: int) -> list[Any]:
    """The film of the first answers of a game played by chance."""
    rng = Chance(73)
    live = LiveGame.begin(game, seats, 73, {})
    while live.position.ask is not None and live.lines < answers:
        ask = live.position.ask
        live.answer(ask.seat, live.decision(ask.seat), rng.below(len(ask.options)))
        live.news(1e9 + live.lines * 1e6, Patience())
    record, names = live.match.record, [f"Seat {seat}" for seat in range(seats)]
    made = films.make(films.ToFilm(record, names, live.start, record.answers, [eyes]))
    steps: list[Any] = msgspec.json.decode(msgspec.json.encode(films.read(made[eyes], answers, finished=True)))
    assert len(steps) == record.length + 1
    return steps


@every_game
@pytest.mark.parametrize("eyes", ["watch", "0", "all"])
def test_every_game_is_replayed_through_all_eyes(game: Any, eyes: str):
    steps = filmed(game, game.seats[-1], eyes, ANSWERS)
    assert len(steps) > 1
    for before, step in pairwise(steps):
        view = dict(before["view"])
        for event in step["events"]:
            view = with_changes(view, event.get("after", {}))
        assert view["turn"] == step["view"]["turn"]


def test_the_whole_truth_of_a_game_shows_every_face():
    steps = filmed(gloaming.game("twilight"), 2, "all", 150)
    players = [player for step in steps for player in step["view"]["players"]]
    cards = [
        card
        for player in players
        for card in (*player["hand"], *player["aspects"], *(one["seen"] for one in player["resources"]))
    ]
    assert any(player["resources"] for player in players)
    assert all(card["face"] is not None for card in cards)
    assert all(len(player["life_known"]) == player["life"] for player in players)
