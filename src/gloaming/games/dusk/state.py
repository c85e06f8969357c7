"""The position of a game of Dusk, and everything that is computed from it on read."""

from __future__ import annotations

from typing import Literal, TypeVar

from gloaming.games.dusk.arena import ARENAS, Arena
from gloaming.games.dusk.cards import CARDS, FIRST_BASIC, PASSIVE_OF, SET_NUMBER, SET_OF
from gloaming.games.dusk.cards.basic import BASIC
from gloaming.games.dusk.effects import NOTHING as NOTHING
from gloaming.games.dusk.effects import Gait, Lasting, Refill, Tax, Tether
from gloaming.games.dusk.settings import Settings
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.hidden import HiddenThings
from gloaming.pieces.sides import clockwise

ACTIONS_PER_TURN = 2
HAND_SIZE = 5
LOCATIONS = (2, 3, 4, 5)
ALL_ARMOUR = 0b111100
"""One armour at each of the locations 2 to 5, as bits."""
MOST_WOUNDS = 5
CRITICAL_BANISH = 3
MOST_WICKS = 3

BEADLE = SET_NUMBER["tallow_beadle"]

L = TypeVar("L", bound=Lasting)


class Player(Frozen, cache_hash=True):
    """One player: Phantom, health card, cards."""

    team: int
    wounds: int = MOST_WOUNDS
    armour: int = ALL_ARMOUR
    hex: int = NOTHING
    phantom: int = NOTHING
    skill: int = NOTHING
    weapon: int = NOTHING
    hand: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    """Its top is the last."""
    boneyard: tuple[int, ...] = ()
    void: tuple[int, ...] = ()
    out: bool = False
    """True once dispersed, or out of cards."""
    passed: bool = False
    stunned: Literal["", "next", "now"] = ""
    """STUNNED in the next turn, or in the present one."""
    ready: bool = True
    """True while the passive shows its gold side."""
    shards: int = 0
    """On the passive."""
    moved: int = 0
    """Hexes moved by itself this turn."""
    pushed_by: int = 0
    """Whose effects have moved it this turn, as bits."""
    refill: int = 0
    """Change of the next redraw."""
    initiative: int = 0
    """Change of the next initiative roll."""


class InPlay(Frozen):
    """A card that lies face up before a player."""

    card: int
    owner: int
    holder: int
    shards: int = 0


class Boost(Frozen):
    """What the active player's next attack, or next card played for its value, gets."""

    kind: Literal["value", "reach", "token", "keywords", "unblockable"]
    n: int = 0
    keywords: tuple[str, ...] = ()
    cards: int = 0
    """How many cards get the keywords; 0 is all."""
    min_value: int = 0
    """Only for an attack of at least this value."""


class Ban(Frozen):
    """A Phantom may not move by itself until the end of a turn."""

    seat: int
    since: int
    """The turn in which it began."""
    whose: int = NOTHING
    """Ends with that player's next turn; with the present turn if nobody's."""


class State(HiddenThings, kw_only=True):
    """Everything on the table."""

    options: Settings
    arena: int
    players: list[Player]
    active: int = 0
    round: int = 0
    actions: int = 0
    """Actions of any kind left this turn."""
    strikes: int = 0
    """Further actions left this turn that are only for an Attack with a single card."""
    acted: int = 0
    """Actions declared this turn."""
    attacked: bool = False
    in_play: list[InPlay]
    table: tuple[int, ...] = ()
    """Cards declared and not yet resolved."""
    wicks: tuple[int, ...] = ()
    boosts: tuple[Boost, ...] = ()
    bans: tuple[Ban, ...] = ()
    used_this_turn: tuple[int, ...] = ()
    """Cards whose text is used up for this turn."""
    used_this_round: tuple[int, ...] = ()
    quelled: tuple[tuple[int, int], ...] = ()
    """Pairs of seat and value: attacks of that value on that seat are blocked this turn."""
    idle: int = 0
    """Rounds in a row in which no card was played."""
    idle_round: bool = True
    """True while no card has been played in this round."""
    box: tuple[int, ...] = ()
    """Cards out of the game, and those not yet picked."""
    sets: tuple[int, ...] = (NOTHING,) * 18
    """Who has taken each set."""

    @property
    def board(self) -> Arena:
        """The arena that is played on."""
        return ARENAS[self.arena]

    # Players.

    def alive(self) -> list[int]:
        """The seats still in the game."""
        return [seat for seat, player in enumerate(self.players) if not player.out]

    def enemies(self, seat: int) -> list[int]:
        """The opponents of a seat still in the game."""
        team = self.players[seat].team
        return [other for other, player in enumerate(self.players) if not player.out and player.team != team]

    def allies(self, seat: int) -> list[int]:
        """The team mates of a seat still in the game, without itself."""
        team = self.players[seat].team
        return [s for s, player in enumerate(self.players) if not player.out and player.team == team and s != seat]

    def is_enemy(self, seat: int, other: int) -> bool:
        """True if two seats are on different teams."""
        return self.players[seat].team != self.players[other].team

    def response_order(self) -> tuple[int, ...]:
        """Who may answer: from the left of the active player around to that player."""
        return clockwise(self.seats, (self.active + 1) % self.seats)

    def team_wounds(self, team: int) -> int:
        return sum(player.wounds for player in self.players if player.team == team and not player.out)

    @property
    def teams(self) -> bool:
        """True where teams share their wounds."""
        return self.seats in (4, 6)

    # The board.

    def taken(self, seat: int = NOTHING) -> int:
        """Where Phantoms stand, as bits, without one of them."""
        bits = 0
        for other, player in enumerate(self.players):
            if player.hex >= 0 and other != seat:
                bits |= 1 << player.hex
        return bits

    def distance(self, seat: int, other: int) -> int:
        """How far two Phantoms are from each other."""
        return self.board.distance[self.players[seat].hex][self.players[other].hex]

    def at(self, place: int) -> int:
        """Whose Phantom stands there, or nobody's."""
        return next((seat for seat, player in enumerate(self.players) if player.hex == place), NOTHING)

    # Cards.

    def owner(self, card: int) -> int:
        """Whose card it is."""
        if card >= FIRST_BASIC:
            return (card - FIRST_BASIC) // len(BASIC)
        return self.sets[SET_OF[card]]

    def passive(self, seat: int) -> int:
        """The passive of a player's Phantom."""
        phantom = self.players[seat].phantom
        return PASSIVE_OF[phantom] if phantom != NOTHING else NOTHING

    def all_shards(self, seat: int) -> int:
        return self.players[seat].shards + sum(one.shards for one in self.in_play if one.owner == seat)

    def lying(self, card: int) -> InPlay | None:
        """A card in play, if it is."""
        return next((one for one in self.in_play if one.card == card), None)

    def beadle(self) -> int:
        """Who owns the Wicks."""
        return self.sets[BEADLE]

    def own_wicks(self, seat: int) -> tuple[int, ...]:
        """The hexes of a player's Wicks."""
        return self.wicks if self.wicks and self.beadle() == seat else ()

    def enemy_wicks(self, seat: int) -> tuple[int, ...]:
        """The hexes of Wicks that a Phantom of this seat removes by entering."""
        return self.wicks if self.wicks and self.is_enemy(seat, self.beadle()) else ()

    # What continuous texts say.

    def held_still(self, seat: int) -> bool:
        """True if a Phantom may not move by itself."""
        if not self.bans and not self.in_play:
            return False
        return any(ban.seat == seat for ban in self.bans) or self.paralysed_by(seat) is not None

    def paralysed_by(self, seat: int) -> InPlay | None:
        """The card with PARALYZE that lies before a player, if one does."""
        return next((one for one in self.in_play if one.holder == seat and "PARALYZE" in CARDS[one.card].powers), None)

    def tethers(self, seat: int) -> list[int]:
        """The players from whom a Phantom may not move away."""
        if not self.in_play:
            return []
        return [card.owner for card, op in self._lasting(Tether) if self._concerns(card, op, seat)]

    def taxes(self, seat: int, what: str) -> list[InPlay]:
        """The cards in play that make something cost a player a card."""
        if not self.in_play:
            return []
        return [card for card, op in self._lasting(Tax) if op.on == what and self._concerns(card, op, seat)]

    def _lasting(self, kind: type[L]) -> list[tuple[InPlay, L]]:
        """What holds by the cards in play, of one kind."""
        return [(one, op) for one in self.in_play for op in CARDS[one.card].effect if isinstance(op, kind)]

    def _concerns(self, card: InPlay, op: Lasting, seat: int) -> bool:
        """True if what a card in play says is about this player."""
        return card.holder == seat if op.who == "holder" else self.is_enemy(card.owner, seat)

    def refill(self, seat: int) -> int:
        """How many cards the next redraw of a player refills to."""
        change = sum(op.by for card, op in self._lasting(Refill) if card.owner == seat) if self.in_play else 0
        return max(0, HAND_SIZE + self.players[seat].refill + change)

    def gait(self, seat: int) -> int:
        """By how much a player's Move actions may differ from the card."""
        return sum(op.by for card, op in self._lasting(Gait) if card.owner == seat) if self.in_play else 0

    def boost(self, kind: str) -> int:
        """How much the next attack or card gets of something."""
        return sum([boost.n for boost in self.boosts if boost.kind == kind]) if self.boosts else 0

    def used_up(self, card: int) -> bool:
        """True if the text of a card may not be used again yet."""
        return card in self.used_this_turn or card in self.used_this_round
