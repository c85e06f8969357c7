"""The Hand of Twilight as the terminal draws it: every card with its back, its keys and as much of its text as fits."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from gloaming.games.twilight import options as opt
from gloaming.games.twilight.cards import FACE_OF, FACES
from gloaming.terminal.panel import Key
from gloaming.terminal.terminal_game import TerminalGame
from gloaming.terminal.twilight import symbols
from tests.terminal.test_twilight_panel import live_game_at, plain
from tests.twilight.scene import twilight


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


@pytest.mark.parametrize(("cards", "height"), [(3, 3), (7, 3), (14, 3), (7, 8)])
def test_every_card_of_the_hand_is_there_with_its_back(cards: int, height: int, file: Path):
    names = [card.name for card in FACES if not card.mini][:cards]
    live = live_game_at(twilight(ann={"hand": names}, bob={}), file)
    lines = live.panel.mine(live.picture(), 80, height)
    assert len(lines) <= height
    drawn = plain(lines)
    for name in names:
        card = next(card for card in FACES if card.name == name)
        assert f"{symbols.BACKS[card.aspect]}{symbols.KINDS[card.kind][0]}{name[:5]}" in drawn
    if cards <= 7:
        for name in names:
            assert symbols.cost(next(card for card in FACES if card.name == name).cost) in drawn


LONG = ("Emperor's Decree", "Grizzled Centurion", "Sack of the Eternal City")
"""Cards whose texts need three lines and more beside their names."""


def read_whole(live: TerminalGame, height: int, cursor: Key | None = None) -> list[str]:
    """The cards of the Hand whose whole text can be read where it is drawn so high."""
    lines = live.panel.mine(dataclasses.replace(live.picture(), cursor=cursor), 100, height)
    assert len(lines) <= height
    drawn = " ".join(plain(lines).split())
    return [name for name in LONG if FACES[FACE_OF[name]].text in drawn]


def test_texts_of_the_hand_are_whole_where_there_is_room(file: Path):
    live = live_game_at(twilight(ann={"hand": list(LONG)}, bob={}), file)
    assert read_whole(live, 20) == list(LONG)
    assert read_whole(live, 7) == [LONG[0]]
    assert read_whole(live, 4) == []


def test_the_card_under_the_cursor_is_read_whole_first(file: Path):
    scene = twilight(ann={"hand": list(LONG)}, bob={})
    live = live_game_at(scene, file)
    for name in LONG:
        assert name in read_whole(live, 7, ("card", scene.ann.card(name)))


def test_cards_that_can_be_played_have_their_keys_beside_them(file: Path):
    live = live_game_at(twilight(ann={"hand": "Stoic Legionnaires, III", "resources": "2 I"}, bob={}), file)
    drawn = plain(live.panel.mine(live.picture(), 80, 2))
    choice = next(choice for choice in live.choices() if isinstance(choice.option, opt.Summon))
    assert f"[{choice.label}▸①♟Stoic Legionnaires I]" in drawn
    assert choice.symbol.plain == "(I)"
