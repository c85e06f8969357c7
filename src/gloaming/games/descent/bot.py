"""What a bot thinks of a position of Descent: nothing yet but where a seat is asked afresh."""

from __future__ import annotations

from gloaming.api.judgement import Judgement
from gloaming.games.descent.rules.position import DescentPosition


class DescentJudgement(Judgement[DescentPosition]):
    """What bots think of Descent."""

    def value(self, pos: DescentPosition, seat: int) -> float:
        return 0.0

    def settled(self, pos: DescentPosition, seat: int) -> bool:
        return pos.ask is None or pos.ask.seat != seat or pos.ask.topic == "act"
