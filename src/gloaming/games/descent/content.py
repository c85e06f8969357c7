"""What a screen needs to draw the game and no view repeats."""

from __future__ import annotations

from typing import Any

from gloaming.games.descent.cards import CARDS


def content() -> dict[str, Any]:
    """Cards by number."""
    return {
        "cards": [
            {"name": card.name, "kind": card.kind, "text": card.text, "icon": card.icon, "slot": card.slot}
            for card in CARDS
        ]
    }
