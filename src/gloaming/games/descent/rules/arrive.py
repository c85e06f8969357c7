"""Figures arrive: reinforcements and whoever a rule of the quest brings (SR-04)."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import MONSTER_TYPES
from gloaming.games.descent.quests.encounter import Reinforcement
from gloaming.games.descent.quests.figure_ops import places_of
from gloaming.games.descent.quests.hooks import QuestHooks
from gloaming.games.descent.quests.listening import entries, telling
from gloaming.games.descent.quests.telling import Happening
from gloaming.games.descent.state import NOTHING, OVERLORD
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, choose, done
from gloaming.kernel.agenda import Chosen
from gloaming.pieces.squares import mask_of, spaces_of

MOST_PLACES = 120
LARGE = 4
"""Types that cover so many spaces come as reinforcements only at the end of even rounds."""


class Arrive(Rule):
    """Figures of a group are put on a place one after another; the result is who they are."""

    name: str
    count: int
    onto: tuple[tuple[int, ...], ...]
    rank: str = "minion"
    over_limit: bool = False
    half: bool = False
    """It arrives with half its Health as damage."""
    may: bool = False
    """The overlord may leave it."""
    reserve: str = ""
    """The counter that pays for each."""
    found: tuple[int, ...] = ()

    def where(self, g: QuestHooks) -> Next:
        rank = g.rank_to_arrive(self.name, self.rank, over_limit=self.over_limit)
        if not self.count or rank is None or (self.reserve and not g.counter(self.reserve)):
            return done(self.found)
        one = g.new_figure(self.name, rank)
        place = mask_of(space for spaces in self.onto for space in spaces)
        bases = g.bases_to_arrive(one, place)[:MOST_PLACES]
        if not bases:
            return done(self.found)
        options: list[Option] = [opt.PlaceAt(NOTHING, tuple(spaces_of(base))) for base in bases]
        if self.may:
            return Ask(OVERLORD, "arrive", (*options, PASS))
        seat = OVERLORD if one.side == "overlord" else g.asked_for("heroes")
        return choose(seat, "place", options)

    def put(self, g: QuestHooks, option: Option) -> Next:
        if isinstance(option, Pass):
            return self.having(count=self.count - 1).then(again("pay"))
        assert isinstance(option, opt.PlaceAt)
        rank = g.rank_to_arrive(self.name, self.rank, over_limit=self.over_limit)
        assert rank is not None
        one = g.new_figure(self.name, rank)
        number = g.add_figure(replace(one, spaces=option.spaces, acted=one.side == "heroes"))
        if self.half:
            g.take_damage(number, g.health(number) // 2)
        here = mask_of(option.spaces)
        places = tuple(spaces for spaces in self.onto if mask_of(spaces) & here) or self.onto
        return self.having(count=self.count - 1, found=(*self.found, number), onto=places)

    def pay(self, g: QuestHooks) -> Next:
        """The reserve pays for each figure placed or declined."""
        return again("where", after=g.counting(self.reserve, -1) if self.reserve else None)


class Reinforce(Rule):
    """A reinforcement falls due: the overlord may put figures of one of the groups named on one of the places."""

    entry: int

    def choose_group(self, g: QuestHooks) -> Next:
        entry = self._entry(g)
        groups = [name for name in entry.what if self._can_come(g, entry, name)]
        places = places_of(g, entry.where, None, telling(g, self.entry, Happening(on="round_end")))
        if not groups or not places or (entry.reserve and not g.counter(entry.reserve)):
            return done()
        if len(groups) == 1:
            return Chosen(opt.ChooseWord(groups[0]))
        return Ask(OVERLORD, "reinforce", (*(opt.ChooseWord(name) for name in groups), PASS))

    def arrive(self, g: QuestHooks, option: Option) -> Next:
        entry = self._entry(g)
        count = g.number_of(entry.count)
        if isinstance(option, Pass):
            return g.counting(entry.reserve, -count) if entry.reserve else None
        assert isinstance(option, opt.ChooseWord)
        places = places_of(g, entry.where, None, telling(g, self.entry, Happening(on="round_end")))
        return Arrive(option.word, count, places, entry.rank, may=True, reserve=entry.reserve or "")

    def _entry(self, g: QuestHooks) -> Reinforcement:
        entry = entries(g.encounter)[self.entry]
        assert isinstance(entry, Reinforcement)
        return entry

    def _can_come(self, g: QuestHooks, entry: Reinforcement, name: str) -> bool:
        group = g.group_called(name)
        width, height = MONSTER_TYPES[g.groups[group].type].size if group != NOTHING else (1, 1)
        if width * height >= LARGE and g.round % 2:
            return False
        return g.rank_to_arrive(name, entry.rank, over_limit=False) is not None


class PlaceFigure(Rule):
    """A figure is put down on one of some spaces by its own side, nearest to them if they are full; no move."""

    figure: int
    spaces: tuple[int, ...]

    def where(self, g: QuestHooks) -> Next:
        one = g.figures[self.figure]
        if one.kind == "hero" and g.knocked_out(self.figure):
            free = mask_of(self.spaces) & g.empty() or g.floor.nearest(mask_of(self.spaces), g.empty())
            bases = [1 << space for space in spaces_of(free)]
        else:
            bases = g.bases_to_arrive(one, mask_of(self.spaces))[:MOST_PLACES]
        if not bases:
            return done()
        return choose(g.seat_of(self.figure), "place", [opt.PlaceAt(self.figure, tuple(spaces_of(b))) for b in bases])

    def put(self, g: QuestHooks, option: opt.PlaceAt) -> None:
        g.return_to_map(self.figure, option.spaces)
