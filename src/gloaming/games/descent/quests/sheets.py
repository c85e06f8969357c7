"""The numbers of characters and objects, which stand in the quest and on no card."""

from __future__ import annotations

from functools import lru_cache

from gloaming.games.descent.cards.card import Sheet
from gloaming.games.descent.quests.encounter import Npc, Thing
from gloaming.games.descent.quests.reading import encounters, quests
from gloaming.games.descent.quests.words import Number

UNBREAKABLE = 10_000
"""The Health of an object that cannot be destroyed and only reacts to damage (SR-10)."""


@lru_cache(maxsize=1024)
def sheet_of(encounter: str, name: str, heroes: int, act: int) -> Sheet:
    """The numbers of a character or object, or of a door that can be broken (SR-05)."""
    laid_out = encounters()[encounter]
    for door in laid_out.doors:
        if door.id == name:
            return Sheet(name=door.kind.capitalize(), speed=0, health=door.health or UNBREAKABLE)
    named: dict[str, Npc | Thing] = {npc.id: npc for npc in laid_out.npcs}
    one = (named | {thing.id: thing for thing in laid_out.objects})[name]
    health = 0 if one.health is None else health_in(encounter, one.health, heroes, act)
    if isinstance(one, Thing):
        return Sheet(name=one.name, speed=0, health=health or UNBREAKABLE, defense=one.defense_dice)
    return Sheet(
        name=one.name,
        speed=one.speed,
        health=health,
        defense=one.defense_dice,
        attack=one.attack_type or "",
        dice=one.attack_dice,
        might=one.attributes.get("might", 0),
        knowledge=one.attributes.get("knowledge", 0),
        willpower=one.attributes.get("willpower", 0),
        awareness=one.attributes.get("awareness", 0),
    )


def health_in(encounter: str, health: Number, heroes: int, act: int) -> int:
    """Health for the heroes in play; that of an Act II quest is 3/4, rounded up, with Act I cards (SR-17)."""
    assert isinstance(health, int | tuple)
    number = health if isinstance(health, int) else health[heroes - 2]
    quest = next(quest for quest in quests().values() if any(one.id == encounter for one in quest.encounters))
    return -(-number * 3 // 4) if quest.act == 2 and act == 1 else number
