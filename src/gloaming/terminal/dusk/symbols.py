"""Cards, health and the response stack as marks and words; a colour never stands alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from gloaming.games.dusk import words
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.state import LOCATIONS
from gloaming.games.dusk.view import PlayerView, Unresolved
from gloaming.pieces.words import does, listed, some, whom
from gloaming.terminal.palette import ARCANE, BONE_100, EMBER, FAINT, FROST, GILT, GOOD, HARM, QUIET, SAGE, STRONG

TYPES: dict[str, tuple[str, str, str]] = {
    "NUMBER": (" ", BONE_100, "a number"),
    "WILD": ("?", GILT, "Wild: any value from 1 to 9"),
    "TILT": ("⚄", ARCANE, "Tilt: roll a die again, or draw two"),
    "ACTION": ("●", SAGE, "ACTION"),
    "FREE ACTION": ("○", FROST, "FREE ACTION: at any time"),
    "REACTION": ("◐", ARCANE, "REACTION: when its moment comes"),
    "ATTACK": ("†", EMBER, "ATTACK"),
    "PERSISTENT": ("▣", GILT, "PERSISTENT: stays before a player"),
}
"""Mark, colour and meaning of each type of card."""

SHARD = "◆"
WICK = "♨"
READY, USED = "☀", "☾"


def card_style(card: Card) -> Style:
    """The colour of a card's name."""
    return Style(color=TYPES[card.type][1])


def value(card: Card) -> str:
    """What a card counts as, in one letter."""
    return "*" if card.type == "WILD" else str(card.value or "-")


def named(number: int) -> Text:
    """A card in a few cells: its value, the mark of its type, its name."""
    card = CARDS[number]
    if card.is_number:
        return Text(card.name, STRONG)
    mark, colour, _ = TYPES[card.type]
    return Text.assemble((value(card), STRONG), (mark, Style(color=colour, bold=True)), (card.name, card_style(card)))


def health(player: PlayerView) -> Text:
    """The health card: every location with its armour, or bare."""
    shown = Text()
    for location in LOCATIONS:
        covered = location in player.armour
        shown.append(f"{location}", QUIET)
        shown.append("■ " if covered else "□ ", GOOD if covered else HARM)
    return shown


def wounds(player: PlayerView) -> Text:
    """The wounds that are left."""
    return Text(f"♥{player.wounds}", Style(color=EMBER, bold=True))


def shards(number: int) -> Text:
    """Shards, nothing where there are none."""
    return Text(f"{SHARD}{number}" if number else "", Style(color=ARCANE, bold=True))


def unresolved(one: Unresolved, names: Sequence[str]) -> str:
    """One thing on the response stack in words."""
    if one.kind == "initiative":
        rolled = [f"{names[seat]} {face}" for seat, face in enumerate(one.dice) if face]
        return f"Initiative: {listed(rolled)}"
    who = names[one.seat]
    at = listed([whom(names, seat) for seat in one.targets])
    if one.kind == "location":
        dice = " and ".join(map(str, one.dice))
        change = f" {one.change:+}" if one.change else ""
        return f"{does(who, 'roll')} {dice}{change} against {at}"
    if one.kind == "card":
        gone = " (cancelled)" if one.cancelled else ""
        return f"{does(who, 'play')} {words.cards(one.cards)}{gone}"
    if one.kind == "move":
        return f"{does(who, 'play')} {words.cards(one.cards)} to move {some(one.value, 'hex')}"
    how = {"single": "attack", "power": "make a Power Attack on", "called": "call a shot at"}[one.kind]
    return f"{does(who, how)} {at or 'a hex'} with {words.cards(one.cards)}, range {one.value}"


def legend() -> list[Text]:
    """What the symbols stand for."""
    types = [Text(f"{mark} {meaning}", Style(color=colour)) for mark, colour, meaning in TYPES.values() if mark != " "]
    rest = [
        "♥5 wounds left",
        "2■ armour at location 2",
        "2□ location 2 is bare",
        f"{SHARD}2 Shards",
        f"{WICK} a Wick",
        f"{READY} passive ready",
        f"{USED} passive used",
        "h5 d12 b3 v1 hand, deck, Boneyard, Void",
        "(E5) in range of the card at hand",
        "+E5 a move with it may end here",
        "3▸ press 3 to choose this",
    ]
    return [*types, *(Text(words_, FAINT) for words_ in rest)]
