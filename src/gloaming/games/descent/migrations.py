"""Saves of earlier versions of Descent."""

from __future__ import annotations

from gloaming.kernel.save import unchanged

MIGRATIONS = {"1": unchanged}
"""Version 2 has other numbers in some quests: clocks, goals, reinforcements."""
