"""Squares: a map of spaces with walls, doors and terrain, and what rules ask of it.

Spaces are numbered 0, 1, 2, ... row by row; a set of spaces is an integer with bit s for space s (`mask_of`,
`spaces_of`), so that most questions are one `&`. Walls, shut doors and the end of the map are the same thing: edges
that nothing crosses. Doors are bits of the same sets, above all spaces.

    ground = Ground("cave", ["....", ".WW ", "...."], terrain={"W": Terrain("water", cost=2)},
                    walls=[(1, 0, 1, 1)], doors=[("gate", "door", (2, 2, 2, 3))])
    ground.number[3, 1]           the space at x = 3, y = 1       ground.at[7]      where space 7 lies
    ground.all                    every space                     ground.blocking   the obstacles
    ground.terrain["water"]       its spaces                      ground.terrain_of(7)
    ground.pieces["8A"]           the spaces of a tile            ground.marks["exit"]   any other named set
    ground.doors["gate"]          Door: bit, sides, near (the spaces adjacent to it), holds_open(spaces)

What depends on the doors is asked of a floor: the ground with some doors shut. Floors are kept with their ground; a
position holds the set of shut doors.

    floor = ground.floor(ground.shut("gate"))
    floor.neighbours[7]                     the spaces adjacent to space 7
    floor.adjacent(spaces)                  the spaces adjacent to a figure that stands on these
    floor.distance(one, other)              counting spaces between two figures; None if no count leads there
    floor.within(spaces, 3)                 everything up to 3 spaces away, 0 included
    floor.nearest(spaces, among)            the nearest of some spaces, several if equally near
    floor.empty(figures)                    the empty spaces
    floor.fitting((2, 3), free)             every way to lay a base on free spaces
    floor.nearest_fitting((2, 3), spaces, free)

    floor.sees(looker, space, figures)      line of sight from a figure's spaces to a space
    floor.sees_figure(looker, figure, figures)  the spaces of a figure it sees; who is in a pit is seen from beside it
    floor.seen(looker, figures)             all spaces it sees
    floor.in_the_way(looker, space, figures)    None if it sees it, else the Hindrance

    reach = floor.reach(spaces, points, Gait(...), blocked=enemies, passable=friends)
    reach.stops                             where it can stop       reach.nearest_first()   the same with costs
    reach.cost(7), reach.harm(7), reach.path(7), reach.hazards(7)

`looker`, `spaces`, `figures`, `blocked` and so on are sets; a figure's own spaces never hinder it, so that `figures`
may be all figures of the map. To ignore some figures leave them out; to ignore terrain say so in the Gait.
"""

from gloaming.pieces.squares.bits import mask_of, spaces_of
from gloaming.pieces.squares.corners import Point
from gloaming.pieces.squares.floor import Floor
from gloaming.pieces.squares.ground import Door, Ground
from gloaming.pieces.squares.reach import Reach
from gloaming.pieces.squares.sight import Hindrance
from gloaming.pieces.squares.terrain import WALK, Gait, Terrain

__all__ = [
    "WALK",
    "Door",
    "Floor",
    "Gait",
    "Ground",
    "Hindrance",
    "Point",
    "Reach",
    "Terrain",
    "mask_of",
    "spaces_of",
]
