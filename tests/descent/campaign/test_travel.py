"""Step 8: the way from Arhynn, and what happens at travel icons."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from gloaming.games.descent import events as quest_events
from gloaming.games.descent import options as opt
from gloaming.games.descent.campaign import events as ev
from gloaming.games.descent.campaign.campaign import Campaign
from gloaming.games.descent.campaign.course import Icon, course, route
from gloaming.games.descent.campaign.options import RoadChoice
from gloaming.games.descent.campaign.phase import CampaignPhase
from gloaming.games.descent.campaign.travel import RoadEvent, TravelToQuest
from gloaming.games.descent.campaign.travel_events import TRAVEL_EVENTS
from gloaming.games.descent.cards import numbers_named
from gloaming.games.descent.dice import DICE, SIDES
from gloaming.games.descent.quests import quests
from gloaming.games.descent.state import CONDITION_BIT
from gloaming.kernel import PASS, Chance
from gloaming.kernel.agenda import Frame, run
from gloaming.kernel.chance import draw_below
from tests.contract.leaks import leaks
from tests.contract.test_explain import faults
from tests.descent.campaign.journey import Journey, after
from tests.descent.scene import GAME
from tests.proof import rule

ENDS_IN: dict[Icon, str] = {
    "road": "castle_daerion",
    "plains": "a_fat_goblin",
    "forest": "the_shadow_vault",
    "mountains": "the_cardinals_plight",
    "water": "death_on_the_wing",
}
"""For each icon a quest on whose way it comes last."""
PASSED, FAILED = True, False


def at_icon(icon: Icon, label: str, *tests: bool, seats: int = 5, alike: bool = False) -> Journey:
    """The heroes are at the last icon of their way, and that event was drawn; the next tests come out like this."""
    t = after(("castle_daerion", "overlord"), seats=seats)
    t.comes_to("next_quest")
    t.reaches_quest()
    event = next(n for n, card in enumerate(TRAVEL_EVENTS) if icon in card and card[icon].label == label)
    quest = ENDS_IN[icon]
    t.events.clear()
    for hero in range(len(t.pos.heroes)):
        t.pos.figures[hero] = replace(t.pos.figures[hero], damage=0, fatigue=0, conditions=0)
        if alike:
            t.pos.figures[hero] = replace(t.pos.figures[hero], name=t.pos.figures[0].name)
    travel = TravelToQuest(quest, at=len(route(quest)) - 1, event=event)
    t.pos.agenda[:] = [
        Frame(Campaign(), Campaign.places["next_quest"]),
        Frame(CampaignPhase(), CampaignPhase.places["travel"] + 1),
        Frame(travel, TravelToQuest.places["go_on"]),
        Frame(RoadEvent(event, icon)),
    ]
    t.pos.round = 0
    entry = TRAVEL_EVENTS[event][icon].tests
    if tests:
        assert entry is not None
        lay_tests(t, entry.attribute, dict(enumerate(tests)))
    t.pos.listener = t.events
    run(t.pos)
    t.pos.listener = None
    return t


def lay_tests(t: Journey, attribute: str, passed: dict[int, bool]) -> None:
    """Chance is such that these heroes pass or fail the next tests, in this order."""
    for state in range(1 << 16):
        at = state
        for hero, result in passed.items():
            gray, at = draw_below(at, SIDES)
            black, at = draw_below(at, SIDES)
            shields = DICE["gray"][gray].shields + DICE["black"][black].shields
            if (shields <= t.pos.attribute(hero, attribute)) != result:
                break
        else:
            t.pos.chance = state
            return
    raise AssertionError("no chance gives that")


def harm(t: Journey) -> list[tuple[int, int]]:
    """Damage and fatigue of each hero."""
    return [(one.damage, one.fatigue) for one in t.pos.figures[: len(t.pos.heroes)]]


def drawn(t: Journey) -> int:
    """How many cards the overlord drew on the way."""
    return sum(event.number for event in t.told(quest_events.OverlordDrew))


def found(t: Journey) -> list[int]:
    return [event.figure for event in t.told(quest_events.SearchCardDrawn)]


def has(t: Journey, hero: int, condition: str) -> bool:
    return bool(t.pos.figures[hero].conditions & CONDITION_BIT[condition])


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
    for drawn, event in pairwise(told):
        skips = isinstance(drawn, ev.TravelEventDrawn) and skips_next(drawn.drawn, drawn.icon)
        assert isinstance(event, ev.StopPassed) == skips
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
    t.answers(RoadChoice(1))
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
    t.answers(RoadChoice(1))
    assert t.pos.find(TravelToQuest) is None


@rule("DE-421")
def test_choices_are_made_for_all_heroes_by_one_of_them():
    t = at_icon("plains", "Refugees")
    assert (t.ask.topic, t.ask.seat) == ("road_choice", 1)
    t.answers(RoadChoice(1))
    assert harm(t) == [(1, 0)] * 4
    assert drawn(t) == 0
    t = at_icon("plains", "Refugees")
    t.answers(RoadChoice(0))
    assert harm(t) == [(0, 0)] * 4
    assert drawn(t) == 1


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
    t.answers(RoadChoice(1))
    assert (t.ask.topic, t.ask.seat) == ("draw", 0)
    t.answers(opt.DrawCard())
    assert len(t.pos.hand) == hand + 1
    assert t.pos.knocked_out(2)
    assert t.pos.round == 1


@rule("DE-417")
def test_overlord_cards_are_not_played_on_the_way():
    t = at_icon("plains", "Refugees")
    t.pos.hand = tuple(n for name in ("Dark Fortune", "Wicked Laughter") for n in numbers_named(name)[:1])
    t.answers(RoadChoice(1))
    assert t.ask.topic == "next_hero", "nothing could be played in answer"
    t = at_icon("forest", "Minions emerge")
    t.pos.hand = tuple(n for name in ("Dark Fortune", "Wicked Laughter") for n in numbers_named(name)[:1])
    while t.pos.find(TravelToQuest) is not None:
        assert not t.offered(opt.PlayCard)
        t.passes()
    assert len(t.pos.hand) == 2


# Each event by its words.


def test_standing_stones():
    assert harm(at_icon("plains", "Standing stones", FAILED, PASSED, PASSED, PASSED)) == [(0, 1)] + [(0, 0)] * 3
    assert found(at_icon("plains", "Standing stones", PASSED, FAILED, PASSED, PASSED)) == []
    assert found(at_icon("plains", "Standing stones", *[PASSED] * 4)) == [0, 1, 2, 3]


def test_weeping():
    t = at_icon("forest", "Weeping")
    held = len(t.pos.hand)
    t.answers(RoadChoice(0))
    assert harm(t) == [(1, 0)] * 4
    assert len(t.pos.hand) == held - 1
    t = at_icon("forest", "Weeping")
    t.answers(RoadChoice(1))
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
            t.answers(opt.Choose(2))
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
    t.pos.agenda[-1] = Frame(RoadEvent(2, "forest"))
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
        t.answers(opt.Choose(0))
        while t.ask.topic != "next_hero":
            t.answers(opt.Choose(3) if t.ask.topic == "road_find" else PASS)
        assert found(t) == finders


def test_elves():
    t = at_icon("forest", "Latari elves")
    t.answers(RoadChoice(0))
    assert (harm(t), drawn(t)) == ([(1, 0)] * 4, 0)
    t = at_icon("forest", "Latari elves")
    t.answers(RoadChoice(1))
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
    t.answers(opt.Choose(1))
    while t.ask.topic != "road_discard":
        t.passes()
    assert t.ask.seat == 2
    assert all(t.pos.knows(2, card) for card in hand)
    assert not any(t.pos.knows(1, card) for card in hand)
    t.answers(t.ask.options[0])
    assert len(t.pos.hand) == len(hand) - 1
    assert len(t.pos.discard) == 1


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
    t.answers(RoadChoice(0))
    t.answers(opt.Choose(2))
    assert (found(t), drawn(t)) == ([2], 1)
    t = at_icon("water", "Robed ferryman")
    t.pos.figures[0] = replace(t.pos.figures[0], damage=2, fatigue=3)
    t.answers(RoadChoice(0))
    assert (harm(t)[0], drawn(t)) == ((2, 0), 1)


@pytest.mark.parametrize(("icon", "label"), [("mountains", "Landslide"), ("water", "High river")])
def test_tiring_ways(icon: Icon, label: str):
    assert harm(at_icon(icon, label, FAILED, PASSED, FAILED, PASSED)) == [(0, 2), (0, 0)] * 2


def test_tentacles():
    assert harm(at_icon("water", "Tentacles", FAILED, PASSED, PASSED, PASSED)) == [(0, 1)] + [(0, 0)] * 3
    assert harm(at_icon("water", "Tentacles", *[FAILED] * 4)) == [(1, 1)] * 4
