"""Saves of earlier versions of Descent."""

from __future__ import annotations

from gloaming.kernel.save import Plain, unchanged


def to_3(plain: Plain) -> None:
    """Cards are set aside before single quests, too: they stand no longer on the Campaign sheet."""
    sheet = plain.position.get("campaign")
    if sheet is not None:
        plain.position["set_aside"] = sheet.pop("set_aside", ())


def to_7(plain: Plain) -> None:
    """How the heroes are chosen is called as in the other games."""
    options = plain.position["options"]
    party = options.pop("party")
    options["set_up"] = {"chosen": "book"}.get(party, party)


MIGRATIONS = {"1": unchanged, "2": to_3, "3": unchanged, "4": unchanged, "5": unchanged, "6": to_7, "7": unchanged}
"""Versions 2 to 6 have other numbers in some quests: clocks, goals, reinforcements. In version 3 a single quest of
Act II is played with Act I cards below the expert level, and before an epic one heroes equip and the overlord makes his
deck. In version 5 all hero players say what they are for on the road. Version 7 plays as version 6 did. In
version 8 Running Shot begins attacks with a Bow only."""
