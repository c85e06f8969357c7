"""Step 4: skills for heroes, Overlord cards for the overlord."""

from __future__ import annotations

from gloaming.games.descent.campaign.options import BuyOverlordCard, Learn
from gloaming.games.descent.cards import CARDS, OVERLORD_CARDS, numbers_named
from gloaming.kernel import PASS
from tests.descent.campaign.journey import Journey, after
from tests.descent.scene import GAME
from tests.proof import rule


def learning(xp: int = 3) -> Journey:
    """The first hero is asked what he learns."""
    t = after(("castle_daerion", "heroes"))
    assert t.ask.topic == "learn"
    t.teaches(0, xp=xp)
    t.is_asked_again()
    return t


def growing(xp: int, *cards: str) -> Journey:
    """The overlord is asked what he buys; these cards are in his deck already."""
    t = after(("castle_daerion", "heroes"))
    t.comes_to("grow")
    t.writes(overlord_xp=xp)
    for name in cards:
        t.pos.add_to_deck(next(card for card in numbers_named(name) if card in t.pos.box))
    t.is_asked_again()
    return t


def names(t: Journey) -> set[str]:
    return {CARDS[option.card].name for option in t.ask.options if option != PASS}  # type: ignore[attr-defined]


@rule("DE-378", "DE-387")
def test_a_hero_buys_skills_of_his_own_class_at_their_price():
    t = learning(xp=2)
    hero = t.hero(0)
    assert {option.figure for option in t.offered(Learn)} == {0}
    for option in t.offered(Learn):
        assert CARDS[option.card].hero_class == hero.class_name
        assert 0 < CARDS[option.card].xp <= 2
    dear = next(option for option in t.offered(Learn) if CARDS[option.card].xp == 2)
    t.answers(dear)
    assert t.hero(0).xp == 0
    assert dear.card in t.hero(0).skills


@rule("DE-377", "DE-376")
def test_as_many_as_the_points_pay_for_and_the_rest_is_kept():
    t = learning(xp=3)
    for _ in range(2):
        t.answers(next(option for option in t.offered(Learn) if CARDS[option.card].xp == 1))
    assert len(t.hero(0).skills) == 3
    assert t.hero(0).xp == 1
    t.answers(PASS)
    assert t.ask.topic == "learn", "the next hero is asked"
    t.comes_to("grow")
    t.answers(PASS)
    assert t.sheet.overlord_xp == 1
    t.reaches_quest()
    t.won_by("overlord")
    assert t.hero(0).xp == 2, "what was kept is there in the next phase"
    assert t.sheet.overlord_xp >= 2


@rule("DE-377")
def test_so_does_the_overlord():
    t = growing(3)
    for left in (2, 1, 0):
        t.answers(t.offered(BuyOverlordCard)[0])
        assert t.sheet.overlord_xp == left
    assert len(t.pos.deck) == 18
    assert t.ask.topic != "grow"


@rule("DE-375")
def test_nobody_can_spend_the_points_of_another():
    t = learning(xp=0)
    t.teaches(1, xp=6)
    t.comes_to("learn")
    assert t.ask.seat == t.hero(1).seat
    for option in t.offered(Learn):
        assert option.figure == 1
        assert CARDS[option.card].hero_class == t.hero(1).class_name
    before = [hero.xp for hero in t.pos.heroes]
    bought = t.offered(Learn)[0]
    t.answers(bought)
    before[1] -= CARDS[bought.card].xp
    assert [hero.xp for hero in t.pos.heroes] == before


@rule("DE-379")
def test_a_skill_stays_for_all_later_quests():
    t = learning(xp=3)
    skill = next(option for option in t.offered(Learn) if CARDS[option.card].name == "Counter Attack")
    t.answers(skill)
    t.plays("heroes", "overlord")
    t.reaches_quest()
    assert skill.card in t.pos.cards_in_force(0)


@rule("DE-380")
def test_what_was_gained_and_spent_is_on_the_sheet():
    t = learning(xp=3)
    t.answers(next(option for option in t.offered(Learn) if CARDS[option.card].xp == 2))
    shown = GAME.view(t.pos, 0).campaign
    assert shown is not None
    assert (shown.party[0].xp, shown.party[0].spent) == (1, 2)
    t = growing(4)
    t.answers(next(option for option in t.offered(BuyOverlordCard) if CARDS[option.card].xp == 1))
    shown = GAME.view(t.pos, 1).campaign
    assert shown is not None
    assert (shown.overlord.xp, shown.overlord.spent) == (3, 1)


@rule("DE-381")
def test_bought_overlord_cards_join_the_deck_and_others_stay_in_the_box():
    t = growing(2)
    bought = t.offered(BuyOverlordCard)[0]
    t.answers(bought)
    assert bought.card in t.pos.deck
    assert len(t.pos.deck) == 16
    assert t.sheet.overlord_xp == 1
    assert bought.card not in t.pos.box
    left = [card for card in t.pos.box if CARDS[card].kind == "overlord"]
    assert len(left) == 24
    assert set(left).isdisjoint(t.pos.deck)


@rule("DE-382", "DE-383")
def test_upgrades_are_of_three_classes_and_levels_or_universal_and_cost_their_level():
    upgrades = [card for card in OVERLORD_CARDS if card.deck != "Basic"]
    assert {card.deck for card in upgrades} == {"Warlord", "Saboteur", "Magus", "Universal"}
    for name in ("Warlord", "Saboteur", "Magus"):
        of_class = [card for card in upgrades if card.deck == name]
        assert {card.tier for card in of_class} == {1, 2, 3}
        assert all(card.xp == card.tier for card in of_class)
    t = growing(3, *[card.name for card in upgrades if card.deck == "Magus" and card.tier == 1 for _ in range(2)][:3])
    third = next(option for option in t.offered(BuyOverlordCard) if CARDS[option.card].tier == 3)
    t.answers(third)
    assert t.sheet.overlord_xp == 0


@rule("DE-384", "DE-388")
def test_level_1_and_universal_cards_are_always_available():
    t = growing(9)
    always = {card.name for card in OVERLORD_CARDS if card.tier == 1 or card.deck == "Universal"}
    assert names(t) == always
    rest = set(level_1("Magus")) | {card.name for card in OVERLORD_CARDS if card.deck == "Universal"}
    assert names(growing(9, level_1("Magus")[0], level_1("Warlord")[0])) >= rest - {level_1("Magus")[0]}


@rule("DE-387")
def test_the_overlord_may_buy_of_several_classes():
    t = growing(3)
    for deck in ("Warlord", "Saboteur", "Magus"):
        t.answers(next(option for option in t.offered(BuyOverlordCard) if CARDS[option.card].deck == deck))
    assert {CARDS[card].deck for card in t.pos.deck} == {"Basic", "Warlord", "Saboteur", "Magus"}


def level_1(deck: str) -> list[str]:
    """The names of level 1 cards of a class, once for each copy."""
    return [card.name for card in OVERLORD_CARDS if card.deck == deck and card.tier == 1 for _ in range(card.count)]


def of_level(deck: str, tier: int) -> set[str]:
    return {card.name for card in OVERLORD_CARDS if card.deck == deck and card.tier == tier}


@rule("DE-385")
def test_a_level_2_card_needs_two_of_level_1_of_its_class():
    one, two, *_ = level_1("Saboteur")
    assert not names(growing(9, one)) & of_level("Saboteur", 2)
    assert not names(growing(9, one, level_1("Warlord")[0])) & of_level("Saboteur", 2)
    assert names(growing(9, one, two)) >= of_level("Saboteur", 2)
    assert names(growing(9, *level_1("Saboteur")[:3])) >= of_level("Saboteur", 2)
    first, second = sorted(of_level("Saboteur", 2))
    assert second not in names(growing(9, one, first)), "one of level 2 is none of level 1"


@rule("DE-386")
def test_a_level_3_card_needs_three_of_its_class():
    one, two, *_ = level_1("Warlord")
    second = sorted(of_level("Warlord", 2))[0]
    assert not names(growing(9, one, two)) & of_level("Warlord", 3)
    assert not names(growing(9, one, two, level_1("Magus")[0])) & of_level("Warlord", 3)
    assert names(growing(9, one, two, second)) >= of_level("Warlord", 3)
    assert names(growing(9, *level_1("Warlord")[:3])) >= of_level("Warlord", 3)
    assert names(growing(9, one, level_1("Magus")[0])) & of_level("Magus", 1), "he is tied to no class"
