"""Decks built outside a game: a Phantom, a Skill and a Weapon, and four of the nine cards of each."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.api.decks import Deck, DeckBuilding, DeckPart, DeckProblem, WrittenLine, clipped, nearest, spelled
from gloaming.games.dusk.cards import CARDS, CARDS_OF, KINDS, NUMBER_OF, PASSIVE_OF, SET_OF, SETS, SETS_OF
from gloaming.games.dusk.rules.draft import KEPT, starters_of
from gloaming.kernel import GloamingError


class DuskDecks(DeckBuilding):
    """Twelve chosen cards of three sets; the thirteen BASIC cards are in every deck."""

    game = "dusk"
    option = "brought"

    def read(self, name: str, lines: Sequence[WrittenLine]) -> tuple[Deck, list[DeckProblem]]:
        problems: list[DeckProblem] = []
        parts: dict[str, DeckPart] = {}
        for head, cards in _by_heads(lines, problems):
            if head.kind not in KINDS:
                wanted = ", ".join(f"'{kind.capitalize()}:'" for kind in KINDS)
                problems.append(DeckProblem(head.number, f"A deck of Dusk has {wanted}, not '{head.kind}:'."))
                continue
            number = _set_named(head, problems)
            if number is not None:
                parts[head.kind] = DeckPart(head.kind, SETS[number].name, _read_cards(number, head, cards, problems))
        written = {line.kind for line in lines}
        for kind in KINDS:
            if kind not in written:
                line = f"'{kind.capitalize()}: NAME' with {', '.join(_titles(SETS_OF[kind]))}"
                problems.append(DeckProblem(0, f"The {kind} is missing: add a line {line}."))
        return Deck(name, tuple(parts[kind] for kind in KINDS if kind in parts)), problems

    def starter(self, name: str, titles: Sequence[str] = ()) -> Deck:
        chosen = {kind: SETS_OF[kind][0] for kind in KINDS}
        taken: set[str] = set()
        for title in titles:
            number = _named(title)
            if number is None:
                raise GloamingError(f"There is no set {title!r}{nearest(title, [one.name for one in SETS])}.")
            kind = SETS[number].kind
            if kind in taken:
                raise GloamingError(f"A deck has one {kind}, and {SETS[number].name} is the second you name.")
            taken.add(kind)
            chosen[kind] = number
        return Deck(name, tuple(_starter_part(chosen[kind]) for kind in KINDS))

    def starters(self) -> list[Deck]:
        trios = zip(*(SETS_OF[kind] for kind in KINDS), strict=True)
        return [Deck(f"First steps: {SETS[trio[0]].name}", tuple(map(_starter_part, trio))) for trio in trios]

    def cards_for(self, part: DeckPart) -> Sequence[str]:
        number = _named(part.title)
        return () if number is None else tuple(CARDS[card].name for card in CARDS_OF[number])

    def describe(self) -> list[tuple[str, list[str]]]:
        return [(f"{one.kind.capitalize()}: {one.name}", _described(number)) for number, one in enumerate(SETS)]


DECKS = DuskDecks()


def cards_of(deck: Deck) -> tuple[int, ...]:
    """The numbers of the twelve cards, set by set."""
    return tuple(NUMBER_OF[card] for part in deck.parts for card in part.cards)


def sets_of(deck: Deck) -> tuple[int, ...]:
    """The numbers of Phantom, Skill and Weapon."""
    return tuple(number for part in deck.parts for number, one in enumerate(SETS) if one.name == part.title)


def _by_heads(lines: Sequence[WrittenLine], problems: list[DeckProblem]) -> list[tuple[WrittenLine, list[WrittenLine]]]:
    """The lines in groups: a set, then its cards."""
    groups: list[tuple[WrittenLine, list[WrittenLine]]] = []
    for line in lines:
        if line.kind:
            groups.append((line, []))
        elif groups:
            groups[-1][1].append(line)
        else:
            problems.append(DeckProblem(line.number, "Write 'Phantom: NAME' before the cards of the Phantom."))
    return groups


def _set_named(head: WrittenLine, problems: list[DeckProblem]) -> int | None:
    kind, number = head.kind, _named(head.text)
    if number in SETS_OF[kind]:
        return number
    allowed = _titles(SETS_OF[kind])
    if number is not None:
        words = f"{SETS[number].name} is a {SETS[number].kind}, not a {kind}; choose one of {', '.join(allowed)}."
    else:
        hint = nearest(head.text, allowed) or f"; choose one of {', '.join(allowed)}"
        words = f"There is no {kind} {clipped(head.text)}{hint}."
    problems.append(DeckProblem(head.number, words))
    return None


def _read_cards(
    number: int, head: WrittenLine, lines: Sequence[WrittenLine], problems: list[DeckProblem]
) -> tuple[str, ...]:
    """The cards of a set, each known, of this set, and once; four of them."""
    one = SETS[number]
    mine = [CARDS[card].name for card in CARDS_OF[number]]
    found: list[str] = []
    before = len(problems)
    for line in lines:
        name = spelled(line.text, mine)
        if name is None:
            problems.append(DeckProblem(line.number, _not_of(number, line.text, mine)))
        elif name in found:
            problems.append(DeckProblem(line.number, f"{name} is in the deck already; each card exists once."))
        else:
            found.append(name)
    if len(lines) != KEPT and len(problems) == before:
        how = f"{KEPT - len(lines)} more" if len(lines) < KEPT else f"{len(lines) - KEPT} fewer"
        left = [name for name in mine if name not in found] if len(lines) < KEPT else found
        problems.append(
            DeckProblem(head.number, f"{one.name} has {len(lines)} cards; choose {how} of {', '.join(left)}.")
        )
    return tuple(found)


def _not_of(number: int, text: str, mine: Sequence[str]) -> str:
    """Why a card cannot be among those of a set."""
    one = SETS[number]
    known = spelled(text, NUMBER_OF)
    if known is None:
        hint = nearest(text, mine)
        if hint:
            return f"There is no card {clipped(text)} in {one.name}{hint}."
        return f"There is no card {clipped(text)}; {one.name} has {', '.join(mine)}."
    card = NUMBER_OF[known]
    if card in PASSIVE_OF:
        return f"{known} is a passive: it comes with its Phantom and is in no deck."
    return f"{known} is a card of {SETS[SET_OF[card]].name}, not of {one.name}, which has {', '.join(mine)}."


def _named(title: str) -> int | None:
    """The set of that name, with or without its article."""
    plain = _plain(title)
    return next((number for number, one in enumerate(SETS) if plain in (_plain(one.name), _plain(one.id))), None)


def _plain(title: str) -> str:
    return " ".join(title.casefold().replace("-", " ").replace("_", " ").replace("'", "").split()).removeprefix("the ")


def _titles(numbers: Sequence[int]) -> list[str]:
    return [SETS[number].name for number in numbers]


def _starter_part(number: int) -> DeckPart:
    return DeckPart(SETS[number].kind, SETS[number].name, tuple(CARDS[card].name for card in starters_of(number)))


def _described(number: int) -> list[str]:
    return [
        f"{card.name}{' (starter)' if card.starter else ''}: {card.type} {card.value}. {card.text}"
        for card in (CARDS[number] for number in CARDS_OF[number])
    ]
