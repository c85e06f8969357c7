"""A scribe hears every event as it is told and keeps books by nothing else: they always say what the position says.

So an event says all that has changed, to the last figure, and a change that is told to nobody shows at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from gloaming.api.game import Game
from gloaming.api.settings import read
from gloaming.kernel import Ask, Chance, Event, Opened, Position
from gloaming.kernel.agenda import run

P = TypeVar("P", bound=Position)
LONGEST_GAME = 20_000


class Scribe(list[Event], Generic[P]):
    """Listens to a position; a subclass has a method for each kind of event, under its name."""

    pos: P

    def append(self, event: Event) -> None:
        super().append(event)
        getattr(self, event.name)(event)
        if not isinstance(event, Opened):
            self.compare(event)

    def compare(self, event: Event) -> None:
        """See that the books and the position agree."""
        raise NotImplementedError

    def opened(self, event: Opened) -> None:
        """Who might answer is no change."""

    def asked(self, ask: Ask) -> None:
        """Somebody is asked now."""

    def agree(self, what: str, written: object, found: object) -> None:
        assert written == found, f"{what}: by {self[-1]} it should be {written}, and is {found}"


def play_heard(game: Game[P], scribe: Scribe[P], pos: P, choose: Chance | Callable[[P], int]) -> None:
    """Play a game from its very start to its end, by chance or as chosen, the scribe listening."""
    scribe.pos = pos
    pos.listener = game.heard(pos, scribe)
    run(pos)
    pos.listener = None
    for _ in range(LONGEST_GAME):
        if pos.ask is None:
            return
        scribe.asked(pos.ask)
        answer = choose.below(len(pos.ask.options)) if isinstance(choose, Chance) else choose(pos)
        game.apply(pos, answer, listener=scribe)
    raise AssertionError(f"not over after {LONGEST_GAME} answers")


def unbegun(game: Game[P], seats: int, seed: int, options: dict[str, object]) -> P:
    """A position before its first step."""
    return game.set_up(seats, Chance(seed).state, read(game.settings, options))


def without(cards: tuple[int, ...], *gone: int) -> tuple[int, ...]:
    """The cards but for those, each of which has to be there."""
    assert set(gone) <= set(cards), f"{gone} are not all among {cards}"
    return tuple(card for card in cards if card not in gone)
