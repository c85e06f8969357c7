"""The position of a game of Twilight of the Gods, and what is read off it directly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from gloaming.games.twilight.cards import BACKS, FACES
from gloaming.games.twilight.cards.card import Card, Direction, Kind
from gloaming.games.twilight.effects import Keyword, Until
from gloaming.games.twilight.power import NO_POWER, Level, Units, plus
from gloaming.games.twilight.settings import Settings
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.hidden import HiddenThings
from gloaming.pieces.sides import clockwise

HAND_SIZE = 7
CARDS_DRAWN = 2
MOST_BLESSINGS = 3
MOST_OFFERS = 3
NOTHING = -1
"""No card, no seat, no slot."""

Phase = Literal["", "refresh", "draw", "trade", "seize", "resource", "summoning", "combat", "end"]
Step = Literal["", "attackers", "blockers", "replace", "damage", "discard", "life"]
"""The steps of Combat, a to f."""
LOCKED_STEPS: frozenset[Step] = frozenset(("attackers", "blockers", "replace", "damage"))
"""While one of these runs, attackers and blockers cannot be Exhausted for their abilities."""


class Aspect(Frozen):
    """An Aspect card in a Resource Area."""

    card: int
    fresh: bool = True
    face_up: bool = False
    """Manifested, and not yet recovered."""
    manifested: bool = False
    """True once Manifested this turn."""


class Permanent(Frozen):
    """A card in the Combat Field."""

    card: int
    """The number of the card; Mini-cards have numbers of their own beyond all cards."""
    face: int
    """What is printed on it."""
    controller: int
    fresh: bool = True
    since: int = 0
    """The turn in which it came under this control."""
    copies: int = NOTHING
    """The face of the Creature it is a copy of."""
    direction: Direction | Literal[""] = ""
    """Where a Fortification lies; later ones of the same direction cover earlier ones."""
    damage: int = 0
    blessings: int = 0
    freezes: int = 0
    attacks: int = NOTHING
    """The seat it attacks."""
    stack: Literal["", "life", "discard"] = ""
    """Which stack it attacks."""
    blocks: int = NOTHING
    """The card it blocks."""
    upkeep_paid: bool = True
    used: int = 0
    """Abilities used this turn, as bits."""
    foresaw: bool = False
    """True once Prescience was used this turn."""
    keyword: Keyword | Literal[""] = ""
    """Gained for as long as it is in play."""
    beyond_limit: bool = False
    """Does not count for the Creature Limit."""


class Lasting(Frozen, kw_only=True):
    """What an effect has changed for a while."""

    kind: Literal["fight", "gain", "lose", "attack", "block", "no_combat", "armor", "prevent", "control"]
    """More Fight, a keyword gained or lost, may not attack or block, no combat damage, Armor of a player,
    damage prevented for a player, control that goes back to `seat`."""
    card: int = NOTHING
    seat: int = NOTHING
    n: int = 0
    keyword: Keyword | Literal[""] = ""
    until: Until
    whose: int
    """Who caused it: `your_next_turn` ends with the start of that player's turn."""


class Cause(Frozen):
    """What a trigger looks back at."""

    card: int = NOTHING
    """The card the event was about: `actor`."""
    seat: int = NOTHING
    """The player it was about: `defender` or `its_controller`."""
    amount: int = 0


NO_CAUSE = Cause()


class Waiting(Frozen):
    """An ability that an event has set off, not yet on the chain."""

    seat: int
    card: int
    face: int
    ability: int
    cause: Cause = NO_CAUSE


class Seized(Frozen):
    """What a player took by Seize in the last turn, for the discounts."""

    by: int
    of: int
    cards: int
    retaliated: bool = False
    """True if the discount for retaliation was used for it."""


class Player(Frozen, cache_hash=True):
    """One player: Deity, stacks, Hand, resources."""

    team: int
    deity: int = NOTHING
    face_up: bool = True
    """False once the Deity is Spent."""
    faithful: bool = True
    """False where a drafted deck misses the requirement: no Deity Power, no Conviction."""
    hand: tuple[int, ...] = ()
    life: tuple[int, ...] = ()
    """The Life Stack; its top is the last."""
    discard: tuple[int, ...] = ()
    """Its top is the last."""
    destroyed: tuple[int, ...] = ()
    aspects: tuple[int, ...] = ()
    """The Aspect Stack, in order of arrival."""
    resources: tuple[Aspect, ...] = ()
    power: Units = NO_POWER
    """Generated and not yet spent."""
    set_aside: tuple[int, ...] = ()
    """Hand cards set aside to Seize."""
    shown: int = 1
    """How many cards from the top of the Life Stack have backs that everyone has seen."""
    turns: int = 0
    """How many turns this player has begun."""
    out: bool = False
    damaged: int = 0
    """Damage the Life Stack took this turn."""
    attacked: bool = False
    """True if attackers were declared against this player this turn."""
    manifested: int = 0
    """Aspects this player Manifested this turn."""
    used: int = 0
    """Abilities of the Deity used this turn, as bits."""

    def held(self) -> tuple[int, ...]:
        """The cards the player has anywhere but in the Combat Field, and lost for good."""
        placed = [one.card for one in self.resources]
        return (*self.hand, *self.life, *self.discard, *self.aspects, *self.set_aside, *placed)


class Draft(Frozen):
    """What lies on the table while decks are drafted; each list has an entry for every seat."""

    pile: int = 0
    """Which pile is drafted: 1 to 3, 0 before the first."""
    packs: tuple[tuple[int, ...], ...] = ()
    """The cards a seat holds to keep one of."""
    piles: tuple[tuple[int, ...], ...] = ()
    """The cards of the piles still to come."""
    cards: tuple[tuple[int, ...], ...] = ()
    """The cards a seat has kept."""
    pantheons: tuple[tuple[int, ...], ...] = ()
    """The Deities a seat holds to keep one of."""
    deities: tuple[tuple[int, ...], ...] = ()
    """The Deities a seat has kept."""


class State(HiddenThings, kw_only=True):
    """Everything on the table."""

    options: Settings
    faces: tuple[int, ...]
    """What is printed on each card, by its number."""
    owners: tuple[int, ...]
    """Who began the game with each card."""
    players: list[Player]
    field: list[Permanent]
    """All Combat Fields, in order of arrival."""
    lasting: tuple[Lasting, ...] = ()
    active: int = 0
    """The turn player."""
    first: int = 0
    """The starting player."""
    phase: Phase = ""
    step: Step = ""
    """The step of Combat."""
    unguarded: tuple[int, ...] = ()
    """Attackers whose blocker was Slain or Destroyed in this Combat and may be replaced."""
    held_up: tuple[tuple[int, int], ...] = ()
    """Attackers that stay blocked though their blocker is gone, each with that blocker."""
    destroyed_this_turn: int = 0
    """Cards Destroyed this turn that count for Obliterate."""
    doomed: tuple[int, ...] = ()
    """Cards that are Destroyed instead of being Slain, and at the start of the End Phase wherever they are."""
    minis: int = 0
    """Mini-cards made so far."""
    waiting: tuple[Waiting, ...] = ()
    """Triggered abilities that enter the chain one at a time, from the turn player on; no stack, so not the agenda."""
    seized: tuple[Seized, ...] = ()
    refused: tuple[int, ...] = ()
    """Players who want no Free Trade in this Trade Phase."""
    traded: tuple[int, ...] = ()
    """Players with whom a Trade succeeded this turn."""
    draft: Draft | None = None
    box: tuple[int, ...] = ()
    """Cards that nobody plays with."""
    open_decks: bool = True
    """True where everyone knows which cards each deck holds."""

    @property
    def drafting(self) -> Draft:
        """The draft, where there is one."""
        assert self.draft is not None
        return self.draft

    # Players.

    def alive(self) -> list[int]:
        """The seats still in the game."""
        return [seat for seat, player in enumerate(self.players) if not player.out]

    def opponents(self, seat: int) -> list[int]:
        """The opponents of a seat still in the game, clockwise."""
        team = self.players[seat].team
        around = clockwise(self.seats, seat)
        return [other for other in around if not self.players[other].out and self.players[other].team != team]

    def others(self, seat: int) -> list[int]:
        """All others still in the game, clockwise."""
        return [other for other in clockwise(self.seats, seat)[1:] if not self.players[other].out]

    def priority(self) -> tuple[int, ...]:
        """Who may act, from the turn player on clockwise."""
        order = clockwise(self.seats, self.active)
        for player in self.players:
            if player.out:
                return tuple(seat for seat in order if not self.players[seat].out)
        return order

    # Cards.

    def printed(self, card: int) -> Card:
        return FACES[self.faces[card]]

    def level(self, card: int) -> Level:
        """The back of a card."""
        return BACKS[self.faces[card]]

    def permanent(self, card: int) -> Permanent | None:
        """A card of the Combat Field, if it is there."""
        return next((one for one in self.field if one.card == card), None)

    def lying(self, card: int) -> Permanent:
        """A card of the Combat Field, which has to be there."""
        one = self.permanent(card)
        assert one is not None, f"card {card} is not in the Combat Field"
        return one

    def controlled(self, seat: int) -> list[Permanent]:
        """The cards a player controls in the Combat Field."""
        return [one for one in self.field if one.controller == seat]

    def creatures(self, seat: int) -> list[Permanent]:
        """The Creatures a player controls."""
        return [one for one in self.field if one.controller == seat and FACES[one.face].kind == "creature"]

    def uncovered(self, one: Permanent) -> bool:
        """True unless it is a Fortification with another on top."""
        if not one.direction:
            return True
        pile = [
            other for other in self.field if other.controller == one.controller and other.direction == one.direction
        ]
        return pile[-1].card == one.card

    def kind(self, one: Permanent) -> Kind:
        """Creature, Fortification or Intrigue."""
        return FACES[one.face].kind

    def is_mini(self, one: Permanent) -> bool:
        return FACES[one.face].mini

    def face_of(self, card: int) -> int:
        """What is printed on a card, or on a Mini-card in play; nothing on one that has left it."""
        if card < len(self.faces):
            return self.faces[card]
        one = self.permanent(card)
        return one.face if one is not None else NOTHING

    def look_of(self, card: int, seat: int) -> tuple[int, int, int, int]:
        """By what a player tells a hidden card from others: its back, who has seen it, and what that player knows."""
        own = card if self.knows(seat, card) else NOTHING
        return self.level(card), self.seen[card], self.mixed_with(card), own

    # Aspects.

    def hand_levels(self, seat: int) -> Units:
        """How many cards of each level a Hand holds."""
        counts = [0, 0, 0, 0]
        faces = self.faces
        for card in self.players[seat].hand:
            counts[BACKS[faces[card]]] += 1
        return (counts[1], counts[2], counts[3])

    def resource_levels(self, seat: int) -> Units:
        """How many Aspects of each level lie in a Resource Area."""
        counts = [0, 0, 0, 0]
        faces = self.faces
        for aspect in self.players[seat].resources:
            counts[BACKS[faces[aspect.card]]] += 1
        return (counts[1], counts[2], counts[3])

    def fresh_levels(self, seat: int) -> Units:
        """How many Fresh Aspects of each level lie in a Resource Area."""
        counts = [0, 0, 0, 0]
        faces = self.faces
        for aspect in self.players[seat].resources:
            if aspect.fresh:
                counts[BACKS[faces[aspect.card]]] += 1
        return (counts[1], counts[2], counts[3])

    def available(self, seat: int) -> Units:
        """What a player could pay now: generated Power and Fresh Aspects, each level by its own."""
        return plus(self.players[seat].power, self.fresh_levels(seat))

    # Cards that lie face down.

    def undealt(self) -> list[int]:
        """The cards that are nobody's to play with: those of the box, and of a draft as long as it lasts."""
        draft = self.draft
        lists = () if draft is None else (*draft.packs, *draft.piles, *draft.cards)
        return [*self.box, *(card for cards in lists for card in cards)]

    def face_down(self) -> Iterator[tuple[int, str, int, bool]]:
        """Every card that lies face down before a player: whose, in which zone, which, and whether its back shows."""
        for seat, player in enumerate(self.players):
            for zone in ("hand", "aspects", "set_aside"):
                for card in getattr(player, zone):
                    yield seat, zone, card, True
            for one in player.resources:
                if not one.face_up:
                    yield seat, "resources", one.card, True
            deep = len(player.life) - player.shown
            for height, card in enumerate(player.life):
                yield seat, "life", card, height >= deep
