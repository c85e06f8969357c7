"""How a campaign starts, and which settings fit it."""

from __future__ import annotations

from itertools import product

import pytest

from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign.campaign import is_over, winner_of_campaign
from gloaming.games.descent.campaign.course import course, route, stage_entry
from gloaming.games.descent.campaign.sheet import Result, Winner
from gloaming.games.descent.cards import CARDS, CLASSES
from gloaming.games.descent.quests import quests
from gloaming.kernel import OptionError
from tests.descent.campaign.journey import journey
from tests.descent.scene import GAME
from tests.proof import rule

SIDES: tuple[Winner, ...] = ("overlord", "heroes")
ACT_1 = stage_entry("act1").quests


@rule("DE-362", "DE-365")
def test_a_campaign_is_nine_quests_and_the_first_is_first_blood():
    t = journey()
    t.reaches_quest()
    assert t.pos.quest == "first_blood"
    stages = list(course().order)
    assert stages == ["introduction", *["act1"] * 3, "interlude", *["act2"] * 3, "finale"]
    t.plays(*[side for _ in range(4) for side in SIDES])
    t.reaches_quest()
    t.won_by("heroes")
    assert len(t.sheet.log) == 9
    assert t.pos.outcome is not None


@rule("DE-355")
@pytest.mark.parametrize("seats", GAME.seats)
def test_roles_are_those_of_a_single_quest(seats: int):
    t = journey(seats)
    assert GAME.labels(t.pos) == GAME.labels(GAME.new(seats, 1))
    assert [hero.seat for hero in t.pos.heroes] == [hero.seat for hero in GAME.new(seats, 1).heroes]


@rule("DE-356")
def test_heroes_and_classes_are_chosen_once():
    t = journey(3, set_up="book")
    assert t.ask.topic == "hero"
    t.reaches_quest()
    party = [(hero.name, hero.class_name, hero.seat) for hero in t.pos.heroes]
    t.plays("heroes", "overlord")
    t.reaches_quest()
    assert [(hero.name, hero.class_name, hero.seat) for hero in t.pos.heroes] == party
    assert t.ask.topic not in ("hero", "class")


@rule("DE-357", "DE-358")
def test_it_starts_at_basic_level_and_the_rest_of_each_class_is_kept_to_be_learned():
    t = journey()
    for hero in t.pos.heroes:
        deck = CLASSES[hero.class_name]
        assert [CARDS[card].xp for card in hero.skills] == [0]
        assert {CARDS[card].name for card in hero.items} == {card.name for card in deck if card.kind == "item"}
        assert hero.xp == 0
    assert t.sheet.gold == t.sheet.overlord_xp == 0
    t.reaches_quest()
    held = (*t.pos.deck, *t.pos.hand)
    assert len(held) == 15
    assert {CARDS[card].deck for card in held} == {"Basic"}
    member = GAME.view(t.pos, 1).campaign.party[0]
    skills = [card for card in CLASSES[member.class_name] if card.kind == "skill"]
    assert len(member.to_learn) == len(skills) - 1


@rule("DE-359")
def test_the_shop_items_of_act_ii_are_put_away():
    pos = journey().pos
    assert {CARDS[card].act for card in pos.shop} == {1}
    assert len(pos.shop) == 20
    assert sum(CARDS[card].act == 2 for card in pos.box) == 14


@rule("DE-360")
@pytest.mark.parametrize("level", ["basic", "expert"])
def test_monsters_use_their_act_i_cards(level: str):
    t = journey(level=level)
    t.reaches_quest()
    assert t.pos.act == 1
    assert {one.act for one in t.pos.figures if one.is_monster} == {1}


@rule("DE-361")
def test_every_quest_but_the_first_lies_at_the_end_of_a_path_with_icons():
    for quest in quests().values():
        assert tuple(stop.icon for stop in route(quest.id)) == quest.travel.icons
        assert bool(quest.travel.icons) == (quest.id != "first_blood")


def test_an_epic_start_spends_experience_and_gold_first():
    t = journey(level="advanced")
    assert t.ask.topic == "skill"
    t.comes_to("shop")
    assert {CARDS[option.card].act for option in t.offered(opt.ChooseCard)} == {1}
    t.comes_to("overlord_card")
    t.answers(t.ask.options[0])
    t.reaches_quest()
    assert len((*t.pos.deck, *t.pos.hand, *t.pos.set_aside)) == 16


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"mode": "campaign", "quest": "a_fat_goblin"}, "begins with First Blood"),
        ({"mode": "campaign", "encounter": "1"}, "whole quests"),
        ({"until": "act1"}, "set mode=campaign"),
    ],
)
def test_settings_that_do_not_fit_are_explained(options: dict[str, object], said: str):
    with pytest.raises(OptionError, match=said):
        GAME.new(3, 1, options)


@pytest.mark.parametrize(
    ("until", "winners", "seats"),
    [
        ("introduction", ["heroes"], (1, 2, 3, 4)),
        ("act1", ["heroes", "heroes", "overlord", "overlord"], (0,)),
        ("act1", ["overlord", "heroes", "heroes", "heroes"], (1, 2, 3, 4)),
        ("interlude", ["heroes", "heroes", "heroes", "overlord", "overlord"], (1, 2, 3, 4)),
        ("interlude", ["heroes", "heroes", "overlord", "overlord", "overlord"], (0,)),
    ],
)
def test_a_shorter_evening_is_won_by_more_quests_or_the_last_one(
    until: str, winners: list[Winner], seats: tuple[int, ...]
):
    t = journey(until=until)
    t.plays(*winners[:-1])
    t.reaches_quest()
    t.won_by(winners[-1])
    assert t.pos.outcome is not None
    assert t.pos.outcome.winners == seats
    side: Winner = "overlord" if seats == (0,) else "heroes"
    said = f"The {side} won {winners.count(side)} of {len(winners)} quests of this campaign"
    assert t.pos.outcome.reason == said


@pytest.mark.parametrize("winners", list(product(SIDES, repeat=4)))
def test_of_as_many_quests_the_last_one_decides(winners: tuple[Winner, ...]):
    t = journey(until="act1")
    t.writes(log=tuple(map(Result, ("first_blood", *ACT_1[:3]), winners)))
    assert is_over(t.pos)
    wins = winners.count("heroes")
    assert winner_of_campaign(t.pos) == (winners[-1] if wins == 2 else "heroes" if wins > 2 else "overlord")


@rule("DE-449")
@pytest.mark.parametrize("winner", SIDES)
def test_after_the_finale_nothing_else_counts(winner: Winner):
    t = journey()
    others: Winner = "heroes" if winner == "overlord" else "overlord"
    t.writes(log=tuple(Result(stage, others) for stage in course().order[:-1]))
    assert not is_over(t.pos)
    t.writes(log=(*t.sheet.log, Result("gryvorn_unleashed", winner)))
    assert is_over(t.pos)
    assert winner_of_campaign(t.pos) == winner
