"""What texts do with attacks: make one, join one, change its cards, its blocks and its rolls."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from gloaming.games.dusk import events
from gloaming.games.dusk.effects import NOTHING, Context, Op
from gloaming.games.dusk.options import Add, Keep, Shift
from gloaming.games.dusk.rules.attack import Attack as AttackRule
from gloaming.games.dusk.rules.attack import join_attack, keyword_of, single, why_not_join
from gloaming.games.dusk.rules.blow import attack_at
from gloaming.games.dusk.rules.declare import attack_cards
from gloaming.games.dusk.rules.draw import one_of_each
from gloaming.games.dusk.rules.hit_location import HitLocation, change_roll
from gloaming.games.dusk.rules.moments import privately
from gloaming.games.dusk.state import Boost
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import Next, Rule, choose
from gloaming.pieces.subjects import SeatRule

# Attacks of one's own.


class Attack(Op):
    """Attack now with one card from hand, whoever caused the event; it does not count towards the turn's attack."""

    at: Literal["exact", "any"]

    def can_work(self, g: Play, about: Context) -> bool:
        return bool(self._ways(g, about, without=about.card))

    def is_vital(self) -> bool:
        return True

    def aim(self, g: Play, about: Context) -> Next:
        if g.players[about.actor].out:
            return None
        ways = self._ways(g, about)
        return privately(g, about.seat, "attack_now", ways) if ways else None

    def do(self, g: Play, about: Context, aim: Add | None) -> Rule | None:
        if aim is None:
            return None
        return single(about.seat, aim.card, aim.value, about.actor, any_range=self.at == "any")

    def _ways(self, g: Play, about: Context, without: int = NOTHING) -> list[Add]:
        hand = tuple(card for card in g.players[about.seat].hand if card != without)
        return attack_cards(g, about.seat, about.actor, one_of_each(hand), self.at == "any")


class Reach(Op):
    """Your next attack this turn may be off its range, or count it from a token."""

    by: int = 0
    """By how much it may be off; 0 is to count from a token."""

    def do(self, g: Play, about: Context, aim: None) -> None:
        g.add_boost(Boost("reach", self.by) if self.by else Boost("token", 1))


class Value(Op):
    """Change the value of the next card played for its value this turn, or take that of the attack in question."""

    of: Literal["this", "next_card"]
    by: int = 0
    join: bool = False
    """The card then joins the attack in question."""

    def can_work(self, g: Play, about: Context) -> bool:
        attack = attack_at(g, about.answers)
        return not self.join or (attack is not None and not why_not_join(attack))

    def is_vital(self) -> bool:
        return True

    def do(self, g: Play, about: Context, aim: None) -> None:
        if self.of == "next_card":
            g.add_boost(Boost("value", self.by))
        elif self.join:
            join_attack(g, about.answers, about.seat, about.card)

    def note(self, about: Context, result: Any) -> Context:
        return replace(about, tally=replace(about.tally, joined=True)) if self.join else about


class Grant(Op):
    """Give keywords to cards of an attack: all of them (0) or so many."""

    keywords: tuple[str, ...]
    of: Literal["this", "next_attack", "event"]
    cards: int = 1
    min_value: int = 0
    """Of the next attack."""

    def do(self, g: Play, about: Context, aim: None) -> None:
        if self.of == "next_attack":
            g.add_boost(Boost("keywords", 0, self.keywords, self.cards, self.min_value))
            return
        attack = g.nearest(AttackRule, under=about.answers)
        card = about.card if self.of == "this" else attack.cards[0]
        g.amend(about.answers, granted=(*attack.granted, *(keyword_of(card, word) for word in self.keywords)))
        g.tell(events.KeywordsGranted(card, self.keywords))


# What somebody else is doing.


class Block(Op, says="let it block {n:card}"):
    """Cards of the attack in question are blocked whatever their value; 0 is all of them."""

    n: int

    def do(self, g: Play, about: Context, aim: None) -> None:
        depth = about.answers
        attack = g.nearest(AttackRule, under=depth)
        if attack.by == about.seat:  # BRACE: it is the attack being answered that is blocked
            if attack.answers == NOTHING:
                return
            depth = attack.answers
            attack = g.nearest(AttackRule, under=depth)
        g.amend(depth, forced_blocks=(*attack.forced_blocks, (about.seat, self.n)))

    def note(self, about: Context, result: Any) -> Context:
        return replace(about, tally=replace(about.tally, blocked=True))


class Cancel(Op, says="let the card be cancelled"):
    """The card in question has no effect."""

    def do(self, g: Play, about: Context, aim: None) -> None:
        played: Any = g.rule_at(about.answers)
        g.amend(about.answers, cancelled=True)
        g.tell(events.CardCancelled(played.card))


# Rolls.


class Roll(Op):
    """Change the hit location roll in question."""

    by: int | Literal["spent"]
    either: bool = False

    def changes_roll(self, about: Context) -> int:
        return about.tally.spent if self.by == "spent" else self.by

    def aim(self, g: Play, about: Context) -> Next:
        by = self.changes_roll(about)
        return choose(about.seat, "shift", [Shift(-by), Shift(by)] if self.either else [Shift(by)])

    def do(self, g: Play, about: Context, aim: Shift) -> None:
        change_roll(g, about.answers, aim.by)


class Reroll(Op):
    """Roll the die in question again; two dice: choose which stands."""

    dice: int

    def aim(self, g: Play, about: Context) -> Next:
        rolled = g.nearest(HitLocation, under=about.answers)
        return choose(about.seat, "which_die", [Keep(face) for face in sorted(set(rolled.faces))])

    def do(self, g: Play, about: Context, aim: Keep) -> Rule:
        rolled = g.nearest(HitLocation, under=about.answers)
        faces = g.roll_location(rolled.by, rolled.seat, self.dice)
        return KeepOne(about.seat, about.answers, rolled.faces.index(aim.face), faces)


class KeepOne(SeatRule):
    """One of the new rolls stands in the place of a hit location die."""

    answers: int
    die: int
    faces: tuple[int, ...]

    def choose_face(self, g: Play) -> Next:
        return choose(self.seat, "keep", [Keep(face) for face in sorted(set(self.faces))])

    def stand(self, g: Play, option: Keep) -> None:
        rolled = g.nearest(HitLocation, under=self.answers)
        faces = (*rolled.faces[: self.die], option.face, *rolled.faces[self.die + 1 :])
        g.amend(self.answers, faces=faces)
