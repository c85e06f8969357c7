"""Who may know whom."""

import ast

import pytest

from tests.hygiene.layers import MAY_IMPORT, MAY_NOT_IMPORT, asks_bot, crossings, names_in
from tests.hygiene.project import SOURCE, all_games, python_in

NAMELESS = ("kernel", "api", "pieces")


def test_no_import_crosses_a_layer():
    layers = [layer for layer in (*MAY_IMPORT, *MAY_NOT_IMPORT) if (SOURCE / layer).exists()]
    sources = [source for source in python_in(*layers) if source.path != "games/__init__.py"]
    found = [f"{source.path} {crossing}" for source in sources for crossing in crossings(source.path, source.tree)]
    assert found == []


def test_no_rule_and_no_view_asks_a_bot():
    found = [f"{source.path} {asked}" for source in python_in("games") for asked in asks_bot(source.path, source.tree)]
    assert found == []


def test_no_game_is_named_where_all_games_are_served():
    games = {name for game in all_games() for name in (game.name, game.title)}
    found = [f"{source.path}: {name}" for source in python_in(*NAMELESS) for name in names_in(source.text, games)]
    assert found == []


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("kernel/ask.py", "from gloaming.games.chess import rules"),
        ("kernel/ask.py", "import gloaming.bots"),
        ("kernel/ask.py", "import gloaming"),
        ("kernel/ask.py", "from gloaming import Match"),
        ("kernel/ask.py", "from gloaming.api.game import Game"),
        ("kernel/ask.py", "from ..games import chess"),
        ("api/game.py", "def f():\n    from gloaming.games.chess.game import Chess"),
        ("api/game.py", "from gloaming import games"),
        ("pieces/hexes.py", "from gloaming.terminal import app"),
        ("games/chess/rules/castle.py", "from gloaming.table import rooms"),
        ("games/chess/rules/castle.py", "from gloaming.bots import bot"),
        ("games/chess/rules/castle.py", "from gloaming.games.draughts.state import State"),
        ("games/chess/rules/castle.py", "from ...draughts import state"),
        ("bots/search.py", "from gloaming.games.chess.value import value"),
        ("table/room/rooms.py", "from gloaming.games.chess.rules import castle"),
    ],
)
def test_a_crossing_is_found(path: str, line: str):
    assert crossings(path, ast.parse(line))


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("kernel/ask.py", "from gloaming.kernel.frozen import Frozen"),
        ("kernel/ask.py", "from .frozen import Frozen"),
        ("kernel/ask.py", "import re"),
        ("games/chess/rules/castle.py", "from gloaming.games.chess.state import State"),
        ("games/chess/rules/castle.py", "from ..state import State"),
        ("games/chess/rules/castle.py", "from gloaming.api.ledger import Why"),
        ("bots/search.py", "from gloaming.api.game import Game"),
        ("table/room/rooms.py", "from gloaming import Match"),
    ],
)
def test_what_a_layer_may_import_is_no_crossing(path: str, line: str):
    assert crossings(path, ast.parse(line)) == []


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("games/chess/rules/castle.py", "from gloaming.games.chess.bot import ChessJudgement"),
        ("games/chess/rules/castle.py", "from gloaming.games.chess.bot.value import worth"),
        ("games/chess/view.py", "from gloaming.games.chess import bot"),
        ("games/chess/view.py", "from . import bot"),
        ("games/chess/rules/castle.py", "def f():\n    import gloaming.games.chess.bot"),
    ],
)
def test_what_asks_a_bot_is_found(path: str, line: str):
    assert asks_bot(path, ast.parse(line))


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("games/chess/game.py", "from gloaming.games.chess.bot import ChessJudgement"),
        ("games/chess/bot/__init__.py", "from gloaming.games.chess.bot import value"),
        ("games/chess/bot.py", "from gloaming.games.chess.rules import castle"),
        ("games/chess/view.py", "from gloaming.games.chess.bottles import Bottle"),
    ],
)
def test_a_bot_and_who_puts_a_game_together_may(path: str, line: str):
    assert asks_bot(path, ast.parse(line)) == []


@pytest.mark.parametrize("text", ["# as in Night Fall", "night_fall = 1", "class NightFall: ...", '"night-fall"'])
def test_the_name_of_a_game_is_found(text: str):
    assert names_in(text, ["night-fall", "chess"]) == ["night-fall"]


def test_other_words_are_no_names():
    assert names_in("the nightfalls of knightfall; chessboard", ["night-fall", "chess"]) == []
