"""The heroes on the way to a quest, in tests: at an icon, with an event that was drawn there."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.descent import events as quest_events
from gloaming.games.descent.campaign.campaign import Campaign
from gloaming.games.descent.campaign.course import Icon, route
from gloaming.games.descent.campaign.phase import CampaignPhase
from gloaming.games.descent.campaign.travel import RoadEvent, TravelToQuest
from gloaming.games.descent.campaign.travel_events import TRAVEL_EVENTS
from gloaming.games.descent.dice import DICE, SIDES
from gloaming.games.descent.state import CONDITION_BIT
from gloaming.kernel.agenda import Frame, run
from gloaming.kernel.chance import draw_below
from tests.descent.campaign.journey import Journey, after

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


def meets(label: str, *down: int) -> Journey:
    """These heroes were knocked out on the way, and that happens to the others in the forest or elsewhere."""
    t = at_icon("forest", "Weeping")
    for hero in down:
        t.pos.knock_out(hero, t.pos.figures[hero].at)
    event, icon = next((n, i) for n, card in enumerate(TRAVEL_EVENTS) for i in card if card[i].label == label)
    t.events.clear()
    t.pos.agenda[-2:] = [Frame(RoadEvent(event, icon))]
    t.pos.ask = None
    t.pos.listener = t.events
    run(t.pos)
    t.pos.listener = None
    return t
