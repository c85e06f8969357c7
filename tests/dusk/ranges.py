"""What cards add up to and whom they reach, for the referee: found in the plainest way there is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from gloaming.games.dusk import options as opt
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.kernel import Option

NOBODY = -1


def values(pos: DuskPosition, seat: int, card: int) -> Sequence[int]:
    """What a card counts as when it is played for its value in the own turn."""
    one = CARDS[card]
    if one.type == "WILD":
        return range(1, 10)
    if not one.value:
        return ()
    change = pos.boost("value") if seat == pos.active else 0
    return [value for value in range(1, 10) if abs(value - one.value) <= change]


def sums(cards: Sequence[int], at_least: int = 1) -> set[int]:
    """All that some of these cards can add up to."""
    found = {(0, 0)}
    for card in cards:
        counts = range(1, 10) if CARDS[card].type == "WILD" else (CARDS[card].value,) if CARDS[card].value else ()
        found |= {(total + value, min(used + 1, 9)) for total, used in found for value in counts}
    return {total for total, used in found if used >= at_least}


def others(hand: Iterable[int], *gone: int) -> list[int]:
    return [card for card in hand if card not in gone]


def has(card: int, word: str) -> bool:
    """True if a card attacks with a keyword."""
    return word in CARDS[card].attack_powers


def in_range(card: int, value: int, distance: int, slack: int) -> bool:
    if has(card, "MELODY"):
        return True
    return distance <= value + slack if has(card, "TANGLE") else value - slack <= distance <= value + slack


def origins(pos: DuskPosition, seat: int) -> list[tuple[int, int]]:
    own = [(wick, wick) for wick in pos.own_wicks(seat)] if pos.boost("token") else []
    return [(pos.players[seat].hex, NOBODY), *own]


def aims(pos: DuskPosition, seat: int, card: int) -> Iterator[Option]:
    """Everything one card can be aimed at."""
    slack, far = pos.boost("reach"), pos.board.distance
    alive = {other: pos.players[other].hex for other in pos.alive() if other != seat}
    smites = has(card, "SMITE") and pos.players[seat].moved == 0
    for origin, wick in origins(pos, seat):
        for value in values(pos, seat, card):
            for enemy in pos.enemies(seat):
                distance = far[origin][alive[enemy]]
                if in_range(card, value, distance, slack) and (wick == NOBODY or distance > 0):
                    yield opt.Aim(enemy, value, wick)
            for place in range(61):
                if smites:
                    worth = far[origin][place] == value and any(far[place][at] <= 2 for at in alive.values())
                else:
                    near = value - slack <= far[origin][place] <= value + slack
                    worth = near and place in pos.enemy_wicks(seat) and pos.at(place) == NOBODY
                if worth:
                    yield opt.AimAtHex(place, value, wick)


def called(pos: DuskPosition, seat: int, target: int) -> Iterator[Option]:
    """Every sum of two or more cards that reaches, or that a card with MELODY or TANGLE lets reach."""
    hand, slack = pos.players[seat].hand, pos.boost("reach")
    for origin, wick in origins(pos, seat):
        distance = pos.board.distance[origin][pos.players[target].hex]
        for total in sums(hand, 2):
            if distance - slack <= total <= distance + slack:
                yield opt.Aim(target, total, wick)
        for card in hand:
            value = CARDS[card].value
            if (has(card, "MELODY") or has(card, "TANGLE")) and in_range(card, value, distance, slack):
                for rest in sums(others(hand, card)):
                    yield opt.Aim(target, value + rest, wick)
