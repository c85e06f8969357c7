"""Every player's mat: Deity, stacks, resources and Power; and the viewer's Hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import TypeAlias

from rich.style import Style
from rich.text import Text

from gloaming.games.twilight.cards import FACES
from gloaming.games.twilight.power import LEVELS, NO_POWER
from gloaming.games.twilight.state import NOTHING
from gloaming.games.twilight.view import PlayerView, View
from gloaming.terminal.canvas import fitted, fitted_string, packed, shortened, spread, stacked
from gloaming.terminal.palette import (
    ARCANE,
    CANDLE_400,
    CHOOSE,
    EMBER,
    FAINT,
    GILT,
    GOOD,
    HARM,
    QUIET,
    TEXT,
    UNDER_CURSOR,
    seat_mark,
    seat_style,
)
from gloaming.terminal.panel import Key, Picture
from gloaming.terminal.twilight import draft, known, symbols
from gloaming.terminal.twilight.field import in_order

Held: TypeAlias = tuple[int | None, int | None, int]
"""A card of the Hand: its number and face, where its holder knows them, and its back."""

LEAST_LINES = 3
WIDE = 40
"""From this width on a mat names the Aspects the viewer knows."""
WIDE_HAND = 60
"""From this width on a card of the Hand has a line with its text."""
LONGEST_CARD = 34
LEAST_NAME = 12
"""So many cells tell one card from another."""
MOST_SLOTS = 128
"""No Resource Area holds as many Aspects."""


def aspect_key(seat: int, slot: int) -> Key:
    """The Aspect in a slot of a Resource Area."""
    return ("aspect", seat * MOST_SLOTS + slot)


def seats(picture: Picture[View], width: int, height: int) -> list[Text]:
    """All mats as the players sit; where not everything fits, the longest give way."""
    if picture.view.draft is not None:
        return draft.side(picture.view.draft, width, height)
    return stacked([_mat(picture, player, width) for player in in_order(picture.view)], height, LEAST_LINES)


def _mat(picture: Picture[View], player: PlayerView, width: int) -> list[Text]:
    """One player, the most important first."""
    mark = f"{seat_mark(player.seat)} {fitted_string(picture.names[player.seat], width - 13)}"
    if player.out:
        return [fitted(Text(f" {mark}: lost", FAINT), width)]
    active = bool(picture.view.phase) and picture.view.active == player.seat
    name = Text.assemble(
        (picture.mark(("seat", player.seat)), CHOOSE),
        ("▶" if active else " ", Style(color=GILT)),
        (mark, seat_style(player.seat)),
    )
    if picture.cursor == ("seat", player.seat):
        name.stylize(UNDER_CURSOR)
    lines = [
        spread(name, Text.assemble(_change(picture, player), _life(player)), width),
        fitted(Text.assemble(" ", _resources(picture, player), _power(player)), width),
        fitted(Text.assemble(" ", _zones(player)), width),
        fitted(Text.assemble(" ", _deity(picture, player)), width),
    ]
    if player.aspects:
        lines.append(fitted(Text.assemble(" ", _stack(picture, player)), width))
    if width >= WIDE:
        lines += [fitted(Text.assemble("  ", line), width) for line in (*_known(player), *_whispers(picture, player))]
    return lines


def _change(picture: Picture[View], player: PlayerView) -> Text:
    """How the Life Stack has changed since the viewer last answered."""
    if picture.before is None:
        return Text("")
    lost = picture.before.players[player.seat].life - player.life
    return Text(f"{'▼' if lost > 0 else '▲'}{abs(lost)} ", HARM if lost > 0 else GOOD) if lost else Text("")


def _life(player: PlayerView) -> Text:
    """The Life Stack: how many cards, the back of the top one, its Armor."""
    top = symbols.BACKS[player.life_top[0].level] if player.life_top else ""
    known = "!" if player.life_top and player.life_top[0].face is not None else ""
    armor = f" a{player.armor}" if player.armor else ""
    return Text.assemble(
        (f"♥{player.life}", Style(color=EMBER, bold=True)),
        (f"{top}", TEXT),
        (known, Style(color=ARCANE)),
        (armor, QUIET),
    )


def _deity(picture: Picture[View], player: PlayerView) -> Text:
    if player.deity == NOTHING:
        return Text("no Deity yet", FAINT)
    key: Key = ("power", player.seat)
    name = symbols.deity(player)
    if picture.cursor == key:
        name.stylize(UNDER_CURSOR)
    bonus = " faithless" if not player.faithful else " +C" if player.conviction else ""
    return Text.assemble((picture.mark(key), CHOOSE), name, (bonus, QUIET))


def _zones(player: PlayerView) -> Text:
    """How many cards lie where; the backs of a Hand are open to all."""
    shown = Text("hand ", FAINT)
    shown.append(_by_back([seen.level for seen in player.hand]), QUIET)
    shown.append("  disc ", FAINT)
    shown.append(str(len(player.discard)), QUIET)
    if player.destroyed:
        shown.append(f" ✗{len(player.destroyed)}", FAINT)
    return shown


def _by_back(levels: Sequence[int]) -> str:
    return "".join(f"{symbols.BACKS[level]}{levels.count(level)}" for level in LEVELS if level in levels) or "0"


def _resources(picture: Picture[View], player: PlayerView) -> Text:
    """The Resource Area by level: every Aspect with its state and what the viewer knows."""
    shown = Text()
    for level in LEVELS:
        row = [(slot, one) for slot, one in enumerate(player.resources) if one.seen.level == level]
        shown.append(symbols.BACKS[level], QUIET)
        for slot, one in row:
            key = aspect_key(player.seat, slot)
            aspect = symbols.aspect(one)
            if picture.cursor == key:
                aspect.stylize(UNDER_CURSOR)
            shown.append_text(Text.assemble((picture.mark(key), CHOOSE), aspect))
        shown.append("- " if not row else " ", FAINT)
    return shown


def _power(player: PlayerView) -> Text:
    """Power that is generated and not yet spent."""
    return Text(
        "" if player.power == NO_POWER else f"⚡{symbols.cost(player.power)}", Style(color=CANDLE_400, bold=True)
    )


def _stack(picture: Picture[View], player: PlayerView) -> Text:
    """The Aspect Stack, from which one is placed each turn: how many of each level, how many of them known."""
    shown = Text("stack ", FAINT)
    mine = player.seat == picture.view.seat
    for level in LEVELS:
        slots = [slot for slot, seen in enumerate(player.aspects) if seen.level == level]
        if not slots:
            continue
        keys: list[Key] = [("stack", slot) for slot in slots] if mine else []
        name = Text(f"{symbols.BACKS[level]}{len(slots)}", QUIET)
        if faces := sum(player.aspects[slot].face is not None for slot in slots):
            name.append(f"{symbols.KNOWN_FRESH}{faces}", Style(color=ARCANE, bold=True))
        if picture.cursor in keys:
            name.stylize(UNDER_CURSOR)
        shown.append_text(Text.assemble((picture.mark(*keys), CHOOSE), name, " "))
    return shown


def _known(player: PlayerView) -> list[Text]:
    """The Aspects whose faces the viewer knows, by name."""
    lines = []
    for one in player.resources:
        if one.seen.face is not None:
            card = FACES[one.seen.face]
            lines.append(
                Text.assemble(
                    symbols.aspect(one), symbols.BACKS[one.seen.level], " ", card.name, (f": {card.heresy}", FAINT)
                )
            )
    return lines


def _whispers(picture: Picture[View], player: PlayerView) -> list[Text]:
    """Aspects of a Resource Area that were mixed: what lies among them, though not which."""
    return [
        Text.assemble(
            (f"{symbols.FRESH}? ", Style(color=ARCANE, bold=True)), (known.whisper(one, picture.names), FAINT)
        )
        for one in picture.view.whispers
        if any(at.seat == player.seat and at.zone == "resources" for at in one.places)
    ]


# What lies before the viewer.


def mine(picture: Picture[View], width: int, height: int) -> list[Text]:
    """The viewer's Hand; while decks are drafted, the cards kept so far."""
    view = picture.view
    if view.seat is None:
        return [fitted(Text(" Hands are hidden.", FAINT), width)][:height]
    if view.draft is not None:
        return draft.mine(picture, view.draft, width, height)
    cards = view.players[view.seat].hand
    label = Text(f"Hand {len(cards)} ", Style(color=GILT))
    held = [(seen.card, seen.face, seen.level) for seen in cards]
    if not held:
        return [fitted(Text.assemble(label, ("no cards", FAINT)), width)][:height]
    if width >= WIDE_HAND and height > len(held):
        return [fitted(label, width), *_with_texts(picture, held, width, height - 1)]
    shown = [Text.assemble("[", _card(picture, *one), "]") for one in held]
    room = width - label.cell_len
    lines = packed(lambda most: [_cut_name(card, most) for card in shown], room, height, LONGEST_CARD)
    indent = " " * label.cell_len
    return [fitted(Text.assemble(label if n == 0 else indent, line), width) for n, line in enumerate(lines)]


def _with_texts(picture: Picture[View], held: Sequence[Held], width: int, height: int) -> Iterator[Text]:
    """A line for each card, and as many more as there is room for, so that texts stand there whole: the one under the
    cursor first, then from the top."""
    names = [_card(picture, *one) for one in held]
    longest = min(LONGEST_CARD, max(name.cell_len for name in names))
    texts = [wrap(_text(face), width - longest - 3) or [""] for _, face, _ in held]
    spare, whole = height - len(held), set[int]()
    for place in sorted(range(len(held)), key=lambda place: picture.cursor != ("card", held[place][0])):
        if len(texts[place]) - 1 <= spare:
            spare -= len(texts[place]) - 1
            whole.add(place)
    for place, (name, lines) in enumerate(zip(names, texts, strict=True)):
        for number, line in enumerate(lines if place in whole else [" ".join(lines)]):
            card = fitted(name if number == 0 else Text(""), longest)
            yield fitted(Text.assemble(" ", card, "  ", (line, FAINT)), width)


def _card(picture: Picture[View], number: int | None, face: int | None, level: int) -> Text:
    """A card of the Hand with the keys that choose it; one that came by a trade may be unknown to its holder."""
    if number is None or face is None:
        return Text(f"{symbols.BACKS[level]} unknown", FAINT)
    name = symbols.in_hand(face)
    key: Key = ("card", number)
    if picture.cursor == key:
        name.stylize(UNDER_CURSOR)
    return Text.assemble((picture.mark(key), CHOOSE), name)


def _cut_name(card: Text, width: int) -> Text:
    """A card in brackets cut in its name, so that its cost stays; where that leaves too little, the cost goes."""
    if card.cell_len <= width:
        return card
    at = card.plain.rfind(" ")
    cost = card[at:]
    if width - cost.cell_len < LEAST_NAME:
        cost = Text("]")
    return Text.assemble(shortened(card[:at], max(1, width - cost.cell_len)), cost)


def _text(face: int | None) -> str:
    return FACES[face].says if face is not None else ""
