"""Resources, costs and spells as coloured symbols, always with a letter."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from gloaming.games.casting_shadows.cards.card import Card
from gloaming.games.casting_shadows.effects import Convert, Effect, Gain, Heal, Strike
from gloaming.games.casting_shadows.map import Tile
from gloaming.games.casting_shadows.resources import NUMBER_OF, Cost
from gloaming.terminal.palette import ARCANE, ASH_300, BONE_100, EMBER, FAINT, FROST, GOOD, SAGE

RED, BLUE, PURPLE = "#f0503c", "#4fa3f7", "#b884f0"
SHADOW, CURSE, ANY = "#d9d4f2", "#8fd14f", ASH_300

SYMBOLS: tuple[tuple[str, str, str], ...] = (
    ("◆", "R", RED),
    ("◆", "B", BLUE),
    ("◈", "P", PURPLE),
    ("●", "R", RED),
    ("●", "B", BLUE),
    ("◐", "P", PURPLE),
    ("✦", "S", SHADOW),
    ("☠", "C", CURSE),
)
"""Shape, letter and colour of each resource."""

ANY_GEM = ("◇", "*", ANY)
ANY_ORB = ("○", "*", ANY)
COST_SYMBOLS = (
    *(SYMBOLS[0], SYMBOLS[1], ANY_GEM),
    *(SYMBOLS[3], SYMBOLS[4], ANY_ORB),
    *(SYMBOLS[6], SYMBOLS[7]),
)
"""The symbols of a cost, in the order of its fields."""

KINDS = {
    "attack": ("†", EMBER, "Attack Spell"),
    "conversion": ("⇄", FROST, "Conversion Spell"),
    "resource": ("▪", BONE_100, "Resource card"),
    "counterspell": ("◌", ARCANE, "Counterspell"),
    "companion": ("♞", SAGE, "Companion"),
}
"""Mark, colour and name of each kind of card."""


def _symbol(of: tuple[str, str, str]) -> Text:
    shape, letter, colour = of
    return Text.assemble((shape, Style(color=colour)), (letter, Style(color=colour, bold=True)))


def resource(number: int) -> Text:
    """A resource as shape and letter."""
    return _symbol(SYMBOLS[number])


def cost(of: Cost) -> Text:
    """A cost as symbols; `L1` is a level 1 spell to give up."""
    shown = Text()
    for symbol, number in zip(COST_SYMBOLS, of[:8], strict=True):
        for _ in range(number):
            shown.append_text(_symbol(symbol))
    if of.spell:
        shown.append(f"+L{of.spell}" if shown else f"L{of.spell}", FAINT)
    return shown


def reach(distances: tuple[int, ...]) -> str:
    """How far a spell reaches, in a few words."""
    if distances == (0,):
        return "on your hex"
    far = f"{distances[0]}-{distances[-1]}" if len(distances) > 1 else f"{distances[0]}"
    return f"{far} away"


def kind_mark(card: Card) -> Text:
    """The mark of a card's kind, in its colour."""
    mark, colour, _ = KINDS[card.kind]
    return Text(mark, Style(color=colour, bold=True))


def card_style(card: Card) -> Style:
    """The colour of a card's name."""
    return Style(color=KINDS[card.kind][1])


def working(card: Card) -> Text:
    """What a card does, in symbols: what is paid and what it deals, gives or turns into what."""
    effect = card.effect
    if card.kind == "attack" and isinstance(effect, Strike):
        steps = [Text.assemble(cost(card.cast.times(n + 1)), f"→{damage}") for n, damage in enumerate(effect.damage)]
        every = " all on a hex" if effect.at == "hex" else ""
        return Text.assemble(Text(" ").join(steps), (f" {reach(effect.range)}{every}", FAINT))
    if isinstance(effect, Convert):
        turns = [
            Text.assemble(resource(NUMBER_OF[e.take]), "→", *([resource(NUMBER_OF[e.give])] * e.number))
            for e in effect.choices
        ]
        return Text.assemble(Text(" ").join(turns), (f" up to {effect.times}" if effect.times > 1 else "", FAINT))
    if isinstance(effect, Gain):
        return Text.assemble("gives ", resource(NUMBER_OF[effect.resource]))
    return Text(card.text, FAINT)


def grant(tile: Tile) -> Text:
    """What a tile gives at the start of a turn, in symbols."""
    return Text("").join(_granted(effect) for effect in tile.effects)


def _granted(effect: Effect) -> Text:
    if isinstance(effect, Heal):
        return Text(f"+{effect.n}♥", GOOD)
    assert isinstance(effect, Gain)
    return Text.assemble(("+", FAINT), resource(NUMBER_OF[effect.resource]))
