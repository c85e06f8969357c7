"""The middle of the table: phase bar, every Combat Field, and the chain of what has not resolved."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from gloaming.games.twilight.cards import FACES
from gloaming.games.twilight.power import LEVELS, NUMERALS
from gloaming.games.twilight.state import NOTHING
from gloaming.games.twilight.view import PermanentView, PlayerView, View
from gloaming.terminal.canvas import fitted, packed, shortened, stacked
from gloaming.terminal.palette import CHOOSE, FAINT, GOOD, HARM, QUIET, STRONG, UNDER_CURSOR, seat_mark, seat_style
from gloaming.terminal.panel import Key, Picture
from gloaming.terminal.twilight import chain, phases, sentences, symbols

LONGEST_NAME = 36
LEAST_LINES = 2
WIDE = 70
"""From this width on a card has a line of its own."""
LINES_FOR_TEXT = 18
"""From this height on the chain tells what is still to happen."""


def in_order(view: View) -> list[PlayerView]:
    """The players as they sit: the others clockwise, the viewer last."""
    first = 0 if view.seat is None else view.seat + 1
    return [view.players[(first + step) % view.seats] for step in range(view.seats)]


def draw(picture: Picture[View], width: int, height: int) -> list[Text]:
    """The phase bar above, the fields, what is pending below; a cell is left free to the right."""
    view, width = picture.view, width - 1
    pending = chain.draw(picture, width, tell=height >= LINES_FOR_TEXT)
    players = [player for player in in_order(view) if not player.out]
    pending = pending[: max(1, height - 1 - LEAST_LINES * len(players))]
    room = max(0, height - 1 - len(pending))
    fields = stacked(_fields(picture, players, width, room - len(players)), room, LEAST_LINES)
    fields += [Text("")] * (room - len(fields))
    return [fitted(line, width + 1) for line in (phases.bar(picture, width), *fields, *pending)][:height]


def _fields(picture: Picture[View], players: Sequence[PlayerView], width: int, room: int) -> list[list[Text]]:
    """Every Combat Field: the Creature Limit, then the cards, which have so many lines together."""
    fields = [
        sorted((one for one in picture.view.field if one.controller == player.seat), key=_place) for player in players
    ]
    shown = [[one for one in field if not one.covered] for field in fields]
    wide = width >= WIDE and sum(max(1, len(cards)) for cards in shown) <= room
    wanted = [len(_packed(picture, cards, width, len(cards))) for cards in shown]
    lines = [
        _with_text(picture, cards) if wide else _packed(picture, cards, width, height)
        for cards, height in zip(shown, _shared_out(wanted, room), strict=True)
    ]
    return [
        [_heading(picture, player, field, width), *(cards or [Text("   no cards in play", FAINT)])]
        for player, field, cards in zip(players, fields, lines, strict=True)
    ]


def _shared_out(wanted: Sequence[int], room: int) -> list[int]:
    """So many lines for each; one at least, and the rest to whoever lacks most."""
    given = [1] * len(wanted)
    while sum(given) < room and any(has < wants for has, wants in zip(given, wanted, strict=True)):
        lacking = [wants - has for has, wants in zip(given, wanted, strict=True)]
        given[lacking.index(max(lacking))] += 1
    return given


def _packed(picture: Picture[View], cards: Sequence[PermanentView], width: int, height: int) -> list[Text]:
    lines = packed(lambda longest: [card(picture, one, longest) for one in cards], width - 1, height, LONGEST_NAME)
    return [Text.assemble(" ", line) for line in lines]


def _with_text(picture: Picture[View], cards: Sequence[PermanentView]) -> list[Text]:
    return [Text.assemble("   ", card(picture, one, LONGEST_NAME), _more(one)) for one in cards]


def _place(one: PermanentView) -> tuple[int, int]:
    """Creatures first, then the compass, then Intrigues; each in order of arrival."""
    kind = FACES[one.face].kind
    return ("creature", "fortification", "intrigue").index(kind), "NESW".find(one.direction)


def _more(one: PermanentView) -> Text:
    """Keywords, or what an ability says, where there is room for it."""
    keywords = symbols.keywords(one)
    text = FACES[one.face].text
    return Text(f"  {keywords}{'; ' if keywords and text else ''}{text}", FAINT)


def _heading(picture: Picture[View], player: PlayerView, mine: Sequence[PermanentView], width: int) -> Text:
    """Whose field it is, and how many Creatures of each level the Resource Area carries."""
    creatures = [one for one in mine if FACES[one.face].kind == "creature"]
    key: Key = ("seat", player.seat)
    name = Text.assemble(
        (picture.mark(key), CHOOSE),
        (f"{seat_mark(player.seat)} {picture.names[player.seat]}", seat_style(player.seat)),
        (" your ally" if sentences.is_ally(picture.view, player) else "", GOOD),
        (" Creatures", FAINT),
    )
    if picture.cursor == key:
        name.stylize(UNDER_CURSOR)
    for level in LEVELS:
        has, most = sum(one.level == level for one in creatures), player.limit[level - 1]
        name.append(f" {NUMERALS[level]} {has}/{most}", HARM if has > most else FAINT)
    name.append(" ")
    # With many players the mats have no room for it.
    deity = (
        Text.assemble(" ", symbols.deity(player)) if picture.view.seats > 2 and player.deity != NOTHING else Text("")
    )
    name.append("─" * max(0, width - name.cell_len - deity.cell_len), FAINT)
    return Text.assemble(name, deity)


def card(picture: Picture[View], one: PermanentView, longest: int) -> Text:
    """A card in play: its name in so many cells, its values now, what lies on it, whom it attacks or blocks."""
    key: Key = ("card", one.card)
    name = symbols.named(one.face)
    if one.copies != NOTHING:
        name.append(f"={FACES[one.copies].name}")
    name = shortened(name, longest)
    if picture.cursor == key:
        name.stylize(UNDER_CURSOR)
    whose = seat_mark(one.owner) if one.owner != one.controller else ""
    below = sum(
        other.covered and other.direction == one.direction and other.controller == one.controller
        for other in picture.view.field
    )
    where = Text(f"{one.direction}:" if one.direction else "", STRONG)
    layers = Text(f" +{below} below" if one.direction and below else "", FAINT)
    return Text.assemble(
        (picture.mark(key), CHOOSE),
        (whose, seat_style(one.owner)),
        where,
        name,
        layers,
        symbols.values(one),
        symbols.markers(one),
        _combat(picture, one),
    )


def _combat(picture: Picture[View], one: PermanentView) -> Text:
    view = picture.view
    if one.attacks != NOTHING:
        whom = Text(seat_mark(one.attacks), seat_style(one.attacks))
        blocked = any(other.blocks == one.card for other in view.field)
        return Text.assemble((" ⇒", HARM), whom, (one.stack, HARM), (" blocked" if blocked else "", QUIET))
    if one.blocks != NOTHING:
        attacker = next((other for other in view.field if other.card == one.blocks), None)
        name = FACES[attacker.face].name if attacker is not None else "nobody"
        return Text(f" ⊣{name}", STRONG)
    return Text("")
