"""The round and the turn: redraw, initiative, turns until all have passed."""

from __future__ import annotations

from typing import TypeAlias, cast

from gloaming.games.dusk import options as opt
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.rules.actions import ACTIONS, options_of_turn, possible_after_tax
from gloaming.games.dusk.rules.dispersal import end_if_decided
from gloaming.games.dusk.rules.draw import DiscardCards
from gloaming.games.dusk.rules.moments import happened, window
from gloaming.games.dusk.state import NOTHING
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Rule, again, each
from gloaming.pieces.sides import clockwise
from gloaming.pieces.subjects import SeatRule

TurnOption: TypeAlias = (
    opt.Play | opt.Tilt | opt.Use | opt.Empower | opt.AttackWith | opt.CallShot | opt.MoveWith | opt.Hold | opt.Escape
)
"""What a turn can be spent on."""

IDLE_ROUNDS = 3
"""Rounds in a row without a card played that end the game."""
PASS_ROUND = opt.PassRound()
END_TURN = opt.EndTurn()
GO_FIRST = opt.GoFirst()
GO_LAST = opt.GoLast()


class Rounds(Rule):
    """Rounds until one team is left, nothing happens any more, or the cap is reached."""

    def next_round(self, g: Play) -> Next:
        if g.idle >= IDLE_ROUNDS:
            g.end_game((), f"no card played for {g.idle} rounds", capped=True)
            return None
        if g.round >= g.options.round_cap:
            _end_at_cap(g)
            return None
        return again("next_round", after=Round())


def _end_at_cap(g: Play) -> None:
    """The team with most wounds, then most armour, wins; equals are a draw."""
    worth: dict[int, tuple[int, int]] = {}
    for player in g.players:
        if not player.out:
            wounds, armour = worth.get(player.team, (0, 0))
            worth[player.team] = (wounds + player.wounds, armour + player.armour.bit_count())
    most = max(worth.values())
    best = [team for team, has in worth.items() if has == most]
    winners = [seat for seat, player in enumerate(g.players) if best == [player.team]]
    reason = f"{'most' if winners else 'equal'} wounds and armour at the cap of {g.round} rounds"
    g.end_game(winners, reason, capped=True)


class Round(Rule):
    """Redraw, initiative, turns until everyone has passed, end."""

    def begin(self, g: Play) -> Next:
        g.begin_round()
        return happened(g, "round_start")

    def redraw(self, g: Play) -> Next:
        return Redraw(tuple(g.alive()))

    def initiative(self, g: Play) -> Next:
        # With five players the one in the centre begins the first round, and nobody rolls.
        if g.round == 1 and g.seats == 5:
            g.choose_first(g.at(g.board.centre))
            return again("next_turn")
        return Initiative(tuple(g.alive()))

    def next_turn(self, g: Play) -> Next:
        for seat in g.response_order():
            if not g.players[seat].passed and not g.players[seat].out:
                return again("next_turn", after=Turn(seat))
        return None

    def end(self, g: Play) -> Next:
        return happened(g, "round_end")

    def clean_up(self, g: Play) -> None:
        """Cards that stay until the end of the round leave play."""
        for one in list(g.in_play):
            if CARDS[one.card].until == "round_end":
                g.leave_play(one.card, destroyed=False)
        g.end_round()


class Redraw(Rule):
    """Everyone refills the hand; those who cannot are out, all at once."""

    seats: tuple[int, ...]
    """Who has not yet decided."""
    refilling: tuple[int, ...] = ()
    failed: tuple[int, ...] = ()
    banished: tuple[tuple[int, tuple[int, ...]], ...] = ()

    def ask(self, g: Play) -> Next:
        refilling = list(self.refilling)
        for at, seat in enumerate(self.seats):
            if len(g.players[seat].hand) >= g.refill(seat):
                continue
            if g.options.redraw == "may":
                return self.having(seats=self.seats[at:]).then(Ask(seat, "redraw", (opt.Refill(), PASS)))
            refilling.append(seat)
        return self.having(seats=(), refilling=tuple(refilling)).then(again("refill"))

    def decide(self, g: Play, option: Option) -> Next:
        refilling = (*self.refilling, self.seats[0]) if isinstance(option, opt.Refill) else self.refilling
        return self.having(seats=self.seats[1:], refilling=refilling).then(again("ask"))

    def refill(self, g: Play) -> Next:
        failed, banished = [], []
        for seat in self.refilling:
            gone, complete = g.draw(seat, g.refill(seat) - len(g.players[seat].hand), redraw=True)
            if not complete:
                failed.append(seat)
            elif gone:
                banished.append((seat, gone))
        for seat in g.alive():
            g.forget_refill(seat)
        return self.having(failed=tuple(failed), banished=tuple(banished))

    def lose(self, g: Play) -> None:
        for seat in self.failed:
            g.disperse(seat, "no card left to draw")
        for seat in g.alive():
            if not g.team_wounds(g.players[seat].team):
                g.disperse(seat, "last wound")
        if self.failed:
            end_if_decided(g)

    @each(lambda self, g: range(len(self.banished)))
    def answer_banished(self, g: Play, number: int) -> Next:
        return Reshuffled(*self.banished[number])


class Reshuffled(SeatRule):
    """A new deck has cost its top card."""

    cards: tuple[int, ...]

    def banished(self, g: Play) -> Next:
        return happened(g, "card_banished", NOTHING, self.seat, self.cards)


class Initiative(Rule):
    """Everyone rolls; the highest chooses to go first or last, ties roll again."""

    seats: tuple[int, ...]
    faces: tuple[int, ...] = ()
    winner: int = NOTHING

    def roll(self, g: Play) -> Next:
        return self.having(faces=g.roll_initiative(self.seats))

    answered = window("die_rolled")

    def compare(self, g: Play) -> Next:
        seats = [seat for seat in self.seats if not g.players[seat].out]
        rolled = {seat: self.faces[seat] + g.players[seat].initiative for seat in seats}
        highest = max(rolled.values())
        best = tuple(seat for seat in seats if rolled[seat] == highest)
        if len(best) > 1:
            return self.having(seats=best).then(again("roll"))
        (winner,) = best
        g.win_initiative(winner)
        return self.having(winner=winner)

    def ask(self, g: Play) -> Next:
        return Ask(self.winner, "initiative", (GO_FIRST, GO_LAST))

    def decide(self, g: Play, option: Option) -> None:
        if option == GO_FIRST:
            g.choose_first(self.winner)
        else:
            from_the_left = clockwise(g.seats, (self.winner + 1) % g.seats)
            g.choose_first(next(seat for seat in from_the_left if not g.players[seat].out))


class Turn(SeatRule):
    """Up to two actions, at least one, at most one attack; or pass."""

    chosen: TurnOption | None = None
    """What was chosen, while a tax on it is being paid."""

    def begin(self, g: Play) -> Next:
        g.begin_turn(self.seat)
        return happened(g, "turn_start", self.seat, self.seat)

    def choose_action(self, g: Play) -> Next:
        if g.players[self.seat].out or g.players[self.seat].passed:
            return again("end")
        options = options_of_turn(g, self.seat)
        return Ask(self.seat, "act", (*options, END_TURN if g.acted else PASS_ROUND))

    def act(self, g: Play, option: Option) -> Next:
        if option == END_TURN:
            return again("end")
        if option == PASS_ROUND:
            g.pass_round(self.seat)
            return again("end")
        chosen = cast("TurnOption", option)
        taxes = len(g.taxes(self.seat, "second_action")) if g.acted == 1 else 0
        if taxes and _takes_action(option):
            kept = getattr(option, "card", NOTHING)
            return self.having(chosen=chosen).then(DiscardCards(self.seat, taxes, keep=kept))
        return again("choose_action", after=self._doing(g, chosen))

    def carry_out(self, g: Play) -> Next:
        """Do what has been taxed, if what is left in hand still allows it."""
        option = self.chosen
        if option is None or g.players[self.seat].out:
            return again("choose_action")
        untaxed = self.having(chosen=None)
        if not possible_after_tax(g, self.seat, option):
            return untaxed.then(again("choose_action"))
        return untaxed.then(again("choose_action", after=self._doing(g, option)))

    def end(self, g: Play) -> None:
        g.end_turn()

    def _doing(self, g: Play, option: TurnOption) -> Rule:
        kind = opt.Play if isinstance(option, opt.Tilt) else type(option)
        return ACTIONS[kind].rule(g, self.seat, option)


def _takes_action(option: Option) -> bool:
    """True if an option costs an action of the turn."""
    if isinstance(option, opt.Play):
        return CARDS[option.card].type != "FREE ACTION"
    return not isinstance(option, opt.Use | opt.Empower | opt.Tilt)
