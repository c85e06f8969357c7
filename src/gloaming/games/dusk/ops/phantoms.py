"""What texts do with Phantoms and Wicks: move, place, damage, mend."""

from __future__ import annotations

from typing import Literal

from gloaming.games.dusk.arena import HEXES
from gloaming.games.dusk.effects import Context, Direction, Op, seats_meant
from gloaming.games.dusk.options import Location, Wick
from gloaming.games.dusk.options import Place as PlaceAt
from gloaming.games.dusk.rules.hit_location import Damage as DamageDealt
from gloaming.games.dusk.rules.hit_location import LossAnswered
from gloaming.games.dusk.rules.moments import happened
from gloaming.games.dusk.rules.walk import Walk
from gloaming.games.dusk.state import LOCATIONS, MOST_WICKS
from gloaming.games.dusk.verbs import Play
from gloaming.kernel import Next, Rule, again, choose, done
from gloaming.pieces.subjects import SeatRule

WICKS = tuple(Wick(place) for place in range(HEXES))
LOCATION_OPTIONS = {location: Location(location) for location in LOCATIONS}


class ForEach(Rule):
    """Do the same with each of several players."""

    rules: tuple[Walk | DamageDealt, ...]

    def next(self, g: Play) -> Next:
        if not self.rules:
            return done()
        return self.having(rules=self.rules[1:]).then(self.rules[0])

    def go_on(self, g: Play) -> Next:
        return again("next")


class Move(Op):
    """Move a Phantom; "spent" are the Shards just spent."""

    up_to: int | Literal["spent"]
    direction: Direction = "any"
    through: bool = False
    within: int = 0
    """Only Phantoms at most this far from you; 0 is any distance."""

    def do(self, g: Play, about: Context, aim: None) -> Rule:
        length = about.tally.spent if self.up_to == "spent" else self.up_to
        seats = seats_meant(g, about, self.who)
        if self.within:
            seats = [seat for seat in seats if g.distance(about.seat, seat) <= self.within]
        return ForEach(
            tuple(Walk(s, about.seat, length, direction=self.direction, through=self.through) for s in seats)
        )


class Place(Op):
    """Put your Phantom on a free corner or on one of your Wicks at once; this counts as moving."""

    at: Literal["corner", "token"]
    swap: bool = False
    """The token goes to the hex that was left."""

    def can_work(self, g: Play, about: Context) -> bool:
        return not g.held_still(about.seat) and bool(self._free_spots(g, about.seat))

    def is_vital(self) -> bool:
        return True

    def aim(self, g: Play, about: Context) -> Next:
        seat = about.seat
        spots = self._free_spots(g, seat)
        if g.players[seat].out or g.held_still(seat) or not spots:
            return None
        return choose(seat, "place", [PlaceAt(spot) for spot in spots])

    def do(self, g: Play, about: Context, aim: PlaceAt | None) -> Rule | None:
        if aim is None:
            return None
        start = g.players[about.seat].hex
        g.move_phantom(about.seat, aim.hex, g.board.distance[start][aim.hex], about.seat)
        return Appeared(about.seat, start, aim.hex, self.at == "token", self.swap)

    def _free_spots(self, g: Play, seat: int) -> list[int]:
        spots = g.board.corners if self.at == "corner" else g.own_wicks(seat)
        taken = g.taken()
        return [spot for spot in spots if not taken >> spot & 1]


class Appeared(SeatRule):
    """A Phantom has been put on a hex, maybe in the place of a Wick."""

    start: int
    end: int
    on_wick: bool
    swap: bool

    def wick(self, g: Play) -> Next:
        if not self.on_wick or self.end not in g.own_wicks(self.seat):
            return None
        g.remove_wick(self.end)
        if self.swap:
            if self.start not in g.wicks:
                g.place_wick(self.start)
            return None
        return happened(g, "destroyed", self.seat, self.seat)

    def moved(self, g: Play) -> Next:
        steps = g.board.distance[self.start][self.end]
        return happened(g, "moved", self.seat, self.seat, hex=self.start, walked=steps)


class Damage(Op):
    """Damage that is not an attack; armour of your own choice is simply lost."""

    n: int
    within: int = 0
    of: Literal["self", "token"] = "self"
    """What `within` is counted from: yourself, or the token just removed."""
    choose_armour: bool = False

    def can_work(self, g: Play, about: Context) -> bool:
        return not self.choose_armour or bool(g.players[about.seat].armour)

    def aim(self, g: Play, about: Context) -> Next:
        if not self.choose_armour:
            return None
        armour = g.players[about.seat].armour
        return choose(about.seat, "armour", [LOCATION_OPTIONS[n] for n in LOCATIONS if armour >> n & 1])

    def do(self, g: Play, about: Context, aim: Location | None) -> Rule:
        if aim is not None:
            g.lose_armour(about.seat, aim.location)
            return LossAnswered("armour_lost", about.seat, about.seat)
        seats = seats_meant(g, about, self.who)
        if self.within:
            centre = g.players[about.seat].hex if self.of == "self" else about.hex
            seats = [seat for seat in seats if g.board.distance[centre][g.players[seat].hex] <= self.within]
        return ForEach(tuple(DamageDealt(about.seat, seat, self.n) for seat in seats))


class Mend(Op, says="restore armour"):
    """Restore armour: at a bare location you choose, or at the one numbered like the card just discarded."""

    location: Literal["chosen", "discarded_value"] = "chosen"

    def aim(self, g: Play, about: Context) -> Next:
        armour = g.players[about.seat].armour
        only = about.tally.value if self.location == "discarded_value" else 0
        bare = [n for n in LOCATIONS if not armour >> n & 1 and only in (0, n)]
        return choose(about.seat, "mend", [LOCATION_OPTIONS[n] for n in bare]) if bare else None

    def do(self, g: Play, about: Context, aim: Location | None) -> None:
        if aim is not None:
            g.mend_armour(about.seat, aim.location)


class Token(Op):
    """Place a Wick on a free hex near you, or where your move began."""

    within: int | None = None
    """How far from you it may be; where nothing is said it stays where the move in question began."""

    def do(self, g: Play, about: Context, aim: None) -> Rule:
        if self.within is None:
            return LightWick(about.seat, (about.hex,) if about.hex not in g.wicks else ())
        taken = g.taken()
        distance = g.board.distance[g.players[about.seat].hex]
        near = (p for p in range(HEXES) if distance[p] <= self.within and not taken >> p & 1 and p not in g.wicks)
        return LightWick(about.seat, tuple(near))


class LightWick(SeatRule):
    """Place a Wick; a fourth replaces another."""

    spots: tuple[int, ...]

    def make_room(self, g: Play) -> Next:
        if not self.spots:
            return done()
        if len(g.wicks) < MOST_WICKS:
            return again("ask")
        return choose(self.seat, "replace_wick", [WICKS[place] for place in g.wicks])

    def replaced(self, g: Play, option: Wick) -> None:
        g.remove_wick(option.hex)

    def ask(self, g: Play) -> Next:
        return choose(self.seat, "wick", [WICKS[place] for place in self.spots])

    def light(self, g: Play, option: Wick) -> None:
        g.place_wick(option.hex)
