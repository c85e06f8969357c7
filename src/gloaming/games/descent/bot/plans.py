"""Between quests and before an epic one: at each question the options worth a thought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from gloaming.games.descent import options as opt
from gloaming.games.descent.bot.campaign_worth import GOLD, ITEM, RELIC, SPENT
from gloaming.games.descent.bot.outfit import (
    best_items,
    best_taker,
    gain,
    serves_in_fights,
    shared_out,
    suits_better,
)
from gloaming.games.descent.campaign.course import route, stage_after
from gloaming.games.descent.campaign.options import Buy, BuyOverlordCard, Learn, PassOn, PlayNext, PutAside, Sell
from gloaming.games.descent.campaign.prices import may_change_hands, resale
from gloaming.games.descent.campaign.relics import relic_named
from gloaming.games.descent.campaign.rewards import ReceiveRewards
from gloaming.games.descent.campaign.setting_up import GetReady
from gloaming.games.descent.campaign.shopping import Shopping
from gloaming.games.descent.campaign.travel import Agree
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.quests import quests
from gloaming.games.descent.rules.epic import EpicPlay
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import OVERLORD, Hero
from gloaming.kernel import Option

IN_HAND = GOLD / ITEM
"""What gold in hand is worth beside the same gold in items: what gains less is left in the shop."""
ROAD = 0.5
"""What each stop on the road costs the heroes, who meet something there."""
GROUP = 1.0
"""What it is worth to the overlord that a type of monsters is open to him."""
ALIKE = 1.0
"""Quests that differ by less are as good as each other."""

IN_CAMPAIGN = ("learn", "grow", "hand_back", "shopping", "get_ready", "next_quest", "wield", "put_aside", "quest_over")
AFRESH = (*IN_CAMPAIGN, "skill", "shop", "overlord_card")
"""Questions of a campaign and of Epic Play that begin something new."""


def considered(pos: DescentPosition, seat: int) -> Sequence[int] | None:
    """The options worth a thought at a question of the campaign or about equipment; None at any other."""
    assert pos.ask is not None
    options = pos.ask.options
    match pos.ask.topic:
        case "get_ready":
            return [_get_ready(pos, pos.nearest(GetReady).at, options)]
        case "act" if pos.active in range(len(pos.heroes)) and pos.options.level != "basic":
            change = next_change(pos.heroes[pos.active], options)
            return None if change is None else [change]
        case "learn" | "skill":
            return _foremost(options, lambda card: (serves_in_fights(CARDS[card]), CARDS[card].xp))
        case "grow" | "overlord_card":
            return _foremost(options, lambda card: _of_use_to_overlord(pos, card))
        case "shopping":
            return [_shop(pos, options)]
        case "shop":
            return [_buy(pos.heroes, options, last=True)]
        case "buy_for":
            return [best_taker(shared_out(pos.heroes), pos.nearest(Shopping).card)]
        case "for_whom":
            return [best_taker(pos.heroes, pos.nearest(EpicPlay).card)]
        case "reward_relic":
            rewards = pos.nearest(ReceiveRewards)
            relic = quests()[rewards.quest].rewards.of_winner(rewards.winner).relic
            return None if relic is None else [best_taker(pos.heroes, relic_named(relic))]
        case "to_whom":
            ready = pos.nearest(GetReady)
            taker = suits_better(pos.heroes, ready.at, ready.card)
            return None if taker is None else [options.index(opt.Choose(taker))]
        case "put_aside":
            traps = [n for n, option in enumerate(options) if isinstance(option, PutAside) and _is_basic_trap(option)]
            return [*traps, len(options) - 1][:1]
        case "hand_back":
            return [len(options) - 1]
        case "road_choice" | "road_tester" | "road_find" if said := pos.nearest(Agree).said:
            return [Counter(said).most_common(1)[0][0]]  # who speaks later, or has to decide, goes with the others
        case "next_quest":
            worths = [quest_worth(pos, seat, option.quest) for option in options if isinstance(option, PlayNext)]
            return [n for n, worth in enumerate(worths) if worth > max(worths) - ALIKE]
    return None


# Experience.


def _foremost(options: Sequence[Option], rank: Callable[[int], tuple[float, ...]]) -> list[int]:
    """Of cards that experience can buy those of the first rank: it is always spent."""
    cards = [
        (n, option.card)
        for n, option in enumerate(options)
        if isinstance(option, Learn | BuyOverlordCard | opt.ChooseCard)
    ]
    best = max(rank(card) for _, card in cards)
    return [n for n, card in cards if rank(card) == best]


def _of_use_to_overlord(pos: DescentPosition, card: int) -> tuple[float, ...]:
    """He stays with the class he began, which opens its dearer cards, and takes one that is of no class last."""
    face = CARDS[card]
    mine = sum(CARDS[one].deck == face.deck for one in pos.deck)
    return (face.deck != "Universal", mine, face.xp)


def _is_basic_trap(option: PutAside) -> bool:
    """What the overlord leaves out: the fewer of them he draws, the more of what he paid for."""
    return CARDS[option.card].deck == "Basic" and CARDS[option.card].type == "Trap"


# Gold.


def _shop(pos: DescentPosition, options: Sequence[Option]) -> int:
    """First what nobody needs is sold, then what gains most is bought; what is left over waits for the next time."""
    assert pos.campaign is not None
    heroes, last = shared_out(pos.heroes), stage_after(pos.campaign.log) == "finale"
    for n, option in enumerate(options):
        if isinstance(option, Sell) and _is_spare(heroes, option.card, 0.0 if last else IN_HAND):
            return n
    return _buy(heroes, options, last)


def _is_spare(heroes: Sequence[Hero], card: int, in_hand: float) -> bool:
    """True if nobody who can have an item would gain more by it than its gold is worth."""
    may_have = heroes if may_change_hands(card) else [hero for hero in heroes if card in hero.items]
    return all(gain(hero, card) <= in_hand * resale(card) for hero in may_have)


def _buy(heroes: Sequence[Hero], options: Sequence[Option], last: bool) -> int:
    """What gains most beyond its price, in the last shop whatever gains anything; else the last option, to leave."""
    beyond: dict[int, float] = {}
    for n, option in enumerate(options):
        if isinstance(option, Buy | opt.ChooseCard):
            price = IN_HAND * CARDS[option.card].gold
            gained = gain(heroes[best_taker(heroes, option.card)], option.card)
            if gained > (0.0 if last else price):
                beyond[n] = gained - price
    return max(beyond, key=lambda n: beyond[n], default=len(options) - 1)


# Equipment.


def _get_ready(pos: DescentPosition, figure: int, options: Sequence[Option]) -> int:
    """A hero passes on what suits another better, then equips; then he is ready."""
    for n, option in enumerate(options):
        if isinstance(option, PassOn) and suits_better(pos.heroes, figure, option.card) is not None:
            return n
    change = next_change(pos.heroes[figure], options)
    return len(options) - 1 if change is None else change


def next_change(hero: Hero, options: Sequence[Option]) -> int | None:
    """The next step to what a hero would best have equipped; None if he has it or cannot get there."""
    best = best_items(hero.class_name, tuple(card for card in hero.items if card not in hero.traded))
    if all(card in hero.equipped for card in best):
        return None
    steps = [n for n, option in enumerate(options) if isinstance(option, opt.Equip) and option.card in best]
    steps += [n for n, option in enumerate(options) if isinstance(option, opt.PutAway) and option.card not in best]
    return next(iter(steps), None)


# The next quest.


def quest_worth(pos: DescentPosition, seat: int, quest: str) -> float:
    """What a side thinks of a quest: what it wins there, and what the road does to the heroes."""
    road = ROAD * len(route(quest))
    if seat == OVERLORD:
        prize = quests()[quest].rewards.of_winner("overlord")
        return SPENT * prize.xp + RELIC * (prize.relic is not None) + GROUP * (prize.opens_group is not None) + road
    prize = quests()[quest].rewards.of_winner("heroes")
    relic = 0.0 if prize.relic is None else max(gain(hero, relic_named(prize.relic)) for hero in pos.heroes)
    party = len(pos.heroes)
    return SPENT * (prize.xp * party + prize.xp_one_hero) + ITEM * (prize.gold_per_hero * party + relic) - road
