"""What a bot thinks of a position: how good it looks for a seat, and where that seat is asked afresh.

In units of about one card. What a player has: wounds (the last are dearest), armour, cards in hand with Wilds and Tilt
dearer, cards still in the cycle of deck and Boneyard, Shards, cards in play. A seat's value is its team's worth, less
the worth of every opponent. For the seat whose turn it is, an attack that the hand could still make this turn counts in
part.
"""

from __future__ import annotations

from gloaming.api.judgement import Judgement
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.games.dusk.state import State

WIN = 1000.0
WOUND = 6.0
LAST_WOUND = 4.0
"""What the last wounds are worth beyond that."""
ARMOUR = 2.4
CARD = 0.8
TEXT = 0.25
BEYOND_A_CARD = {"NUMBER": 0.0, "WILD": 0.7, "TILT": 2.0}
"""What cards of these types are worth more than any card; others have a TEXT. Tilt waits: drawing two plain cards at
once is worth less than the die it may roll again, and that less than a wound."""
CYCLE = 0.12
SHORT_OF_CARDS = 9
SHARD = 0.4
IN_PLAY = 1.0
STUN = 3.0
HIT = 2.2
"""What one unblocked card of an attack is worth to whom it is aimed at."""
READY = 0.45
LATER = 0.2
PASSED = 0.6


class DuskJudgement(Judgement[DuskPosition]):
    """What bots think of Dusk."""

    afresh = ("act",)

    def value(self, pos: DuskPosition, seat: int) -> float:
        """The worth of the position for a seat; the position is a redealt one."""
        team = pos.players[seat].team
        if pos.outcome is not None:
            return WIN if seat in pos.outcome.winners else -WIN / 2 if not pos.outcome.winners else -WIN
        worth = 0.0
        for other, player in enumerate(pos.players):
            has = _worth(pos, other)
            worth += has if player.team == team else -has
        if not pos.players[seat].out:
            worth += _chances(pos, seat)
        return worth


def _worth(pos: State, seat: int) -> float:
    player = pos.players[seat]
    if player.out:
        return -12.0
    worth = WOUND * player.wounds + LAST_WOUND * min(player.wounds, 2)
    worth += ARMOUR * player.armour.bit_count()
    for card in player.hand:
        worth += CARD + BEYOND_A_CARD.get(CARDS[card].type, TEXT)
    cycle = len(player.deck) + len(player.boneyard)
    worth += CYCLE * cycle - max(0, SHORT_OF_CARDS - cycle - len(player.hand)) * 1.5
    worth += SHARD * pos.all_shards(seat)
    for one in pos.in_play:
        if one.owner == seat:
            worth += IN_PLAY
    if player.stunned:
        worth -= STUN
    if player.passed:
        worth -= PASSED
    return worth


def _chances(pos: State, seat: int) -> float:
    """What the hand could do against the nearest chances: now with an action left, or in a later turn."""
    player = pos.players[seat]
    if player.hex < 0 or player.passed:
        return 0.0
    now = pos.active == seat and bool(pos.actions) and not pos.attacked and not player.stunned
    wilds = sum(1 for card in player.hand if CARDS[card].type == "WILD")
    best = 0.0
    for enemy in pos.enemies(seat):
        distance = pos.distance(seat, enemy)
        plain = sum(1 for card in player.hand if CARDS[card].reach_bits >> distance & 1) - wilds
        best = max(best, plain + 0.5 * wilds if plain > 0 else 0.6 * min(wilds, 1))
    return (READY if now else LATER) * HIT * min(best, 3.0)
