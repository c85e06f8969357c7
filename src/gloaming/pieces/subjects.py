"""What is about one player or one card: what rules, events and options are made from, never met by itself."""

from __future__ import annotations

from gloaming.kernel import Event, Option, Rule


class SeatEvent(Event):
    """Something that a player does, or that happens to one."""

    seat: int


class CardEvent(SeatEvent):
    """Something that a player does with a card, or that happens to a card of one."""

    card: int


class Ended(Event):
    """The game is over."""

    winners: tuple[int, ...]
    reason: str


class SeatOption(Option):
    """Something to do about a player."""

    seat: int


class CardOption(Option):
    """Something to do with a card."""

    card: int


class SeatRule(Rule):
    """What a player does."""

    seat: int


class CardRule(SeatRule):
    """What a player does with a card."""

    card: int
