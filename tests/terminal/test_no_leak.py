"""Nothing on the screen tells a seat what it may not know: redealt, everything looks the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.text import Text

from gloaming import Chance, Match
from gloaming.bots import Sight, bot
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.terminal.log import draw_log
from gloaming.terminal.terminal_game import TerminalGame
from tests.terminal.terminal_games import NAMES, SIZES, Hoarder, holds_secret, new_match, on_screen, played_until, shown

ENOUGH = 15


def everything_shown(live: TerminalGame) -> Iterator[object]:
    """All that any part of the terminal can show to the holder."""
    panel, picture = live.panel, live.picture()
    yield panel.headline(picture).markup
    for part in (panel.board, panel.seats, panel.mine):
        for width, height in ((25, 13), (55, 13), (90, 25)):
            yield [line.markup for line in part(picture, width, height)]
    yield [line.markup for line in draw_log(live.log(), 60)]
    yield live.question(), live.choices(), live.why_not(), live.waiting_for(), live.things()
    yield panel.describe(live.view, live.names), panel.standings(live.view, live.names)


def as_seen_by(match: Match, seat: int | None, tmp_path: Path) -> TerminalGame:
    """A live of four people where that seat has the terminal."""
    live = TerminalGame(match, NAMES[: match.position.seats], {}, tmp_path / "game.json")
    live.holder = seat
    return live


@pytest.mark.parametrize("seed", range(2))
def test_a_redealt_table_looks_the_same(seed: int, tmp_path: Path):
    match = new_match(seats=3, seed=seed)
    bots = [Hoarder(seat) for seat in range(3)]
    rng = Chance(seed)
    redeals = 0
    while match.position.ask is not None and redeals < ENOUGH:
        hidden = any(player.counterspells for player in match.position.players)
        if hidden and len(match.record.answers) % 10 == 0:
            truth = match.position
            for seat in range(3):
                before = list(everything_shown(as_seen_by(match, seat, tmp_path)))
                match.position = match.game.redeal(truth, seat, rng)
                redeals += match.position != truth
                assert list(everything_shown(as_seen_by(match, seat, tmp_path))) == before
                match.position = truth
        match.answer(bots[match.position.ask.seat].choose(Sight(match.game, match.position)))
    assert redeals >= ENOUGH


def test_a_spectator_sees_no_secret_of_anyone(tmp_path: Path):
    match = played_until(lambda m: holds_secret(0)(m) and holds_secret(1)(m), seats=4)
    names = {CARDS[card].name for p in match.position.players for card in p.counterspells}
    for shown_part in everything_shown(as_seen_by(match, None, tmp_path)):
        assert not any(name in str(shown_part) for name in names)
    assert any(name in str(part) for part in everything_shown(as_seen_by(match, 0, tmp_path)) for name in names)


def test_the_log_tells_a_collected_counterspell_to_its_owner_only(tmp_path: Path):
    match = played_until(holds_secret(0))
    name = CARDS[match.position.players[0].counterspells[0]].name
    mine = Text("\n").join(draw_log(as_seen_by(match, 0, tmp_path).log(), 80)).plain
    theirs = Text("\n").join(draw_log(as_seen_by(match, 1, tmp_path).log(), 80)).plain
    assert f"You collect a Counterspell: {name}." in mine
    assert "Ann collects a Counterspell, face down." in theirs
    assert name not in theirs


@pytest.mark.asyncio
@pytest.mark.parametrize("size", SIZES)
async def test_the_whole_screen_is_the_same_when_redealt(size: tuple[int, int], tmp_path: Path):
    match = played_until(lambda m: holds_secret(1)(m) and m.position.ask.seat == 0)
    truth = match.position
    screens = []
    for position in (truth, *(match.game.redeal(truth, 0, Chance(n)) for n in range(4))):
        match.position = position
        live = TerminalGame(match, NAMES[:2], {1: bot("random", 1)}, tmp_path / "game.json")
        async with on_screen(live, size) as pilot:
            screens.append(shown(pilot))
    assert len(set(screens)) == 1
    hands = {match.game.redeal(truth, 0, Chance(n)).players[1].counterspells[0] for n in range(4)}
    assert len(hands) > 1
