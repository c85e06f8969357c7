"""Serve a table: python -m gloaming.table --port 8123 --no-open."""

from __future__ import annotations

import argparse
import sys

import msgspec

from gloaming.kernel import GloamingError
from gloaming.table.serve import serve
from gloaming.table.settings import from_environment


def main() -> None:
    """Read the command line over the environment, then serve."""
    try:
        settings = from_environment()
        parser = argparse.ArgumentParser("gloaming.table", description="Serve a table in the browser.")
        parser.add_argument("--host", default=settings.host)
        parser.add_argument("--port", type=int, default=settings.port)
        parser.add_argument("--database", default=settings.database)
        parser.add_argument("--open", action=argparse.BooleanOptionalAction, default=settings.open)
        serve(msgspec.structs.replace(settings, **vars(parser.parse_args())))
    except GloamingError as error:
        sys.exit(f"{error}")


if __name__ == "__main__":
    main()
