"""The maps of the encounters, assembled from the tiles of the box: `data/maps.json`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from gloaming.kernel.frozen import Frozen
from gloaming.pieces.squares import Ground, Point, Terrain

WATER = Terrain("water", cost=2)
PIT = Terrain("pit", harm=2, halts=True, deep=True, whole=True)
LAVA = Terrain("lava", harm=1)
OBSTACLE = Terrain("obstacle", blocks=True)
TERRAIN = {"W": WATER, "P": PIT, "L": LAVA, "O": OBSTACLE}


Edge = tuple[int, int, int, int]
"""From corner point to corner point."""


class DoorOnMap(Frozen):
    """A door and the stretch it shuts."""

    id: str
    kind: str
    line: Edge


class EncounterMap(Frozen):
    """One map as it stands in the file."""

    id: str
    quest: str
    encounter: int
    width: int
    height: int
    spaces: int
    terrain: tuple[str, ...]
    tile: tuple[str, ...]
    tiles: dict[str, str]
    walls: tuple[Edge, ...]
    doors: tuple[DoorOnMap, ...]
    edge: dict[str, tuple[Point, ...]]
    """The spaces of an entrance or exit from which a figure can step off the map."""
    ways: dict[str, tuple[Point, ...]]
    """The same for each way of the quest."""


class MapFile(Frozen):
    """The whole file."""

    format: dict[str, str]
    entries: tuple[EncounterMap, ...]


@cache
def encounter_maps() -> dict[str, EncounterMap]:
    """Every map by the name of its encounter, such as `first_blood_1`."""
    path = Path(__file__).with_name("data") / "maps.json"
    return {one.id: one for one in msgspec.json.decode(path.read_bytes(), type=MapFile).entries}


@cache
def ground(encounter: str) -> Ground:
    """The ground of an encounter; its ways and edge spaces are among the marks."""
    drawn = encounter_maps()[encounter]
    tiles: dict[str, list[Point]] = {piece: [] for piece in drawn.tiles.values()}
    for y, row in enumerate(drawn.tile):
        for x, letter in enumerate(row):
            if letter != " ":
                tiles[drawn.tiles[letter]].append((x, y))
    return Ground(
        encounter,
        drawn.terrain,
        terrain=TERRAIN,
        walls=drawn.walls,
        doors=[(door.id, door.kind, door.line) for door in drawn.doors],
        pieces=tiles,
        marks={**drawn.edge, **drawn.ways},
    )


PLACES = {
    "1A": "Waterfall",
    "1B": "Throne Room",
    "2B": "Dragon's Lair",
    "3A": "River's Edge",
    "4A": "Ruins",
    "5B": "Goblin Cave",
    "6B": "Chapel",
    "7A": "Gatehouse",
    "7B": "Frozen Cave",
    "8A": "Fire Pit",
    "8B": "Reliquary",
    "9A": "Caravan",
    "9B": "Cave",
    "10A": "Farmlands",
    "10B": "Crypt",
    "11A": "Grasslands",
    "11B": "Torture Chamber",
    "12A": "Pond",
    "12B": "Lava Cave",
    "13A": "Cabin",
    "13B": "Library",
    "14A": "Graveyard",
    "14B": "Laboratory",
    "15B": "Spider Nest",
    "19A": "Bridge",
    "19B": "Stairway",
    "20A": "Ravine",
    "20B": "Fungus Cave",
    "21B": "Sewer",
    "26A": "Wild Garden",
    "26B": "Prison",
}
"""What the tiles show, by their code: rules of quests speak of the pond and the garden."""


def place_of(piece: str) -> str:
    """The name of a piece of a layout, by its code or code@x,y; empty where it shows nothing in particular."""
    return PLACES.get(piece.partition("@")[0], "")
