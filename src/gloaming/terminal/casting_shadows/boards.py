"""Every player's board, and what lies before the viewer: pool, Spell Book, Companion."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.characters import CHARACTERS, STARTING_HP
from gloaming.games.casting_shadows.effects import IgnoreCrystals
from gloaming.games.casting_shadows.resources import CRYSTAL, DIE_COLOURS, SPENT
from gloaming.games.casting_shadows.state import BOOK_SIZE, NOTHING
from gloaming.games.casting_shadows.view import PlayerView, View
from gloaming.pieces.words import does
from gloaming.terminal.canvas import fitted, fitted_string, packed, shortened, spread
from gloaming.terminal.casting_shadows import symbols
from gloaming.terminal.palette import (
    CANDLE_400,
    CHOOSE,
    EMBER,
    FAINT,
    GILT,
    GOOD,
    HARM,
    NIGHT_400,
    QUIET,
    SECRET,
    STRONG,
    TEXT,
    UNDER_CURSOR,
    seat_mark,
    seat_style,
)
from gloaming.terminal.panel import Key, Picture

FACE_DOWN = "▒▒"
DIE_GROUNDS = {"red": "#4a1a1c", "blue": "#152f52", "purple": "#38205a"}
LONGEST_NAME = 20
WIDE_BOARD = 36
"""From this width on a player's cards are shown with what they do."""
TALLEST_BOARD = 3 + BOOK_SIZE
MY_LINES = 2
"""The viewer's own board is short: pool and book lie in front of them."""


def form(view: View, player: PlayerView) -> str:
    """The name of a character in its present form."""
    if player.seat in view.choosing:
        return "no character yet"
    character = CHARACTERS[player.character]
    return character.shadow_form if player.shadow else character.base_form


def seats(picture: Picture[View], width: int, height: int) -> list[Text]:
    """All boards in seat order; where not everything fits, the longest give way."""
    players = picture.view.players
    most = [MY_LINES if player.seat == picture.view.seat else TALLEST_BOARD for player in players]
    boards = [_board(picture, player, width, lines) for player, lines in zip(players, most, strict=True)]
    lengths = [len(board) for board in boards]
    while sum(lengths) > height and max(lengths) > MY_LINES:
        lengths[lengths.index(max(lengths))] -= 1
    boards = [_board(picture, player, width, lines) for player, lines in zip(players, lengths, strict=True)]
    gap = [Text("")] if sum(map(len, boards)) + len(boards) <= height else []
    return [line for board in boards for line in (*board, *gap)][:height]


def _board(picture: Picture[View], player: PlayerView, width: int, height: int) -> list[Text]:
    """One player: name, energy and HP, then the form, then cards."""
    if player.hp <= 0:
        return [fitted(Text(f" {seat_mark(player.seat)} {does(picture.names[player.seat], 'are')} out", FAINT), width)]
    key: Key = ("seat", player.seat)
    active = picture.view.active == player.seat
    name = Text.assemble(
        (picture.mark(key), CHOOSE),
        ("▶" if active else " ", Style(color=GILT)),
        (f"{seat_mark(player.seat)} {picture.names[player.seat]}", seat_style(player.seat)),
    )
    if picture.cursor == key:
        name.stylize(UNDER_CURSOR)
    state = Text.assemble(" ", _energy(player), " ", _hp(picture, player, width))
    shadow = ("☾ " if player.shadow else "", Style(color=symbols.SHADOW))
    who = Text.assemble("   ", shadow, (form(picture.view, player), TEXT if active else QUIET))
    lines = [spread(name, state, width), fitted(who, width)]
    lines += _cards(picture, player, width, height - len(lines))
    return lines[:height]


def _hp(picture: Picture[View], player: PlayerView, width: int) -> Text:
    """HP, a bar of them where there is room, and what has changed since the viewer last answered."""
    change = player.hp - picture.before.players[player.seat].hp if picture.before is not None else 0
    shown = Text()
    if change:
        shown.append(f"{'▲' if change > 0 else '▼'}{abs(change)} ", GOOD if change > 0 else HARM)
    if width >= WIDE_BOARD:
        full = min(10, -(-player.hp * 10 // STARTING_HP))
        shown.append("█" * full, Style(color=EMBER))
        shown.append("░" * (10 - full) + " ", Style(color=NIGHT_400))
    shown.append("♥", Style(color=EMBER))
    shown.append(f"{player.hp:2}", STRONG)
    return shown


def _energy(player: PlayerView) -> Text:
    """Shadow Energy as a row of places."""
    return Text.assemble(
        ("▰" * player.energy, Style(color=symbols.SHADOW)), ("▱" * (player.energy_limit - player.energy), FAINT)
    )


def _cards(picture: Picture[View], player: PlayerView, width: int, height: int) -> list[Text]:
    """A player's cards: one a line where that fits, else all in as few lines as there are."""
    if height <= 0:
        return []
    shown = [*_book(picture, player), *_companion(picture, player)]
    if not shown:
        return [Text("   no cards", FAINT)]
    if len(shown) <= height:
        wide = width >= WIDE_BOARD
        return [
            fitted(Text.assemble("   ", name, ("  " if wide else ""), work if wide else ""), width)
            for name, work in shown
        ]
    return _indented([name for name, _ in shown], width - 3, height)


def _indented(names: Sequence[Text], width: int, height: int) -> list[Text]:
    """Names side by side in so many lines."""
    lines = packed(lambda most: [shortened(name, most) for name in names], width, height, LONGEST_NAME)
    return [Text.assemble("   ", line) for line in lines]


def _book(picture: Picture[View], player: PlayerView) -> list[tuple[Text, Text]]:
    """The Spell Book: name and working of each card; a hidden Counterspell has neither."""
    cards = [_named(picture, number) for number in player.book]
    for place, number in enumerate(player.counterspells):
        if number is None:
            under_cursor = picture.cursor == hidden_key(player.seat, place)
            cards.append((Text(FACE_DOWN, UNDER_CURSOR if under_cursor else SECRET), Text("face down", FAINT)))
        else:
            cards.append(_named(picture, number))
    return cards


def hidden_key(seat: int, place: int) -> Key:
    """A face-down card, by where it lies."""
    return ("hidden", seat * BOOK_SIZE + place)


def _companion(picture: Picture[View], player: PlayerView) -> list[tuple[Text, Text]]:
    return [] if player.companion == NOTHING else [_named(picture, player.companion)]


def _named(picture: Picture[View], number: int) -> tuple[Text, Text]:
    card = CARDS[number]
    style = UNDER_CURSOR if picture.cursor == ("card", number) else symbols.card_style(card)
    cast = " (cast)" if number in picture.view.cast else ""
    return (
        Text.assemble(
            (picture.mark(("card", number)), CHOOSE), symbols.kind_mark(card), (card.name, style), (cast, FAINT)
        ),
        symbols.working(card),
    )


# What lies before the viewer.


def mine(picture: Picture[View], width: int, height: int) -> list[Text]:
    """The pool of the player whose turn it is, and the viewer's own cards."""
    lines = [fitted(pool(picture), width)]
    if picture.view.seat is None:
        return lines[:height]
    player = picture.view.players[picture.view.seat]
    shown = [*_book(picture, player), *_companion(picture, player)]
    taken = len(player.book) + len(player.counterspells)
    label = Text(f"Spell Book {taken}/{BOOK_SIZE}", Style(color=GILT))
    if height > len(shown) + 1 and shown:
        names = max(name.cell_len for name, _ in shown)
        lines.append(label)
        lines += [fitted(Text.assemble("  ", fitted(name, names), "  ", work), width) for name, work in shown]
    else:
        names_only = _indented([name for name, _ in shown], width - label.cell_len, max(1, height - 1)) if shown else []
        rest = names_only or [Text("   no cards yet", FAINT)]
        lines.append(fitted(Text.assemble(label, rest[0]), width))
        lines += [Text.assemble(" " * label.cell_len, line) for line in rest[1:]]
    return lines[:height]


def pool(picture: Picture[View]) -> Text:
    """Dice in boxes, tokens in brackets, and what is about to hurt."""
    view = picture.view
    whose = "Your pool" if view.active == view.seat else f"Pool of {fitted_string(picture.names[view.active], 12)}"
    shown = Text.assemble((whose, Style(color=GILT)), " ")
    for die, face in enumerate(view.dice):
        ground = Style(bgcolor=DIE_GROUNDS[DIE_COLOURS[die]])
        inside = Text("··", FAINT) if face == SPENT else symbols.resource(face)
        box = Text.assemble("[", inside, "]")
        box.stylize(UNDER_CURSOR if picture.cursor == ("die", die) else ground)
        shown.append_text(Text.assemble(" ", (picture.mark(("die", die)), CHOOSE), box))
    tokens = [n for n, count in enumerate(view.tokens) for _ in range(count)]
    for token in tokens:
        shown.append_text(Text.assemble(" (", symbols.resource(token), ")"))
    if damage := crystal_damage(view):
        shown.append_text(Text.assemble("  ", (f"☠ {damage} damage at turn's end", HARM)))
    return shown


def crystal_damage(view: View) -> int:
    """What the crystals in the pool cost at the end of the turn, if they stay there."""
    companion = view.players[view.active].companion
    if companion != NOTHING and isinstance(CARDS[companion].effect, IgnoreCrystals):
        return 0
    return view.tokens[CRYSTAL] + view.dice.count(CRYSTAL)


def points(left: int) -> Text:
    """Action points as flames."""
    return Text("✶" * left + "·" * max(0, 4 - left), Style(color=CANDLE_400))
