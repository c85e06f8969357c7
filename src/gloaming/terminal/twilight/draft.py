"""The table while decks are drafted: what has been kept, sorted as a deck is looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from gloaming.games.twilight.cards import FACES
from gloaming.games.twilight.cards.card import FACTIONS, MOST_COPIES
from gloaming.games.twilight.cards.deities import DEITIES
from gloaming.games.twilight.power import LEVELS
from gloaming.games.twilight.view import DraftView, View
from gloaming.terminal.canvas import fitted, packed, shortened
from gloaming.terminal.palette import FAINT, GILT, QUIET, TEXT
from gloaming.terminal.panel import Scene
from gloaming.terminal.twilight import symbols

LONGEST_NAME = 34


def stage(draft: DraftView) -> str:
    """How far the draft is, in words."""
    if draft.pack:
        return f"pile {draft.pile} of 3, {len(draft.pack)} cards in hand"
    return f"{len(draft.offered)} Deities in hand" if draft.offered else "decks are built"


def kept(draft: DraftView) -> Counter[int]:
    """How often each card has been kept."""
    return Counter(seen.face for seen in draft.cards if seen.face is not None)


def board(scene: Scene[View], width: int, height: int) -> list[Text]:
    """The Deities, then the cards kept of each Faction."""
    draft = scene.view.draft
    assert draft is not None
    lines = [Text(f"Draft: {stage(draft)}", Style(color=GILT))]
    deities = [DEITIES[number].name for number in draft.deities]
    lines.append(Text.assemble(("Deities kept: ", FAINT), (", ".join(deities) or "none yet", TEXT)))
    counts = kept(draft)
    blocks = [(faction, _cards(counts, faction)) for faction in FACTIONS]
    full = [(faction, cards) for faction, cards in blocks if cards]
    room = max(1, (height - len(lines)) // max(1, len(full)) - 1)
    for faction, cards in full:
        number = sum(n for face, n in counts.items() if FACES[face].faction == faction)
        lines.append(Text(f"{faction} {number}", Style(color=symbols.FACTIONS[faction], bold=True)))
        lines += [Text.assemble(" ", line) for line in _packed(cards, width - 1, room)]
    lines += [Text("")] * (height - len(lines))
    return [fitted(line, width) for line in lines[:height]]


def _packed(cards: Sequence[Text], width: int, height: int) -> list[Text]:
    return packed(lambda most: [shortened(card, most) for card in cards], width, height, LONGEST_NAME)


def _cards(counts: Counter[int], faction: str) -> list[Text]:
    faces = sorted(
        (face for face in counts if FACES[face].faction == faction),
        key=lambda face: (FACES[face].aspect, FACES[face].kind, FACES[face].name),
    )
    return [
        Text.assemble(symbols.in_hand(face), (f" {counts[face]} times" if counts[face] > 1 else "", QUIET))
        for face in faces
    ]


def summary(draft: DraftView) -> Text:
    """What has been kept in numbers: backs, kinds, Factions."""
    counts = kept(draft)

    def number(wanted: Sequence[int]) -> int:
        return sum(counts[face] for face in wanted)

    shown = Text.assemble((f"Kept {len(draft.cards)}  ", Style(color=GILT)))
    for level in LEVELS:
        shown.append(f"{symbols.BACKS[level]}{number([f for f in counts if FACES[f].aspect == level])} ", TEXT)
    for kind, (mark, _) in symbols.KINDS.items():
        shown.append(f" {mark}{number([f for f in counts if FACES[f].kind == kind])}", QUIET)
    shown.append("  ")
    for faction in FACTIONS:
        of_it = number([f for f in counts if FACES[f].faction == faction])
        shown.append(f"{faction} {of_it}  ", Style(color=symbols.FACTIONS[faction]))
    if too_many := [FACES[face].name for face, n in counts.items() if n > MOST_COPIES]:
        shown.append(f"more than {MOST_COPIES}: {', '.join(too_many)}", FAINT)
    return shown
