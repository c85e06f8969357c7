"""Running the program from a test."""

from __future__ import annotations

import json
from typing import Any

from typer.testing import CliRunner, Result

from gloaming.cli import app


def gloaming(*words: str) -> Result:
    """Run the program in this process with these words."""
    return CliRunner().invoke(app, list(words))


def answer(*words: str) -> str:
    """What the program prints when all is well."""
    result = gloaming(*words)
    assert (result.exit_code, result.stderr) == (0, ""), result.stderr
    return result.stdout


def json_answer(*words: str) -> Any:
    """The one object the program prints."""
    return json.loads(answer(*words))


def complaint(*words: str) -> str:
    """The one sentence with which the program refuses."""
    result = gloaming(*words)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    sentence = result.stderr.removesuffix("\n")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence
