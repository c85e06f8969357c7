"""Descent in real browsers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.endings import played
from tests.browser.guided import ask_for_the_guide, play_the_guide
from tests.browser.person import DESK, PHONE, TABLET, Person, play_to_the_end
from tests.browser.test_access import serious

Enter = Callable[..., Person]
GAME = "descent"
HEROES = 1
"""The seat of the heroes, where there are two."""
MINUS = "\N{MINUS SIGN}"


def answer_until(ann: Person, words: str) -> None:
    """Answer what comes by the first thing that can be chosen, until something is asked."""
    begin = ann.page.get_by_role("button", name="To the map")
    lit = ann.page.locator(".de-hit.can")
    button = ann.page.locator(".prompt__acts button")

    def answer() -> None:
        if begin.count():
            begin.click()
        decision = ann.page.locator(".prompt").get_attribute("data-decision")
        (lit if lit.count() else button).first.click()
        ann.wait_for(f"document.querySelector('.prompt').dataset.decision !== '{decision}'")

    ann.repeat(answer, until=lambda: words in ann.wait_until(lambda now: now["mine"])["ask"])


def at_a_turn(ann: Person) -> None:
    """Be a hero in the middle of a game, about to act."""
    game = played(GAME)
    ann.take_over(game.record, answers=game.at("act", seat=HEROES), seat=HEROES)
    ann.wait_until(lambda seen: "Act with" in seen["ask"])


def at_surges(ann: Person) -> None:
    """Be a hero whose attack was rolled, with surges to spend."""
    game = played(GAME, about="surges", asked=HEROES)
    ann.take_over(game.record, answers=game.at("surges", seat=HEROES), seat=HEROES)
    ann.page.wait_for_selector(".de-opt.open")


def damage_told(ann: Person) -> list[str]:
    """The damage that each hero and the overlord dealt, by all parts of the film."""
    film = f"/api/replays/{ann.room}?seat=watch&part="
    parts = [ann.fetch(f"{film}{part}") for part in range(ann.fetch(f"{film}0")["parts"])]
    steps = [step for part in parts for step in part["steps"]]
    hits = [event for step in steps for event in step["events"] if event["event"] == "damaged" and event["by"] >= 0]
    by_hero = [sum(hit["damage"] for hit in hits if hit["by"] == hero) for hero in range(4)]
    return [str(damage) for damage in (*by_hero, sum(hit["damage"] for hit in hits) - sum(by_hero))]


def test_a_hero_is_placed_and_walks_by_one_click(person: Enter):
    ann = person()
    ann.sit_down(GAME, seat=HEROES)
    ann.page.get_by_role("button", name="To the map").wait_for()
    ann.picture("descent-introduction")
    assert "Mauler is defeated" in ann.page.locator(".de-intro").inner_text()
    assert serious(ann) == []
    answer_until(ann, "Act with")
    ann.picture("descent-turn")
    pale = ann.page.locator(".de-hit.can:not([aria-label*=fatigue])")
    pale.last.click()
    asked = ann.page.locator(".menu button", has_text="move action")
    gone = ann.page.locator(".rail .log li", has_text="enters ")  # a trap may end the walk on the way
    asked.or_(gone).first.wait_for()
    if asked.count():
        asked.click()
    gone.first.wait_for()
    assert "takes a move action" in ann.page.locator(".rail .log").inner_text(), "one click is action and way"
    assert serious(ann) == []


def test_heroes_and_classes_are_chosen(person: Enter):
    ann = person()
    ann.sit_down(GAME, seat=HEROES, set_up="book")
    ann.page.locator(".de-plate.is-choosable", has_text="Jain").click()
    ann.page.locator(".de-class.is-choosable", has_text="Wildlander").click()
    ann.page.locator(".de-together li", has_text="Jain").get_by_text("Wildlander").wait_for()
    ann.wait_until(lambda seen: seen["mine"])
    ann.picture("descent-party")
    assert serious(ann) == []


def test_an_encounter_by_the_heroes_to_its_end(person: Enter):
    game = played(GAME)
    ann = person()
    ann.take_over(game.record, answers=game.before_the_end(25, seat=HEROES), seat=HEROES)
    play_to_the_end(ann, seconds=120)
    ann.page.wait_for_selector("dialog.end .de-tale")
    ann.picture("descent-end")
    assert ann.page.locator(".de-tale tbody tr").count() == 5, "four heroes and the overlord"
    assert ann.page.locator(".de-tale tbody td b").all_inner_texts() == damage_told(ann), "the whole game is told"
    assert serious(ann, "dialog.end") == []


def test_the_attack_is_an_account_line_by_line(person: Enter):
    ann = person()
    at_surges(ann)
    ann.picture("descent-attack")
    lines = ann.page.locator(".de-acc li em").all_inner_texts()
    total = sum(int(line.replace(MINUS, "-")) for line in lines)
    assert max(0, total) == int(ann.page.locator(".de-total b").inner_text())
    assert all(re.search(r"DE-\d+", words) for words in ann.page.locator(".de-acc li small").all_inner_texts())
    assert serious(ann) == []
    consequence = ann.page.locator(".prompt__more")
    strike = consequence.inner_text()
    assert "takes" in strike, "what the attack comes to as it lies"
    ann.page.locator(".de-opt.open").first.hover()
    ann.wait_for(f"document.querySelector('.prompt__more').textContent !== {strike!r}")
    assert "left" in consequence.inner_text(), "what the surge would do, and how many are left"
    left = ann.page.locator(".de-purse b").inner_text()
    ann.page.keyboard.press("1")
    ann.wait_for(f"(document.querySelector('.de-purse b')?.textContent ?? '') !== '{left}'")
    assert "spends a surge" in ann.page.evaluate("document.querySelector('.rail .log').textContent")


CLIPPED = """() => {
  const beyond = (box, room) =>
    box.left < room.left - 1 || box.right > room.right + 1 || box.top < room.top - 1 || box.bottom > room.bottom + 1;
  const things = document.querySelectorAll('.de-fight :is(.de-die, .de-opt, .de-acc li, .de-total)');
  const places = '.de-throw, .de-mid, .de-account';
  return [...things]
    .filter(e => beyond(e.getBoundingClientRect(), e.closest(places).getBoundingClientRect()))
    .map(e => e.className + ': ' + e.textContent);
}"""
"""What of the attack lies beyond its place."""


def test_on_a_tablet_every_die_and_surge_of_the_attack_has_room(person: Enter):
    ann = person(screen=TABLET)
    at_surges(ann)
    ann.picture("descent-attack-tablet")
    assert ann.page.evaluate(CLIPPED) == []
    assert serious(ann) == []


def test_a_phone_shows_the_way_before_it_is_gone(person: Enter):
    ann = person(screen=PHONE, has_touch=True, is_mobile=True)
    at_a_turn(ann)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "nothing lies beyond the edge"
    ann.page.locator(".de-reach").first.wait_for(state="attached")
    space = ann.wait_for(
        """(() => { const board = document.querySelector('.de-board').getBoundingClientRect();
        for (const each of document.querySelectorAll('.de-hit.can[data-key^="space:"]')) {
          const box = each.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
          if (document.elementFromPoint(x, y) === each) return each.dataset.space; } })()"""
    )
    ann.page.locator(f".de-hit[data-space='{space}']").tap()
    ann.page.wait_for_selector(".de-path", state="attached")
    assert "Tap again" in ann.page.locator(".de-underfoot").inner_text()
    ann.picture("descent-phone")
    assert serious(ann) == []
    at_surges(ann)
    ann.picture("descent-attack-phone")
    assert serious(ann) == []


CROSSES = """() => {
  const spaces = [...document.querySelectorAll('.de-hit[data-space]')].map(e => e.getBoundingClientRect());
  const on = ({x, y}) => spaces.some(s => x > s.left && x < s.right && y > s.top && y < s.bottom);
  const crosses = [...document.querySelectorAll('.de-cross:not(.walls)')].map(e => e.getBoundingClientRect());
  return crosses.map(b => ({x: b.x + b.width / 2, y: b.y + b.height / 2})).filter(middle => !on(middle));
}"""
"""The crosses of lines of sight that lie on no space of the map."""


def test_no_button_moves_from_under_the_pointer_whatever_is_told_of_it(person: Enter):
    ann = person()
    at_a_turn(ann)
    buttons = ann.page.locator(".prompt__acts button")
    tops = "[...document.querySelectorAll('.prompt__acts button')].map(e => Math.round(e.getBoundingClientRect().top))"
    before = ann.page.evaluate(tops)
    for number in range(buttons.count()):
        buttons.nth(number).hover()
        assert ann.page.evaluate(tops) == before, buttons.nth(number).inner_text()


def test_spaces_by_arrows_targets_by_numbers_and_sight_by_a_key(person: Enter):
    ann = person()
    game = played(GAME)
    ann.take_over(game.record, answers=game.offers("AttackWith", seat=HEROES), seat=HEROES)
    ann.wait_until(lambda seen: seen["mine"])
    ann.page.locator(".de-hit[tabindex='0']").focus()
    before = ann.page.evaluate("document.activeElement.dataset.space")
    ann.page.keyboard.press("ArrowUp")
    ann.page.keyboard.press("ArrowLeft")
    label = ann.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert ann.page.evaluate("document.activeElement.dataset.space") != before
    assert "sight" in label
    ann.page.keyboard.press("l")
    ann.page.wait_for_selector(".de-lines, .de-veil", state="attached")
    ann.picture("descent-sight")
    assert ann.page.evaluate(CROSSES) == [], "a cross lies on the space, or beside the figure, that it is about"
    ann.page.keyboard.press("l")
    asked = ann.sees()["ask"]
    ann.page.keyboard.press("a")

    def choose_the_first() -> None:
        seen = ann.sees()
        if seen["mine"] and (seen["ask"] != asked or "Esc" in seen["keys"]):
            ann.page.keyboard.press("1")

    ann.repeat(choose_the_first, until=ann.page.locator(".rail .log li", has_text="attacks").count)
    tray = ann.page.get_by_role("region", name="Dice tray, last roll")
    ann.repeat(choose_the_first, until=tray.get_by_text("against").count)
    assert tray.locator(".de-rolled").count() == 2, "the dice of both sides"


def test_an_overlord_takes_an_open_group_and_places_it(person: Enter):
    ann = person()
    ann.sit_down(GAME, quest="a_fat_goblin")
    answer_until(ann, "open group")
    ann.picture("descent-open-group")
    assert serious(ann) == []
    lit = ann.page.locator(".de-card.is-choosable")
    assert 0 < lit.count() < ann.page.locator(".de-card").count(), "some fit, the others say why not"
    assert "not here yet" in ann.page.locator(".prompt__more").inner_text()
    assert ann.page.locator(".de-starts").count() > 0, "where it would start is dotted"
    name = lit.first.locator(".card__name").inner_text()
    lit.first.hover()
    ann.page.locator(".prompt__more", has_text=f"{name}: ").get_by_text("a master").wait_for()
    ann.page.locator(".de-both h3", has_text=name).wait_for()
    lit.first.click()
    ann.page.locator(".de-groups", has_text=name).wait_for()
    ann.page.get_by_role("button", name="To the map").click()
    assert "placed after it" in ann.page.locator(".prompt__more").inner_text()
    ann.page.locator(".de-hit.can").first.hover()
    ann.page.locator(".prompt__more", has_text="from the nearest hero").wait_for()
    ann.page.locator(".de-hit.can").first.click()
    way = ann.page.locator(".menu button")
    placed = ann.page.locator(".rail .log li", has_text="is placed at").last
    way.first.or_(placed).first.wait_for()
    if way.count():
        way.first.click()
    placed.wait_for()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_monster_of_an_open_group_is_dragged_to_a_lit_space(person: Enter, screen: ViewportSize):
    game = played(GAME, about="place", quest="a_fat_goblin")
    ann = person(screen=screen)
    ann.take_over(game.record, answers=game.at("place"))
    ann.wait_until(lambda seen: seen["mine"])
    ann.page.get_by_role("button", name="To the map").click()
    decision = ann.page.locator(".prompt").get_attribute("data-decision")
    figure = box_of(ann, ".de-placing")
    mouse = ann.page.mouse
    mouse.move(*figure)
    mouse.down()
    mouse.move(figure[0] + 20, figure[1] - 60)
    mouse.up()
    assert ann.page.locator(".prompt").get_attribute("data-decision") == decision, (
        "beside the lit spaces nothing happens"
    )
    mouse.move(*figure)
    mouse.down()
    mouse.move(*ann.wait_for(LIT_SPACE))
    ann.page.wait_for_selector(".de-dragged")
    ann.picture(f"descent-dragging-{screen['width']}")
    mouse.up()
    way = ann.page.locator(".menu button")
    placed = ann.page.locator(".rail .log li", has_text="is placed at")
    way.first.or_(placed.last).first.wait_for(state="attached")
    if way.count():
        way.first.click()
    ann.wait_for(f"document.querySelector('.prompt').dataset.decision !== '{decision}'")


def test_a_monster_is_dragged_by_a_thumb(person: Enter):
    game = played(GAME, about="place", quest="a_fat_goblin")
    ann = person(screen=PHONE, has_touch=True, is_mobile=True)
    ann.take_over(game.record, answers=game.at("place"))
    ann.wait_until(lambda seen: seen["mine"])
    ann.page.get_by_role("button", name="To the map").tap()
    decision = ann.page.locator(".prompt").get_attribute("data-decision")
    thumb = Thumb(ann)
    thumb.down(*box_of(ann, ".de-placing"))
    thumb.move(*ann.wait_for(LIT_SPACE))
    ann.page.wait_for_selector(".de-dragged")
    thumb.up()
    way = ann.page.locator(".menu button")
    other = f"document.querySelector('.prompt').dataset.decision !== '{decision}'"
    ann.wait_for(f"{other} || document.querySelector('.menu button')")
    if way.count():
        way.first.tap()
    ann.wait_for(other)


class Thumb:
    """One finger on the glass."""

    def __init__(self, ann: Person) -> None:
        self._session = ann.page.context.new_cdp_session(ann.page)

    def down(self, x: float, y: float) -> None:
        self._touch("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float) -> None:
        self._touch("touchMove", {"x": x, "y": y})

    def up(self) -> None:
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


LIT_SPACE = """(() => {
  for (const each of document.querySelectorAll('.de-hit.can[data-key^="space:"]')) {
    const box = each.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (document.elementFromPoint(x, y) === each) return [x, y];
  }
})()"""
"""The middle of a lit space that is in sight."""


def box_of(ann: Person, what: str) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = ann.page.locator(what).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_overlord_plays_a_card_when_its_moment_comes(person: Enter):
    game = played(GAME, about="entered")
    ann = person()
    ann.take_over(game.record, answers=game.at("entered"))
    glowing = ann.page.locator(".de-hand .is-choosable")
    glowing.first.wait_for()
    ann.picture("descent-overlord")
    assert serious(ann) == []
    name = glowing.first.locator(".card__name").inner_text()
    glowing.first.click()
    ann.page.locator(".rail .log li", has_text=f"The overlord plays {name}").first.wait_for()


def test_an_overlord_activates_a_group_monster_by_monster(person: Enter):
    game = played(GAME)
    ann = person()
    ann.take_over(game.record, answers=game.offers("ActivateGroup"))
    ann.wait_until(lambda seen: seen["mine"])
    ann.picture("descent-overlord-turn")
    assert serious(ann) == []
    group = ann.page.locator(".de-group.is-choosable").first
    name = group.locator("b").inner_text()
    monsters = group.locator("em > i").count()
    group.click()
    activated = ann.page.locator(".rail .log li", has_text="is activated")
    done = ann.page.locator(".de-group.done", has_text=name)
    ann.repeat(ann.answer_and_wait, until=lambda: ann.wait_until(lambda seen: seen["mine"]) and done.count())
    assert activated.count() == monsters, "each monster of the group, once"


def test_the_rules_begin_with_how_to_play_and_bots_have_a_face(person: Enter):
    ann = person()
    ann.sit_down("descent", seat=1, bot="greedy")
    assert ann.page.get_by_role("region", name="Overlord").locator(".botface").count() == 1
    ann.page.keyboard.press("r")
    rules = ann.page.get_by_role("region", name="The rules found")
    rules.get_by_role("heading", name="How it ends").wait_for()
    rules.get_by_role("button", name="DE-166").click()
    assert "wins the game" in ann.page.locator(".sheet .here").inner_text()
    ann.page.get_by_placeholder("Search").fill("how do I win?")
    assert "DE-166" in rules.inner_text()
    ann.page.get_by_placeholder("Search").fill("what happens when I die")
    assert "DE-237" in rules.inner_text()


@pytest.mark.parametrize("side", ["heroes", "overlord"])
def test_both_guides_are_played_through_with_the_real_acts(person: Enter, side: str):
    ann = person()
    ann.sit_down(GAME, seat=HEROES if side == "heroes" else 0, bot="random", seed=3)
    ask_for_the_guide(ann)
    play_the_guide(ann, act, steps=8)


def act(ann: Person, _step: str) -> None:
    """Do one thing that is asked: place, move or attack wherever that can be done."""
    ann.wait_until(lambda seen: seen["mine"])
    begin = ann.page.get_by_role("button", name="To the map")
    if begin.count():
        begin.click()
    decision = ann.page.locator(".prompt").get_attribute("data-decision")
    keys = ann.sees()["keys"]
    lit = ann.page.locator(".de-hit.can[data-key^='space:']")
    menu = ann.page.locator(".menu button")
    if menu.count():
        menu.first.click()
    elif "A" in keys:
        ann.page.keyboard.press("a")
    elif lit.count():
        lit.first.click()
    else:
        ann.answer_if_asked()
    changed = f"document.querySelector('.prompt').dataset.decision !== '{decision}'"
    ann.wait_for(f"{changed} || document.querySelector('.menu, .prompt__acts kbd')")
