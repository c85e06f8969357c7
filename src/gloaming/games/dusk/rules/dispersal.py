"""Wounds and dispersal: who bears a wound, who is out, and who has won."""

from __future__ import annotations

from gloaming.games.dusk.options import Target
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import Ask, Next, again, done
from gloaming.pieces.subjects import SeatRule

TARGETS = tuple(Target(seat) for seat in range(6))


class TakeWound(SeatRule):
    """A Phantom loses a wound; in a team, one without wounds passes it to a mate."""

    def choose_bearer(self, g: Play) -> Next:
        player = g.players[self.seat]
        if player.out:
            return done()
        if player.wounds or not g.teams:
            return again("bear_it_alone")
        mates = [seat for seat in g.allies(self.seat) if g.players[seat].wounds]
        if len(mates) == 1:
            g.lose_wound(*mates)
            return again("disperse")
        return Ask(self.seat, "bearer", tuple(TARGETS[seat] for seat in mates))

    def mate_bears_it(self, g: Play, option: Target) -> Next:
        g.lose_wound(option.seat)
        return again("disperse")

    def bear_it_alone(self, g: Play) -> None:
        g.lose_wound(self.seat)

    def disperse(self, g: Play) -> None:
        if not g.team_wounds(g.players[self.seat].team):
            for seat in (self.seat, *g.allies(self.seat)):
                g.disperse(seat, "last wound")
        end_if_decided(g)


def lose_for_want_of_cards(g: Play, seat: int) -> None:
    """A player who cannot finish a draw is out; a team plays on while it has wounds left."""
    g.disperse(seat, "no card left to draw")
    if not g.team_wounds(g.players[seat].team):
        for mate in g.allies(seat):
            g.disperse(mate, "last wound")
    end_if_decided(g)


def end_if_decided(g: Play) -> None:
    """End the game once at most one team is left."""
    if g.outcome is not None:
        return
    left = {player.team for player in g.players if not player.out}
    if len(left) == 1:
        winners = [seat for seat, player in enumerate(g.players) if player.team in left]
        g.end_game(winners, "last Phantom standing" if not g.teams else "last team standing")
    elif not left:
        g.end_game((), "nobody is left")
