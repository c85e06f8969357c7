"""How good a position looks for a seat: the evaluation of the greedy bot.

In units of about one card of a Life Stack. What a player has: the Life Stack (the last cards are dearest), Creatures by
the damage they deal and the blocks they make, other cards in play, Aspects on a curve, the Hand by what it could soon
pay for, an unspent Deity. A seat's value is its team's worth less most of the worth of the opponents: growing together
is worth something, so that fair trades are made.
"""

from __future__ import annotations

import math
from functools import cache

from gloaming.games.twilight.cards import DEITIES, FACES
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.natures import nature
from gloaming.games.twilight.power import Units, counted, plus, worth
from gloaming.games.twilight.state import NOTHING, Permanent, Player, State

WIN = 1000.0
LOST = -60.0
ENVY = 0.85
"""What a card of an opponent counts, against one of the own."""
LOW = 12
"""With fewer cards than that in the Life Stack, each is worth more."""
DEITY = 3.0
DANGER = 0.6
"""How likely damage is that an opponent could deal next turn."""
GUARDED = 0.3
"""How much of it comes through where a Creature could block."""
ASPECT = ((5.2, 4.8, 4.2, 3.4, 2.6, 2.0), (6.6, 6.0, 5.0, 3.6, 2.4, 2.0), (7.8, 6.8, 5.2, 3.2, 2.4, 2.0))
"""What the first, second, ... Aspect of each level is worth in a Resource Area."""
IN_STACK = (0.75, 0.5, 0.3, 0.15, 0.1)
"""What the first, second, ... Aspect of an Aspect Stack counts of its worth once placed, which is one a turn."""
KEYWORDS = {
    "armor": 1.2,
    "fleet": 1.0,
    "overrun": 0.8,
    "initiative": 1.0,
    "prescience": 0.6,
    "onrush": 0.3,
    "rooted": -1.2,
    "watchful": 0.7,
    "deathbound": 0.3,
    "requiem": 0.2,
}


def value(pos: State, seat: int) -> float:
    """The worth of the position for a seat; the position is a redealt one."""
    if pos.outcome is not None:
        return WIN if seat in pos.outcome.winners else -WIN / 2 if not pos.outcome.winners else -WIN
    if pos.draft is not None:
        return _drafted(pos, seat)
    team = pos.players[seat].team
    total = 0.0
    rivals = max(1, sum(player.team != team for player in pos.players))
    for other, player in enumerate(pos.players):
        has = _worth(pos, other, player)
        total += has if player.team == team else -ENVY * has / rivals
    return total


def _worth(pos: State, seat: int, player: Player) -> float:
    if player.out:
        return LOST
    mine = [one for one in pos.field if one.controller == seat]
    left = len(player.life) - DANGER * _threat(pos, seat, mine)
    total = left + 0.9 * min(left, LOW) + (0.0 if left > 2 else -8.0)
    limit = pos.resource_levels(seat)
    total += sum(_placed(level, limit[level]) for level in range(3)) + _stacked(limit, _stack_levels(pos, seat))
    total -= 1.3 * worth(player.power)
    own = DEITIES[player.deity].requirement if player.deity != NOTHING else ()
    for card in player.hand:
        total += worth_in_hand(pos.faces[card], limit) + (0.0 if FACES[pos.faces[card]].faction in own else -0.2)
    if player.face_up and player.deity != NOTHING:
        total += DEITY
    return total + sum(in_play(one) for one in mine)


@cache
def _placed(level: int, n: int) -> float:
    """What so many Aspects of a level are worth in a Resource Area."""
    worths = ASPECT[level]
    return sum(worths[:n]) + 0.5 * max(0, n - len(worths))


@cache
def _stacked(area: Units, stack: Units) -> float:
    """What the Aspects of an Aspect Stack are worth beside those of the Resource Area, placed in the best order."""
    worths = [_placed(n, area[n] + k + 1) - _placed(n, area[n] + k) for n in range(3) for k in range(stack[n])]
    worths.sort(reverse=True)
    least = IN_STACK[-1]
    return sum(each * (IN_STACK[n] if n < len(IN_STACK) else least) for n, each in enumerate(worths))


def _stack_levels(pos: State, seat: int) -> Units:
    return counted([pos.level(card) for card in pos.players[seat].aspects])


def next_aspects(pos: State, seat: int, more: Units) -> float:
    """What more Aspects in the Aspect Stack would be worth to a player."""
    area, stack = pos.resource_levels(seat), _stack_levels(pos, seat)
    return _stacked(area, plus(stack, more)) - _stacked(area, stack)


def _threat(pos: State, seat: int, mine: list[Permanent]) -> float:
    """The damage opponents could deal to the Life Stack in a turn past the Creatures that could block."""
    if not pos.field:
        return 0.0
    team = pos.players[seat].team
    lives = sorted(
        (
            life
            for one in pos.field
            if pos.players[one.controller].team != team
            and (life := _life(one)) > 0
            and "rooted" not in FACES[one.face].keywords
        ),
        reverse=True,
    )
    guards = sum(1 for one in mine if one.fresh and FACES[one.face].kind == "creature")
    open_ = float(sum(lives[guards:]))
    return open_ + GUARDED * sum(lives[:guards])


def _life(one: Permanent) -> int:
    card = nature(one)
    return card.life + one.blessings - one.damage if card.kind == "creature" else 0


def in_play(one: Permanent) -> float:
    """What a card in the Combat Field is worth to its player."""
    card = nature(one)
    if card.kind != "creature":
        return 0.5 + _strength(one.face) + (0.0 if one.fresh else -0.4)
    life, fight = card.life + one.blessings - one.damage, card.fight + one.blessings
    total = 0.6 + 1.25 * life + 0.75 * fight + _text(one.face) - 0.4 * one.freezes
    return total if one.fresh else total - 0.25


@cache
def _strength(face: int) -> float:
    """What a Fortification or Intrigue does over some turns, guessed by its price."""
    card = FACES[face]
    return 1.1 * worth(card.cost) + 0.4 - 0.5 * worth(card.upkeep)


@cache
def _text(face: int) -> float:
    """What the keywords and the text of a Creature add."""
    card = FACES[face]
    return sum(KEYWORDS.get(word, 0.0) for word in card.keywords) + 0.6 * len(card.abilities)


@cache
def worth_in_hand(face: int, limit: Units) -> float:
    """What a card in Hand is worth with so many Aspects: the more the sooner it can be paid for."""
    cost = FACES[face].cost
    lacking = sum(max(0, cost[level] - limit[level]) for level in range(3))
    return 0.55 + 0.3 * _quality(FACES[face]) / (1 + lacking)


def _quality(card: Card) -> float:
    """How strong a card is, guessed by its price."""
    return 1.0 + 0.9 * math.pow(worth(card.cost), 0.8)


def _drafted(pos: State, seat: int) -> float:
    """What has been drafted: good cards, many of few Factions, and a Deity that goes with them."""
    draft = pos.drafting
    counts: dict[str, int] = {}
    total = 0.0
    levels = [0, 0, 0]
    for card in draft.cards[seat]:
        face = FACES[pos.faces[card]]
        counts[face.faction] = counts.get(face.faction, 0) + 1
        levels[face.aspect - 1] += 1
        total += 0.3 * _quality(face) + (0.5 if face.kind == "creature" else 0.0)
    best = sorted(counts.values(), reverse=True)
    total += 0.35 * sum(best[:1]) + 0.2 * sum(best[1:2])
    total -= 0.04 * max(0, levels[2] - len(draft.cards[seat]) // 4) ** 2
    fits = [sum(min(counts.get(f, 0), n + 20) for f, n in DEITIES[d].requirement.items()) for d in draft.deities[seat]]
    return total + 0.3 * max(fits, default=0)
