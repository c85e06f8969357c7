"""What the viewer knows of cards, those that lie face down too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from gloaming.games.twilight.cards import FACES
from gloaming.games.twilight.event_words import ZONES
from gloaming.games.twilight.power import LEVEL_NAMES, NUMERALS
from gloaming.games.twilight.state import NOTHING
from gloaming.games.twilight.view import Seen, View, Whisper
from gloaming.pieces.words import listed, owner_of, some


def faces(view: View) -> dict[int, int]:
    """The face of every card that the viewer knows, by the number of the card."""
    seen = [
        seen
        for player in view.players
        for zone in (
            *(player.hand, player.life_top, player.discard, player.destroyed, player.aspects, player.set_aside),
            tuple(one.seen for one in player.resources),
            tuple(deep.seen for deep in player.life_known),
        )
        for seen in zone
    ]
    if view.draft is not None:
        seen += [*view.draft.pack, *view.draft.cards]
    known = {one.card: one.face for one in seen if one.card is not None and one.face is not None}
    known.update({item.card: item.face for item in view.chain if item.card != NOTHING})
    known.update({one.card: one.face for one in view.field})
    return known


def say_card(seen: Seen) -> str:
    """A card by its name where the viewer knows it, by its back otherwise."""
    if seen.face is not None:
        return FACES[seen.face].name
    return f"{LEVEL_NAMES[seen.level]} card" if seen.level else "unseen card"


def counted(cards: Sequence[Seen]) -> str:
    """Cards in a sentence: those the viewer knows by name, the others by how many of which back."""
    names = [FACES[seen.face].name for seen in cards if seen.face is not None]
    backs = Counter(seen.level for seen in cards if seen.face is None)
    rest = [some(number, f"unknown {LEVEL_NAMES[level]} card") for level, number in sorted(backs.items()) if level]
    rest += [some(backs[0], "unseen card")] if backs[0] else []
    return listed([*names, *rest])


def whisper(one: Whisper, names: Sequence[str]) -> str:
    """Cards that were mixed: what lies where, though not which."""
    places = Counter(
        f"{owner_of(names, at.seat)} {ZONES[at.zone]}{f' {NUMERALS[at.level]}' if at.level else ''}"
        for at in one.places
    )
    where = listed([f"{number} in {place}" for place, number in places.items()])
    return f"{listed([FACES[face].name for face in one.faces])}: among {where}"
