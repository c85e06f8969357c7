"""Events and options that say themselves."""

from __future__ import annotations

from gloaming.kernel import Event, Option
from gloaming.pieces.sayings import Sayings
from gloaming.pieces.subjects import CardOption, SeatEvent

NAMES = ("You", "Bob")


class Gave(SeatEvent, rule="XX-001", says="{seat:give} {number:coin} to {to:whom}: {to:Whose} purse holds {left}."):
    number: int
    to: int
    left: int


class Passed(SeatEvent, says="{seat} and {seat:whose} dog pass to the {to}."):
    to: str


class Slept(Event, says=""):
    pass


class Play(CardOption, says="Play {card}"):
    """Play this card."""


class Wait(Option):
    """Wait for so long."""

    turns: int


SAYINGS = Sayings(
    {"card": lambda pos, card: f"{pos} {card}"}, {Wait: lambda pos, o, n, seat: f"{n[seat]} {'.' * o.turns}"}
)


def test_gaps_for_players_say_what_they_do_or_how_they_are_meant():
    assert SAYINGS.say("deck", Gave(0, 1, 1, 3), NAMES) == "You give 1 coin to Bob: Bob's purse holds 3."
    assert SAYINGS.say("deck", Gave(1, 2, 0, 0), NAMES) == "Bob gives 2 coins to you: Your purse holds 0."


def test_a_word_where_others_have_a_player_is_a_word():
    assert SAYINGS.say("deck", Passed(1, "left"), NAMES) == "Bob and Bob's dog pass to the left."


def test_other_fields_are_called_as_the_game_says_and_some_kinds_take_more():
    assert SAYINGS.say("Red", Play(7), NAMES) == "Play Red 7"
    assert SAYINGS.say("Red", Wait(3), NAMES, 1) == "Bob ..."


def test_what_another_line_says_is_said_by_nothing():
    assert SAYINGS.say("Red", Slept(), NAMES) == ""


def test_what_is_said_of_a_kind_is_no_field_of_it():
    assert Gave.__struct_fields__ == ("seat", "number", "to", "left")
    assert (Gave.rule, Gave.reveals, Play.says) == ("XX-001", False, "Play {card}")
