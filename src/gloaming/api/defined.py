"""What the package of a game defines: nobody keeps lists of rules, options and events by hand."""

from __future__ import annotations

import importlib
import pkgutil
from types import ModuleType
from typing import TypeVar

T = TypeVar("T")

SHARED = "gloaming.pieces."


def modules_of(package: str) -> list[ModuleType]:
    """A package and all modules in it, in the order of their names; or one module."""
    top = importlib.import_module(package)
    found = pkgutil.walk_packages(getattr(top, "__path__", ()), f"{package}.")
    return [top, *(importlib.import_module(info.name) for info in found)]


def defined_in(package: str, base: type[T]) -> tuple[type[T], ...]:
    """The classes made from that one which a package defines, or takes from the pieces that all games share.

    They come module by module, in the order they are written.
    """
    found = (
        thing
        for module in modules_of(package)
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, base)
        if thing.__module__ == module.__name__ or thing.__module__.startswith(SHARED)
        if not getattr(thing, "__parameters__", ())
    )
    return tuple(dict.fromkeys(found))
