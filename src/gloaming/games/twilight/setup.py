"""How a game starts: seats, teams, and nothing on the table."""

from __future__ import annotations

from msgspec.structs import replace

from gloaming.games.twilight.decks import brought, check_brought
from gloaming.games.twilight.rules.begin import Begin
from gloaming.games.twilight.rules.windows import TwilightPosition
from gloaming.games.twilight.settings import Settings
from gloaming.games.twilight.state import Player
from gloaming.kernel import OptionError
from gloaming.kernel.agenda import Frame

TEAM_SEATS = 4


def check(seats: int, options: Settings) -> None:
    """Teams need four seats, and decks that are brought have to be decks."""
    if options.mode == "2v2" and seats != TEAM_SEATS:
        raise OptionError("mode", f"Teams of two need four seats, not {seats}; choose free-for-all.")
    check_brought(seats, options)


def team_of(seat: int, options: Settings) -> int:
    """Team mates sit apart, so that teams take turns."""
    return seat % 2 if options.mode == "2v2" else seat


def set_up(seats: int, chance: int, options: Settings) -> TwilightPosition:
    """The table before the decks are dealt."""
    return TwilightPosition(
        seats=seats,
        chance=chance,
        agenda=[Frame(Begin(brought(options, seats)))],
        # What players bring is in their decks from here on; a position that still told it could not be redealt.
        options=replace(options, brought=()),
        open_decks=not options.brought,
        faces=(),
        owners=(),
        players=[Player(team_of(seat, options)) for seat in range(seats)],
        field=[],
        seen=[],
    )
