"""Set-up of a game: decks, placement, shuffling, then rounds."""

from __future__ import annotations

from gloaming.games.dusk.options import Place, PlaceFirst
from gloaming.games.dusk.rules.draft import BuildDecks, DealDecks
from gloaming.games.dusk.rules.turn import Rounds
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
    placed = [s for s, player in enumerate(g.players) if player.hex >= 0]
    free = [corner for corner in board.corners if not taken >> corner & 1]
    if not placed:
        return free
    first = board.corners.index(g.players[placed[0]].hex)
    if g.seats == 2:
        return [board.opposite(g.players[placed[0]].hex)]
    if g.seats == 3:
        return [corner for at, corner in enumerate(board.corners) if (at - first) % 2 == 0 and corner in free]
    mates = [s for s in g.allies(seat) if g.players[s].hex >= 0]
    if mates:
        beside = {near for mate in mates for near in board.beside(g.players[mate].hex)}
        near = [corner for corner in board.corners if corner in beside and corner in free]
        return _away_from_others(g, seat, near)
    if g.seats == 6 and len({player.team for player in g.players}) == 3:
        # Three teams of two: each begins two corners on from another, so that every team has room for a pair.
        return [corner for at, corner in enumerate(board.corners) if (at - first) % 2 == 0 and corner in free]
    return [board.opposite(g.players[placed[0]].hex)]


def _away_from_others(g: Play, seat: int, near: list[int]) -> list[int]:
    """Of the corners beside mates, those farthest from opponents that leave each of them room beside their own."""
    board = g.board
    taken = g.taken()
    fitting = []
    for corner in near:
        bits = taken | 1 << corner
        room = True
        for other in g.enemies(seat):
            place = g.players[other].hex
            mates = [p for p in (other, *g.allies(other)) if g.players[p].hex >= 0]
            waiting = len(g.allies(other)) + 1 - len(mates)
            if place < 0 or not waiting:
                continue
            sides = {n for m in mates for n in board.beside(g.players[m].hex)}
            room &= any(not bits >> side & 1 for side in sides)
        if room:
            fitting.append(corner)
    apart = {corner: sum(_corners_apart(g, corner, g.players[e].hex) for e in g.enemies(seat)) for corner in fitting}
    return [corner for corner in fitting if apart[corner] == max(apart.values())]


def _corners_apart(g: Play, corner: int, other: int) -> int:
    """How many corners on, the short way around, another one is; 0 where nobody stands yet."""
    if other < 0:
        return 0
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
