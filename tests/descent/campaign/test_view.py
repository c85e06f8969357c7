"""The view of a campaign: what every screen needs, and what only the overlord sees."""

from __future__ import annotations

from gloaming.games.descent.campaign.view import CampaignView
from gloaming.games.descent.quests import quests
from tests.descent.campaign.journey import Journey, after, journey
from tests.descent.campaign.test_setting_up import customising
from tests.descent.campaign.test_shopping import shopping
from tests.descent.campaign.test_travel import at_icon
from tests.descent.scene import GAME


def shown(t: Journey, seat: int | None = 1) -> CampaignView:
    campaign: CampaignView = GAME.view(t.pos, seat).campaign
    return campaign


def states(t: Journey) -> dict[str, str]:
    return {quest.id: quest.state for quest in shown(t).path}


def test_a_single_quest_has_no_campaign():
    assert GAME.view(GAME.new(3, 1), 1).campaign is None


def test_the_path_holds_every_quest_with_its_state():
    t = journey()
    assert set(states(t)) == set(quests())
    t.reaches_quest()
    assert states(t)["first_blood"] == "playing"
    assert (shown(t).step, shown(t).stage, shown(t).number, shown(t).quests) == ("quest", "introduction", 1, 9)
    t.won_by("heroes", and_goes_on=False)
    assert (shown(t).step, shown(t).number) == ("quest_over", 1)
    assert states(t)["first_blood"] == "won"
    t.passes()
    assert (shown(t).step, shown(t).stage, shown(t).number) == ("experience", "act1", 2)
    assert states(t)["a_fat_goblin"] == "open"
    assert states(t)["the_monsters_hoard"] == states(t)["gryvorn_unleashed"] == "ahead"
    t = after(("first_blood", "heroes"), ("a_fat_goblin", "overlord"))
    assert states(t)["a_fat_goblin"] == "lost"
    assert states(t)["the_monsters_hoard"] == "closed"
    assert states(t)["the_frozen_spire"] == "ahead"


def test_rumours_say_what_each_result_opens_and_gives():
    goblin = next(quest for quest in shown(journey()).path if quest.id == "a_fat_goblin")
    assert goblin.if_heroes == "opens The Monster's Hoard and counts towards The Shadow Vault"
    assert goblin.if_overlord == "opens The Frozen Spire and counts towards The Overlord Revealed"
    assert (goblin.heroes_get, goblin.overlord_gets) == ("100 gold", "1 more experience")
    assert goblin.icons == ("road", "road", "plains")
    hoard = next(quest for quest in shown(journey()).path if quest.id == "the_monsters_hoard")
    assert (hoard.after, hoard.opened_by) == ("a_fat_goblin", "heroes")
    finale = next(quest for quest in shown(journey()).path if quest.id == "gryvorn_unleashed")
    assert finale.if_heroes == "wins the campaign"


def test_the_shop_and_the_way_are_there_while_they_matter():
    t = shopping(gold=75, offer=("Leather Armor",))
    shop = shown(t).shop
    assert shop is not None
    assert (len(shop.offer), shop.sale, shop.cards_left, shown(t).gold) == (1, False, 20, 75)
    t.comes_to("next_quest")
    assert shown(t).shop is None
    t = at_icon("forest", "Latari elves")
    travel = shown(t).travel
    assert travel is not None
    assert [(stop.icon, stop.state) for stop in travel.stops] == [
        ("road", "passed"),
        ("road", "passed"),
        ("plains", "passed"),
        ("forest", "here"),
    ]
    assert travel.label == "Latari elves"
    assert shown(t).step == "travel"
    t.passes()
    assert shown(t).travel is None


def test_only_the_overlord_sees_what_he_leaves_out():
    t = customising("Blood Rage")
    t.answers(t.ask.options[0])
    assert None not in shown(t, 0).overlord.set_aside
    for seat in (None, 1, 2):
        assert shown(t, seat).overlord.set_aside == (None,)
        assert len(shown(t, seat).overlord.bought) == 1, "what he has bought everyone knows"


def test_at_the_end_it_says_so():
    t = journey(until="introduction")
    t.reaches_quest()
    t.won_by("overlord")
    assert (shown(t).step, shown(t).quests) == ("over", 1)
