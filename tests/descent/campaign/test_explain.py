"""Why not, between quests: each refusal with its rule."""

from __future__ import annotations

from gloaming.games.descent.campaign.options import Buy, BuyOverlordCard, Learn, PassOn, PlayNext, Sell
from gloaming.games.descent.cards import CARDS, NUMBERS, OVERLORD_CARDS
from gloaming.kernel import PASS, Option
from tests.descent.campaign.journey import Journey, after
from tests.descent.campaign.test_experience import growing, learning, level_1
from tests.descent.campaign.test_setting_up import getting_ready
from tests.descent.campaign.test_shopping import in_shop, shopping
from tests.descent.scene import GAME
from tests.proof import rule


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


@rule("DE-386")
def test_how_many_cards_of_the_class_are_missing_is_said():
    one, two, *_ = level_1("Magus")
    third = next(card.name for card in OVERLORD_CARDS if card.deck == "Magus" and card.tier == 3)
    said = why(growing(9, one, two, level_1("Saboteur")[0]), 0)
    words = f"{third} needs three Magus cards in the deck, and there are 2."
    assert said[BuyOverlordCard(overlord_card(third))] == ("DE-386", words)
    second = next(card.name for card in OVERLORD_CARDS if card.deck == "Saboteur" and card.tier == 2)
    words = f"{second} needs two Saboteur cards of level 1 in the deck, and there are 1."
    assert said[BuyOverlordCard(overlord_card(second))] == ("DE-385", words)
    poor = why(growing(1, *level_1("Magus")[:3]), 0)
    words = f"{third} costs 3 experience and you have 1."
    assert poor[BuyOverlordCard(overlord_card(third))] == ("DE-383", words)


@rule("DE-381")
def test_only_a_card_of_which_no_copy_is_left_is_in_the_deck_already():
    twice = next(card.name for card in OVERLORD_CARDS if card.deck != "Basic" and card.count == 2)
    said = why(growing(9, twice), 0)
    assert not any(rule == "DE-381" for rule, _ in said.values())
    said = why(growing(9, twice, twice), 0)
    words = f"{twice} is in your deck already, and there is no other copy."
    assert said[BuyOverlordCard(overlord_card(twice))] == ("DE-381", words)


def test_what_the_shop_does_not_do():
    t = shopping(gold=50, offer=("Leather Armor", "Chainmail"))
    (relic,) = t.gives(0, "Staff of Light")
    t.is_asked_again()
    said = why(t, 1)
    assert said[Buy(in_shop(t, "Chainmail"))] == ("DE-397", "Chainmail costs 150 gold and you have 50.")
    assert said[Sell(relic)] == ("DE-403", "Staff of Light is a relic and cannot be sold.")
    assert Buy(in_shop(t, "Leather Armor")) in said, "75 gold are more than 50"
    mace = t.hero(2).items[0]
    t.answers(Sell(mace))
    t.answers(PASS)
    assert why(t, 1)[Sell(mace)] == ("DE-392", "Avric Albright does not want to sell Iron Mace.")
    assert not [option for option in why(t, 2) if isinstance(option, Buy | Sell)], "the first hero does the shopping"
    rich = why(shopping(gold=150, offer=("Leather Armor", "Chainmail")), 1)
    assert not [option for option in rich if isinstance(option, Buy)]


def test_quests_that_are_not_open():
    t = after(("first_blood", "heroes"), ("castle_daerion", "overlord"))
    t.comes_to("next_quest")
    said = why(t, 0)
    assert said[PlayNext("castle_daerion")] == (
        "DE-406",
        "Castle Daerion was played already, and each quest is played once.",
    )
    assert PlayNext("a_fat_goblin") not in said
    assert said[PlayNext("the_shadow_vault")][1].startswith("The Shadow Vault is a quest of the interlude,")
    assert said[PlayNext("the_frozen_spire")] == (
        "DE-407",
        "The Frozen Spire is a quest of Act II, which is not being played now.",
    )
    others = {option.quest: words for option, (_, words) in why(t, 1).items() if isinstance(option, PlayNext)}
    assert others == dict.fromkeys(
        ("a_fat_goblin", "the_cardinals_plight", "the_masquerade_ball", "death_on_the_wing"),
        "The winner of the last quest chooses the next one.",
    )
    log = [("first_blood", "heroes"), ("a_fat_goblin", "heroes"), ("castle_daerion", "heroes")]
    t = after(*log, ("death_on_the_wing", "overlord"), ("the_shadow_vault", "heroes"))  # type: ignore[arg-type]
    t.comes_to("next_quest")
    said = why(t, 1)
    assert said[PlayNext("the_frozen_spire")] == (
        "DE-409",
        "The Frozen Spire is not open: A Fat Goblin was won by the heroes.",
    )
    assert said[PlayNext("the_wyrm_turns")] == (
        "DE-409",
        "The Wyrm Turns is not open: Death on the Wing was won by the overlord.",
    )
    assert said[PlayNext("blood_of_heroes")] == (
        "DE-410",
        "Blood of Heroes is not open: The Masquerade Ball was not played and counts as won by the overlord.",
    )


def test_what_cannot_be_passed_on():
    t = getting_ready("Leather Armor")
    starting = next(card for card in t.hero(0).items if CARDS[card].hero_class)
    words = "Chipped Greataxe is starting equipment and cannot be given to another."
    assert why(t, 1)[PassOn(starting)] == ("DE-405", words)
    assert not [option for option in why(t, 2) if isinstance(option, PassOn)], "it is the first hero's turn"
