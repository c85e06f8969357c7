"""Actions that are short: search, revive, stand up, doors, pits, leaving the map, trading."""

from __future__ import annotations

from typing import Literal

from gloaming.games.descent import events
from gloaming.games.descent import options as opt
from gloaming.games.descent.dice import RECOVERY, damage_on, surges_on
from gloaming.games.descent.effects import About
from gloaming.games.descent.rules.damage import Restore
from gloaming.games.descent.rules.moments import happens
from gloaming.games.descent.rules.use import UseAbility
from gloaming.games.descent.state import NOTHING
from gloaming.games.descent.verbs import Play
from gloaming.games.descent.voices import abilities_at
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, choose, done
from gloaming.pieces.squares import spaces_of


class SearchToken(Rule):
    """A hero searches a token (DE-127 to DE-130)."""

    figure: int
    token: int
    card: int = NOTHING

    def turn_up(self, g: Play) -> Next:
        g.tell(events.Searched(self.figure, self.token))
        token = g.tokens[self.token]
        g.discard_token(self.token)
        if token.unique:
            return g.quest_found(self.figure, self.token)
        return self.having(card=g.draw_search(self.figure))

    def appraise(self, g: Play) -> Next:
        return happens(g, "search_drawn", self.figure) if self.card != NOTHING else None

    def on_draw(self, g: Play) -> Next:
        """Some Search cards work as they are drawn."""
        if self.card != NOTHING:
            for card, n, _ in abilities_at((self.card,), "drawn"):
                return UseAbility(About(seat=g.seat_of(self.figure), me=self.figure, card=card, n=n, moment="drawn"))
        return None

    def searched(self, g: Play) -> Next:
        return happens(g, "searched", self.figure, space=self.token)


class ReviveHero(Rule):
    """A hero revives another, or stands up himself: two red dice, hearts and surges (DE-133, DE-139)."""

    by: int
    figure: int

    def roll(self, g: Play) -> Next:
        dice = g.roll_dice(RECOVERY, g.seat_of(self.figure))
        return Restore(self.figure, damage_on(dice), surges_on(dice))


class DoorAction(Rule):
    """A figure opens or closes a door (DE-141, DE-143)."""

    figure: int
    door: int
    state: Literal["open", "closed"]

    def change(self, g: Play) -> Next:
        g.set_door(self.door, self.state, self.figure)
        return happens(g, "door_opened", self.figure, space=self.door) if self.state == "open" else None


class ClimbOutOfPit(Rule):
    """A figure climbs out of a pit into an adjacent empty space (DE-323, R70)."""

    figure: int

    def where(self, g: Play) -> Next:
        options = [opt.TurnBase(tuple(spaces_of(base))) for base in g.climbs_to(self.figure)]
        return choose(g.seat_of(self.figure), "climb", options)

    def climb(self, g: Play, option: opt.TurnBase) -> None:
        g.climb_out(self.figure, option.spaces)


class LeaveByWay(Rule):
    """A figure leaves the map by spending 1 movement point on an edge space (DE-109)."""

    figure: int
    way: str

    def leave(self, g: Play) -> Next:
        g.leave_map(self.figure, self.way)
        return happens(g, "left_map", self.figure)


class TradeItems(Rule):
    """Two heroes trade: any number of cards and finds, either way, one at a time (DE-259 to DE-263, SR-07)."""

    figure: int
    other: int

    def ask(self, g: Play) -> Next:
        """The hero whose turn it is gives; the other's player says what comes back."""
        options: list[Option] = [opt.Give(card) for card in g.tradable(self.figure)]
        options += [opt.GiveFind(token) for token in g.finds(self.figure)]
        options += [opt.Take(card) for card in g.tradable(self.other)]
        options += [opt.TakeFind(token) for token in g.finds(self.other)]
        return Ask(g.seat_of(self.figure), "trade", (*options, PASS)) if options else done()

    def give(self, g: Play, option: Option) -> Next:
        match option:
            case opt.Give() | opt.GiveFind():
                return self._hand(g, self.figure, self.other, option)
            case opt.Take(card=card):
                return self._asked_of(g, opt.Give(card))
            case opt.TakeFind(token=token):
                return self._asked_of(g, opt.GiveFind(token))
        return done()

    def agreed(self, g: Play, option: Option) -> Next:
        return again("ask") if isinstance(option, Pass) else self._hand(g, self.other, self.figure, option)

    def _asked_of(self, g: Play, option: opt.Give | opt.GiveFind) -> Next:
        """What the other is asked for; a player who has both heroes need not agree with himself."""
        if g.seat_of(self.other) == g.seat_of(self.figure):
            return self._hand(g, self.other, self.figure, option)
        return Ask(g.seat_of(self.other), "may_take", (option, PASS))

    def _hand(self, g: Play, giver: int, taker: int, option: Option) -> Next:
        if isinstance(option, opt.GiveFind):
            g.hold(taker, option.token)
        else:
            assert isinstance(option, opt.Give)
            g.trade(giver, taker, option.card)
        return again("ask")
