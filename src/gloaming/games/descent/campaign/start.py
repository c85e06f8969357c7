"""How a campaign starts: which settings fit it, and what is put away until it is needed."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.games.descent.campaign.relics import HERO_SIDES
from gloaming.games.descent.cards import NUMBERS
from gloaming.games.descent.cards.card import Card
from gloaming.games.descent.cards.shop_act_2 import SHOP_ACT_2
from gloaming.games.descent.settings import Settings
from gloaming.kernel import OptionError


def check_campaign(options: Settings) -> None:
    """A campaign chooses its quests itself and plays them whole."""
    if options.quest != "first_blood":
        raise OptionError(
            "quest", "A campaign begins with First Blood, and winners choose what follows: leave quest out."
        )
    if options.encounter != "both":
        raise OptionError("encounter", "A campaign is played in whole quests: leave encounter out.")


def numbers(cards: Iterable[Card]) -> tuple[int, ...]:
    """The physical cards of these kinds."""
    return tuple(number for card in cards for number in NUMBERS[card])


def put_away() -> tuple[int, ...]:
    """What stays in the box at first: relics, and the Shop Items of Act II (DE-359)."""
    return (*numbers(SHOP_ACT_2), *HERO_SIDES)
