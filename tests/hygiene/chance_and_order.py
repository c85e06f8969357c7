"""Law 7: chance is in the position. Finds clocks, other generators, input and output, and iteration over sets."""

from __future__ import annotations

import ast

CLOCKS_AND_DICE = {
    *("random", "secrets", "uuid", "time", "datetime", "calendar"),
    *("os", "platform", "socket", "locale", "threading", "asyncio"),
}
UNSTEADY = {"hash", "id", "open", "input", "print"}
"""Builtins whose result is another in another process, or that reach out of the game."""
ORDER_FREE = {"sorted", "any", "all", "sum", "len", "min", "max", "set", "frozenset", "bool"}
"""What gives the same result in whatever order a set is read."""
READS_IN_ORDER = {"list", "tuple", "enumerate", "iter", "next", "zip", "map", "filter", "dict", "fromkeys", "join"}


def forbidden_calls(tree: ast.AST) -> list[str]:
    """Imports and calls that a rule may not make, by line."""
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                found += [f"line {node.lineno}: import {n.name}" for n in names if _top(n.name) in CLOCKS_AND_DICE]
            case ast.ImportFrom(module=str(module)) if _top(module) in CLOCKS_AND_DICE:
                found.append(f"line {node.lineno}: from {module} import ...")
            case ast.Call(func=ast.Name(id=name)) if name in UNSTEADY or name == "__import__":
                found.append(f"line {node.lineno}: {name}(...)")
            case ast.Call(func=ast.Attribute(attr="import_module")):
                found.append(f"line {node.lineno}: import_module(...)")
    return found


def _top(module: str) -> str:
    return module.partition(".")[0]


def set_iterations(tree: ast.Module) -> list[str]:
    """Where the order of a set decides something, by line."""
    finder = _SetFinder(tree)
    finder.visit(tree)
    return finder.found


class _SetFinder(ast.NodeVisitor):
    """Follows which names hold sets, function by function."""

    def __init__(self, tree: ast.Module) -> None:
        self.found: list[str] = []
        self.sets: set[str] = set()
        self.free: set[ast.AST] = set()
        self.giving_sets = {
            node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and _says_set(node.returns)
        }

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outer = set(self.sets)
        self.sets |= {arg.arg for arg in (*node.args.args, *node.args.kwonlyargs) if _says_set(arg.annotation)}
        self.generic_visit(node)
        self.sets = outer

    def visit_Assign(self, node: ast.Assign) -> None:
        self.generic_visit(node)
        if self._is_set(node.value):
            self.sets |= {target.id for target in node.targets if isinstance(target, ast.Name)}

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.generic_visit(node)
        if isinstance(node.target, ast.Name) and _says_set(node.annotation):
            self.sets.add(node.target.id)

    def visit_For(self, node: ast.For) -> None:
        self._check(node.iter)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        if node not in self.free:
            self._check(node.iter)
        self.generic_visit(node)

    def visit_SetComp(self, node: ast.SetComp) -> None:
        self.free |= set(node.generators)
        self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> None:
        if node not in self.free:
            self._check(node.value)
        self.generic_visit(node)

    def visit_Set(self, node: ast.Set) -> None:
        self.free |= set(node.elts)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        picks_among_equals = name in ("min", "max") and node.keywords
        if name in ORDER_FREE and not picks_among_equals:
            for arg in node.args:
                if isinstance(arg, ast.GeneratorExp | ast.ListComp):
                    self.free |= set(arg.generators)
        elif name in READS_IN_ORDER or picks_among_equals:
            for arg in node.args:
                self._check(arg)
        if name == "pop" and isinstance(node.func, ast.Attribute) and self._is_set(node.func.value):
            self.found.append(f"line {node.lineno}: {ast.unparse(node)}")
        self.generic_visit(node)

    def _check(self, node: ast.expr) -> None:
        if self._is_set(node):
            self.found.append(f"line {node.lineno}: {ast.unparse(node)}")

    def _is_set(self, node: ast.expr) -> bool:
        match node:
            case ast.Set() | ast.SetComp():
                return True
            case ast.Name(id=name):
                return name in self.sets
            case ast.Call(func=ast.Name(id=name)):
                return name in ("set", "frozenset") or name in self.giving_sets
            case ast.Call(func=ast.Attribute(attr=name)):
                return name in ("union", "intersection", "difference", "symmetric_difference")
            case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor(), right=right):
                return self._is_set(left) or self._is_set(right)
            case ast.IfExp(body=body, orelse=orelse):
                return self._is_set(body) or self._is_set(orelse)
        return False


def _says_set(annotation: ast.expr | None) -> bool:
    return annotation is not None and ast.unparse(annotation).startswith(("set", "frozenset", "AbstractSet", "Set["))
