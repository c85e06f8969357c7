"""Damage to Life Stacks and to Creatures: what Armor and prevention leave of it, in one place for all."""

from __future__ import annotations

from gloaming.games.twilight import triggers
from gloaming.games.twilight.derived import armor, player_armor
from gloaming.games.twilight.state import NOTHING
from gloaming.games.twilight.verbs import Play


def to_life(g: Play, seat: int, n: int, *, by: int = NOTHING, destroyed: bool = False) -> int:
    """One instance of damage to a Life Stack; how many cards it took."""
    if g.players[seat].out:
        return 0
    n = max(0, n - player_armor(g, seat))
    n = g.use_up_prevention(seat, n)
    taken = len(g.damage_life(seat, n, by, "destroyed" if destroyed else "discard"))
    if taken:
        triggers.damaged(g, seat, taken)
    return taken


def to_creature(g: Play, card: int, n: int) -> None:
    """One instance of damage to a Creature."""
    one = g.permanent(card)
    if one is not None and (n := n - armor(g, one)) > 0:
        g.mark(card, "damage", n)
