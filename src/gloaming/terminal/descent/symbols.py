"""The signs of the dungeon: figures, tokens, terrain, doors, dice."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from gloaming.games.descent.dice import FACES, colour_of
from gloaming.games.descent.state import CONDITIONS, Token
from gloaming.games.descent.view import FigureSeen, View
from gloaming.terminal.palette import ARCANE, EMBER, FAINT, FROST, GILT, QUIET, SAGE, STRONG, seat_style

TERRAIN: dict[str, Text] = {
    "water": Text("≈≈≈", Style(color=FROST)),
    "pit": Text("◦◦◦", Style(color="#75648a")),
    "lava": Text("▴▴▴", Style(color=EMBER)),
    "obstacle": Text("▓▓▓", Style(color="#75648a")),
    "blocked": Text("▓▓▓", Style(color="#75648a")),
}
WAY_OUT = Text("»", Style(color=FROST, bold=True))
DOORS: dict[str, Style] = {
    "closed": Style(color=GILT, bold=True),
    "open": Style(color=GILT),
    "locked": Style(color=EMBER, bold=True),
    "broken": Style(color="#75648a"),
}
DIE_STYLES: dict[str, Style] = {
    "blue": Style(color=FROST, bold=True),
    "red": Style(color=EMBER, bold=True),
    "yellow": Style(color="#f5d76e", bold=True),
    "brown": Style(color="#b98b5e", bold=True),
    "gray": Style(color="#c2b5ba", bold=True),
    "black": Style(color="#f1e4ca", bold=True),
}


def mark_of(view: View, one: FigureSeen) -> Text:
    """A figure in three letters: heroes by their seat's colour, masters in capitals."""
    figure = one.figure
    name = figure.id or figure.name
    letters = "".join(part[0] for part in name.replace("_", " ").split())[:2]
    if figure.kind == "hero":
        style = seat_style(one.seat)
        return Text(name[:3], style)
    if figure.kind == "monster":
        alike = [o.number for o in view.figures if o.figure.name == figure.name and o.figure.rank == figure.rank]
        number = alike.index(one.number) + 1
        return Text(
            f"{letters.upper()}*" if figure.rank == "master" else f"{letters.lower()}{number}",
            Style(color=EMBER, bold=figure.rank == "master"),
        )
    return Text(letters.upper() or name[:2], Style(color=EMBER if figure.side == "overlord" else SAGE, bold=True))


def token_mark(token: Token) -> Text:
    """A search token, an objective face down, or its face."""
    if token.kind == "search":
        return Text("?", Style(color=GILT, bold=True))
    return Text((token.face or token.kind)[:3] if token.face else "◆", Style(color=ARCANE, bold=True))


def bar(full: int, taken: int, width: int, style: Style) -> Text:
    """What is left of something, as a bar."""
    left = max(0, full - taken)
    filled = round(width * left / full) if full else 0
    return Text.assemble(("█" * filled, style), ("░" * (width - filled), FAINT))


def dice(rolled: tuple[int, ...]) -> Text:
    """Dice as they lie: hearts, surges, range, shields, X."""
    parts = Text()
    for die in rolled:
        face = FACES[die]
        shown = (
            "X"
            if face.miss
            else "".join(
                (f"{face.range}r" if face.range else "", "♥" * face.damage, "⚡" * face.surges, "⛊" * face.shields)
            )
        )
        parts.append(f"[{shown or ' '}]", DIE_STYLES[colour_of(die)])
        parts.append(" ")
    return parts


def conditions(bits: int) -> list[str]:
    return [name for n, name in enumerate(CONDITIONS) if bits >> n & 1]


def legend() -> list[Text]:
    """What the signs stand for."""
    return [
        Text.assemble(
            ("Gri", STRONG),
            (" a hero, in the colour of the seat   ", QUIET),
            ("ZO*", STRONG),
            (" a master, ", QUIET),
            ("zo1", STRONG),
            (" a minion", QUIET),
        ),
        Text.assemble(
            ("?", DOORS["closed"]),
            (" a search token   ", QUIET),
            ("◆", Style(color=ARCANE)),
            (" an objective   ", QUIET),
            ("✝", Style(color=EMBER)),
            (" a knocked-out hero", QUIET),
        ),
        Text.assemble(
            TERRAIN["water"],
            (" water  ", QUIET),
            TERRAIN["pit"],
            (" pit  ", QUIET),
            TERRAIN["lava"],
            (" lava  ", QUIET),
            TERRAIN["obstacle"],
            (" obstacle  ", QUIET),
            ("▒▒▒", DOORS["closed"]),
            (" a door, ", QUIET),
            ("▒▒▒", DOORS["locked"]),
            (" locked  ", QUIET),
            WAY_OUT,
            (" a way out", QUIET),
        ),
        Text.assemble(
            ("♥", Style(color=EMBER)),
            (" damage  ", QUIET),
            ("⚡", STRONG),
            (" surge  ", QUIET),
            ("⛊", STRONG),
            (" shield  ", QUIET),
            ("3r", STRONG),
            (" range", QUIET),
        ),
    ]
