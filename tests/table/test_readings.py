"""An event is written once for all who may read the same: each viewer reads it as if it were written for them alone."""

from __future__ import annotations

from typing import Any

from gloaming.kernel import Chance, Event, Secret, event_known_to
from gloaming.pieces.words import does
from gloaming.table.live_game import LiveGame
from gloaming.table.readings import Readings, event_for
from gloaming.table.room.waiting import Patience
from gloaming.table.updates import update_for
from tests.contract.cases import Case, every_plain_case

ANSWERS = 80
POSITION: Any = None


class Found(Event):
    seat: int
    card: Secret[int]


class Scribe:
    """Says every event, and counts how often."""

    said = 0

    def say(self, pos: object, event: Found, names: Any) -> str:
        self.said += 1
        return f"{does(names[event.seat], 'find')} {event.card.value or 'a card'}."


def names_of(viewer: int | None, seats: int) -> list[str]:
    return ["You" if seat == viewer else f"Seat {seat + 1}" for seat in range(seats)]


def test_who_is_not_named_and_knows_no_more_reads_what_everyone_reads():
    scribe: Any = Scribe()
    readings, event = Readings(scribe), Found(0, Secret(7, seen_by=0b011))
    read = [readings.event_for(POSITION, event, viewer, names_of(viewer, 4)) for viewer in (None, 0, 1, 2, 3)]
    words = [written["words"] for written in read]
    assert words == ["Seat 1 finds a card.", "You find 7.", "Seat 1 finds 7.", *["Seat 1 finds a card."] * 2]
    assert read[3] is read[4] is read[0]
    assert scribe.said == 3
    assert all(written["card"]["value"] is None for written in (read[0], read[3], read[4]))


def test_a_name_that_is_read_and_has_changed_is_written_anew():
    scribe: Any = Scribe()
    readings, event = Readings(scribe), Found(1, Secret(7, seen_by=0))
    read = [
        readings.event_for(POSITION, event, None, names) for names in (["Ann", "Bob"], ["Eve", "Bob"], ["Ann", "Cy"])
    ]
    assert [written["words"] for written in read] == ["Bob finds a card.", "Bob finds a card.", "Cy finds a card."]
    assert scribe.said == 2


@every_plain_case
def test_every_viewer_reads_each_event_as_if_it_were_written_for_them_alone(case: Case):
    live = LiveGame.begin(case.game, case.seats, 75, case.options)
    rng, alike = Chance(75), 0
    while live.position.ask is not None and live.lines < ANSWERS:
        ask = live.position.ask
        live.answer(ask.seat, live.decision(ask.seat), rng.below(len(ask.options)))
        read: dict[int, list[Any]] = {}
        for news in live.news(1e9 + live.lines * 1e6, Patience()):
            names = names_of(news.viewer, case.seats)
            written = update_for(live, news, names)["events"]
            for event, line in zip(news.events, written, strict=True):
                alone = event_for(case.game, live.position, event, news.viewer, names)
                assert {name: value for name, value in line.items() if name != "after"} == alone
                assert line["words"] == case.game.say(live.position, event_known_to(event, news.viewer), names)
                read.setdefault(id(event), []).append(alone)
        alike += sum(each == lines[0] for lines in read.values() for each in lines[1:])
    assert alike > ANSWERS
