"""Law 5: only verbs change a position. Finds code that writes to one, or changes a list of one."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable
from itertools import chain

POSITIONS = {"g", "pos"}
"""What a position is called wherever a game has one in its hands."""
CHANGING = {
    *("append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse"),
    *("update", "add", "discard", "setdefault", "popitem"),
}
SILENT_VERBS = {"finish"}
"""Verbs of the kernel that change what everyone sees and tell no event: a game's own verb has to call and tell it."""
SETTERS = {"setattr", "delattr", "force_setattr", "__setattr__", "shuffle"}


def position_classes(trees: Iterable[ast.AST]) -> set[str]:
    """The names of all classes of one game that are made from a Position, by however many steps."""
    bases: defaultdict[str, set[str]] = defaultdict(set)
    for node in chain.from_iterable(map(ast.walk, trees)):
        if isinstance(node, ast.ClassDef):
            bases[node.name] |= {ast.unparse(base).rpartition(".")[2] for base in node.bases}
    found = {"Position"}
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    return found


def state_writes(tree: ast.AST, positions: set[str]) -> list[str]:
    """Where a position is written to, by line; in the named classes `self` is one."""
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name in positions:
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    found += _writes_in(method, POSITIONS | {"self"})
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            found += _writes_in(node, POSITIONS)
    return sorted(set(found))


def _writes_in(function: ast.FunctionDef | ast.Lambda, positions: set[str]) -> list[str]:
    part_of_position = set(positions)
    for node in ast.walk(function):
        # `players = g.players` is another name for the same list, and a loop over it hands out its parts.
        if isinstance(node, ast.Assign) and _root(node.value) in part_of_position and not _is_bare(node.value):
            part_of_position |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        if isinstance(node, ast.For) and _root(node.iter) in part_of_position and isinstance(node.target, ast.Name):
            part_of_position.add(node.target.id)
    found = []
    for node in ast.walk(function):
        if _writes(node, positions, part_of_position):
            found.append(f"line {node.lineno}: {ast.unparse(node)}")  # type: ignore[attr-defined]
    return found


def _writes(node: ast.AST, positions: set[str], part_of_position: set[str]) -> bool:
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            return any(_is_part(target, part_of_position) for target in _flat(targets))
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target) | ast.For(target=target):
            return any(_is_part(one, part_of_position) for one in _flat([target]))
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=verb)) if verb in SILENT_VERBS:
            return name in positions
        case ast.Call(func=ast.Attribute(value=of, attr=verb)) if verb in CHANGING:
            verb_of_the_game = isinstance(of, ast.Name) and of.id in positions
            return _root(of) in part_of_position and not verb_of_the_game
        case ast.Call(func=ast.Name(id=verb) | ast.Attribute(attr=verb), args=args) if verb in SETTERS:
            return any(_root(arg) in part_of_position for arg in args)
    return False


def _flat(targets: list[ast.expr]) -> list[ast.expr]:
    """The targets of `a, (b, *c) = ...` one by one."""
    flat: list[ast.expr] = []
    for target in targets:
        if isinstance(target, ast.Tuple | ast.List):
            flat += _flat(target.elts)
        else:
            flat.append(target.value if isinstance(target, ast.Starred) else target)
    return flat


def _is_part(node: ast.expr, part_of_position: set[str]) -> bool:
    return not _is_bare(node) and _root(node) in part_of_position


def _is_bare(node: ast.expr) -> bool:
    return isinstance(node, ast.Name)


def _root(node: ast.expr) -> str | None:
    """The name at the beginning of `g.players[0].hand`."""
    while isinstance(node, ast.Attribute | ast.Subscript | ast.Starred):
        node = node.value
    return node.id if isinstance(node, ast.Name) else None
