"""What effects do to Life Stacks and Discard Stacks."""

from __future__ import annotations

from gloaming.games.twilight.options import DestroyCard, PutOnBottom, PutOnTop, Target, TargetPlayer
from gloaming.games.twilight.rules.aiming import ChooseAim, OnPlayers, aimed
from gloaming.games.twilight.rules.damage import to_life
from gloaming.games.twilight.rules.matter import About, Aim
from gloaming.games.twilight.rules.settle import settle
from gloaming.games.twilight.rules.targets import amount, different, seats_meant
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Rule, again, choose, done, each
from gloaming.pieces.subjects import SeatRule

MOST_CARDS = 100
"""So many cards at most are offered at once; beyond that the player is chosen first."""

# Life Stacks.


class DamageLifeStack(OnPlayers, says="deal {n} damage to a Life Stack"):
    """Damage to a Life Stack in one instance."""

    def do(self, g: Play, about: About, aim: Aim) -> Rule:
        return DamageInTurn(aim.seats, amount(g, about, self), about.card)


class DamageInTurn(Rule):
    """Damage to several Life Stacks, one after another: who runs out of cards has lost before the next is struck."""

    seats: tuple[int, ...]
    n: int
    by: int

    @each(lambda rule, g: rule.seats)
    def damage(self, g: Play, seat: int) -> Next:
        to_life(g, seat, self.n, by=self.by)
        return settle(g, triggers=False)


class Obliterate(OnPlayers):
    """If a card was Destroyed earlier this turn: damage whose cards are Destroyed."""

    def affect(self, g: Play, about: About, seat: int) -> None:
        if g.destroyed_this_turn:
            to_life(g, seat, amount(g, about, self), by=about.card, destroyed=True)


class DestroyFromLife(OnPlayers):
    """Destroy the top cards of a Life Stack; this is no damage."""

    def affect(self, g: Play, about: About, seat: int) -> None:
        g.lose_life(seat, amount(g, about, self), "destroyed")


class Draw(OnPlayers):
    """Draw cards from one's Life Stack."""

    def affect(self, g: Play, about: About, seat: int) -> None:
        g.draw(seat, amount(g, about, self))


class Foresee(OnPlayers):
    """Look at the top cards of a Life Stack; put any on the bottom, the rest back, in any order."""

    def affect(self, g: Play, about: About, seat: int) -> Rule:
        return ForeseeStack(about.seat, seat, amount(g, about, self))


class ForeseeStack(SeatRule):
    """Look at the top cards of a Life Stack; put any under it, each below the last, then the rest back on top."""

    of: int
    n: int
    left: tuple[int, ...] = ()
    bottom: tuple[int, ...] = ()
    top: tuple[int, ...] = ()

    def look(self, g: Play) -> Next:
        cards = g.players[self.of].life[-self.n :]
        g.look(self.seat, self.of, "life", cards[::-1])
        return self.having(left=cards[::-1])

    def under(self, g: Play) -> Next:
        if not self.left:
            return again("put_back")
        return Ask(self.seat, "foresee", (*map(PutOnBottom, different(g, self.left)), PASS))

    def put_under(self, g: Play, option: Option) -> Next:
        if isinstance(option, PutOnBottom):
            left = tuple(card for card in self.left if card != option.card)
            return self.having(left=left, bottom=(*self.bottom, option.card)).then(again("under"))
        return None

    def over(self, g: Play) -> Next:
        if len(self.left) < 2:
            return self.having(top=(*self.left, *self.top)).then(again("put_back"))
        return Ask(self.seat, "foresee", tuple(map(PutOnTop, different(g, self.left))))

    def put_over(self, g: Play, option: PutOnTop) -> Next:
        left = tuple(card for card in self.left if card != option.card)
        return self.having(left=left, top=(option.card, *self.top)).then(again("over"))

    def put_back(self, g: Play) -> None:
        g.rearrange(self.seat, self.of, self.top, self.bottom)


# Discard Stacks.


class DestroyFromDiscard(OnPlayers, says="destroy {n:card} of Discard Stacks"):
    """Destroy chosen cards of Discard Stacks."""

    own_min: int = 0

    def can_work(self, g: Play, about: About) -> bool:
        return bool(self._found(g, about))

    def chooses(self) -> bool:
        return True

    def pick(self, g: Play, run: ChooseAim) -> Next:
        """Cards of the Discard Stacks the text speaks of."""
        found = [(seat, card) for seat, card in self._found(g, run.about) if card not in run.cards]
        left = run.amount - len(run.cards)
        if left <= 0 or not found:
            return aimed(run)
        found = self._keeping_own(g, run, found, left)
        if len(found) <= left:
            return run.having(cards=(*run.cards, *(card for _, card in found))).then(again("ask"))
        options: list[Option] = []
        for seat in dict.fromkeys(seat for seat, _ in found):
            options += map(Target, different(g, [card for owner, card in found if owner == seat]))
        if len(options) > MOST_CARDS:
            return self._pick_stack(g, run, found)
        return choose(run.about.seat, "target", options)

    def still(self, g: Play, about: About, aim: Aim) -> Aim:
        there = {card for _, card in self._found(g, about)}
        return Aim(aim.ability, aim.op, tuple(card for card in aim.cards if card in there))

    def do(self, g: Play, about: About, aim: Aim) -> None:
        for card in aim.cards:
            seat = next(seat for seat, player in enumerate(g.players) if card in player.discard)
            g.destroy_card(card, seat, "discard")

    def _found(self, g: Play, about: About) -> list[tuple[int, int]]:
        """The cards that may be Destroyed, each with the player whose stack it is."""
        return [(seat, card) for seat in seats_meant(g, about, self.who) for card in g.players[seat].discard]

    def _keeping_own(self, g: Play, run: ChooseAim, found: list[tuple[int, int]], left: int) -> list[tuple[int, int]]:
        """Only own cards where every pick left is needed for the least number of own ones."""
        own = set(g.players[run.about.seat].discard)
        due = min(self.own_min - sum(card in own for card in run.cards), sum(card in own for _, card in found))
        return [(seat, card) for seat, card in found if card in own] if due >= left else found

    def _pick_stack(self, g: Play, run: ChooseAim, found: list[tuple[int, int]]) -> Next:
        """Too many cards to choose from at once: first whose stack, then the card."""
        seats = list(dict.fromkeys(seat for seat, _ in found))
        if run.seats:
            mine = different(g, [card for seat, card in found if (seat,) == run.seats])
            return run.having(seats=()).then(Ask(run.about.seat, "target", tuple(map(Target, mine))))
        return Ask(run.about.seat, "target_player", tuple(map(TargetPlayer, seats)))


class Defile(OnPlayers):
    """Destroy cards of a Discard Stack; what is left over is damage to the Life Stack."""

    def affect(self, g: Play, about: About, seat: int) -> Rule:
        return DefileStack(about.seat, seat, amount(g, about, self), about.card)


class DefileStack(SeatRule):
    """Each point Destroys a card of a Discard Stack; what is left over is one instance of damage."""

    of: int
    points: int
    by: int

    def next(self, g: Play) -> Next:
        cards = g.players[self.of].discard
        if len(cards) > self.points > 0:
            return choose(self.seat, "destroy", [DestroyCard(card) for card in different(g, cards)])
        for card in cards[: self.points]:
            g.destroy_card(card, self.of, "discard")
        to_life(g, self.of, self.points - len(cards), by=self.by)
        return done()

    def destroy(self, g: Play, option: DestroyCard) -> Next:
        g.destroy_card(option.card, self.of, "discard")
        return self.having(points=self.points - 1).then(again("next"))


class Restore(OnPlayers):
    """Shuffle up to so many chosen cards of one's Discard Stack and put them under one's Life Stack."""

    needs = "discard"

    def affect(self, g: Play, about: About, seat: int) -> Rule:
        return RestoreCards(seat, amount(g, about, self))


class RestoreCards(SeatRule):
    """A player shuffles up to so many cards of the own Discard Stack and puts them under the Life Stack."""

    n: int
    chosen: tuple[int, ...] = ()

    def next(self, g: Play) -> Next:
        cards = [card for card in g.players[self.seat].discard if card not in self.chosen]
        if not cards or len(self.chosen) >= self.n:
            return again("put_under")
        return Ask(self.seat, "target", (*map(Target, different(g, cards)), PASS))

    def take(self, g: Play, option: Option) -> Next:
        if isinstance(option, Target):
            return self.having(chosen=(*self.chosen, option.card)).then(again("next"))
        return None

    def put_under(self, g: Play) -> None:
        if self.chosen:
            g.put_under(self.seat, self.chosen)
