"""Saves of earlier versions of Casting Shadows."""

from __future__ import annotations

from gloaming.games.casting_shadows.cards import CARDS
from gloaming.kernel.save import Plain, unchanged


def to_2(plain: Plain) -> None:
    """Version 2 keeps who knows which card as every game does, beside the cards."""
    position = plain.position
    position["seen"] = seen = [0] * len(CARDS)

    def cards(secrets: list[dict[str, int]]) -> list[int]:
        for secret in secrets:
            seen[secret["value"]] = secret["seen_by"]
        return [secret["value"] for secret in secrets]

    position["counterspell_deck"] = cards(position["counterspell_deck"])
    for player in position["players"]:
        player["counterspells"] = cards(player["counterspells"])


MIGRATIONS = {"1": to_2, "2": unchanged, "3": unchanged}

NUMBERED_STEPS = {
    "Rounds": "next_turn next_turn",
    "Turn": ("phase_1 phase_2 act phase_2 phase_3_absorb phase_3_transform phase_3_cursed_crystals phase_3_clear_pool"),
    "Damage": ("announce counterspells companions_lower_it take_it eliminate companions_react strike_back strike_back"),
}
"""The steps of rules that have changed since saves numbered them: for each number, the step that follows now."""
