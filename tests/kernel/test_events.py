"""Events: each secret is told to those alone who have seen it."""

from __future__ import annotations

from gloaming.kernel import Event, Secret, event_known_to


class Whispered(Event):
    """Someone said something."""

    seat: int
    word: Secret[str]


def test_a_secret_is_told_to_those_who_have_seen_it():
    said = Whispered(0, Secret("dusk", 0b101))
    assert [event_known_to(said, seat).word.value for seat in (0, 1, 2, None)] == ["dusk", None, "dusk", None]
