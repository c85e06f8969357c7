"""What texts do with cards: draw, discard, banish, bring back, look, destroy."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.effects import NOTHING, UNBOUNDED, Context, Op, seats_meant
from gloaming.games.dusk.options import DestroyCard
from gloaming.games.dusk.options import Recover as RecoverCard
from gloaming.games.dusk.rules.blow import attack_at
from gloaming.games.dusk.rules.draw import (
    BanishCards,
    BanishOfChoice,
    DiscardCards,
    DrawCards,
    can_be_banished,
    fits_value,
    one_of_each,
)
from gloaming.games.dusk.rules.look import LookAtDeck
from gloaming.games.dusk.rules.moments import happened, privately
from gloaming.games.dusk.verbs import Play, without
from gloaming.kernel import Ask, Next, Option, Rule, again, done
from gloaming.pieces.subjects import SeatRule
from gloaming.pieces.words import some


class Draw(Op):
    """Draw cards; "shards_here" are the Shards that were on this card."""

    n: int | Literal["shards_here"]
    max: int = UNBOUNDED

    def do(self, g: Play, about: Context, aim: None) -> Rule:
        number = about.tally.shards if self.n == "shards_here" else self.n
        return DrawCards(about.seat, min(number, self.max))

    def say(self) -> str:
        return f"draw {some(self.n, 'card')}" if isinstance(self.n, int) else "draw cards"


class Discard(Op, says="discard {n:card}"):
    """Cards go from a hand to its Boneyard."""

    n: int
    pick: Literal["owner", "random"] = "owner"
    min_value: int = 0
    max_value: int = UNBOUNDED

    def can_work(self, g: Play, about: Context) -> bool:
        return all(len(self._fitting(g, about, seat)) >= self.n for seat in seats_meant(g, about, self.who))

    def do(self, g: Play, about: Context, aim: None) -> Rule | None:
        for seat in seats_meant(g, about, self.who):
            return DiscardCards(seat, self.n, self.pick == "random", self.min_value, self.max_value)
        return None

    def note(self, about: Context, result: Any) -> Context:
        value = result if isinstance(result, int) else NOTHING
        return replace(about, tally=replace(about.tally, value=value, paid=value >= 0))

    def _fitting(self, g: Play, about: Context, seat: int) -> list[int]:
        hand = g.players[seat].hand
        return [card for card in hand if card != about.card and fits_value(card, self.min_value, self.max_value)]


class Banish(Op):
    """Cards go to the Void."""

    n: int
    source: Literal["hand", "deck", "boneyard", "this", "event"]
    up_to: bool = False

    def can_work(self, g: Play, about: Context) -> bool:
        if self.source != "hand":
            return True
        hand = g.players[about.seat].hand
        return sum(1 for card in hand if card != about.card and can_be_banished(card)) >= self.n

    def do(self, g: Play, about: Context, aim: None) -> Rule | None:
        for seat in seats_meant(g, about, self.who):
            if self.source == "deck":
                return BanishCards(seat, about.seat, g.players[seat].deck[-self.n :])
            if self.source == "this":
                return BanishThis(about.seat, about.card)
            if self.source == "event":
                cards = getattr(g.rule_at(about.answers), "cards", ())
                return BanishCards(seat, about.seat, tuple(c for c in cards if c in g.players[seat].boneyard))
            return BanishOfChoice(seat, self.source, self.n, self.up_to)
        return None

    def note(self, about: Context, result: Any) -> Context:
        return replace(about, tally=replace(about.tally, paid=bool(result)))


class BanishThis(Rule):
    """A card on the table or in play goes to the Void."""

    by: int
    card: int

    def banish(self, g: Play) -> None:
        if g.lying(self.card) is not None:
            g.leave_play(self.card, destroyed=False, to="void")
        elif self.card in g.table:
            g.resolve_card(self.card, "void")

    def answered(self, g: Play) -> Next:
        seat = g.owner(self.card)
        if self.card not in g.players[seat].void:
            return None
        return happened(g, "card_banished", self.by, seat, (self.card,))

    def result(self, g: Play) -> Next:
        return done(True)


class Recover(Op):
    """Cards come back."""

    n: int
    source: Literal["boneyard", "void", "attack", "event"]
    to: Literal["hand", "boneyard", "deck_bottom"]
    what: Literal["number", "any"]
    up_to: bool = False
    blocked: bool = False

    def do(self, g: Play, about: Context, aim: None) -> Rule:
        cards = self._cards(g, about)
        if self.what == "number":
            cards = tuple(card for card in cards if CARDS[card].is_number)
        return ComeBack(about.seat, cards, self.n, self.up_to, self.to)

    def _cards(self, g: Play, about: Context) -> tuple[int, ...]:
        player = g.players[about.seat]
        if self.source == "boneyard":
            return player.boneyard
        if self.source == "void":
            return player.void
        if self.source == "event":
            there: Any = g.rule_at(about.answers)
            return tuple(card for card in there.cards if card in player.void)
        attack = attack_at(g, about.answers)
        if attack is None:
            return ()
        state = "blocked" if self.blocked else "missed"
        struck = {card for blow in attack.blows if blow.state == state for card in blow.cards}
        own = (card for card in attack.cards if card in g.table and g.owner(card) == about.seat)
        return tuple(card for card in own if card in struck)


class ComeBack(SeatRule):
    """Cards come back one at a time, in the order chosen."""

    cards: tuple[int, ...]
    number: int
    up_to: bool
    to: str
    chosen: tuple[int, ...] = ()

    def ask(self, g: Play) -> Next:
        if g.players[self.seat].out or not self.number or not self.cards:
            return again("come_back")
        options = map(RecoverCard, one_of_each(self.cards))
        return privately(g, self.seat, "recover", options, may_pass=self.up_to, first=not self.chosen)

    def choose(self, g: Play, option: Option) -> Next:
        if not isinstance(option, RecoverCard):
            return again("come_back")
        left = without(self.cards, (option.card,))
        return self.having(cards=left, number=self.number - 1, chosen=(*self.chosen, option.card)).then(again("ask"))

    def come_back(self, g: Play) -> None:
        if self.chosen:
            g.recover(self.seat, self.chosen, self.to)


class Look(Op):
    """See a hand, or the top of a deck and sort it."""

    zone: Literal["hand", "deck"]
    n: int = 0
    take: int = 0
    bin: int = 0
    rest: Literal["top", "bottom"] = "top"

    def do(self, g: Play, about: Context, aim: None) -> Rule | None:
        for seat in [NOTHING] if self.who == "any" else seats_meant(g, about, self.who):
            if self.zone == "deck":
                return LookAtDeck(about.seat, seat, self.n, self.take, self.bin, self.rest)
            g.look_at_hand(about.seat, seat)
        return None


class Destroy(Op):
    """Destroy a card in play, this card, or the token just used."""

    what: Literal["in_play", "this", "token"]

    def can_work(self, g: Play, about: Context) -> bool:
        return self.what != "in_play" or bool(_destructible(g))

    def aim(self, g: Play, about: Context) -> Next:
        cards = _destructible(g) if self.what == "in_play" else []
        return Ask(about.seat, "destroy", tuple(DestroyCard(card) for card in cards)) if cards else None

    def do(self, g: Play, about: Context, aim: DestroyCard | None) -> None:
        if aim is not None:
            g.leave_play(aim.card, destroyed=True)
        elif self.what == "this":
            g.leave_play(about.card, destroyed=True)

    def say(self) -> str:
        return "destroy " + ("this card" if self.what == "this" else "a card in play")


def _destructible(g: Play) -> list[int]:
    return [one.card for one in g.in_play if "INDESTRUCTIBLE" not in CARDS[one.card].powers]
