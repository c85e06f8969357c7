"""What a bot thinks between quests: what gold, experience, skills, items and relics are worth, and what to buy.

In the units of `bot.py`. An item is worth what its price says, as far as a hero can use it besides his others; gold and
experience are worth a little less than what they buy, so that they are spent.
"""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign import options as campaign_opt
from gloaming.games.descent.campaign.course import route
from gloaming.games.descent.campaign.prices import STARTING_EQUIPMENT
from gloaming.games.descent.campaign.setting_up import GetReady
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.cards.card import Card
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import OVERLORD, Hero
from gloaming.kernel import Option, Pass

QUEST = 400.0
"""What a quest that was won is worth."""
GOLD = 0.01
ITEM = 0.02
"""What each gold of the price of an item in use is worth."""
RELIC_PRICE = 250
UNFIT = 0.4
"""How much of it is left where a hero is no good with that kind of weapon."""
EXPERIENCE = 1.5
SPENT = 2.0
"""What an experience point is worth in hand and spent."""
RELIC = 4.0
WIELDED = 2.0
OTHERS = 2

AFRESH = ("learn", "grow", "hand_back", "shopping", "get_ready", "next_quest", "wield", "put_aside", "quest_over")
"""Questions of a campaign that begin something new."""


def campaign_worth(pos: DescentPosition) -> float:
    """What the campaign so far is worth to the heroes; nothing where a single quest is played."""
    if pos.campaign is None:
        return 0.0
    sheet = pos.campaign
    worth = QUEST * sum(1 if result.winner == "heroes" else -1 for result in sheet.log)
    worth += GOLD * sheet.gold + sum(_hero(hero) for hero in pos.heroes)
    bought = sum(CARDS[card].xp for card in (*pos.hand, *pos.deck, *pos.discard, *sheet.set_aside))
    worth -= EXPERIENCE * sheet.overlord_xp + SPENT * bought
    return worth - RELIC * len(sheet.relics) - WIELDED * len(sheet.wielded)


def _hero(hero: Hero) -> float:
    worth = EXPERIENCE * hero.xp + SPENT * sum(CARDS[card].xp for card in hero.skills)
    return worth + ITEM * sum(price_for(hero, card) for card in best_items(hero))


def price_for(hero: Hero, card: int) -> float:
    """What an item would cost that is as good for this hero."""
    face = CARDS[card]
    price = float(RELIC_PRICE if face.kind == "relic" else face.gold or STARTING_EQUIPMENT)
    return price * UNFIT if face.is_weapon and face.attack != _way_of_attack(hero) else price


def _way_of_attack(hero: Hero) -> str:
    """How a hero fights: as with the weapon his class came with."""
    starting = [CARDS[card] for card in hero.items if CARDS[card].hero_class and CARDS[card].is_weapon]
    return starting[0].attack if starting else "melee"


def best_items(hero: Hero) -> list[int]:
    """What a hero would use of all he carries: the dearest things that can be equipped together."""
    chosen: list[int] = []
    for card in sorted(hero.items, key=lambda card: (-price_for(hero, card), card)):
        if CARDS[card].slot and _fits([CARDS[one] for one in chosen], CARDS[card]):
            chosen.append(card)
    return chosen


def _fits(worn: Sequence[Card], face: Card) -> bool:
    if face.is_weapon and any(one.is_weapon for one in worn):
        return False
    if sum(one.hands for one in worn) + face.hands > 2:
        return False
    if face.slot == "armor":
        return not any(one.slot == "armor" for one in worn)
    if "Heavy Armor" in face.traits and any("Rune" in one.traits for one in worn):
        return False
    return face.slot != "other" or sum(one.slot == "other" for one in worn) < OTHERS


def considered(pos: DescentPosition, seat: int) -> Sequence[int] | None:
    """The options worth a thought at a question of the campaign; None at any other."""
    assert pos.ask is not None
    options = pos.ask.options
    match pos.ask.topic:
        case "get_ready":
            return [options.index(_next_change(pos, options))]
        case "shopping":
            used = {card for hero in pos.heroes for card in best_items(hero)}
            return [n for n, option in enumerate(options) if getattr(option, "card", None) not in used]
        case "put_aside" | "hand_back":
            return [len(options) - 1]
        case "next_quest":
            away = [len(route(option.quest)) for option in options if isinstance(option, campaign_opt.PlayNext)]
            wanted = max(away) if seat == OVERLORD else min(away)
            return [n for n, icons in enumerate(away) if icons == wanted]
    return None


def _next_change(pos: DescentPosition, options: Sequence[Option]) -> Option:
    """The next step to what a hero would best have equipped."""
    best = best_items(pos.heroes[pos.nearest(GetReady).at])
    for option in options:
        if isinstance(option, opt.Equip) and option.card in best:
            return option
    waiting = [card for card in best if card not in pos.heroes[pos.nearest(GetReady).at].equipped]
    for option in options if waiting else ():
        if isinstance(option, opt.PutAway) and option.card not in best:
            return option
    return next(option for option in options if isinstance(option, Pass))
