"""Games that were played beforehand: to be watched, or to be gone on with from a moment that matters."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import gloaming
from gloaming.kernel import Ask, Chance

MOST_ANSWERS = 3_000
MOST_SEEDS = 50
IDLE = {"Pass", "Sacrifice", "Generate", "DeclineOffer", "NoTrades", "TradeWith", "CounterOffer", "Mulligan"}
"""What an eager player does not do while there is anything else: so cards come into play and meet."""


def eagerly(ask: Ask, chance: Chance) -> int:
    """What an eager player answers."""
    names = [type(option).__name__ for option in ask.options]
    eager = [number for number, name in enumerate(names) if name not in IDLE]
    choice = eager or [number for number, name in enumerate(names) if name != "Sacrifice"] or [0]
    return choice[chance.below(len(choice))]


class Played:
    """A game between eager players, and to whom and about what each of its questions was put."""

    def __init__(self, game: str, seats: int, seed: int, options: dict[str, object]) -> None:
        match = gloaming.Match(gloaming.game(game), seats, seed, options)
        chance = Chance(seed)
        self._asked: list[tuple[int, str]] = []
        self._offered: list[set[str]] = []
        while (ask := match.position.ask) is not None and len(self._asked) < MOST_ANSWERS:
            self._asked.append((ask.seat, ask.topic))
            self._offered.append({type(option).__name__ for option in ask.options})
            match.answer(eagerly(ask, chance))
        self.is_over = match.position.outcome is not None
        self.record = match.record.to_json(match.position)

    def asks(self, topic: str, *, seat: int = 0) -> bool:
        return (seat, topic) in self._asked

    def at(self, topic: str, *, seat: int = 0, before: int = 0) -> int:
        """The number of answers after which a seat is first asked about this, or so many answers before."""
        return self._asked.index((seat, topic)) - before

    def offers(self, *options: str, seat: int = 0) -> int:
        """The number of answers after which a seat is first offered options of all those names."""
        found = enumerate(zip(self._asked, self._offered, strict=True))
        return next(number for number, ((other, _), names) in found if other == seat and names.issuperset(options))

    def before_the_end(self, left: int, *, seat: int = 0) -> int:
        """The number of answers after which a seat is asked and at least so many are left."""
        asked = self._asked[: len(self._asked) - left]
        return max(number for number, (other, _) in enumerate(asked) if other == seat)


def fallen(game: str, **options: object) -> tuple[bytes, int, int]:
    """A game of three in which somebody falls while the others go on: its record, after how many answers, and who."""
    for seed in range(1, MOST_SEEDS):
        match, chance = gloaming.Match(gloaming.game(game), 3, seed, options), Chance(seed)
        before: int | None = None
        while (ask := match.position.ask) is not None and len(match.record.answers) < MOST_ANSWERS:
            match.answer(eagerly(ask, chance))
            out = [seat for seat, player in enumerate(match.position.players) if _is_out(player)]
            if out and before is None and match.position.ask is not None:
                before, who = len(match.record.answers), out[0]
        if before is not None and match.position.outcome is not None:
            return match.record.to_json(match.position), before, who
    raise AssertionError(game)


def moment(game: str, so: Callable[[Any], bool], **options: object) -> tuple[bytes, int]:
    """A game of two and after how many answers the first seat is asked while its view is so."""
    for seed in range(1, MOST_SEEDS):
        match, chance = gloaming.Match(gloaming.game(game), 2, seed, options), Chance(seed)
        while (ask := match.position.ask) is not None and len(match.record.answers) < MOST_ANSWERS:
            if ask.seat == 0 and so(match.game.view(match.position, 0)):
                return match.record.to_json(match.position), len(match.record.answers)
            match.answer(eagerly(ask, chance))
    raise AssertionError(game)


def _is_out(player: Any) -> bool:
    return player.hp <= 0 if hasattr(player, "hp") else player.out  # type: ignore[no-any-return]


@cache
def played(game: str, *, seats: int = 2, about: str = "", asked: int = 0, **options: object) -> Played:
    """The first finished game in which a seat is asked about a topic."""
    games = (Played(game, seats, seed, options) for seed in range(1, MOST_SEEDS))
    return next(each for each in games if each.is_over and (not about or each.asks(about, seat=asked)))
