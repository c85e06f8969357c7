"""What a screen needs to draw the game and no view repeats: cards, figures, maps, quests, dice."""

from __future__ import annotations

from typing import get_args

from gloaming.games.descent.campaign.course import Icon, Stage, Stop, course
from gloaming.games.descent.campaign.travel_events import TRAVEL_EVENTS
from gloaming.games.descent.campaign.view import STEPS
from gloaming.games.descent.campaign.words import STAGES
from gloaming.games.descent.cards import ARCHETYPES, HERO_SHEETS, KINDS_OF_CARD, MONSTER_TYPES, NUMBERS, SHEETS
from gloaming.games.descent.cards.card import AttackType, Card, Sheet, Slot
from gloaming.games.descent.cards.card import Kind as CardType
from gloaming.games.descent.dice import DICE, Colour
from gloaming.games.descent.maps import Edge, encounter_maps, ground, place_of
from gloaming.games.descent.moments import MOMENTS
from gloaming.games.descent.quests.encounter import Encounter
from gloaming.games.descent.quests.quest import Quest
from gloaming.games.descent.quests.reading import quests
from gloaming.games.descent.state import CONDITIONS
from gloaming.games.descent.strength import average_damage
from gloaming.games.descent.words import space_name, surge_words
from gloaming.kernel.frozen import Frozen
from gloaming.pieces.content import as_record
from gloaming.pieces.origins import Origin
from gloaming.pieces.squares import Point
from gloaming.pieces.squares.corners import EAST, SOUTH


class CardKindContent(Frozen, kw_only=True, omit_defaults=True):
    """A kind of card; what is empty is left out."""

    name: str
    kind: CardType
    text: str = ""
    icon: str
    origin: Origin
    slot: Slot = ""
    traits: tuple[str, ...] = ()
    attack: AttackType = ""
    dice: tuple[Colour, ...] = ()
    gold: int = 0
    xp: int = 0
    hero_class: str = ""
    deck: str = ""
    type: str = ""
    surges: tuple[str, ...] = ()
    average: tuple[float, ...] = ()
    """What a weapon deals on average against a gray die, 2, 4 and 5 spaces away; a melee weapon, to a neighbour."""
    fatigue: int = 0
    at: tuple[str, ...] = ()
    """The moments at which it can be used."""
    timing: str = ""
    """When a skill can be used, where its text does not say it."""
    exhausts: bool = False


class SheetContent(Frozen):
    """The numbers of a figure."""

    size: tuple[int, int]
    speed: int
    health: int
    stamina: int
    defense: tuple[Colour, ...]
    attack: AttackType
    dice: tuple[Colour, ...]
    surges: tuple[str, ...]
    abilities: tuple[str, ...]
    attributes: tuple[int, int, int, int]
    """Might, knowledge, willpower, awareness."""


class MonsterContent(Frozen):
    traits: tuple[str, ...]
    size: tuple[int, int]


class DoorContent(Frozen):
    kind: str
    line: Edge


class DungeonMapContent(Frozen):
    """A map by spaces: where each lies, its terrain and tile; walls and doors from corner point to corner point."""

    width: int
    height: int
    at: tuple[Point, ...]
    names: tuple[str, ...]
    terrain: tuple[str, ...]
    tile: tuple[str, ...]
    places: dict[str, str]
    """What the tiles that show something are called."""
    walls: tuple[Edge, ...]
    doors: tuple[DoorContent, ...]
    ways: dict[str, tuple[int, ...]]


class AimContent(Frozen):
    """What a side has to do in an encounter, and how it may go about it."""

    goal: str
    plan: str


class ClockContent(Frozen):
    last_round: int
    then: str


class EncounterGroupContent(Frozen):
    """A monster group of an encounter; the overlord chooses the type of an open one, by its traits."""

    open: bool
    type: str
    traits: tuple[str, ...]


class EncounterContent(Frozen):
    """What both sides read before an encounter begins, and what its things are called."""

    title: str
    flavour: str
    number: int
    heroes: AimContent
    overlord: AimContent
    rules: tuple[str, ...]
    reinforcements: tuple[str, ...]
    special: str
    clock: ClockContent
    tokens: dict[str, str]
    figures: dict[str, str]
    groups: dict[str, EncounterGroupContent]


class QuestContent(Frozen):
    name: str
    category: str
    encounters: dict[str, EncounterContent]


class FaceContent(Frozen):
    """A face of a die."""

    colour: Colour
    damage: int
    surges: int
    range: int
    shields: int
    miss: bool


class RoadContent(Frozen):
    """The campaign: its steps and stages, and the map it is travelled on."""

    steps: tuple[str, ...]
    stages: dict[Stage, str]
    home: str
    stops: tuple[Stop, ...]
    events: dict[Icon, int]
    """For each kind of stop how many of the ten Travel Event cards hold an event."""


class Content(Frozen):
    """Everything about the game that never changes."""

    kinds: tuple[CardKindContent, ...]
    cards: tuple[int, ...]
    """The kind of every card by its number."""
    sheets: dict[str, SheetContent]
    """By name, rank, act and number of heroes."""
    heroes: dict[str, str]
    """The archetype of each."""
    classes: dict[str, str]
    monsters: dict[str, MonsterContent]
    maps: dict[str, DungeonMapContent]
    quests: dict[str, QuestContent]
    dice: tuple[FaceContent, ...]
    campaign: RoadContent
    conditions: tuple[str, ...]
    moments: dict[str, str]


def content() -> Content:
    """All of it."""
    return Content(
        kinds=tuple(map(_kind, KINDS_OF_CARD)),
        cards=tuple(kind for kind, card in enumerate(KINDS_OF_CARD) for _ in NUMBERS[card]),
        sheets={"|".join(map(str, key)): _sheet(sheet) for key, sheet in SHEETS.items()},
        heroes={name: sheet.archetype for name, sheet in HERO_SHEETS.items()},
        classes={name: archetype for archetype, names in ARCHETYPES.items() for name in names},
        monsters={name: as_record(MonsterContent, one) for name, one in MONSTER_TYPES.items()},
        maps={name: _map(name) for name in encounter_maps()},
        quests={quest.id: _quest(quest) for quest in quests().values()},
        dice=tuple(as_record(FaceContent, face, colour=colour) for colour, faces in DICE.items() for face in faces),
        campaign=RoadContent(
            steps=STEPS,
            stages=STAGES,
            home=course().travel.home,
            stops=course().travel.stops,
            events={icon: sum(icon in card for card in TRAVEL_EVENTS) for icon in get_args(Icon)},
        ),
        conditions=CONDITIONS,
        moments=MOMENTS,
    )


NOTHING_SPECIAL = "A weapon."
"""The text of a card that has nothing to say beyond its dice and surges."""


def _kind(card: Card) -> CardKindContent:
    return as_record(
        CardKindContent,
        card,
        text="" if card.text == NOTHING_SPECIAL else card.text,
        surges=tuple(map(surge_words, card.surges)),
        average=tuple(average_damage(card)) if card.dice and card.attack else (),
        fatigue=max((ability.fatigue for ability in card.abilities), default=0),
        at=tuple(dict.fromkeys(ability.at for ability in card.abilities)),
        exhausts=any(ability.exhausts for ability in card.abilities),
    )


def _sheet(sheet: Sheet) -> SheetContent:
    return as_record(
        SheetContent,
        sheet,
        surges=tuple(map(surge_words, sheet.surges)),
        attributes=(sheet.might, sheet.knowledge, sheet.willpower, sheet.awareness),
    )


def _map(name: str) -> DungeonMapContent:
    laid, drawn = ground(name), encounter_maps()[name]
    spaces = range(laid.size)
    tiles = tuple(map(laid.piece_of, spaces))
    walls = []
    for (x, y), arms in laid.arms(0).items():
        if arms & EAST:
            walls.append((x, y, x + 1, y))
        if arms & SOUTH:
            walls.append((x, y, x, y + 1))
    return DungeonMapContent(
        width=laid.width,
        height=laid.height,
        at=laid.at,
        names=tuple(space_name(laid, space) for space in spaces),
        terrain=tuple(map(laid.terrain_of, spaces)),
        tile=tiles,
        places={tile: name for tile in dict.fromkeys(tiles) if (name := place_of(tile))},
        walls=tuple(walls),
        doors=tuple(as_record(DoorContent, door) for door in laid.doors.values()),
        ways={way: tuple(laid.number[point] for point in points) for way, points in drawn.ways.items()},
    )


def _quest(quest: Quest) -> QuestContent:
    return as_record(QuestContent, quest, encounters={one.id: _encounter(one) for one in quest.encounters})


def _encounter(encounter: Encounter) -> EncounterContent:
    goals, plan = encounter.victory, encounter.plan
    return as_record(
        EncounterContent,
        encounter,
        heroes=AimContent(goals.heroes.text, plan.heroes),
        overlord=AimContent(goals.overlord.text, plan.overlord),
        rules=tuple(rule.text for rule in encounter.rules if rule.text),
        reinforcements=tuple(one.text for one in encounter.reinforcements if one.text),
        special=encounter.special.text if encounter.special else "",
        clock=as_record(ClockContent, encounter.clock),
        tokens={token.id: token.name for token in encounter.tokens},
        figures={
            **{one.id: one.name for one in encounter.named},
            **{one.id: one.name for one in encounter.npcs},
            **{one.id: one.name for one in encounter.objects},
        },
        groups={
            group.id: EncounterGroupContent(group.open, group.type or "", (*group.traits, *group.also))
            for group in encounter.groups
        },
    )
