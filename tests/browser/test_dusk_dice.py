"""The dice of Dusk lie where they count, for as long as they count."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.endings import moment, played
from tests.browser.person import Person
from tests.browser.test_dusk import fight_until, my_action

Enter = Callable[..., Person]

NOTE_DICE = """dice => {
  window.dice = [];
  new MutationObserver(() => {
    const lie = document.querySelectorAll(dice).length;
    if (lie !== window.dice.at(-1)) window.dice.push(lie);
  }).observe(document.body, {subtree: true, childList: true});
}"""
"""Notes how many dice lie somewhere, whenever that changes."""


def test_a_die_that_found_its_place_goes_away(person: Enter):
    ann = person(speed="quick")
    game = played("dusk", about="block")
    ann.take_over(game.record, answers=game.at("block"))
    asked = ann.wait_until(lambda seen: "take the hit" in seen["ask"])
    ann.page.evaluate(NOTE_DICE, ".du-locs .du-die")
    ann.press("E", asked)
    ann.wait_for("window.dice.length >= 2 && window.dice.at(-1) === 0")
    dice: list[int] = ann.page.evaluate("window.dice")
    assert max(dice) > 0, "it fell"


def test_dice_for_who_begins_do_not_come_back(person: Enter):
    ann = person(speed="normal")
    ann.sit_down("dusk", bot="greedy", seed=7)
    fight_until(ann, my_action)
    assert ann.page.locator(".du-roll").count() == 0, "they have been seen"
    ann.page.evaluate(NOTE_DICE, ".du-roll .du-die")
    fight_until(ann, lambda seen: my_action(seen) and "1 left" in seen["ask"])
    assert ann.page.evaluate("window.dice") == [0]


def test_a_changed_die_lies_where_it_counts(person: Enter):
    ann = person()
    record, answers = moment(
        "dusk", lambda view: any(one.kind == "location" and one.change and len(one.dice) == 1 for one in view.stack)
    )
    ann.take_over(record, answers=answers)
    ann.wait_until(lambda seen: bool(seen["mine"]))
    counts, was = ann.page.locator(".du-loc.settled"), ann.page.locator(".du-loc.struck")
    assert counts.locator(".du-die:not(.moved)").count() == 1
    assert was.locator(".du-die.moved").count() == 1, "and where it fell is remembered"
    assert counts.locator("em").inner_text() != was.locator("em").inner_text()
