"""Setting up an encounter (SR-01): map, doors, tokens; heroes on their start places; the overlord's monsters."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import MONSTER_TYPES
from gloaming.games.descent.quest_data import ENCOUNTERS
from gloaming.games.descent.state import OVERLORD, Figure
from gloaming.games.descent.verbs import Play
from gloaming.kernel import Next, Rule, again, choose
from gloaming.pieces.squares import spaces_of

MOST_PLACES = 120


class SetUp(Rule):
    """Everything is put in place before round 1."""

    encounter: str
    at: int = 0
    """The hero or monster that is placed next."""

    def lay_out(self, g: Play) -> Next:
        g.lay_out(self.encounter, ENCOUNTERS[self.encounter])
        return None

    def place_hero(self, g: Play) -> Next:
        """Heroes go on empty spaces of their start places (DE-064)."""
        if self.at == len(g.heroes):
            return again("place_monster")
        start = area(g, ENCOUNTERS[self.encounter].start)
        free = start & g.empty() or g.floor.nearest(start, g.empty())
        options = [opt.PlaceAt(self.at, (space,)) for space in spaces_of(free)]
        return choose(g.heroes[self.at].seat, "place", options)

    def put_hero(self, g: Play, option: opt.PlaceAt) -> Next:
        g.place(option.figure, option.spaces)
        return self.having(at=self.at + 1).then(again("place_hero"))

    def place_monster(self, g: Play) -> Next:
        """The overlord places his monsters inside their start places (SR-02)."""
        if self.at == len(g.figures):
            return again("over")
        one = g.figures[self.at]
        group = next(group for group in ENCOUNTERS[self.encounter].groups if group.id == g.groups[one.group].id)
        bases = places_for(g, one, area(g, group.start))[:MOST_PLACES]
        return choose(OVERLORD, "place", [opt.PlaceAt(self.at, tuple(spaces_of(base))) for base in bases])

    def put_monster(self, g: Play, option: opt.PlaceAt) -> Next:
        g.place(option.figure, option.spaces)
        return self.having(at=self.at + 1).then(again("place_monster"))

    def over(self, g: Play) -> Next:
        return None


def area(g: Play, pieces: tuple[str, ...]) -> int:
    """The spaces of some tiles."""
    return sum(g.ground.pieces[piece] for piece in pieces)


def places_for(g: Play, one: Figure, start: int) -> list[int]:
    """Where the base of a figure may be laid on its start places, or the nearest place it fits."""
    size = MONSTER_TYPES[one.name].size
    free = g.empty()
    if size == (1, 1):
        free &= ~(g.ground.terrain.get("pit", 0) | g.ground.terrain.get("lava", 0))
    return g.floor.fitting(size, start & free) or g.floor.nearest_fitting(size, start, free)
