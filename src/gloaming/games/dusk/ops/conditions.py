"""Conditions: what has to be true for a text, or a part of it, to work."""

from __future__ import annotations

from typing import Literal

from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.effects import NOTHING, Condition, Context, Who, seats_meant
from gloaming.games.dusk.rules.blow import attack_at
from gloaming.games.dusk.state import LOCATIONS
from gloaming.games.dusk.verbs import Play


class Range(Condition):
    """The distance to someone, from yourself or from the nearest of your tokens."""

    of: Literal["target", "actor"]
    origin: Literal["self", "token"] = "self"

    def amount(self, g: Play, about: Context) -> int | bool:
        other = about.actor if self.of == "actor" else about.target
        if other == NOTHING or g.players[other].hex == NOTHING:
            return False
        if self.origin == "self":
            return g.distance(about.seat, other)
        to = g.players[other].hex
        return min((g.board.distance[wick][to] for wick in g.own_wicks(about.seat)), default=False)


class Moved(Condition):
    """The hexes someone moved by itself this turn or in the move just finished, or was moved by you."""

    who: Who = "self"
    span: Literal["turn", "move"] = "turn"
    forced: bool = False

    def amount(self, g: Play, about: Context) -> int:
        if self.span == "move":
            return about.steps
        seats = seats_meant(g, about, self.who)
        if self.forced:
            return sum(g.players[seat].pushed_by >> about.seat & 1 for seat in seats)
        return sum(g.players[seat].moved for seat in seats)


class HandSize(Condition):
    who: Who = "self"

    def amount(self, g: Play, about: Context) -> int:
        return sum(len(g.players[seat].hand) for seat in seats_meant(g, about, self.who))


class Bare(Condition):
    """The locations without armour."""

    who: Who = "self"

    def amount(self, g: Play, about: Context) -> int:
        armour = [g.players[seat].armour for seat in seats_meant(g, about, self.who)]
        return sum(not worn >> location & 1 for worn in armour for location in LOCATIONS)


class VoidSize(Condition):
    who: Who = "self"

    def amount(self, g: Play, about: Context) -> int:
        return sum(len(g.players[seat].void) for seat in seats_meant(g, about, self.who))


class Tokens(Condition):
    """Your tokens on the board."""

    def amount(self, g: Play, about: Context) -> int:
        return len(g.own_wicks(about.seat))


class LiesBefore(Condition):
    """A card in play with that keyword lies before someone."""

    who: Who
    keyword: str

    def amount(self, g: Play, about: Context) -> bool:
        before = seats_meant(g, about, self.who)
        return any(one.holder in before and self.keyword in CARDS[one.card].powers for one in g.in_play)


class AttackKind(Condition):
    """How the attack in question is made."""

    kind: Literal["single", "power", "called"]

    def amount(self, g: Play, about: Context) -> bool:
        attack = attack_at(g, about.answers)
        return attack is not None and attack.kind == self.kind


class AttackValue(Condition):
    """The value of the attack in question."""

    def amount(self, g: Play, about: Context) -> int | bool:
        attack = attack_at(g, about.answers)
        return attack.value if attack is not None else False


class CardType(Condition):
    """The type of the card that was just played for its effect."""

    types: tuple[str, ...]

    def amount(self, g: Play, about: Context) -> bool:
        played = getattr(g.rule_at(about.answers), "card", NOTHING)
        return played != NOTHING and CARDS[played].type in self.types


class Paid(Condition):
    """The optional payment before this was made."""

    def amount(self, g: Play, about: Context) -> bool:
        return about.tally.paid


class Spent(Condition):
    def amount(self, g: Play, about: Context) -> int:
        return about.tally.spent


class Dealt(Condition):
    """The damage the attack has dealt."""

    def amount(self, g: Play, about: Context) -> int | bool:
        attack = attack_at(g, about.answers)
        return sum(b.damage for b in attack.blows if b.target == about.seat) if attack is not None else False
