"""Every player's board: health card, passive, zones, cards in play; and the viewer's hand."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from gloaming.games.dusk.cards import CARDS, SETS
from gloaming.games.dusk.state import ACTIONS_PER_TURN, NOTHING
from gloaming.games.dusk.view import PlayerView, View
from gloaming.terminal.canvas import fitted, fitted_string, packed, spread, stacked
from gloaming.terminal.dusk import reach, symbols
from gloaming.terminal.palette import (
    CANDLE_400,
    CHOOSE,
    FAINT,
    GILT,
    GOOD,
    HARM,
    QUIET,
    STRONG,
    TEXT,
    UNDER_CURSOR,
    seat_mark,
    seat_style,
)
from gloaming.terminal.panel import Key, Picture

LEAST_LINES = 2
LONGEST_CARD = 28
WIDE_HAND = 100
"""From this width on a card of the hand has a line with its text."""


def seats(picture: Picture[View], width: int, height: int) -> list[Text]:
    """All boards in seat order; where not everything fits, the longest give way."""
    return stacked([_board(picture, player, width) for player in picture.view.players], height, LEAST_LINES)


def _board(picture: Picture[View], player: PlayerView, width: int) -> list[Text]:
    """One player, the most important first."""
    mark = f"{seat_mark(player.seat)} {fitted_string(picture.names[player.seat], width - 10)}"
    if player.out:
        return [fitted(Text(f" {mark} dispersed", FAINT), width)]
    key: Key = ("seat", player.seat)
    active = picture.view.round > 0 and picture.view.active == player.seat
    name = Text.assemble(
        (picture.mark(key), CHOOSE),
        ("▶" if active else " ", Style(color=GILT)),
        (mark, seat_style(player.seat)),
        ("" if not player.passed else " passed", FAINT),
    )
    if picture.cursor == key:
        name.stylize(UNDER_CURSOR)
    lines = [
        spread(name, Text.assemble(_change(picture, player), symbols.wounds(player)), width),
        fitted(Text.assemble(" ", symbols.health(player), symbols.shards(player.shards), _state(player)), width),
        fitted(Text.assemble(" ", _where(picture, player)), width),
        fitted(Text.assemble(" ", _zones(player)), width),
    ]
    if player.passive != NOTHING:
        lines.append(fitted(Text.assemble(" ", _passive(picture, player)), width))
    lines += [fitted(Text.assemble(" ", line), width) for line in _in_play(picture, player)]
    return lines


def _change(picture: Picture[View], player: PlayerView) -> Text:
    """What has changed since the viewer last answered."""
    if picture.before is None:
        return Text("")
    before: PlayerView = picture.before.players[player.seat]
    lost = before.wounds - player.wounds
    bare = [location for location in before.armour if location not in player.armour]
    shown = Text()
    if lost:
        shown.append(f"{'▼' if lost > 0 else '▲'}{abs(lost)} ", HARM if lost > 0 else GOOD)
    if bare:
        shown.append(f"▼■{''.join(map(str, bare))} ", HARM)
    return shown


def _state(player: PlayerView) -> Text:
    """What holds a Phantom back."""
    said = []
    if player.stunned:
        said.append("STUNNED")
    if player.held_still:
        said.append("HELD")
    return Text(" " + " ".join(said) if said else "", HARM)


def _where(picture: Picture[View], player: PlayerView) -> Text:
    """The Phantom, where it stands, and how far from the viewer."""
    who = SETS[player.phantom].name.removeprefix("The ") if player.phantom != NOTHING else "no Phantom yet"
    shown = Text(who, TEXT)
    if player.hex < 0:
        return shown
    shown.append(f" {reach.place(picture.view, player.hex)}", QUIET)
    viewer = picture.view.seat
    if viewer is not None and viewer != player.seat:
        far = reach.distance(picture.view, viewer, player.seat)
        shown.append(f" r{far}" if far is not None else "", STRONG)
    if player.moved:
        shown.append(f" moved {player.moved}", FAINT)
    return shown


def _zones(player: PlayerView) -> Text:
    """How many cards lie where."""
    counts = (
        ("h", len(player.hand)),
        ("d", player.deck),
        ("b", player.boneyard_size),
        ("v", len(player.void)),
    )
    shown = Text(" ").join(Text.assemble((letter, FAINT), (str(number), QUIET)) for letter, number in counts)
    if player.deck_top is not None:
        shown.append(f" top {CARDS[player.deck_top].name}", FAINT)
    return shown


def _passive(picture: Picture[View], player: PlayerView) -> Text:
    key: Key = ("card", player.passive)
    style = UNDER_CURSOR if picture.cursor == key else Style(color=GILT) if player.passive_ready else FAINT
    side = symbols.READY if player.passive_ready else symbols.USED
    return Text.assemble((picture.mark(key), CHOOSE), (f"{side} {CARDS[player.passive].name}", style))


def _in_play(picture: Picture[View], player: PlayerView) -> list[Text]:
    """Cards that lie before a player, with their owner's mark where that is another."""
    lines = []
    for one in picture.view.in_play:
        if one.holder != player.seat:
            continue
        key: Key = ("card", one.card)
        name = symbols.named(one.card)
        if picture.cursor == key:
            name.stylize(UNDER_CURSOR)
        whose = seat_mark(one.owner) if one.owner != player.seat else ""
        lines.append(
            Text.assemble(
                (picture.mark(key), CHOOSE), (whose, seat_style(one.owner)), name, " ", symbols.shards(one.shards)
            )
        )
    return lines


# What lies before the viewer.


def mine(picture: Picture[View], width: int, height: int) -> list[Text]:
    """The viewer's hand; while decks are built, the cards picked so far."""
    view = picture.view
    if view.seat is None:
        return [fitted(Text(" Hands are hidden.", FAINT), width)][:height]
    player = view.players[view.seat]
    cards = [card for card in (player.hand if view.round else player.picks) if card is not None]
    label = Text("Hand " if view.round else "Deck ", Style(color=GILT))
    if not cards and not view.round:
        return []
    if not cards:
        return [fitted(Text.assemble(label, ("no cards", FAINT)), width)]
    if width >= WIDE_HAND // 2 and height > len(cards):
        return [fitted(label, width), *(_with_text(picture, card, width) for card in cards)][:height]
    return _packed(picture, label, cards, width, height)


def _card(picture: Picture[View], number: int) -> Text:
    name = symbols.named(number)
    if picture.cursor == ("card", number):
        name.stylize(UNDER_CURSOR)
    return Text.assemble((picture.mark(("card", number)), CHOOSE), "[", name, "]")


def _with_text(picture: Picture[View], number: int, width: int) -> Text:
    card = CARDS[number]
    return fitted(Text.assemble(" ", fitted(_card(picture, number), 30), " ", (card.text, FAINT)), width)


def _packed(picture: Picture[View], label: Text, cards: list[int], width: int, height: int) -> list[Text]:
    """Cards side by side in so many lines, each cut as little as needed."""
    shown = [_card(picture, number) for number in cards]
    room = width - label.cell_len
    lines = packed(lambda most: [_cut_in_brackets(card, most) for card in shown], room, height, LONGEST_CARD)
    indent = " " * label.cell_len
    return [fitted(Text.assemble(label if n == 0 else indent, line), width) for n, line in enumerate(lines)]


def _cut_in_brackets(card: Text, width: int) -> Text:
    return card if card.cell_len <= width else Text.assemble(fitted(card[:-1], width - 1), "]")


def actions(view: View) -> Text:
    """Actions left as flames, further attacks as swords."""
    left = "✶" * view.actions + "·" * max(0, ACTIONS_PER_TURN - view.actions) + "†" * view.strikes
    return Text(left, Style(color=CANDLE_400))
