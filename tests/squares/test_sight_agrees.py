"""Sight by bit sets agrees with the slow one on every map, with figures anywhere and doors in any state."""

from __future__ import annotations

from random import Random

import pytest

from gloaming.games.descent.maps import encounter_maps, ground
from gloaming.pieces.squares import spaces_of
from tests.squares.slow_sight import SlowSight

ENCOUNTERS = sorted(encounter_maps())


def disagreements(encounter: str, rng: Random, lookers: int, targets: int) -> list[str]:
    """Where the two differ, for some lookers and some targets of each."""
    land, drawn = ground(encounter), encounter_maps()[encounter]
    found = []
    for _ in range(lookers):
        shut = {door for door in land.doors if rng.random() < 0.5}
        floor, slow = land.floor(land.shut(*sorted(shut))), SlowSight(drawn, shut)
        looker = rng.choice(floor.bases(rng.choice([(1, 1), (1, 1), (1, 2), (2, 2), (2, 3)])))
        figures = sum(1 << space for space in rng.sample(range(land.size), rng.randint(0, land.size // 3)))
        far = list(spaces_of(land.all & ~looker))
        near = list(spaces_of(floor.within(looker, 4) & ~looker))
        for target in (*rng.choices(far, k=targets), *rng.choices(near, k=targets)):
            own, standing = ({land.at[s] for s in spaces_of(mask)} for mask in (looker, figures))
            if floor.sees(looker, target, figures) != slow.sees(own, land.at[target], standing):
                found.append(f"{own} to {land.at[target]}, figures {standing}, shut {shut}")
    return found


@pytest.mark.parametrize("encounter", ENCOUNTERS)
def test_some_pairs_of_every_map(encounter: str):
    assert disagreements(encounter, Random(encounter), lookers=4, targets=2) == []


@pytest.mark.soak
@pytest.mark.parametrize("encounter", ENCOUNTERS)
def test_every_pair_of_every_map(encounter: str):
    land, drawn, rng = ground(encounter), encounter_maps()[encounter], Random(encounter)
    for one in range(land.size):
        shut = {door for door in land.doors if rng.random() < 0.5}
        floor, slow = land.floor(land.shut(*sorted(shut))), SlowSight(drawn, shut)
        for other in range(one):
            figures = sum(1 << space for space in rng.sample(range(land.size), rng.randint(0, land.size // 4)))
            standing = {land.at[space] for space in spaces_of(figures)}
            told = floor.sees(1 << one, other, figures)
            assert told == slow.sees({land.at[one]}, land.at[other], standing), (land.at[one], land.at[other], standing)


@pytest.mark.parametrize("encounter", ENCOUNTERS)
def test_all_spaces_at_once_are_what_is_seen_one_by_one(encounter: str):
    land, rng = ground(encounter), Random(encounter)
    floor = land.floor(land.all_doors)
    looker = rng.choice(floor.bases((1, 2)))
    figures = sum(1 << space for space in rng.sample(range(land.size), land.size // 8))
    singly = [space for space in spaces_of(land.all & ~looker) if floor.sees(looker, space, figures)]
    assert list(spaces_of(floor.seen(looker, figures))) == singly
    for space in spaces_of(land.all & ~looker):
        assert (floor.in_the_way(looker, space, figures) is None) == (space in singly)
