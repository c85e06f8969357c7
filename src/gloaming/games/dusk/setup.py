"""How a game starts: teams, an empty arena, everything in the box."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.dusk.arena import ARENA_NUMBER
from gloaming.games.dusk.cards import BASIC_OF, CARDS, POOL, SETS
from gloaming.games.dusk.decks import DECKS, cards_of, sets_of
from gloaming.games.dusk.rules.placement import Begin
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.games.dusk.settings import MODES_BY_SEATS, Settings
from gloaming.games.dusk.state import Player
from gloaming.kernel import EVERYONE, OptionError
from gloaming.kernel.agenda import Frame


def check(seats: int, options: Settings) -> None:
    """The mode has to fit the number of seats."""
    fitting = MODES_BY_SEATS[seats]
    if options.mode != "usual" and options.mode not in fitting:
        raise OptionError("mode", f"With {seats} seats the mode is {' or '.join(fitting)}, not {options.mode}.")

    _check_brought(seats, options)


def _check_brought(seats: int, options: Settings) -> None:
    """Decks that players bring have to be decks, at most one for each seat, and share no set."""
    if not options.brought:
        return
    if options.set_up == "book":
        raise OptionError("brought", "Either pick decks in turn or bring them: leave out set_up=book or the decks.")
    bringer: dict[int, int] = {}
    for seat, deck in enumerate(DECKS.brought(options.brought, seats)):
        for number in sets_of(deck) if deck is not None else ():
            if number in bringer:
                raise OptionError(
                    "brought",
                    f"Seats {bringer[number] + 1} and {seat + 1} both bring {SETS[number].name}, which exists once; "
                    "one of them has to bring another deck.",
                )
            bringer[number] = seat


def team_of(seat: int, seats: int, options: Settings) -> int:
    """Team mates sit apart, so that teams take turns."""
    teams = {"2v2": 2, "3v3": 2, "2v2v2": 3}.get(options.mode_for(seats), seats)
    return seat % teams


def set_up(seats: int, chance: int, options: Settings) -> DuskPosition:
    """Everything in the box, before the first pick."""
    brought = tuple(() if deck is None else cards_of(deck) for deck in DECKS.brought(options.brought, seats))
    return DuskPosition(
        seats=seats,
        chance=chance,
        agenda=[Frame(Begin(brought if any(brought) else ()))],
        # What players bring is in their decks from here on; a position that still told it could not be redealt.
        options=replace(options, brought=()),
        arena=ARENA_NUMBER[options.arena],
        players=[Player(team_of(seat, seats, options), options.wounds) for seat in range(seats)],
        in_play=[],
        seen=[EVERYONE] * len(CARDS),
        box=(*range(len(POOL)), *(card for seat in range(seats) for card in BASIC_OF[seat])),
    )
