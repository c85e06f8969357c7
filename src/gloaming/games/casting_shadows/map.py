"""The map: seven hexes, the Ancient Rune in the middle, and what each tile does."""

from __future__ import annotations

from functools import cache
from typing import Literal

from gloaming.games.casting_shadows.effects import Effect, Gain, Heal
from gloaming.kernel.frozen import Frozen
from gloaming.pieces import hexes

# The places, by number: the centre, then the ring clockwise.
CENTRE, DESERT, PLAYER_1, PLAYER_2, VOLCANO, PLAYER_3, PLAYER_4 = range(7)
PLACES: tuple[hexes.Hex, ...] = ((0, 0), (-1, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1))
HOME_PLACES = (PLAYER_1, PLAYER_2, PLAYER_3, PLAYER_4)
HOMES_BY_SEATS = {
    2: (PLAYER_1, PLAYER_3),
    3: (PLAYER_1, PLAYER_2, PLAYER_3),
    4: (PLAYER_1, PLAYER_2, PLAYER_3, PLAYER_4),
}
MARKET_PLACES = (PLAYER_1, PLAYER_2, VOLCANO, PLAYER_3, PLAYER_4)
"""Where a Main deck card lies face up: around the Ancient Rune, but not at the Dusty Desert."""

DISTANCE = tuple(tuple(hexes.distance(a, b) for b in PLACES) for a in PLACES)
ADJACENT = tuple(tuple(b for b in range(7) if DISTANCE[a][b] == 1) for a in range(7))


@cache
def reach(place: int, distances: tuple[int, ...]) -> int:
    """The places at one of those distances, as bits."""
    return sum(1 << other for other in range(7) if DISTANCE[place][other] in distances)


def places_in(bits: int) -> list[int]:
    """The places of a set given as bits."""
    return [place for place in range(7) if bits >> place & 1]


def push_places(place: int) -> tuple[int, ...]:
    """Where Kit's storm may push: the centre or the next hex clockwise; from the centre, Desert or Volcano."""
    return (DESERT, VOLCANO) if place == CENTRE else (CENTRE, place % 6 + 1)


Market = Literal["none", "counterspell", "main"]
"""What is collected beside a tile."""


class Tile(Frozen):
    """A hex tile: its name, what it offers, and what it does for a player who starts a turn there."""

    name: str
    market: Market
    effects: tuple[Effect, ...]
    text: str
    icon: str


def _granting(name: str, market: Literal["none", "main"], resource: str, icon: str) -> Tile:
    """A tile that grants a token to who starts a turn there."""
    words = " ".join(word if word in ("red", "blue") else word.capitalize() for word in resource.split("_"))
    return Tile(
        name, market, (Gain(resource),), f"Start of your turn here: you may add 1 {words} token to your Pool.", icon
    )


TILES: tuple[Tile, ...] = (
    _granting("Ancient Rune", "none", "shadow_fragment", "rune-stone"),
    Tile("Dusty Desert", "counterspell", (), "Counterspells are collected here.", "desert"),
    Tile(
        "Underground Volcano",
        "main",
        (Heal(5, at_most=10), Gain("cursed_crystal")),
        "Start of your turn here with 10 HP or less: you may gain 5 HP and add 1 Cursed Crystal token to your Pool.",
        "volcano",
    ),
    _granting("Frill's home", "main", "blue_orb", "lily-pads"),
    _granting("Kit's home", "main", "blue_gem", "tornado"),
    _granting("Nuzzle's home", "main", "red_gem", "curled-tentacle"),
    _granting("Haze's home", "main", "red_orb", "mushrooms"),
)
ANCIENT_RUNE, DUSTY_DESERT, UNDERGROUND_VOLCANO = range(3)
FIRST_HOME = 3
"""The tile of the first character's home; the others follow in the order of the characters."""
