"""Resource cards: kept as long as one likes, discarded in Phase 2 for a token."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.effects import Gain
from gloaming.games.casting_shadows.options import UseCard
from gloaming.games.casting_shadows.verbs import Play
from gloaming.pieces.subjects import CardRule

USES = tuple(UseCard(number) for number in range(len(CARDS)))


def uses(g: Play, seat: int) -> Sequence[UseCard]:
    return [USES[number] for number in g.players[seat].book if CARDS[number].kind == "resource"]


class UseResourceCard(CardRule):
    """Discard it and add its token to the pool."""

    def use(self, g: Play) -> None:
        gain = CARDS[self.card].effect
        assert isinstance(gain, Gain)
        g.use_resource_card(self.seat, self.card)
        g.gain_resource(gain.resource, gain.number)
