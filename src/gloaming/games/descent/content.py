"""What a screen needs to draw the game and no view repeats: cards, figures, maps, quests, dice."""

from __future__ import annotations

from typing import Any, get_args

from gloaming.games.descent.campaign.course import Icon, course
from gloaming.games.descent.campaign.travel_events import TRAVEL_EVENTS
from gloaming.games.descent.campaign.view import STEPS
from gloaming.games.descent.campaign.words import STAGES
from gloaming.games.descent.cards import ARCHETYPES, HERO_SHEETS, KINDS_OF_CARD, MONSTER_TYPES, NUMBERS, SHEETS
from gloaming.games.descent.cards.card import Card, Sheet
from gloaming.games.descent.dice import DICE
from gloaming.games.descent.maps import encounter_maps, ground, place_of
from gloaming.games.descent.moments import MOMENTS
from gloaming.games.descent.quests.encounter import Encounter
from gloaming.games.descent.quests.reading import quests
from gloaming.games.descent.state import CONDITIONS
from gloaming.games.descent.strength import average_damage
from gloaming.games.descent.words import space_name, surge_words
from gloaming.pieces.squares.corners import EAST, SOUTH


def content() -> dict[str, Any]:
    """All of it."""
    return {
        "kinds": [_card(card) for card in KINDS_OF_CARD],
        "cards": [kind for kind, card in enumerate(KINDS_OF_CARD) for _ in NUMBERS[card]],
        "sheets": {"|".join(map(str, key)): _sheet(sheet) for key, sheet in SHEETS.items()},
        "heroes": {name: sheet.archetype for name, sheet in HERO_SHEETS.items()},
        "classes": {name: archetype for archetype, names in ARCHETYPES.items() for name in names},
        "monsters": {name: {"traits": one.traits, "size": one.size} for name, one in MONSTER_TYPES.items()},
        "maps": {name: _map(name) for name in encounter_maps()},
        "quests": {
            quest.id: {
                "name": quest.name,
                "category": quest.category,
                "encounters": {encounter.id: _encounter(encounter) for encounter in quest.encounters},
            }
            for quest in quests().values()
        },
        "dice": [
            {
                "colour": colour,
                "damage": face.damage,
                "surges": face.surges,
                "range": face.range,
                "shields": face.shields,
                "miss": face.miss,
            }
            for colour, faces in DICE.items()
            for face in faces
        ],
        "campaign": {
            "steps": STEPS,
            "stages": STAGES,
            "home": course().travel.home,
            "stops": [
                {"id": stop.id, "from": stop.before, "icon": stop.icon, "quests": stop.quests}
                for stop in course().travel.stops
            ],
            "events": {icon: sum(icon in card for card in TRAVEL_EVENTS) for icon in get_args(Icon)},
        },
        "conditions": CONDITIONS,
        "moments": MOMENTS,
    }


NOTHING_SPECIAL = "A weapon."
"""The text of a card that has nothing to say beyond its dice and surges."""


def _card(card: Card) -> dict[str, Any]:
    """A card's face; what is empty is left out."""
    face = {
        "name": card.name,
        "kind": card.kind,
        "text": "" if card.text == NOTHING_SPECIAL else card.text,
        "icon": card.icon,
        "origin": card.origin,
        "slot": card.slot,
        "traits": card.traits,
        "attack": card.attack,
        "dice": card.dice,
        "gold": card.gold,
        "xp": card.xp,
        "hero_class": card.hero_class,
        "deck": card.deck,
        "type": card.type,
        "surges": [surge_words(surge) for surge in card.surges],
        "average": average_damage(card) if card.dice and card.attack else [],
        "fatigue": max((ability.fatigue for ability in card.abilities), default=0),
        "at": list(dict.fromkeys(ability.at for ability in card.abilities)),
        "timing": card.timing,
        "exhausts": any(ability.exhausts for ability in card.abilities),
    }
    return {name: value for name, value in face.items() if value}


def _sheet(sheet: Sheet) -> dict[str, Any]:
    return {
        "size": sheet.size,
        "speed": sheet.speed,
        "health": sheet.health,
        "stamina": sheet.stamina,
        "defense": sheet.defense,
        "attack": sheet.attack,
        "dice": sheet.dice,
        "surges": [surge_words(surge) for surge in sheet.surges],
        "abilities": sheet.abilities,
        "attributes": [sheet.might, sheet.knowledge, sheet.willpower, sheet.awareness],
    }


def _map(name: str) -> dict[str, Any]:
    """A map by spaces: where each lies, its terrain and tile; walls and doors from corner point to corner point."""
    laid, drawn = ground(name), encounter_maps()[name]
    tiles = [laid.piece_of(space) for space in range(laid.size)]
    walls = []
    for (x, y), arms in laid.arms(0).items():
        if arms & EAST:
            walls.append((x, y, x + 1, y))
        if arms & SOUTH:
            walls.append((x, y, x, y + 1))
    return {
        "width": laid.width,
        "height": laid.height,
        "at": laid.at,
        "names": [space_name(laid, space) for space in range(laid.size)],
        "terrain": [laid.terrain_of(space) for space in range(laid.size)],
        "tile": tiles,
        "places": {tile: name for tile in dict.fromkeys(tiles) if (name := place_of(tile))},
        "walls": walls,
        "doors": [{"kind": door.kind, "line": door.line} for door in laid.doors.values()],
        "ways": {way: [laid.number[point] for point in spaces] for way, spaces in drawn.ways.items()},
    }


def _encounter(encounter: Encounter) -> dict[str, Any]:
    """What both sides read before it begins."""
    goals = encounter.victory
    return {
        "title": encounter.title,
        "flavour": encounter.flavour,
        "number": encounter.number,
        "heroes": {"goal": goals.heroes.text, "plan": encounter.plan.heroes},
        "overlord": {"goal": goals.overlord.text, "plan": encounter.plan.overlord},
        "rules": [rule.text for rule in encounter.rules if rule.text],
        "reinforcements": [one.text for one in encounter.reinforcements if one.text],
        "special": encounter.special.text if encounter.special else "",
        "clock": {"last_round": encounter.clock.last_round, "then": encounter.clock.then},
        "tokens": {token.id: token.name for token in encounter.tokens},
        "figures": {
            **{one.id: one.name for one in encounter.named},
            **{one.id: one.name for one in encounter.npcs},
            **{one.id: one.name for one in encounter.objects},
        },
        "groups": {
            group.id: {"open": group.open, "type": group.type or "", "traits": (*group.traits, *group.also)}
            for group in encounter.groups
        },
    }
