"""Law 9: the kernel knows no game, the games know no table, the table knows no rule. Finds imports that cross."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable

MAY_IMPORT = {
    "kernel": ("kernel",),
    "pieces": ("pieces", "kernel"),
    "api": ("api", "kernel"),
    "games": ("games", "pieces", "api", "kernel"),
    "bots": ("bots", "api", "kernel"),
}
"""By layer, the layers it may import from; it never imports the whole package, which knows every game."""
MAY_NOT_IMPORT = {"table": ("games", "terminal"), "lab": ("games", "table", "terminal")}
"""Layers that may import most things, and what they may not."""


def crossings(path: str, tree: ast.AST) -> list[str]:
    """The imports of a file, by its path in the package, that its layer may not make."""
    layer, _, rest = path.partition("/")
    found = []
    for line, module in _imports(tree, path):
        _, _, inside = module.partition(".")
        to = inside.partition(".")[0]
        allowed = to in MAY_IMPORT[layer] if layer in MAY_IMPORT else to not in MAY_NOT_IMPORT.get(layer, ())
        same_game = layer != "games" or to != "games" or _game(inside[len("games.") :]) == _game(rest)
        if not allowed or not same_game:
            found.append(f"line {line}: {module}")
    return found


def asks_bot(path: str, tree: ast.AST) -> list[str]:
    """The imports by which a file of a game asks its bot: only `game.py`, which puts the game together, may do so."""
    game, _, inside = path.removeprefix("games/").partition("/")
    if inside == "game.py" or re.match(r"bot\b", inside):
        return []
    bot = f"gloaming.games.{game}.bot."
    return [f"line {line}: {name}" for line, name in _imports(tree, path) if f"{name}.".startswith(bot)]


def _game(path: str) -> str:
    """The folder of a game, from a path or a module inside `games`; the registry itself belongs to all."""
    return re.split(r"[./]", path)[0]


def _imports(tree: ast.AST, path: str) -> Iterable[tuple[int, str]]:
    """What a file imports of this project, relative ones by their full name: modules, or what is named in them."""
    package = ["gloaming", *path.split("/")[:-1]]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            names = [f"{module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from ((node.lineno, name) for name in names if name.split(".")[0] == "gloaming")


def names_in(text: str, games: Iterable[str]) -> list[str]:
    """The games, of those named, that a text speaks of: with spaces, dashes, underscores or as one word."""
    found = []
    for game in games:
        spelled = r"[\s_-]*".join(map(re.escape, re.split(r"[\s_-]+", game)))
        if re.search(f"(?<![a-z]){spelled}(?![a-z])", text, re.IGNORECASE):
            found.append(game)
    return found
