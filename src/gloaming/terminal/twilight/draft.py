"""The table while decks are drafted: the cards to choose from, and what has been kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.style import Style
from rich.text import Text

from gloaming.games.twilight.cards import DEITIES, FACES
from gloaming.games.twilight.cards.card import DECK_SIZE, FACTIONS
from gloaming.games.twilight.power import LEVELS
from gloaming.games.twilight.view import DraftView, Seen, View
from gloaming.terminal.canvas import fitted, packed, shortened
from gloaming.terminal.palette import CHOOSE, FAINT, GILT, QUIET, TEXT, UNDER_CURSOR
from gloaming.terminal.panel import Key, Picture
from gloaming.terminal.twilight import symbols

LONGEST_NAME = 40
WIDE_CELL = 60
"""From this width on a card has a line with its text."""


def stage(draft: DraftView) -> str:
    """How far the draft is, in words."""
    if draft.pack:
        return f"pile {draft.pile} of 3, {len(draft.pack)} cards in hand"
    if draft.offered:
        return f"{len(draft.offered)} Deities in hand"
    return f"{len(draft.cards)} cards kept, {DECK_SIZE} make a deck"


def board(picture: Picture[View], width: int, height: int) -> list[Text]:
    """The cards in hand to choose from; where there are none, those that were kept."""
    draft = picture.view.draft
    assert draft is not None
    heading = Text(f"Draft: {stage(draft)}", Style(color=GILT))
    cards = _pack(picture, draft, width - 1, height - 1) if draft.pack else _deck(picture, draft, width - 1, height - 1)
    lines = [heading, *cards]
    lines += [Text("")] * (height - len(lines))
    return [fitted(line, width) for line in lines[:height]]


def _grouped(picture: Picture[View], cards: Iterable[Seen]) -> list[tuple[Seen, int]]:
    """Cards as a deck is looked at, equal ones as one, which is the one that can be chosen."""
    groups: dict[int, list[Seen]] = {}
    for seen in cards:
        if seen.face is not None:
            groups.setdefault(seen.face, []).append(seen)
    order = sorted(groups, key=lambda face: (FACTIONS.index(FACES[face].faction), FACES[face].aspect, FACES[face].name))
    return [
        (next((one for one in groups[face] if _key(one) in picture.marks), groups[face][0]), len(groups[face]))
        for face in order
    ]


def _key(seen: Seen) -> Key:
    return ("card", -1 if seen.card is None else seen.card)


def _card(picture: Picture[View], seen: Seen, number: int, longest: int, *, bare: bool = False) -> Text:
    """A card with the key that chooses it and its name, cut if need be; unless bare, what it costs and its values."""
    assert seen.face is not None
    card = FACES[seen.face]
    name = Text.assemble(symbols.BACKS[card.aspect], symbols.named(seen.face))
    rest = Text("" if bare else f" {symbols.cost(card.cost)}", FAINT)
    if card.kind == "creature" and not bare:
        rest.append(f" {card.fight}/{card.life}", TEXT)
    if number > 1:
        rest.append(f" x{number}", QUIET)
    mark = Text(picture.mark(_key(seen)), CHOOSE)
    if picture.cursor == _key(seen):
        name.stylize(UNDER_CURSOR)
    return Text.assemble(mark, shortened(name, max(6, longest - mark.cell_len - rest.cell_len)), rest)


def _pack(picture: Picture[View], draft: DraftView, width: int, height: int) -> list[Text]:
    """The cards in hand in columns, or each with its text where there is room."""
    cards = _grouped(picture, draft.pack)
    columns = -(-len(cards) // max(1, height))
    rows, cell = -(-len(cards) // columns), width // columns
    lines = [Text("") for _ in range(rows)]
    for number, (seen, copies) in enumerate(cards):
        shown = _card(picture, seen, copies, cell - 1)
        if cell >= WIDE_CELL and seen.face is not None:
            shown = Text.assemble(shown, ("  " + FACES[seen.face].says, FAINT))
        row = number % rows
        lines[row] = Text.assemble(lines[row], fitted(shown, cell))
    return lines


def _deck(picture: Picture[View], draft: DraftView, width: int, height: int) -> list[Text]:
    """All cards that were kept."""
    cards = _grouped(picture, draft.cards)
    return packed(
        lambda most: [_card(picture, seen, n, most, bare=True) for seen, n in cards], width, height, LONGEST_NAME
    )


def side(draft: DraftView, width: int, height: int) -> list[Text]:
    """What has been kept in numbers: backs, kinds, Factions; and the Deities."""
    faces = [FACES[seen.face] for seen in draft.cards if seen.face is not None]
    levels = Counter(card.aspect for card in faces)
    kinds: Counter[str] = Counter(card.kind for card in faces)
    factions = Counter(card.faction for card in faces)
    lines = [
        Text(f"Kept {len(draft.cards)} of {DECK_SIZE}", Style(color=GILT)),
        Text(" " + "  ".join(f"{symbols.BACKS[level]} {levels[level]}" for level in LEVELS), TEXT),
        Text(" " + "  ".join(f"{mark}{kinds[kind]}" for kind, (mark, _) in symbols.KINDS.items()), QUIET),
        *(Text(f" {name} {factions[name]}", Style(color=symbols.FACTIONS[name])) for name in FACTIONS),
        Text("Deities", Style(color=GILT)),
        *(Text(f" {DEITIES[number].name}", TEXT) for number in draft.deities),
    ]
    return [fitted(line, width) for line in lines[:height]]


def mine(picture: Picture[View], draft: DraftView, width: int, height: int) -> list[Text]:
    """The cards kept last, the newest first; nothing while all of them are on the board."""
    label = Text("Kept last ", Style(color=GILT))
    newest = [seen for seen in reversed(draft.cards) if seen.face is not None] if draft.pack else []
    room = (width - label.cell_len) * height // LONGEST_NAME
    shown = newest[: 2 * room]
    width -= label.cell_len
    lines = packed(lambda most: [_card(picture, seen, 1, most) for seen in shown], width, height, LONGEST_NAME)
    return [Text.assemble(label if n == 0 else " " * label.cell_len, line) for n, line in enumerate(lines)]
