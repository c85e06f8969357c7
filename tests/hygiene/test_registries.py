"""What a game defines is listed where saves and screens look for it, and every card is whole."""

from __future__ import annotations

import importlib
import inspect
import re
from types import SimpleNamespace
from typing import Any

import pytest

from gloaming.api.game import Game
from gloaming.kernel import Option, Rule
from tests.contract.firing import modules_of
from tests.hygiene.project import all_games

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)

ORIGINS = {"rulebook", "public facts", "house"}
ICON = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
TEXT = re.compile(r"[A-Z+\d].*[.!)]")


def defined_in(modules: list[Any], base: type) -> dict[str, type]:
    """The classes made from that one which some modules define, by their name."""
    return {
        f"{module.__name__}.{name}": thing
        for module in modules
        for name, thing in vars(module).items()
        if inspect.isclass(thing) and issubclass(thing, base) and thing.__module__ == module.__name__
    }


def unlisted(modules: list[Any], base: type, listed: Any) -> list[str]:
    """What is defined and not listed."""
    return [name for name, thing in defined_in(modules, base).items() if thing not in listed]


def faults_of(card: Any) -> list[str]:
    """What a card lacks."""
    found = []
    if not getattr(card, "name", ""):
        found.append("no name")
    if not TEXT.fullmatch(getattr(card, "text", "")):
        found.append("no text that is a sentence")
    if not ICON.fullmatch(getattr(card, "icon", "")):
        found.append("no icon")
    if getattr(card, "origin", "") not in ORIGINS:
        found.append("no origin")
    return found


@every_game
def test_every_rule_of_a_game_is_listed_for_saves(game: Game[Any]):
    modules = modules_of(game)
    assert defined_in(modules, Rule)
    assert unlisted(modules, Rule, game.rules) == []
    assert len({rule.__name__ for rule in game.rules}) == len(game.rules), "two rules of one name load as one"


@every_game
def test_every_option_of_a_game_is_listed_for_saves(game: Game[Any]):
    modules = modules_of(game)
    assert defined_in(modules, Option)
    assert unlisted(modules, Option, game.answers) == []
    assert len({kind.__name__ for kind in game.answers}) == len(game.answers), "two options of one name load as one"


@every_game
def test_every_card_has_a_text_an_icon_and_an_origin(game: Game[Any]):
    physical = importlib.import_module(f"{type(game).__module__.rpartition('.')[0]}.cards").CARDS
    cards = list(dict.fromkeys(physical))
    assert cards
    found = [f"{card.name}: {fault}" for card in cards for fault in faults_of(card)]
    assert found == []
    assert len({card.name for card in cards}) == len(cards), "two cards of one name"


@every_game
def test_every_rule_of_the_ledger_has_an_id_of_its_own(game: Game[Any]):
    ids = [entry.id for entry in game.ledger.rule] + [example.id for example in game.ledger.example]
    assert len(set(ids)) == len(ids)
    cited = {rule for example in game.ledger.example for rule in example.rules}
    assert cited <= {entry.id for entry in game.ledger.rule}


class Forgotten(Rule):
    """A rule nobody listed."""

    def step(self, g: Any) -> None:
        return None


def test_a_rule_nobody_listed_is_found():
    module = importlib.import_module(__name__)
    assert unlisted([module], Rule, listed=()) == [f"{__name__}.Forgotten"]
    assert unlisted([module], Rule, listed=(Forgotten,)) == []


def test_a_card_that_lacks_something_is_found():
    whole = {"name": "Veil", "text": "Draw a card.", "icon": "mirror-mirror", "origin": "house"}
    assert faults_of(SimpleNamespace(**whole)) == []
    for lacking, value in (("name", ""), ("text", ""), ("text", "draw"), ("icon", "No Icon"), ("origin", "elsewhere")):
        assert len(faults_of(SimpleNamespace(**whole | {lacking: value}))) == 1
    assert len(faults_of(SimpleNamespace())) == 4
