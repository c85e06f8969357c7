"""No leak: what a seat cannot know shows in nothing that it gets."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from gloaming.api.game import Game
from gloaming.kernel import Ask, Chance, Event, Position
from gloaming.pieces.hidden import HiddenThings
from tests.contract import leaks
from tests.contract.cases import Case, answers, every_case, every_game, every_plain_case
from tests.contract.leaks import look_at_secret_questions, look_for_leaks


@every_plain_case
def test_a_seat_cannot_tell_a_position_from_a_redealt_one(case: Case):
    every = 2 if case.seats == 2 else 7  # and at each secret question
    looks = [look_for_leaks(case.game, case.seats, case.options, seed, every) for seed in (31, 32)]
    assert [leak for look in looks for leak in look.found] == []


@every_plain_case
def test_nor_at_a_secret_question(case: Case):
    look = look_at_secret_questions(case.game, case.seats, case.options)
    assert look.found == []
    assert look.secret_asks >= 4, "too few secret questions came up; play other seeds"


@pytest.mark.soak
@every_plain_case
def test_nor_at_any_decision_of_five_games(case: Case):
    for seed in range(100, 105):
        assert look_for_leaks(case.game, case.seats, case.options, seed).found == []


@every_case
def test_nor_with_any_option(case: Case):
    assert look_for_leaks(case.game, case.seats, case.options, seed=33, every=40).found == []


@pytest.mark.soak
@every_case
def test_nor_with_any_option_at_most_decisions(case: Case):
    assert look_for_leaks(case.game, case.seats, case.options, seed=34, every=3).found == []


@every_plain_case
def test_a_redeal_keeps_all_things_and_the_original(case: Case):
    game, rng = case.game, Chance(34)
    pos = case.new(seed=34)
    for number, answer in enumerate(answers(pos, Chance(34))):
        before = game.save(pos)
        twin = game.redeal(pos, number % case.seats, rng)
        assert game.save(pos) == before
        assert game.things(twin) == game.things(pos)
        assert (twin.ask is None) == (pos.ask is None)
        game.apply(twin, 0, quiet=True)
        game.apply(pos, answer, quiet=True)


@every_plain_case
def test_a_redeal_leaves_what_a_seat_has_seen_and_who_else_has_seen_it(case: Case):
    game, rng = case.game, Chance(41)
    pos = case.new(seed=41)
    for number, answer in enumerate(answers(pos, Chance(41))):
        seat = number % case.seats
        if number % 10 == 0:
            twin = game.redeal(pos, seat, rng)
            assert isinstance(pos, HiddenThings)
            assert isinstance(twin, HiddenThings)
            for thing, bits in enumerate(pos.seen):
                if bits >> seat & 1:
                    assert twin.seen[thing] == bits
            assert Counter(twin.seen) == Counter(pos.seen)
            assert [len(group.things) for group in twin.mixed] == [len(group.things) for group in pos.mixed]
        game.apply(pos, answer, quiet=True)


@every_plain_case
def test_a_redeal_deals_anew(case: Case):
    game, rng = case.game, Chance(35)
    pos = case.new(seed=35)
    looked = same = 0
    for number, answer in enumerate(answers(pos, Chance(35))):
        if number % 10 == 0:
            looked += 1
            twins = [game.redeal(pos, 0, rng) for _ in range(3)]
            assert len({twin.chance for twin in twins}) == 3
            for twin in twins:
                twin.chance = pos.chance
            same += all(twin == pos for twin in twins)
        game.apply(pos, answer, quiet=True)
    assert looked > 5
    assert same < looked / 10, "redeals give the very cards that lie there"  # once in a while one card alone is hidden


# Games that do leak, each in one way: the checks above have to find every one of them.


def leaky(game: Game[Any], **methods: Any) -> Game[Any]:
    """The same game with some of its methods replaced."""
    kind: type[Game[Any]] = type("Leaky", (type(game),), methods)
    return kind()


def is_found(leak: str, game: Game[Any]) -> bool:
    """True if this is found in one of a few games, at the first decision at which something leaks."""
    looks = (look_for_leaks(game, game.seats[-1], {}, seed) for seed in range(36, 40))
    return any(leak in found for look in looks for found in look.found)


class Both(msgspec.Struct):
    """A view with something beside it."""

    view: msgspec.Struct
    beside: object


@every_game
def test_a_bot_that_looks_at_what_chance_will_bring_is_found(game: Game[Any]):
    def sensible(self: object, pos: Position, seat: int) -> list[int]:
        assert pos.ask is not None
        return [pos.chance % len(pos.ask.options)]

    peeking = type("Peeking", (type(game.judgement),), {"sensible": sensible})()
    assert is_found("what a bot looks at differs", leaky(game, judgement=peeking))


@every_game
def test_a_view_that_shows_what_a_neighbour_sees_is_found(game: Game[Any]):
    def view(self: Game[Any], pos: Position, seat: int | None) -> msgspec.Struct:
        mine = game.view(pos, seat)
        return mine if seat is None else Both(mine, game.view(pos, (seat + 1) % pos.seats))

    assert is_found("the view differs", leaky(game, view=view))


@every_game
def test_a_spectators_view_that_shows_a_hand_is_found(game: Game[Any]):
    def view(self: Game[Any], pos: Position, seat: int | None) -> Any:
        return game.view(pos, 0 if seat is None else seat)

    assert is_found("the spectator's view differs", leaky(game, view=view))


@every_game
def test_a_view_that_shows_what_another_is_offered_is_found(game: Game[Any]):
    def view(self: Game[Any], pos: Position, seat: int | None) -> msgspec.Struct:
        return Both(game.view(pos, seat), pos.ask and pos.ask.options)

    assert is_found("view differs", leaky(game, view=view))


@every_game
def test_a_view_that_shows_who_is_asked_in_secret_is_found(game: Game[Any]):
    def view(self: Game[Any], pos: Position, seat: int | None) -> msgspec.Struct:
        return Both(game.view(pos, seat), pos.ask and pos.ask.seat)

    [found, *_] = look_at_secret_questions(leaky(game, view=view), game.seats[-1], {}).found
    assert "the view tells who is asked in secret" in found


@every_game
def test_an_ask_that_shows_what_chance_will_bring_is_found(game: Game[Any]):
    def ask_of(self: Game[Any], pos: Position, seat: int | None) -> Ask | None:
        ask = game.ask_of(pos, seat)
        return ask and msgspec.structs.replace(ask, topic=f"{ask.topic} {pos.chance}")

    assert is_found("the ask differs", leaky(game, ask_of=ask_of))


@every_game
def test_words_that_give_a_hidden_thing_away_are_found(game: Game[Any]):
    def say_option(self: Game[Any], *asked: Any) -> str:
        return f"{game.say_option(*asked)} {asked[0].chance}"

    assert is_found("the ask reads differently", leaky(game, say_option=say_option))

    def say_consequence(self: Game[Any], pos: Position, names: Any) -> str:
        return str(pos.chance)

    assert is_found("the ask reads differently", leaky(game, say_consequence=say_consequence))


@every_game
def test_an_explanation_that_gives_a_hidden_thing_away_is_found(game: Game[Any]):
    def explain(self: Game[Any], pos: Position, seat: int) -> list[Any]:
        return [game.view(pos, other) for other in range(pos.seats)]

    assert is_found("what is explained differs", leaky(game, explain=explain))


@every_game
def test_events_told_with_their_secrets_are_found(game: Game[Any], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(leaks, "event_known_to", lambda event, seat: event)
    assert is_found("though the views stay the same", game)


@every_game
def test_events_that_reveal_and_do_not_say_so_are_found(game: Game[Any], monkeypatch: pytest.MonkeyPatch):
    for kind in event_types(game):
        monkeypatch.setattr(kind, "reveals", False)
    assert is_found("neither is said to reveal", game)


def event_types(game: Game[Any]) -> set[type[Event]]:
    """The events of one random game."""
    pos, events = game.begin(game.seats[-1], seed=40)
    for answer in answers(pos, Chance(40)):
        events += game.apply(pos, answer)
    return {type(event) for event in events}
