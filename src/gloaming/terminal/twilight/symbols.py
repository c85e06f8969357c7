"""Aspects, costs and cards in play as marks and words; a colour never stands alone."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from gloaming.games.twilight.cards import DEITIES, FACES
from gloaming.games.twilight.cards.card import Card
from gloaming.games.twilight.keywords import KEYWORDS
from gloaming.games.twilight.power import NUMERALS, Units
from gloaming.games.twilight.view import AspectView, PermanentView, PlayerView
from gloaming.terminal.palette import ARCANE, BONE_100, EMBER, FAINT, FROST, GILT, GOOD, HARM, SAGE
from gloaming.terminal.stops import NO_STOP, STOP

KINDS: dict[str, tuple[str, str]] = {
    "creature": ("♟", "Creature"),
    "fortification": ("♜", "Fortification"),
    "intrigue": ("✉", "Intrigue"),
    "scheme": ("✦", "Scheme"),
}
"""Mark and name of each kind of card."""

FACTIONS: dict[str, str] = {"Aggression": EMBER, "Negotiation": FROST, "Mysticism": SAGE, "Sanctuary": GILT}

BACKS = ("", "①", "②", "③")
"""The back of a card by its level."""
FRESH, EXHAUSTED = "●", "○"
KNOWN_FRESH, KNOWN_EXHAUSTED = "◆", "◇"
UP_FRESH, UP_EXHAUSTED = "■", "□"
READY, SPENT = "☀", "☾"


def card_style(card: Card) -> Style:
    """The colour of a card's name: that of its Faction."""
    return Style(color=FACTIONS[card.faction])


def cost(units: Units) -> str:
    """A cost by its numerals: 2I·II."""
    return "·".join(f"{n if n > 1 else ''}{NUMERALS[level]}" for level, n in enumerate(units, 1) if n) or "free"


def named(face: int) -> Text:
    """A card in a few cells: the mark of its kind and its name."""
    card = FACES[face]
    return Text(f"{KINDS[card.kind][0]}{card.name}", card_style(card))


def in_hand(face: int) -> Text:
    """A card of a Hand: its back, what it is, what it costs."""
    card = FACES[face]
    return Text.assemble((BACKS[card.aspect], Style(color=BONE_100)), named(face), (f" {cost(card.cost)}", FAINT))


def aspect(one: AspectView) -> Text:
    """An Aspect of a Resource Area: fresh or not, face down, known to the viewer, or face up."""
    if one.face_up:
        return Text(UP_FRESH if one.fresh else UP_EXHAUSTED, Style(color=GILT, bold=True))
    if one.seen.face is not None:
        return Text(KNOWN_FRESH if one.fresh else KNOWN_EXHAUSTED, Style(color=ARCANE, bold=True))
    return Text(FRESH if one.fresh else EXHAUSTED, Style(color=BONE_100))


def deity(player: PlayerView) -> Text:
    """A Deity, ready or Spent."""
    side = READY if player.face_up else SPENT
    return Text(f"{side} {DEITIES[player.deity].name}", Style(color=GILT) if player.face_up else FAINT)


def values(one: PermanentView) -> Text:
    """Fight, Life and Armor of a Creature now."""
    if FACES[one.face].kind != "creature":
        return Text("")
    printed = FACES[one.copies if one.copies >= 0 else one.face]
    shown = Text(" ")
    for now, was in ((one.fight, printed.fight), (one.life, printed.life)):
        shown.append(str(now), GOOD if now > was else HARM if now < was else Style(color=BONE_100, bold=True))
        shown.append("/", FAINT)
    shown.right_crop(1)
    if one.armor:
        shown.append(f" a{one.armor}", FAINT)
    return shown


def markers(one: PermanentView) -> Text:
    """What lies on a card, and what holds it."""
    shown = Text()
    for number, mark, style in (
        (one.damage, "▼", HARM),
        (one.blessings, "✚", GOOD),
        (one.freezes, "❄", Style(color=FROST, bold=True)),
    ):
        if number:
            shown.append(f" {mark}{number}", style)
    if not one.fresh:
        shown.append(" ↷", FAINT)
    if one.new and FACES[one.face].kind == "creature" and "onrush" not in one.keywords:
        shown.append(" new", FAINT)
    if not one.upkeep_paid:
        shown.append(" unpaid", HARM)
    if one.doomed:
        shown.append(" doomed", HARM)
    return shown


def keywords(one: PermanentView) -> str:
    """The keywords of a card in play, Armor with its value."""
    return ", ".join(
        KEYWORDS[word].name.replace("X", str(one.armor)) if word == "armor" else KEYWORDS[word].name
        for word in one.keywords
        if word in KEYWORDS and word != "doomed"
    )


def legend() -> list[Text]:
    """What the symbols stand for."""
    kinds = [Text(f"{mark} {name}", FAINT) for mark, name in KINDS.values()]
    factions = [Text(f"{name} has this colour", Style(color=colour)) for name, colour in FACTIONS.items()]
    rest = [
        "① ② ③ a Lesser, Greater, Exalted back",
        "2I·II costs two Lesser and one Greater",
        f"{FRESH} {EXHAUSTED} Aspect: fresh, exhausted",
        f"{KNOWN_FRESH} {KNOWN_EXHAUSTED} the same, and you know its face",
        f"{FRESH}? one of several Aspects that were mixed",
        f"{UP_FRESH} {UP_EXHAUSTED} the same, Manifested",
        "♥24② Life Stack and its top back",
        "hand ①3②1 the backs of a Hand",
        "disc 5 ✗1 Discard Stack, Destroyed Stack",
        f"stack ①4②3{KNOWN_FRESH}2 Aspect Stack; two Greater known",
        f"{READY} {SPENT} Deity ready, Spent",
        "+C Conviction works",
        "3/2 a1 Fight, Life and Armor now",
        "▼1 damage, already off the Life",
        "✚1 Blessings  ❄1 Freeze markers",
        "↷ exhausted",
        "new came this turn, cannot attack",
        "⇒life attacks the Life Stack",
        "⊣ blocks",
        f"{STOP} you are asked in this window",
        f"{NO_STOP} you are not asked in this window",
        "3▸ press 3 to choose this",
    ]
    return [*kinds, *factions, *(Text(words, FAINT) for words in rest)]
