"""Action windows and responses: what a seat may do in them, and what that sets off."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.twilight import options as opt
from gloaming.games.twilight.draft_verbs import DraftVerbs
from gloaming.games.twilight.power import LEVELS, NO_POWER, plus
from gloaming.games.twilight.rules.announce import (
    Announce,
    ability_matter,
    actives,
    summon_matter,
    summonable,
    why_not_power,
    why_not_use,
)
from gloaming.games.twilight.rules.feasible import power_matter
from gloaming.games.twilight.rules.item import Item, pending
from gloaming.games.twilight.rules.matter import Matter
from gloaming.games.twilight.rules.sacrifice import SacrificeCard, can_sacrifice
from gloaming.games.twilight.verbs import Play
from gloaming.kernel import Option, Rule
from gloaming.pieces.subjects import SeatRule

WINDOWS = (
    *("draw_start", "drawn", "draw_end", "resource_before", "resource_after", "summoning"),
    *("attackers", "blockers", "replaced", "creature_damage", "discard_damage", "life_damage", "no_attack"),
    *("end_start", "end_end"),
)
"""Every action window, and the one that stands for those of Combat where nobody attacks."""
REFRESH = "refresh"
"""Once the Upkeep is paid: the Refresh Phase has no action window, but Power may be made."""
CHAIN = "chain"
"""The response round of an item."""

SACRIFICE = opt.Sacrifice()
USE_POWER = opt.UsePower()
GENERATE = tuple(opt.Generate(level) for level in LEVELS)


class TwilightPosition(Play, DraftVerbs, kw_only=True):
    """A game of Twilight with its rules."""

    def responses(self, moment: str, seat: int) -> Sequence[Option]:
        """What a seat may do in a window."""
        return acts(self, moment, seat)

    def secretly(self, moment: str, seat: int, options: Sequence[Option]) -> bool:
        """True if a seat is asked only because of cards in its Hand; everyone sees who can make Power."""
        return all(isinstance(option, opt.Summon) for option in options)

    def may_answer(self, moment: str, seats: Sequence[int]) -> tuple[int, ...]:
        """Whoever has cards in Hand and Power to play them."""
        players = self.players
        return tuple(s for s in seats if players[s].hand and (sum(players[s].power) or sum(self.fresh_levels(s))))

    def respond(self, moment: str, seat: int, option: Option) -> Rule:
        """The rule behind an act."""
        if isinstance(option, opt.Summon):
            return Announce(summon_matter(self, seat, option.card))
        if isinstance(option, opt.UseAbility):
            return Announce(ability_matter(seat, self.lying(option.card), option.ability))
        if isinstance(option, opt.UsePower):
            return Announce(power_matter(self, seat))
        if isinstance(option, opt.Generate):
            return GeneratePower(seat, option.level)
        assert isinstance(option, opt.Sacrifice)
        return SacrificeCard(seat)

    def onto_chain(self, matter: Matter) -> Rule:
        """An item for a matter, told to everyone."""
        self.announce(matter)
        return Item(matter)

    def empty_chain(self, lost: Sequence[int], *, whole: bool) -> None:
        """Cards of players who have lost are Destroyed; those of others are Discarded, as if countered."""
        for depth, item in pending(self):
            matter = item.matter
            if whole or matter.seat in lost:
                if matter.kind in ("scheme", "summon") and item.dest != "gone":
                    self.drop_card(matter.card, matter.seat, "destroyed" if matter.seat in lost else "discard")
                self.counter(depth, "gone")


class GeneratePower(SeatRule):
    """Exhaust an Aspect for Power: no item, nobody can answer it."""

    level: int

    def generate(self, g: Play) -> None:
        g.generate(self.seat, self.level)


def acts(g: Play, moment: str, seat: int) -> Sequence[Option]:
    """Everything a seat may do in a window but pass."""
    player = g.players[seat]
    found: list[Option] = []
    if player.out:
        return found
    fresh = g.fresh_levels(seat) if player.resources else NO_POWER
    power = [GENERATE[level - 1] for level in LEVELS if fresh[level - 1]] if fresh != NO_POWER else []
    if moment == REFRESH:
        return power
    have = plus(player.power, fresh) if player.power != NO_POWER else fresh
    mine = moment == "summoning" and seat == g.active
    if have != NO_POWER:
        found += map(opt.Summon, summonable(g, seat, have, schemes_only=not mine))
    for one in g.field:
        if one.controller == seat:
            for place, _, _ in actives(one.face, one.copies):
                if why_not_use(g, seat, one, place, have) is None:
                    found.append(opt.UseAbility(one.card, place))
    if player.face_up and why_not_power(g, seat) is None:
        found.append(USE_POWER)
    if player.resources and can_sacrifice(g, seat):
        found.append(SACRIFICE)
    return found + power
