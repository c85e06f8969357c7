"""What can fire in a game, read from its code, and what has fired, noted while it is played."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

import pytest

from gloaming.api.defined import modules_of
from gloaming.api.game import Game
from gloaming.kernel import Event, Position, Rule
from gloaming.kernel.ask import snake
from tests.contract.knowledge import card_name, card_of, knowledge, usable_names

TOPIC_AT = {
    "Ask": 1,
    "choose": 1,
    "privately": 2,
    "Window": 0,
    "window": 0,
    "open": 0,
    "happens": 1,
    "Agree": 0,
}
"""Where the topic stands among the arguments of whatever puts a question."""


def events_of(game: Game[Any]) -> set[str]:
    """The name of every kind of event a game defines."""
    return {snake(kind.__name__) for kind in game.events if kind.__module__.startswith(game.package)}


def topics_of(game: Game[Any]) -> set[str]:
    """Every kind of question, by the words its rules put it with."""
    topics = {topic for module in modules_of(game.package) for topic in topics_in(inspect.getsource(module))}
    return (topics | knowledge(game).windows) - set(knowledge(game).silent())


def topics_in(source: str) -> Iterator[str]:
    """The topics that stand as words in some source."""
    for call in ast.walk(ast.parse(source)):
        if not isinstance(call, ast.Call):
            continue
        name = ast.unparse(call.func).removeprefix("g.")
        if name in TOPIC_AT:
            at = TOPIC_AT[name]
            topic = call.args[at] if len(call.args) > at else None
            if isinstance(topic, ast.Constant) and isinstance(topic.value, str):
                yield topic.value


def steps_of(game: Game[Any]) -> set[str]:
    """Every step, by the rule it is written in: what others have from it is the same step."""
    return {step.__qualname__ for rule in game.rules for step, *_ in rule.steps}


def all_of(game: Game[Any]) -> set[tuple[str, str]]:
    """Everything that has to fire at some time."""
    kinds = {
        "card": usable_names(game),
        "verb": {snake(kind.__name__) for kind in game.answers},
        "event": events_of(game),
        "question": topics_of(game),
        "rule": {rule.__name__ for rule in game.rules if rule.steps},
        "step": steps_of(game),
    }
    assert all(kinds.values()), f"nothing was found of some kind: {kinds}"
    return {(kind, name) for kind, names in kinds.items() for name in names}


class Notebook:
    """Notes what has fired."""

    def __init__(self, game: Game[Any]) -> None:
        self.fired: set[tuple[str, str]] = set()
        self._uses = knowledge(game).uses
        self._game = game

    def note_answer(self, pos: Position, answer: int) -> None:
        """Note a question, the verb it is answered with, and the card that is used."""
        assert pos.ask is not None
        option = pos.ask.options[answer]
        self.fired |= {("question", pos.ask.topic), ("verb", option.verb)}
        card = card_of(option)
        if card is not None and option.verb in self._uses:
            self.fired.add(("card", card_name(self._game, pos, card)))

    def note_events(self, events: list[Event]) -> None:
        """Note what happened."""
        self.fired |= {("event", event.name) for event in events}

    @contextmanager
    def noting_scenes(self) -> Iterator[None]:
        """Note whatever is answered and told meanwhile, whoever plays."""
        apply, tell = Game.apply, Position.tell

        def answered(game: Game[Any], pos: Position, answer: int, **how: Any) -> list[Event]:
            if pos.ask is not None and answer in range(len(pos.ask.options)):
                self.note_answer(pos, answer)
            return apply(game, pos, answer, **how)

        def told(pos: Position, event: Event) -> None:
            self.note_events([event])
            tell(pos, event)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Game, "apply", answered)
            patch.setattr(Position, "tell", told)
            yield

    @contextmanager
    def noting_steps(self, game: Game[Any]) -> Iterator[None]:
        """Note every step that runs meanwhile."""
        with pytest.MonkeyPatch.context() as patch:
            for rule in game.rules:
                noted = [(self._noting(step), *how) for step, *how in rule.steps]
                patch.setattr(rule, "steps", tuple(noted))
            yield

    def _noting(self, step: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(step)
        def noted(rule: Rule, *given: Any) -> Any:
            self.fired |= {("rule", type(rule).__name__), ("step", step.__qualname__)}
            return step(rule, *given)

        return noted
