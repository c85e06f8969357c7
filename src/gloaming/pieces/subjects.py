"""Events and options that are about one player or one card: what they are made from, never told or offered itself."""

from __future__ import annotations

from gloaming.kernel import Event, Option


class SeatEvent(Event):
    """Something that a player does, or that happens to one."""

    seat: int


class CardEvent(SeatEvent):
    """Something that a player does with a card, or that happens to a card of one."""

    card: int


class SeatOption(Option):
    """Something to do about a player."""

    seat: int


class CardOption(Option):
    """Something to do with a card."""

    card: int
