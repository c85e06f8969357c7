"""The program `gloaming`: its commands, and one sentence for every mistake."""

from __future__ import annotations

import errno
import os
import sys
from importlib.metadata import version
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from gloaming.commands.bench import bench
from gloaming.commands.deck import deck
from gloaming.commands.lab import lab
from gloaming.commands.output import say
from gloaming.commands.play import play
from gloaming.commands.purge import purge
from gloaming.commands.replay import replay
from gloaming.commands.rules import rules
from gloaming.commands.serve import Database, Host, Open, Port, serve
from gloaming.commands.sim import sim
from gloaming.interrupts import STATUS as INTERRUPTED
from gloaming.interrupts import STOPPED
from gloaming.kernel import GloamingError

MISTAKE = 2
NOBODY_READS = 1


class Commands(TyperGroup):
    """The commands; whatever a user does wrong is told in one sentence."""

    def main(self, *args: Any, **settings: Any) -> NoReturn:
        """Run a command and end the program with its status."""
        try:
            status = super().main(*args, **settings | {"standalone_mode": False}) or 0
            sys.stdout.flush()
        except typer.TyperException as error:
            say(_usage(error))
            status = MISTAKE
        except GloamingError as error:
            say(str(error))
            status = MISTAKE
        except (typer.Abort, KeyboardInterrupt):
            say(STOPPED)
            status = INTERRUPTED
        except OSError as error:
            status = _system_refused(error)
        sys.exit(status)


def _usage(error: typer.TyperException) -> str:
    """What was wrong with the command line, and where to read how it is done."""
    words = " ".join(error.format_message().split()).rstrip(".")
    context = getattr(error, "ctx", None)
    return f"{words}; see {context.command_path if context else 'gloaming'} --help."


def _system_refused(error: OSError) -> int:
    """The status after an error of the system; one that nobody reads on is no mistake."""
    try:
        sys.stdout.flush()
    except OSError:
        # What is still buffered goes nowhere, or Python would complain about it at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno == errno.EPIPE:
        return NOBODY_READS
    where = f" ({error.filename})" if error.filename else ""
    say(f"The system refused: {error.strerror}{where}.")
    return MISTAKE


app = typer.Typer(
    name="gloaming",
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (play, sim, lab, rules, replay, bench, purge):
    app.command()(command)
app.add_typer(deck, name="deck")


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"gloaming {version('gloaming')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def gloaming(
    context: typer.Context,
    host: Host = None,
    port: Port = None,
    database: Database = None,
    open_browser: Open = None,
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """A digital tabletop for games of shadow and twilight.

    Without a command it serves the table and opens the browser. In the terminal: gloaming play casting-shadows
    """
    if context.invoked_subcommand is None:
        serve(host, port, database, open_browser)


def main() -> NoReturn:
    """Run the program."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app()
    sys.exit()
