"""How far a card reaches from where the viewer stands: hexes it strikes, hexes a move with it ends on."""

from __future__ import annotations

from gloaming.games.dusk import answers as a
from gloaming.games.dusk.arena import ARENAS, exact_ends
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.state import BEADLE
from gloaming.games.dusk.view import View
from gloaming.kernel import Option
from gloaming.terminal.panel import Key


def place(view: View, number: int) -> str:
    """A hex by its row, a letter from the top, and its number in that row from the left."""
    cells = ARENAS[view.arena].cells
    row = cells[number][1]
    top = cells[0][1]
    first = min(q for q, r in cells if r == row)
    return f"{'ABCDEFGHIJKLM'[row - top]}{cells[number][0] - first + 1}"


def distance(view: View, seat: int, other: int) -> int | None:
    """How far two Phantoms are apart, if both stand on the board."""
    here, there = view.players[seat].hex, view.players[other].hex
    return ARENAS[view.arena].distance[here][there] if here >= 0 and there >= 0 else None


def in_range(view: View, card: int) -> frozenset[int]:
    """The hexes the viewer would strike with a card in hand; none for a Wild, which reaches any of them."""
    face = CARDS[card]
    if view.seat is None or view.players[view.seat].hex < 0 or not face.value or face.type == "WILD":
        return frozenset()
    board = ARENAS[view.arena]
    boosted = any(kind == "reach" for kind, _, _ in view.boosts)
    slack = sum(n for kind, n, _ in view.boosts if kind == "reach") if boosted else 0
    least = 0 if "TANGLE" in face.attack_powers else face.value - slack
    origins = [view.players[view.seat].hex]
    if view.sets[BEADLE] == view.seat:
        origins += view.wicks
    return frozenset(
        at
        for origin in origins
        for at, far in enumerate(board.distance[origin])
        if max(1, least) <= far <= face.value + slack
    )


def move_ends(view: View, card: int) -> frozenset[int]:
    """The hexes where a move with a card in hand may end; none for a Wild, whose length is chosen first."""
    face = CARDS[card]
    if view.seat is None or not face.value or face.type == "WILD":
        return frozenset()
    player = view.players[view.seat]
    if player.hex < 0 or player.held_still:
        return frozenset()
    taken = sum(1 << other.hex for other in view.players if other.hex >= 0 and other.seat != view.seat)
    return frozenset(exact_ends(view.arena, player.hex, face.value, taken))


def shown_for(view: View, option: Option | None, cursor: Key | None) -> tuple[frozenset[int], frozenset[int]]:
    """The hexes in range and the ends of moves to show, for the option or the card under the cursor."""
    nowhere: frozenset[int] = frozenset()
    card = getattr(option, "card", None)
    if card is None and cursor is not None and cursor[0] == "card":
        card = cursor[1]
    if card is None or view.seat is None or card not in view.players[view.seat].hand:
        return nowhere, nowhere
    match option:
        case a.MoveWith():
            return nowhere, move_ends(view, card)
        case a.AttackWith() | a.Add() | a.Brace() | a.Join():
            return in_range(view, card), nowhere
        case None:
            return in_range(view, card), move_ends(view, card)
        case _:
            return nowhere, nowhere
