"""Taking back: everything formed before it is declared, and nothing after it."""

from __future__ import annotations

import pytest

from gloaming.api.match import Match
from gloaming.kernel import Chance
from tests.dusk.scene import GAME


def until_asked_for_a_second_card(topic: str) -> tuple[Match, int]:
    """A match in which somebody has chosen one card of several in secret; who."""
    for seed in range(400):
        match, rng, before = Match(GAME, 2, seed), Chance(seed), ""
        while (ask := match.position.ask) is not None and match.record.length < 120:
            if ask.topic == before == topic:
                return match, ask.seat
            before = ask.topic
            match.answer(rng.below(len(ask.options)))
    raise AssertionError(f"nobody was asked twice about {topic}")


def take_back_as_far_as_possible(match: Match, seat: int) -> list[str]:
    """What that seat is asked after each answer that it takes back."""
    asked = []
    while match.can_undo(seat):
        match.undo(seat)
        assert match.position.ask is not None
        asked.append(match.position.ask.topic)
    return asked


def test_cards_added_to_an_attack_are_taken_back_one_by_one():
    match, seat = until_asked_for_a_second_card("power")
    assert take_back_as_far_as_possible(match, seat)[0] == "power"
    assert match.position.ask is not None
    assert not match.position.ask.secret


def test_a_called_shot_is_taken_back_to_the_turn_it_was_called_in():
    match, seat = until_asked_for_a_second_card("called")
    assert take_back_as_far_as_possible(match, seat)[0] == "called"
    assert match.position.ask is not None
    assert match.position.ask.topic == "act"


def test_cards_put_together_for_a_block_are_taken_back_by_who_blocks_alone():
    match, seat = until_asked_for_a_second_card("block_with")
    assert not match.can_undo(1 - seat)
    assert "block_with" in take_back_as_far_as_possible(match, seat)
    assert not match.can_undo(1 - seat)


@pytest.mark.parametrize("topic", ["block_with", "dodge_with"])
def test_a_block_and_a_dodge_are_taken_back_to_the_question_that_they_answer(topic: str):
    match, rng, seed = Match(GAME, 2, 0), Chance(0), 0
    asked: tuple[str, int] | None = None
    while match.position.ask is None or match.position.ask.topic != topic:
        if (ask := match.position.ask) is None:
            seed += 1
            match = Match(GAME, 2, seed)
        else:
            asked = (ask.topic, ask.seat)
            match.answer(rng.below(len(ask.options)))
    seat = match.position.ask.seat
    assert asked is not None
    assert asked[1] == seat
    assert not match.can_undo(1 - seat)
    assert take_back_as_far_as_possible(match, seat)[0] == asked[0]


def test_a_declared_attack_is_not_taken_back():
    match, seat = until_asked_for_a_second_card("power")
    ask = match.position.ask
    assert ask is not None
    match.answer(next(number for number, option in enumerate(ask.options) if option.verb == "strike"))
    assert not match.can_undo(seat)
