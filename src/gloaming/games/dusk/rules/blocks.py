"""Blocks: the target forms exact totals one card at a time, the attacker says what each of them stops."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.dusk import events
from gloaming.games.dusk.cards import CARDS, KIND_OF
from gloaming.games.dusk.options import Add, Block, BlockAt, Join
from gloaming.games.dusk.rules.blow import attack_of, needs, note_blow
from gloaming.games.dusk.rules.moments import happened, privately
from gloaming.games.dusk.rules.totals import next_cards, totals
from gloaming.games.dusk.verbs import Play, without
from gloaming.kernel import Next, Option, again, choose, done, each
from gloaming.pieces.subjects import SeatRule


def needed(g: Play, depth: int, seat: int) -> set[int]:
    """The totals that would stop something of an attack on a seat."""
    attack = attack_of(g, depth)
    return {value for blow in attack.blows if blow.is_open(seat) for value in needs(attack, blow)}


class Blocks(SeatRule):
    """One target blocks what it can and wants to of one attack."""

    attack: int
    """The depth of the attack on the agenda."""
    value: int = 0
    """What the block being formed has to total."""
    picked: tuple[int, ...] = ()
    picked_values: tuple[int, ...] = ()
    laid: tuple[int, ...] = ()
    """Cards that have blocked, still on the table."""

    def quelled(self, g: Play) -> None:
        """What a QUELL of this turn stops is blocked at once."""
        for seat, value in g.quelled:
            if seat == self.seat:
                self._stop_all(g, value)

    def forced(self, g: Play) -> Next:
        """Blocks by effects: the attacker names the cards."""
        attack = attack_of(g, self.attack)
        numbers = [number or len(attack.blows) for seat, number in attack.forced_blocks if seat == self.seat]
        return ForcedBlocks(self.seat, self.attack, sum(numbers)) if numbers else None

    def go_on_to_ask(self, g: Play) -> Next:
        attack = attack_of(g, self.attack)
        banned = self.seat in attack.dodged and not g.options.block_after_dodge
        if attack.unblockable or banned or g.players[self.seat].out:
            return again("blocked")
        return None

    def ask(self, g: Play) -> Next:
        hand = g.players[self.seat].hand
        values = (value for value in sorted(needed(g, self.attack, self.seat)) if totals(hand, value))
        return privately(g, self.seat, "block", map(Block, values), may_pass=True)

    def begin_block(self, g: Play, option: Option) -> Next:
        if not isinstance(option, Block):
            return again("blocked")
        return self.having(value=option.value, picked=(), picked_values=())

    def pick(self, g: Play) -> Next:
        left = self.value - sum(self.picked_values)
        hand = without(g.players[self.seat].hand, self.picked)
        return privately(g, self.seat, "block_with", next_cards(hand, left), first=False)

    def picked_one(self, g: Play, option: Add) -> Next:
        picked, values = (*self.picked, option.card), (*self.picked_values, option.value)
        left = self.value - sum(values)
        return self.having(picked=picked, picked_values=values).then(again("pick" if left else "lay"))

    def lay(self, g: Play) -> Next:
        for card in self.picked:
            g.lay_down(self.seat, card)
        g.tell(events.Blocked(self.seat, self.picked, self.value))
        for card, value in zip(self.picked, self.picked_values, strict=True):
            if "QUELL" in CARDS[card].powers and value == self.value:
                g.quell(self.seat, self.value)
                self._stop_all(g, self.value)
        return self.having(laid=(*self.laid, *self.picked)).then(Assign(self.seat, self.attack, self.value))

    def allies_join(self, g: Play) -> Next:
        mates = tuple(g.allies(self.seat))
        joinable = mates and self.value in needed(g, self.attack, self.seat)
        return UnifiedBlocks(self.seat, self.attack, self.value, mates) if joinable else again("ask")

    def next_block(self, g: Play, laid: tuple[int, ...] | None) -> Next:
        return self.having(laid=(*self.laid, *(laid or ()))).then(again("ask"))

    def blocked(self, g: Play) -> Next:
        """Cards with DEFEND stay before their player, others are done."""
        for card in self.laid:
            if "DEFEND" in CARDS[card].powers:
                g.enter_play(card, g.owner(card))
            else:
                g.resolve_card(card)
        attack = attack_of(g, self.attack)
        stopped = any(blow.target == self.seat and blow.state == "blocked" for blow in attack.blows)
        return happened(g, "attack_blocked", attack.by, self.seat, attack.cards) if stopped else None

    def _stop_all(self, g: Play, value: int) -> None:
        attack = attack_of(g, self.attack)
        blows = tuple(
            replace(blow, state="blocked") if blow.is_open(self.seat) and value in needs(attack, blow) else blow
            for blow in attack.blows
        )
        g.amend(self.attack, blows=blows)


class Assign(SeatRule):
    """The attacker says which card a block stops; 0 is any card, whatever it takes to block it."""

    attack: int
    value: int = 0

    def ask(self, g: Play) -> Next:
        attack = attack_of(g, self.attack)
        stopped = {
            (KIND_OF[blow.cards[0]], blow.called): BlockAt(blow.cards[0])
            for blow in attack.blows
            if blow.is_open(self.seat) and self.value in (0, *needs(attack, blow))
        }
        return choose(attack.by, "block_at", tuple(stopped.values())) if stopped else done()

    def stop(self, g: Play, option: BlockAt) -> None:
        attack = attack_of(g, self.attack)
        blows = enumerate(attack.blows)
        at = next(n for n, blow in blows if blow.is_open(self.seat) and blow.cards[0] == option.card)
        note_blow(g, self.attack, at, state="blocked")
        g.tell(events.BlockGiven(self.seat, attack.blows[at].cards))


class ForcedBlocks(SeatRule):
    """An effect blocks so many cards, whatever their value."""

    attack: int
    number: int

    @each(lambda self, g: range(self.number))
    def block(self, g: Play, _: int) -> Next:
        return Assign(self.seat, self.attack)


class UnifiedBlocks(SeatRule):
    """Team mates may add UNIFIED cards of the same value as further blocks; the result is what they laid."""

    attack: int
    value: int
    mates: tuple[int, ...]
    laid: tuple[int, ...] = ()

    def ask(self, g: Play) -> Next:
        if not self.mates or self.value not in needed(g, self.attack, self.seat):
            return done(self.laid)
        hand = g.players[self.mates[0]].hand
        fitting = (c for c in hand if "UNIFIED" in CARDS[c].powers and CARDS[c].value == self.value)
        return privately(g, self.mates[0], "block", map(Join, fitting), may_pass=True)

    def join(self, g: Play, option: Option) -> Next:
        if not isinstance(option, Join):
            return self.having(mates=self.mates[1:]).then(again("ask"))
        g.lay_down(self.mates[0], option.card)
        g.tell(events.Blocked(self.mates[0], (option.card,), self.value))
        assigned = Assign(self.seat, self.attack, self.value)
        return self.having(laid=(*self.laid, option.card)).then(again("ask", after=assigned))
