"""The pace tells nothing: whether a bot was asked in secret looks the same as if it was not."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot

from gloaming import Match
from gloaming.bots import Bot, Sight
from gloaming.games.casting_shadows.cards import CARDS, NUMBERS
from gloaming.games.casting_shadows.options import Cast
from gloaming.terminal.app import TerminalApp
from gloaming.terminal.pace import Pace
from gloaming.terminal.terminal_game import TerminalGame
from tests.terminal.terminal_games import NAMES, asks, holds_secret, played_until, shown, table

COUNTERSPELLS = sorted({card.name for card in CARDS if card.kind == "counterspell"})


class PassingBot(Bot):
    """Always takes the last option, which lets things happen."""

    name = "passing"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked = 0

    def choose(self, sight: Sight) -> int:
        self.asked += 1
        return len(sight.ask.options) - 1


class ShownPace(Pace):
    """Waits just long enough to be drawn, and keeps what whoever presses keys at a pause would see."""

    def __init__(self) -> None:
        super().__init__()
        self.screens: list[str] = []
        self.pilot: Pilot[str] | None = None

    async def wait(self) -> None:
        if self.pilot is not None:
            table(self.pilot).paint()
            await self.pilot.pause()
            self.screens.append(shown(self.pilot))


def ann_can_strike_bob() -> Match:
    """Ann can cast an Attack Spell at Bob, who holds one Counterspell nobody else has seen."""
    return played_until(
        lambda m: (
            holds_secret(1)(m)
            and asks("act", 0)(m)
            and len(m.position.players[1].counterspells) == 1
            and any(isinstance(o, Cast) and CARDS[o.card].kind == "attack" for o in m.position.ask.options)
        )
    )


def give_bob(match: Match, counterspell: str) -> None:
    """Bob's face-down card is this one."""
    card = NUMBERS[counterspell][0]
    match.position.players[1] = replace(match.position.players[1], counterspells=(card,))
    match.position.show_to(1, card)


async def is_asked(pilot: Pilot[str]) -> None:
    """Wait until the screen takes an answer; that nothing happens for a while does not tell so on a busy machine."""
    while (asked := table(pilot)._answer) is None or asked.done():
        await pilot.pause(0.01)


async def answer(pilot: Pilot[str], live: TerminalGame, key: str) -> None:
    """Answer by a key, and wait until whatever that sets off is told and Ann is asked again."""
    answers = live.match.record.length
    await pilot.press(key)
    while live.match.record.length == answers:
        await pilot.pause(0.01)
    await is_asked(pilot)


@pytest.mark.asyncio
async def test_every_counterspell_a_bot_may_hold_looks_the_same(tmp_path: Path):
    looks, asked = set(), set()
    for counterspell in COUNTERSPELLS:
        match = ann_can_strike_bob()
        give_bob(match, counterspell)
        bob = PassingBot(0)
        live = TerminalGame(match, NAMES[:2], {1: bob}, tmp_path / "game.json")
        pace = ShownPace()
        app = TerminalApp(live, pace)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            pace.pilot = pilot
            await is_asked(pilot)
            while (cast := next((c for c in live.choices() if isinstance(c.option, Cast)), None)) is None:
                await answer(pilot, live, "1")
            await answer(pilot, live, cast.label)
            while live.match.position.ask.topic in ("target", "power", "pay"):
                await answer(pilot, live, "1")
            table(pilot).paint()
            await pilot.pause()
            looks.add((tuple(pace.screens), shown(pilot)))
            asked.add((counterspell, bob.asked))
    assert len(looks) == 1
    (screens, _) = looks.pop()
    assert len(screens) == 2  # when the spell is aimed, and when its damage is announced
    assert {number for _, number in asked} == {1}


def test_while_events_are_told_the_table_stands_still(tmp_path: Path):
    match = ann_can_strike_bob()
    give_bob(match, "Pointed Shield")
    live = TerminalGame(match, NAMES[:2], {1: PassingBot(0)}, tmp_path / "game.json")
    before = live.view
    while match.position.ask is not None and match.position.ask.seat == 0:
        if not live.telling.settled:
            while live.next_line():
                pass
            before = live.view
        cast = next((c for c in live.choices() if isinstance(c.option, Cast)), live.choices()[0])
        live.answer(cast.number)
    assert match.position.ask is not None
    assert match.position.ask.secret
    while live.next_line():
        assert live.view.players == before.players
    assert not live.telling.settled
    assert not live.my_turn_to_answer
    assert not live.can_undo
    assert live.why_not() == []
    assert live.waiting_for() == ""
    live.answer(live.think())
    assert live.view.players == before.players
    while live.next_line():
        pass
    assert live.telling.settled
    assert live.view.players != before.players
