"""The view of a campaign: what every screen needs, and what only the overlord sees."""

from __future__ import annotations

from gloaming.games.descent.campaign.sheet import Result
from gloaming.games.descent.campaign.view import CampaignView
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.quests import quests
from gloaming.games.descent.rules.encounter import PlayQuest
from gloaming.games.descent.strength import average_damage
from tests.descent.campaign.journey import Journey, after, journey
from tests.descent.campaign.road import at_icon
from tests.descent.campaign.test_setting_up import customising
from tests.descent.campaign.test_shopping import shopping
from tests.descent.scene import GAME

WON = (
    "first_blood",
    "a_fat_goblin",
    "castle_daerion",
    "death_on_the_wing",
    "the_shadow_vault",
    "the_monsters_hoard",
    "the_dawnblade",
    "the_wyrm_turns",
    "gryvorn_unleashed",
)


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
    assert [quest for quest, state in states(t).items() if state == "playing"] == ["first_blood"]
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


def test_every_step_says_which_quest_it_is_about():
    t = after(("first_blood", "heroes"), ("a_fat_goblin", "overlord"), gold=300)
    seen = {}
    while t.pos.find(PlayQuest) is None:
        seen[shown(t).step] = (shown(t).number, shown(t).stage)
        assert states(t)[t.pos.quest] == ("playing" if shown(t).step in ("set_up", "travel") else "lost")
        t.passes()
    assert seen == dict.fromkeys(("experience", "shopping", "choose_quest", "set_up"), (3, "act1"))
    assert (shown(t).step, shown(t).number, states(t)[t.pos.quest]) == ("quest", 3, "playing")
    assert list(states(t).values()).count("playing") == 1
    forming = journey(set_up="book")
    assert (shown(forming).step, shown(forming).number, shown(forming).party) == ("party", 1, ())
    assert states(forming)["first_blood"] == "playing"


def test_what_is_over_is_closed_and_what_comes_is_ahead():
    log = [("first_blood", "heroes"), ("a_fat_goblin", "heroes"), ("castle_daerion", "overlord")]
    t = after(*log, ("death_on_the_wing", "heroes"))  # type: ignore[arg-type]
    now = states(t)
    assert (now["the_shadow_vault"], now["the_overlord_revealed"]) == ("open", "closed")
    assert now["the_masquerade_ball"] == now["the_cardinals_plight"] == "closed"
    assert (now["the_monsters_hoard"], now["the_frozen_spire"]) == ("ahead", "closed")
    assert (now["the_dawnblade"], now["the_desecrated_tomb"]) == ("closed", "ahead")
    assert now["blood_of_heroes"] == now["the_twin_idols"] == "ahead", "not played, not decided"
    assert {quest.id: quest.number for quest in shown(t).path if quest.number} == {
        "first_blood": 1,
        "a_fat_goblin": 2,
        "castle_daerion": 3,
        "death_on_the_wing": 4,
    }


def test_rumours_say_what_each_result_opens_and_gives():
    goblin = next(quest for quest in shown(journey()).path if quest.id == "a_fat_goblin")
    assert goblin.if_heroes == "opens The Monster's Hoard and counts towards The Shadow Vault"
    assert goblin.if_overlord == "opens The Frozen Spire and counts towards The Overlord Revealed"
    assert (goblin.heroes_get, goblin.overlord_gets) == ("100 gold", "1 more experience")
    assert goblin.icons == ("road", "road", "plains")
    hoard = next(quest for quest in shown(journey()).path if quest.id == "the_monsters_hoard")
    assert (hoard.after, hoard.opened_by) == ("a_fat_goblin", "heroes")
    spire = next(quest for quest in shown(journey()).path if quest.id == "the_frozen_spire")
    assert (spire.after, spire.opened_by) == ("a_fat_goblin", "overlord")
    assert (goblin.after, goblin.opened_by) == ("", "")
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
    assert travel.text.startswith("Defend them")
    assert (travel.home, travel.skips) == ("Arhynn", False)
    assert (shown(t).step, shown(t).number) == ("travel", 2)
    for _ in range(4):
        t.passes()
    assert shown(t).travel is None


def test_only_the_overlord_sees_what_he_leaves_out():
    t = customising("Blood Rage")
    t.answers(t.ask.options[0])
    assert None not in shown(t, 0).overlord.set_aside
    for seat in (None, 1, 2):
        assert shown(t, seat).overlord.set_aside == (None,)
        assert len(shown(t, seat).overlord.bought) == 1, "what he has bought everyone knows"
        assert shown(t, seat).overlord.spent == 1
        assert len(shown(t, seat).overlord.for_sale) == 24


def test_at_the_end_it_says_so():
    t = journey(until="introduction")
    t.reaches_quest()
    t.won_by("overlord")
    assert (shown(t).step, shown(t).quests, shown(t).number) == ("over", 1, 1)
    assert states(t)["a_fat_goblin"] == "open", "others go on from here"


def test_after_the_finale_nothing_is_ahead():
    t = journey()
    t.writes(log=tuple(Result(quest, "heroes") for quest in WON))
    t.pos.agenda.clear()
    assert (shown(t).step, shown(t).number, shown(t).stage) == ("over", 9, "finale")
    assert {state for quest, state in states(t).items() if quest not in WON} == {"closed"}


def test_while_experience_is_spent_each_skill_that_helps_a_weapon_says_by_how_much():
    t = after(("castle_daerion", "heroes"))
    assert shown(t).step == "experience"
    jain = next(member for member in shown(t).party if member.class_name == "Wildlander")
    helps = {CARDS[each.card].name: each for each in jain.helps}
    assert set(helps) == {"Accurate", "Bow Mastery", "Black Arrow"}
    bow = helps["Bow Mastery"]
    assert CARDS[bow.weapon].name == "Yew Shortbow"
    assert list(bow.now) == average_damage(CARDS[bow.weapon])
    assert all(then > now for now, then in zip(bow.now, bow.then, strict=True))
    assert not any(member.helps for member in shown(shopping()).party), "in the shop nobody learns"


def test_cards_left_out_of_a_single_quest_belong_to_no_campaign():
    pos = GAME.new(2, 1, {"level": "advanced"})
    pos.set_aside = pos.deck[:1]
    assert [GAME.view(pos, seat).campaign for seat in (0, 1, None)] == [None, None, None]
