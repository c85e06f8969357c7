"""Moving: a destination is chosen, and the figure walks there space by space."""

from __future__ import annotations

from itertools import starmap

from gloaming.games.descent import options as opt
from gloaming.games.descent.rules.damage import SufferDamage
from gloaming.games.descent.rules.moments import happens
from gloaming.games.descent.state import IMMOBILIZED, NOBODY, NOWHERE
from gloaming.games.descent.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, choose, done
from gloaming.pieces.squares import spaces_of

MOST_DESTINATIONS = 80
"""Of the spaces a figure can go to, so many are offered, the nearest first."""


def walks(g: Play, figure: int, more: int = 0) -> list[opt.Go]:
    """Every space a figure can walk to with its points, so many more, and those it may buy, the nearest first."""
    one = g.figures[figure]
    own = one.points + more
    buys = one.kind == "hero" and g.active == figure and not g.forbids(figure, "fatigue_move")
    left = g.fatigue_left(figure)
    rate = points_per_fatigue(g, figure) if buys and left else 1
    points = own + left * rate if buys else own
    if points <= 0 or one.conditions & IMMOBILIZED or g.in_pit(figure):
        return []
    reach = g.reach(figure, points)
    found = []
    webs, harms = webbed(g, figure), reach.harms
    nearest = reach.nearest_first()[:MOST_DESTINATIONS]
    if not webs and not harms and points == one.points and left >= 0:
        here = (one.mask & reach.stops).bit_count()
        return list(starmap(opt.Go, nearest[here:]))
    for space, cost in nearest:
        if cost:
            fatigue = -(-(cost - own) // rate) if cost > own else 0
            if webs:
                fatigue += sum(webs >> passed & 1 for passed in (one.at, *reach.path(space)[:-1]))
            if fatigue <= left:
                found.append(opt.Go(space, cost, fatigue, harms.get(space, 0)))
    return found


def points_per_fatigue(g: Play, figure: int) -> int:
    """1 fatigue buys 1 movement point (DE-104), or more for some."""
    return 1 + g.total("fatigue_points", figure)


def webbed(g: Play, figure: int) -> int:
    """The spaces that a figure leaves only for 1 fatigue each."""
    if g.figures[figure].kind != "hero":
        return 0
    webs = 0
    for number in g.voices.webs:
        if g.figures[number].is_monster:
            webs |= g.floor.adjacent(g.figures[number].mask)
    return webs


def does_something(g: Play, space: int) -> bool:
    """True if a space may do something to whoever enters it."""
    terrain = g.ground.terrain
    return bool((terrain.get("pit", 0) | terrain.get("lava", 0)) >> space & 1)


def terrain_of(g: Play, figure: int, space: int) -> Rule | None:
    """What a space does to whoever enters it: a pit is fallen into (DE-319), lava burns (DE-326)."""
    if not does_something(g, space) or g.holds("fly", figure):
        return None
    pit, lava = (g.ground.terrain.get(kind, 0) >> space & 1 for kind in ("pit", "lava"))
    if pit and g.sheet(figure).size == (1, 1):
        g.fall_into_pit(figure)
        return SufferDamage(figure, 2)
    if lava and not g.holds("ignore_lava", figure):
        return SufferDamage(figure, 1)
    return None


class Walk(Rule):
    """A figure walks to a space; whatever interrupts can interrupt at each step."""

    figure: int
    space: int
    fatigue: int = 0
    """What its player has agreed to suffer on the way; if it takes more he is asked again."""
    last: int = NOWHERE
    """The space it has just entered."""
    path: tuple[int, ...] = ()
    """The spaces still to be entered, as long as nothing comes in the way."""

    def step(self, g: Play) -> Next:
        """Go on by the cheapest way, if that is still possible."""
        one = g.figures[self.figure]
        if not one.spaces or one.conditions & IMMOBILIZED or self.last == self.space:
            return again("settle")
        if self.path and not self._hindered(g, self.path):
            return self._go(g, self.path, 1)  # what lies further on may have changed since it set out
        reach = g.reach(self.figure, one.points + self.fatigue * self._rate(g, self.fatigue))
        if not reach.all >> self.space & 1 or one.spaces == (self.space,):
            return again("settle")
        path = reach.path(self.space)
        return self._go(g, path, len(path))

    def _go(self, g: Play, path: tuple[int, ...], most: int) -> Next:
        """At most so many spaces; most do nothing, and mostly nobody speaks: then the next one follows at once."""
        last, agreed = self.last, self.fatigue
        for at, entered in enumerate(path[:most], 1):
            one = g.figures[self.figure]
            cost = 2 if g.enters_dearly(self.figure, entered) else 1
            web = 1 if webbed(g, self.figure) & one.mask else 0
            fatigue = rate = 0
            if (missing := cost - one.points) > 0:
                rate = self._rate(g, agreed)
                if not rate:
                    return self._stay(last, agreed)
                fatigue = -(-missing // rate)
            needed = web + fatigue
            if needed and needed > min(agreed, max(0, g.fatigue_left(self.figure))):
                return self._stay(last, agreed)
            if web:
                g.take_fatigue(self.figure, web)
            if fatigue:
                g.buy_points(self.figure, fatigue, fatigue * rate)
            g.step(self.figure, entered, cost)
            last, agreed = entered, agreed - needed
            moment = happens(g, "bought_movement", self.figure) if fatigue else None
            if moment is not None or does_something(g, entered):
                here = self.having(last=last, fatigue=agreed, path=path[at:])
                return here if moment is None else here.then(moment)
            moment = happens(g, "entered", self.figure, space=entered)
            if moment is not None:
                here = self.having(last=last, fatigue=agreed, path=path[at:])
                return here.then(again("go_on", after=moment))
        if path[most:]:
            return self.having(last=last, fatigue=agreed, path=path[most:]).then(again("step"))
        return self._stay(last, agreed)

    def _stay(self, last: int, agreed: int) -> Next:
        return self.having(last=last, fatigue=agreed, path=()).then(again("settle"))

    def _rate(self, g: Play, agreed: int) -> int:
        """The points it may buy for each fatigue it has agreed to; 0 if it may not."""
        buys = agreed > 0 and g.figures[self.figure].kind == "hero" and g.active == self.figure
        return points_per_fatigue(g, self.figure) if buys else 0

    def _hindered(self, g: Play, path: tuple[int, ...]) -> bool:
        """True if somebody has come to stand in the way, or the figure is not where the path goes on."""
        one = g.figures[self.figure]
        if one.spaces != (self.last,) or not g.floor.neighbours[self.last] >> path[0] & 1:
            return True
        taken = g.taken()
        if taken >> path[-1] & 1:
            return True
        first = g.at_space(path[0]) if taken >> path[0] & 1 else NOBODY
        return first != NOBODY and g.figures[first].side != one.side and not g.passes_enemies(self.figure)

    def terrain(self, g: Play) -> Next:
        return terrain_of(g, self.figure, self.last)

    def entered(self, g: Play) -> Next:
        if not g.figures[self.figure].spaces:
            return again("settle")
        return happens(g, "entered", self.figure, space=self.last)

    def go_on(self, g: Play) -> Next:
        one = g.figures[self.figure]
        fallen = g.in_pit(self.figure) and g.sheet(self.figure).size == (1, 1)
        return again("settle" if not one.spaces or self.last == self.space or fallen else "step")

    def settle(self, g: Play) -> Next:
        """Nobody stays in another's space (DE-099, R16); a large figure lays its base down again (DE-291)."""
        one = g.figures[self.figure]
        if not one.spaces or self.last == NOWHERE:
            return done(self.last)
        size = g.sheet(self.figure).size
        if size == (1, 1):
            if not one.mask & g.taken(without=self.figure):
                return done(self.last)
            free = g.floor.empty(g.taken())
            options = [opt.TurnBase((space,)) for space in spaces_of(g.floor.nearest(one.mask, free))]
        else:
            bases = g.bases_over(self.figure, one.at)
            if not bases:
                free = g.floor.empty(g.taken(without=self.figure))
                bases = g.floor.nearest_fitting(size, one.mask, free)
            options = [opt.TurnBase(tuple(spaces_of(base))) for base in bases]
        return choose(g.commander(self.figure), "base", options) if options else done(self.last)

    def settled(self, g: Play, option: opt.TurnBase) -> None:
        g.turn_base(self.figure, option.spaces)

    def in_pit(self, g: Play) -> Next:
        """A large figure is affected by pits only if its movement ends with all of it in them (DE-325)."""
        if g.in_pit(self.figure) and not g.holds("fly", self.figure):
            g.fall_into_pit(self.figure)
            return SufferDamage(self.figure, 2)
        return None

    def over(self, g: Play) -> Next:
        return done(self.last)


class MoveNow(Rule):
    """A figure moves at once with points of its own, outside a move action."""

    figure: int
    points: int
    kept: int = 0
    """Points it had before."""
    seat: int = NOBODY
    """Who decides, if not its own player."""

    def start(self, g: Play) -> Next:
        kept = g.figures[self.figure].points
        g.gain_points(self.figure, self.points - kept)
        return self.having(kept=kept)

    def ask(self, g: Play) -> Next:
        options = self._ways(g)
        if not options:
            return again("over")
        seat = g.commander(self.figure) if self.seat == NOBODY else self.seat
        return Ask(seat, "move", (*options, PASS))

    def go(self, g: Play, option: Option) -> Next:
        if isinstance(option, Pass):
            return again("over")
        assert isinstance(option, opt.Go)
        return Walk(self.figure, option.space)

    def go_on(self, g: Play) -> Next:
        return again("ask") if g.figures[self.figure].spaces else again("over")

    def over(self, g: Play) -> Next:
        if g.figures[self.figure].spaces:
            g.gain_points(self.figure, self.kept - g.figures[self.figure].points)
        return done(self.figure)

    def _ways(self, g: Play) -> list[Option]:
        """Where it gets with its points alone."""
        return [go for go in walks(g, self.figure) if not go.fatigue]


class Push(Rule):
    """Somebody moves a figure that is not his own: space by space, into empty spaces, whatever they cost."""

    figure: int
    spaces: int
    seat: int

    def ask(self, g: Play) -> Next:
        free = g.pushable_to(self.figure)
        if not self.spaces or not free:
            return again("settle")
        return Ask(self.seat, "push", (*(opt.ChooseSpace(space) for space in free), PASS))

    def move(self, g: Play, option: Option) -> Next:
        if isinstance(option, Pass):
            return again("settle")
        assert isinstance(option, opt.ChooseSpace)
        g.step(self.figure, option.space, 0)
        return self.having(spaces=self.spaces - 1).then(EnterSpace(self.figure, option.space))

    def go_on(self, g: Play) -> Next:
        return again("ask") if g.on_map(self.figure) else again("over")

    def settle(self, g: Play) -> Next:
        """A large figure lays its base down again (DE-291)."""
        at = g.figures[self.figure].at
        return Walk(self.figure, at, last=at) if g.sheet(self.figure).size != (1, 1) else None

    def over(self, g: Play) -> Next:
        return done(self.figure)


class EnterSpace(Rule):
    """What a space does to whoever enters it, and who speaks of that."""

    figure: int
    space: int

    def terrain(self, g: Play) -> Next:
        return terrain_of(g, self.figure, self.space)

    def entered(self, g: Play) -> Next:
        return happens(g, "entered", self.figure, space=self.space) if g.on_map(self.figure) else None


class PutElsewhere(Rule):
    """A seat puts a figure in an empty space not too far away, which counts as entering it."""

    figure: int
    within: int
    seat: int

    def where(self, g: Play) -> Next:
        near = g.floor.within(g.figures[self.figure].mask, self.within)
        bases = [base for base in g.floor.fitting(g.sheet(self.figure).size, g.empty()) if base & near]
        if not bases:
            return done(self.figure)
        return choose(self.seat, "put", [opt.PlaceAt(self.figure, tuple(spaces_of(base))) for base in bases])

    def put(self, g: Play, option: opt.PlaceAt) -> Next:
        g.place(self.figure, option.spaces)
        return EnterSpace(self.figure, option.spaces[0])

    def over(self, g: Play) -> Next:
        return done(self.figure)
