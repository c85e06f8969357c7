"""Responses: which Counterspells the windows of the game offer, and what they set off."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.casting_shadows.options import Reveal
from gloaming.games.casting_shadows.rules.counterspells import Counterspell, counterspells_to_reveal
from gloaming.games.casting_shadows.verbs import Play
from gloaming.kernel import Option, Rule


class CastingPosition(Play, kw_only=True):
    """A position of Casting Shadows, complete with what may be answered when."""

    def responses(self, moment: str, seat: int) -> Sequence[Option]:
        return counterspells_to_reveal(self, moment, seat)

    def respond(self, moment: str, seat: int, option: Option) -> Rule:
        assert isinstance(option, Reveal)
        return Counterspell(seat, option.card, answers=self.depth - 1)

    def may_answer(self, moment: str, seats: Sequence[int]) -> tuple[int, ...]:
        """Whoever has a Counterspell that nobody else has seen."""
        return tuple(seat for seat in seats if self.players[seat].alive and self.players[seat].counterspells)
