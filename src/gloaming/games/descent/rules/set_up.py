"""Setting up an encounter (SR-01): map, doors, tokens, characters; heroes; open groups; the overlord's monsters."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import MONSTER_TYPES
from gloaming.games.descent.effects import About
from gloaming.games.descent.quests.hooks import QuestHooks
from gloaming.games.descent.quests.reading import encounters
from gloaming.games.descent.state import OVERLORD, Figure
from gloaming.kernel import Next, Rule, again, choose
from gloaming.pieces.effects import all_hold
from gloaming.pieces.squares import spaces_of

MOST_PLACES = 120
SETTING_UP = About(seat=OVERLORD)


class SetUp(Rule):
    """Everything is put in place before round 1."""

    encounter: str
    at: int = 0
    """The hero, group or figure that is next."""

    def lay_out(self, g: QuestHooks) -> None:
        g.lay_out(self.encounter)

    def place_hero(self, g: QuestHooks) -> Next:
        """Heroes go on empty spaces of their start places (DE-064)."""
        if self.at == len(g.heroes):
            return self.having(at=0).then(again("take_group"))
        start = g.place_of(g.laid_out.start.heroes, SETTING_UP)
        free = start & g.empty() or g.floor.nearest(start, g.empty())
        return choose(g.heroes[self.at].seat, "place", [opt.PlaceAt(self.at, (space,)) for space in spaces_of(free)])

    def put_hero(self, g: QuestHooks, option: opt.PlaceAt) -> Next:
        g.place(option.figure, option.spaces)
        return self.having(at=self.at + 1).then(again("place_hero"))

    def take_group(self, g: QuestHooks) -> Next:
        """For each open group the overlord picks a type with one of the traits that is not used yet (SR-03)."""
        groups = [group for group in encounters()[self.encounter].groups if group.open]
        if self.at == len(groups):
            return again("muster")
        group = groups[self.at]
        fixed = {one.type for one in encounters()[self.encounter].groups}
        used = fixed | {one.type for one in g.groups}
        wanted = {*group.traits, *group.also}
        types = [
            name
            for name, one in MONSTER_TYPES.items()
            if name not in used and (name in g.opened_types() or any(trait.lower() in wanted for trait in one.traits))
        ]
        return choose(OVERLORD, "open_group", [opt.TakeGroup(name) for name in types])

    def taken(self, g: QuestHooks, option: opt.TakeGroup) -> Next:
        groups = [group for group in encounters()[self.encounter].groups if group.open]
        g.take_group(groups[self.at].id, option.type)
        return self.having(at=self.at + 1).then(again("take_group"))

    def muster(self, g: QuestHooks) -> Next:
        """All figures of groups, and lieutenants that are there from the start."""
        one = encounters()[self.encounter]
        for group in one.groups:
            g.muster(group)
        for lieutenant in one.lieutenants:
            if lieutenant.start and all_hold(g, SETTING_UP, lieutenant.conditions):
                g.muster_lieutenant(lieutenant)
        return self.having(at=0)

    def place_monster(self, g: QuestHooks) -> Next:
        """The overlord places his monsters inside their start places (SR-02); heroes place who helps them."""
        at = next((n for n, one in enumerate(g.figures) if n >= self.at and waits(one)), len(g.figures))
        if at == len(g.figures):
            return again("over")
        bases = places_for(g, g.figures[at], g.place_of(_start(g, g.figures[at]), SETTING_UP))[:MOST_PLACES]
        options = [opt.PlaceAt(at, tuple(spaces_of(base))) for base in bases]
        return self.having(at=at + 1).then(choose(g.seat_of(at), "place", options))

    def put_monster(self, g: QuestHooks, option: opt.PlaceAt) -> Next:
        g.place(option.figure, option.spaces)
        return again("place_monster")

    def over(self, g: QuestHooks) -> Next:
        return None


def waits(one: Figure) -> bool:
    """True for a monster or lieutenant that is to be placed."""
    return one.kind in ("monster", "lieutenant") and not one.spaces and not one.gone


def _start(g: QuestHooks, one: Figure) -> tuple[str, ...]:
    """The start places of a figure."""
    laid_out = g.laid_out
    name = one.id if one.kind == "lieutenant" else g.groups[one.group].id
    starts = {entry.id: entry.start for entry in laid_out.groups}
    return (starts | {entry.id: entry.start for entry in laid_out.lieutenants})[name]


def places_for(g: QuestHooks, one: Figure, start: int) -> list[int]:
    """Where the base of a figure may be laid on its start places, or the nearest place it fits (SR-02)."""
    size = MONSTER_TYPES[one.name].size if one.kind == "monster" else (1, 1)
    free = g.empty()
    if size == (1, 1):
        free &= ~(g.ground.terrain.get("pit", 0) | g.ground.terrain.get("lava", 0))
    return g.floor.fitting(size, start & free) or g.nearest_bases(size, start, free)
