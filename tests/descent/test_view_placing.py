"""What a screen is told while an open group is chosen and figures are placed."""

from __future__ import annotations

import gloaming
from gloaming.games.descent import options as opt
from gloaming.games.descent.rules.position import DescentPosition
from gloaming.games.descent.view import View
from gloaming.games.descent.view_placing import Placing, Strength
from gloaming.kernel import Ask

GAME = gloaming.game("descent")
OVERLORD, HEROES = 0, 1


def up_to(topic: str, seat: int) -> gloaming.Match:
    """A Fat Goblin, answered by the first option until a seat is asked about a topic."""
    match = gloaming.Match(GAME, 2, 1, {"quest": "a_fat_goblin"})
    for _ in range(20):
        ask = asked(match)
        if (ask.topic, ask.seat) == (topic, seat):
            return match
        match.answer(0)
    raise AssertionError(topic)


def asked(match: gloaming.Match) -> Ask:
    ask: Ask | None = match.position.ask
    assert ask is not None
    return ask


def told(match: gloaming.Match, seat: int) -> Placing | None:
    view: View = GAME.view(match.position, seat)
    return view.placing


def test_an_open_group_is_told_with_its_start_and_how_many_of_each_type():
    match = up_to("open_group", OVERLORD)
    shown = told(match, OVERLORD)
    assert shown is not None
    assert shown.group
    assert shown.strengths == (Strength("Barghest", 3, 1), Strength("Cave Spider", 4, 1), Strength("Merriod", 1, 1))
    assert min(shown.away[space] for space in shown.spaces) == 1, "the group begins next to the heroes"
    assert told(match, HEROES) is None


def test_the_group_has_as_many_figures_as_was_told():
    match = up_to("open_group", OVERLORD)
    shown = told(match, OVERLORD)
    assert shown is not None
    match.answer(0)
    pos = match.position
    assert isinstance(pos, DescentPosition)
    ranks = [one.rank for one in pos.figures if one.name == shown.strengths[0].type]
    assert (ranks.count("minion"), ranks.count("master")) == (shown.strengths[0].minions, shown.strengths[0].masters)


def test_a_figure_that_is_placed_knows_how_near_the_others_are_and_how_many_follow():
    match = up_to("place", HEROES)
    shown = told(match, HEROES)
    assert shown is not None
    assert shown.left == 3, "the other heroes"
    assert set(shown.away) == {-1}, "no monster is on the map"
    match = up_to("place", OVERLORD)
    before = told(match, OVERLORD)
    assert before is not None
    pos = match.position
    assert isinstance(pos, DescentPosition)
    hero = pos.figures[0].spaces[0]
    assert before.away[hero] == 0
    option = asked(match).options[0]
    assert isinstance(option, opt.PlaceAt)
    heroes = [one.spaces[0] for one in pos.figures if one.kind == "hero"]
    assert before.away[option.spaces[0]] == min(
        away for space in heroes if (away := pos.floor.distance(1 << space, 1 << option.spaces[0])) is not None
    )
    match.answer(0)
    after = told(match, OVERLORD)
    assert after is not None
    assert after.left == before.left - 1
