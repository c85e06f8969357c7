"""Winning: what each quest says decides, its last encounter alone, for a quest by itself as in a campaign."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gloaming.games.descent.quests import quests
from gloaming.games.descent.quests.telling import Telling
from gloaming.games.descent.rules.encounter import Encounter, PlayQuest
from gloaming.games.descent.rules.move import Walk
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import OVERLORD
from gloaming.kernel.agenda import Frame, run
from gloaming.pieces.squares import spaces_of
from tests.descent import questing
from tests.descent.scene import GAME
from tests.proof import rule


def begun(**options: object) -> DescentPosition:
    """A quest in its first round."""
    pos = GAME.new(3, 1, options)
    while pos.ask is not None and pos.ask.topic != "next_hero":
        GAME.apply(pos, 0)
    return pos


def decide(pos: DescentPosition) -> None:
    """The round is over, and whoever has met his goal wins the encounter."""
    depth = pos.depth_of(Encounter)
    del pos.agenda[depth + 1 :]
    pos.agenda[depth] = Frame(pos.nearest(Encounter), Encounter.places["next_round"])
    run(pos)


@rule("DE-004")
def test_the_chosen_quest_says_who_wins():
    for quest in ("first_blood", "castle_daerion"):
        pos = begun(quest=quest)
        assert pos.quest == quest
        assert pos.nearest(PlayQuest).encounters == tuple(one.id for one in quests()[quest].encounters)
    pos = begun(quest="first_blood")
    mauler = next(number for number, one in enumerate(pos.figures) if one.id == "mauler")
    pos.defeat(mauler, 0)
    decide(pos)
    assert pos.outcome is not None
    assert f"{pos.outcome.reason}." == quests()["first_blood"].encounters[0].victory.heroes.text


@rule("DE-164")
@pytest.mark.parametrize("quest", list(quests()))
def test_each_encounter_has_a_goal_for_either_side(quest: str):
    for encounter in quests()[quest].encounters:
        heroes, overlord = encounter.victory.heroes, encounter.victory.overlord
        assert heroes.all or heroes.any
        assert overlord.all or overlord.any
        assert heroes.text != overlord.text
        assert (heroes.all, heroes.any) != (overlord.all, overlord.any)


@rule("DE-165")
def test_winning_the_first_of_two_encounters_does_not_win_the_game():
    pos = begun(quest="a_fat_goblin")
    pos.set_counter("crops_settled", 4)
    pos.set_counter("crops_saved", 4)
    decide(pos)
    assert pos.results == ("heroes",)
    assert pos.outcome is None
    while pos.ask is not None and pos.ask.topic != "next_hero":
        GAME.apply(pos, 0)
    assert pos.encounter == "a_fat_goblin_2"


@rule("DE-166")
@pytest.mark.parametrize(("first", "winner", "seats"), [("heroes", "overlord", (0,)), ("overlord", "heroes", (1, 2))])
def test_the_last_encounter_decides(first: str, winner: str, seats: tuple[int, ...]):
    pos = begun(quest="first_blood")
    pos.results = (first,)
    if winner == "heroes":
        pos.defeat(next(number for number, one in enumerate(pos.figures) if one.id == "mauler"), 0)
    else:
        pos.rounds_over = pos.laid_out.clock.last_round
    decide(pos)
    assert list(pos.results) == [first, winner]
    assert pos.outcome is not None
    assert pos.outcome.winners == seats


def test_a_goal_about_places_is_met_with_the_step_that_meets_it():
    pos = questing.begun("enduring_the_elements_2")
    for door in range(len(pos.doors)):
        pos.set_door(door, "open")
    about = Telling(seat=OVERLORD, encounter=pos.encounter, rule=0)
    laboratory = pos.place_of("laboratory", about)
    into, at = next(
        (space, beside)
        for space in spaces_of(laboratory & pos.empty())
        for beside in spaces_of(pos.floor.neighbours[space] & pos.empty() & ~laboratory)
    )
    inside = next(space for space in spaces_of(laboratory & pos.empty()) if space != into)
    pos.figures[1] = replace(pos.figures[1], spaces=(inside,))
    pos.figures[0] = replace(pos.figures[0], spaces=(at,), points=2)
    assert not pos.decided()
    questing.does(pos, Walk(0, into))
    assert pos.results == ("overlord",)
