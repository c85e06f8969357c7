"""Set-up of a game: decks, placement, shuffling, then rounds."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.dusk.options import Place, PlaceFirst
from gloaming.games.dusk.rules.draft import BuildDecks, DealDecks
from gloaming.games.dusk.rules.turn import Rounds
from gloaming.games.dusk.state import NOTHING
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import Ask, Next, Rule, again, choose, done

FIRST_PICKER = 0


class Begin(Rule):
    """Decks, placement, shuffle; then the first round."""

    brought: tuple[tuple[int, ...], ...] = ()
    """The cards of the deck each seat brings; forgotten here once they are dealt, for they are secret."""

    def decks(self, g: Play) -> Next:
        if g.options.set_up == "book":
            return BuildDecks(FIRST_PICKER)
        return self.having(brought=()).then(DealDecks(self.brought))

    def place(self, g: Play) -> Next:
        return PlaceFive() if g.seats == 5 else Placement()

    def shuffle(self, g: Play) -> None:
        g.shuffle_decks()

    def rounds(self, g: Play) -> Next:
        return Rounds()


class Placement(Rule):
    """The highest roll says who begins; then each Phantom goes on a corner that its mode allows."""

    faces: tuple[int, ...] = ()
    order: tuple[int, ...] = ()

    def roll(self, g: Play) -> Next:
        return self.having(faces=g.roll_placement())

    def ask_first(self, g: Play) -> Next:
        highest = max(self.faces)
        best = [seat for seat, face in enumerate(self.faces) if face == highest]
        if len(best) > 1:
            return again("roll")
        teams = sorted({player.team for player in g.players})
        return Ask(best[0], "place_first", tuple(PlaceFirst(team) for team in teams))

    def decide(self, g: Play, option: PlaceFirst) -> Next:
        # Teams take turns, the first team first; in a team the seats go in order.
        teams = sorted({player.team for player in g.players}, key=lambda team: (team - option.team) % g.seats)
        members = [[s for s, player in enumerate(g.players) if player.team == team] for team in teams]
        order = [seats[turn] for turn in range(len(members[0])) for seats in members]
        return self.having(order=tuple(order))

    def ask_corner(self, g: Play) -> Next:
        if not self.order:
            return done()
        return choose(self.order[0], "corner", [Place(corner) for corner in corners_for(g, self.order[0])])

    def put(self, g: Play, option: Place) -> Next:
        g.place_phantom(self.order[0], option.hex)
        return self.having(order=self.order[1:]).then(again("ask_corner"))


def corners_for(g: Play, seat: int) -> list[int]:
    """Where a player may start: across from the first in a duel, every second corner for three, beside mates."""
    board, taken = g.board, g.taken()
    free = [corner for corner in board.corners if not taken >> corner & 1]
    if not taken:
        return free
    mates = _placed(g, g.allies(seat))
    if mates:
        beside = {near for mate in mates for near in board.beside(mate)}
        return _away_from_others(g, seat, [corner for corner in free if corner in beside])
    first, *_ = _placed(g, g.alive())
    if len({player.team for player in g.players}) == 3:
        # Each team begins two corners on from another, so that there is room for a pair.
        at_first = board.corners.index(first)
        return [corner for at, corner in enumerate(board.corners) if (at - at_first) % 2 == 0 and corner in free]
    return [board.opposite(first)]


def _placed(g: Play, seats: Sequence[int]) -> list[int]:
    """The hexes of those players whose Phantoms have been placed."""
    return [g.players[seat].hex for seat in seats if g.players[seat].hex != NOTHING]


def _away_from_others(g: Play, seat: int, near: list[int]) -> list[int]:
    """Of the corners beside mates, those farthest from opponents that leave each of them room beside their own."""
    enemies = g.enemies(seat)
    fitting = [corner for corner in near if all(_has_room(g, other, g.taken() | 1 << corner) for other in enemies)]
    apart = {corner: sum(_corners_apart(g, corner, other) for other in _placed(g, enemies)) for corner in fitting}
    return [corner for corner in fitting if apart[corner] == max(apart.values())]


def _has_room(g: Play, seat: int, taken: int) -> bool:
    """True if the team of a player has not begun or is complete, or a corner beside it is free."""
    team = (seat, *g.allies(seat))
    placed = _placed(g, team)
    sides = {side for place in placed for side in g.board.beside(place)}
    return len(placed) in (0, len(team)) or any(not taken >> side & 1 for side in sides)


def _corners_apart(g: Play, corner: int, other: int) -> int:
    """How many corners on, the short way around, another one is."""
    around = (g.board.corners.index(corner) - g.board.corners.index(other)) % 6
    return min(around, 6 - around)


class PlaceFive(Rule):
    """Five players: everyone rolls, the highest places first on a corner, the lowest stands in the centre."""

    faces: tuple[int, ...] = ()
    order: tuple[int, ...] = ()

    def roll(self, g: Play) -> Next:
        return self.having(faces=g.roll_placement())

    def sort(self, g: Play) -> Next:
        order = sorted(range(g.seats), key=lambda seat: -self.faces[seat])
        if self.faces[order[-1]] == self.faces[order[-2]]:
            return again("roll")
        g.place_phantom(order[-1], g.board.centre)
        return self.having(order=tuple(order[:-1]))

    def ask_corner(self, g: Play) -> Next:
        if not self.order:
            return done()
        return Ask(self.order[0], "corner", tuple(Place(corner) for corner in self._corners(g)))

    def put(self, g: Play, option: Place) -> Next:
        g.place_phantom(self.order[0], option.hex)
        return self.having(order=self.order[1:]).then(again("ask_corner"))

    def _corners(self, g: Play) -> list[int]:
        """Free corners such that in the end two opposite ones stay empty."""
        corners, taken = g.board.corners, g.taken()
        used = {at for at, corner in enumerate(corners) if taken >> corner & 1}
        pairs = {at % 3 for at in used}
        return [c for at, c in enumerate(corners) if at not in used and (at % 3 in pairs or len(pairs) < 2)]
