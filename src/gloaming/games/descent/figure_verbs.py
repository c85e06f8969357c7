"""Verbs of figures: moving, damage, conditions, tokens and doors."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.descent import events
from gloaming.games.descent.combat_verbs import Combat
from gloaming.games.descent.state import CONDITION_BIT, NOBODY, NOTHING, NOWHERE, DoorState, Figure, Gone, Side
from gloaming.kernel import EVERYONE


class FigureVerbs(Combat, kw_only=True):
    """A game of Descent with what happens to figures."""

    # Movement.

    def rise_for(self, figure: int, hero: int, spaces: tuple[int, ...]) -> None:
        """A defeated monster stands up for a hero, undamaged."""
        self._change(figure, spaces=spaces, side="heroes", owner=hero, damage=0, gone="")
        self.tell(events.Placed(figure, spaces))

    def fall_again(self, figure: int) -> None:
        """It is defeated as it was before."""
        self.tell(events.Removed(figure))
        self._change(figure, spaces=(), side="overlord", owner=NOBODY, gone="defeated", points=0)

    def may_act_again(self, figure: int) -> None:
        self._change(figure, acted=False)

    def vanish(self, figure: int) -> None:
        """A hero is taken off the map; a token lies where he comes back, and his turn is over."""
        one = self.figures[figure]
        self._change(figure, spaces=(), away=one.at, actions=0, points=0, extra_moves=0, extra_attacks=0, moving=False)
        self.tell(events.Vanished(figure, one.at))

    def come_back(self, figure: int, space: int) -> None:
        self._change(figure, spaces=(space,), away=NOWHERE)
        self.tell(events.CameBack(figure, (space,)))

    def change_side(self, figure: int, side: Side) -> None:
        """The overlord takes a hero over, or gives him back."""
        self._change(figure, side=side)
        if side == "overlord":
            self.tell(events.Charmed(figure))

    def mark_to_rise(self, figure: int, space: int) -> None:
        self._change(figure, away=space, risen=False)
        self.tell(events.WillRise(figure, space))

    def rise(self, figure: int, spaces: tuple[int, ...]) -> None:
        """A defeated monster stands on the map again, undamaged; nothing if there is no room."""
        if spaces:
            self._change(figure, spaces=spaces, gone="", damage=0, acted=False, risen=True)
            self.tell(events.Rose(figure, spaces))
        self._change(figure, away=NOWHERE)

    def gain_points(self, figure: int, points: int) -> None:
        self._change(figure, points=max(0, self.figures[figure].points + points))
        self.tell(events.PointsGained(figure, points))

    def buy_points(self, figure: int, fatigue: int, points: int) -> None:
        """Fatigue by choice for movement points (DE-104)."""
        one = self.figures[figure]
        self._change(figure, fatigue=one.fatigue + fatigue, points=one.points + points)
        self.tell(events.MovementBought(figure, points))

    def step(self, figure: int, space: int, cost: int) -> None:
        """A figure enters a space; a large one stands on that alone while it moves (DE-290)."""
        self._change(figure, spaces=(space,), points=max(0, self.figures[figure].points - cost), stepped=True)
        self.tell(events.Moved(figure, space))

    def turn_base(self, figure: int, spaces: tuple[int, ...]) -> None:
        self._change(figure, spaces=spaces)
        self.tell(events.BaseTurned(figure, spaces))

    def end_move(self, figure: int) -> None:
        """What is left of the movement points is lost."""
        self._change(figure, points=0, moving=False)
        self.tell(events.MoveEnded(figure))

    def leave_map(self, figure: int, way: str) -> None:
        one = self.figures[figure]
        self._change(figure, spaces=(), gone="left", via=way, points=0, actions=0)
        if one.carries != NOTHING:
            self.tokens[one.carries] = replace(self.tokens[one.carries], space=NOWHERE)
        self.tell(events.LeftMap(figure, way))

    def fall_into_pit(self, figure: int) -> None:
        self._change(figure, points=0, moving=False)
        self.tell(events.FellIntoPit(figure))

    def climb_out(self, figure: int, spaces: tuple[int, ...]) -> None:
        self._change(figure, spaces=spaces, stepped=True)
        self.tell(events.ClimbedOut(figure, spaces[0]))

    # Damage, fatigue, conditions.

    def take_damage(self, figure: int, damage: int, by: int = NOBODY) -> int:
        """Damage up to Health, what is beyond is ignored (DE-230); how much it was."""
        one = self.figures[figure]
        taken = min(damage, self.health(figure) - one.damage)
        if taken > 0:
            self._change(figure, damage=one.damage + taken)
            self.tell(events.Damaged(figure, taken, by))
        return taken

    def take_fatigue(self, figure: int, fatigue: int) -> None:
        self._change(figure, fatigue=self.figures[figure].fatigue + fatigue)
        self.tell(events.Fatigued(figure, fatigue))

    def recover(self, figure: int, damage: int = 0, fatigue: int = 0) -> None:
        one = self.figures[figure]
        damage, fatigue = min(damage, one.damage), min(fatigue, one.fatigue)
        if damage or fatigue:
            self._change(figure, damage=one.damage - damage, fatigue=one.fatigue - fatigue)
            self.tell(events.Recovered(figure, damage, fatigue))

    def inflict(self, figure: int, condition: str) -> None:
        """A figure has each condition once at most (DE-258)."""
        if self.can_have(figure, condition):
            self._change(figure, conditions=self.figures[figure].conditions | CONDITION_BIT[condition])
            self.tell(events.ConditionGained(figure, condition))

    def lose_condition(self, figure: int, condition: str) -> None:
        self._change(figure, conditions=self.figures[figure].conditions & ~CONDITION_BIT[condition])
        self.tell(events.ConditionLost(figure, condition))

    def knock_out(self, figure: int, space: int) -> None:
        """The figure is taken off the map, a hero token lies in its place (DE-238 to DE-240)."""
        one = self.figures[figure]
        self._change(
            figure,
            spaces=(),
            fallen=space,
            damage=self.health(figure),
            fatigue=self.stamina(figure),
            conditions=0,
            points=0,
            actions=0,
            moving=False,
            extra_moves=0,
            extra_attacks=0,
        )
        if self.heroes[figure].rested:
            self._change_hero(figure, rested=False)
        self.defeated = (*self.defeated, one.name)
        self.tell(events.KnockedOut(figure, space))
        self._drop_where_it_fell(figure, space)

    def leave_encounter(self, figure: int) -> None:
        """A hero goes on to the next encounter: all fatigue is recovered, his feat can be performed again."""
        one = self.figures[figure]
        self.figures[figure] = Figure(
            kind="hero", name=one.name, side="heroes", damage=one.damage, fatigue=one.fatigue, conditions=one.conditions
        )
        self._change_hero(figure, feat_used=False, rested=False)
        self.recover(figure, fatigue=one.fatigue)

    def stand(self, figure: int, space: int) -> None:
        """The figure replaces its hero token."""
        self._change(figure, spaces=(space,), fallen=NOWHERE)
        self.tell(events.StoodUp(figure, (space,)))

    def defeat(self, figure: int, by: int) -> None:
        """A figure that is no hero is removed (DE-236, DE-313)."""
        one = self.figures[figure]
        names = [one.name, *([one.id] if one.id else [])]
        if one.group != NOTHING:
            names.append(self.groups[one.group].id)
        self.defeated = (*self.defeated, *dict.fromkeys(names))
        self.tell(events.Defeated(figure, by))
        self._take_off(figure, "defeated")
        self._drop_where_it_fell(figure, one.at)

    def promote(self, figure: int) -> None:
        """A minion is swapped for a master: a new figure in its place."""
        self._change(figure, rank="master", damage=0, conditions=0)
        self.tell(events.Promoted(figure))

    def remove(self, figure: int) -> None:
        """Off the map, not defeated."""
        self.tell(events.Removed(figure))
        self._take_off(figure, "removed")

    def _take_off(self, figure: int, gone: Gone) -> None:
        self._change(figure, spaces=(), gone=gone, points=0, actions=0, attacks=0, conditions=0)

    # Tokens and doors.

    def discard_token(self, token: int) -> None:
        self.tokens[token] = replace(self.tokens[token], space=NOWHERE, seen=EVERYONE)

    def pick_up(self, figure: int, token: int) -> None:
        self.tokens[token] = replace(self.tokens[token], carrier=figure, space=NOWHERE)
        self._carry(figure, token)
        self.tell(events.TokenPickedUp(figure, token))

    def hold(self, figure: int, token: int) -> None:
        """A hero keeps what was found like a Search card, not as a token he carries (SR-07)."""
        self.tokens[token] = replace(self.tokens[token], carrier=figure, space=NOWHERE, seen=EVERYONE)
        self.tell(events.TokenKept(figure, token))

    def _carry(self, figure: int, token: int) -> None:
        """A figure carries a token, or nothing."""
        self._change(figure, carries=token)

    def drop(self, figure: int, space: int) -> None:
        token = self.figures[figure].carries
        self.tokens[token] = replace(self.tokens[token], carrier=NOBODY, space=space)
        self._carry(figure, NOTHING)
        self.tell(events.TokenDropped(figure, token, space))

    def _drop_where_it_fell(self, figure: int, space: int) -> None:
        """What a defeated figure carried lies in its space (DE-268)."""
        if self.figures[figure].carries != NOTHING:
            self.drop(figure, space)

    def set_door(self, door: int, state: DoorState, figure: int = NOBODY) -> None:
        self.doors = tuple(state if n == door else old for n, old in enumerate(self.doors))
        if figure == NOBODY:
            self.tell(events.DoorChanged(door, state))
        else:
            self.tell(events.DoorOpened(figure, door) if state == "open" else events.DoorClosed(figure, door))
