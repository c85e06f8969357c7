"""Why not: a cited rule for everything a seat owns and cannot use, in whole sentences."""

from __future__ import annotations

import re
from typing import Any

from gloaming.api.game import Game
from gloaming.api.ledger import Refusal
from gloaming.kernel import Chance, Position
from tests.contract.cases import Case, Curious, every_case, every_game, every_plain_case, play_out
from tests.contract.knowledge import card_name, card_of, knowledge

GAPS = re.compile(r"[{}]|\bNone\b|\bTrue\b|\bFalse\b|  | [.,;:]|: ?\.|_|-1")
"""What words look like where a gap was not filled."""
SENTENCE = re.compile(r"[A-Z\d].*[a-z\d)!]\.")


def faults(game: Game[Any], pos: Position, seat: int) -> list[str]:
    """What is wrong with what a seat is told about what it cannot do now."""
    refusals = game.explain(pos, seat)
    rules = {entry.id for entry in game.ledger.rule}
    ask = game.ask_of(pos, seat)
    offered = ask.options if ask is not None else ()
    found = [f"no rule {refusal.rule} in the ledger" for refusal in refusals if refusal.rule not in rules]
    found += [f"on offer, and refused: {refusal}" for refusal in refusals if refusal.subject in offered]
    found += [f"badly said: {refusal.words}" for refusal in refusals if badly_said(refusal)]
    subjects = [refusal.subject for refusal in refusals]
    if len(set(subjects)) < len(subjects):
        found.append(f"refused twice: {subjects}")
    return found + [f"not explained: {card}" for card in unexplained(game, pos, seat, refusals)]


def badly_said(refusal: Refusal) -> bool:
    """True if the words have gaps or are no sentence."""
    return bool(GAPS.search(refusal.words)) or not SENTENCE.fullmatch(refusal.words)


def unexplained(game: Game[Any], pos: Position, seat: int, refusals: list[Refusal]) -> set[str]:
    """The cards a seat owns that it neither may use nor is told why not."""
    ask = game.ask_of(pos, seat)
    about = [*(ask.options if ask is not None else ()), *(refusal.subject for refusal in refusals)]
    explained = {card_name(game, pos, card) for option in about if (card := card_of(option)) is not None}
    cards = knowledge(game).owned(game.view(pos, seat), seat)
    owned = {card_name(game, pos, card) for card in cards if card is not None}
    return owned - explained


def look_at_a_game(case: Case, seed: int, every: int) -> int:
    """Look at every so many decisions of a game, for all seats; returns how much was refused."""
    pos, player = case.new(seed), Curious(seed)
    refused = decisions = 0
    while pos.ask is not None:
        if decisions % every == 0:
            for seat in range(case.seats):
                assert faults(case.game, pos, seat) == []
                refused += len(case.game.explain(pos, seat))
        case.game.apply(pos, player.answer(pos), quiet=True)
        decisions += 1
    return refused


@every_plain_case
def test_all_that_a_seat_has_and_cannot_use_is_explained(case: Case):
    assert look_at_a_game(case, seed=61, every=2) > 100


@every_case
def test_also_with_every_option(case: Case):
    assert look_at_a_game(case, seed=65, every=17) > 10


@every_game
def test_also_after_the_end(game: Game[Any]):
    for seats in game.seats:
        pos = play_out(game, game.new(seats, 62), Chance(62))
        for seat in range(seats):
            assert faults(game, pos, seat) == []


@every_game
def test_explaining_changes_nothing(game: Game[Any]):
    pos = game.new(game.seats[-1], 63)
    before = game.save(pos)
    game.explain(pos, 0)
    assert game.save(pos) == before


# Explanations that are wrong, each in one way: the check above has to find every one of them.


def a_question(game: Game[Any]) -> Position:
    """A position in which the seat that is asked owns a card and something is refused to it."""
    pos: Position = game.new(game.seats[-1], 64)
    player = Curious(64)
    while True:
        assert pos.ask is not None, "no such position; play another seed"
        seat = pos.ask.seat
        if game.explain(pos, seat) and any(knowledge(game).owned(game.view(pos, seat), seat)):
            return pos
        game.apply(pos, player.answer(pos))


def found_with(game: Game[Any], change: Any) -> str:
    """What is found where the explanations are changed."""
    pos = a_question(game)
    assert pos.ask is not None
    kind: type[Game[Any]] = type(
        "Mistaken", (type(game),), {"explain": lambda self, pos, seat: change(game.explain(pos, seat), pos)}
    )
    return "; ".join(faults(kind(), pos, pos.ask.seat))


@every_game
def test_a_refusal_of_what_is_on_offer_is_found(game: Game[Any]):
    said = found_with(game, lambda why, pos: [*why, Refusal(pos.ask.options[0], why[0].rule, why[0].words)])
    assert "on offer, and refused" in said


@every_game
def test_a_rule_that_is_not_in_the_ledger_is_found(game: Game[Any]):
    said = found_with(game, lambda why, pos: [Refusal(why[0].subject, "XX-001", why[0].words), *why[1:]])
    assert "no rule XX-001 in the ledger" in said


@every_game
def test_a_gap_that_was_not_filled_is_found(game: Game[Any]):
    for words in ("You lack {cost}.", "You have None.", "Only when this happens: .", "no sentence at all"):
        said = found_with(game, lambda why, pos, words=words: [Refusal(why[0].subject, why[0].rule, words), *why[1:]])
        assert "badly said" in said


@every_game
def test_a_card_about_which_nothing_is_said_is_found(game: Game[Any]):
    pos = a_question(game)
    assert pos.ask is not None
    seat = pos.ask.seat
    pos.ask = None
    assert unexplained(game, pos, seat, refusals=[])
