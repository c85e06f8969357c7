"""Decks built outside a game: one Deity and fifty cards, within the limits of copies and the Faction Requirement."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from gloaming.api.decks import Deck, DeckBuilding, DeckPart, DeckProblem, WrittenLine, clipped, nearest, spelled
from gloaming.games.twilight.cards import DEITIES, DEITY_OF, FACE_OF
from gloaming.games.twilight.cards.card import DECK_SIZE, FACTIONS, MOST_COPIES, Card, Deity, Faction
from gloaming.games.twilight.cards.decks import DECKS as READY
from gloaming.games.twilight.cards.declared import FACES, FIRST_MINI
from gloaming.games.twilight.power import NUMERALS
from gloaming.games.twilight.settings import Settings
from gloaming.games.twilight.words import units
from gloaming.kernel import GloamingError, OptionError
from gloaming.pieces.words import listed, some

KIND = "deity"


class TwilightDecks(DeckBuilding):
    """Fifty cards under one Deity; a card is written once with how often it is in the deck."""

    game = "twilight"
    option = "brought"

    def read(self, name: str, lines: Sequence[WrittenLine]) -> tuple[Deck, list[DeckProblem]]:
        problems: list[DeckProblem] = []
        head: WrittenLine | None = None
        cards: list[WrittenLine] = []
        for line in lines:
            if line.kind == KIND:
                head = line
            elif line.kind:
                problems.append(DeckProblem(line.number, f"A deck of Twilight has 'Deity:', not '{line.kind}:'."))
            else:
                cards.append(line)
        deity = _deity(head, problems)
        found = _read_cards(cards, problems)
        if deity is not None and head is not None and not problems:
            problems += _size(head, found) + _requirement(head, deity, found)
        title = deity.name if deity is not None else ""
        return Deck(name, (DeckPart(KIND, title, tuple(found)),)), problems

    def starter(self, name: str, titles: Sequence[str] = ()) -> Deck:
        if not titles:
            return _ready(0, name)
        if len(titles) > 1:
            raise GloamingError(f"A deck has one Deity, and you name {len(titles)}: {listed(list(titles))}.")
        deity = spelled(titles[0], DEITY_OF)
        title = titles[0].casefold()
        for number, one in enumerate(READY):
            if one.deity == deity or (deity is None and title in one.name.casefold()):
                return _ready(number, name)
        if deity is None:
            raise GloamingError(f"There is no Deity {titles[0]!r}{nearest(titles[0], DEITY_OF)}.")
        return Deck(name, (DeckPart(KIND, deity, tuple(_fitting(DEITIES[DEITY_OF[deity]]))),))

    def starters(self) -> list[Deck]:
        return [_ready(number, one.name) for number, one in enumerate(READY)]

    def cards_for(self, part: DeckPart) -> Sequence[str]:
        return tuple(FACE_OF)

    def describe(self) -> list[tuple[str, list[str]]]:
        deities = [
            f"{deity.name} ({listed(deity.colours)}; at least {_required(deity)}): "
            + " ".join(part.text for part in deity.parts)
            for deity in DEITIES
        ]
        headings = [("Deities", deities)]
        for faction in FACTIONS:
            cards = [card for card in FACES[:FIRST_MINI] if card.faction == faction]
            headings.append((faction, [_described(card) for card in cards]))
        return headings

    def counted(self, cards: Sequence[str], *, at_most: bool = False) -> Sequence[str]:
        return [f"{most(FACES[FACE_OF[card]]) if at_most else n} {card}" for card, n in Counter(cards).items()]


DECKS = TwilightDecks()


def deity_of(deck: Deck) -> int:
    return DEITY_OF[deck.parts[0].title]


def faces_of(deck: Deck) -> tuple[int, ...]:
    """What is printed on each of the fifty cards."""
    return tuple(FACE_OF[name] for name in deck.parts[0].cards)


def most(card: Card) -> int:
    """How often a deck may hold a card."""
    return 1 if card.epic else MOST_COPIES


def missing(deity: Deity, faces: Sequence[int]) -> dict[Faction, int]:
    """By Faction, how many cards a deck lacks for the requirement of its Deity."""
    counts = Counter(FACES[face].faction for face in faces)
    return {faction: n - counts[faction] for faction, n in deity.requirement.items() if counts[faction] < n}


def _deity(head: WrittenLine | None, problems: list[DeckProblem]) -> Deity | None:
    allowed = listed([deity.name for deity in DEITIES])
    if head is None:
        problems.append(DeckProblem(0, f"The Deity is missing: add a line 'Deity: NAME' with one of {allowed}."))
        return None
    name = spelled(head.text, DEITY_OF)
    if name is None:
        hint = nearest(head.text, DEITY_OF) or f"; choose one of {allowed}"
        problems.append(DeckProblem(head.number, f"There is no Deity {clipped(head.text)}{hint}."))
        return None
    return DEITIES[DEITY_OF[name]]


def _read_cards(lines: Sequence[WrittenLine], problems: list[DeckProblem]) -> list[str]:
    """The cards that are written, each known and not too often in the deck."""
    found: list[str] = []
    for line in lines:
        match = re.fullmatch(r"(?:(\d{1,3}) ?x? )?(.+)", line.text)
        if match is None:
            problems.append(DeckProblem(line.number, "Write '- 3 CARD', a number and a card."))
            continue
        name = spelled(match[2], FACE_OF)
        if name is None:
            problems.append(
                DeckProblem(line.number, f"There is no card {clipped(match[2])}{nearest(match[2], FACE_OF)}.")
            )
            continue
        copies = int(match[1] or 1)
        allowed = most(FACES[FACE_OF[name]])
        if found.count(name) + copies > allowed:
            kind = "an Epic card" if allowed == 1 else "any card"
            words = f"{name} is {found.count(name) + copies} times in the deck; of {kind} at most {allowed} may be."
            problems.append(DeckProblem(line.number, words))
        elif copies == 0:
            problems.append(DeckProblem(line.number, f"Leave the line out if {name} is not in the deck."))
        else:
            found += [name] * copies
    return found


def _size(head: WrittenLine, found: Sequence[str]) -> list[DeckProblem]:
    if len(found) == DECK_SIZE:
        return []
    more = f"{DECK_SIZE - len(found)} more" if len(found) < DECK_SIZE else f"{len(found) - DECK_SIZE} fewer"
    return [DeckProblem(head.number, f"The deck has {some(len(found), 'card')} besides the Deity; choose {more}.")]


def _requirement(head: WrittenLine, deity: Deity, found: Sequence[str]) -> list[DeckProblem]:
    return [
        DeckProblem(
            head.number,
            f"{deity.name} asks for at least {deity.requirement[faction]} cards of {faction}; add {lacking} more.",
        )
        for faction, lacking in missing(deity, [FACE_OF[name] for name in found]).items()
    ]


def _ready(number: int, name: str) -> Deck:
    one = READY[number]
    cards = tuple(card for card, copies in one.cards.items() for _ in range(copies))
    return Deck(name, (DeckPart(KIND, one.deity, cards),))


def _fitting(deity: Deity) -> list[str]:
    """Fifty cards for a Deity that has no ready deck: of its colours, cheapest first, as many as allowed."""
    wanted = [*deity.requirement, *(faction for faction in FACTIONS if faction not in deity.requirement)]
    own = [card for card in FACES[:FIRST_MINI] if card.faction in deity.requirement]
    own.sort(key=lambda card: (sum(card.cost), FACE_OF[card.name]))
    others = [card for faction in wanted for card in FACES[:FIRST_MINI] if card.faction == faction]
    found: list[str] = []
    for card in (*own, *others):
        found += [card.name] * (most(card) - found.count(card.name))
    return found[:DECK_SIZE]


def _required(deity: Deity) -> str:
    return listed([f"{n} {faction}" for faction, n in deity.requirement.items()])


def _described(card: Card) -> str:
    epic = "Epic " if card.epic else ""
    values = f" {card.fight}/{card.life}" if card.kind == "creature" else ""
    return f"{card.name}: {epic}{card.kind} {NUMERALS[card.aspect]}, {units(card.cost)}{values}. {card.says}"


# Decks that players bring to a game.

POOL: tuple[int, ...] = tuple(face for face, card in enumerate(FACES[:FIRST_MINI]) for _ in range(most(card)))
"""The faces of the cards a draft is dealt from."""


def check_brought(seats: int, options: Settings) -> None:
    """Decks that players bring have to be decks, at most one for each seat."""
    if options.brought and options.set_up in ("book", "draft"):
        raise OptionError(
            "brought", f"Either choose decks here or bring them: leave out set_up={options.set_up} or the decks."
        )
    DECKS.brought(options.brought, seats)


def brought(options: Settings, seats: int) -> tuple[tuple[int, tuple[int, ...]] | None, ...]:
    """The Deity and the faces of the deck each seat brings, if it brings one; nothing where nobody does."""
    decks = DECKS.brought(options.brought, seats) if options.brought else []
    return tuple(None if deck is None else (deity_of(deck), faces_of(deck)) for deck in decks)
