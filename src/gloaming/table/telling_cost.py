"""What telling costs: milliseconds and bytes of one answer for all viewers, for `gloaming bench`."""

from __future__ import annotations

from time import process_time

import gloaming
from gloaming.kernel import Chance
from gloaming.kernel.frozen import Frozen
from gloaming.table import wire
from gloaming.table.live_game import LiveGame
from gloaming.table.room.waiting import Patience
from gloaming.table.updates import update_for

LONG_AFTER = 1e6
"""Seconds between two answers, so that nothing is held back."""
MOST_ANSWERS = 400


class TellingCost(Frozen):
    """What was measured for one game and number of seats, random bots playing: means and bad cases."""

    game: str
    seats: int
    play_ms: float
    tell_ms: float
    tell_ms_p95: float
    bytes: float
    bytes_p95: float


def measure_telling(name: str, seats: int, seconds: float) -> TellingCost:
    """Play random games for so long, and tell every answer to a spectator and to each seat."""
    play: list[float] = []
    tell: list[float] = []
    sizes: list[float] = []
    seed = 0
    while not tell or sum(play) + sum(tell) < seconds:
        played = gloaming.game(name)
        live, rng = LiveGame.begin(played, seats, seed, dict(played.measured)), Chance(seed)
        seed += 1
        while (ask := live.position.ask) is not None and live.answers < MOST_ANSWERS:
            answer = rng.below(len(ask.options))
            began = process_time()
            live.answer(ask.seat, live.decision(ask.seat), answer)
            told = process_time()
            news = live.news(live.lines * LONG_AFTER, Patience())
            written = [wire.encode(update_for(live, each, _names(seats, each.viewer))) for each in news]
            tell.append(process_time() - told)
            play.append(told - began)
            sizes.append(sum(map(len, written)))
    return TellingCost(
        game=name,
        seats=seats,
        play_ms=_short(1000 * sum(play) / len(play)),
        tell_ms=_short(1000 * sum(tell) / len(tell)),
        tell_ms_p95=_short(1000 * sorted(tell)[len(tell) * 95 // 100]),
        bytes=_short(sum(sizes) / len(sizes)),
        bytes_p95=_short(sorted(sizes)[len(sizes) * 95 // 100]),
    )


def _names(seats: int, viewer: int | None) -> list[str]:
    """The seats as a viewer reads of them."""
    return ["You" if number == viewer else f"Seat {number + 1}" for number in range(seats)]


def _short(figure: float) -> float:
    return float(f"{figure:.3g}")
