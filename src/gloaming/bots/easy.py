"""The easy bot: it plays like the greedy one, and overlooks most of what it could do."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.bots.bot import Sight
from gloaming.bots.greedy import GreedyBot

NOTICED = 2


class EasyBot(GreedyBot):
    """Takes the better one of two sensible options that come to its mind."""

    name = "easy"

    def considered(self, sight: Sight) -> Sequence[int]:
        options = list(sight.sensible)
        self.rng.shuffle(options)
        return options[:NOTICED]
