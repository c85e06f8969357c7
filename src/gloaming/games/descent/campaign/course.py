"""The course of a campaign: its stages, which quests are open when, what each result opens, and the ways there."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Literal, TypeAlias

import msgspec

from gloaming.games.descent.campaign.sheet import Result, Winner
from gloaming.games.descent.quests.reading import quests, quests_path
from gloaming.kernel.frozen import Frozen

Stage: TypeAlias = Literal["introduction", "act1", "interlude", "act2", "finale"]
Icon: TypeAlias = Literal["road", "plains", "forest", "mountains", "water"]


class Wins(Frozen):
    """So many wins of a side."""

    side: Winner
    min: int


class LeadsTo(Frozen):
    """What follows a stage: another one, for the interlude and the finale the quest that enough wins lead to."""

    to: str
    quest: str = ""
    if_wins: Wins | None = None


class StageEntry(Frozen):
    """A part of the campaign: which quests belong to it, how many of them are played, and what comes after it."""

    id: Stage
    play: int
    quests: tuple[str, ...]
    next: tuple[LeadsTo, ...]


class Chain(Frozen):
    """An Act I quest and the Act II quest that each result opens (DE-408)."""

    id: str
    heroes: str
    overlord: str

    def opened_by(self, winner: Winner) -> str:
        return self.heroes if winner == "heroes" else self.overlord


class Stop(Frozen, rename={"before": "from"}):
    """A travel icon on the campaign map, and the stop before it (DE-361)."""

    id: str
    before: str
    icon: Icon
    quests: tuple[str, ...]


class Map(Frozen):
    """The campaign map: every path begins at home."""

    home: str
    stops: tuple[Stop, ...]


class Course(Frozen):
    """What stands under `[campaign]` in the file of the quests."""

    order: tuple[Stage, ...]
    stage: tuple[StageEntry, ...]
    chain: tuple[Chain, ...]
    travel: Map


@cache
def course() -> Course:
    """The campaign as the file of the quests has it."""
    return msgspec.convert(tomllib.loads(quests_path().read_text(encoding="utf-8"))["campaign"], Course)


@cache
def chain_of(quest: str) -> Chain | None:
    """The chain a quest belongs to, of either act (SR-20)."""
    return next((chain for chain in course().chain if quest in (chain.id, chain.heroes, chain.overlord)), None)


@cache
def stage_entry(stage: Stage) -> StageEntry:
    return next(entry for entry in course().stage if entry.id == stage)


def stage_after(log: Sequence[Result]) -> Stage | None:
    """The stage of the next quest (DE-365); None once the finale was played."""
    order = course().order
    return order[len(log)] if len(log) < len(order) else None


def wins(log: Sequence[Result], stage: Stage, side: Winner) -> int:
    """How many quests of a stage a side has won."""
    return sum(result.winner == side and result.quest in stage_entry(stage).quests for result in log)


def open_quests(log: Sequence[Result]) -> list[str]:
    """The quests that can be chosen next: of the current act (DE-407), each at most once (R97)."""
    stage = stage_after(log)
    if stage is None:
        return []
    if led := _led_to(log, stage):
        return led
    if stage == "act2":
        possible = [chain.opened_by(winner_or_overlord(log, chain.id)) for chain in course().chain]
    else:
        possible = list(stage_entry(stage).quests)
    played = {result.quest for result in log}
    return [quest for quest in possible if quest not in played]


def _led_to(log: Sequence[Result], stage: Stage) -> list[str]:
    """The interlude or finale that the wins of the act before it lead to; no others are counted (DE-435, R98)."""
    return [
        after.quest
        for before in course().stage
        for after in before.next
        if after.to == stage and after.if_wins and wins(log, before.id, after.if_wins.side) >= after.if_wins.min
    ]


def winner_or_overlord(log: Sequence[Result], quest: str) -> Winner:
    """Who won a quest; one that was not played counts as won by the overlord (DE-410, DE-447)."""
    return next((result.winner for result in log if result.quest == quest), "overlord")


def owner_of_chain(log: Sequence[Result], chain: str) -> Winner:
    """The side that won the Act II quest of a chain, the overlord if neither was played (SR-20)."""
    one = next(entry for entry in course().chain if entry.id == chain)
    return next((result.winner for result in log if result.quest in (one.heroes, one.overlord)), "overlord")


@cache
def route(quest: str) -> tuple[Stop, ...]:
    """The stops from Arhynn to the place of a quest; the map is a tree, so there is one way (DE-413, R86)."""
    stops = {stop.id: stop for stop in course().travel.stops}
    at = next((stop for stop in stops.values() if quest in stop.quests), None)
    way: list[Stop] = []
    while at is not None:
        way.insert(0, at)
        at = stops.get(at.before)
    return tuple(way)


@cache
def opens(quest: str, winner: Winner) -> str:
    """What a result is rumoured to open, in words; empty where it opens nothing by itself."""
    one = quests()[quest]
    chain = chain_of(quest)
    said = []
    if chain is not None and chain.id == quest:
        said.append(f"opens {quests()[chain.opened_by(winner)].name}")
    for after in stage_entry(one.category).next:
        if after.if_wins is not None and after.if_wins.side == winner:
            said.append(f"counts towards {quests()[after.quest].name}")
        if after.to == "end":
            said.append("wins the campaign")
    return " and ".join(said)
