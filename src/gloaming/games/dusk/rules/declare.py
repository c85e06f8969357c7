"""Declaring an attack: with which cards, at whom, at which range."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.dusk.cards import CARDS, KIND_OF
from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.options import Add, Aim, AimAtHex, Strike
from gloaming.games.dusk.rules.attack import SMITE_REACH, Attack, Kind
from gloaming.games.dusk.rules.moments import privately
from gloaming.games.dusk.rules.totals import ADDS, next_cards, totals
from gloaming.games.dusk.state import NOTHING
from gloaming.games.dusk.verbs import Play, without
from gloaming.kernel import Ask, Next, Option, again, choose, done
from gloaming.pieces.subjects import CardRule, SeatRule

STRIKE = Strike()
LOWEST, HIGHEST = 1, 9
FEWEST_TO_CALL = 2
"""Cards that a Called Shot adds together."""


def values_as(g: Play, card: Card) -> Sequence[int]:
    """What a card may count as when the active player plays it for its value next."""
    change = g.boost("value")
    if not change or not card.value:
        return card.values
    return range(max(LOWEST, card.value - change), min(HIGHEST, card.value + change) + 1)


def attack_cards(g: Play, seat: int, target: int, cards: Sequence[int], any_range: bool) -> list[Add]:
    """The cards that can attack somebody at once, and as what."""
    distance = g.distance(seat, target)
    return [
        ADDS[card][value]
        for card in cards
        for value in CARDS[card].values
        if any_range or reaches(CARDS[card], value, distance, 0)
    ]


def reaches(card: Card, value: int, distance: int, slack: int) -> bool:
    """True if a card counting as this value can attack at this distance."""
    powers = card.attack_powers
    if "MELODY" in powers:
        return True
    if "TANGLE" in powers:
        return distance <= value + slack
    return abs(distance - value) <= slack


def origins(g: Play, seat: int) -> list[tuple[int, int]]:
    """What range may be counted from: the hex, and the Wick on it if it is one."""
    found = [(g.players[seat].hex, NOTHING)]
    if g.boost("token"):
        found += [(wick, wick) for wick in g.own_wicks(seat)]
    return found


def aims(g: Play, seat: int, number: int) -> list[Option]:
    """Everything a single card can be aimed at."""
    card, board = CARDS[number], g.board
    values = values_as(g, card)
    if not values:
        return []
    slack = g.boost("reach")
    smites = "SMITE" in card.attack_powers and not g.players[seat].moved
    found: list[Option] = []
    enemies = g.enemies(seat)
    for origin, wick in origins(g, seat):
        distances = board.distance[origin]
        for enemy in enemies:
            distance = distances[g.players[enemy].hex]
            found += [Aim(enemy, value, wick) for value in values if distance and reaches(card, value, distance, slack)]
        if smites:
            hexes = [(place, value) for value in values for place in _smitable(g, seat, distances, value)]
        else:
            wicks = [place for place in g.enemy_wicks(seat) if g.at(place) == NOTHING]
            hexes = [(place, value) for place in wicks for value in values if abs(distances[place] - value) <= slack]
        found += [AimAtHex(place, value, wick) for place, value in hexes]
    return found


def _smitable(g: Play, seat: int, distances: Sequence[int], value: int) -> list[int]:
    """The hexes at exactly this range with something to hit near them."""
    hexes = [g.players[other].hex for other in g.alive() if other != seat]
    near = g.board.distance
    return [
        place
        for place, distance in enumerate(distances)
        if distance == value and any(near[place][there] <= SMITE_REACH for there in hexes)
    ]


class DeclareAttack(CardRule):
    """Aim one card, then add others of the same value to make it a Power Attack."""

    single: bool = False
    """True if no card may be added."""
    value: int = 0
    target: int = NOTHING
    hex: int = NOTHING
    wick: int = NOTHING
    picked: tuple[int, ...] = ()

    def aim(self, g: Play) -> Next:
        return choose(self.seat, "aim", aims(g, self.seat, self.card))

    def aimed(self, g: Play, option: Aim | AimAtHex) -> Next:
        if isinstance(option, Aim):
            return self.having(value=option.value, target=option.seat, wick=option.wick, picked=(self.card,))
        return self.having(value=option.value, hex=option.hex, wick=option.wick, picked=(self.card,))

    def ask_more(self, g: Play) -> Next:
        return privately(g, self.seat, "power", (*self._more(g), STRIKE), first=len(self.picked) == 1)

    def add(self, g: Play, option: Option) -> Next:
        if isinstance(option, Add):
            return self.having(picked=(*self.picked, option.card)).then(again("ask_more"))
        return None

    def strike(self, g: Play) -> Next:
        kind: Kind = "single" if len(self.picked) == 1 else "power"
        values = (self.value,) * len(self.picked)
        return Attack(
            self.seat, kind, self.value, self.picked, values, self.target, self.hex, self.wick, slack=g.boost("reach")
        )

    def _more(self, g: Play) -> list[Add]:
        """Cards that count as the same value, reach the target and may be in a Power Attack."""
        if self.single or self.target == NOTHING or "SOLO" in CARDS[self.card].powers:
            return []
        origin = self.wick if self.wick != NOTHING else g.players[self.seat].hex
        distance = g.board.distance[origin][g.players[self.target].hex]
        found = {}
        for number in g.players[self.seat].hand:
            card = CARDS[number]
            fits = number not in self.picked and self.value in card.values and "SOLO" not in card.powers
            if fits and reaches(card, self.value, distance, g.boost("reach")):
                found[KIND_OF[number]] = ADDS[number][self.value]
        return list(found.values())


def called_totals(g: Play, seat: int, target: int) -> list[tuple[int, int]]:
    """The sums that reach somebody exactly, each with the Wick it counts from."""
    if not g.boosts:
        return [(g.distance(seat, target), NOTHING)]
    slack, distances = g.boost("reach"), g.board.distance[g.players[target].hex]
    return [(distances[origin] + off, wick) for origin, wick in origins(g, seat) for off in range(-slack, slack + 1)]


def carriers(g: Play, seat: int, target: int, wick: int) -> list[int]:
    """The cards of a hand whose text lets a Called Shot reach whatever its sum: MELODY, and TANGLE within its range."""
    unbound = _unbound(g, seat)
    if not unbound:
        return []
    origin = wick if wick != NOTHING else g.players[seat].hex
    distance = g.board.distance[origin][g.players[target].hex]
    slack = g.boost("reach")
    return [card for card in unbound if reaches(CARDS[card], CARDS[card].value, distance, slack)]


def _unbound(g: Play, seat: int) -> list[int]:
    """The cards of a hand whose text frees an attack from its exact range."""
    return [number for number in g.players[seat].hand if CARDS[number].is_unbound]


def _called_aims(g: Play, seat: int, target: int) -> list[Aim]:
    """The sums a Called Shot on somebody may have: in exact range, or any with a card that lets it reach."""
    hand = g.players[seat].hand
    found = [aim for aim in called_totals(g, seat, target) if totals(hand, aim[0], FEWEST_TO_CALL)]
    highest = sum(max(CARDS[card].values, default=0) for card in hand)
    for _, wick in origins(g, seat):
        for card in carriers(g, seat, target, wick):
            rest, value = without(hand, (card,)), CARDS[card].value
            found += [(total, wick) for total in range(value + 1, highest + 1) if totals(rest, total - value)]
    return [Aim(target, total, wick) for total, wick in dict.fromkeys(found)]


def can_call_shot(g: Play, seat: int, target: int) -> bool:
    """True if two or more cards add up to a sum that reaches."""
    hand = g.players[seat].hand
    for total, _ in called_totals(g, seat, target):
        if totals(hand, total, FEWEST_TO_CALL):
            return True
    # With a card that lets any sum reach, any second card will do.
    if not _unbound(g, seat) or sum(1 for card in hand if CARDS[card].values) < FEWEST_TO_CALL:
        return False
    return any(carriers(g, seat, target, wick) for _, wick in origins(g, seat))


class DeclareCalledShot(SeatRule):
    """Choose the sum where there is a choice, then cards until they add up to it.

    Cards that follow by themselves are laid out to be looked at: they strike when their player says so.
    """

    target: int
    total: int = 0
    wick: int = NOTHING
    picked: tuple[int, ...] = ()
    picked_values: tuple[int, ...] = ()

    def ask_total(self, g: Play) -> Next:
        return privately(g, self.seat, "aim", _called_aims(g, self.seat, self.target))

    def aimed(self, g: Play, option: Aim) -> Next:
        return self.having(total=option.value, wick=option.wick)

    def ask_card(self, g: Play) -> Next:
        hand = without(g.players[self.seat].hand, self.picked)
        left = self.total - sum(self.picked_values)
        if not left:
            return Ask(self.seat, "called", (STRIKE,), secret=True)
        cards = next_cards(hand, left, FEWEST_TO_CALL - len(self.picked))
        if not self.picked and (self.total, self.wick) not in called_totals(g, self.seat, self.target):
            # Out of its range: a card that reaches nevertheless comes first.
            reaching = carriers(g, self.seat, self.target, self.wick)
            cards = [add for add in cards if add.card in reaching]
        if len(cards) == 1:
            return self._with(cards[0], "ask_card")
        return Ask(self.seat, "called", tuple(cards), secret=True)

    def add(self, g: Play, option: Add | Strike) -> Next:
        if isinstance(option, Strike):
            return None
        left = self.total - sum(self.picked_values) - option.value
        return self._with(option, "ask_card" if left else "strike")

    def strike(self, g: Play) -> Next:
        values, slack = self.picked_values, g.boost("reach")
        return Attack(self.seat, "called", self.total, self.picked, values, self.target, wick=self.wick, slack=slack)

    def declared(self, g: Play) -> Next:
        return done()

    def _with(self, option: Add, step: str) -> Next:
        picked, values = (*self.picked, option.card), (*self.picked_values, option.value)
        return self.having(picked=picked, picked_values=values).then(again(step))
