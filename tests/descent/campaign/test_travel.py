"""Step 8: the way from Arhynn, and what happens at travel icons."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from gloaming.bots import Sight, bot
from gloaming.games.descent import events as quest_events
from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign import events as ev
from gloaming.games.descent.campaign.campaign import Campaign
from gloaming.games.descent.campaign.course import course, route
from gloaming.games.descent.campaign.options import RoadChoice
from gloaming.games.descent.campaign.phase import CampaignPhase
from gloaming.games.descent.campaign.travel import TravelToQuest
from gloaming.games.descent.campaign.travel_events import TRAVEL_EVENTS
from gloaming.games.descent.cards import numbers_named
from gloaming.games.descent.quests import quests
from gloaming.kernel.agenda import Frame, run
from tests.descent.campaign.journey import Journey, after
from tests.descent.campaign.road import FAILED, PASSED, at_icon, drawn, harm, has, meets
from tests.descent.scene import GAME
from tests.proof import rule

NAMES = ("Ann", "Bob", "Cay", "Dan", "Eve")


@rule("DE-019")
def test_there_are_ten_travel_event_cards_for_campaigns_only():
    assert len(TRAVEL_EVENTS) == 10
    assert sum(map(len, TRAVEL_EVENTS)) == 30
    pos = GAME.new(5, 1)
    while pos.ask is not None and pos.ask.topic != "act":
        assert pos.find(TravelToQuest) is None
        GAME.apply(pos, 0)
    assert pos.campaign is None


def skips_next(event: int, icon: str) -> bool:
    """True if after that card no event is drawn at the next icon."""
    return any(entry.skips for named, entry in TRAVEL_EVENTS[event].items() if named == icon)


@rule("DE-413", "DE-418")
@pytest.mark.parametrize("quest", [quest for quest in quests() if quest != "first_blood"])
def test_an_unbroken_path_leads_from_arhynn_with_a_card_for_each_icon(quest: str):
    way = route(quest)
    assert way[0].before == course().travel.home == "Arhynn"
    for before, stop in pairwise(way):
        assert stop.before == before.id
    assert quest in way[-1].quests
    t = after(("castle_daerion", "overlord"))
    t.comes_to("next_quest")
    travel = TravelToQuest(quest)
    t.pos.encounter = quests()[quest].encounters[0].id
    t.reaches_quest()
    t.events.clear()
    t.pos.agenda[:] = [Frame(Campaign(), Campaign.places["next_quest"]), Frame(CampaignPhase(), 8), Frame(travel)]
    t.pos.round, t.pos.quest = 0, quest
    t.pos.listener = t.events
    run(t.pos)
    t.pos.listener = None
    while t.pos.find(TravelToQuest) is not None:
        t.passes()
    stops = [(type(event), event.icon) for event in t.events if isinstance(event, ev.TravelEventDrawn | ev.StopPassed)]
    assert [icon for _, icon in stops] == [stop.icon for stop in way]
    assert stops[0][0] is ev.TravelEventDrawn
    told = [event for event in t.events if isinstance(event, ev.TravelEventDrawn | ev.StopPassed)]
    for first, second in pairwise(told):
        skips = isinstance(first, ev.TravelEventDrawn) and skips_next(first.drawn, first.icon)
        assert isinstance(second, ev.StopPassed) == skips
    cards = [event.drawn for event in t.told(ev.TravelEventDrawn)]
    assert len(set(cards)) == len(cards)


@rule("DE-X28")
def test_the_way_to_castle_daerion_takes_two_cards():
    for seed in range(12):
        t = after(("first_blood", "overlord"), seed=seed)
        t.comes_to("next_quest")
        t.answers(next(option for option in t.ask.options if getattr(option, "quest", "") == "castle_daerion"))
        t.reaches_quest()
        drawn_on_the_way = t.told(ev.TravelEventDrawn)
        assert {event.icon for event in drawn_on_the_way} == {"road"}
        assert all(event.reveals for event in drawn_on_the_way)
        assert len(drawn_on_the_way) == 2 - len(t.told(ev.StopPassed))
        assert len({event.drawn for event in drawn_on_the_way}) == len(drawn_on_the_way)
        assert t.sheet.travel_deck == ()


@rule("DE-419")
def test_only_the_entry_of_the_icon_counts_and_a_blank_one_is_passed():
    blank = next(n for n, card in enumerate(TRAVEL_EVENTS) if "road" not in card and "mountains" in card)
    t = at_icon("plains", "Smoke")
    t.pos.agenda[:] = [
        Frame(Campaign(), Campaign.places["next_quest"]),
        Frame(CampaignPhase(), 8),
        Frame(TravelToQuest("castle_daerion", at=1, event=blank), TravelToQuest.places["resolve"]),
    ]
    t.pos.round = 0
    t.events.clear()
    before = harm(t)
    t.pos.listener = t.events
    run(t.pos)
    t.pos.listener = None
    assert harm(t) == before
    assert t.told(ev.PlaceReached)
    assert "nothing happens" in GAME.say_event(t.pos, ev.TravelEventDrawn(blank, "road"), ())


@rule("DE-420")
def test_an_event_is_resolved_before_they_go_on():
    t = at_icon("mountains", "Cave mouth")
    assert not t.told(ev.PlaceReached)
    assert t.pos.find(TravelToQuest) is not None
    t.agree(RoadChoice(1))
    assert t.told(ev.PlaceReached)
    assert t.pos.find(TravelToQuest) is None


@rule("DE-420")
def test_what_is_drawn_for_an_icon_happens_there():
    t = at_icon("mountains", "Cave mouth")
    travel = t.pos.agenda[2].rule
    del t.pos.agenda[2:]
    t.pos.agenda.append(Frame(travel, TravelToQuest.places["resolve"]))
    t.pos.ask = None
    run(t.pos)
    t.agree(RoadChoice(1))
    assert t.pos.find(TravelToQuest) is None


@rule("DE-421")
def test_choices_need_the_agreement_of_all_hero_players():
    t = at_icon("plains", "Refugees")
    for seat in (1, 2, 3, 4):
        assert (t.ask.topic, t.ask.seat) == ("road_choice", seat)
        assert harm(t) == [(0, 0)] * 4, "nothing happens before all have spoken"
        t.answers(RoadChoice(1))
    assert [event.seat for event in t.told(ev.SpokenFor)] == [1, 2, 3, 4]
    assert harm(t) == [(1, 0)] * 4
    assert drawn(t) == 0
    t = at_icon("plains", "Refugees")
    t.agree(RoadChoice(0))
    assert harm(t) == [(0, 0)] * 4
    assert drawn(t) == 1


@rule("DE-421")
@pytest.mark.parametrize("decision", [0, 1])
def test_where_they_differ_the_first_hero_player_decides(decision: int):
    t = at_icon("plains", "Refugees")
    for choice in (0, 1, 1, 1):
        t.answers(RoadChoice(choice))
    assert (t.ask.topic, t.ask.seat) == ("road_choice", 1)
    assert harm(t) == [(0, 0)] * 4
    t.answers(RoadChoice(decision))
    assert (harm(t), drawn(t)) == (([(0, 0)] * 4, 1), ([(1, 0)] * 4, 0))[decision]


@rule("DE-421")
def test_one_player_of_all_heroes_is_asked_once():
    t = at_icon("plains", "Refugees", seats=2)
    t.answers(RoadChoice(1))
    assert harm(t) == [(1, 0)] * 4
    assert not t.told(ev.SpokenFor)


@rule("DE-421")
def test_who_is_for_what_is_seen_and_asked_in_plain_words():
    t = at_icon("plains", "Refugees")
    assert GAME.say_ask(t.pos, NAMES) == "Refugees: say what you are for"
    t.answers(RoadChoice(0))
    assert said(t) == ["Help them", "", "", ""]
    assert GAME.say_event(t.pos, t.told(ev.SpokenFor)[0], NAMES) == "Grisban is for: Help them."
    for choice in (0, 1, 0):
        t.answers(RoadChoice(choice))
    assert said(t) == ["Help them", "Help them", "Refuse", "Help them"]
    assert GAME.say_ask(t.pos, NAMES) == "Refugees: you differ, so you decide"


def said(t: Journey) -> list[str]:
    """What each hero player is for, as every seat sees it."""
    seen = [GAME.view(t.pos, seat).campaign.travel.votes for seat in range(5)]
    assert all(votes == seen[0] for votes in seen)
    return [vote.said for vote in seen[0]]


@rule("DE-421")
def test_bots_go_with_what_was_said():
    t = at_icon("plains", "Refugees")
    t.answers(RoadChoice(1))
    for seat in (2, 3, 4):
        answer = bot("greedy", seat).choose(Sight(GAME, t.pos))
        assert t.ask.options[answer] == RoadChoice(1)
        t.answers(RoadChoice(0 if seat == 4 else 1))
    assert t.ask.options[bot("greedy", 1).choose(Sight(GAME, t.pos))] == RoadChoice(1), "with the most of them"


@rule("DE-422")
def test_what_the_heroes_suffer_stays_for_the_quest():
    t = at_icon("mountains", "Storm on the slopes")
    assert (t.ask.topic, t.pos.round) == ("next_hero", 1)
    assert harm(t) == [(1, 1)] * 4
    t = at_icon("water", "Bloated corpses", FAILED, PASSED, PASSED, PASSED)
    assert t.pos.round == 1
    assert [has(t, hero, "Diseased") for hero in range(4)] == [True, False, False, False]


def test_who_is_knocked_out_on_the_way_starts_as_a_token():
    t = at_icon("plains", "Refugees")
    t.pos.figures[2] = replace(t.pos.figures[2], damage=t.pos.health(2) - 1)
    hand = len(t.pos.hand)
    t.agree(RoadChoice(1))
    assert (t.ask.topic, t.ask.seat) == ("draw", 0)
    t.answers(opt.DrawCard())
    assert len(t.pos.hand) == hand + 1
    assert t.pos.knocked_out(2)
    assert t.pos.round == 1


def test_who_is_down_neither_tests_nor_is_meant():
    t = meets("Landslide", 0, 2)
    assert [event.figure for event in t.told(quest_events.Tested)] == [1, 3]
    t = meets("Lost", 0, 2)
    assert t.ask.options == (opt.Choose(1), opt.Choose(3))
    awareness = [t.pos.attribute(hero, "awareness") for hero in range(4)]
    lowest = awareness.index(min(awareness))
    t = meets("Spiders", lowest)
    while t.pos.find(TravelToQuest) is not None:
        t.passes()
    assert [has(t, hero, "Poisoned") for hero in range(4)].count(True) == 1
    assert not has(t, lowest, "Poisoned")


@pytest.mark.parametrize("label", ["Spiders", "Landslide", "Lost", "Minions emerge"])
def test_where_all_are_down_nothing_more_befalls_them(label: str):
    t = meets(label, 0, 1, 2, 3)
    while t.pos.find(TravelToQuest) is not None:
        assert t.ask.topic == "attribute", "the overlord may name one in vain"
        t.passes()
    assert not t.told(quest_events.Tested)
    assert not any(one.conditions for one in t.pos.figures[:4])


@rule("DE-418")
def test_travel_event_cards_are_shuffled_again_when_all_were_drawn():
    t = at_icon("forest", "Weeping")
    t.writes(travel_deck=(3,))
    assert t.pos.draw_travel_event("road") == 3
    assert t.sheet.travel_deck == ()
    again = t.pos.draw_travel_event("road")
    assert sorted((again, *t.sheet.travel_deck)) == list(range(10))


@rule("DE-417")
def test_overlord_cards_are_not_played_on_the_way():
    t = at_icon("plains", "Refugees")
    t.pos.hand = tuple(n for name in ("Dark Fortune", "Wicked Laughter") for n in numbers_named(name)[:1])
    t.agree(RoadChoice(1))
    assert t.ask.topic == "next_hero", "nothing could be played in answer"
    t = at_icon("forest", "Minions emerge")
    t.pos.hand = tuple(n for name in ("Dark Fortune", "Wicked Laughter") for n in numbers_named(name)[:1])
    while t.pos.find(TravelToQuest) is not None:
        assert not t.offered(opt.PlayCard)
        t.passes()
    assert len(t.pos.hand) == 2


@rule("DE-417")
def test_nor_where_a_hero_has_something_to_say():
    t = at_icon("forest", "Minions emerge")
    t.pos.hand = tuple(n for name in ("Dark Fortune", "Wicked Laughter") for n in numbers_named(name)[:1])
    (charm,) = t.gives(1, "Lucky Charm")
    t.pos.equip(1, charm)
    speaks = False
    while t.pos.find(TravelToQuest) is not None:
        speaks |= any(isinstance(option, opt.Use) for option in t.ask.options)
        assert not t.offered(opt.PlayCard)
        t.passes()
    assert speaks
