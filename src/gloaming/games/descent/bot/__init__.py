"""What a bot thinks of a position of Descent, for either side: how good it looks, which options it weighs.

`value.py` says what a position is worth: what each side has (between quests by `campaign_worth.py` and `outfit.py`)
and how near it is to its goal. `progress.py` reads that off the goals of the quest, by the `errands.py` that lead to
them and that `what_quests_do.py` finds in its rules; `distances.py` says how far it is. `sensible.py` says which
options are worth a thought: of spaces to go to those of `destinations.py`, between quests those of `plans.py`.
"""

from __future__ import annotations

from gloaming.api.judgement import Judgement
from gloaming.games.descent.bot import plans, sensible, value
from gloaming.games.descent.bot.looking_ahead import LookingAhead
from gloaming.games.descent.campaign.travel import Agree
from gloaming.games.descent.rules.position import DescentPosition


class DescentJudgement(Judgement[DescentPosition]):
    """What bots think of Descent."""

    afresh = ("act", "group", "monster", "next_hero", *plans.AFRESH)
    completions = 2

    stopped = staticmethod(value.stopped)
    value = staticmethod(value.value)
    sensible = staticmethod(sensible.sensible)

    def ahead(self, pos: DescentPosition) -> DescentPosition:
        return LookingAhead(**{name: getattr(pos, name) for name in pos.__struct_fields__})

    def presumed(self, pos: DescentPosition, seat: int) -> int | None:
        """On the road the others go along with what was said."""
        agree = pos.find(Agree)
        return agree.said[-1] if agree is not None and agree.said else None

    def settled(self, pos: DescentPosition, seat: int) -> bool:
        return (pos.ask is None or pos.find(Agree) is None) and super().settled(pos, seat)
