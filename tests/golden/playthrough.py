"""A game as readable text: each question with its options, the answer, and what happened, all secrets told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from gloaming.api.game import Game
from gloaming.kernel import Event, Position
from gloaming.kernel.save import digest
from tests.contract.cases import Curious

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")


def playthrough(game: Game[Any], seats: int, seed: int, options: dict[str, object]) -> str:
    """One whole game, played by someone curious."""
    return "\n".join(_lines(game, seats, seed, options)) + "\n"


def _lines(game: Game[Any], seats: int, seed: int, options: dict[str, object]) -> Iterator[str]:
    names = NAMES[:seats]
    yield f"{game.title}, version {game.version}: seed {seed}, {', '.join(names)}"
    yield ""
    pos, events = game.begin(seats, seed, options)
    player = Curious(seed)
    yield from _told(game, pos, events, names)
    while pos.ask is not None:
        offered = [game.say_option(pos, option, names) for option in pos.ask.options]
        answer = player.answer(pos)
        whispers = " (in secret)" if pos.ask.secret else ""
        yield f"    {names[pos.ask.seat]}{whispers}: {game.say_ask(pos, names)}"
        yield f"      {' | '.join(offered)}"
        yield f"      > {offered[answer]}"
        yield from _told(game, pos, game.apply(pos, answer), names)
    assert pos.outcome is not None
    winners = ", ".join(names[seat] for seat in pos.outcome.winners) or "nobody"
    yield ""
    yield f"Won by {winners}: {pos.outcome.reason}"
    yield f"Last position: {digest(game.save(pos)).hex()}"


def _told(game: Game[Any], pos: Position, events: list[Event], names: Sequence[str]) -> Iterator[str]:
    """Every event in words, or by its name where there are none."""
    for event in events:
        yield game.say(pos, event, names) or f"({event.name.replace('_', ' ')})"
