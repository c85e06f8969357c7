"""Descent in real browsers."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.browser.endings import played
from tests.browser.person import PHONE, Person, play_to_the_end
from tests.browser.test_access import serious

Enter = Callable[..., Person]
GAME = "descent"
HEROES = 1
"""The seat of the heroes, where there are two."""
MINUS = "\N{MINUS SIGN}"


def answer_until(ann: Person, words: str) -> None:
    """Answer what comes by the first thing that can be chosen, until something is asked."""
    begin = ann.page.get_by_role("button", name="To the map")
    while words not in ann.wait_until(lambda now: now["mine"])["ask"]:
        if begin.count():
            begin.click()
        lit = ann.page.locator(".de-hit.can")
        button = ann.page.locator(".prompt__acts button")
        decision = ann.page.locator(".prompt").get_attribute("data-decision")
        (lit if lit.count() else button).first.click()
        ann.wait_for(f"document.querySelector('.prompt').dataset.decision !== '{decision}'")


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
    ann.sit_down(GAME, seat=HEROES, party="chosen")
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
    left = ann.page.locator(".de-purse b").inner_text()
    ann.page.keyboard.press("1")
    ann.wait_for(f"(document.querySelector('.de-purse b')?.textContent ?? '') !== '{left}'")
    assert "spends a surge" in ann.page.evaluate("document.querySelector('.rail .log').textContent")


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
    ann.page.keyboard.press("l")
    asked = ann.sees()["ask"]
    ann.page.keyboard.press("a")
    while ann.page.locator(".rail .log li", has_text="attacks").count() == 0:
        ann.wait_until(lambda seen: seen["mine"] and (seen["ask"] != asked or "Esc" in seen["keys"]))
        ann.page.keyboard.press("1")
        ann.page.wait_for_timeout(20)


def test_an_overlord_takes_an_open_group_and_places_it(person: Enter):
    ann = person()
    ann.sit_down(GAME, quest="a_fat_goblin")
    answer_until(ann, "open group")
    ann.picture("descent-open-group")
    assert serious(ann) == []
    lit = ann.page.locator(".de-card.is-choosable")
    assert 0 < lit.count() < ann.page.locator(".de-card").count(), "some fit, the others say why not"
    name = lit.first.locator(".card__name").inner_text()
    lit.first.click()
    ann.page.locator(".de-groups", has_text=name).wait_for()
    ann.page.get_by_role("button", name="To the map").click()
    ann.page.locator(".de-hit.can").first.click()
    way = ann.page.locator(".menu button")
    placed = ann.page.locator(".rail .log li", has_text="is placed at").last
    way.first.or_(placed).first.wait_for()
    if way.count():
        way.first.click()
    placed.wait_for()


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
