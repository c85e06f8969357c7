"""Every registered game, at every number of seats, with every option tried one at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, get_args

import msgspec
import pytest
from msgspec import inspect

import gloaming
from gloaming.api.game import Game
from gloaming.games.descent.settings import Level, Quest
from gloaming.kernel import Chance, Event, OptionError, Position

LONGEST_GAME = 20_000
"""Decisions after which random play is taken never to end."""


class Case(NamedTuple):
    """One way to play one game."""

    game: Game[Any]
    seats: int
    options: dict[str, object]

    def begin(self, seed: int) -> tuple[Position, list[Event]]:
        """A new game and what happened up to its first question."""
        return self.game.begin(self.seats, seed, self.options)

    def new(self, seed: int) -> Position:
        """A new game at its first question."""
        return self.begin(seed)[0]

    def __str__(self) -> str:
        said = [f"{name}={value}"[:60] for name, value in self.options.items()]
        return "-".join([self.game.name, str(self.seats), *said]).replace(" ", "")


TOGETHER: dict[tuple[str, str], dict[str, object]] = {
    ("descent", "encounter"): {"quest": "a_fat_goblin"},
    ("descent", "until"): {"mode": "campaign", "until": "introduction"},
}
"""Options that mean something only together with others: by game and name, those others."""


def variants(game: Game[Any], seats: int) -> list[dict[str, object]]:
    """The default, and each option changed alone: every bool flipped, every word tried, numbers at both ends."""
    info = inspect.type_info(game.settings)
    assert isinstance(info, inspect.StructType)
    found: list[dict[str, object]] = [{}]
    for field in info.fields:
        values = _values(game, field, seats)
        alone = [{field.name: value} for value in values]
        others = TOGETHER.get((game.name, field.name), {})
        fitting = [options for options in alone if _fits(game, seats, options)]
        fitting = fitting or [{**others, **options} for options in alone if _fits(game, seats, {**others, **options})]
        assert fitting or not values, f"no value to try for the option {field.name} of {game.name} with {seats} seats"
        found += fitting
    return found


def _values(game: Game[Any], field: inspect.Field, seats: int) -> list[object]:
    """What is tried for an option."""
    kind = field.type.type if isinstance(field.type, inspect.Metadata) else field.type
    match kind:
        case inspect.BoolType():
            return [not field.default]
        case inspect.LiteralType(values=words):
            return [word for word in words if word != field.default]  # none where there is only one word so far
        case inspect.IntType(ge=low, le=high):
            return [low, high]
        case inspect.VarTupleType(item_type=inspect.LiteralType(values=words)):
            return [[words[(first + seat) % len(words)] for seat in range(seats)] for first in range(len(words))]
        case inspect.VarTupleType(item_type=inspect.StrType()):
            assert game.decks is not None
            assert game.decks.option == field.name
            decks = [game.decks.to_text(deck) for deck in game.decks.starters()]
            return [["", *decks[1:seats]]]
        case other:
            raise TypeError(f"the contract has no values to try for {field.name}, a {other}")


def _fits(game: Game[Any], seats: int, options: dict[str, object]) -> bool:
    """True if the game takes these options with so many seats."""
    try:
        game.new(seats, 0, options)
    except OptionError:
        return False
    return True


def all_games() -> list[Game[Any]]:
    """Every registered game."""
    return [gloaming.game(name) for name in gloaming.games()]


CASES = [
    Case(game, seats, options) for game in all_games() for seats in game.seats for options in variants(game, seats)
]
PLAIN_CASES = [case for case in CASES if not case.options]


MANY_WORDS: dict[tuple[str, str], tuple[str, ...]] = {
    ("descent", "quest"): ("a_fat_goblin", "the_frozen_spire"),
    ("descent", "until"): ("introduction",),
}
"""Options with so many long games to play that only these values are usual; all others are left to the soak."""
LONG: tuple[dict[str, object], ...] = ({"mode": "campaign"},)
"""Options whose games are so long that they are left to the soak altogether."""


def _is_usual(case: Case) -> bool:
    """True unless it tries one of many words that are left to the soak, or a game that is very long."""
    return case.options not in LONG and all(
        value in MANY_WORDS.get((case.game.name, name), (value,)) for name, value in case.options.items()
    )


def _usual_cases() -> list[Case]:
    """Every number of seats, and every option once, with a number of seats that changes from one to the next."""
    chosen = list(PLAIN_CASES)
    for game in all_games():
        for number, names in enumerate(dict.fromkeys(tuple(case.options) for case in CASES if case.game is game)):
            of_option = [case for case in CASES if case.game is game and tuple(case.options) == names and names]
            of_option = [case for case in of_option if _is_usual(case)]
            if not of_option:
                continue
            seats = sorted({case.seats for case in of_option})
            chosen += [case for case in of_option if case.seats == seats[number % len(seats)]]
            tried = [case.options for case in chosen if case.game is game]
            chosen += [case for case in of_option if case.seats == seats[-1] and case.options not in tried]
    return chosen


USUAL_CASES = _usual_cases()


def showing(game: Game[Any]) -> list[Case]:
    """The cases in which everything of a game is looked for: all of it, unless some show far more than others."""
    if game.name != "descent":
        return [case for case in CASES if case.game is game]
    rich: dict[str, object] = {"level": "expert", "set_up": "book"}
    whole = [quest for quest in get_args(Quest) if _fits(game, 2, {"quest": quest})]
    cases = [Case(game, 2 + n % 4, {"quest": quest, **rich}) for n, quest in enumerate(whole)]
    levels = enumerate(get_args(Level))
    return cases + [Case(game, 3 + n, {"mode": "campaign", "level": level, "set_up": "random"}) for n, level in levels]


every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
every_case = pytest.mark.parametrize(
    "case", [pytest.param(case, marks=() if case in USUAL_CASES else pytest.mark.soak) for case in CASES], ids=str
)
"""Every option with every number of seats; what is not among the usual cases is left to the soak."""
every_plain_case = pytest.mark.parametrize("case", PLAIN_CASES, ids=str)


def answers(pos: Position, rng: Chance) -> Iterator[int]:
    """Random answers until the game is over; whoever takes one applies it before taking the next."""
    for _ in range(LONGEST_GAME):
        if pos.ask is None:
            return
        yield rng.below(len(pos.ask.options))
    raise AssertionError(f"not over after {LONGEST_GAME} answers")


WASTEFUL = {"sacrifice": 90, "generate": 90, "seize": 4, "force_trade": 4, "decline_offer": 5, "no_trades": 9}
"""Verbs that throw away what most others need: they come after so many uses of others, and again after as many."""


class Curious:
    """Answers with the verb it has used least, so that rare things happen far more often than by chance."""

    def __init__(self, seed: int, *, thrifty: bool = True) -> None:
        self.rng = Chance(seed)
        self.dear = WASTEFUL if thrifty else {}
        self.used: Counter[str] = Counter(self.dear)

    def answer(self, pos: Position) -> int:
        """The number of an option."""
        return self.answer_among(pos, ())

    def answer_among(self, pos: Position, preferred: Sequence[int]) -> int:
        """The number of an option, one of those preferred if there are any."""
        assert pos.ask is not None
        options = [(n, option) for n, option in enumerate(pos.ask.options) if not preferred or n in preferred]
        self.rng.shuffle(options)
        number, option = min(options, key=lambda option: self.used[option[1].verb])
        self.used[option.verb] += self.dear.get(option.verb, 1)
        return number


def play_out(game: Game[Any], pos: Position, rng: Chance) -> Position:
    """Play at random to the end."""
    for answer in answers(pos, rng):
        game.apply(pos, answer, quiet=True)
    return pos


def as_bytes(thing: object) -> bytes:
    """What a seat is given, as it would be sent."""
    return msgspec.json.encode(thing)
