"""Decks built outside a game, over HTTP: a text is checked, a deck is written as text."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from gloaming.api.decks import LONGEST_NAME, LONGEST_TEXT, Deck, DeckBuilding, DeckPart, DeckProblem
from gloaming.kernel import Refused
from gloaming.kernel.frozen import Frozen
from gloaming.table.catalogue import game_at_tables
from gloaming.table.endpoints.api import ERRORS, from_our_own_page, server_of
from gloaming.table.endpoints.request_limits import HTTPRequest, in_turn, within_limits

MOST_PARTS = 8
MOST_CARDS = 60

Named = Annotated[str, Meta(max_length=2 * LONGEST_NAME)]


class WrittenDeck(Frozen, forbid_unknown_fields=True):
    """A deck as text."""

    text: Annotated[str, Meta(max_length=2 * LONGEST_TEXT)]


class NewPart(Frozen, forbid_unknown_fields=True):
    """A part of a deck that somebody is building."""

    kind: Named
    title: Named
    cards: Annotated[tuple[Named, ...], Meta(max_length=MOST_CARDS)]


class NewDeck(Frozen, forbid_unknown_fields=True):
    """A deck that somebody is building."""

    name: Named
    parts: Annotated[tuple[NewPart, ...], Meta(max_length=MOST_PARTS)]


class CheckedDeck(Frozen):
    """What a text says: the deck, spelled as the game spells it, or everything that is wrong with it."""

    text: str
    deck: Deck | None
    problems: list[DeckProblem]


@get("/games/{game:str}/decks", responses=ERRORS)
async def starters(game: FromPath[str]) -> list[Deck]:
    """Ready decks to begin with."""
    return _building(game).starters()


@post("/games/{game:str}/decks/check", status_code=200, responses=ERRORS, guards=[within_limits])
async def check(request: HTTPRequest, game: FromPath[str], data: JSONBody[WrittenDeck]) -> CheckedDeck:
    """Read a deck somebody has written."""
    _building(game)
    return await in_turn(request, server_of(request).rooms.workers.compute(_checked, game, data.text))


@post("/games/{game:str}/decks/write", status_code=200, responses=ERRORS, guards=[within_limits])
async def write(request: HTTPRequest, game: FromPath[str], data: JSONBody[NewDeck]) -> CheckedDeck:
    """Write a deck as text, and say what is wrong with it."""
    parts = tuple(DeckPart(part.kind, part.title, part.cards) for part in data.parts)
    text = _building(game).to_text(Deck(data.name, parts))
    return await in_turn(request, server_of(request).rooms.workers.compute(_checked, game, text))


def _building(name: str) -> DeckBuilding:
    try:
        found: DeckBuilding | None = game_at_tables(name).decks
    except Refused as error:
        raise NotFoundException(str(error)) from None
    if found is None:
        raise NotFoundException("Nobody brings a deck to that game.")
    return found


def _checked(game: str, text: str) -> CheckedDeck:
    """What a text says: names that are nearly right take long to find, so this is done beside the table."""
    building = _building(game)
    problems = building.problems(text)
    if problems:
        return CheckedDeck(text, None, problems)
    deck = building.from_text(text)
    return CheckedDeck(building.to_text(deck), deck, [])


deck_api = Router("/api", guards=[from_our_own_page], route_handlers=[starters, check, write])
