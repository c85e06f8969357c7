"""`gloaming rules`: the rules by their ids, and which of them are proved."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import gloaming
from gloaming.api.game import game, games
from gloaming.api.ledger import Entry, Example
from gloaming.commands.output import print_json, say
from gloaming.commands.parameters import AsJson
from gloaming.kernel import GloamingError
from gloaming.kernel.frozen import Frozen

WIDEST = 100


class Found(Frozen):
    """Rules and worked examples of one game, all of them or those that were searched for."""

    rules: list[Entry]
    examples: list[Example]


def rules(
    name: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game; all games by default.", show_default=False)
    ] = None,
    find: Annotated[str | None, typer.Option(metavar="WORDS", help="Only rules that hold all of these words.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Tell which rules passing tests have proved.")] = False,
    as_json: AsJson = False,
) -> None:
    """Print every rule of a game by its id, or which of them are proved.

    Examples:

    gloaming rules casting-shadows

    gloaming rules --find "counterspell deck"

    gloaming rules --coverage --json
    """
    names = games() if name is None else [game(name).name]
    if coverage:
        if find is not None:
            raise GloamingError("Use --find or --coverage, not both.")
        _print_coverage(names, as_json)
        return
    found = {one: _find(one, (find or "").lower().split()) for one in names}
    if as_json:
        print_json(found)
    else:
        for one, of in found.items():
            _print_rules(game(one).title, of)
    if not any(of.rules or of.examples for of in found.values()):
        say(f"No rule holds all of these words: {find}.")
        raise typer.Exit(1)


def _find(name: str, words: list[str]) -> Found:
    """The rules and examples that hold all of the words."""

    def holds(record: msgspec.Struct) -> bool:
        text = " ".join(str(value) for value in msgspec.structs.astuple(record)).lower()
        return all(word in text for word in words)

    ledger = game(name).ledger
    return Found([rule for rule in ledger.rule if holds(rule)], [one for one in ledger.example if holds(one)])


def _print_rules(title: str, found: Found) -> None:
    """Rules under the headings of their sections, then the worked examples."""
    if not found.rules and not found.examples:
        return
    typer.secho(title, bold=True)
    section = None
    for rule in found.rules:
        if rule.section != section:
            section = rule.section
            typer.secho(f"\n{section}", bold=True)
        _print_entry(rule.id, rule.text)
    if found.examples:
        typer.secho("\nWorked examples", bold=True)
    for example in found.examples:
        _print_entry(example.id, f"Given: {example.given} When: {example.when} Then: {example.then}")
    typer.echo()


def _print_entry(name: str, text: str) -> None:
    """One rule; on a terminal its lines are broken between words."""
    lines = [text]
    if sys.stdout.isatty():
        width = min(shutil.get_terminal_size().columns, WIDEST) - len(name) - 4
        lines = textwrap.wrap(text, max(width, 20))
    typer.secho(f"  {name}", fg="cyan", nl=False)
    typer.echo(("\n" + " " * (len(name) + 4)).join(["  " + lines[0], *lines[1:]]))


def _print_coverage(names: list[str], as_json: bool) -> None:
    """What the last run of the tests has proved; exit status 1 if anything is missing of a game that is finished."""
    from gloaming.api.proofs import coverage

    all_games = coverage(_root())
    covered = {name: all_games[name] for name in names}
    if as_json:
        print_json(covered)
    else:
        for name, of in covered.items():
            typer.echo(f"{game(name).title}: {of.rules} rules, {of.proved} proved, {of.physical} purely physical.")
            if of.unfinished:
                typer.secho("Still being built: what is missing is no failure yet.", bold=True)
            if of.later:
                ledger = game(name).ledger
                parts = Counter(ledger.waits_for(one) for one in ledger.to_prove if one.id in of.later)
                waiting = ", ".join(f"{number} for {part}" for part, number in parts.items())
                typer.secho(f"Waiting for what is not built yet: {waiting}.", bold=True)
            for line in _missing(name, of.missing):
                typer.echo(line)
    if any(of.fails for of in covered.values()):
        raise typer.Exit(1)


def _missing(name: str, missing: tuple[str, ...]) -> Iterator[str]:
    if missing:
        yield f"{len(missing)} without a passing test:"
    texts = {entry.id: entry.text for entry in game(name).ledger.rule}
    texts |= {example.id: example.then for example in game(name).ledger.example}
    for rule in missing:
        yield f"  {rule}  {texts[rule]}"


def _root() -> Path:
    """The folder the program is developed in: proofs are made by its tests."""
    root = Path(gloaming.__file__).parents[2]
    if not (root / "tests").is_dir():
        raise GloamingError("Proofs come from the tests, which are not installed: run make test in the source folder.")
    return root
