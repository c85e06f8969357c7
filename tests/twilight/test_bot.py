"""What a bot looks at: no Power for nothing, fair offers, the cards it can spare, and no Sacrifice for little."""

from __future__ import annotations

import pytest

from gloaming.bots import Sight, bot
from tests.twilight.scene import ASKED, GAME, Seat, TwilightScene, twilight


def looks_at(t: TwilightScene) -> list[str]:
    """The sensible options of whoever is asked, in words."""
    ask = t.ask
    return [GAME.say_option(t.pos, ask.options[n], t.names) for n in GAME.judgement.sensible(t.pos, ask.seat)]


def plays_on(t: TwilightScene, decisions: int) -> None:
    """The greedy bot answers for everyone."""
    for _ in range(decisions):
        GAME.apply(t.pos, bot("greedy", 1).choose(Sight(GAME, t.pos)))


def test_power_is_not_made_for_nothing_and_early_windows_are_passed():
    held: Seat = {"hand": ["Lex Talionis"], "resources": "2 I", "field": ["Fen Candle"], "deity": ASKED}
    t = twilight(phase="draw", ann=held, bob={})
    assert len(t.ask.options) > 1
    assert looks_at(t) == ["Pass"]
    t = twilight(phase="summoning", ann=held, bob={})
    assert "Play Lex Talionis" in looks_at(t)
    assert not any("Power" in words for words in looks_at(t) if "Deity" not in words)


@pytest.mark.numbered
def test_an_offer_of_a_bot_gives_as_much_as_it_takes():
    t = twilight(
        phase="trade",
        ann={"hand": ["Lex Talionis", "Attila, Scourge of Nations"], "resources": "I"},
        bob={"hand": ["Poisoned Knife", "Spring the Snare", "Bought Loyalty", "Hostage Prince"]},
    )
    t.ann.does("trade with bob")
    steps = []
    while t.ask.topic == "offer":
        steps += looks_at(t)
        assert len(looks_at(t)) == 1
        plays_on(t, 1)
    assert len(steps) == 3, steps
    assert t.ask.seat == 1
    while t.ask.topic in ("answer", "give"):
        plays_on(t, 1)
    t.lets_power_be()
    assert len(t.ann.resources) == 2, "what was traded is placed at once"
    assert len(t.bob.aspects) == 1


def test_a_greedy_offer_is_declined():
    t = twilight(phase="trade", ann={"hand": ["Lex Talionis"]}, bob={"hand": ["Bought Loyalty", "Hostage Prince"]})
    t.ann.does("trade with bob")
    for words in ("offer a lesser", "ask for a greater", "ask for a greater", "propose"):
        t.ann.does(words)
    assert not any("Accept" in words for words in looks_at(t))


def test_a_bot_gives_away_what_it_can_least_use():
    t = twilight(
        phase="trade",
        ann={"hand": ["Stoic Legionnaires", "Altar of Thermopylae"], "resources": "I"},
        bob={"hand": ["Poisoned Knife"]},
    )
    t.ann.does("trade with bob")
    for words in ("offer a lesser", "ask for a lesser", "propose"):
        t.ann.does(words)
    t.bob.does("accept the offer")
    assert looks_at(t) == ["Give Altar of Thermopylae"]


def test_no_sacrifice_against_own_cards_or_those_that_are_gone():
    t = twilight(
        phase="combat",
        ann={"field": ["Fen Candle"], "resources": "2 I", "deity": ASKED},
        bob={"field": ["Bog Thrall"], "resources": "2 I", "discard": ["Hedge Druid"], "deity": ASKED},
    )
    t.ann.does("attack with Fen Candle: Life Stack of bob")
    t.goes_to("attackers")
    t.ann.does("sacrifice")
    assert len(t.ask.options) == 3
    assert len(looks_at(t)) == 1
    assert "Bog Thrall" in looks_at(t)[0]


def test_an_offer_that_was_declined_is_not_made_again_in_the_same_phase():
    t = twilight(phase="trade", ann={"hand": "3 I"}, bob={"hand": "3 I", "life": "II, 19 I"})
    assert looks_at(t) == ["Trade with bob", "Trade no more"]
    t.ann.does("trade with bob")
    while t.ask.topic == "offer":
        plays_on(t, 1)
    t.bob.does("decline the offer")
    t.ann.is_offered("trade with bob")
    assert looks_at(t) == ["Trade no more"]


def test_a_bot_makes_one_counter_offer_and_no_more():
    t = twilight(phase="trade", ann={"hand": "3 I, II"}, bob={"hand": "2 I, III", "life": "II, 19 I"})
    t.ann.does("trade with bob")
    for step in ("offer a lesser", "ask for an exalted", "propose"):
        t.ann.does(step)
    assert "Make another offer" in looks_at(t)
    t.bob.does("make another offer")
    while t.ask.topic == "offer":
        plays_on(t, 1)
    t.ann.does("make another offer")
    for step in ("offer a lesser", "ask for an exalted", "propose"):
        t.ann.does(step)
    t.bob.is_offered("make another offer")
    assert looks_at(t) == ["Decline the offer"]
