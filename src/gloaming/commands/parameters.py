"""Parameters that several commands take, and how they are read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import typer

from gloaming.api.decks import DeckBuilding
from gloaming.api.game import Game
from gloaming.api.settings import describe
from gloaming.kernel import FileError, GloamingError, OptionError

GameName: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as casting-shadows.")]
GameOptions: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="Set an option of the game; `--option help` lists them."),
]
DeckFiles: TypeAlias = Annotated[
    list[Path] | None,
    typer.Option("--deck", metavar="FILE", help="The deck a seat brings; once for each seat in order, - for none."),
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
AnyNumberOfSeats: TypeAlias = Annotated[int | None, typer.Option("--seats", help="How many play.", show_default=False)]


def read_options(played: Game[Any], given: Sequence[str] | None) -> dict[str, object]:
    """The options of a game as typed; `help` lists them and ends the program."""
    if given and "help" in given:
        _list_options(played)
        raise typer.Exit
    options: dict[str, object] = {}
    for typed in given or ():
        name, is_, value = typed.partition("=")
        if not is_ or not name:
            raise OptionError(typed, f"Write an option as NAME=VALUE, not {typed!r}; --option help lists them.")
        if name in options:
            raise OptionError(name, f"The option {name} is given twice; give it once.")
        options[name] = value
    return options


def bring_decks(played: Game[Any], options: dict[str, object], files: Sequence[Path] | None) -> None:
    """Add the decks that seats bring to the options of a game."""
    if files:
        building = deck_building(played)
        if building.option in options:
            raise OptionError(building.option, f"Bring decks with --deck or --option {building.option}, not with both.")
        options[building.option] = ["" if str(file) == "-" else read_deck(file) for file in files]


def deck_building(played: Game[Any]) -> DeckBuilding:
    """How decks of a game are built."""
    if played.decks is None:
        raise GloamingError(f"Nobody brings a deck to {played.title}: everything for it is dealt in the game.")
    return played.decks


def read_deck(path: Path) -> str:
    """The text of a deck a user has named."""
    try:
        return read_file(path).decode()
    except UnicodeDecodeError:
        raise FileError(f"{str(path)!r} is not a text; name a deck that gloaming deck check accepts.") from None


def read_file(path: Path) -> bytes:
    """The bytes of a file a user has named."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise FileError(f"Cannot read {str(path)!r}: {error.strerror or error}; name a file that exists.") from None


def _list_options(played: Game[Any]) -> None:
    typer.echo(f"Options of {played.title}:")
    for setting in describe(played.settings):
        typer.secho(f"\n  {setting.name}", bold=True, nl=False)
        typer.echo(f"={setting.default}")
        typer.echo(f"    {setting.help}\n    Takes {setting.takes}.")
