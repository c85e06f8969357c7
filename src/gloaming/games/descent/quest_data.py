"""What the engine needs of an encounter to set it up. Stands in for the quest file until its interpreter is here."""

from __future__ import annotations

from gloaming.games.descent.cards import MONSTER_TYPES
from gloaming.games.descent.state import Figure, Rank
from gloaming.kernel.frozen import Frozen


class GroupData(Frozen, kw_only=True):
    """A monster group of an encounter."""

    id: str
    type: str
    start: tuple[str, ...]
    minions: tuple[int, ...] = ()
    masters: tuple[int, ...] = ()
    named: str = ""
    """The master has a name of its own, and Health beyond its card (SR-11)."""
    health: tuple[int, ...] = (0, 0, 0)


class SearchData(Frozen):
    """A search token, used with at least so many heroes."""

    at: tuple[int, int]
    from_heroes: int


class EncounterData(Frozen, kw_only=True):
    """One encounter."""

    id: str
    start: tuple[str, ...]
    groups: tuple[GroupData, ...]
    search: tuple[SearchData, ...]


ENCOUNTERS = {
    "first_blood_1": EncounterData(
        id="first_blood_1",
        start=("EntranceA",),
        groups=(
            GroupData(
                id="ettins",
                type="Ettin",
                start=("8A",),
                minions=(0, 0, 1),
                masters=(1, 1, 1),
                named="mauler",
                health=(4, 6, 8),
            ),
            GroupData(id="goblins", type="Goblin Archer", start=("26A",)),
        ),
        search=(
            SearchData((4, 1), 2),
            SearchData((4, 9), 2),
            SearchData((12, 5), 3),
            SearchData((0, 7), 4),
        ),
    ),
}


def figures_of(group: GroupData, number: int, heroes: int, act: int) -> list[Figure]:
    """The figures a group starts with, the master first."""
    monster = MONSTER_TYPES[group.type]
    found = []
    ranks: tuple[Rank, Rank] = ("master", "minion")
    for rank in ranks:
        sizes = group.masters if rank == "master" else group.minions
        count = sizes[heroes - 2] if sizes else monster.limit(rank, heroes)
        named = rank == "master" and group.named
        found += [
            Figure(
                kind="monster",
                name=group.type,
                side="overlord",
                rank=rank,
                act=act,
                group=number,
                id=group.named if named else "",
                extra_health=group.health[heroes - 2] if named else 0,
            )
            for _ in range(count)
        ]
    return found
