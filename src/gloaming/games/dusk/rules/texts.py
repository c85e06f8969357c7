"""Texts of cards: the ops of one part of a text, carried out one after another."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.effects import Context, Op, Target
from gloaming.games.dusk.options import Choice
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import PASS, Ask
from gloaming.pieces import effects
from gloaming.pieces.effects import all_hold

PAY = Choice(0)


class RunText(effects.Run["Play", Context]):
    """Carry out one part of a text; the result is its context, with the tally."""

    part: str = ""
    """Empty for the text itself, `cost` for what is paid first, or the moment whose ops are meant."""

    def _list(self) -> Sequence[Op]:
        return CARDS[self.about.card].parts.get(self.part, ())

    def _offer(self, g: Play, op: effects.Op[Play, Context]) -> Ask:
        return Ask(self.about.seat, "pay_text", (PAY, PASS))

    def _is_optional(self, op: effects.Op[Play, Context]) -> bool:
        """What a card costs as it attacks need not be paid: the card then attacks without its text."""
        return op.may or (isinstance(op, Op) and op.cost and self.part not in ("", "cost") and not self.path)


def whom(g: Play, about: Context, target: Target) -> list[int]:
    """The opponents a card may be aimed at."""
    return [
        seat
        for seat in g.enemies(about.seat)
        if target.min <= g.distance(about.seat, seat) <= target.max
        and all_hold(g, Context(about.seat, about.card, target=seat), target.conditions)
    ]
