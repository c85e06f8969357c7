"""Somebody who hears an encounter, secrets too, and sees nothing of it: what he wrote down has to be on the table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatchmethod

from gloaming.games.descent import events as told
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import CONDITION_BIT, NOBODY, NOTHING, NOWHERE
from gloaming.kernel import Event


@dataclass
class Figure:
    """What is known of a figure."""

    spaces: tuple[int, ...] = ()
    fallen: int = NOWHERE
    rank: str = ""
    carries: int = NOTHING
    damage: int = 0
    fatigue: int = 0
    conditions: int = 0


@dataclass
class Token:
    """What is known of a token."""

    space: int
    carrier: int = NOBODY


@dataclass
class Hero:
    """What is known of a hero's cards."""

    items: set[int]
    equipped: set[int]
    exhausted: set[int]
    used: set[int]
    feat_used: bool


class Bookkeeper:
    """What the table looks like, going by what is told alone since he began."""

    def __init__(self, pos: DescentPosition) -> None:
        self._pos = pos  # asked only for what is printed: Health, Stamina, and what a fatigue buys
        self.figures = [self._figure(number) for number in range(len(pos.figures))]
        self.tokens = [Token(token.space, token.carrier) for token in pos.tokens]
        self.heroes = [self._hero(number) for number in range(len(pos.heroes))]
        self.doors: list[str] = list(pos.doors)
        self.counters = dict(pos.counters)
        self.hand, self.discard, self.round = set(pos.hand), list(pos.discard), pos.round

    def _figure(self, number: int) -> Figure:
        one = self._pos.figures[number]
        return Figure(one.spaces, one.fallen, one.rank, one.carries, one.damage, one.fatigue, one.conditions)

    def _hero(self, number: int) -> Hero:
        one = self._pos.heroes[number]
        return Hero(set(one.items), set(one.equipped), set(one.exhausted), set(one.used), one.feat_used)

    def compare(self) -> None:
        """Everything is as it was told."""
        pos = self._pos
        for number, one in enumerate(self.figures):
            if pos.figures[number].kind != "object":
                assert one == self._figure(number), (number, pos.figures[number].name)
        assert len(pos.figures) == len(self.figures)
        for token, there in zip(self.tokens, pos.tokens, strict=True):
            assert token.carrier == there.carrier
            if there.carrier == NOBODY:
                assert token.space == there.space
        for hero, noted in enumerate(self.heroes):
            noted.items -= set(pos.search_discard)  # a Treasure Chest is put away without a word
            assert noted == self._hero(hero)
        assert self.doors == list(pos.doors)
        assert self.counters == dict(pos.counters)
        assert (self.hand, self.discard, self.round) == (set(pos.hand), list(pos.discard), pos.round)

    @singledispatchmethod
    def hear(self, event: Event) -> None:
        """Most of what is told changes nothing that he writes down."""

    @hear.register
    def _(self, event: told.RoundBegan) -> None:
        self.round = event.round

    # Where figures are.

    @hear.register
    def _(self, event: told.Arrived) -> None:
        self.figures[event.figure : event.figure + 1] = [Figure(event.spaces, rank=event.rank)]

    @hear.register
    def _(self, event: told.Placed | told.StoodUp | told.CameBack | told.BaseTurned) -> None:
        self.figures[event.figure].spaces = event.spaces
        self.figures[event.figure].fallen = NOWHERE

    @hear.register
    def _(self, event: told.Rose) -> None:
        self.figures[event.figure].spaces = event.spaces
        self.figures[event.figure].damage = 0

    @hear.register
    def _(self, event: told.Moved | told.ClimbedOut) -> None:
        self.figures[event.figure].spaces = (event.space,)

    @hear.register
    def _(self, event: told.Defeated | told.Removed) -> None:
        self.figures[event.figure].spaces = ()
        self.figures[event.figure].conditions = 0

    @hear.register
    def _(self, event: told.LeftMap | told.Vanished) -> None:
        self.figures[event.figure].spaces = ()

    @hear.register
    def _(self, event: told.KnockedOut) -> None:
        damage, fatigue = self._pos.health(event.figure), self._pos.stamina(event.figure)
        self.figures[event.figure] = Figure(
            fallen=event.space, carries=self.figures[event.figure].carries, damage=damage, fatigue=fatigue
        )

    @hear.register
    def _(self, event: told.Promoted) -> None:
        self.figures[event.figure] = Figure(self.figures[event.figure].spaces, rank="master")

    # What they suffer.

    @hear.register
    def _(self, event: told.Damaged) -> None:
        assert event.damage > 0, "nobody speaks of no damage"
        self.figures[event.figure].damage += event.damage

    @hear.register
    def _(self, event: told.Fatigued) -> None:
        assert event.fatigue > 0
        self.figures[event.figure].fatigue += event.fatigue

    @hear.register
    def _(self, event: told.MovementBought) -> None:
        each = 1 + self._pos.total("fatigue_points", event.figure)
        assert event.points % each == 0
        self.figures[event.figure].fatigue += event.points // each

    @hear.register
    def _(self, event: told.Recovered) -> None:
        assert event.damage or event.fatigue
        self.figures[event.figure].damage -= event.damage
        self.figures[event.figure].fatigue -= event.fatigue

    @hear.register
    def _(self, event: told.ConditionGained) -> None:
        assert not self.figures[event.figure].conditions & CONDITION_BIT[event.condition]
        self.figures[event.figure].conditions += CONDITION_BIT[event.condition]

    @hear.register
    def _(self, event: told.ConditionLost) -> None:
        assert self.figures[event.figure].conditions & CONDITION_BIT[event.condition]
        self.figures[event.figure].conditions -= CONDITION_BIT[event.condition]

    # Tokens, doors, counters.

    @hear.register
    def _(self, event: told.TokenPlaced) -> None:
        self.tokens[event.token : event.token + 1] = [Token(event.space)]

    @hear.register
    def _(self, event: told.TokenPickedUp) -> None:
        before = self.tokens[event.token].carrier
        if before != NOBODY:
            self.figures[before].carries = NOTHING  # it was handed over
        self.tokens[event.token] = Token(NOWHERE, event.figure)
        self.figures[event.figure].carries = event.token

    @hear.register
    def _(self, event: told.TokenKept) -> None:
        self.tokens[event.token] = Token(NOWHERE, event.figure)

    @hear.register
    def _(self, event: told.TokenDropped) -> None:
        self.tokens[event.token] = Token(event.space)
        self.figures[event.figure].carries = NOTHING

    @hear.register
    def _(self, event: told.TokenRemoved) -> None:
        carrier = self.tokens[event.token].carrier
        if carrier != NOBODY and self.figures[carrier].carries == event.token:
            self.figures[carrier].carries = NOTHING
        self.tokens[event.token] = Token(NOWHERE)

    @hear.register
    def _(self, event: told.Searched) -> None:
        self.tokens[event.token].space = NOWHERE

    @hear.register
    def _(self, event: told.DoorOpened) -> None:
        self.doors[event.door] = "open"

    @hear.register
    def _(self, event: told.DoorClosed) -> None:
        self.doors[event.door] = "closed"

    @hear.register
    def _(self, event: told.DoorChanged) -> None:
        self.doors[event.door] = event.state

    @hear.register
    def _(self, event: told.CounterChanged) -> None:
        self.counters[event.counter] = event.number

    # Cards.

    @hear.register
    def _(self, event: told.Equipped) -> None:
        self.heroes[event.figure].equipped.add(event.card)

    @hear.register
    def _(self, event: told.Unequipped) -> None:
        self.heroes[event.figure].equipped.remove(event.card)

    @hear.register
    def _(self, event: told.Exhausted) -> None:
        if event.figure < len(self.heroes):
            self.heroes[event.figure].exhausted.add(event.card)

    @hear.register
    def _(self, event: told.Refreshed) -> None:
        if event.figure < len(self.heroes):
            assert self.heroes[event.figure].exhausted == set(event.cards)
            self.heroes[event.figure].exhausted.clear()

    @hear.register
    def _(self, event: told.CardFlipped) -> None:
        self.heroes[event.figure].used.add(event.card)

    @hear.register
    def _(self, event: told.FeatUsed) -> None:
        assert not self.heroes[event.figure].feat_used
        self.heroes[event.figure].feat_used = True

    @hear.register
    def _(self, event: told.SearchCardDrawn | told.ItemFound) -> None:
        self.heroes[event.figure].items.add(event.card)

    @hear.register
    def _(self, event: told.CardTraded) -> None:
        giver, taker = self.heroes[event.giver], self.heroes[event.taker]
        taker.items.add(event.card)
        giver.items.remove(event.card)
        giver.equipped.discard(event.card)
        for mine, theirs in ((giver.exhausted, taker.exhausted), (giver.used, taker.used)):
            if event.card in mine:
                mine.remove(event.card)
                theirs.add(event.card)

    @hear.register
    def _(self, event: told.OverlordDrew) -> None:
        assert event.cards.value is not None
        assert event.number == len(event.cards.value)
        self.hand.update(event.cards.value)

    @hear.register
    def _(self, event: told.OverlordPlayed) -> None:
        self.hand.remove(event.card)
        self.discard.append(event.card)

    @hear.register
    def _(self, event: told.OverlordDiscarded) -> None:
        """From the hand, or from the top of the deck."""
        self.hand.difference_update(event.cards)
        self.discard += event.cards

    @hear.register
    def _(self, event: told.OverlordReshuffled) -> None:
        self.discard = []

    @hear.register
    def _(self, event: told.OverlordTook) -> None:
        self.hand.update(event.cards)
        self.discard = [card for card in self.discard if card not in event.cards]
