"""The options of the game: each does what it says, and nonsense is named."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.api import settings
from tests.casting_shadows.scene import GAME
from tests.proof import rule

DEFAULTS = {
    "set_up": "usual",
    "characters": "",
    "first_player": "first",
    "grants": "may",
    "hp_limit": "yes",
    "absorb_again": "yes",
    "counter_counterspells": "yes",
    "reshuffle": "yes",
    "turn_cap": "200",
}


@rule("CS-170")
def test_every_option_has_its_default_and_says_what_it_does():
    described = settings.describe(GAME.settings)
    assert {setting.name: setting.default for setting in described} == DEFAULTS
    assert all(setting.help.endswith(".") and setting.takes for setting in described)


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"characters": ["kit"]}, "one character for each of the 3 seats"),
        ({"characters": ["kit", "kit", "haze"]}, "twice"),
        ({"characters": ["kit", "bob", "haze"]}, "characters takes"),
        ({"grants": "perhaps"}, "may, must"),
        ({"hp_limit": "maybe"}, "yes or no"),
        ({"turn_cap": 3}, "from 10 to 10000"),
        ({"turn_cap": "many"}, "from 10 to 10000"),
        ({"speed": 3}, "no option 'speed'"),
    ],
)
def test_a_value_that_does_not_fit_is_named(options, named):
    with pytest.raises(gloaming.OptionError, match=named) as raised:
        GAME.new(3, 1, options)
    assert raised.value.option == next(iter(options))


def test_options_can_be_typed():
    pos = GAME.new(3, 1, {"characters": "kit, haze,random", "hp-limit": "off", "turn_cap": "50"})
    assert pos.options.characters == ("kit", "haze", "random")
    assert (pos.options.hp_limit, pos.options.turn_cap) == (False, 50)
