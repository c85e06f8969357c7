"""A table served by a process of its own, that can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

PATIENCE = 120.0
"""Seconds for the server to answer, on a machine that is busy with much else."""


class Server:
    """One server on one database."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self._folder = folder
        self._settings = {f"GLOAMING_{name.upper()}": value for name, value in settings.items()}
        self._port = _free_port()
        self.address = f"http://localhost:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None
        self.open()

    def open(self) -> None:
        """Start the server and wait until it is well."""
        quick = {"GLOAMING_BOT_PAUSE": "0", "GLOAMING_RESPONSE_PAUSE": "0.05", "GLOAMING_AWAY_AFTER": "2"}
        # Everyone in all tests comes from one address.
        wide = ("MESSAGES_PER_SECOND", "REQUESTS_PER_SECOND", "COSTLY_PER_MINUTE", "ROOMS_PER_GUEST")
        limits = {f"GLOAMING_{limit}": "1000" for limit in wide}
        pushes = {"GLOAMING_PUSH_CONTACT": "mailto:host@example.org", "GLOAMING_PUSH_SERVICES": "https://push.example"}
        command = [sys.executable, "-m", "gloaming", "--port", str(self._port), "--no-open"]
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--database", str(self._folder / "table.sqlite3")],
                env={**os.environ, **quick, **limits, **pushes, **self._settings},
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        self.kill()
        raise AssertionError((self._folder / "server.log").read_text()[-2000:])

    @property
    def is_open(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """Kill it without a word, as a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def close(self) -> None:
        """Stop it in order."""
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.kill()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
