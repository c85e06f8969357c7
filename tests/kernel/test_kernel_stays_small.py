"""The kernel: under 855 lines, no game's name in it, every public name documented."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import gloaming.kernel

FOLDER = Path(gloaming.kernel.__file__).parent


def modules() -> list[ModuleType]:
    """Every module of the kernel."""
    return [importlib.import_module(f"gloaming.kernel.{info.name}") for info in pkgutil.iter_modules([str(FOLDER)])]


def public_things(module: Any) -> Iterator[tuple[str, Any]]:
    """The public classes, functions and methods that are defined there."""
    name = module.__name__ if inspect.ismodule(module) else f"{module.__module__}.{module.__qualname__}"
    for key, thing in vars(module).items():
        thing = thing.fget if isinstance(thing, property) else getattr(thing, "__func__", thing)
        if key.startswith("_") or not (inspect.isclass(thing) or inspect.isfunction(thing)):
            continue
        if thing.__module__ == (module.__name__ if inspect.ismodule(module) else module.__module__):
            yield f"{name}.{key}", thing
            if inspect.isclass(thing):
                yield from public_things(thing)


def undocumented(module: Any) -> list[str]:
    """What has no docstring of its own."""
    return [name for name, thing in public_things(module) if not vars(thing).get("__doc__", thing.__doc__)]


def test_the_kernel_is_under_855_lines():
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in FOLDER.rglob("*.py"))
    assert 0 < lines < 855


def test_everything_public_in_the_kernel_says_what_it_is():
    assert len(modules()) > 5
    missing = [name for module in modules() for name in undocumented(module)]
    assert missing == []


def test_every_module_of_the_kernel_says_what_it_is():
    assert [module.__name__ for module in modules() if not module.__doc__] == []


def test_what_the_kernel_exports_exists():
    for name in gloaming.kernel.__all__:
        assert hasattr(gloaming.kernel, name)


class Bare:
    def silent(self) -> None: ...

    @property
    def mute(self) -> int:
        return 0

    def said(self) -> None:
        """This one speaks."""


def test_the_scan_finds_what_is_not_documented():
    assert [name.rpartition(".")[2] for name in undocumented(Bare)] == ["silent", "mute"]
