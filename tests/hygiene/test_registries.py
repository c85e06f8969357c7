"""What a game defines can be told apart by name, and every card is whole."""

from __future__ import annotations

import importlib
import re
from types import SimpleNamespace
from typing import Any

import pytest

from gloaming.api.game import Game
from tests.hygiene.project import all_games

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)

ORIGINS = {"rulebook", "public facts", "house"}
ICON = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
TEXT = re.compile(r"[A-Z+\d].*[.!)]")


def faults_of(card: Any) -> list[str]:
    """What a card lacks."""
    found = []
    if not getattr(card, "name", ""):
        found.append("no name")
    text = getattr(card, "text", "")
    if not TEXT.fullmatch(text) and (text or not getattr(card, "keywords", ())):  # keywords speak for themselves
        found.append("no text that is a sentence")
    if not ICON.fullmatch(getattr(card, "icon", "")):
        found.append("no icon")
    if getattr(card, "origin", "") not in ORIGINS:
        found.append("no origin")
    return found


@every_game
@pytest.mark.parametrize("kinds", ["rules", "answers"])
def test_no_two_rules_or_options_of_a_game_have_one_name(game: Game[Any], kinds: str):
    names = [kind.__name__ for kind in getattr(game, kinds)]
    assert names
    assert len(set(names)) == len(names), "two of one name load as one"


@every_game
def test_every_card_has_a_text_or_keywords_an_icon_and_an_origin(game: Game[Any]):
    physical = importlib.import_module(f"{type(game).__module__.rpartition('.')[0]}.cards").CARDS
    cards = list(dict.fromkeys(physical))
    assert cards
    found = [f"{card.name}: {fault}" for card in cards for fault in faults_of(card)]
    assert found == []
    # The same item may come with two classes, or from a class and from a shop: then it says the same.
    assert len({card.name for card in cards}) == len({(card.name, card.text) for card in cards}), (
        "two cards of one name"
    )


@every_game
def test_every_rule_of_the_ledger_has_an_id_of_its_own(game: Game[Any]):
    ids = [entry.id for entry in game.ledger.rule] + [example.id for example in game.ledger.example]
    assert len(set(ids)) == len(ids)
    cited = {rule for example in game.ledger.example for rule in example.rules}
    assert cited <= {entry.id for entry in game.ledger.rule}


def test_a_card_that_lacks_something_is_found():
    whole = {"name": "Veil", "text": "Draw a card.", "icon": "mirror-mirror", "origin": "house"}
    assert faults_of(SimpleNamespace(**whole)) == []
    for lacking, value in (("name", ""), ("text", ""), ("text", "draw"), ("icon", "No Icon"), ("origin", "elsewhere")):
        assert len(faults_of(SimpleNamespace(**whole | {lacking: value}))) == 1
    assert faults_of(SimpleNamespace(**whole | {"text": "", "keywords": ("fleet",)})) == []
    assert len(faults_of(SimpleNamespace())) == 4
