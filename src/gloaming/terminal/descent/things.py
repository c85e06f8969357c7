"""What can be looked at in the dungeon, and the table in sentences for those who do not see it."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.games.descent.board import ground_of
from gloaming.games.descent.cards import CARDS, KINDS_OF_CARD
from gloaming.games.descent.state import NOBODY, NOWHERE, OVERLORD
from gloaming.games.descent.view import FigureSeen, View
from gloaming.games.descent.words import space_name
from gloaming.pieces.words import some
from gloaming.terminal.descent import campaign
from gloaming.terminal.descent.symbols import conditions
from gloaming.terminal.panel import Thing


def rows(view: View, names: Sequence[str]) -> list[list[Thing]]:
    """Spaces row by row, then figures, then the cards of the viewer."""
    found: list[list[Thing]] = []
    if view.encounter:
        ground = ground_of(view.encounter)
        by_row: dict[int, list[Thing]] = {}
        for space, (_, y) in enumerate(ground.at):
            by_row.setdefault(y, []).append(_space(view, space))
        found += [by_row[y] for y in sorted(by_row)]
    found.append([_figure(view, one) for one in view.figures if one.figure.spaces or one.figure.fallen != NOWHERE])
    found.append([_card(number) for number in dict.fromkeys((*cards_of(view), *campaign.cards_to_see(view)))])
    return [row for row in found if row]


def cards_of(view: View) -> list[int]:
    """The cards before the viewer."""
    if view.seat == OVERLORD:
        return [card for card in view.hand if card is not None]
    mine = [hero for hero in view.heroes if view.seat is None or hero.seat == view.seat]
    return [card for hero in mine for card in (hero.sheet, *hero.skills, *hero.items)]


def _space(view: View, space: int) -> Thing:
    ground = ground_of(view.encounter)
    here = [name_of(view, one.number) for one in view.figures if space in one.figure.spaces]
    here += ["a search token" for token in view.tokens if token.space == space and token.kind == "search"]
    here += [token.face or "an objective" for token in view.tokens if token.space == space and token.kind != "search"]
    kind = ground.terrain_of(space)
    return Thing(("space", space), space_name(ground, space), kind or "floor", ", ".join(here))


def _figure(view: View, one: FigureSeen) -> Thing:
    figure = one.figure
    facts = [
        f"{one.health - figure.damage} of {one.health} Health",
        f"Speed {one.speed}",
        f"defends with {', '.join(one.defense) or 'nothing'}",
    ]
    if figure.kind == "hero":
        facts.insert(1, f"{one.stamina - figure.fatigue} of {one.stamina} Stamina")
    facts += conditions(figure.conditions)
    return Thing(("figure", one.number), name_of(view, one.number), ", ".join(facts), where(view, one))


def where(view: View, one: FigureSeen) -> str:
    """Where a figure is, in words."""
    ground = ground_of(view.encounter)
    if one.figure.fallen != NOWHERE:
        return f"lies knocked out at {space_name(ground, one.figure.fallen)}"
    if not one.figure.spaces:
        return "is not on the map"
    return "stands at " + " ".join(space_name(ground, space) for space in one.figure.spaces)


def name_of(view: View, number: int) -> str:
    """A figure by its name, monsters of a kind numbered."""
    if number == NOBODY:
        return "nobody"
    figure = view.figures[number].figure
    if figure.id:
        return figure.id.replace("_", " ").title()
    if figure.kind != "monster":
        return figure.name
    alike = [o.number for o in view.figures if (o.figure.name, o.figure.rank) == (figure.name, figure.rank)]
    return f"{figure.rank} {figure.name} {alike.index(number) + 1}"


def _card(number: int) -> Thing:
    card = CARDS[number]
    facts = [card.kind, card.slot, " ".join(card.dice), f"{card.gold} gold" if card.gold else "", card.timing]
    return Thing(("card", number), card.name, ", ".join(fact for fact in facts if fact), card.text)


def catalogue() -> list[Thing]:
    """Every card of the game."""
    numbers = {card: CARDS.index(card) for card in KINDS_OF_CARD}
    return [_card(number) for number in numbers.values()]


def describe(view: View, names: Sequence[str]) -> list[str]:
    """The table in sentences: who stands where, how far from whoever acts, which doors are shut."""
    lines = campaign.describe(view, names) if view.campaign is not None else []
    if campaign.is_shown(view) or not view.encounter:
        return lines or ["The heroes gather."]
    lines.append(f"Round {view.round}.")
    ground = ground_of(view.encounter)
    floor = ground.floor(0)
    acting = view.figures[view.acting].figure if 0 <= view.acting < len(view.figures) else None
    for one in view.figures:
        figure = one.figure
        if figure.gone or not (figure.spaces or figure.fallen != NOWHERE):
            continue
        line = f"{name_of(view, one.number)} {where(view, one)}, {one.health - figure.damage} of {one.health} Health"
        if figure.kind == "hero":
            line += f", {one.stamina - figure.fatigue} of {one.stamina} Stamina"
        if figure.conditions:
            line += ", " + " and ".join(conditions(figure.conditions))
        if acting is not None and acting.mask and figure.mask and acting is not figure:
            away = next((n for n in range(99) if floor.within(acting.mask, n) & figure.mask), None)
            if away is not None:
                line += f", {some(away, 'space')} away"
        lines.append(line + ".")
    doors = [f"{name} is {state}" for name, state in zip(ground.doors, view.doors, strict=True)]
    lines += [f"The door {door}." for door in doors]
    lines += [
        f"A search token lies at {space_name(ground, token.space)}."
        for token in view.tokens
        if token.kind == "search" and token.space != NOWHERE
    ]
    lines.append(f"{names[OVERLORD]} holds {len(view.hand)} cards.")
    return lines


def standings(view: View, names: Sequence[str]) -> list[str]:
    """How each seat stands."""
    if view.campaign is not None:
        return campaign.standings(view, names)
    lines = []
    for seat, name in enumerate(names):
        if seat == OVERLORD:
            monsters = sum(bool(one.figure.spaces) for one in view.figures if one.figure.side == "overlord")
            lines.append(f"{name}: overlord, {monsters} monsters, {len(view.hand)} cards")
        else:
            heroes = [one for one in view.figures if one.figure.kind == "hero" and one.seat == seat]
            said = [f"{one.figure.name} {one.health - one.figure.damage}/{one.health}" for one in heroes]
            lines.append(f"{name}: {', '.join(said)}")
    return lines
