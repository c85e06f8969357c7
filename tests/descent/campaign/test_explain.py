"""Why not, between quests: each refusal with its rule."""

from __future__ import annotations

from gloaming.games.descent.campaign.options import Buy, BuyOverlordCard, Learn, PassOn, PlayNext, PutAside, Sell
from gloaming.games.descent.cards import CARDS, NUMBERS, OVERLORD_CARDS
from gloaming.kernel import Option
from tests.descent.campaign.journey import Journey, after
from tests.descent.campaign.test_experience import growing, learning, level_1
from tests.descent.campaign.test_setting_up import customising, getting_ready
from tests.descent.campaign.test_shopping import in_shop, shopping
from tests.descent.scene import GAME


def why(t: Journey, seat: int) -> dict[Option, tuple[str, str]]:
    """What is refused to a seat: the rule and the words."""
    return {refusal.subject: (refusal.rule, refusal.words) for refusal in GAME.explain(t.pos, seat)}


def overlord_card(name: str) -> int:
    return next(NUMBERS[card][0] for card in OVERLORD_CARDS if card.name == name)


def test_skills_that_are_too_dear_learned_or_of_another_class():
    t = learning(xp=1)
    hero, other = t.hero(0), t.hero(1)
    said = why(t, 1)
    assert said[Learn(hero.skills[0], 0)] == ("DE-379", "Grisban the Thirsty has learned Rage already.")
    dear = next(option for option in said if isinstance(option, Learn) and CARDS[option.card].xp == 3)
    assert said[dear][0] in ("DE-377", "DE-378")
    own = next(one for one in said if isinstance(one, Learn) and CARDS[one.card].name == "Weapon Mastery")
    assert said[own] == ("DE-377", "Weapon Mastery costs 2 experience and Grisban the Thirsty has 1.")
    foreign = Learn(other.skills[0], 0)
    assert said[foreign] == ("DE-378", "Nimble belongs to the Wildlander, and Grisban the Thirsty is a Berserker.")
    assert not [option for option in why(t, 2) if isinstance(option, Learn)], "only whose turn it is to learn"


def test_overlord_cards_that_are_too_dear_too_early_or_bought():
    one, *_ = level_1("Warlord")
    t = growing(1, one, *(["Schemes"] if sum(card.name == "Schemes" for card in OVERLORD_CARDS) else []))
    said = why(t, 0)
    second = next(card for card in OVERLORD_CARDS if card.deck == "Warlord" and card.tier == 2)
    third = next(card for card in OVERLORD_CARDS if card.deck == "Warlord" and card.tier == 3)
    rule, words = said[BuyOverlordCard(overlord_card(second.name))]
    assert (rule, words) == (
        "DE-385",
        f"{second.name} needs two Warlord cards of level 1 in the deck, and there are 1.",
    )
    assert said[BuyOverlordCard(overlord_card(third.name))][0] == "DE-386"
    bought = [rule for rule, _ in said.values() if rule == "DE-381"]
    assert len(bought) == sum(card.count == 1 for card in OVERLORD_CARDS if card.name in (one, "Schemes"))
    poor = why(growing(1, *level_1("Warlord")[:2]), 0)
    assert poor[BuyOverlordCard(overlord_card(second.name))][0] == "DE-383"
    assert not [option for option in why(t, 1) if isinstance(option, BuyOverlordCard)]


def test_what_the_shop_does_not_do():
    t = shopping(gold=50, offer=("Leather Armor", "Chainmail"))
    (relic,) = t.gives(0, "Staff of Light")
    t.is_asked_again()
    said = why(t, 1)
    assert said[Buy(in_shop(t, "Chainmail"))] == ("DE-397", "Chainmail costs 150 gold and you have 50.")
    assert said[Sell(relic)] == ("DE-403", "Staff of Light is a relic and cannot be sold.")


def test_quests_that_are_not_open():
    t = after(("first_blood", "heroes"), ("castle_daerion", "overlord"))
    t.comes_to("next_quest")
    said = why(t, 0)
    assert said[PlayNext("castle_daerion")][0] == "DE-406"
    assert said[PlayNext("the_frozen_spire")] == (
        "DE-407",
        "The Frozen Spire is a quest of Act II, which is not being played now.",
    )
    assert {rule for option, (rule, _) in why(t, 1).items() if isinstance(option, PlayNext)} == {"DE-406"}
    log = [("first_blood", "heroes"), ("a_fat_goblin", "heroes"), ("castle_daerion", "heroes")]
    t = after(*log, ("death_on_the_wing", "overlord"), ("the_shadow_vault", "heroes"))  # type: ignore[arg-type]
    t.comes_to("next_quest")
    said = why(t, 1)
    assert said[PlayNext("the_frozen_spire")] == (
        "DE-409",
        "The Frozen Spire is not open: A Fat Goblin was won by the heroes.",
    )
    assert said[PlayNext("blood_of_heroes")][0] == "DE-410"


def test_what_cannot_be_passed_on_or_left_out():
    t = getting_ready("Leather Armor")
    starting = next(card for card in t.hero(0).items if CARDS[card].hero_class)
    assert why(t, 1)[PassOn(starting)][0] == "DE-405"
    t = customising("Blood Rage")
    assert not [option for option in why(t, 0) if isinstance(option, PutAside)]
