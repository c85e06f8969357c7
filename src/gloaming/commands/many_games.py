"""What commands that play many games between bots have in common: their parameters, the bar, the interruption."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from gloaming.api.game import Game
from gloaming.commands.output import progress, say
from gloaming.interrupts import STATUS
from gloaming.kernel import GloamingError

if TYPE_CHECKING:
    from gloaming.lab.tallies import Tally

Bots: TypeAlias = Annotated[
    str, typer.Option(metavar="NAMES", help="Bots for the seats in order, repeated as needed: random,easy,greedy.")
]
Seed: TypeAlias = Annotated[int | None, typer.Option(help="The same seed plays the same games.", show_default="random")]
Jobs: TypeAlias = Annotated[
    int | None, typer.Option(help="Processes to play on; the games stay the same.", show_default="one per core")
]
Series: TypeAlias = Annotated[
    str | None, typer.Option(help="Go through a series of options game by game, such as the quests of act1.")
]


def play_games(
    played: Game[Any],
    *,
    seats: int,
    games: int,
    bots: str,
    seed: int | None,
    jobs: int | None,
    options: dict[str, object],
    series: str | None = None,
    tallies: Sequence[Tally] = (),
) -> dict[str, Any]:
    """Play the games under a bar and report on them; an interruption ends the program in one sentence."""
    from gloaming.lab.simulate import planned, simulate

    if jobs is not None and jobs < 1:
        raise GloamingError(f"Use at least 1 job, not {jobs}.")
    plan = planned(
        played.name,
        seats=seats,
        games=games,
        bots=[bot.strip() for bot in bots.split(",")],
        seed=secrets.randbelow(1 << 32) if seed is None else seed,
        options=options,
        series=_series(played, series),
    )
    done = 0
    try:
        with progress(played.title, plan.games) as advance:

            def after_each() -> None:
                nonlocal done
                done += 1
                advance()

            return simulate(plan, jobs=jobs or _cores(), tallies=tallies, after_each=after_each)
    except KeyboardInterrupt:
        say(f"Stopped after {done} of {plan.games} games; nothing was counted.")
        raise typer.Exit(STATUS) from None


def _series(played: Game[Any], name: str | None) -> Sequence[Mapping[str, object]]:
    """The options of that series."""
    known = played.series()
    if name is None or name in known:
        return known[name] if name else ()
    there_are = f"there are: {', '.join(known)}" if known else "it has none"
    raise GloamingError(f"{played.title} has no series {name!r}; {there_are}.")


def _cores() -> int:
    """The processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
