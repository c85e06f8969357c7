"""Hero sheets, monsters and the overlord's hand, in lines."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.quests.victory import goals
from gloaming.games.descent.state import OVERLORD
from gloaming.games.descent.view import FigureSeen, View
from gloaming.pieces.words import some
from gloaming.terminal.canvas import fitted, stacked, wrapped
from gloaming.terminal.descent.symbols import bar, conditions, dice, mark_of
from gloaming.terminal.palette import CHOOSE, EMBER, FAINT, FROST, GOOD, HARM, QUIET, SECRET, STRONG, seat_style
from gloaming.terminal.panel import Picture

HEALTH = Style(color=EMBER)
STAMINA = Style(color=FROST)
ROOM_FOR_BARS = 36
"""Columns from which on the bars are long; beside short ones the figures and what a hero suffers are still read."""


def seats(picture: Picture[View], width: int, height: int) -> list[Text]:
    """All heroes, then the monsters on the map, then the overlord's cards."""
    view = picture.view
    heroes = [_hero(picture, one, width) for one in view.figures if one.figure.kind == "hero"]
    monsters = [
        _monster(picture, one, width) for one in view.figures if one.figure.kind != "hero" and one.figure.spaces
    ]
    overlord = fitted(
        Text.assemble(
            (f"{picture.names[OVERLORD]}: ", seat_style(OVERLORD)),
            (f"{len(view.hand)} cards, {view.deck} in the deck, {len(view.discard)} played", FAINT),
        ),
        width,
    )
    return stacked([*heroes, [overlord, *monsters]], height, 1)


def _hero(picture: Picture[View], one: FigureSeen, width: int) -> list[Text]:
    view, figure = picture.view, one.figure
    hero = view.heroes[one.number]
    turn = "▶" if view.acting == one.number else "✓" if figure.acted else " "
    name = Text.assemble(
        (turn, CHOOSE),
        (picture.mark(("figure", one.number)), CHOOSE),
        (f"{figure.name} ", seat_style(one.seat)),
        (f"{hero.class_name} · {picture.names[one.seat]}", FAINT),
    )
    if figure.fallen >= 0:
        state = Text("  knocked out", HARM)
    else:
        long, short, gap = (8, 5, "  ") if width >= ROOM_FOR_BARS else (4, 3, " ")
        state = Text.assemble(
            " ",
            bar(one.health, figure.damage, long, HEALTH),
            (f" {one.health - figure.damage}/{one.health}{gap}", QUIET),
            bar(one.stamina, figure.fatigue, short, STAMINA),
            (f" {one.stamina - figure.fatigue}/{one.stamina} ", QUIET),
            (" ".join(conditions(figure.conditions)), HARM),
            ("" if hero.feat_used else " feat", GOOD),
        )
        if view.acting == one.number:
            state.append(f" {some(figure.actions, 'action')}", CHOOSE)
    return [fitted(name, width), fitted(state, width)]


def _monster(picture: Picture[View], one: FigureSeen, width: int) -> Text:
    figure = one.figure
    name = figure.id.replace("_", " ").title() if figure.id else f"{figure.rank} {figure.name}".strip()
    turn = "▶" if picture.view.acting == one.number else " "
    line = Text.assemble(
        (turn, CHOOSE),
        (picture.mark(("figure", one.number)), CHOOSE),
        mark_of(picture.view, one),
        (f" {name} ", Style(color=EMBER, bold=figure.rank == "master")),
        (f"{one.health - figure.damage}/{one.health} speed {one.speed} ", QUIET),
        (" ".join(conditions(figure.conditions)), HARM),
    )
    return fitted(line, width)


def mine(picture: Picture[View], width: int, height: int) -> list[Text]:
    """The attack under way, the cards of whoever looks: heroes', or the overlord's hand; then the goals."""
    view = picture.view
    lines: list[Text] = []
    if view.attack is not None:
        lines.append(fitted(_attack(view), width))
    if view.seat == OVERLORD:
        names = [CARDS[card].name for card in view.hand if card is not None]
        lines.append(fitted(Text.assemble(("Hand: ", FAINT), (", ".join(names) or "none", SECRET)), width))
    else:
        lines += [
            fitted(_cards(picture, number), width) for number, hero in enumerate(view.heroes) if hero.seat == view.seat
        ]
    lines += [line for goal in goals(view.encounter) for line in wrapped(Text(goal, FAINT), width)]
    return lines[:height]


def _cards(picture: Picture[View], number: int) -> Text:
    hero = picture.view.heroes[number]
    line = Text.assemble((f"{hero.name.split()[0]}: ", seat_style(hero.seat)))
    for card in (*hero.skills, *hero.items):
        style = FAINT if card in hero.exhausted or card in hero.used else STRONG if card in hero.equipped else QUIET
        line.append(picture.mark(("card", card)), CHOOSE)
        line.append(CARDS[card].name + ("(used)" if card in hero.exhausted or card in hero.used else ""), style)
        line.append("  ")
    return line


def _attack(view: View) -> Text:
    attack = view.attack
    assert attack is not None
    line = Text.assemble(("Attack ", STRONG), dice(attack.dice))
    for hit in attack.hits:
        if hit.dice:
            line.append("  against ", FAINT)
            line.append(dice(hit.dice))
            line.append(f"takes {hit.damage} ", HARM)
    if attack.surges:
        line.append(f" {some(attack.surges, 'surge')} left", CHOOSE)
    return line
