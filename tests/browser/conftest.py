"""A browser and a server for the tests; where a browser is missing they are skipped and say why."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.person import ROOT, Person
from tests.browser.server import Server
from tests.browser.windows import Windows

CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), ""
)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
FLAGS += ["--disable-sync"]
PAGE = ROOT / "src" / "gloaming" / "table" / "static" / "index.html"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    if not PAGE.exists():
        pytest.skip("The page is not built: `make test` builds it where there is Node 20 or newer.")
    if not CHROMIUM:
        pytest.skip("There is no Chromium: on Debian install the package chromium, then `make test` again.")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests share."""
    served = Server(tmp_path_factory.mktemp("server"))
    yield served
    served.close()


@pytest.fixture
def server_to_kill(server: Server) -> Iterator[Server]:
    """The server, for a test that kills it; whatever happens there it is open for the next."""
    yield server
    if not server.is_open:
        server.open()


@pytest.fixture(scope="session")
def windows(browser: Browser, server: Server) -> Windows:
    """The windows of all people."""
    return Windows(browser, server.address)


@pytest.fixture
def person(windows: Windows) -> Iterator[Callable[..., Person]]:
    """Lets people in; at the end none of their browsers may have complained."""
    guests: list[Person] = []

    def enter(**options: Any) -> Person:
        guests.append(Person(windows, **options))
        return guests[-1]

    yield enter
    for guest in guests:
        guest.leave()
