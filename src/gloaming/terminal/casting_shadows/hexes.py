"""The map: seven hexes with what lies beside them and who stands there, and the decks in the corners."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from gloaming.games.casting_shadows.cards import CARDS
from gloaming.games.casting_shadows.map import DESERT, HOME_PLACES, PLACES, TILES
from gloaming.games.casting_shadows.state import NOTHING
from gloaming.games.casting_shadows.view import View
from gloaming.terminal.canvas import DOTS_ACROSS, DOTS_DOWN, Canvas, fitted, fitted_string, spread
from gloaming.terminal.casting_shadows import symbols
from gloaming.terminal.palette import (
    ARCANE,
    BONE_50,
    CANDLE_400,
    CANDLE_900,
    CHOOSE,
    FAINT,
    GILT,
    NIGHT_400,
    NIGHT_600,
    NIGHT_800,
    QUIET,
    SAGE,
    STRONG,
    UNDER_CURSOR,
    seat_mark,
    seat_style,
)
from gloaming.terminal.panel import Picture

COUNTERSPELLS = ("deck", 0)
"""The Counterspell deck, as a thing to look at."""
WIDEST_HEX = 34
TALL_MAP = 20
"""From this many lines on, the slopes of a hex are two lines high."""


@dataclass(frozen=True)
class Shape:
    """The measures of one hex in cells, and where the whole flower begins."""

    width: int
    height: int
    """Lines of the whole flower."""
    text: int
    """Lines between the slopes."""
    slope: int
    left: int

    @classmethod
    def within(cls, width: int, height: int) -> Shape:
        """The largest flower of seven that fits."""
        across = min((width - 1) // 3, WIDEST_HEX) // 2 * 2
        slope = 2 if height >= TALL_MAP else 1
        text = max(1, (height - 4 * slope) // 3)
        return cls(across, 3 * text + 4 * slope, text, slope, (width - 3 * across - 1) // 2)

    def centre(self, place: int) -> tuple[int, int]:
        """The column of a hex's middle, and the line where its upper slope begins."""
        q, r = PLACES[place]
        return self.left + 3 * self.width // 2 + self.width * q + self.width * r // 2, (r + 1) * (
            self.text + self.slope
        )

    def outline(self, place: int) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
        """The six edges of a hex, in dots."""
        x, top = self.centre(place)
        left, middle, right = ((x + dx) * DOTS_ACROSS for dx in (-self.width // 2, 0, self.width // 2))
        lines = (top, top + self.slope, top + self.slope + self.text, top + 2 * self.slope + self.text)
        # One dot less in all, so that the last line holds the feet of the lowest hexes.
        peak, upper, lower, foot = (y * (DOTS_DOWN * self.height - 1) // self.height for y in lines)
        corners = [(middle, peak), (right, upper), (right, lower), (middle, foot), (left, lower), (left, upper)]
        return zip(corners, [*corners[1:], corners[0]], strict=True)

    def cells(self, place: int) -> Iterator[tuple[int, int]]:
        """The cells that lie wholly inside a hex."""
        x, top = self.centre(place)
        for y in range(self.text + 2 * self.slope):
            above = max(0, self.slope - y, y + 1 - self.slope - self.text)
            within = self.width * (self.slope - above) // (2 * self.slope)
            for column in range(x - within + 1, x + within):
                yield column, top + y


def draw(picture: Picture[View], width: int, height: int) -> list[Text]:
    """The whole map."""
    shape = Shape.within(width, height)
    sheet = Canvas(width, height)
    order = sorted(range(7), key=lambda place: (_lit(picture, place), picture.cursor == ("hex", place)))
    for place in order:
        lit, under_cursor = _lit(picture, place), picture.cursor == ("hex", place)
        ink = Style(color=BONE_50 if under_cursor else CANDLE_400 if lit else NIGHT_400)
        ground = Style(bgcolor=NIGHT_600 if under_cursor else CANDLE_900 if lit else NIGHT_800)
        for x, y in shape.cells(place):
            sheet.paint(x, y, ground)
        for start, end in shape.outline(place):
            sheet.line(start, end, ink)
    for place in range(7):
        x, top = shape.centre(place)
        room = shape.width - 1
        for number, line in enumerate(_lines(picture, place, room, shape.text)):
            sheet.write(x - shape.width // 2 + 1, top + shape.slope + number, line)
    corner = shape.left + shape.width // 2 - 1
    for y, line in enumerate(_portal(picture, corner)[: shape.text + shape.slope]):
        sheet.write(0, y, line)
    for y, line in enumerate(_decks(picture, corner)[: shape.text + shape.slope]):
        sheet.write(width - corner, y, line)
    return sheet.lines()


def _lit(picture: Picture[View], place: int) -> bool:
    return ("hex", place) in picture.marks


def _lines(picture: Picture[View], place: int, width: int, height: int) -> list[Text]:
    """What is written in a hex, the most important first where there is little room."""
    title = _title(picture, place, width)
    beside, price, work = _beside(picture, place, width)
    if height <= 3:
        people = _people(picture, place, width - price.cell_len - 1)
        return [title, beside, spread(people, price, width)][:height]
    lines = [title, beside, price, *([work] if height > 4 else []), _people(picture, place, width)]
    spare = (height - len(lines)) // 2
    return [Text("")] * spare + [fitted(line, width) for line in lines]


def _title(picture: Picture[View], place: int, width: int) -> Text:
    """The name of a tile, or its telling word where there is no room, and what it gives."""
    tile = TILES[picture.view.tiles[place]]
    mark = Text(picture.mark(("hex", place)), CHOOSE)
    gives = symbols.grant(tile)
    room = width - mark.cell_len - gives.cell_len - 1
    words = tile.name.split(" ")
    short = words[0] if place in HOME_PLACES else words[-1]
    name = tile.name if len(tile.name) <= room else fitted_string(short, room)
    style = UNDER_CURSOR if picture.cursor == ("hex", place) else STRONG
    return spread(Text.assemble(mark, (name, style)), gives, width)


def _people(picture: Picture[View], place: int, width: int) -> Text:
    """Who stands there: marks and names, or marks alone where the names do not fit."""
    here = [player.seat for player in picture.view.players if player.hp > 0 and player.hex == place]
    for letters in (10, 5, 3, 0):
        shown = Text(" ").join(
            Text.assemble(
                (picture.mark(("seat", seat)), CHOOSE),
                (seat_mark(seat) + fitted_string(picture.names[seat], letters), seat_style(seat)),
            )
            for seat in here
        )
        if shown.cell_len <= width:
            break
    return shown


def _beside(picture: Picture[View], place: int, width: int) -> tuple[Text, Text, Text]:
    """What lies beside a hex: its name, its price, what it does."""
    if place == DESERT:
        left = len(picture.view.counterspell_deck)
        style = UNDER_CURSOR if picture.cursor == COUNTERSPELLS else Style(color=ARCANE)
        name = Text.assemble((picture.mark(COUNTERSPELLS), CHOOSE), (f"{left} Counterspells", style))
        price = symbols.cost(CARDS_IN_DESERT.collect)
        return fitted(name, width), price, Text("face down", FAINT)
    number = picture.view.market[place]
    if number == NOTHING:
        return Text(""), Text(""), Text("")
    card = CARDS[number]
    under_cursor = picture.cursor == ("card", number)
    name = Text.assemble(
        (picture.mark(("card", number)), CHOOSE),
        (card.name, UNDER_CURSOR if under_cursor else symbols.card_style(card)),
    )
    level = Text.assemble(symbols.kind_mark(card), f"{card.level or ''} ")
    free = Text("free", FAINT) if not any(card.collect) else symbols.cost(card.collect)
    return fitted(name, width), Text.assemble(level, free), symbols.working(card)


CARDS_IN_DESERT = next(card for card in CARDS if card.kind == "counterspell")
"""Any Counterspell: all of them cost the same."""


def _portal(picture: Picture[View], width: int) -> list[Text]:
    """The Companions that wait in the portal."""
    lines = [Text("Portal", Style(color=GILT))]
    for number in picture.view.portal:
        mark = Text(picture.mark(("card", number)), CHOOSE)
        words = CARDS[number].name.split(" ")
        room = width - mark.cell_len
        name = " ".join(words) if len(" ".join(words)) <= room else words[-1]
        style = UNDER_CURSOR if picture.cursor == ("card", number) else Style(color=SAGE)
        lines.append(fitted(Text.assemble(mark, (fitted_string(name, room), style)), width))
    return lines


def _decks(picture: Picture[View], width: int) -> list[Text]:
    """How many cards are left."""
    view = picture.view
    counts = ((view.main_left, "main"), (len(view.discard), "discard"), (view.companions_left, "portal"))
    return [
        fitted(Text("Decks", Style(color=GILT)), width),
        *(fitted(Text.assemble((f"{n:2} ", QUIET), (name, FAINT)), width) for n, name in counts),
    ]
