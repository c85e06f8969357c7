"""What every game keeps, for Descent while it is not listed among the games: it joins the contract when it is whole."""

from __future__ import annotations

import pytest

from gloaming.kernel import Chance
from tests.contract.cases import Curious, answers
from tests.contract.leaks import look_for_leaks
from tests.contract.test_explain import badly_said
from tests.descent.scene import GAME

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve")
SEATS = pytest.mark.parametrize("seats", GAME.seats)


@SEATS
def test_a_seat_cannot_tell_a_position_from_a_redealt_one(seats: int):
    look = look_for_leaks(GAME, seats, {}, seed=31, every=9)
    assert look.found == []
    assert look.secret_asks > 0


@SEATS
def test_cards_are_conserved_and_everything_can_be_said(seats: int):
    pos, player = GAME.new(seats, 5), Curious(5)
    things = GAME.things(pos)
    while pos.ask is not None:
        said = [GAME.say_option(pos, option, NAMES) for option in pos.ask.options]
        assert len(set(said)) == len(said), [one for one in said if said.count(one) > 1]
        assert GAME.say_ask(pos, NAMES)
        for event in GAME.apply(pos, player.answer(pos)):
            assert "{" not in GAME.say_event(pos, event, NAMES)
        assert GAME.things(pos) == things


@SEATS
def test_what_is_refused_cites_a_rule(seats: int):
    pos, player = GAME.new(seats, 6), Curious(6)
    rules = {entry.id for entry in GAME.ledger.rule}
    refused = 0
    for number in range(400):
        if pos.ask is None:
            break
        if number % 5 == 0:
            for seat in range(seats):
                offered = pos.ask.options if pos.ask.seat == seat else ()
                for refusal in GAME.explain(pos, seat):
                    refused += 1
                    assert refusal.rule in rules
                    assert refusal.subject not in offered
                    assert not badly_said(refusal), refusal.words
        GAME.apply(pos, player.answer(pos))
    assert refused > 100


def test_a_fork_comes_to_the_same_end():
    pos = GAME.new(2, 8)
    rng = Chance(8)
    for number, answer in enumerate(answers(pos, rng)):
        if number == 60:
            break
        GAME.apply(pos, answer)
    twin = pos.clone()
    for one in (pos, twin):
        for answer in answers(one, Chance(9)):
            GAME.apply(one, answer, quiet=True)
    assert GAME.save(pos) == GAME.save(twin)
