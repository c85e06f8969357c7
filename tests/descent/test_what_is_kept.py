"""What is worked out once and kept for the next question is what would be found anew, all through an encounter."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.games.descent.places import found_out, places_of
from gloaming.games.descent.quests.cast import Cast, cast_of
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.voices import Voices
from tests.descent.questing import begun
from tests.descent.test_told_is_what_happened import ENCOUNTERS, played

WORDS = ("heroes", "monsters", "minions", "masters", "npcs")


def compare(pos: DescentPosition) -> None:
    kept, anew = places_of(pos.figures), found_out(pos.figures, [one.mask for one in pos.figures])
    for what in ("masks", "heroes", "overlord", "shared", "taken"):
        assert getattr(kept, what) == getattr(anew, what), what
    figures = range(len(pos.figures))
    in_force, usable = [pos.cards_in_force(n) for n in figures], [pos.usable_cards(n) for n in figures]
    voices = Voices(pos.figures, pos.heroes, in_force, usable)
    for what in ("spoken", "speakers", "own", "around", "webs"):
        assert getattr(pos.voices, what) == getattr(voices, what), what
    assert all(pos.says(stat) for stat in (*voices.of_cards, *pos.quest_stats()))
    assert not pos.says("nothing") or pos.lasting
    cast, same = cast_of(pos.figures, pos.groups), Cast(pos.figures, pos.groups)
    for word in (*WORDS, *(group.id for group in pos.groups), *{one.id for one in pos.figures if one.id}):
        assert cast.meant(word) == same.meant(word), word


@ENCOUNTERS
def test_what_is_kept_is_what_would_be_found_anew(encounter: str, heroes: int, level: str):
    pos = begun(encounter, heroes, seed=len(encounter), level=level)
    for _ in played(pos, heroes + 1):
        compare(pos)


@pytest.mark.parametrize("change", ["spaces", "side", "rank", "equipped", "gone"])
def test_a_change_of_one_figure_is_seen_at_once(change: str):
    pos = begun("castle_daerion_1", 3)
    compare(pos)
    monster = pos.monsters()[0]
    free = next(n for n in range(pos.ground.size) if pos.empty() >> n & 1)
    one, hero = pos.figures[monster], pos.heroes[0]
    match change:
        case "spaces":
            pos.figures[monster] = replace(one, spaces=(free,))
        case "side":
            pos.figures[monster] = replace(one, side="heroes")
        case "rank":
            pos.figures[monster] = replace(one, rank="minion" if one.rank == "master" else "master")
        case "equipped":
            pos.heroes[0] = replace(hero, equipped=())
        case "gone":
            pos.figures[monster] = replace(one, spaces=(), gone="defeated")
    compare(pos)
    pos.figures[monster], pos.heroes[0] = one, hero
    compare(pos)
    pos.figures[monster] = replace(one, spaces=pos.figures[0].spaces)  # somebody passes through
    compare(pos)
    pos.figures.append(replace(one, spaces=(free,)))
    compare(pos)
