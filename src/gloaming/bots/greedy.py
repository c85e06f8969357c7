"""The greedy bot: it tries each option on redealt positions and takes the one that looks best.

An option is followed until the seat is asked afresh or someone else has the word: what the choice
leads to in between (a target, a payment) is completed at random a few times. Where no chance was
involved the best completion counts, for the bot will find it when asked; else the average does.
"""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.bots.bot import Bot, Sight
from gloaming.kernel import Position


class GreedyBot(Bot):
    """Looks one option ahead by the game's own evaluation."""

    name = "greedy"

    def choose(self, sight: Sight) -> int:
        options = self.considered(sight)
        if len(options) == 1:
            return options[0]
        # All options are tried on the same deals: what differs is then the option's doing.
        deals: list[Position] = []
        worths = [self._worth(sight, number, deals) for number in options]
        best = max(worths)
        ties = [number for number, worth in zip(options, worths, strict=True) if worth == best]
        return ties[self.rng.below(len(ties))]

    def considered(self, sight: Sight) -> Sequence[int]:
        """The numbers of the options it thinks about."""
        return sight.sensible

    def _worth(self, sight: Sight, option: int, deals: list[Position]) -> float:
        """What an option looks worth; deals are made as they are needed."""
        tries: list[float] = []
        lucky = False
        for number in range(sight.game.judgement.completions):
            if number == len(deals):
                deals.append(sight.ahead(self.rng))
            worth, asked, chance = self._try(sight, option, deals[number].clone())
            tries.append(worth)
            lucky |= chance
            if not asked and not chance:
                break
        return sum(tries) / len(tries) if lucky else max(tries)

    def _try(self, sight: Sight, option: int, pos: Position) -> tuple[float, bool, bool]:
        """Follow an option once: its worth, whether more was asked on the way, whether chance was involved."""
        game, thinks, seat = sight.game, sight.game.judgement, sight.seat
        if (stopped := thinks.stopped(pos, seat, sight.ask.options[option])) is not None:
            return stopped, False, False
        before = pos.chance
        game.apply(pos, option, quiet=True)
        asked = False
        chance = pos.chance != before
        while pos.ask is not None and (pos.ask.secret or not thinks.settled(pos, seat)):
            answer = thinks.presumed(pos, seat)
            mine = answer is None and pos.ask.seat == seat
            if mine:
                choices = thinks.sensible(pos, seat)
                asked |= len(choices) > 1
                answer = choices[self.rng.below(len(choices))]
            elif answer is None:
                # Others are taken to let things happen; passing is always their last option.
                answer = len(pos.ask.options) - 1
            game.apply(pos, answer, quiet=True)
            chance |= pos.chance != before and mine and not thinks.settled(pos, seat)
        return thinks.value(pos, seat), asked, chance
