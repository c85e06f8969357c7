"""Bots: they see what their seat may know, the question, and redeals; never the truth."""

from __future__ import annotations

from gloaming.bots.bot import Bot, Sight
from gloaming.bots.easy import EasyBot
from gloaming.bots.greedy import GreedyBot
from gloaming.bots.random import RandomBot
from gloaming.kernel import Refused

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "easy": EasyBot, "greedy": GreedyBot}

BOT_NAMES = ("Moth", "Wren", "Sable", "Ember", "Lark", "Rook")
"""What bots are called, by their seats."""


def bot(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes the same choices."""
    if name not in BOTS:
        raise Refused(f"There is no bot {name!r}; the bots are: {', '.join(BOTS)}.")
    return BOTS[name](seed)


__all__ = ["BOTS", "BOT_NAMES", "Bot", "Sight", "bot"]
