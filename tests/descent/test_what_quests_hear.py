"""What rules of quests hear, and what they do not: damage of attacks alone, characters' turns, familiars not at all."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.games.descent import events
from gloaming.games.descent import options as opt
from gloaming.games.descent.quests import encounters
from gloaming.games.descent.rules.damage import SufferDamage
from gloaming.games.descent.state import STUNNED
from gloaming.kernel import Event
from tests.descent.questing import begun, does, named
from tests.descent.scene import GAME


@pytest.mark.parametrize(("attack", "awake"), [(False, 0), (True, 1)])
def test_a_wound_by_an_attack_is_heard_and_other_damage_is_not(attack: bool, awake: int):
    encounter = next(
        name for name, one in encounters().items() if any(rule.id == "wake_by_wound" for rule in one.rules)
    )
    pos = begun(encounter)
    pos.change_counter("awake", -pos.counter("awake"))
    does(pos, SufferDamage(named(pos, "dragons"), 1, by=0, attack=attack))
    assert pos.counter("awake") == awake


def test_a_familiar_does_nothing_that_a_quest_offers():
    pos = begun("a_fat_goblin_1")
    crop = next(token.space for token in pos.tokens if token.kind == "crop")
    familiar = pos.call_familiar(0, "Reanimate", crop)
    pos.figures[familiar] = replace(pos.figures[familiar], actions=2)
    assert pos.quest_actions(familiar) == []


@pytest.mark.parametrize(("change", "offered"), [({}, True), ({"conditions": STUNNED}, False), ({"actions": 0}, False)])
def test_what_a_quest_offers_as_an_action_takes_one(change: dict[str, int], offered: bool):
    pos = begun("a_fat_goblin_1")
    crop = next(token.space for token in pos.tokens if token.kind == "crop")
    fields = {"spaces": (crop,), "actions": 2, **change}
    pos.figures[0] = replace(pos.figures[0], **fields)
    assert any(isinstance(option, opt.PickUp) for option in pos.quest_actions(0)) == offered


def test_characters_act_when_all_heroes_are_done_and_before_the_overlord():
    pos = begun("castle_daerion_1")
    told: list[Event] = []
    while not any(isinstance(event, events.OverlordTurnBegan) for event in told):
        assert pos.ask is not None
        ends = opt.EndTurn() in pos.ask.options
        told += GAME.apply(pos, pos.ask.options.index(opt.EndTurn()) if ends else 0)
    villagers = {n for n, one in enumerate(pos.figures) if one.id == "villagers"}
    assert {event.figure for event in told if isinstance(event, events.Activated)} & villagers
