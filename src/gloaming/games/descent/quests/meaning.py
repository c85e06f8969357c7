"""What the words of a quest mean in a position: who, where, how many."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gloaming.games.descent.cards import SHEETS
from gloaming.games.descent.cards.card import Sheet
from gloaming.games.descent.effects.op import About
from gloaming.games.descent.quests.cast import cast_of, is_fixed
from gloaming.games.descent.quests.encounter import Encounter
from gloaming.games.descent.quests.reading import encounters
from gloaming.games.descent.quests.sheets import sheet_of
from gloaming.games.descent.quests.telling import Telling
from gloaming.games.descent.quests.words import Amount, Narrowed, Side, Where, Who
from gloaming.games.descent.state import NOBODY, NOTHING, NOWHERE, Figure
from gloaming.games.descent.verbs import Play


class QuestPlay(Play, kw_only=True):
    """A position in which the words of its quest have a meaning."""

    @property
    def laid_out(self) -> Encounter:
        """The encounter being played, as the quest file has it."""
        return encounters()[self.encounter]

    @property
    def has_quest(self) -> bool:
        """True if what is played stands in the quest file; drawn maps have no quest."""
        return self.encounter in encounters()

    def sheet(self, figure: int) -> Sheet:
        one = self.figures[figure]
        if one.kind in ("npc", "object"):
            return sheet_of(self.encounter, one.id, len(self.heroes), self.act)
        return SHEETS[one.name, one.rank, one.act, len(self.heroes)]

    # What a campaign has brought so far; outside one nothing has (SR-19).

    def is_won_by(self, side: Side, quest: str | None, chain: str | None) -> bool:
        """True if a side won that quest, or owns that chain."""
        return False

    def has_relic(self, side: Side, name: str) -> bool:
        return False

    def chains_of(self, side: Side) -> int:
        """How many chains belong to a side."""
        return 0

    # Who.

    def called(self, who: Who, about: About) -> list[int]:
        """The figures on the map that are meant; knocked-out heroes are not."""
        figures = self.figures
        return [number for number in self.ever_called(who, about) if figures[number].spaces]

    def ever_called(self, who: Who, about: About) -> Sequence[int]:
        """The figures that are meant, also those that are not or no longer on the map."""
        if is_fixed(who):
            return cast_of(self.figures, self.groups).meant(who)
        return [number for number in range(len(self.figures)) if self.is_called(number, who, about)]

    def is_called(self, figure: int, who: Who, about: About) -> bool:
        """True if a figure is one of those that are meant."""
        if is_fixed(who):
            return figure in cast_of(self.figures, self.groups).meant(who)
        if isinstance(who, tuple):
            return any(self.is_called(figure, one, about) for one in who)
        match who:
            case Narrowed():
                return self.is_called(figure, who.of, about) and self._is_narrowed(figure, who, about)
            case "that":
                return figure == about.that
            case "by":
                return figure == about.by
            case "this":
                return isinstance(about, Telling) and figure == about.it
            case "spawned":
                return isinstance(about, Telling) and figure in about.spawned
        raise AssertionError(f"{who} means nobody")

    def _is_narrowed(self, figure: int, by: Narrowed, about: About) -> bool:
        one = self.figures[figure]
        if by.rank is not None and one.rank != by.rank:
            return False
        if by.carrying is not None and not self.carries_token(one, by.carrying):
            return False
        if by.within is not None and not one.mask & self.place_of(by.within, about):
            return False
        if by.near is not None and not self.is_near(figure, by.near, about):
            return False
        return by.without is None or not self.is_called(figure, by.without, about)

    def is_near(self, figure: int, thing: str, about: About) -> bool:
        """In the same space as something or adjacent to it; for doors ruling R9."""
        spaces = self.figures[figure].mask
        if thing in self.ground.doors:
            return bool(spaces & self.ground.doors[thing].near)
        return bool((spaces | self.floor.adjacent(spaces)) & self.place_of(thing, about))

    def carries_token(self, one: Figure, token: str) -> bool:
        """True if a figure carries a token of that id; who has left took it along."""
        return one.carries != NOTHING and self.tokens[one.carries].kind == token

    def is_due_back(self, who: Who, about: About) -> bool:
        """True if one of those meant will come or come back: by a rule that has put it off, or as it rises again."""
        due = {one.figure for one in self.due} | set(self.to_rise())
        brought = {one.brings for one in self.due} - {""}
        return any(
            number in due or any(self.is_called(number, name, about) for name in brought)
            for number in self.ever_called(who, about)
        )

    # Where.

    def place_of(self, where: Where, about: About) -> int:
        """The spaces of a place: tile, area, way, where tokens lie, or where figures stand."""
        if isinstance(where, tuple):
            return _together(self.place_of(one, about) for one in where)
        ground = self.ground
        if where in ground.pieces:
            return ground.pieces[where]
        if where in ground.marks:
            return ground.marks[where]
        for area in self.laid_out.areas:
            if area.id == where:
                tiles = _together(self.ground.pieces[tile] for tile in area.tiles)
                return tiles | self.ground.mask(area.spaces)
        if where == "this" and isinstance(about, Telling) and about.token != NOTHING:
            space = self.tokens[about.token].space
            return 1 << space if space != NOWHERE else 0
        if where == "that" and about.space != NOWHERE and not self.figures[about.that].mask:
            return 1 << about.space
        lying = [one.space for one in self.tokens if one.kind == where and one.space != NOWHERE]
        standing = _together(self.figures[number].mask for number in self.called(where, about))
        return _together(1 << space for space in lying) | standing

    # How many.

    def number_of(self, amount: Amount, everything: int = 0) -> int:
        """A number of the quest: as it is, for the heroes in play, or counted."""
        if isinstance(amount, int):
            return amount
        if isinstance(amount, tuple):
            return amount[len(self.heroes) - 2]
        if isinstance(amount, str):
            return everything
        counted = self.counter(amount.counter) if amount.counter is not None else 0
        counted += self.chains_of(amount.chains) if amount.chains is not None else 0
        found = counted // amount.per * self.number_of(amount.times) + amount.plus
        return found if amount.max is None else min(found, amount.max)

    def is_on_map(self, token: int) -> bool:
        """True while a token lies on the map or somebody on it carries it."""
        one = self.tokens[token]
        return one.space != NOWHERE or (one.carrier != NOBODY and not self.figures[one.carrier].gone)


def _together(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found
