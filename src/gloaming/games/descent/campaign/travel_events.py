"""The ten Travel Event cards (DE-019): for each travel icon what happens there, or nothing."""

from __future__ import annotations

from typing import Literal

from gloaming.games.descent.campaign.course import Icon
from gloaming.kernel.frozen import Frozen

EVERYTHING = 99


class Fate(Frozen, kw_only=True):
    """What befalls the heroes it is about, and what the overlord gets or loses by it."""

    damage: int = 0
    fatigue: int = 0
    condition: str = ""
    heals: int = 0
    rests: int = 0
    search: Literal["", "each", "one"] = ""
    """A Search card for each of them, or one for a hero of their choice."""
    draw: int = 0
    """Cards the overlord draws."""
    draw_each: int = 0
    """Cards the overlord draws for each hero it befalls."""
    discard: int = 0
    """Cards the overlord loses by chance."""
    sees_hand: bool = False
    """The hero looks at the overlord's hand and discards a card of it."""


class Tests(Frozen, kw_only=True):
    """Who tests which attribute on the way, and what comes of it."""

    who: Literal["every", "one"] = "every"
    """Every hero, or one the heroes choose."""
    attribute: str = ""
    """Empty where the overlord names it."""
    passed: Fate = Fate()
    """For each hero who passes."""
    failed: Fate = Fate()
    """For each hero who fails."""
    all_passed: Fate = Fate()
    """For all heroes if everyone who tested has passed."""
    all_failed: Fate = Fate()
    """For all heroes if everyone who tested has failed."""


class Either(Frozen):
    """One of the things the heroes may choose."""

    words: str
    fate: Fate


class TravelEvent(Frozen, kw_only=True):
    """One entry of a Travel Event card."""

    label: str
    text: str
    fate: Fate = Fate()
    """What befalls all heroes at once."""
    tests: Tests | None = None
    choices: tuple[Either, ...] = ()
    lowest: str = ""
    """Only the hero with the lowest of this attribute is meant; the overlord breaks ties."""
    skips: bool = False
    """No Travel Event is drawn at the next icon."""


NOTHING_MORE = Fate()
HARM, TIRE, TIRE_MORE = Fate(damage=1), Fate(fatigue=1), Fate(fatigue=2)
SPIED_ON = Fate(draw=1)
MINIONS = TravelEvent(
    label="Minions emerge",
    text="The overlord names an attribute; every hero tests it, each failure suffers 1 damage and 1 fatigue.",
    tests=Tests(failed=Fate(damage=1, fatigue=1)),
)

TRAVEL_EVENTS: tuple[dict[Icon, TravelEvent], ...] = (
    {
        "plains": TravelEvent(
            label="Standing stones",
            text="Every hero tests Willpower, each failure suffers 1 fatigue; if all pass, each draws a Search card.",
            tests=Tests(attribute="willpower", failed=TIRE, all_passed=Fate(search="each")),
        ),
        "forest": TravelEvent(
            label="Weeping",
            text="Investigate: every hero suffers 1 damage and the overlord discards a random card. Or pass by.",
            choices=(
                Either("Investigate: 1 damage each, the overlord loses a card", Fate(damage=1, discard=1)),
                Either("Pass by", NOTHING_MORE),
            ),
        ),
        "mountains": TravelEvent(
            label="Storm on the slopes",
            text="Every hero suffers 1 damage and 1 fatigue.",
            fate=Fate(damage=1, fatigue=1),
        ),
    },
    {
        "road": TravelEvent(
            label="Traveling merchant",
            text="Every hero tests Knowledge; each who passes draws a Search card.",
            tests=Tests(attribute="knowledge", passed=Fate(search="each")),
        ),
        "plains": TravelEvent(
            label="Refugees",
            text="Help them, and the overlord draws a card; or refuse, and every hero suffers 1 damage.",
            choices=(
                Either("Help them: the overlord draws a card", SPIED_ON),
                Either("Refuse: 1 damage each", HARM),
            ),
        ),
        "forest": TravelEvent(
            label="Lost",
            text="A hero of your choice tests Awareness; on a failure every hero suffers 1 fatigue.",
            tests=Tests(who="one", attribute="awareness", all_failed=TIRE),
        ),
    },
    {
        "plains": TravelEvent(label="Smoke", text="The overlord draws a card.", fate=SPIED_ON),
        "forest": TravelEvent(
            label="Peaceful glade",
            text="Every hero recovers all damage and fatigue.",
            fate=Fate(heals=EVERYTHING, rests=EVERYTHING),
        ),
        "mountains": TravelEvent(
            label="Ettin attack",
            text="Every hero tests Might, each failure suffers 1 damage; if all fail, everyone suffers 1 more.",
            tests=Tests(attribute="might", failed=HARM, all_failed=HARM),
        ),
    },
    {
        "plains": TravelEvent(
            label="Brigands",
            text="A hero of your choice tests Might; on a failure every hero suffers 1 damage.",
            tests=Tests(who="one", attribute="might", all_failed=HARM),
        ),
        "forest": TravelEvent(
            label="Webs",
            text="Every hero tests Awareness, failures are Poisoned; if all fail, everyone suffers 1 damage too.",
            tests=Tests(attribute="awareness", failed=Fate(condition="Poisoned"), all_failed=HARM),
        ),
        "water": TravelEvent(
            label="Glimmer in the pool",
            text="A hero of your choice tests Awareness; if he passes, a hero draws a Search card.",
            tests=Tests(who="one", attribute="awareness", all_passed=Fate(search="one")),
        ),
    },
    {
        "forest": TravelEvent(
            label="Latari elves",
            text="Defend them, and every hero suffers 1 damage; or the overlord draws 2 cards.",
            choices=(
                Either("Defend them: 1 damage each", HARM),
                Either("Leave them: the overlord draws 2 cards", Fate(draw=2)),
            ),
        ),
        "mountains": TravelEvent(
            label="Dwarf of Dunwarr", text="No Travel Event is drawn at the next travel icon.", skips=True
        ),
        "water": TravelEvent(
            label="Bloated corpses",
            text="Every hero tests Willpower; failures are Diseased.",
            tests=Tests(attribute="willpower", failed=Fate(condition="Diseased")),
        ),
    },
    {
        "road": TravelEvent(label="Hidden path", text="No Travel Event is drawn at the next travel icon.", skips=True),
        "forest": MINIONS,
        "mountains": MINIONS,
    },
    {
        "road": TravelEvent(
            label="Traveling sage",
            text="A hero of your choice tests Knowledge; if passed, he sees the overlord's hand and discards a card.",
            tests=Tests(who="one", attribute="knowledge", passed=Fate(sees_hand=True)),
        ),
        "forest": TravelEvent(
            label="Spiders",
            text="The hero with the lowest Awareness is Poisoned; the overlord breaks ties.",
            lowest="awareness",
            fate=Fate(condition="Poisoned"),
        ),
        "water": TravelEvent(
            label="Miasma",
            text="The hero with the lowest Might is Diseased; the overlord breaks ties.",
            lowest="might",
            fate=Fate(condition="Diseased"),
        ),
    },
    {
        "plains": TravelEvent(label="Burning farm", text="The overlord draws a card.", fate=SPIED_ON),
        "mountains": TravelEvent(
            label="Cave mouth",
            text="Enter, and a hero draws a Search card and the overlord a card; or go on.",
            choices=(
                Either("Enter: a Search card for one hero, a card for the overlord", Fate(search="one", draw=1)),
                Either("Go on", NOTHING_MORE),
            ),
        ),
        "water": TravelEvent(
            label="Robed ferryman",
            text="Ride with him, and every hero recovers all fatigue and the overlord draws a card; or walk.",
            choices=(
                Either("Ride: all fatigue is recovered, the overlord draws a card", Fate(rests=EVERYTHING, draw=1)),
                Either("Walk", NOTHING_MORE),
            ),
        ),
    },
    {
        "road": TravelEvent(
            label="Spies",
            text="Every hero tests Knowledge; the overlord draws a card for each failure.",
            tests=Tests(attribute="knowledge", failed=Fate(draw_each=1)),
        ),
        "mountains": TravelEvent(
            label="Landslide",
            text="Every hero tests Might; each failure suffers 2 fatigue.",
            tests=Tests(attribute="might", failed=TIRE_MORE),
        ),
        "water": TravelEvent(
            label="High river",
            text="Every hero tests Awareness; each failure suffers 2 fatigue.",
            tests=Tests(attribute="awareness", failed=TIRE_MORE),
        ),
    },
    {
        "plains": TravelEvent(
            label="Orchard",
            text="A hero of your choice tests Willpower; if he passes, a hero draws a Search card.",
            tests=Tests(who="one", attribute="willpower", all_passed=Fate(search="one")),
        ),
        "mountains": TravelEvent(
            label="Arrows",
            text="Every hero tests Awareness, each failure suffers 1 damage; if all fail, everyone suffers 1 more.",
            tests=Tests(attribute="awareness", failed=HARM, all_failed=HARM),
        ),
        "water": TravelEvent(
            label="Tentacles",
            text="Every hero tests Might, each failure suffers 1 fatigue; if all fail, everyone suffers 1 damage.",
            tests=Tests(attribute="might", failed=TIRE, all_failed=HARM),
        ),
    },
)
"""The cards by number; an icon that is not named has no event there (DE-419)."""
