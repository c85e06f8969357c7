"""What has not resolved: the chain, top first, and the offer of a trade."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from gloaming.games.twilight import words
from gloaming.games.twilight.cards import DEITIES, FACES
from gloaming.games.twilight.state import NOTHING
from gloaming.games.twilight.view import ItemView, OfferView, View
from gloaming.pieces.words import does, listed
from gloaming.terminal.canvas import wrapped
from gloaming.terminal.palette import CHOOSE, FAINT, GILT, QUIET, STRONG, UNDER_CURSOR, seat_mark, seat_style
from gloaming.terminal.panel import Key, Picture
from gloaming.terminal.twilight import known

ITEM_KINDS = {
    "scheme": "Scheme",
    "summon": "summoned",
    "ability": "ability",
    "power": "Deity Power",
    "trigger": "trigger",
    "heresy": "Heresy",
}


def draw(picture: Picture[View], width: int, *, tell: bool) -> list[Text]:
    """The offer and the chain; where there is room, with what the top of it says."""
    return [*_offer(picture), *_chain(picture, width, tell=tell)]


def title(item: ItemView) -> str:
    """What an item comes from."""
    divine = item.kind == "power" or (item.kind == "trigger" and item.card == NOTHING)
    return DEITIES[item.face].name if divine else FACES[item.face].name


def aims(view: View, item: ItemView, names: Sequence[str]) -> str:
    """What an item is aimed at."""
    face_of = known.faces(view)
    cards = [FACES[face_of[card]].name if card in face_of else "a card" for card in item.cards]
    seats = ["you" if seat == view.seat else names[seat] for seat in item.seats]
    return listed([*cards, *seats])


def _chain(picture: Picture[View], width: int, *, tell: bool) -> list[Text]:
    """What is announced and not yet resolved, the top first, for it resolves first."""
    lines: list[Text] = []
    for number, item in enumerate(reversed(picture.view.chain)):
        head = Text("Chain ⇒ ", Style(color=GILT)) if number == 0 else Text("   then ", FAINT)
        key: Key = ("item", item.depth)
        at = aims(picture.view, item, picture.names)
        for_x = f", X is {item.x}" if item.x else ""
        said = f"{title(item)} ({ITEM_KINDS[item.kind]})" + (f" at {at}" if at else "") + for_x
        mark = Text.assemble((picture.mark(key), CHOOSE), (f"{seat_mark(item.seat)} ", seat_style(item.seat)))
        style = UNDER_CURSOR if picture.cursor == key else STRONG if number == 0 else QUIET
        lines.append(Text.assemble(head, mark, (said, style)))
        if tell and number == 0:
            indent = " " * head.cell_len
            lines += [Text.assemble(indent, part) for part in wrapped(Text(item.text, FAINT), width - head.cell_len)]
    return lines


def _offer(picture: Picture[View]) -> list[Text]:
    """The offer that is on its way; whoever puts it together or answers it reads it in the question."""
    offer = picture.view.offer
    if offer is None or picture.view.decides == picture.view.seat:
        return []
    return [Text.assemble(("Trade ⇒ ", Style(color=GILT)), (say_offer(offer, picture.names), STRONG))]


def say_offer(offer: OfferView, names: Sequence[str]) -> str:
    """An offer in words."""
    to = "you" if names[offer.to] == "You" else names[offer.to]
    verb = does(names[offer.of], "offer" if offer.made else "are about to offer")
    return f"{verb} {to} {words.units(offer.gives)} for {words.units(offer.wants)}"
