"""How a game starts: teams, an empty arena, everything in the box."""

from __future__ import annotations

from gloaming.games.dusk.arena import ARENA_NUMBER
from gloaming.games.dusk.cards import BASIC_OF, CARDS, POOL
from gloaming.games.dusk.options import MODES_BY_SEATS, Options
from gloaming.games.dusk.rules.placement import Begin
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.games.dusk.state import Player
from gloaming.kernel import EVERYONE, OptionError
from gloaming.kernel.agenda import Frame


def check(seats: int, options: Options) -> None:
    """The mode has to fit the number of seats."""
    fitting = MODES_BY_SEATS[seats]
    if options.mode != "usual" and options.mode not in fitting:
        raise OptionError("mode", f"With {seats} seats the mode is {' or '.join(fitting)}, not {options.mode}.")


def team_of(seat: int, seats: int, options: Options) -> int:
    """Team mates sit apart, so that teams take turns."""
    mode = options.mode_for(seats)
    teams = {"2v2": 2, "3v3": 2, "2v2v2": 3}.get(mode, seats)
    return seat % teams


def set_up(seats: int, chance: int, options: Options) -> DuskPosition:
    """Everything in the box, before the first pick."""
    seen = [EVERYONE] * len(CARDS)
    box = (*range(len(POOL)), *(card for seat in range(seats) for card in BASIC_OF[seat]))
    return DuskPosition(
        seats=seats,
        chance=chance,
        agenda=[Frame(Begin())],
        options=options,
        arena=ARENA_NUMBER[options.arena],
        players=[Player(team_of(seat, seats, options), options.wounds) for seat in range(seats)],
        in_play=[],
        seen=seen,
        box=box,
    )
