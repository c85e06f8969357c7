"""Playing a card for its effect: declared, paid, answered, carried out, put where it belongs."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from gloaming.games.dusk import events
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.effects import NO_TALLY, Context, Tally
from gloaming.games.dusk.ops.attacks import Value
from gloaming.games.dusk.options import Heal, Target
from gloaming.games.dusk.rules.blow import attack_at
from gloaming.games.dusk.rules.dispersal import TARGETS
from gloaming.games.dusk.rules.draw import DrawCards
from gloaming.games.dusk.rules.hit_location import ExtraDie, HitLocation
from gloaming.games.dusk.rules.moments import CardDeed, window
from gloaming.games.dusk.rules.texts import RunText, whom
from gloaming.games.dusk.state import NOTHING
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import PASS, Ask, Next, Option, again, choose
from gloaming.pieces.subjects import CardRule

TILT_DRAW = 2
HEAL = Heal()


class PlayCard(CardDeed):
    """One card from hand, for its effect."""

    answers: int = NOTHING
    """The depth on the agenda of what it answers."""
    about: Context = Context(NOTHING)
    die: int = NOTHING
    """The die that Tilt rolls again."""
    cancelled: bool = False

    @property
    def to(self) -> tuple[int, ...]:
        return (self.about.target,) if self.about.target != NOTHING else ()

    def choose_target(self, g: Play) -> Next:
        target = CARDS[self.card].target
        if target is None:
            return again("declare")
        about = Context(self.seat, self.card)
        return choose(self.seat, "target", [TARGETS[seat] for seat in whom(g, about, target)])

    def aim(self, g: Play, option: Target) -> Next:
        return self.having(about=Context(self.seat, self.card, option.seat, self.about.actor, answers=self.answers))

    def declare(self, g: Play) -> Next:
        card = CARDS[self.card]
        if card.type == "ACTION" or card.play == "ACTION":
            g.spend_action()
        g.lay_down(self.seat, self.card)
        if card.type != "PERSISTENT":
            g.use_text(self.card)
        g.tell(events.CardPlayed(self.seat, self.card))
        if card.costs and card.type != "PERSISTENT":
            return RunText(self.about, part="cost")
        return None

    def paid(self, g: Play, about: Context | None) -> Next:
        return self.having(about=about) if about is not None else None

    answered = window("card_played")

    def restore(self, g: Play) -> Next:
        """RESTORATIVE: an intact location with the card's value lets its player heal."""
        if self.cancelled or g.players[self.seat].out:
            return again("put_away")
        card, player = CARDS[self.card], g.players[self.seat]
        matches = player.armour >> card.value & 1
        if "RESTORATIVE" not in card.powers or not matches or player.wounds >= g.options.wounds:
            return again("carry_out")
        return Ask(self.seat, "heal", (HEAL, PASS))

    def heal(self, g: Play, option: Option) -> None:
        if option == HEAL:
            g.heal(self.seat)

    def carry_out(self, g: Play) -> Next:
        card = CARDS[self.card]
        if card.type == "TILT":
            return self._tilt(g)
        if card.type == "PERSISTENT":
            g.enter_play(self.card, self.about.target if card.front == "target" else self.seat)
            return RunText(self.about, part="entered")
        return RunText(self.about)

    carried_out = paid

    def put_away(self, g: Play) -> None:
        tally = self.about.tally
        if self.card not in g.table or tally.joined:
            return
        powers = CARDS[self.card].powers
        if tally.blocked and "QUELL" in powers:
            self._quell(g)
        if tally.blocked and "DEFEND" in powers and not g.players[self.seat].out:
            g.enter_play(self.card, self.seat)
        else:
            g.resolve_card(self.card, "hand" if "REVEAL" in powers and not self.cancelled else "boneyard")

    def _tilt(self, g: Play) -> Next:
        if self.die == NOTHING:
            return DrawCards(self.seat, TILT_DRAW)
        rolled: Any = g.rule_at(self.answers)
        if isinstance(rolled, HitLocation):
            g.amend(self.answers, faces=g.roll_again(rolled.by, rolled.seat, rolled.faces, self.die))
        elif isinstance(rolled, ExtraDie):
            g.amend(self.answers, face=g.roll_die(rolled.by, rolled.keyword))
        else:
            g.amend(self.answers, faces=g.reroll_initiative(rolled.faces, self.die))
        return again("put_away")

    def _quell(self, g: Play) -> None:
        """A card that has blocked with QUELL stops every attack of its value this turn."""
        attack = attack_at(g, g.depth)
        takes_value = any(isinstance(op, Value) for op in CARDS[self.card].effect)
        g.quell(self.seat, attack.value if attack is not None and takes_value else CARDS[self.card].value)


class UseCard(CardRule):
    """Use the text of a card in play, or of the passive."""

    about: Context

    def declare(self, g: Play) -> Next:
        card = CARDS[self.card]
        g.tell(events.CardUsed(self.seat, self.card))
        if card.pool == "passive":
            g.turn_passive(self.seat, ready=False)
        else:
            g.use_text(self.card)
        lying = g.lying(self.card)
        tally = Tally(shards=lying.shards) if lying is not None else NO_TALLY
        return RunText(replace(self.about, tally=tally), part="cost")

    def paid(self, g: Play, about: Context) -> Next:
        return RunText(about)

    def done_with(self, g: Play) -> None:
        if CARDS[self.card].until == "used":
            g.leave_play(self.card, destroyed=False)
