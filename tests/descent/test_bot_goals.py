"""Whatever a quest may ask of a side, the bot sees when it comes nearer to it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gloaming.games.descent.bot.progress import goal_places, progress
from gloaming.games.descent.effects.op import About
from gloaming.games.descent.quests.words import Side
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.state import OVERLORD
from gloaming.pieces.squares import spaces_of
from tests.descent.questing import begun, named


def put_near(pos: DescentPosition, figure: int, place: int) -> None:
    """A figure of one space, whatever its base, as near to a place as there is room."""
    rings = pos.ground.floor(0).rings(place)
    pos.place(figure, (next(space for ring in rings for space in spaces_of(ring & pos.empty())),))


def goes(who: str | int, where: str) -> Callable[[DescentPosition], None]:
    def put(pos: DescentPosition) -> None:
        figure = who if isinstance(who, int) else named(pos, who)
        put_near(pos, figure, pos.place_of(where, About(seat=OVERLORD)))

    return put


def counts(counter: str, number: int) -> Callable[[DescentPosition], None]:
    return lambda pos: pos.set_counter(counter, number)


def beside(who: str) -> Callable[[DescentPosition], None]:
    return lambda pos: put_near(pos, 0, pos.figures[named(pos, who)].mask)


@pytest.mark.parametrize(
    ("encounter", "side", "step"),
    [
        pytest.param("the_frozen_spire_1", "overlord", counts("bridge", 5), id="a counter falls"),
        pytest.param("the_ritual_of_shadows_1", "overlord", counts("ritual", 2), id="a counter rises"),
        pytest.param("the_twin_idols_1", "overlord", goes("ettins", "skull_shrine"), id="somebody is where it is done"),
        pytest.param("the_ritual_of_shadows_1", "heroes", beside("merick"), id="somebody to be hurt is near"),
        pytest.param("the_dawnblade_1", "heroes", goes(0, "tomb_ring"), id="a place to be held is near"),
        pytest.param("blood_of_heroes_1", "heroes", counts("reserve", 1), id="those who are to come are fewer"),
        pytest.param("the_ritual_of_shadows_2", "overlord", counts("gate", 4), id="a gate opens"),
        pytest.param("the_wyrm_turns_1", "heroes", counts("portal_open", 1), id="a portal is open"),
        pytest.param("the_frozen_spire_2", "heroes", beside("frederick"), id="somebody to be carried is near"),
        pytest.param("the_frozen_spire_1", "heroes", beside("dragonheart"), id="what hurts somebody is near"),
    ],
)
def test_each_step_to_a_goal_is_progress(encounter: str, side: Side, step: Callable[[DescentPosition], None]):
    pos = begun(encounter, level="expert")
    before = progress(pos, side)
    step(pos)
    assert progress(pos, side) > before


def test_no_monster_on_the_map_is_a_goal_too():
    pos = begun("blood_of_heroes_1", level="expert")
    before = progress(pos, "heroes")
    pos.defeat(named(pos, "goblins"), 0)
    assert progress(pos, "heroes") > before


@pytest.mark.parametrize("encounter", ["the_monsters_hoard_2", "the_desecrated_tomb_1"])
def test_what_only_a_search_can_find_is_searched_for_where_it_can_be(encounter: str):
    pos = begun(encounter, heroes=4, level="expert")
    unique = pos.laid_out.search.unique
    assert unique is not None
    lying = [token.space for token in pos.tokens if token.kind == "search"]
    among = [space for space in lying if pos.ground.at[space] in unique.among]
    assert 0 < len(among) < len(lying)
    assert {1 << space for space in among} & set(goal_places(pos, 0))
    before = progress(pos, "heroes")
    put_near(pos, 0, 1 << among[0])
    assert progress(pos, "heroes") > before


def test_a_chain_that_holds_a_token_is_in_the_way():
    pos = begun("the_twin_idols_2", level="expert")
    free = progress(pos, "heroes")
    pos.set_counter("sun_chain", 2)
    held = progress(pos, "heroes")
    pos.set_counter("sun_chain", 1)
    assert held < progress(pos, "heroes") < free
