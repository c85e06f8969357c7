"""Taking back: everything formed before an attack is declared, and nothing after it."""

from __future__ import annotations

from gloaming.api.match import Match
from gloaming.kernel import Chance
from tests.dusk.scene import GAME


def until_an_attack_is_formed(topic: str) -> tuple[Match, int]:
    """A match in which somebody adds cards to an attack that is not yet declared; who."""
    for seed in range(200):
        match, rng = Match(GAME, 2, seed), Chance(seed)
        while (ask := match.position.ask) is not None and match.record.length < 120:
            if ask.topic == topic and len(ask.options) > 2:
                return match, ask.seat
            match.answer(rng.below(len(ask.options)))
    raise AssertionError(f"nobody was asked about {topic}")


def test_cards_added_to_an_attack_can_be_taken_back_one_by_one_until_it_is_declared():
    match, seat = until_an_attack_is_formed("power")
    before, formed = match.position.clone(), match.record.length
    match.answer(0)
    assert match.can_undo(seat) == (match.position.ask is not None and match.position.ask.topic == "power")
    while match.can_undo(seat) and match.record.length > formed:
        match.undo(seat)
    assert match.position == before
    match.undo(seat)
    ask = match.position.ask
    assert ask is not None
    assert (ask.seat, ask.secret) == (seat, False)


def test_a_called_shot_can_be_taken_back_to_the_turn_it_was_called_in():
    match, seat = until_an_attack_is_formed("called")
    while match.can_undo(seat) and match.position.ask is not None and match.position.ask.topic != "act":
        match.undo(seat)
    assert match.position.ask is not None
    assert match.position.ask.topic == "act"


def test_what_a_target_forms_in_secret_is_no_part_of_what_the_attacker_can_take_back():
    match, seat = until_an_attack_is_formed("block_with")
    attacker = 1 - seat
    match.answer(0)
    assert not match.can_undo(attacker)
    assert not match.can_undo(seat)
