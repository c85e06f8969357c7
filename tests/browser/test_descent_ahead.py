"""What a screen of Descent tells before it happens: odds of tests, rerolls, the end of the round."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import gloaming
from gloaming.games.descent.options import AttackWith
from gloaming.kernel import Ask, Chance
from tests.browser.endings import MOST_ANSWERS, MOST_SEEDS, eagerly
from tests.browser.person import PHONE, Person
from tests.browser.test_access import serious

Enter = Callable[..., Person]
OVERLORD, HEROES = 0, 1


@cache
def moment(wanted: Callable[[Any, Ask], bool], seat: int, **options: str) -> tuple[bytes, int]:
    """A game of eager players up to where a seat is asked what is wanted, and after how many answers that is."""
    for seed in range(1, MOST_SEEDS):
        match, chance = gloaming.Match(gloaming.game("descent"), 2, seed, options), Chance(seed)
        for _ in range(MOST_ANSWERS):
            ask = match.position.ask
            if ask is None:
                break
            if ask.seat == seat and wanted(gloaming.game("descent").view(match.position, seat), ask):
                return match.record.to_json(match.position), match.record.length
            match.answer(eagerly(ask, chance))
    raise AssertionError("no game comes to that")


def a_trap(view: Any, ask: Ask) -> bool:
    return ask.topic == "entered" and len(view.tests) == 1


def a_reroll(view: Any, ask: Ask) -> bool:
    return ask.topic == "dice_rolled" and any(reroll.dice for reroll in view.attack.rerolls)


def a_target_in_the_way(view: Any, ask: Ask) -> bool:
    """Who can be attacked stands before somebody else who cannot be."""
    targets = {option.figure for option in ask.options if isinstance(option, AttackWith)}
    stops = {space for line in view.outlook.lines if not line.seen for space in line.stopped_by} if targets else set()
    return len(targets) > 1 and any(stops.intersection(view.figures[target].figure.spaces) for target in targets)


def second_round(view: Any, ask: Ask) -> bool:
    return ask.topic == "act" and view.round == 2


COVERED = """() => {
  const targets = document.querySelectorAll('.de-hit.can[data-key^="figure:"]');
  const middles = [...targets].map(e => e.getBoundingClientRect());
  const over = (cross, s) => Math.hypot(cross.x + cross.width / 2 - s.x - s.width / 2,
    cross.y + cross.height / 2 - s.y - s.height / 2) < s.width / 4;
  return [...document.querySelectorAll('.de-cross')].map(e => e.getBoundingClientRect())
    .filter(cross => middles.some(space => over(cross, space))).length;
}"""
"""How many targets are covered by a cross."""


def test_what_stops_a_line_and_can_be_attacked_itself_is_not_crossed_out(person: Enter):
    ann = person()
    record, answers = moment(a_target_in_the_way, HEROES)
    ann.take_over(record, answers=answers, seat=HEROES)
    ann.wait_until(lambda seen: seen["mine"])
    ann.page.keyboard.press("a")
    ann.page.wait_for_selector(".de-badge-n", state="attached")
    assert ann.page.locator(".de-cross").count() > 0
    assert ann.page.evaluate(COVERED) == 0
    ann.picture("descent-targets")


def test_the_overlord_sees_the_odds_of_a_trap_before_he_plays_it(person: Enter):
    ann = person()
    record, answers = moment(a_trap, OVERLORD)
    ann.take_over(record, answers=answers, seat=OVERLORD)
    ann.wait_until(lambda seen: seen["mine"])
    said = ann.page.locator(".de-odds text").inner_html()
    assert said.startswith("fails ")
    assert said.endswith(" of 36")
    assert said in ann.page.locator(".prompt__more").inner_text(), "the same in the line of consequence"
    assert ann.page.locator(".de-tested .aimed").count() == 1, "and the attribute is marked"
    ann.picture("descent-window")
    assert serious(ann) == []


def test_a_reroll_is_listed_with_what_it_would_bring_and_can_be_used_on_a_phone(person: Enter):
    ann = person(screen=PHONE, has_touch=True, is_mobile=True)
    record, answers = moment(a_reroll, HEROES, set_up="random")
    ann.take_over(record, answers=answers, seat=HEROES)
    ann.wait_until(lambda seen: seen["mine"])
    listed = ann.page.get_by_role("region", name="Rerolls")
    assert "damage as it lies" in listed.inner_text()
    ann.picture("descent-reroll-phone")
    assert serious(ann) == []
    ann.page.locator(".prompt__acts button", has_text="Use").first.tap()
    die = ann.page.locator(".de-again").first
    die.wait_for()
    die.tap()
    ann.wait_for("document.querySelectorAll('.de-again').length === 0")


def test_the_end_of_the_round_is_told_to_both_sides(person: Enter):
    record, answers = moment(second_round, HEROES, quest="castle_daerion", encounter="2")
    ann = person()
    ann.take_over(record, answers=answers, seat=HEROES)
    told = ann.page.get_by_role("region", name="End of the round")
    assert "climbs out south of the throne" in told.inner_text()
    assert "Willpower 4: passes 26 of 36" in told.inner_text(), "what Palamon is about to test"
    ann.picture("descent-round-end")
    assert serious(ann) == []
