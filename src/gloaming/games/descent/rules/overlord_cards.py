"""What Overlord cards ask for one after another: cards to keep, their order, minions to place, an action of a hero."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.descent import options as opt
from gloaming.games.descent.rules.actions import attack, attacks_for
from gloaming.games.descent.rules.move import MoveNow
from gloaming.games.descent.rules.set_up import MOST_PLACES
from gloaming.games.descent.state import NOBODY, NOTHING, OVERLORD, STUNNED, Figure
from gloaming.games.descent.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, Pass, Rule, again, choose, done
from gloaming.pieces.squares import spaces_of


class KeepSome(Rule):
    """Of the cards just drawn the overlord keeps some and discards the others."""

    cards: tuple[int, ...]
    keep: int

    def ask(self, g: Play) -> Next:
        if len(self.cards) <= self.keep:
            return done()
        if not self.keep:
            g.discard_overlord(self.cards)
            return done()
        return choose(OVERLORD, "keep", [opt.ChooseCard(card) for card in self.cards])

    def kept(self, g: Play, option: opt.ChooseCard) -> Next:
        left = tuple(card for card in self.cards if card != option.card)
        return self.having(cards=left, keep=self.keep - 1).then(again("ask"))


class ArrangeDeck(Rule):
    """The overlord says which of the top cards of his deck lies where, from the top down."""

    number: int
    settled: int = 0

    def ask(self, g: Play) -> Next:
        if self.number - self.settled < 2:
            return done()
        top = g.deck[-self.number : len(g.deck) - self.settled]
        return Ask(OVERLORD, "order", (*(opt.ChooseCard(card) for card in reversed(top)), PASS))

    def put(self, g: Play, option: Option) -> Next:
        if isinstance(option, Pass):
            return done()
        assert isinstance(option, opt.ChooseCard)
        g.put_in_deck(option.card, self.settled)
        return self.having(settled=self.settled + 1).then(again("ask"))


class AddMinions(Rule):
    """Minions of its group are put next to a master, up to the group limit."""

    master: int

    def ask(self, g: Play) -> Next:
        bases = g.places_beside(self.master)[:MOST_PLACES]
        if not bases or not g.room_in_group(g.figures[self.master].group, "minion"):
            return done()
        return Ask(OVERLORD, "minion", (*(opt.PlaceAt(NOBODY, tuple(spaces_of(base))) for base in bases), PASS))

    def put(self, g: Play, option: Option) -> Next:
        if isinstance(option, Pass):
            return done()
        assert isinstance(option, opt.PlaceAt)
        one = g.figures[self.master]
        minion = Figure(
            kind="monster",
            name=one.name,
            side="overlord",
            rank="minion",
            act=one.act,
            group=one.group,
            spaces=option.spaces,
            acted=True,
        )
        g.add_figure(minion)
        return again("ask")


class Charm(Rule):
    """The overlord takes one move or attack action with a hero as if he were a monster."""

    figure: int

    def begin(self, g: Play) -> None:
        g.change_side(self.figure, "overlord")

    def ask(self, g: Play) -> Next:
        one = g.figures[self.figure]
        options: list[Option] = []
        if not one.conditions & STUNNED and not g.in_pit(self.figure):
            options += self._attacks(g)
            if g.can_walk(self.figure):
                options.append(opt.MoveAction())
        return Ask(OVERLORD, "charm", (*options, PASS)) if options else again("over")

    def _attacks(self, g: Play) -> list[Option]:
        """With an equipped weapon, or what there is without one; he may be made to attack himself."""
        if g.holds("no_attack", self.figure):
            return []
        weapons = g.weapons(self.figure) if g.figures[self.figure].kind == "hero" else []
        weapons = weapons or [NOTHING]
        others: list[Option] = [one for one in attacks_for(g, self.figure) if one.card in weapons]
        return others + [opt.AttackWith(card, self.figure) for card in weapons]

    def act(self, g: Play, option: Option) -> Next:
        if isinstance(option, opt.MoveAction):
            return MoveNow(self.figure, g.speed(self.figure))
        if isinstance(option, Pass):
            return None
        assert isinstance(option, opt.AttackWith)
        made = attack(g, self.figure, option)
        return replace(made, space=g.figures[self.figure].at) if option.figure == self.figure else made

    def over(self, g: Play) -> Next:
        g.change_side(self.figure, "heroes")
        return done(self.figure)
