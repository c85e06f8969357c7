"""The campaign in words: each question, option and event says what it costs or brings."""

from __future__ import annotations

import pytest

from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign import events as ev
from gloaming.games.descent.campaign.course import opens
from gloaming.games.descent.campaign.options import Buy, Sell, Wield
from gloaming.games.descent.campaign.words import reward_words
from gloaming.games.descent.cards import numbers_named
from gloaming.games.descent.quests import quests
from gloaming.games.descent.state import NOBODY
from gloaming.kernel import PASS, Event, Option, Secret
from tests.descent.campaign.journey import Journey, after, journey
from tests.descent.campaign.road import at_icon
from tests.descent.campaign.test_experience import growing, learning
from tests.descent.campaign.test_relics import ALRIC, DICE, STAFF, before
from tests.descent.campaign.test_setting_up import customising, getting_ready
from tests.descent.campaign.test_shopping import in_shop, shopping
from tests.descent.scene import GAME

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")


def question(t: Journey) -> str:
    return GAME.say_ask(t.pos, NAMES)


def words(t: Journey, option: Option) -> str:
    return GAME.say_option(t.pos, option, NAMES)


def told(t: Journey, event: Event) -> str:
    return GAME.say_event(t.pos, event, NAMES)


def test_the_end_of_a_quest_and_what_it_brought():
    t = journey()
    t.reaches_quest()
    t.gives(0, "Health Potion")
    t.won_by("heroes", and_goes_on=False)
    assert question(t) == "First Blood is over, won by the heroes: go back to Arhynn"
    assert t.ask.seat == 1
    assert words(t, t.ask.options[0]) == "Go back to Arhynn"
    t.events.clear()
    t.passes()
    assert [told(t, event) for event in t.events] == [
        "What the heroes found is sold for 25 gold: Health Potion.",
        "The heroes recover, and everything is put back in order.",
        *(f"{hero} gains 1 experience." for hero in ("Grisban", "Jain", "Avric", "Leoric")),
        "The overlord gains 1 experience.",
        "The heroes receive 100 gold.",
    ]


def test_experience_says_what_is_left():
    t = learning(xp=3)
    assert question(t) == "Spend experience of Grisban: 3 to spend"
    said = [words(t, option) for option in t.ask.options]
    assert "Learn Brute with Grisban for 1 experience, 2 left" in said
    assert said[-1] == "Keep the rest for later"
    t = growing(2)
    assert question(t) == "Spend experience on Overlord cards: 2 to spend"
    said = [words(t, option) for option in t.ask.options]
    assert "Buy Blood Rage (Warlord 1) for 1 experience, 1 left" in said
    assert "Buy Plan Ahead (Universal) for 1 experience, 1 left" in said
    # A refused one is said without what would be left.
    dear = next(refusal.subject for refusal in GAME.explain(t.pos, 0) if refusal.rule == "DE-386")
    assert words(t, dear).endswith("for 3 experience")


def test_the_shop_says_prices():
    t = shopping(gold=75, offer=("Leather Armor", "Chainmail"))
    armor, mail = in_shop(t, "Leather Armor"), in_shop(t, "Chainmail")
    assert question(t) == "Buy and sell in Arhynn: 75 gold"
    assert words(t, Buy(armor)) == "Buy Leather Armor for 75 gold, 0 left"
    assert words(t, Buy(mail)) == "Buy Chainmail for 150 gold"
    assert words(t, PASS) == "Leave the shop"
    mace = t.hero(2).items[0]
    assert words(t, Sell(mace)) == "Sell Iron Mace of Avric for 25 gold"
    t.answers(Sell(mace))
    assert question(t) == "Decide whether Iron Mace is sold for 25 gold"
    assert words(t, PASS) == "Keep it"
    t.answers(PASS)
    t.answers(Buy(armor))
    assert question(t) == "Choose who gets Leather Armor"


def test_getting_ready_for_the_quest():
    t = getting_ready("Leather Armor")
    assert question(t) == "Get Grisban ready for A Fat Goblin"
    armor = t.hero(0).items[-1]
    assert [words(t, option) for option in t.ask.options] == [
        "Equip Leather Armor",
        "Put away Chipped Greataxe",
        "Pass on Leather Armor",
        "Be ready",
    ]
    t.answers(t.ask.options[2])
    assert question(t) == "Choose who gets Leather Armor"
    assert told(t, ev.ItemPassedOn(0, 1, armor)) == "Grisban passes Leather Armor on to Jain."
    t = customising("Blood Rage")
    assert question(t) == "Leave cards out of this quest in secret: 16 in the deck, at least 15 stay"
    assert words(t, t.ask.options[0]) == "Leave Critical Blow out of this quest"
    assert words(t, PASS) == "Leave nothing more out"
    t = before("castle_daerion", STAFF)
    assert question(t) == "Choose which relic Sir Alric Farrow wields in this quest"
    assert words(t, Wield(STAFF, ALRIC)) == "Let Sir Alric Farrow wield Staff of Shadows"
    assert told(t, ev.RelicWielded(ALRIC, STAFF)) == "Sir Alric Farrow wields Staff of Shadows in this quest."


def test_rewards_and_the_next_quest():
    t = after(("the_dawnblade", "heroes"))
    assert question(t) == "Choose who gains one more experience"
    t.answers(opt.Choose(1))
    assert question(t) == "Choose who takes Dawnblade"
    t.comes_to("next_quest")
    assert question(t) == "Choose the next quest"
    said = [words(t, option) for option in t.ask.options]
    assert "Play Castle Daerion, 2 travel icons away" in said


@pytest.mark.parametrize(
    ("icon", "label", "asked", "answers"),
    [
        ("plains", "Refugees", "choose what you do", ["Help them: the overlord draws a card", "Refuse: 1 damage each"]),
        ("plains", "Brigands", "choose who makes the test", ["Choose Grisban", "Choose Jain"]),
        ("mountains", "Cave mouth", "choose what you do", ["Enter: a Search card for one hero, a card", "Go on"]),
    ],
)
def test_what_is_asked_on_the_way(icon: str, label: str, asked: str, answers: list[str]):
    t = at_icon(icon, label, seats=2)  # type: ignore[arg-type]
    assert question(t) == f"{label}: {asked}"
    assert all(
        said.startswith(start)
        for said, start in zip([words(t, option) for option in t.ask.options], answers, strict=False)
    )
    if label == "Cave mouth":
        t.passes()
        assert question(t) == "The Search card: choose who draws it"


def test_events_are_told():
    t = journey()
    blow, rage = numbers_named("Critical Blow")[0], numbers_named("Blood Rage")[0]
    stones = "Standing stones. Every hero tests Willpower, each failure suffers 1 fatigue; "
    expected = {
        ev.QuestBegan("castle_daerion"): "The next quest is Castle Daerion.",
        ev.QuestEnded("castle_daerion", "overlord"): "Castle Daerion is won by the overlord.",
        ev.FindsSold(0, ()): "The heroes have found nothing to sell.",
        ev.ExperienceGained(NOBODY, 2): "The overlord gains 2 experience.",
        ev.RelicGained(NOBODY, DICE): "The overlord gains a relic: Bones of Woe.",
        ev.RelicGained(1, numbers_named("The Shadow Rune")[0]): "Jain gains a relic: The Shadow Rune.",
        ev.TypeOpened("Zombie"): "The overlord may take Zombies for any open group from now on.",
        ev.CardHandedBack(rage, 1): "The overlord hands Blood Rage back for 1 experience.",
        ev.ShopOpened(()): "For sale in Arhynn: nothing.",
        ev.ShopOpened((blow,)): "For sale in Arhynn: Critical Blow.",
        ev.ItemSold(1, blow, 25): "Jain sells Critical Blow for 25 gold.",
        ev.CardSetAside(Secret(blow, 1)): "The overlord leaves Critical Blow out of this quest.",
        ev.CardSetAside(Secret(None, 1)): "The overlord leaves a card out of this quest.",
        ev.Departed("castle_daerion"): "The heroes leave Arhynn for Castle Daerion.",
        ev.TravelEventDrawn(0, "road"): "On the road nothing happens.",
        ev.TravelEventDrawn(0, "plains"): f"On the plains: {stones}if all pass, each draws a Search card.",
        ev.StopPassed("water"): "By the water no event is drawn.",
        ev.HandSeen(1, Secret((blow,), 1)): "Jain looks at the overlord's hand: Critical Blow.",
        ev.HandSeen(1, Secret(None, 1)): "Jain looks at the overlord's hand.",
        ev.PlaceReached("castle_daerion"): "The heroes have come to where Castle Daerion begins.",
    }
    assert [told(t, event) for event in expected] == list(expected.values())


@pytest.mark.parametrize(
    ("quest", "heroes", "overlord"),
    [
        ("first_blood", "75 gold", "1 more experience"),
        ("the_dawnblade", "1 more experience for one hero and Dawnblade", "1 more experience and Duskblade"),
        ("the_desecrated_tomb", "Dawnblade", "Duskblade and Zombies for any open group"),
        (
            "the_ritual_of_shadows",
            "75 gold and Staff of Light",
            "1 more experience and bought Overlord cards can be handed back",
        ),
        ("gryvorn_unleashed", "the campaign", "the campaign"),
    ],
)
def test_what_is_at_stake(quest: str, heroes: str, overlord: str):
    rewards = quests()[quest].rewards
    assert (reward_words(rewards.heroes, 3), reward_words(rewards.overlord, 3)) == (heroes, overlord)


@pytest.mark.parametrize(
    ("quest", "heroes", "overlord"),
    [
        ("first_blood", "", ""),
        ("the_shadow_vault", "", ""),
        (
            "castle_daerion",
            "opens The Dawnblade and counts towards The Shadow Vault",
            "opens The Desecrated Tomb and counts towards The Overlord Revealed",
        ),
        ("the_twin_idols", "counts towards Gryvorn Unleashed", "counts towards The Man Who Would Be King"),
        ("the_man_who_would_be_king", "wins the campaign", "wins the campaign"),
    ],
)
def test_rumours(quest: str, heroes: str, overlord: str):
    assert (opens(quest, "heroes"), opens(quest, "overlord")) == (heroes, overlord)
