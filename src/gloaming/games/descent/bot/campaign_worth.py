"""What gold, experience, skills, items and relics are worth to a bot, between quests and before an epic one.

In the units of `value.py`. What items are worth to whom stands in `outfit.py`. Gold and experience are worth a little
less than what they buy, so that they are spent.
"""

from __future__ import annotations

from gloaming.games.descent.bot.outfit import worth_of
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import Hero

QUEST = 400.0
"""What a quest that was won is worth."""
GOLD = 0.01
ITEM = 0.02
"""What each gold of the price of an item in use is worth."""
EXPERIENCE = 1.5
SPENT = 2.0
"""What an experience point is worth in hand and spent."""
RELIC = 4.0
WIELDED = 2.0


def campaign_worth(pos: DescentPosition) -> float:
    """What the campaign so far, and all that was bought, is worth to the heroes; nothing in a plain single quest."""
    sheet = pos.campaign
    if sheet is None:
        return 0.0 if pos.options.level == "basic" else sum(_hero(hero) for hero in pos.heroes) - _deck(pos)
    worth = QUEST * sum(1 if result.winner == "heroes" else -1 for result in sheet.log)
    worth += GOLD * sheet.gold + sum(_hero(hero) for hero in pos.heroes)
    worth -= EXPERIENCE * sheet.overlord_xp + _deck(pos)
    return worth - RELIC * len(sheet.relics) - WIELDED * len(sheet.wielded)


def _deck(pos: DescentPosition) -> float:
    return SPENT * sum(CARDS[card].xp for card in (*pos.hand, *pos.deck, *pos.discard, *pos.set_aside))


def _hero(hero: Hero) -> float:
    skills = sum([CARDS[card].xp for card in hero.skills])
    return EXPERIENCE * hero.xp + SPENT * skills + ITEM * worth_of(hero.class_name, hero.items)
