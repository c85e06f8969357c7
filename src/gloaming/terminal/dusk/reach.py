"""How far a card reaches from where the viewer stands: hexes it strikes, hexes a move with it ends on."""

from __future__ import annotations

from gloaming.games.dusk import options as opt
from gloaming.games.dusk.arena import ARENAS, exact_ends
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.effects import Gait, Tether
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


def _boost(view: View, kind: str) -> int:
    """How much the viewer's next attack, or next card, gets of something."""
    return sum(n for boosted, n, _ in view.boosts if boosted == kind) if view.active == view.seat else 0


def in_range(view: View, card: int) -> frozenset[int]:
    """The hexes the viewer would strike with a card in hand; none for a Wild, which reaches any of them."""
    face = CARDS[card]
    if view.seat is None or view.players[view.seat].hex < 0 or not face.value or face.type == "WILD":
        return frozenset()
    slack = _boost(view, "reach") + _boost(view, "value")
    least = 1 if "TANGLE" in face.attack_powers else max(1, face.value - slack)
    origins = [view.players[view.seat].hex]
    if _boost(view, "token") and view.sets[BEADLE] == view.seat:
        origins += view.wicks
    distance = ARENAS[view.arena].distance
    return frozenset(
        at for origin in origins for at, far in enumerate(distance[origin]) if least <= far <= face.value + slack
    )


def move_ends(view: View, card: int) -> frozenset[int]:
    """The hexes where a move with a card in hand may end; none for a Wild, whose length is chosen first."""
    face = CARDS[card]
    if view.seat is None or not face.value or face.type == "WILD":
        return frozenset()
    player = view.players[view.seat]
    if player.hex < 0 or player.held_still:
        return frozenset()
    off = _boost(view, "value") + _gait(view, view.seat)
    taken = sum(1 << other.hex for other in view.players if other.hex >= 0 and other.seat != view.seat)
    ends = {
        end
        for length in range(max(1, face.value - off), face.value + off + 1)
        for end in exact_ends(view.arena, player.hex, length, taken)
    }
    distance = ARENAS[view.arena].distance
    for owner in _tethers(view, view.seat):
        from_owner = distance[view.players[owner].hex]
        ends = {end for end in ends if from_owner[end] <= from_owner[player.hex]}
    return frozenset(ends)


def _gait(view: View, seat: int) -> int:
    """By how much a player's moves may differ from the card."""
    mine = (op for one in view.in_play if one.owner == seat for op in CARDS[one.card].effect)
    return sum(op.by for op in mine if isinstance(op, Gait))


def _tethers(view: View, seat: int) -> list[int]:
    """The players from whom a Phantom may not move away."""
    return [
        one.owner
        for one in view.in_play
        if one.holder == seat
        for op in CARDS[one.card].effect
        if isinstance(op, Tether)
    ]


def shown_for(view: View, option: Option | None, cursor: Key | None) -> tuple[frozenset[int], frozenset[int]]:
    """The hexes in range and the ends of moves to show, for the option or the card under the cursor."""
    nowhere: frozenset[int] = frozenset()
    card = getattr(option, "card", None)
    if card is None and cursor is not None and cursor[0] == "card":
        card = cursor[1]
    if card is None or view.seat is None or card not in view.players[view.seat].hand:
        return nowhere, nowhere
    match option:
        case opt.MoveWith():
            return nowhere, move_ends(view, card)
        case opt.AttackWith() | opt.Add() | opt.Brace() | opt.Join():
            return in_range(view, card), nowhere
        case None:
            return in_range(view, card), move_ends(view, card)
        case _:
            return nowhere, nowhere
