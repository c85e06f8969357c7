"""A person before a screen: sees what is asked, presses keys, clicks."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Page, ViewportSize

from tests.browser.windows import PATIENCE, Windows

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / "build" / "screens"
DESK: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 1024, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
CASTING = "casting-shadows"
T = TypeVar("T")

SEEN = """() => {
  const prompt = document.querySelector('.prompt');
  return {
    over: !!document.querySelector('dialog.end[open]'),
    handOver: !!document.querySelector('.over'),
    mine: !!prompt && !prompt.matches('.prompt--wait, .prompt--held'),
    ask: document.querySelector('.prompt__ask')?.textContent ?? '',
    decision: prompt?.dataset.decision,
    keys: [...document.querySelectorAll('.prompt__acts button:not([aria-disabled=true]) kbd')].map(k => k.textContent),
    log: document.querySelectorAll('.rail .log li').length,
  };
}"""

CLICK_IF_STILL_ASKED = """([seen, act]) => {
  const prompt = document.querySelector('.prompt');
  const asked = document.querySelector('.prompt__ask')?.textContent ?? '';
  if ((prompt?.dataset.decision ?? null) !== seen.decision || asked !== seen.ask) return false;
  const labelled = [...document.querySelectorAll('.prompt__acts kbd')].find((each) => each.textContent === act.key);
  const found = act.key ? labelled?.closest('button') : document.querySelector(act.selector);
  found?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  return !!found;
}"""


class Person:
    """Somebody before a window of their own."""

    def __init__(
        self, windows: Windows, *, screen: ViewportSize = DESK, speed: str = "at once", **options: Any
    ) -> None:
        self._windows = windows
        self._window = windows.take(screen, speed, options)
        self.page: Page = self._window.page

    def leave(self, *, may_complain: str = "") -> None:
        """Go away; the browser must not have complained, but for what the test brought about itself."""
        complaints = [line for line in self._window.complaints if not may_complain or may_complain not in line]
        self._windows.give_back(self._window)
        assert complaints == [], complaints

    def visit(self, path: str = "/") -> None:
        self.page.goto(path)

    @property
    def room(self) -> str:
        """The id of the room this person is in."""
        return self.page.url.split("#")[0].rsplit("/", 1)[1]

    def enter_lobby(self) -> None:
        self.visit("/")
        self.page.get_by_role("button", name="Play now against bots").wait_for()

    def play_now(self, *, seats: int = 4, turns: int = 10) -> None:
        """One click from the lobby to a game against bots, after setting a short game."""
        self.enter_lobby()
        self.set_up(seats=seats, turns=turns)
        self.page.get_by_role("button", name="Play now against bots").click()
        self.page.wait_for_selector(".prompt")

    def set_up(self, *, seats: int, turns: int) -> None:
        """Choose the number of seats and a turn cap."""
        self.page.get_by_label("Seats", exact=True).select_option(str(seats))
        self.page.get_by_role("button", name="Options").click()
        self.page.get_by_label("Turn cap").fill(str(turns))
        self.page.get_by_label("Turn cap").blur()

    def open_table(self, *, seats: int = 2, turns: int = 10) -> str:
        """Open a listed table with every other seat free; returns the link."""
        self.enter_lobby()
        self.set_up(seats=seats, turns=turns)
        for seat in range(2, seats + 1):
            self.page.get_by_label(f"Seat {seat}", exact=True).select_option("open")
        self.page.get_by_role("button", name="Open the table").click()
        self.page.get_by_role("button", name="Copy invitation").wait_for()
        return f"/room/{self.room}"

    def host(
        self,
        game: str = CASTING,
        *,
        seats: int = 2,
        pace: dict[str, int] | None = None,
        bots: list[str | None] | None = None,
        **options: Any,
    ) -> str:
        """Be at a listed table with every other seat free, without going through the lobby; returns the link."""
        chosen = {"turn_cap": 10, "set_up": "quick", **options} if game == CASTING else options
        room = {"game": game, "seats": seats, "options": chosen, "pace": pace}
        link = f"/room/{self._made({**room, 'bots': bots} if bots else room)}"
        self.visit(link)
        self.page.get_by_role("button", name="Copy invitation").wait_for()
        return link

    def sit_down(
        self, game: str = CASTING, *, seats: int = 2, seat: int = 0, bot: str = "random", seed: int = 7, **options: Any
    ) -> None:
        """Be in a game against bots, without going through the lobby."""
        bots = [None if other == seat else bot for other in range(seats)]
        room = {"game": game, "seats": seats, "options": options, "bots": bots, "seed": seed}
        self._enter(self._made({**room, "private": True, "start": True}))

    def take_over(self, record: bytes, *, answers: int, seat: int = 0, bots: str = "greedy") -> None:
        """Go on with a finished game from a moment of it, in one seat against bots."""
        replay = self.send(record)
        self._enter(self._ask_for(f"/api/replays/{replay}/continue", {"answers": answers, "seat": seat, "bots": bots}))

    def send(self, record: bytes) -> str:
        """Bring the record of a game to the server; returns the id of its replay."""
        return self._ask_for("/api/records", record)

    def fetch(self, path: str) -> Any:
        """What the server says to this person there."""
        return self._window.context.request.get(path).json()

    def _made(self, room: dict[str, Any]) -> str:
        return self._ask_for("/api/rooms", room)

    def _ask_for(self, path: str, data: Any) -> str:
        request = self._window.context.request
        request.get("/api/me")
        answer = request.post(path, data=data, headers={"X-Gloaming": "1"})
        assert answer.ok, answer.text()
        made: str = answer.json()["id"]
        return made

    def _enter(self, room: str) -> None:
        self.visit(f"/room/{room}")
        self.page.wait_for_selector(".prompt")

    def sees(self) -> dict[str, Any]:
        """What is on the screen, in short."""
        seen: dict[str, Any] = self.page.evaluate(SEEN)
        return seen

    def answer_if_asked(self, seen: dict[str, Any] | None = None) -> bool:
        """Answer if there is something to answer: end the turn where possible, else the last answer with a key."""
        seen = seen or self.sees()
        if seen["handOver"]:
            self.page.keyboard.press("Enter")
            return True
        keys = [key for key in seen["keys"] if key != "Esc"]
        if not seen["mine"] or not keys:
            return False
        return self.press(next((key for key in ("Enter", "E") if key in keys), keys[-1]), seen)

    def press(self, key: str, seen: dict[str, Any]) -> bool:
        """Press the button with this key if the screen still asks what was seen: a question may come meanwhile."""
        return self._click({"key": key}, seen)

    def click_first(self, selector: str, seen: dict[str, Any]) -> bool:
        """Click the first of some things if the screen still asks what was seen."""
        return self._click({"selector": selector}, seen)

    def _click(self, what: dict[str, str], seen: dict[str, Any]) -> bool:
        clicked: bool = self.page.evaluate(CLICK_IF_STILL_ASKED, [seen, what])
        return clicked

    def answer_and_wait(self) -> None:
        """Answer what is asked, until something else stands there."""
        asked = self.sees()
        self.answer_if_asked(asked)
        self.wait_until(lambda now: any(now[part] != asked[part] for part in ("decision", "ask", "keys")))

    def repeat(
        self, act: Callable[[], object], *, until: Callable[[], T | None], seconds: float = 90, pause: float = 20
    ) -> T:
        """Do the same again until something is so, but not for ever: the one loop of these tests."""
        end = time.monotonic() + seconds
        while not (found := until()):
            assert time.monotonic() < end, self.sees()
            act()
            self.page.wait_for_timeout(pause)
        return found

    def answer_until(
        self,
        done: Callable[[dict[str, Any]], bool],
        answer: Callable[[Person, dict[str, Any]], object] | None = None,
        seconds: float = 90,
    ) -> dict[str, Any]:
        """Answer what is asked until the screen shows it; that is not answered, however soon it comes."""

        def shown() -> dict[str, Any] | None:
            if done(seen := self.sees()):
                return seen
            (answer or Person.answer_if_asked)(self, seen)
            return None

        return self.repeat(lambda: None, until=shown, seconds=seconds, pause=5)

    def wait_until(self, seen: Callable[[dict[str, Any]], bool], seconds: float = PATIENCE) -> dict[str, Any]:
        """Wait until the screen shows it."""

        def shown() -> dict[str, Any] | None:
            return now if seen(now := self.sees()) else None

        return self.repeat(lambda: None, until=shown, seconds=seconds)

    def wait_for(self, script: str, seconds: float = PATIENCE) -> Any:
        """Wait until a script says something true; returns what it says."""
        return self.repeat(lambda: None, until=lambda: self.page.evaluate(script), seconds=seconds, pause=10)

    def wait_for_another_ask(self, than: str) -> None:
        """Wait until something else is asked."""
        self.wait_until(lambda seen: seen["ask"] != than)

    def wait_for_my_action(self) -> None:
        """Answer what comes before, until an action is asked of me."""
        self.answer_until(lambda seen: bool(seen["mine"]) and "Spend an action" in seen["ask"])

    def picture(self, name: str) -> None:
        """Keep the screen to be looked at."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENS / f"{name}.png", animations="disabled", timeout=30_000)


def play_to_the_end(*people: Person, seconds: float = 60) -> None:
    """Everyone answers what they are asked until the game is over on every screen."""
    people[0].repeat(
        lambda: [person.answer_if_asked() for person in people],
        until=lambda: all(person.sees()["over"] for person in people),
        seconds=seconds,
        pause=5,
    )
