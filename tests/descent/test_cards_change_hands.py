"""Cards that change hands keep what is true of them, and nothing happens to others: trades, finds, decks."""

from __future__ import annotations

import pytest

from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.state import NOTHING
from tests.descent.drawing import room
from tests.descent.scene import DescentScene, descent
from tests.proof import rule

POTIONS = ["Health Potion", "Stamina Potion", "Power Potion"]


def traders() -> DescentScene:
    """Syndrael wears a sword, a shield and a ring, and has three potions, one of them empty; Jain is beside her."""
    t = descent(
        room(4, 1),
        ann={
            "hero": "Syndrael",
            "hero_class": "Knight",
            "at": (0, 0),
            "items": POTIONS,
            "equipped": ["Steel Broadsword", "Iron Shield", "Ring of Power"],
            "exhausted": ["Iron Shield"],
        },
        bob={"hero": "Jain Fairwood", "at": (1, 0), "items": ["Sling"]},
    )
    t.pos.flip(0, numbered(t, "Stamina Potion"))
    return t


def numbered(t: DescentScene, name: str) -> int:
    return next(card for hero in t.pos.heroes for card in hero.items if CARDS[card].name == name)


def names(cards: tuple[int, ...]) -> list[str]:
    return [CARDS[card].name for card in cards]


@rule("DE-263")
@pytest.mark.parametrize("item", ["Steel Broadsword", "Iron Shield", "Ring of Power"])
def test_what_is_traded_is_taken_off_and_the_rest_stays_on(item: str):
    t = traders()
    worn = names(t.pos.heroes[0].equipped)
    bow = t.pos.heroes[1].equipped
    t.pos.trade(0, 1, numbered(t, item))
    assert names(t.pos.heroes[0].equipped) == [one for one in worn if one != item]
    assert item not in t.ann.items
    assert item in t.bob.items
    assert t.pos.heroes[1].equipped == bow  # it is not equipped yet
    assert names(t.pos.heroes[1].traded) == [item]


@pytest.mark.parametrize("item", ["Steel Broadsword", "Iron Shield", "Ring of Power"])
def test_an_exhausted_item_stays_exhausted_in_other_hands(item: str):
    t = traders()
    t.pos.trade(0, 1, numbered(t, item))
    shield = item == "Iron Shield"
    assert (t.ann.exhausted, t.bob.exhausted) == (([], [item]) if shield else (["Iron Shield"], []))


@rule("DE-131")
@pytest.mark.parametrize("potion", POTIONS)
def test_an_empty_potion_stays_empty_in_other_hands_and_a_full_one_full(potion: str):
    t = traders()
    t.pos.trade(0, 1, numbered(t, potion))
    mine, theirs = (names(t.pos.heroes[hero].used) for hero in (0, 1))
    assert (mine, theirs) == (([], [potion]) if potion == "Stamina Potion" else (["Stamina Potion"], []))
    assert sorted(names(tuple(t.pos.search_cards(0)))) == sorted({"Health Potion", "Power Potion"} - {potion})


def test_what_came_and_goes_again_may_be_worn_by_the_next():
    t = traders()
    ring, sword = numbered(t, "Ring of Power"), numbered(t, "Steel Broadsword")
    t.pos.trade(0, 1, ring)
    t.pos.trade(0, 1, sword)
    t.pos.trade(1, 0, ring)
    assert names(t.pos.heroes[1].traded) == ["Steel Broadsword"]
    assert names(t.pos.heroes[0].traded) == ["Ring of Power"]


@rule("DE-343")
def test_runes_are_not_worn_with_heavy_armor_and_other_things_are():
    t = descent(
        room(4, 1),
        ann={
            "hero": "Syndrael",
            "hero_class": "Knight",
            "at": (0, 0),
            "items": ["Mana Weave", "Ring of Power", "Iron Spear"],
            "equipped": ["Chainmail"],
        },
    )
    t.ann.is_offered("equip Ring of Power", "equip Iron Spear")
    t.ann.is_not_offered("equip Mana Weave")


@pytest.mark.parametrize("act", [1, 2])
def test_a_treasure_chest_holds_an_item_of_the_act(act: int):
    found = set()
    for chance in range(12):
        t = descent(room(4, 1), ann={"at": (0, 0)}, act=act)
        t.pos.chance = chance
        left = len(t.pos.shop)
        t.pos.find_shop_item(0)
        card = t.pos.heroes[0].items[-1]
        assert card not in t.pos.shop
        assert len(t.pos.shop) == left - 1
        assert t.pos.heroes[0].traded == (card,)
        found.add(CARDS[card].act)
    assert found == {act}


def test_an_empty_shop_leaves_nothing_to_find():
    t = descent(room(4, 1), ann={"at": (0, 0)})
    t.pos.shop = ()
    items = t.pos.heroes[0].items
    t.pos.find_shop_item(0)
    assert t.pos.heroes[0].items == items


def test_an_empty_search_deck_gives_no_card():
    t = descent(room(4, 1), ann={"at": (0, 0)})
    t.pos.search_deck = ()
    assert t.pos.draw_search(0) == NOTHING


# The overlord's deck.


@rule("DE-284")
@pytest.mark.parametrize(("deck", "discard", "number"), [(3, 0, 2), (1, 3, 2), (0, 2, 1), (1, 0, 2)])
def test_the_discards_are_a_new_deck_once_the_last_card_is_drawn(deck: int, discard: int, number: int):
    t = descent(room(4, 1), ann={"at": (0, 0)})
    cards = t.pos.deck
    t.pos.hand, t.pos.deck, t.pos.discard = (), cards[:deck], cards[deck : deck + discard]
    drawn = t.pos.draw_overlord(number)
    assert len(drawn) == min(number, deck + discard)
    assert sorted((*t.pos.deck, *t.pos.discard, *t.pos.hand)) == sorted(cards[: deck + discard])
    reshuffled = deck <= number and discard > 0
    assert (t.pos.discard == ()) == (reshuffled or not discard)
    assert set(drawn[:deck]) == set(cards[:deck][::-1][:number])


def test_the_top_of_the_deck_is_looked_at_and_put_in_order():
    t = descent(room(4, 1), ann={"at": (0, 0)})
    deck = t.pos.deck
    assert t.pos.look_at_top(3) == 3
    assert [bool(t.pos.seen[card] & 1) for card in deck[-4:]] == [False, True, True, True]
    for above, card in enumerate(deck[-3:]):
        t.pos.put_in_deck(card, above)
    assert t.pos.deck == (*deck[:-3], *reversed(deck[-3:]))


@pytest.mark.parametrize("kind", ["Event", "Magic", "Trap"])
def test_schemes_turns_cards_up_until_one_is_of_that_type(kind: str):
    t = descent(room(4, 1), ann={"at": (0, 0)})
    deck = list(t.pos.deck)
    t.pos.scheme(kind)
    turned = []
    while CARDS[deck[-1]].type != kind:
        turned.append(deck.pop())
    assert list(t.pos.hand) == [deck.pop()]
    assert t.pos.discard == tuple(turned)
    assert t.pos.deck == tuple(deck)
