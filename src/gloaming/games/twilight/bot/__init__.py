"""What a bot thinks of a position of Twilight: how good it looks, which options it weighs, what it presumes."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.api.judgement import Judgement
from gloaming.games.twilight.bot import presume, sensible, value
from gloaming.games.twilight.rules.windows import CHAIN, TwilightPosition
from gloaming.kernel import Option


class Unanswered(TwilightPosition, kw_only=True):
    """A position that a bot looks ahead in: nobody responds to what is pending or happens in Combat."""

    def responses(self, moment: str, seat: int) -> Sequence[Option]:
        return () if moment == CHAIN or self.step else super().responses(moment, seat)


class TwilightJudgement(Judgement[TwilightPosition]):
    """What bots think of Twilight."""

    completions = 2

    value = staticmethod(value.value)
    settled = staticmethod(presume.settled)
    sensible = staticmethod(sensible.sensible)
    presumed = staticmethod(presume.presumed)

    def ahead(self, pos: TwilightPosition) -> TwilightPosition:
        return Unanswered(**{name: getattr(pos, name) for name in pos.__struct_fields__})
