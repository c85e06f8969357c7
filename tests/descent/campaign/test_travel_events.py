"""Travel Events, each by its words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.games.descent import events as quest_events
from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign import events as ev
from gloaming.games.descent.campaign.campaign import Campaign
from gloaming.games.descent.campaign.course import Icon, route
from gloaming.games.descent.campaign.options import RoadChoice
from gloaming.games.descent.campaign.phase import CampaignPhase
from gloaming.games.descent.campaign.travel import RoadEvent, TravelToQuest
from gloaming.games.descent.campaign.travel_events import TRAVEL_EVENTS
from gloaming.kernel import PASS, Chance, event_known_to
from gloaming.kernel.agenda import Frame, run
from tests.contract.leaks import leaks
from tests.contract.test_explain import faults
from tests.descent.campaign.journey import Journey
from tests.descent.campaign.road import FAILED, PASSED, at_icon, drawn, found, harm, has, lay_tests
from tests.descent.scene import GAME


def test_standing_stones():
    assert harm(at_icon("plains", "Standing stones", FAILED, PASSED, PASSED, PASSED)) == [(0, 1)] + [(0, 0)] * 3
    assert found(at_icon("plains", "Standing stones", PASSED, FAILED, PASSED, PASSED)) == []
    assert found(at_icon("plains", "Standing stones", *[PASSED] * 4)) == [0, 1, 2, 3]


def test_weeping():
    t = at_icon("forest", "Weeping")
    held = len(t.pos.hand)
    t.agree(RoadChoice(0))
    assert harm(t) == [(1, 0)] * 4
    assert len(t.pos.hand) == held - 1
    t = at_icon("forest", "Weeping")
    t.agree(RoadChoice(1))
    assert harm(t) == [(0, 0)] * 4


def test_a_merchant_and_spies_on_the_road():
    assert found(at_icon("road", "Traveling merchant", PASSED, FAILED, PASSED, FAILED)) == [0, 2]
    assert drawn(at_icon("road", "Spies", FAILED, FAILED, PASSED, FAILED)) == 3
    assert drawn(at_icon("road", "Spies", *[PASSED] * 4)) == 0


def test_lost_and_brigands_are_met_by_one_hero():
    lost, brigands = at_icon("forest", "Lost"), at_icon("plains", "Brigands")
    for start, attribute, suffered in ((lost, "awareness", (0, 1)), (brigands, "might", (1, 0))):
        for passed, expected in ((FAILED, suffered), (PASSED, (0, 0))):
            t = Journey(start.pos.clone())
            assert (t.ask.topic, t.ask.seat) == ("road_tester", 1)
            lay_tests(t, attribute, {2: passed})
            t.agree(opt.Choose(2))
            t.comes_to("next_hero")
            assert harm(t) == [expected] * 4
            (test,) = t.told(quest_events.Tested)
            assert test.figure == 2


def test_smoke_and_a_burning_farm():
    assert drawn(at_icon("plains", "Smoke")) == drawn(at_icon("plains", "Burning farm")) == 1


def test_a_peaceful_glade_heals_everyone():
    t = at_icon("forest", "Weeping")
    for hero in range(4):
        t.pos.figures[hero] = replace(t.pos.figures[hero], damage=3, fatigue=2)
    assert TRAVEL_EVENTS[2]["forest"].label == "Peaceful glade"
    t.pos.agenda[-2:] = [Frame(RoadEvent(2, "forest"))]
    run(t.pos)
    t.comes_to("next_hero")
    assert harm(t) == [(0, 0)] * 4


@pytest.mark.parametrize("label", ["Ettin attack", "Arrows"])
def test_attacks_in_the_mountains(label: str):
    assert harm(at_icon("mountains", label, FAILED, PASSED, FAILED, PASSED)) == [(1, 0), (0, 0)] * 2
    assert harm(at_icon("mountains", label, *[FAILED] * 4)) == [(2, 0)] * 4


def test_webs():
    t = at_icon("forest", "Webs", PASSED, FAILED, FAILED, FAILED)
    assert [has(t, hero, "Poisoned") for hero in range(4)] == [False, True, True, True]
    assert harm(t) == [(0, 0)] * 4
    assert harm(at_icon("forest", "Webs", *[FAILED] * 4)) == [(1, 0)] * 4


@pytest.mark.parametrize(
    ("icon", "label", "attribute"), [("water", "Glimmer in the pool", "awareness"), ("plains", "Orchard", "willpower")]
)
def test_a_find_for_whom_they_like(icon: Icon, label: str, attribute: str):
    for passed, finders in ((PASSED, [3]), (FAILED, [])):
        t = at_icon(icon, label)
        lay_tests(t, attribute, {0: passed})
        t.agree(opt.Choose(0))
        while t.ask.topic != "next_hero":
            t.answers(opt.Choose(3) if t.ask.topic == "road_find" else PASS)
        assert found(t) == finders


def test_elves():
    t = at_icon("forest", "Latari elves")
    t.agree(RoadChoice(0))
    assert (harm(t), drawn(t)) == ([(1, 0)] * 4, 0)
    t = at_icon("forest", "Latari elves")
    t.agree(RoadChoice(1))
    assert (harm(t), drawn(t)) == ([(0, 0)] * 4, 2)


@pytest.mark.parametrize(("icon", "label"), [("mountains", "Dwarf of Dunwarr"), ("road", "Hidden path")])
def test_no_event_is_drawn_at_the_next_icon(icon: Icon, label: str):
    event = next(n for n, card in enumerate(TRAVEL_EVENTS) if icon in card and card[icon].label == label)
    quest = "castle_daerion" if icon == "road" else "the_wyrm_rises"
    at = next(n for n, stop in enumerate(route(quest)) if stop.icon == icon)
    t = at_icon("plains", "Smoke")
    t.events.clear()
    t.pos.agenda[:] = [
        Frame(Campaign(), Campaign.places["next_quest"]),
        Frame(CampaignPhase(), 8),
        Frame(TravelToQuest(quest, at=at, event=event), TravelToQuest.places["resolve"]),
    ]
    t.pos.round = 0
    t.pos.listener = t.events
    run(t.pos)
    t.pos.listener = None
    (passed,) = t.told(ev.StopPassed)
    assert passed.icon == route(quest)[at + 1].icon
    while t.pos.find(TravelToQuest) is not None:
        t.passes()
    assert len(t.told(ev.TravelEventDrawn)) <= len(route(quest)) - at - 2


def test_minions_emerge_where_the_overlord_names_the_attribute():
    t = at_icon("mountains", "Minions emerge")
    assert (t.ask.topic, t.ask.seat) == ("attribute", 0)
    lay_tests(t, "knowledge", {0: FAILED, 1: PASSED, 2: PASSED, 3: PASSED})
    t.answers(opt.ChooseWord("knowledge"))
    t.comes_to("next_hero")
    assert harm(t) == [(1, 1)] + [(0, 0)] * 3
    assert {event.attribute for event in t.told(quest_events.Tested)} == {"knowledge"}


def test_a_sage_lets_one_hero_see_the_hand_and_discard_a_card():
    t = at_icon("road", "Traveling sage")
    hand = t.pos.hand
    lay_tests(t, "knowledge", {1: PASSED})
    t.agree(opt.Choose(1))
    while t.ask.topic != "road_discard":
        t.passes()
    assert t.ask.seat == 2
    assert all(t.pos.knows(2, card) for card in hand)
    (seen,) = t.told(ev.HandSeen)
    assert [event_known_to(seen, seat).cards.value for seat in range(4)] == [hand, None, hand, None]
    assert seen.reveals
    assert not any(t.pos.knows(1, card) for card in hand)
    assert len(t.ask.options) == len({t.pos.card(card).name for card in hand})
    t.answers(t.ask.options[0])
    assert len(t.pos.hand) == len(hand) - 1
    assert len(t.pos.discard) == 1


def test_of_an_empty_hand_nothing_is_seen_or_discarded():
    t = at_icon("road", "Traveling sage")
    t.pos.discard_overlord(t.pos.hand)
    lay_tests(t, "knowledge", {1: PASSED})
    t.agree(opt.Choose(1))
    t.comes_to("road_discard", "next_hero")
    assert t.ask.topic == "next_hero"
    assert not t.told(ev.HandSeen)


def test_nothing_leaks_on_the_way():
    looked = set()
    for icon, label in (("road", "Traveling sage"), ("forest", "Weeping"), ("mountains", "Minions emerge")):
        t, dealer = at_icon(icon, label), Chance(3)  # type: ignore[arg-type]
        lay_tests(t, "knowledge", {0: PASSED})
        while t.pos.find(TravelToQuest) is not None:
            looked.add(t.ask.topic)
            for seat in range(5):
                assert leaks(GAME, t.pos, seat, 0, dealer) == []
                assert faults(GAME, t.pos, seat) == []
            t.answers(t.ask.options[0])
    assert looked >= {"road_tester", "road_discard", "road_choice", "attribute"}


@pytest.mark.parametrize(
    ("icon", "label", "attribute", "condition"),
    [("forest", "Spiders", "awareness", "Poisoned"), ("water", "Miasma", "might", "Diseased")],
)
def test_the_lowest_hero_is_hit(icon: Icon, label: str, attribute: str, condition: str):
    t = at_icon(icon, label)
    values = [t.pos.attribute(hero, attribute) for hero in range(4)]
    if t.ask.topic == "road_lowest":
        assert t.ask.seat == 0
        t.answers(t.ask.options[-1])
    hit = [hero for hero in range(4) if has(t, hero, condition)]
    assert len(hit) == 1
    assert values[hit[0]] == min(values)


def test_of_several_who_are_lowest_the_overlord_chooses_one():
    t = at_icon("forest", "Spiders", alike=True)
    assert (t.ask.seat, t.ask.topic) == (0, "road_lowest")
    assert t.ask.options == tuple(opt.Choose(hero) for hero in range(4))
    t.answers(opt.Choose(2))
    assert [hero for hero in range(4) if has(t, hero, "Poisoned")] == [2]


def test_a_cave_and_a_ferryman():
    t = at_icon("mountains", "Cave mouth")
    t.agree(RoadChoice(0))
    t.agree(opt.Choose(2))
    assert (found(t), drawn(t)) == ([2], 1)
    t = at_icon("water", "Robed ferryman")
    t.pos.figures[0] = replace(t.pos.figures[0], damage=2, fatigue=3)
    t.agree(RoadChoice(0))
    assert (harm(t)[0], drawn(t)) == ((2, 0), 1)


@pytest.mark.parametrize(("icon", "label"), [("mountains", "Landslide"), ("water", "High river")])
def test_tiring_ways(icon: Icon, label: str):
    assert harm(at_icon(icon, label, FAILED, PASSED, FAILED, PASSED)) == [(0, 2), (0, 0)] * 2


def test_tentacles():
    assert harm(at_icon("water", "Tentacles", FAILED, PASSED, PASSED, PASSED)) == [(0, 1)] + [(0, 0)] * 3
    assert harm(at_icon("water", "Tentacles", *[FAILED] * 4)) == [(1, 1)] * 4
