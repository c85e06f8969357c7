"""What effects do to Hands, and what they let a player see."""

from __future__ import annotations

from typing import ClassVar, Literal

from gloaming.games.twilight.effects import Op, Who
from gloaming.games.twilight.options import ChooseAspect, DestroyCard, DiscardCard
from gloaming.games.twilight.rules.aiming import OnPlayers
from gloaming.games.twilight.rules.matter import About, Aim
from gloaming.games.twilight.rules.targets import amount, aspects, different
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Pass, Rule, again, done
from gloaming.kernel.agenda import Chosen
from gloaming.pieces.subjects import SeatRule

Loss = Literal["discard", "destroy", "take"]


class HandLoss(OnPlayers):
    """Cards of the Hand are lost, by choice of their player or by chance."""

    needs = "hand"
    loss: ClassVar[Loss]
    how: Literal["choice", "random"] = "choice"

    def do(self, g: Play, about: About, aim: Aim) -> Rule:
        chance = self.how == "random"
        return LoseHandCards(about.seat, aim.seats, amount(g, about, self), self.loss, chance=chance)


class DiscardFromHand(HandLoss):
    loss = "discard"


class DestroyFromHand(HandLoss):
    loss = "destroy"


class TakeFromHand(HandLoss):
    """Cards of a player's Hand go to your Hand."""

    loss = "take"


class LoseHandCards(Rule):
    """Players lose cards of the Hand, each by own choice or by chance: Discarded, Destroyed, or taken by another."""

    by: int
    of: tuple[int, ...]
    n: int
    how: Loss
    chance: bool
    lost: int = 0

    def next(self, g: Play) -> Next:
        if not self.of:
            return done()
        seat = self.of[0]
        hand = g.players[seat].hand
        if self.lost >= self.n or not hand:
            return self.having(of=self.of[1:], lost=0).then(again("next"))
        if self.chance:
            self._lose(g, hand[g.below(len(hand))])
            return self.having(lost=self.lost + 1).then(again("next"))
        option = DestroyCard if self.how == "destroy" else DiscardCard
        options = tuple(map(option, different(g, hand)))
        # Who is asked must not tell what is in the Hand: only its size decides whether there is a choice.
        if len(hand) == 1:
            return Chosen(options[0])
        return Ask(seat, "destroy" if self.how == "destroy" else "discard", options)

    def lose(self, g: Play, option: DestroyCard | DiscardCard) -> Next:
        self._lose(g, option.card)
        return self.having(lost=self.lost + 1).then(again("next"))

    def _lose(self, g: Play, card: int) -> None:
        seat = self.of[0]
        if self.how == "destroy":
            g.destroy_card(card, seat, "hand")
        elif self.how == "discard":
            g.move(card, seat, "hand", seat, "discard")
        else:
            g.move(card, seat, "hand", self.by, "hand")


# Looking.


class LookAtHand(OnPlayers):
    needs = "hand"

    def affect(self, g: Play, about: About, seat: int) -> None:
        g.look(about.seat, seat, "hand", g.players[seat].hand)


class LookAtAspects(Op):
    """See the faces of up to so many Aspects in Resource Areas."""

    who: Who

    def can_work(self, g: Play, about: About) -> bool:
        return bool(_lookable(g, about.seat))

    def do(self, g: Play, about: About, aim: None) -> Rule:
        return LookAtSome(about.seat, amount(g, about, self))


class LookAtSome(SeatRule):
    """See the faces of up to so many Aspects in Resource Areas, one after another."""

    n: int

    def next(self, g: Play) -> Next:
        found = _lookable(g, self.seat)
        if not self.n or not found:
            return done()
        return Ask(self.seat, "aspect", (*found, PASS))

    def look(self, g: Play, option: ChooseAspect | Pass) -> Next:
        if isinstance(option, Pass):
            return done()
        g.look(self.seat, option.seat, "resources", (g.players[option.seat].resources[option.slot].card,))
        return self.having(n=self.n - 1).then(again("next"))


def _lookable(g: Play, seat: int) -> list[ChooseAspect]:
    """The Aspects in Resource Areas whose face a player does not know."""
    return aspects(g, g.priority(), lambda one: not g.knows(seat, one.card))
