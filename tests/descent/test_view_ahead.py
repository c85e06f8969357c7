"""What the view tells before it happens: the odds of tests, dice that might be rolled again, the end of the round."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.descent import options as opt
from gloaming.games.descent.cards import CARDS
from gloaming.games.descent.dice import SIDES
from gloaming.games.descent.rules.attribute_test import passing_rolls
from gloaming.games.descent.view import View
from tests.descent.campaign.road import at_icon
from tests.descent.drawing import room
from tests.descent.questing import begun, named
from tests.descent.scene import GAME, DescentScene, Player, descent


def seen(pos: Any, seat: int) -> View:
    view: View = GAME.view(pos, seat)
    return view


@pytest.mark.parametrize(("against", "passes"), [(0, 1), (1, 4), (4, 26), (6, 35), (7, 36)])
def test_the_odds_of_a_test_are_counted_on_both_dice(against: int, passes: int):
    assert passing_rolls(against) == (passes, 36)


def test_the_overlord_reads_how_likely_his_trap_works_and_nobody_else():
    t = descent(room(6, 3), ann={"hero": "Leoric of the Book", "at": (0, 0), "points": 4}, hand=["Tripwire"])
    t.ann.goes(3, 0)
    (ahead,) = seen(t.pos, 0).tests
    assert isinstance(t.overlord.ask.options[ahead.option], opt.PlayCard)
    (test,) = ahead.tests
    leoric = t.pos.attribute(0, "awareness")
    assert (test.figure, test.attribute, test.against) == (0, "awareness", leoric)
    assert (test.passes, test.rolls) == passing_rolls(leoric)
    assert seen(t.pos, 1).tests == ()
    assert seen(t.pos, 1).tests == GAME.view(t.pos, None).tests


def test_a_monster_that_may_pick_its_victim_reads_the_odds_of_each():
    t = descent(
        room(5, 3),
        ann={"hero": "Leoric of the Book", "at": (1, 0)},
        bob={"hero": "Grisban the Thirsty", "at": (0, 1)},
        monsters={"zombie": {"at": (0, 0), "rank": "master"}},
        turn_of="zombie",
    )
    ask = t.overlord.ask
    (grab,) = [ahead for ahead in seen(t.pos, 0).tests if isinstance(ask.options[ahead.option], opt.Use)]
    assert {(test.figure, test.against) for test in grab.tests} == {(0, 1), (1, 5)}
    t.overlord.does("use Grab")
    picks = {t.overlord.ask.options[ahead.option]: ahead.tests for ahead in seen(t.pos, 0).tests}
    assert set(picks) == {opt.Choose(0), opt.Choose(1)}
    assert all(option == opt.Choose(test.figure) for option, (test,) in picks.items())


def test_on_the_road_the_heroes_see_who_passes_most_likely():
    t = at_icon("forest", "Lost")
    for ahead in seen(t.pos, 1).tests:
        (test,) = ahead.tests
        assert t.ask.options[ahead.option] == opt.Choose(test.figure)
        assert (test.attribute, test.against) == ("awareness", t.pos.attribute(test.figure, "awareness"))
    assert len(seen(t.pos, 1).tests) == 4


def test_whoever_names_the_attribute_sees_what_each_hero_has_of_it():
    t = at_icon("mountains", "Minions emerge")
    words = {t.ask.options[ahead.option].word: ahead.tests for ahead in seen(t.pos, 0).tests}  # type: ignore[attr-defined]
    assert set(words) == {"might", "knowledge", "willpower", "awareness"}
    for word, tests in words.items():
        assert [test.against for test in tests] == [t.pos.attribute(hero, word) for hero in range(4)]


# Dice that might be rolled again.


def jain(skills: tuple[str, ...]) -> Player:
    return {"hero": "Jain Fairwood", "at": (0, 0), "skills": skills}


def shot(skills: tuple[str, ...] = ("Accurate",), hand: tuple[str, ...] = ()) -> DescentScene:
    """Jain has shot at a zombie three spaces away: 2 hearts, a surge, range 4, and no shield."""
    t = descent(room(9, 4), ann=jain(skills), monsters={"zombie": {"at": (3, 0)}}, hand=hand)
    t.rolls("blue 2h3r", "yellow 1s1r", "brown 0")
    t.ann.attacks("zombie", "Yew Shortbow")
    return t


def test_who_may_roll_which_die_again_is_listed():
    t = shot()
    attack = seen(t.pos, 1).attack
    assert attack is not None
    (reroll,) = attack.rerolls
    assert (CARDS[reroll.card].name, reroll.figure, reroll.why_not) == ("Accurate", 0, "")
    assert reroll.dice == ((-1, 1),), "the yellow die, not the blue one"
    bare = seen(shot(skills=()).pos, 1).attack
    assert bare is not None
    assert bare.rerolls == ()


def test_what_a_die_would_bring_is_the_average_over_its_faces():
    t = shot()
    attack = seen(t.pos, 1).attack
    assert attack is not None
    yellow = next(each for each in attack.again if (each.figure, each.die) == (-1, 1))
    assert yellow.now == 2
    assert yellow.average == pytest.approx(2 + (0 + 1 + 1 + 1 + 2 + 2) / SIDES)
    brown = next(each for each in attack.again if each.figure == t.number("zombie"))
    assert brown.average == pytest.approx((2 * 3 + 1 * 2 + 0) / SIDES)


def test_a_die_that_shows_a_miss_deals_nothing_yet():
    t = descent(room(9, 4), ann=jain(("Accurate",)), monsters={"zombie": {"at": (3, 0)}})
    t.rolls("blue X", "yellow 1s1r", "brown 0")
    t.ann.attacks("zombie", "Yew Shortbow")
    attack = seen(t.pos, 1).attack
    assert attack is not None
    assert {each.now for each in attack.again} == {0}


def test_what_the_overlord_holds_is_no_part_of_the_list():
    t = shot(hand=("Dark Fortune",))
    for seat in (0, 1):
        attack = seen(t.pos, seat).attack
        assert attack is not None
        assert [CARDS[reroll.card].name for reroll in attack.rerolls] == ["Accurate"]


# The end of the round.


def test_the_end_of_the_round_is_told_with_the_odds_of_its_tests():
    pos = begun("castle_daerion_2")
    pos.round = 2
    marshals, arrive = seen(pos, 0).round_end
    assert (marshals.when, arrive.when) == ("heroes_done", "round_end")
    (test,) = marshals.tests
    assert test.figure == named(pos, "palamon")
    assert (test.passes, test.rolls) == passing_rolls(pos.attribute(test.figure, "willpower"))
    assert "climbs out" in arrive.words
    assert arrive.tests == ()
    assert GAME.view(pos, None).round_end == seen(pos, 0).round_end


def test_what_will_not_happen_is_not_told():
    pos = begun("castle_daerion_2")
    pos.round = 2
    pos.remove(named(pos, "palamon"))
    assert [coming.when for coming in seen(pos, 0).round_end] == ["round_end"]
    pos.round = 0
    pos.agenda.clear()
    assert seen(pos, 0).round_end == ()
