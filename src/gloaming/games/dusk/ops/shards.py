"""What texts do with Shards: gain them and spend them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from gloaming.games.dusk.effects import NOTHING, Context, Op
from gloaming.games.dusk.options import ShardFrom, SpendShards
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import Next, Rule, again, choose, done
from gloaming.pieces.subjects import SeatRule


class Shard(Op, says="gain {n:Shard}"):
    """Gain Shards."""

    n: int
    on: Literal["phantom", "this"]

    def do(self, g: Play, about: Context, aim: None) -> None:
        g.add_shards(about.seat, about.card if self.on == "this" else g.passive(about.seat), self.n)


class Spend(Op, says="spend {n:Shard}"):
    n: int
    up_to: bool = False
    source: Literal["any", "this"] = "any"

    def can_work(self, g: Play, about: Context) -> bool:
        if self.up_to:
            return True
        if self.source == "this":
            lying = g.lying(about.card)
            return lying is not None and lying.shards >= self.n
        return g.all_shards(about.seat) >= self.n

    def do(self, g: Play, about: Context, aim: None) -> Rule:
        return SpendSome(about.seat, self.n, self.up_to, about.card if self.source == "this" else NOTHING)

    def note(self, about: Context, result: Any) -> Context:
        return replace(about, tally=replace(about.tally, spent=about.tally.spent + result, paid=bool(result)))


class SpendSome(SeatRule):
    """Spend Shards: from one card, or from any; the result is how many."""

    number: int
    up_to: bool = False
    source: int = NOTHING
    spent: int = 0

    def how_many(self, g: Play) -> Next:
        most = min(self.number, g.all_shards(self.seat))
        if not self.up_to or not most:
            return again("next") if most else done(0)
        return choose(self.seat, "shards", [SpendShards(n) for n in range(most + 1)])

    def decided(self, g: Play, option: SpendShards) -> Next:
        return self.having(number=option.number)

    def next(self, g: Play) -> Next:
        if self.spent == self.number:
            return done(self.spent)
        if self.source != NOTHING:
            return choose(self.seat, "shard_from", [ShardFrom(self.source)])
        cards = [one.card for one in g.in_play if one.owner == self.seat and one.shards]
        if g.players[self.seat].shards:
            cards.append(g.passive(self.seat))
        return choose(self.seat, "shard_from", [ShardFrom(card) for card in cards])

    def take(self, g: Play, option: ShardFrom) -> Next:
        g.add_shards(self.seat, option.card, -1)
        return self.having(spent=self.spent + 1).then(again("next"))
