"""Step 3: experience for everyone, and what each quest gives its winner."""

from __future__ import annotations

import pytest

from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign import events as ev
from gloaming.games.descent.campaign.options import HandBack, PlayNext
from gloaming.games.descent.campaign.relics import OVERLORD_SIDE, relic_named, said_name
from gloaming.games.descent.campaign.sheet import Winner
from gloaming.games.descent.cards import CARDS, MONSTER_TYPES, numbers_named
from gloaming.games.descent.quests import quests
from gloaming.games.descent.state import NOBODY
from gloaming.kernel import PASS
from tests.descent.campaign.journey import Journey, after
from tests.proof import rule


@rule("DE-373")
@pytest.mark.parametrize("winner", ["heroes", "overlord"])
def test_the_overlord_and_every_hero_gain_one_experience(winner: Winner):
    t = after(("castle_daerion", winner))
    assert [hero.xp for hero in t.pos.heroes] == [1] * 4
    assert t.sheet.overlord_xp == 1 + (winner == "overlord")


@rule("DE-374", "DE-394")
@pytest.mark.parametrize("name", [quest.id for quest in quests().values() if quest.category != "finale"])
def test_the_winner_also_gets_what_the_quest_lists(name: str):
    quest = quests()[name]
    mine, his = quest.rewards.heroes, quest.rewards.overlord
    t = after((quest.id, "heroes"))
    more = mine.xp_one_hero
    while t.ask.topic in ("reward_hero", "reward_relic"):
        t.answers(opt.Choose(2))
    assert [hero.xp for hero in t.pos.heroes] == [1 + mine.xp, 1 + mine.xp, 1 + mine.xp + more, 1 + mine.xp]
    assert t.sheet.gold == 4 * mine.gold_per_hero
    assert (mine.relic in t.items(2)) == bool(mine.relic)
    assert t.sheet.overlord_xp == 1
    t = after((quest.id, "overlord"))
    assert t.sheet.overlord_xp == 1 + his.xp
    assert [said_name(card) for card in t.sheet.relics] == ([his.relic] if his.relic else [])
    assert t.sheet.opened == ((his.opens_group,) if his.opens_group else ())
    assert t.sheet.gold == 0
    assert [hero.xp for hero in t.pos.heroes] == [1] * 4


@rule("DE-394")
def test_gold_is_added_to_what_they_have():
    assert after(("a_fat_goblin", "heroes"), gold=75).sheet.gold == 75 + 4 * 25


@rule("DE-424", "DE-425")
def test_a_relic_comes_by_a_reward_with_the_side_of_its_owner_up():
    t = after(("the_cardinals_plight", "heroes"))
    assert t.ask.topic == "reward_relic"
    t.answers(opt.Choose(3))
    staff = relic_named("Staff of Light")
    assert staff in t.hero(3).items
    assert t.told(ev.RelicGained) == [ev.RelicGained(3, staff)]
    assert t.sheet.relics == ()
    t = after(("the_cardinals_plight", "overlord"))
    assert t.sheet.relics == (OVERLORD_SIDE[staff],)
    assert CARDS[t.sheet.relics[0]].name == "Staff of Shadows"
    assert t.told(ev.RelicGained) == [ev.RelicGained(NOBODY, OVERLORD_SIDE[staff])]
    assert staff not in t.pos.box
    for _ in range(2):
        assert not any(CARDS[card].kind == "relic" for card in t.pos.shop), "relics are never for sale"
        t.pos.change_act()


def test_heroes_take_the_staff_from_the_overlord():
    t = after(("the_cardinals_plight", "overlord"))
    t.reaches_quest()
    t.pos.quest = "the_ritual_of_shadows"
    t.won_by("heroes")
    t.answers(opt.Choose(0))
    assert "Staff of Light" in t.items(0)
    assert t.sheet.relics == ()


def test_a_type_that_was_opened_can_be_taken_for_any_open_group():
    t = after(("first_blood", "overlord"))
    t.comes_to("next_quest")
    t.writes(opened=("Elemental",))
    t.answers(PlayNext("a_fat_goblin"))
    t.comes_to("open_group")
    wilderness = {name for name, one in MONSTER_TYPES.items() if "Wilderness" in one.traits}
    assert "Elemental" not in wilderness
    types = {option.type for option in t.offered(opt.TakeGroup)}
    assert types == (wilderness - {"Goblin Archer"}) | {"Elemental"}


def handing_back(t: Journey) -> list[str]:
    return [CARDS[option.card].name for option in t.offered(HandBack)]


def test_the_overlord_may_hand_bought_cards_back():
    t = after(("first_blood", "overlord"))
    t.reaches_quest()
    bought = numbers_named("Blood Rage")[0]
    t.pos.add_to_deck(bought)
    t.pos.quest = "the_ritual_of_shadows"
    before = t.sheet.overlord_xp
    t.won_by("overlord")
    assert t.ask.topic == "hand_back"
    assert handing_back(t) == ["Blood Rage"]
    t.answers(HandBack(bought))
    assert t.ask.topic != "hand_back"
    assert t.sheet.overlord_xp == before + 2 + CARDS[bought].xp
    assert bought in t.pos.box
    assert bought not in t.pos.deck
    assert t.told(ev.CardHandedBack)


def test_or_keep_them():
    t = after(("first_blood", "overlord"))
    t.reaches_quest()
    bought = numbers_named("Blood Rage")[0]
    t.pos.add_to_deck(bought)
    t.pos.quest = "the_ritual_of_shadows"
    t.won_by("overlord")
    t.answers(PASS)
    assert bought in t.pos.deck
