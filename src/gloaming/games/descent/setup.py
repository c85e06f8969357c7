"""How a game starts: heroes and classes, the Overlord deck, the quest that is played."""

from __future__ import annotations

from gloaming.games.descent.campaign.campaign import Campaign
from gloaming.games.descent.campaign.sheet import CampaignSheet
from gloaming.games.descent.campaign.start import check_campaign, numbers, put_away
from gloaming.games.descent.cards import CARDS, OVERLORD_CARDS
from gloaming.games.descent.cards.overlord_basic import OVERLORD_BASIC
from gloaming.games.descent.cards.search import SEARCH
from gloaming.games.descent.cards.shop_act_1 import SHOP_ACT_1
from gloaming.games.descent.cards.shop_act_2 import SHOP_ACT_2
from gloaming.games.descent.hero_cards import nobody
from gloaming.games.descent.quests import quests
from gloaming.games.descent.rules.begin import Begin, encounters_of
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.settings import Settings
from gloaming.games.descent.state import Figure
from gloaming.kernel import EVERYONE, OptionError
from gloaming.kernel.agenda import Frame


def check(seats: int, options: Settings) -> None:
    """There are at least as many heroes as players who have one; some quests belong to a campaign (DE-047)."""
    if options.heroes_for(seats) < seats - 1:
        raise OptionError("heroes", f"With {seats} seats there are at least {seats - 1} heroes, not {options.heroes}.")
    if options.mode == "campaign":
        check_campaign(options)
    elif options.until != "finale":
        raise OptionError("until", "Only a campaign is played up to a part of it: set mode=campaign as well.")
    quest = quests()[options.quest]
    if not encounters_of(options):
        raise OptionError("encounter", f"{quest.name} has only one encounter.")
    if not quest.standalone and options.encounter == "both":
        raise OptionError(
            "quest", f"{quest.name} is played only in a campaign; choose encounter 1 or 2 to try one of its encounters."
        )


def set_up(seats: int, chance: int, options: Settings) -> DescentPosition:
    """Everything in the box, and a place for each hero."""
    number = options.heroes_for(seats)
    in_campaign = options.mode == "campaign"
    party = [nobody(1 + n % (seats - 1)) for n in range(number)]
    return DescentPosition(
        seats=seats,
        chance=chance,
        agenda=[Frame(Campaign() if in_campaign else Begin())],
        options=options,
        quest=options.quest,
        encounter="",
        act=2 if options.level == "expert" and not in_campaign else 1,
        heroes=party,
        figures=[Figure(kind="hero", name=hero.name, side="heroes") for hero in party],
        groups=[],
        tokens=[],
        deck=numbers(OVERLORD_BASIC),
        search_deck=numbers(SEARCH),
        box=(*numbers(card for card in OVERLORD_CARDS if card.deck != "Basic"), *(put_away() if in_campaign else ())),
        shop=numbers(SHOP_ACT_1 if in_campaign else (*SHOP_ACT_1, *SHOP_ACT_2)),
        campaign=CampaignSheet() if in_campaign else None,
        seen=[EVERYONE] * len(CARDS),
    )
