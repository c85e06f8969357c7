"""Laws of every encounter: what is told is what changed, and nobody keeps what his turn gave him beyond it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gloaming.games.descent import events
from gloaming.games.descent import options as opt
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.kernel import Chance, Event
from tests.descent.bookkeeping import Bookkeeper
from tests.descent.eager import TRIED
from tests.descent.questing import begun
from tests.descent.scene import GAME

QUESTIONS = 350
TAKEN = (*TRIED, opt.PlayCard, opt.Use, opt.Equip)
ENCOUNTERS = pytest.mark.parametrize(
    ("encounter", "heroes", "level"),
    [
        ("a_fat_goblin_1", 4, "expert"),
        ("castle_daerion_1", 3, "advanced"),
        ("the_masquerade_ball_1", 4, "expert"),
        ("the_frozen_spire_2", 2, "expert"),
        ("the_wyrm_turns_1", 4, "advanced"),
        ("blood_of_heroes_1", 3, "expert"),
        ("the_shadow_vault_1", 4, "expert"),
        ("the_ritual_of_shadows_2", 2, "expert"),
    ],
)


def played(pos: DescentPosition, seed: int) -> Iterator[list[Event]]:
    """Play on by chance, rather doing something than not; what was told after each answer, up to the end."""
    rng = Chance(seed)
    for _ in range(QUESTIONS):
        if pos.ask is None:
            return
        tried = [n for n, option in enumerate(pos.ask.options) if isinstance(option, TAKEN)]
        answer = tried[rng.below(len(tried))] if tried and rng.below(2) else rng.below(len(pos.ask.options))
        told = GAME.apply(pos, answer)
        if any(isinstance(event, events.EncounterEnded) for event in told):
            return
        yield told


@ENCOUNTERS
def test_whoever_listens_knows_what_lies_on_the_table(encounter: str, heroes: int, level: str):
    pos = begun(encounter, heroes, seed=len(encounter), level=level)
    clerk = Bookkeeper(pos)
    for told in played(pos, heroes):
        for event in told:
            clerk.hear(event)
        clerk.compare()
        holds_nothing_undue(pos)


def holds_nothing_undue(pos: DescentPosition) -> None:
    """Actions, points and attacks are for whoever is on the map, and for nobody between two turns."""
    assert pos.ask is not None
    between = pos.ask.topic in ("next_hero", "group", "monster", "character")
    for number, one in enumerate(pos.figures):
        left = (one.actions, one.points, one.extra_moves, one.extra_attacks, one.moving)
        assert min(left) >= 0
        if between or not one.spaces:
            assert not any(left), (number, one)
        if between:
            assert not one.attacks
        if one.kind != "hero" and one.gone:
            assert not one.conditions
        assert one.damage <= pos.health(number)
