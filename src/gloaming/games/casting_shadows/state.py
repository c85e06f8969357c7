"""The position of a game of Casting Shadows, and everything that is computed from it on read."""

from __future__ import annotations

from typing import TypeVar

from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.characters import BASE_FORM_LIMIT, SHADOW_FORM_LIMIT
from gloaming.games.casting_shadows.effects import Effect, ExtraAction, RangeAny
from gloaming.games.casting_shadows.map import TILES, Tile, reach
from gloaming.games.casting_shadows.resources import NO_DICE, NO_TOKENS, Pool, pool_of
from gloaming.games.casting_shadows.settings import Settings
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.hidden import HiddenThings

E = TypeVar("E", bound=Effect)

ACTION_POINTS = 4
BOOK_SIZE = 5
PORTAL_SIZE = 3
NOTHING = -1
"""No card, no seat, no hex."""


class Player(Frozen, cache_hash=True):
    """One player's board, Meeple and Spell Book."""

    character: int
    hex: int
    hp: int
    energy: int = 0
    shadow: bool = False
    book: tuple[int, ...] = ()
    """Spells and Resource cards, face up."""
    counterspells: tuple[int, ...] = ()
    """Face down."""
    companion: int = NOTHING
    companion_spent: bool = False
    """True once a companion with a limit has worked; it is ready again when its turn or round is over."""

    @property
    def alive(self) -> bool:
        return self.hp > 0

    @property
    def energy_limit(self) -> int:
        return SHADOW_FORM_LIMIT if self.shadow else BASE_FORM_LIMIT

    @property
    def book_size(self) -> int:
        """How many of the five places are taken; the Companion has a slot of its own."""
        return len(self.book) + len(self.counterspells)


class State(HiddenThings, kw_only=True):
    """Everything on the table."""

    options: Settings
    tiles: tuple[int, ...]
    """Which tile lies at each of the seven places."""
    players: list[Player]
    active: int
    points: int = 0
    """Action points left this turn."""
    dice: tuple[int, ...] = NO_DICE
    tokens: tuple[int, ...] = NO_TOKENS
    cast: tuple[int, ...] = ()
    """Spells cast this turn."""
    market: list[int]
    """The face-up card beside each place."""
    main: list[int]
    """The Main deck; its top is the last."""
    discard: list[int]
    counterspell_deck: list[int]
    """Its top is the last; used cards are known to all at its bottom."""
    companion_deck: list[int]
    portal: list[int]

    def pool(self) -> Pool:
        """What the active player may spend."""
        return pool_of(self.dice, self.tokens)

    def tile(self, place: int) -> Tile:
        return TILES[self.tiles[place]]

    def alive(self) -> list[int]:
        """The seats still in the game."""
        return [seat for seat, player in enumerate(self.players) if player.hp > 0]

    def enemies(self, seat: int) -> list[int]:
        """Everyone else still in the game."""
        return [other for other, player in enumerate(self.players) if player.hp > 0 and other != seat]

    def enemies_on(self, seat: int, places: int) -> list[int]:
        """The enemies of a player who stand on some places, that are given as bits."""
        return [other for other in self.enemies(seat) if places >> self.players[other].hex & 1]

    def enemy_places(self, seat: int) -> int:
        """Where enemies stand, as bits."""
        places = 0
        for other, player in enumerate(self.players):
            if player.hp > 0 and other != seat:
                places |= 1 << player.hex
        return places

    def in_turn_order(self, seats: list[int]) -> tuple[int, ...]:
        """Those seats, the one whose turn comes next first, the active player last."""
        return tuple(sorted(seats, key=lambda seat: (seat - self.active - 1) % self.seats))

    def next_seat(self) -> int:
        """Whose turn comes next."""
        return self.in_turn_order(self.alive())[0]

    def companion(self, seat: int, kind: type[E]) -> E | None:
        """The effect of a player's Companion, if it is of that kind, still in the game and not at its limit."""
        player = self.players[seat]
        if player.companion == NOTHING or player.companion_spent or not player.hp:
            return None
        effect = CARDS[player.companion].effect
        return effect if isinstance(effect, kind) else None

    def points_per_turn(self, seat: int) -> int:
        """How many Action points a player has each turn."""
        extra = self.companion(seat, ExtraAction)
        return ACTION_POINTS + (extra.n if extra else 0)

    def spell_reach(self, seat: int, distances: tuple[int, ...]) -> int:
        """The places an Attack Spell of that range reaches, as bits."""
        if self.companion(seat, RangeAny):
            return 0b1111111
        return reach(self.players[seat].hex, distances)
