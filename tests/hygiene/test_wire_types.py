"""The browser's types of what the server sends are what Python declares."""

from __future__ import annotations

import subprocess
import sys

from tests.hygiene.project import ROOT


def test_the_types_of_the_browser_are_made_from_what_python_declares_now():
    made = subprocess.run([sys.executable, "tools/wire-types", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
