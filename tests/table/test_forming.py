"""What a seat is still putting together in secret can be taken back, and nobody else hears of it."""

from __future__ import annotations

from typing import cast

import pytest

import gloaming
from gloaming.kernel import Chance
from gloaming.table.live_game import LiveGame
from gloaming.table.room.room import Room
from gloaming.table.room.undo import Undo
from gloaming.table.room.waiting import Patience
from gloaming.table.store.snapshots import Entry

AT_ONCE = Patience()


def until_a_second_pick() -> tuple[LiveGame, int]:
    """A game of Dusk in which a seat has picked one card in secret and is asked for another; who."""
    for seed in range(100):
        live, rng = LiveGame.begin(gloaming.game("dusk"), 2, seed, {}), Chance(seed)
        before = ""
        while (ask := live.position.ask) is not None and live.answers < 150:
            live.news(0.0, AT_ONCE)
            if ask.secret and ask.topic == before == "power":
                return live, ask.seat
            before = ask.topic if ask.secret else ""
            assert live.asked is not None
            live.answer(ask.seat, live.decision(ask.seat), rng.below(len(ask.options)))
    raise AssertionError("nobody added two cards to an attack")


def test_a_card_added_to_an_attack_is_taken_back_and_only_who_added_it_is_told():
    live, seat = until_a_second_pick()
    shown = {viewer: live.shown_to(viewer) for viewer in live.viewers if viewer != seat}
    answers, decision, other = live.answers, live.decision(seat), live.decision(1 - seat)
    assert live.can_undo(seat)
    assert not live.can_undo(1 - seat)
    live.undo(seat)
    assert [news.viewer for news in live.news(0.0, AT_ONCE)] == [seat]
    assert {viewer: live.shown_to(viewer) for viewer in shown} == shown
    ask = live.ask_of(seat)
    assert ask is not None
    assert ask.topic == "power"
    assert live.answers == answers - 1
    assert live.decision(seat) > decision
    assert live.decision(1 - seat) == other, "the number of one's own question tells how often another took back"


def test_who_took_back_in_secret_is_asked_under_the_same_number_after_a_restart():
    live, seat = until_a_second_pick()
    entry = live.undo(seat)
    taken_up = LiveGame.take_up(live.game, live.match.record, live.start, [*given(live), entry])
    assert [taken_up.decision(each) for each in (0, 1)] == [live.decision(each) for each in (0, 1)]
    assert taken_up.position == live.position
    assert taken_up.lines == live.lines


def given(live: LiveGame) -> list[Entry]:
    """All that was answered before the last answer was taken back."""
    entries = [Entry(seat, answer) for seat, answer in zip(live._by, live.match.record.answers, strict=True)]
    return [*entries, Entry(live.position.ask.seat, 0)] if live.position.ask is not None else entries


def test_an_attack_that_is_not_declared_is_taken_back_whole():
    live, seat = until_a_second_pick()
    while not live.settled:
        assert live.can_undo(seat)
        live.undo(seat)
        live.news(0.0, AT_ONCE)
    ask = live.ask_of(seat)
    assert ask is not None
    assert ask.topic in ("aim", "act")
    assert live.shown_to(1 - seat) is live.here


@pytest.mark.asyncio
async def test_of_what_is_taken_back_in_secret_the_room_tells_nobody():
    live, seat = until_a_second_pick()
    kept: list[Entry] = []
    told: list[str] = []

    class Here:
        """As much of a room as taking back needs."""

        class audience:  # noqa: N801
            tell = staticmethod(lambda kind, **_: told.append(kind))

        running = staticmethod(lambda: live)

        async def keep_entry(self, entry: Entry) -> None:
            kept.append(entry)

        async def go_on(self) -> None: ...

    await Undo(cast(Room, Here())).ask("ann", seat)
    assert [entry.takes_back for entry in kept] == [True]
    assert told == []
