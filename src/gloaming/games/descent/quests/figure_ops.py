"""Ops about figures: arriving, leaving, moving, acting, harm, recovery and what changes about them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from gloaming.games.descent.quests import actions as act
from gloaming.games.descent.quests.hooks import QuestHooks
from gloaming.games.descent.quests.op import Aimed, QuestOp
from gloaming.games.descent.quests.telling import Telling
from gloaming.games.descent.quests.words import Where
from gloaming.games.descent.state import NOBODY, Change, Due, Side
from gloaming.kernel import Rule
from gloaming.pieces.effects import inside
from gloaming.pieces.squares import spaces_of


def places_of(g: QuestHooks, where: Where | None, next_to: Where | None, about: Telling) -> tuple[tuple[int, ...], ...]:
    """Places by their spaces: those named, or those next to something."""
    if next_to is not None:
        return (tuple(spaces_of(g.floor.adjacent(g.place_of(next_to, about)))),)
    names = where if isinstance(where, tuple) else (where,)
    found = []
    for name in names:
        way = next((way for way in g.laid_out.ways if way.id == name), None)
        if way is not None and way.while_token is not None and not _lies(g, way.while_token):
            continue  # a way whose token is gone cannot be used to arrive either (SR-12)
        spaces = tuple(spaces_of(g.place_of(name, about))) if name is not None else ()
        if spaces:
            found.append(spaces)
    return tuple(found)


def _lies(g: QuestHooks, token: str) -> bool:
    return any(one.kind == token and g.is_on_map(n) for n, one in enumerate(g.tokens))


class SpawnOp(QuestOp[act.Spawn]):
    """Put figures of a group on the map."""

    def do(self, g: QuestHooks, about: Telling, aim: Any) -> Any:
        of = self.of
        if of.delay and about.only < 0:
            return _put_off(g, about, self, NOBODY, of.delay, of.what)
        places = places_of(g, of.where, of.next_to, about)
        count = g.number_of(of.count)
        if not places or count < 1:
            return ()
        half = of.damage == "half"
        return g.arriving(of.what, count, places, rank=of.rank, over_limit=of.over_limit, half=half)

    def note(self, about: Telling, result: Any) -> Telling:
        return replace(about, spawned=result) if isinstance(result, tuple) else about


class RemoveOp(Aimed[act.Remove]):
    """Take figures off the map."""

    def to(self, g: QuestHooks, about: Telling, figure: int) -> Any:
        g.remove(figure)


class PlaceOp(Aimed[act.Place]):
    """Put figures down elsewhere; knocked-out heroes and those who left are meant, too."""

    def figures(self, g: QuestHooks, about: Telling) -> list[int]:
        return list(g.ever_called(self.of.who, about))

    def to(self, g: QuestHooks, about: Telling, figure: int) -> Any:
        of = self.of
        if of.delay and about.only < 0:
            return _put_off(g, about, self, figure, of.delay)
        places = places_of(g, of.where, of.next_to, about)
        return g.placing(figure, tuple(space for place in places for space in place))


def _put_off(g: QuestHooks, about: Telling, op: QuestOp[Any], figure: int, rounds: int, brings: str = "") -> None:
    """Keep what is due; only what a rule does by itself, not inside another action, can be put off."""
    side: Side = "heroes" if 0 <= figure < len(g.heroes) else "overlord"
    g.note_due(Due(round=g.round + rounds, side=side, figure=figure, rule=about.rule, op=op.place, brings=brings))


class MoveOp(Aimed[act.Move]):
    """A side may move figures."""

    def to(self, g: QuestHooks, about: Telling, figure: int) -> Any:
        return g.moving_by(figure, self.of.spaces, g.asked_for(self.of.by, about))


class ActOp(Aimed[act.Act]):
    """Figures may act at once, outside their activation."""

    def to(self, g: QuestHooks, about: Telling, figure: int) -> Any:
        return g.acting_now(figure, self.of.may, self.of.count)


class TestOp(QuestOp[act.AttributeTest]):
    """Figures test an attribute, and something follows."""

    def aim(self, g: QuestHooks, about: Telling) -> Rule | None:
        figures = g.called(self.of.who, about)
        if not figures:
            return None
        attributes = self.of.attribute if isinstance(self.of.attribute, tuple) else (self.of.attribute,)
        return g.testing_one_of(figures[0], attributes, self.of.by)

    def do(self, g: QuestHooks, about: Telling, aim: Any) -> Any:
        return None if aim is None else inside(0 if aim.passed else 1)


class DamageOp(Aimed[act.Damage]):
    """Figures suffer damage; spared ones never the last point of Health."""

    def to(self, g: QuestHooks, about: Telling, figure: int) -> Any:
        left = g.health(figure) - g.figures[figure].damage
        amount = g.number_of(self.of.amount, left)
        return g.suffering(figure, damage=min(amount, left - 1) if self.of.spare else amount)


class RecoverOp(Aimed[act.Recover]):
    """Figures recover, also while knocked out, or stand up by the free roll."""

    def figures(self, g: QuestHooks, about: Telling) -> list[int]:
        found = g.ever_called(self.of.who, about)
        return [figure for figure in found if g.figures[figure].mask or g.knocked_out(figure)]

    def to(self, g: QuestHooks, about: Telling, figure: int) -> Any:
        if self.of.stand:
            return g.standing_up(figure) if g.knocked_out(figure) else None
        one = g.figures[figure]
        damage, fatigue = g.number_of(self.of.damage, one.damage), g.number_of(self.of.fatigue, one.fatigue)
        return g.recovering(figure, damage=damage, fatigue=fatigue)


class FatigueOp(Aimed[act.Fatigue]):
    """Figures suffer fatigue."""

    def to(self, g: QuestHooks, about: Telling, figure: int) -> Any:
        return g.suffering(figure, fatigue=g.number_of(self.of.amount))


class ConditionOp(Aimed[act.GainCondition]):
    """Figures get a condition."""

    def to(self, g: QuestHooks, about: Telling, figure: int) -> Any:
        g.inflict(figure, self.of.name)


class ModifyOp(QuestOp[act.Modify]):
    """A value of figures is another until the encounter ends; an id also means who arrives later."""

    def do(self, g: QuestHooks, about: Telling, aim: Any) -> Any:
        of = self.of
        for who in of.who if isinstance(of.who, tuple) else (of.who,):
            if of.stat == "side":
                assert of.to is not None
                for figure in g.called(who, about):
                    if g.figures[figure].side != of.to:
                        g.change_side(figure, of.to)
                continue
            by = 0 if of.by is None or isinstance(of.by, str) else g.number_of(of.by)
            die = of.by if isinstance(of.by, str) else ""
            if isinstance(who, str) and who not in ("that", "by", "this", "spawned"):
                g.note_change(Change(who=who, stat=of.stat, by=by, die=die))
            else:
                for figure in g.called(who, about):
                    g.note_change(Change(who="", figure=figure, stat=of.stat, by=by, die=die))


class EachOp(QuestOp[act.Each]):
    """Something for each of several figures, which is `that` in it, in the order their side likes."""

    def aim(self, g: QuestHooks, about: Telling) -> Rule:
        return g.ordering(tuple(g.called(self.of.who, about)))

    def do(self, g: QuestHooks, about: Telling, aim: Any) -> Any:
        return inside(0, *(replace(about, that=figure) for figure in aim)) if aim else None


class DrawSearchOp(Aimed[act.DrawSearch]):
    """Heroes draw Search cards."""

    def to(self, g: QuestHooks, about: Telling, figure: int) -> Any:
        return g.drawing_search(figure, self.of.count)
