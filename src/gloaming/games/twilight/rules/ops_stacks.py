"""What effects do to stacks and Hands."""

from __future__ import annotations

from typing import Literal

from gloaming.games.twilight import effects as fx
from gloaming.games.twilight.effect_verbs import Changes
from gloaming.games.twilight.options import ChooseAspect, DestroyCard, DiscardCard, PutOnBottom, PutOnTop, Target
from gloaming.games.twilight.rules.damage import to_life
from gloaming.games.twilight.rules.matter import Aim
from gloaming.games.twilight.rules.perform import NOT_DONE, Did, Ops, amount, does
from gloaming.games.twilight.rules.settle import settle
from gloaming.games.twilight.rules.targets import different, lookable
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, choose, done
from gloaming.kernel.agenda import Chosen

# Life Stacks.


@does(fx.DamageLifeStack)
def damage_life_stack(g: Changes, run: Ops, op: fx.DamageLifeStack, aim: Aim) -> Rule | Did | None:
    n = amount(g, run, op)
    if len(aim.seats) > 1 and g.options.loss == "card":
        return DamageInTurn(aim.seats, n, run.matter.card)
    taken = [to_life(g, seat, n, by=run.matter.card) for seat in aim.seats]
    return Did(worked=any(taken))


class DamageInTurn(Rule):
    """Damage to several Life Stacks where losing is checked after each card: one player after another."""

    seats: tuple[int, ...]
    n: int
    by: int

    def next(self, g: Changes) -> Next:
        if not self.seats:
            return done()
        to_life(g, self.seats[0], self.n, by=self.by)
        return self.having(seats=self.seats[1:])

    def checked(self, g: Changes) -> Next:
        return settle(g, triggers=False)

    def go_on(self, g: Changes) -> Next:
        return again("next")


@does(fx.Obliterate)
def obliterate(g: Changes, run: Ops, op: fx.Obliterate, aim: Aim) -> Rule | Did | None:
    if not g.destroyed_this_turn:
        return NOT_DONE
    n = amount(g, run, op)
    taken = [to_life(g, seat, n, by=run.matter.card, destroyed=True) for seat in aim.seats]
    return Did(worked=any(taken))


@does(fx.DestroyFromLife)
def destroy_from_life(g: Changes, run: Ops, op: fx.DestroyFromLife, aim: Aim) -> Rule | Did | None:
    gone = [g.lose_life(seat, amount(g, run, op), "destroyed") for seat in aim.seats]
    return Did(worked=any(gone))


@does(fx.Draw)
def draw(g: Changes, run: Ops, op: fx.Draw, aim: Aim) -> Rule | Did | None:
    for seat in aim.seats:
        g.draw(seat, amount(g, run, op))
    return None


@does(fx.Foresee)
def foresee(g: Changes, run: Ops, op: fx.Foresee, aim: Aim) -> Rule | Did | None:
    for seat in aim.seats:
        return ForeseeStack(run.matter.seat, seat, amount(g, run, op))
    return NOT_DONE


class ForeseeStack(Rule):
    """Look at the top cards of a Life Stack; put any under it, each below the last, then the rest back on top."""

    seat: int
    of: int
    n: int
    left: tuple[int, ...] = ()
    bottom: tuple[int, ...] = ()
    top: tuple[int, ...] = ()

    def look(self, g: Changes) -> Next:
        cards = g.players[self.of].life[-self.n :]
        g.look(self.seat, self.of, "life", cards[::-1])
        return self.having(left=cards[::-1])

    def under(self, g: Changes) -> Next:
        if not self.left:
            return again("put_back")
        return Ask(self.seat, "foresee", (*map(PutOnBottom, different(g, self.left)), PASS))

    def put_under(self, g: Changes, option: Option) -> Next:
        if isinstance(option, PutOnBottom):
            left = tuple(card for card in self.left if card != option.card)
            return self.having(left=left, bottom=(*self.bottom, option.card)).then(again("under"))
        return None

    def over(self, g: Changes) -> Next:
        if len(self.left) < 2:
            return self.having(top=(*self.left, *self.top)).then(again("put_back"))
        return Ask(self.seat, "foresee", tuple(map(PutOnTop, different(g, self.left))))

    def put_over(self, g: Changes, option: Option) -> Next:
        assert isinstance(option, PutOnTop)
        left = tuple(card for card in self.left if card != option.card)
        return self.having(left=left, top=(option.card, *self.top)).then(again("over"))

    def put_back(self, g: Changes) -> Next:
        g.rearrange(self.seat, self.of, self.top, self.bottom)
        return None


# Discard Stacks.


@does(fx.DestroyFromDiscard)
def destroy_from_discard(g: Changes, run: Ops, op: fx.DestroyFromDiscard, aim: Aim) -> Rule | Did | None:
    for card in aim.cards:
        seat = next(seat for seat, player in enumerate(g.players) if card in player.discard)
        g.destroy_card(card, seat, "discard")
    return Did(worked=bool(aim.cards))


@does(fx.Defile)
def defile(g: Changes, run: Ops, op: fx.Defile, aim: Aim) -> Rule | Did | None:
    for seat in aim.seats:
        return DefileStack(run.matter.seat, seat, amount(g, run, op), run.matter.card)
    return NOT_DONE


class DefileStack(Rule):
    """Each point Destroys a card of a Discard Stack; what is left over is one instance of damage."""

    seat: int
    of: int
    points: int
    by: int

    def next(self, g: Changes) -> Next:
        cards = g.players[self.of].discard
        if len(cards) > self.points > 0:
            return choose(self.seat, "destroy", [DestroyCard(card) for card in different(g, cards)])
        for card in cards[: self.points]:
            g.destroy_card(card, self.of, "discard")
        to_life(g, self.of, self.points - len(cards), by=self.by)
        return done()

    def destroy(self, g: Changes, option: Option) -> Next:
        assert isinstance(option, DestroyCard)
        g.destroy_card(option.card, self.of, "discard")
        return self.having(points=self.points - 1).then(again("next"))


@does(fx.Restore)
def restore(g: Changes, run: Ops, op: fx.Restore, aim: Aim) -> Rule | Did | None:
    for seat in aim.seats:
        return RestoreCards(seat, amount(g, run, op))
    return NOT_DONE


class RestoreCards(Rule):
    """A player shuffles up to so many cards of the own Discard Stack and puts them under the Life Stack."""

    seat: int
    n: int
    chosen: tuple[int, ...] = ()

    def next(self, g: Changes) -> Next:
        cards = [card for card in g.players[self.seat].discard if card not in self.chosen]
        if not cards or len(self.chosen) >= self.n:
            return again("put_under")
        return Ask(self.seat, "target", (*map(Target, different(g, cards)), PASS))

    def take(self, g: Changes, option: Option) -> Next:
        if isinstance(option, Target):
            return self.having(chosen=(*self.chosen, option.card)).then(again("next"))
        return None

    def put_under(self, g: Changes) -> Next:
        if self.chosen:
            g.put_under(self.seat, self.chosen)
        return done(Did(worked=bool(self.chosen)))


@does(fx.ReturnFromDiscard)
def return_from_discard(g: Changes, run: Ops, op: fx.ReturnFromDiscard, aim: Aim) -> Rule | Did | None:
    for card in aim.cards:
        seat = next(seat for seat, player in enumerate(g.players) if card in player.discard)
        g.return_card(seat, card)
    return Did(worked=bool(aim.cards))


# Hands.


@does(fx.DiscardFromHand)
def discard_from_hand(g: Changes, run: Ops, op: fx.DiscardFromHand, aim: Aim) -> Rule | Did | None:
    return LoseHandCards(run.matter.seat, aim.seats, amount(g, run, op), "discard", chance=op.how == "random")


@does(fx.DestroyFromHand)
def destroy_from_hand(g: Changes, run: Ops, op: fx.DestroyFromHand, aim: Aim) -> Rule | Did | None:
    return LoseHandCards(run.matter.seat, aim.seats, amount(g, run, op), "destroy", chance=op.how == "random")


@does(fx.TakeFromHand)
def take_from_hand(g: Changes, run: Ops, op: fx.TakeFromHand, aim: Aim) -> Rule | Did | None:
    return LoseHandCards(run.matter.seat, aim.seats, amount(g, run, op), "take", chance=op.how == "random")


class LoseHandCards(Rule):
    """Players lose cards of the Hand, each by own choice or by chance: Discarded, Destroyed, or taken by another."""

    by: int
    of: tuple[int, ...]
    n: int
    how: Literal["discard", "destroy", "take"]
    chance: bool
    lost: int = 0

    def next(self, g: Changes) -> Next:
        if not self.of:
            return done()
        seat = self.of[0]
        hand = g.players[seat].hand
        if self.lost >= self.n or not hand or g.players[seat].out:
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

    def lose(self, g: Changes, option: Option) -> Next:
        assert isinstance(option, DestroyCard | DiscardCard)
        self._lose(g, option.card)
        return self.having(lost=self.lost + 1).then(again("next"))

    def _lose(self, g: Changes, card: int) -> None:
        seat = self.of[0]
        if self.how == "destroy":
            g.destroy_card(card, seat, "hand")
        elif self.how == "discard":
            g.move(card, seat, "hand", seat, "discard")
        else:
            g.take_card(self.by, seat, card)


# Looking.


@does(fx.LookAtHand)
def look_hand(g: Changes, run: Ops, op: fx.LookAtHand, aim: Aim) -> Rule | Did | None:
    for seat in aim.seats:
        g.look(run.matter.seat, seat, "hand", g.players[seat].hand)
    return None


@does(fx.LookAtAspects)
def look_aspect(g: Changes, run: Ops, op: fx.LookAtAspects, aim: Aim) -> Rule | Did | None:
    return LookAtSome(run.matter.seat, amount(g, run, op))


class LookAtSome(Rule):
    """See the faces of up to so many Aspects in Resource Areas, one after another."""

    seat: int
    n: int

    def next(self, g: Changes) -> Next:
        found = lookable(g, self.seat)
        if not self.n or not found:
            return done()
        return Ask(self.seat, "aspect", (*(ChooseAspect(holder, slot) for holder, slot in found), PASS))

    def look(self, g: Changes, option: Option) -> Next:
        if isinstance(option, Pass):
            return done()
        assert isinstance(option, ChooseAspect)
        g.look(self.seat, option.seat, "resources", (g.players[option.seat].resources[option.slot].card,))
        return self.having(n=self.n - 1).then(again("next"))
