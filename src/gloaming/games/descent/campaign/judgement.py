"""What a bot thinks between quests and before an epic one: what gold, experience, skills, items and relics are worth.

In the units of `bot.py`. A weapon is worth what it deals, another item what its price says, as far as a hero can use it
besides his others; gold and experience are worth a little less than what they buy, so that they are spent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache

from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign import options as campaign_opt
from gloaming.games.descent.campaign.course import route
from gloaming.games.descent.campaign.prices import STARTING_EQUIPMENT
from gloaming.games.descent.campaign.setting_up import GetReady
from gloaming.games.descent.campaign.travel import Agree
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.cards.card import Card
from gloaming.games.descent.rules.equipment import HANDS, OTHERS
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import OVERLORD, Hero
from gloaming.games.descent.strength import average_damage
from gloaming.kernel import Option

QUEST = 400.0
"""What a quest that was won is worth."""
GOLD = 0.01
ITEM = 0.02
"""What each gold of the price of an item in use is worth."""
RELIC_PRICE = 250
DAMAGE_PRICE = 150
"""What a weapon is priced at for each damage it deals on average: twice the damage is worth any armor."""
UNFIT = 0.4
"""How much of it is left where a hero is no good with that kind of weapon."""
EXPERIENCE = 1.5
SPENT = 2.0
"""What an experience point is worth in hand and spent."""
RELIC = 4.0
WIELDED = 2.0

IN_CAMPAIGN = ("learn", "grow", "hand_back", "shopping", "get_ready", "next_quest", "wield", "put_aside", "quest_over")
AFRESH = (*IN_CAMPAIGN, "skill", "shop", "overlord_card")
"""Questions of a campaign and of Epic Play that begin something new."""


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
    return EXPERIENCE * hero.xp + _grown(hero.skills, hero.items)


@lru_cache(maxsize=1 << 10)
def _grown(skills: tuple[int, ...], items: tuple[int, ...]) -> float:
    """What skills and items are worth; they are the same in thousands of positions."""
    worth = SPENT * sum(CARDS[card].xp for card in skills)
    return worth + ITEM * sum(price_for(items, card) for card in best_items(items))


def price_for(items: tuple[int, ...], card: int) -> float:
    """What an item would cost that is as good for the hero who has these."""
    face = CARDS[card]
    if face.is_weapon:
        return _strength(card) * DAMAGE_PRICE * (1.0 if face.attack == _way_of_attack(items) else UNFIT)
    return float(RELIC_PRICE if face.kind == "relic" else face.gold or STARTING_EQUIPMENT)


@cache
def _strength(card: int) -> float:
    return max(average_damage(CARDS[card]))


def _way_of_attack(items: tuple[int, ...]) -> str:
    """How a hero fights: as with the weapon his class came with."""
    starting = [CARDS[card] for card in items if CARDS[card].hero_class and CARDS[card].is_weapon]
    return starting[0].attack if starting else "melee"


def best_items(items: tuple[int, ...]) -> list[int]:
    """What a hero would use of all he carries: a weapon, and the dearest things that can be equipped with it."""
    chosen: list[int] = []
    for card in sorted(items, key=lambda card: (not CARDS[card].is_weapon, -price_for(items, card), card)):
        if CARDS[card].slot and _fits([CARDS[one] for one in chosen], CARDS[card]):
            chosen.append(card)
    return chosen


def _fits(worn: Sequence[Card], face: Card) -> bool:
    """True if it can be equipped with the others (DE-177 to DE-179, DE-343)."""
    if face.is_weapon and any(one.is_weapon for one in worn):
        return False
    if sum(one.hands for one in worn) + face.hands > HANDS:
        return False
    if face.slot == "armor" and any(one.slot == "armor" for one in worn):
        return False
    if face.slot == "other" and sum(one.slot == "other" for one in worn) == OTHERS:
        return False
    traits = {trait for one in worn for trait in one.traits}
    apart = {"Heavy Armor": "Rune", "Rune": "Heavy Armor", "Helmet": "Helmet"}
    return not any(apart.get(trait) in traits for trait in face.traits)


def considered(pos: DescentPosition, seat: int) -> Sequence[int] | None:
    """The options worth a thought at a question of the campaign or about equipment; None at any other."""
    assert pos.ask is not None
    options = pos.ask.options
    match pos.ask.topic:
        case "get_ready":
            change = next_change(pos.heroes[pos.nearest(GetReady).at], options)
            return [len(options) - 1 if change is None else change]
        case "act" if pos.active in range(len(pos.heroes)) and pos.options.level != "basic":
            change = next_change(pos.heroes[pos.active], options)
            return None if change is None else [change]
        case "skill" | "shop" | "overlord_card":
            return range(len(options) - 1)  # what is left over is lost
        case "shopping":
            used = {card for hero in pos.heroes for card in best_items(hero.items)}
            return [n for n, option in enumerate(options) if getattr(option, "card", None) not in used]
        case "put_aside" | "hand_back":
            return [len(options) - 1]
        case "road_choice" | "road_tester" | "road_find" if said := pos.nearest(Agree).said:
            return [Counter(said).most_common(1)[0][0]]  # who speaks later, or has to decide, goes with the others
        case "next_quest":
            away = [len(route(option.quest)) for option in options if isinstance(option, campaign_opt.PlayNext)]
            wanted = max(away) if seat == OVERLORD else min(away)
            return [n for n, icons in enumerate(away) if icons == wanted]
    return None


def next_change(hero: Hero, options: Sequence[Option]) -> int | None:
    """The next step to what a hero would best have equipped; None if he has it or cannot get there."""
    best = best_items(tuple(card for card in hero.items if card not in hero.traded))
    if all(card in hero.equipped for card in best):
        return None
    steps = [n for n, option in enumerate(options) if isinstance(option, opt.Equip) and option.card in best]
    steps += [n for n, option in enumerate(options) if isinstance(option, opt.PutAway) and option.card not in best]
    return next(iter(steps), None)
