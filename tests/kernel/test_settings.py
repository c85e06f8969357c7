"""The options of a game: described for people, and read from what they typed."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta

from gloaming.api import settings
from gloaming.api.settings import SECRET, Setting
from gloaming.kernel import OptionError, Refused
from gloaming.kernel.frozen import Frozen
from tests.kernel.embers.game import EMBERS


class Wishes(Frozen):
    """One option of each kind there is."""

    late: Annotated[bool, Meta(description="Whether to stay up.")] = False
    guests: Annotated[int, Meta(ge=1, le=9, description="How many come.")] = 2
    drink: Annotated[Literal["tea", "milk"], Meta(description="What to pour.")] = "tea"
    cake_layers: Annotated[tuple[Literal["plum", "nut"], ...], Meta(description="From the bottom.")] = ("plum",)
    notes: Annotated[tuple[Annotated[str, Meta(max_length=5)], ...], Meta(description="To oneself.", extra=SECRET)] = ()


def test_options_are_described_with_what_they_take_their_default_and_their_help():
    assert settings.describe(Wishes) == [
        Setting("late", "yes or no", "no", "Whether to stay up."),
        Setting("guests", "a whole number from 1 to 9", "2", "How many come."),
        Setting("drink", "one of milk, tea", "tea", "What to pour."),
        Setting("cake_layers", "a list with commas between, each one of nut, plum", "plum", "From the bottom."),
        Setting("notes", "a list of texts of at most 5 letters", "", "To oneself."),
    ]


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ({}, Wishes()),
        ({"late": "yes"}, Wishes(late=True)),
        ({"late": "OFF"}, Wishes(late=False)),
        ({"late": True}, Wishes(late=True)),
        ({"guests": "9"}, Wishes(guests=9)),
        ({"guests": 1}, Wishes(guests=1)),
        ({"drink": "milk"}, Wishes(drink="milk")),
        ({"cake_layers": "nut, plum,nut"}, Wishes(cake_layers=("nut", "plum", "nut"))),
        ({"cake-layers": ["nut"]}, Wishes(cake_layers=("nut",))),
        ({"cake_layers": ""}, Wishes(cake_layers=())),
        ({"notes": ["a,b", ""]}, Wishes(notes=("a,b", ""))),
        ({"notes": ""}, Wishes(notes=())),
    ],
)
def test_options_are_read_from_text_and_from_values(given: dict[str, object], read: Wishes):
    assert settings.read(Wishes, given) == read


@pytest.mark.parametrize(
    ("given", "option", "words"),
    [
        ({"soup": 1}, "soup", "There is no option 'soup'; the options of this game are: late, guests, drink, cake_l"),
        ({"late": "perhaps"}, "late", "The option late takes yes or no, not 'perhaps'."),
        ({"late": None}, "late", "The option late takes yes or no, not None."),
        ({"guests": 0}, "guests", "The option guests takes a whole number from 1 to 9, not 0."),
        ({"guests": "ten"}, "guests", "The option guests takes a whole number from 1 to 9, not 'ten'."),
        ({"guests": 2.5}, "guests", "The option guests takes a whole number from 1 to 9, not 2.5."),
        ({"drink": "wine"}, "drink", "The option drink takes one of milk, tea, not 'wine'."),
        (
            {"cake-layers": "nut,mud"},
            "cake_layers",
            "The option cake-layers takes a list with commas between, each one",
        ),
        (
            {"cake_layers": 7},
            "cake_layers",
            "The option cake_layers takes a list with commas between, each one of nut, p",
        ),
        ({"notes": "a,b"}, "notes", "The option notes takes a list of texts of at most 5 letters, not a text alone."),
        ({"notes": ["abcdef"]}, "notes", "The option notes takes a list of texts of at most 5 letters, not ['abcdef']"),
        ({"guests": 3, "drink": ""}, "drink", "The option drink takes one of milk, tea, not ''."),
    ],
)
def test_an_option_that_does_not_fit_is_named_with_what_it_takes(given: dict[str, object], option: str, words: str):
    with pytest.raises(OptionError) as caught:
        settings.read(Wishes, given)
    assert caught.value.option == option
    assert str(caught.value).startswith(words)


def test_secret_options_are_told_to_nobody():
    assert settings.open_ones(Wishes, {"late": True, "notes": ["x"]}) == {"late": True}


def test_a_game_refuses_options_that_do_not_fit_its_seats():
    with pytest.raises(OptionError, match="even number of seats, not 3"):
        EMBERS.new(3, seed=1, options={"teams": True})
    EMBERS.new(4, seed=1, options={"teams": True})


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_a_game_refuses_seats_out_of_range(seats: int):
    with pytest.raises(Refused, match=rf"^Embers takes 2 to 4 seats, not {seats}\.$"):
        EMBERS.new(seats, seed=1)


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_a_game_refuses_seeds_out_of_range(seed: int):
    with pytest.raises(Refused, match=r"^A seed is a whole number from 0 to "):
        EMBERS.new(2, seed)
    EMBERS.new(2, (1 << 64) - 1)
