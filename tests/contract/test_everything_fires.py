"""Bots play until every card, verb, event, question and step of a game has fired; what never does is printed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Set
from inspect import isfunction, signature
from itertools import chain
from typing import Any

from gloaming.api.defined import modules_of
from gloaming.api.game import Game
from gloaming.kernel import Position
from tests.contract.cases import Case, Curious, every_game, showing
from tests.contract.firing import Notebook, all_of, topics_in
from tests.contract.knowledge import card_name, card_of, knowledge, usable_names

MOST_GAMES = {"descent": 60}
"""In how many games everything has to fire, where they are long; in others it may take 400."""
SELDOM = 0.05
"""The part of everything that may be left to tests which bring it about."""


class Collector(Curious):
    """Prefers cards that have not been used yet, gets them and does not give them up; then verbs it has used least."""

    def __init__(self, game: Game[Any], notebook: Notebook, seed: int) -> None:
        super().__init__(seed)
        self._knows = knowledge(game)
        self._usable = usable_names(game) if self._knows.usable else None
        self._game = game
        self._notebook = notebook

    def answer(self, pos: Position) -> int:
        assert pos.ask is not None
        gained, kept = [], []
        for number, option in enumerate(pos.ask.options):
            if not self._is_new(pos, card_of(option)):
                kept.append(number)
            elif option.verb in self._knows.uses:
                return number
            elif option.verb in self._knows.gains:
                gained.append(number)
        return super().answer_among(pos, gained or kept)

    def _is_new(self, pos: Position, card: int | None) -> bool:
        """True for a card that can be used and has not been."""
        if card is None or card < 0:
            return False
        name = card_name(self._game, pos, card)
        usable = self._usable is None or name in self._usable
        return usable and ("card", name) not in self._notebook.fired


def play(case: Case, seed: int, notebook: Notebook) -> None:
    """Play one game and note what fires."""
    pos, events = case.begin(seed)
    bots = [Collector(case.game, notebook, seed + 1000 * seat) for seat in range(case.seats)]
    notebook.note_events(events)
    while pos.ask is not None:
        answer = bots[pos.ask.seat].answer(pos)
        notebook.note_answer(pos, answer)
        notebook.note_events(case.game.apply(pos, answer))


def never_fired(game: Game[Any], games: int, elsewhere: Set[tuple[str, str]] = frozenset()) -> set[tuple[str, str]]:
    """What is left after so many games, at all numbers of seats and with all options in turn.

    They end sooner where all has fired, here or, for a small part, elsewhere.
    """
    notebook, everything = Notebook(game), all_of(game)
    cases = showing(game)
    with notebook.noting_steps(game):
        for seed in range(games):
            play(cases[seed * 7 % len(cases)], seed, notebook)
            left = everything - notebook.fired
            if left <= elsewhere and len(left) <= SELDOM * len(everything):
                break
    return left


def fired_in_tests(game: Game[Any]) -> set[tuple[str, str]]:
    """What fires in the tests that bring about what seldom happens."""
    notebook = Notebook(game)
    with notebook.noting_steps(game), notebook.noting_scenes():
        for module in chain.from_iterable(map(modules_of, knowledge(game).seldom)):
            for name, test in vars(module).items():
                if name.startswith("test_") and isfunction(test) and not signature(test).parameters:
                    test()
    return notebook.fired


@every_game
def test_everything_fires(game: Game[Any]):
    in_tests = fired_in_tests(game)
    left = never_fired(game, MOST_GAMES.get(game.name, 400), in_tests)
    missing = defaultdict(list)
    for kind, name in sorted(left - in_tests):
        missing[kind].append(name)
    for kind, names in missing.items():
        print(f"{game.title}: never fired: {kind} {', '.join(names)}")
    assert not missing
    assert len(left) <= SELDOM * len(all_of(game)), f"too much happens in tests alone: {sorted(left)}"


@every_game
def test_what_has_not_fired_is_noticed(game: Game[Any]):
    missing = never_fired(game, games=1)
    assert {kind for kind, _ in missing} >= {"card"}


@every_game
def test_nothing_fires_that_is_not_known(game: Game[Any]):
    notebook, everything = Notebook(game), all_of(game)
    for seed in range(5):
        play(Case(game, game.seats[-1], {}), seed, notebook)
    unknown = notebook.fired - everything - {("verb", "pass"), ("event", "opened")}
    assert unknown == set(), "the list of what can fire is not complete"


def test_topics_are_read_from_whatever_puts_a_question():
    source = 'Ask(0, "act", x); choose(seat, "pay", y); Window("hit", o); g.open("w"); other(0, "no")'
    assert set(topics_in(source)) == {"act", "pay", "hit", "w"}
