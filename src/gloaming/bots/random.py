"""The random bot: any option, all equally likely."""

from __future__ import annotations

from gloaming.bots.bot import Bot, Sight


class RandomBot(Bot):
    """Picks any option."""

    name = "random"

    def choose(self, sight: Sight) -> int:
        return self.rng.below(len(sight.ask.options))
