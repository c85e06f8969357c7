"""What a bot thinks of a position: how good it looks for a seat, and where that seat is asked afresh.

In units of one HP. What a player has: HP (dearer when few are left), spells by level, Counterspells, Resource cards,
Shadow Energy, Shadow Form and Companion. A seat's value is its own worth, less a share of every enemy's worth.
For the seat whose turn it is, what the pool is still good for counts too: crystals hurt, fragments can be absorbed,
and with Action points left, a spell that can be cast or a card that can be collected is worth part of its effect.
"""

from __future__ import annotations

from gloaming.api.judgement import Judgement
from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.cards.card import Card
from gloaming.games.casting_shadows.effects import IgnoreCrystals, Strike
from gloaming.games.casting_shadows.map import DESERT
from gloaming.games.casting_shadows.options import Cast, Collect
from gloaming.games.casting_shadows.resources import CRYSTAL, FRAGMENT, times_payable
from gloaming.games.casting_shadows.rules.cast import why_not_cast
from gloaming.games.casting_shadows.rules.collect import why_not_collect
from gloaming.games.casting_shadows.rules.responses import CastingPosition
from gloaming.games.casting_shadows.state import BOOK_SIZE, State

WIN = 1000.0
ENEMY_SHARE = 0.7
KILL = 4.0
"""An enemy out of the game is worth this much beyond the HP."""
COUNTERSPELL = 1.6
RESOURCE_CARD = 0.6
CONVERSION = 0.9
ENERGY = 0.9
SHADOW_FORM = 3.0
COMPANION = 2.5
READY = 0.55
"""The share of an effect that counts while it could still be carried out this turn."""
POINT = 0.05


class CastingShadowsJudgement(Judgement[CastingPosition]):
    """What bots think of Casting Shadows."""

    afresh = ("act", "grant")

    def value(self, pos: CastingPosition, seat: int) -> float:
        """The worth of the position for a seat; the position is a redealt one."""
        if pos.outcome is not None:
            return WIN if pos.outcome.winners == (seat,) else -WIN / 2 if not pos.outcome.winners else -WIN
        if not pos.players[seat].alive:
            return -WIN
        worth = _worth(pos, seat)
        for enemy in range(pos.seats):
            if enemy != seat:
                worth -= ENEMY_SHARE * _worth(pos, enemy)
        if pos.active == seat:
            worth += _turn_worth(pos, seat)
        return worth


def _worth(pos: State, seat: int) -> float:
    player = pos.players[seat]
    if not player.alive:
        return -KILL
    # The last HP are dearest: losing one at 3 counts about one and a half times as much as one at 15.
    worth = player.hp + 0.5 * min(player.hp, 6)
    worth += sum(card_worth(CARDS[number]) for number in player.book)
    worth += COUNTERSPELL * min(len(player.counterspells), 2)
    worth += ENERGY * player.energy
    return worth + (SHADOW_FORM + COMPANION if player.shadow else 0.0)


def card_worth(card: Card) -> float:
    """What a card in the Spell Book is good for."""
    if card.kind == "resource":
        return RESOURCE_CARD
    if not isinstance(card.effect, Strike):
        return CONVERSION
    strike = card.effect
    reach = 0.25 * len(strike.range) + (0.4 if strike.at == "hex" else 0.0)
    return 0.45 * max(strike.damage) + 0.35 * strike.damage[0] + reach


def _turn_worth(pos: CastingPosition, seat: int) -> float:
    """What the pool and the Action points left are still good for."""
    player = pos.players[seat]
    counts = pos.pool().counts
    room = player.energy_limit - player.energy
    worth = ENERGY * min(counts[FRAGMENT], room)
    if pos.companion(seat, IgnoreCrystals) is None:
        worth -= min(counts[CRYSTAL], player.hp) * (1.5 if player.hp <= 6 else 1.0)
        if counts[CRYSTAL] >= player.hp:
            worth -= 50.0
    if not pos.points:
        return worth
    best = max((_cast_worth(pos, seat, number) for number in player.book), default=0.0)
    if why_not_collect(pos, seat, Collect()) is None and player.book_size < BOOK_SIZE:
        best = max(best, COUNTERSPELL if player.hex == DESERT else card_worth(CARDS[pos.market[player.hex]]))
    return worth + READY * best + POINT * pos.points


def _cast_worth(pos: CastingPosition, seat: int, number: int) -> float:
    """The damage a spell could deal now."""
    card = CARDS[number]
    if not isinstance(card.effect, Strike) or card.kind != "attack" or why_not_cast(pos, seat, Cast(number)):
        return 0.0
    return float(card.effect.damage[times_payable(card.cast, len(card.effect.damage), pos.pool()) - 1])
