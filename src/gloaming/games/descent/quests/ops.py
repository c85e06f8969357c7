"""Ops about tokens, doors, counters and cards, and the op for each action of the vocabulary."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from gloaming.games.descent import options as opt
from gloaming.games.descent.quests import actions as act
from gloaming.games.descent.quests import figure_ops
from gloaming.games.descent.quests.hooks import QuestHooks
from gloaming.games.descent.quests.listening import entries
from gloaming.games.descent.quests.op import QuestOp, lots, picker, tokens_called
from gloaming.games.descent.quests.telling import Happening, Telling
from gloaming.games.descent.state import NOTHING, NOWHERE, Token
from gloaming.kernel import EVERYONE, Next, choose
from gloaming.pieces.effects import inside
from gloaming.pieces.squares import spaces_of


class PlaceTokenOp(QuestOp[act.PlaceToken]):
    """Lay a token somewhere, or one space further on its way."""

    def aim(self, g: QuestHooks, about: Telling) -> Next:
        spaces = [opt.ChooseSpace(space) for space in self._spaces(g, about)]
        if self.of.pick is None or not spaces:
            return None
        return choose(picker(g, self.of.pick, about), "token", lots(g, self.of.pick, spaces))

    def do(self, g: QuestHooks, about: Telling, aim: Any) -> Any:
        of = self.of
        lying = tokens_called(g, of.token, about)
        token = lying[0] if lying else g.add_token(Token(kind=of.token, seen=EVERYONE))
        if of.along:
            way = [g.ground.number[space] for space in of.along]
            at = g.tokens[token].space
            following = way[way.index(at) + 1 :] if at in way else way
            if following:
                g.put_token(token, following[0])
            return
        spaces = [aim.space] if aim is not None else self._spaces(g, about)
        if spaces:
            g.put_token(token, spaces[0])

    def _spaces(self, g: QuestHooks, about: Telling) -> list[int]:
        return [] if self.of.where is None else list(spaces_of(g.place_of(self.of.where, about)))


class RemoveTokenOp(QuestOp[act.RemoveToken]):
    """Take a token off the map or from its carrier."""

    def do(self, g: QuestHooks, about: Telling, aim: Any) -> Any:
        for token in tokens_called(g, self.of.token, about):
            g.take_token_off(token)


class RevealOp(QuestOp[act.Reveal]):
    """Turn a token up, or let one side look at it."""

    def _tokens(self, g: QuestHooks, about: Telling) -> list[int]:
        found = tokens_called(g, self.of.token, about)
        if self.of.to is None:
            return [token for token in found if g.tokens[token].seen != EVERYONE]
        seat = g.asked_for(self.of.to, about)
        return [token for token in found if not g.tokens[token].seen >> seat & 1]

    def aim(self, g: QuestHooks, about: Telling) -> Next:
        tokens = self._tokens(g, about)
        if self.of.pick is None or not tokens:
            return None
        spaces = [opt.ChooseSpace(g.tokens[token].space) for token in tokens]
        return choose(picker(g, self.of.pick, about), "token", lots(g, self.of.pick, spaces))

    def do(self, g: QuestHooks, about: Telling, aim: Any) -> Any:
        tokens = self._tokens(g, about)
        if aim is not None:
            tokens = [token for token in tokens if g.tokens[token].space == aim.space]
        if self.of.to is not None:
            for token in tokens:
                g.look_at(token, self.of.to)
            return None
        for token in tokens:
            g.turn_up(token)
        return g.quest_hears(Happening(on="reveals", that=about.that, token=tokens[0])) if tokens else None


class GiveTokenOp(QuestOp[act.GiveToken]):
    """A figure carries a token from now on; who carries one already gets none."""

    def _takers(self, g: QuestHooks, about: Telling) -> list[int]:
        return [figure for figure in g.called(self.of.to, about) if g.figures[figure].carries == NOTHING]

    def aim(self, g: QuestHooks, about: Telling) -> Next:
        takers = self._takers(g, about)
        if self.of.pick is None or not takers:
            return None
        figures = [opt.Choose(figure) for figure in takers]
        return choose(picker(g, self.of.pick, about), "whom", lots(g, self.of.pick, figures))

    def do(self, g: QuestHooks, about: Telling, aim: Any) -> Any:
        takers = self._takers(g, about) if aim is None else [aim.figure]
        if not takers:
            return
        lying = [token for token in tokens_called(g, self.of.token, about) if g.tokens[token].space != NOWHERE]
        if self.of.token == "this" and not lying:
            return  # he carries it already
        token = lying[0] if lying else g.add_token(Token(kind=self.of.token, seen=EVERYONE))
        g.pick_up(takers[0], token)


class SetDoorOp(QuestOp[act.SetDoor]):
    """Open, close, lock or break a door; one that stands open is not locked under a large figure (SR-05)."""

    def do(self, g: QuestHooks, about: Telling, aim: Any) -> Any:
        door = about.door if self.of.door == "this" else list(g.ground.doors).index(self.of.door)
        state = self.of.state
        before = g.doors[door]
        if state == before or before == "broken":
            return None
        if state in ("locked", "closed") and before == "open" and not g.can_close(door):
            return None
        g.set_door(door, state)
        return g.quest_hears(Happening(on="door", that=about.that, door=door, word=state))


class CounterOp(QuestOp[act.ChangeCounter]):
    """Add to a counter or set it."""

    def do(self, g: QuestHooks, about: Telling, aim: Any) -> Any:
        of = self.of
        add = g.number_of(of.add) if of.add is not None else g.number_of(of.set or 0) - g.counter(of.counter)
        return g.counting(of.counter, add, about.that, about.by)


class OverlordCardsOp(QuestOp[act.OverlordCards]):
    """The overlord draws or discards cards."""

    def do(self, g: QuestHooks, about: Telling, aim: Any) -> Any:
        if self.of.draw:
            g.draw_overlord(self.of.draw)
        return g.discarding(self.of.discard) if self.of.discard else None


class ChanceOp(QuestOp[act.Chance]):
    """A blind draw: so many winning lots among all."""

    def do(self, g: QuestHooks, about: Telling, aim: Any) -> Any:
        return inside(0 if g.below(self.of.of) < g.counter(self.of.counter) else 1)


OPS: dict[type[act.Action], type[QuestOp[Any]]] = {
    act.Spawn: figure_ops.SpawnOp,
    act.Remove: figure_ops.RemoveOp,
    act.Place: figure_ops.PlaceOp,
    act.Move: figure_ops.MoveOp,
    act.Act: figure_ops.ActOp,
    act.PlaceToken: PlaceTokenOp,
    act.RemoveToken: RemoveTokenOp,
    act.Reveal: RevealOp,
    act.GiveToken: GiveTokenOp,
    act.SetDoor: SetDoorOp,
    act.AttributeTest: figure_ops.TestOp,
    act.Damage: figure_ops.DamageOp,
    act.Recover: figure_ops.RecoverOp,
    act.Fatigue: figure_ops.FatigueOp,
    act.GainCondition: figure_ops.ConditionOp,
    act.Modify: figure_ops.ModifyOp,
    act.ChangeCounter: CounterOp,
    act.OverlordCards: OverlordCardsOp,
    act.DrawSearch: figure_ops.DrawSearchOp,
    act.Chance: ChanceOp,
    act.Each: figure_ops.EachOp,
}
"""Allow and Forbid are not carried out: they hold (`listening.standing`)."""


@cache
def ops_of_rule(encounter: str, rule: int) -> tuple[QuestOp[Any], ...]:
    """What a rule does, as ops."""
    entry: Any = entries(encounter)[rule]
    return ops_of(entry.do)


def ops_of(actions: Sequence[act.AnyAction]) -> tuple[QuestOp[Any], ...]:
    """Actions as ops, in their order."""
    found = []
    for place, action in enumerate(actions):
        if type(action) not in OPS:
            raise NotImplementedError(f"the action {action.__struct_config__.tag} is carried out by nothing")
        lists: tuple[Any, ...] = ()
        if isinstance(action, act.AttributeTest | act.Chance):
            lists = (ops_of(action.passed), ops_of(action.failed))
        elif isinstance(action, act.Each):
            lists = (ops_of(action.do),)
        found.append(OPS[type(action)](of=action, place=place, inner=lists))
    return tuple(found)
