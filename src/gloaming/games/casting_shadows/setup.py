"""How to start: characters, map, decks, portal."""

from __future__ import annotations

from gloaming.games.casting_shadows import map as land
from gloaming.games.casting_shadows.cards import CARDS, numbers_of_deck
from gloaming.games.casting_shadows.characters import CHARACTERS, STARTING_HP
from gloaming.games.casting_shadows.rules.characters import ChooseCharacters
from gloaming.games.casting_shadows.rules.responses import CastingPosition
from gloaming.games.casting_shadows.rules.turn import Rounds
from gloaming.games.casting_shadows.settings import Settings
from gloaming.games.casting_shadows.state import NOTHING, PORTAL_SIZE, Player
from gloaming.games.casting_shadows.verbs import Play
from gloaming.kernel import OptionError
from gloaming.kernel.agenda import Frame
from gloaming.pieces.sides import clockwise

NAMES = [character.name for character in CHARACTERS]


def check(seats: int, options: Settings) -> None:
    """Characters fit the seats, and no two players share one."""
    named = [name for name in options.characters if name != "random"]
    if len(options.characters) not in (0, seats):
        raise OptionError(
            "characters",
            f"The option characters names one character for each of the {seats} seats, not {len(options.characters)}.",
        )
    if len(set(named)) < len(named):
        raise OptionError(
            "characters", "The option characters names a character twice; every seat plays a different one."
        )


def set_up(seats: int, chance: int, options: Settings) -> CastingPosition:
    """Everything in place for Player 1's first turn."""
    g = CastingPosition(
        seats=seats,
        chance=chance,
        agenda=[Frame(Rounds())],
        options=options,
        tiles=(0,) * 7,
        players=[],
        active=0,
        market=[NOTHING] * 7,
        main=numbers_of_deck("main"),
        discard=[],
        counterspell_deck=numbers_of_deck("counterspell"),
        companion_deck=numbers_of_deck("companion"),
        portal=[],
        seen=[0] * len(CARDS),
    )
    characters = _characters(g)
    first = 0 if options.first_player == "first" else g.below(seats)
    homes = land.HOMES_BY_SEATS[seats]
    # Player 1 sits at the first home place; numbers go on clockwise.
    g.players = [
        Player(character, homes[(seat - first) % seats], STARTING_HP)
        for seat, character in enumerate(characters[:seats])
    ]
    g.active = (first - 1) % seats
    g.tiles = _tiles(g, characters)
    g.shuffle(g.main)
    g.shuffle(g.counterspell_deck)
    g.shuffle(g.companion_deck)
    for place in land.MARKET_PLACES:
        g.market[place] = g.main.pop()
    g.portal = [g.companion_deck.pop() for _ in range(PORTAL_SIZE)]
    if options.set_up == "book":
        wanted = options.characters or ("random",) * seats
        g.agenda.append(Frame(ChooseCharacters(tuple(s for s in clockwise(seats, first) if wanted[s] == "random"))))
    return g


def _characters(g: Play) -> list[int]:
    """The character of each seat, then those nobody plays."""
    wanted = g.options.characters or ("random",) * g.seats
    free = [number for number, name in enumerate(NAMES) if name not in wanted]
    g.shuffle(free)
    played = [free.pop() if name == "random" else NAMES.index(name) for name in wanted]
    return played + sorted(free)


def _tiles(g: Play, characters: list[int]) -> tuple[int, ...]:
    """Every player's home at their place; homes of characters nobody plays fill the rest."""
    tiles = [NOTHING] * 7
    tiles[land.CENTRE], tiles[land.DESERT], tiles[land.VOLCANO] = 0, land.DUSTY_DESERT, land.UNDERGROUND_VOLCANO
    for player in g.players:
        tiles[player.hex] = land.FIRST_HOME + player.character
    unplayed = iter(characters[g.seats :])
    for place in land.HOME_PLACES:
        if tiles[place] == NOTHING:
            tiles[place] = land.FIRST_HOME + next(unplayed)
    return tuple(tiles)
