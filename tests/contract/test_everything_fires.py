"""Bots play until every card, verb, event, question and step of a game has fired; what never does is printed."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from gloaming.api.game import Game
from gloaming.kernel import Position
from tests.contract.cases import CASES, Case, Curious, every_game
from tests.contract.firing import Notebook, all_of, topics_in
from tests.contract.knowledge import card_name, card_of, knowledge

MOST_GAMES = 400
GAMES_IF_UNFINISHED = 25
"""A game that is still being built has to show two thirds of what it has in so many games; the rest is printed."""


class Collector(Curious):
    """Prefers cards that have not been used yet and does not give them up, then verbs it has used least."""

    def __init__(self, game: Game[Any], notebook: Notebook, seed: int) -> None:
        super().__init__(seed)
        self._uses = knowledge(game).uses
        self._game = game
        self._notebook = notebook

    def answer(self, pos: Position) -> int:
        assert pos.ask is not None
        kept = []
        for number, option in enumerate(pos.ask.options):
            card = card_of(option)
            fired = card is None or ("card", card_name(self._game, pos, card)) in self._notebook.fired
            if not fired and option.verb in self._uses:
                return number
            if fired:
                kept.append(number)
        return super().answer_among(pos, kept)


def play(case: Case, seed: int, notebook: Notebook) -> None:
    """Play one game and note what fires."""
    pos, events = case.begin(seed)
    bots = [Collector(case.game, notebook, seed + 1000 * seat) for seat in range(case.seats)]
    notebook.note_events(events)
    while pos.ask is not None:
        answer = bots[pos.ask.seat].answer(pos)
        notebook.note_answer(pos, answer)
        notebook.note_events(case.game.apply(pos, answer))


def never_fired(game: Game[Any], games: int) -> set[tuple[str, str]]:
    """What is left after so many games, at all numbers of seats and with all options in turn."""
    notebook, everything = Notebook(game), all_of(game)
    cases = [case for case in CASES if case.game is game]
    with notebook.noting_steps(game):
        for seed in range(games):
            play(cases[seed * 7 % len(cases)], seed, notebook)
            if notebook.fired >= everything:
                break
    return everything - notebook.fired


@every_game
def test_everything_fires(game: Game[Any]):
    games = GAMES_IF_UNFINISHED if game.ledger.unfinished else MOST_GAMES
    missing = defaultdict(list)
    for kind, name in sorted(never_fired(game, games)):
        missing[kind].append(name)
    for kind, names in missing.items():
        print(f"{game.title}: never fired in {games} games: {kind} {', '.join(names)}")
    if game.ledger.unfinished:
        assert sum(map(len, missing.values())) < len(all_of(game)) / 3, "less than two thirds of it ever happens"
    else:
        assert not missing


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
    source = 'Ask(0, "act", x); choose(seat, "pay", y); Window("hit", o); Sealed("bid", o); g.open("w"); other(0, "no")'
    assert set(topics_in(source)) == {"act", "pay", "hit", "bid", "w"}
