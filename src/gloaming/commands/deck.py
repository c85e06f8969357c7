"""`gloaming deck`: decks built outside a game, as text files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from gloaming.api.game import game
from gloaming.commands.output import print_json
from gloaming.commands.parameters import AsJson, GameName, deck_building, read_deck
from gloaming.kernel import GloamingError

deck = typer.Typer(help="Build decks as text files, check them, and see what they are made of.")


@deck.command("new")
def new_deck(
    name: GameName,
    of: Annotated[
        list[str] | None,
        typer.Option("--of", metavar="SET", help="A set to build from, such as almanac; once for each."),
    ] = None,
    called: Annotated[str, typer.Option("--name", help="What the deck is called.")] = "My deck",
    to: Annotated[Path | None, typer.Option("--to", metavar="FILE", help="Write it to a new file.")] = None,
) -> None:
    """Write a starter deck to begin from; the cards it leaves out follow as comments.

    Examples:

    gloaming deck new dusk --of madame --of almanac --of trawl-chain --name "Come in" --to come-in.txt

    gloaming deck new dusk
    """
    building = deck_building(game(name))
    text = building.to_text(building.starter(called, of or ()), with_others=True)
    building.from_text(text)
    if to is None:
        typer.echo(text, nl=False)
        return
    try:
        with to.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise GloamingError(f"There is a file {str(to)!r} already: name another, or remove it first.") from None
    typer.echo(f"Wrote {to}: change it as you like, then see gloaming deck check {to}.")


@deck.command("check")
def check_deck(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Decks as text; - reads standard input.")],
    as_json: AsJson = False,
) -> None:
    """Say whether files are decks; the first mistake is told with its line and what is allowed there.

    Examples:

    gloaming deck check come-in.txt

    gloaming deck check mine.txt yours.txt --json
    """
    decks = []
    for file in files:
        text = read_deck(file) if str(file) != "-" else sys.stdin.read()
        played = game(_game_of(text, file))
        found = deck_building(played).from_text(text)
        decks.append(found)
        if not as_json:
            titles = ", ".join(part.title for part in found.parts if part.title)
            typer.echo(f"{found.name} is a deck of {played.title}: {titles}.")
    if as_json:
        print_json(decks)


@deck.command("list")
def list_cards(
    name: GameName,
    of: Annotated[
        list[str] | None, typer.Option("--of", metavar="SET", help="Only sets with this in their name.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """List everything decks are made of: every set with its cards, those of starter decks marked.

    Examples:

    gloaming deck list dusk

    gloaming deck list dusk --of almanac --of madame
    """
    wanted = [word.casefold() for word in of or ()]
    parts = [
        (heading, cards)
        for heading, cards in deck_building(game(name)).describe()
        if not wanted or any(word in heading.casefold() for word in wanted)
    ]
    if not parts:
        raise GloamingError(f"No set has {' or '.join(map(repr, of or ()))} in its name; leave --of out to see all.")
    if as_json:
        print_json(dict(parts))
        return
    for heading, cards in parts:
        typer.secho(heading, bold=True)
        for card in cards:
            typer.echo(f"  {card}")
        typer.echo()


def _game_of(text: str, file: Path) -> str:
    """The game a deck says it is for."""
    for line in text.splitlines():
        kind, colon, rest = line.partition(":")
        if colon and kind.strip().casefold() == "game":
            return rest.strip()
    raise GloamingError(f"{str(file)!r} does not say which game it is a deck of: begin it with a line 'Game: NAME'.")
