"""Browser windows that people take over from one another: opening a new one costs more than most tests."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

PATIENCE = 30
"""Seconds to wait for what has to come, on a machine that is busy with much else."""
FORGET = "localStorage.clear(); sessionStorage.clear()"


class Window:
    """One window with its own cookies, and what its browser complained about."""

    def __init__(
        self, browser: Browser, address: str, screen: ViewportSize, speed: str, options: dict[str, Any]
    ) -> None:
        # Without motion a browser that draws in software leaves the processor to the others.
        self.context: BrowserContext = browser.new_context(
            viewport=screen, base_url=address, **{"reduced_motion": "reduce", **options}
        )
        self._screen = screen
        kept = json.dumps({"speed": speed, "guided": True})
        self.context.add_init_script(
            f"localStorage.getItem('gloaming') ?? localStorage.setItem('gloaming', {json.dumps(kept)})"
        )
        self.context.grant_permissions(["clipboard-read", "clipboard-write", "notifications"], origin=address)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console", lambda line: self.complaints.append(line.text) if line.type in ("error", "warning") else None
        )

    def make_as_new(self) -> None:
        """Forget whoever sat here."""
        if self.page.url.startswith("http"):
            self.page.evaluate(FORGET)
        self.page.goto("about:blank")
        if self.page.viewport_size != self._screen:
            self.page.set_viewport_size(self._screen)
        self.context.clear_cookies()
        self.complaints.clear()


class Windows:
    """The windows of one browser on one server; those that are free wait for the next person who needs one like it."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self.address = address
        self._free: dict[str, list[Window]] = {}
        self._kinds: dict[int, str] = {}

    def take(self, screen: ViewportSize, speed: str, options: dict[str, Any]) -> Window:
        """A window as good as new."""
        kind = json.dumps([screen, speed, options], sort_keys=True)
        free = self._free.setdefault(kind, [])
        window = free.pop() if free else Window(self._browser, self.address, screen, speed, options)
        self._kinds[id(window)] = kind
        return window

    def give_back(self, window: Window) -> None:
        """Leave the window to the next."""
        window.make_as_new()
        self._free[self._kinds[id(window)]].append(window)
