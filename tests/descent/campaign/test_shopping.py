"""Step 5: the shop in Arhynn."""

from __future__ import annotations

import pytest

from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign import events as ev
from gloaming.games.descent.campaign.options import Buy, Sell
from gloaming.games.descent.campaign.prices import resale
from gloaming.games.descent.campaign.shopping import Shopping
from gloaming.games.descent.cards import CARDS, numbers_named
from gloaming.kernel import PASS
from tests.descent.campaign.journey import Journey, after
from tests.proof import rule


def shopping(gold: int = 1000, seats: int = 5, offer: tuple[str, ...] = (), seed: int = 1) -> Journey:
    """The heroes are in the shop, with so much gold and these things for sale."""
    t = after(("castle_daerion", "overlord"), seats=seats, seed=seed)
    t.comes_to("shopping")
    t.writes(gold=gold)
    if offer:
        t.pos.amend(Shopping, offer=tuple(in_shop(t, name) for name in offer))
    t.is_asked_again()
    return t


def in_shop(t: Journey, name: str) -> int:
    """The number of a Shop Item; some starting equipment has the same name."""
    return next(card for card in numbers_named(name) if card in t.pos.shop)


def on_sale(t: Journey) -> set[str]:
    return {CARDS[option.card].name for option in t.offered(Buy)}


@rule("DE-395", "DE-396")
@pytest.mark.parametrize(("seats", "cards"), [(5, 5), (4, 4), (3, 3)])
def test_one_card_for_each_hero_and_one_more_of_act_i_is_revealed(seats: int, cards: int):
    t = shopping(seats=seats)
    (opened,) = t.told(ev.ShopOpened)
    assert opened.reveals, "what was looked at cannot be taken back"
    assert len(opened.cards) == cards
    assert {CARDS[card].act for card in opened.cards} == {1}
    assert on_sale(t) <= {CARDS[card].name for card in opened.cards}
    others = {frozenset(shopping(seed=seed).told(ev.ShopOpened)[0].cards) for seed in range(4)}
    assert len(others) > 1, "the deck is shuffled"


@rule("DE-397", "DE-393")
def test_what_they_can_pay_for_or_nothing_and_the_rest_is_kept():
    t = shopping(gold=100, offer=("Leather Armor", "Iron Battleaxe", "Chainmail"))
    assert on_sale(t) == {"Leather Armor", "Iron Battleaxe"}
    t.answers(Buy(numbers_named("Leather Armor")[0]))
    t.answers(opt.Choose(1))
    assert t.sheet.gold == 25
    assert on_sale(t) == set()
    t.answers(PASS)
    assert t.ask.topic == "next_quest"
    assert t.sheet.gold == 25
    t.reaches_quest()
    t.won_by("overlord")
    assert t.sheet.gold == 25 + t.told(ev.FindsSold)[-1].gold


@rule("DE-392", "DE-398")
@pytest.mark.parametrize("hero", range(4))
def test_gold_is_common_and_a_bought_card_goes_to_any_hero(hero: int):
    t = shopping(gold=200, offer=("Leather Armor", "Iron Battleaxe", "Heavy Cloak"))
    card = numbers_named("Iron Battleaxe")[0]
    assert t.ask.seat == 1
    t.answers(Buy(card))
    assert t.ask.topic == "buy_for"
    t.answers(opt.Choose(hero))
    assert [card in one.items for one in t.pos.heroes] == [number == hero for number in range(4)]
    assert card not in t.pos.shop
    assert t.sheet.gold == 100
    assert on_sale(t) == {"Leather Armor", "Heavy Cloak"}, "it is no longer for sale, the others are"


def test_of_too_few_cards_all_are_revealed():
    """R92."""
    t = after(("castle_daerion", "overlord"))
    t.comes_to("grow")
    left = t.pos.shop[:3]
    t.pos.shop = left
    t.comes_to("shopping")
    assert sorted(t.told(ev.ShopOpened)[-1].cards) == sorted(left)


@rule("DE-399")
def test_what_was_not_bought_is_in_the_deck_of_the_next_visit():
    t = shopping()
    (opened,) = t.told(ev.ShopOpened)
    bought = opened.cards[0]
    t.answers(next(option for option in t.offered(Buy) if option.card == bought))
    t.answers(opt.Choose(0))
    t.answers(PASS)
    assert set(opened.cards[1:]) <= set(t.pos.shop)
    assert bought not in t.pos.shop
    assert len(t.pos.shop) == 19


@rule("DE-400")
def test_half_the_price_is_paid_rounded_down_to_25():
    costs = {25: 0, 50: 25, 75: 25, 100: 50, 125: 50, 150: 75, 175: 75}
    items = {CARDS[card].gold: card for card in range(len(CARDS)) if CARDS[card].act}
    assert {cost: resale(items[cost]) for cost in costs if cost in items} == {
        c: p for c, p in costs.items() if c in items
    }
    t = shopping(gold=0)
    first, second = t.gives(0, "Leather Armor", "Chainmail")
    t.is_asked_again()
    t.answers(Sell(first))
    t.answers(Sell(second))
    assert t.sheet.gold == 25 + 75, "each is rounded by itself"
    assert first not in t.hero(0).items


@rule("DE-401")
def test_starting_equipment_is_sold_for_25_and_is_gone():
    t = shopping(gold=0)
    card = t.hero(0).items[0]
    t.answers(Sell(card))
    assert t.sheet.gold == 25
    assert card not in (*t.hero(0).items, *t.hero(0).equipped, *t.pos.shop, *t.pos.box)
    assert card not in t.pos.cards_in_force(0)


@rule("DE-401")
@pytest.mark.parametrize(("sold", "kept"), [(0, 1), (1, 0)])
def test_what_is_not_sold_stays_in_his_hands(sold: int, kept: int):
    t = shopping(gold=0)
    mace_and_shield = t.hero(2).items
    t.answers(Sell(mace_and_shield[sold]))
    t.answers(opt.Accept())
    assert t.hero(2).items == t.hero(2).equipped == (mace_and_shield[kept],)


@rule("DE-402")
def test_a_sold_item_is_in_its_deck_again_but_not_for_sale_today():
    t = shopping(gold=500, offer=("Iron Battleaxe",))
    (card,) = t.gives(0, "Leather Armor")
    t.is_asked_again()
    t.answers(Sell(card))
    assert card in t.pos.shop
    assert on_sale(t) == {"Iron Battleaxe"}


@rule("DE-403")
def test_relics_cannot_be_sold():
    t = shopping()
    (relic,) = t.gives(0, "Staff of Light")
    t.is_asked_again()
    assert Sell(relic) not in t.ask.options
    assert any(isinstance(option, Sell) for option in t.ask.options)


def test_whoever_carries_a_thing_has_to_agree_to_its_sale():
    t = shopping(gold=0)
    card = t.hero(2).items[0]
    t.answers(Sell(card))
    assert (t.ask.topic, t.ask.seat) == ("may_sell", 3)
    t.answers(PASS)
    assert card in t.hero(2).items
    assert t.ask.topic == "shopping"
    assert Sell(card) not in t.ask.options, "he is not asked again"
    card = t.hero(3).items[0]
    t.answers(Sell(card))
    t.answers(opt.Accept())
    assert card not in t.hero(3).items
    assert t.sheet.gold == 25


@rule("DE-X26")
def test_four_heroes_buy_three_of_five():
    offer = ("Leather Armor", "Sling", "Iron Battleaxe", "Iron Spear", "Lucky Charm")
    t = shopping(gold=300, offer=offer)
    assert on_sale(t) == set(offer)
    for number, name in enumerate(("Iron Battleaxe", "Leather Armor", "Lucky Charm")):
        t.answers(Buy(in_shop(t, name)))
        t.answers(opt.Choose(number))
    assert t.sheet.gold == 300 - 275
    assert [t.items(number)[-1] for number in range(3)] == ["Iron Battleaxe", "Leather Armor", "Lucky Charm"]
    t.answers(PASS)
    assert {"Sling", "Iron Spear"} <= {CARDS[card].name for card in t.pos.shop}
