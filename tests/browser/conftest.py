"""A browser and a house for the tests; where a browser is missing they are skipped and say why."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import House
from tests.browser.person import ROOT, Person
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
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that all tests share."""
    served = House(tmp_path_factory.mktemp("house"))
    yield served
    served.close()


@pytest.fixture
def house_to_kill(house: House) -> Iterator[House]:
    """The house, for a test that kills it; whatever happens there it is open for the next."""
    yield house
    if not house.is_open:
        house.open()


@pytest.fixture(scope="session")
def windows(browser: Browser, house: House) -> Windows:
    """The windows of all people."""
    return Windows(browser, house.address)


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
