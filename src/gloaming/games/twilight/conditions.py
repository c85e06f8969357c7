"""Conditions: what has to be so for an ability, or a part of it, to work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from gloaming.games.twilight.natures import conviction
from gloaming.games.twilight.state import NOTHING, Permanent, State
from gloaming.pieces import effects

if TYPE_CHECKING:
    from gloaming.games.twilight.rules.matter import About
    from gloaming.games.twilight.verbs import Play


class If(effects.Condition["Play", "About"]):
    """A condition, read when what it guards is carried out."""

    fact: (
        Literal["damaged_this_turn", "card_destroyed_this_turn", "manifested_this_turn", "attacked_this_turn"]
        | Literal["conviction", "upkeep_paid", "blocking", "covers"]
    )
    min: int = 1
    who: Literal["you", "controller"] = "you"

    def holds(self, g: Play, about: About) -> bool:
        if self.fact == "conviction":
            return about.has_conviction(g)
        seat = about.matter.holder if self.who == "controller" else about.seat
        return self.met(g, seat, g.permanent(about.card))

    def met(self, g: State, seat: int, one: Permanent | None) -> bool:
        """True if it is so for a player, or for a card of the Combat Field."""
        player = g.players[seat]
        match self.fact:
            case "conviction":
                return conviction(g, seat)
            case "damaged_this_turn":
                return player.damaged > 0
            case "card_destroyed_this_turn":
                return g.destroyed_this_turn > 0
            case "manifested_this_turn":
                return player.manifested >= self.min
            case "attacked_this_turn":
                return player.attacked
            case "upkeep_paid":
                return one is not None and one.upkeep_paid
            case "blocking":
                return one is not None and one.blocks != NOTHING
            case "covers":
                return one is not None and _covered_by(g, one) >= self.min


CONVICTION = If(fact="conviction")


def _covered_by(g: State, one: Permanent) -> int:
    """How many Fortifications lie under this one."""
    under = g.field[: g.field.index(one)]
    return sum(other.controller == one.controller and other.direction == one.direction for other in under)
