"""Casting Shadows in a real browser: what its screen says of tiles, prices, dice, forms and companions."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from gloaming.games.casting_shadows.characters import CHARACTERS
from tests.browser.endings import played
from tests.browser.person import CASTING, DESK, PHONE, TABLET, Person
from tests.browser.test_phone import TOO_SMALL

Enter = Callable[..., Person]
DIGIT_OFF_CENTRE = """() => {
  const ring = document.querySelector('.plaque .cs-lv').getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('.plaque .cs-lv'));
  const digit = range.getBoundingClientRect();
  const middle = box => [box.left + box.width / 2, box.top + box.height / 2];
  const [a, b] = [middle(ring), middle(digit)];
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
}"""


def test_tiles_prices_and_forms_can_be_read(person: Enter):
    ann = person()
    ann.sit_down(seats=4)
    ann.wait_for_my_action()
    page = ann.page
    assert page.locator(".grant").count() == 6, "every tile but the desert grants something"
    assert page.locator(".plaque .cost").first.get_attribute("aria-label")
    labels = page.locator(".plaque .cost__l").all_inner_texts()
    assert {"cast", "collect"} == set(labels)
    assert page.evaluate(DIGIT_OFF_CENTRE) < 2
    assert page.evaluate("getComputedStyle(document.querySelector('.cs-lv')).fontVariantNumeric").startswith("lining")
    for seat in (1, 2, 3):
        page.locator(f".seat:nth-of-type({seat}) .seat__sub").hover()
        page.locator(".large", has_text="Shadow form of").wait_for()


def test_at_a_desk_all_of_what_any_shadow_form_can_do_is_read(person: Enter):
    ann = person()
    ann.sit_down()
    ann.wait_for_my_action()
    longest = max(CHARACTERS, key=lambda character: len(character.text))
    board = ann.page.locator(".myboard")
    board.evaluate("board => board.classList.add('shadowform')")
    board.locator("h3").evaluate("(name, words) => { name.textContent = words; }", longest.shadow_form)
    board.locator(".hint").evaluate("(hint, words) => { hint.textContent = words; }", longest.text)
    cut = board.evaluate("board => board.scrollHeight - board.clientHeight")
    assert cut <= 0, f"{cut} pixels of what {longest.shadow_form} can do are cut"
    assert ann.page.evaluate(TOO_SMALL) == {}
    ann.picture("casting-shadows-shadow-form")


def test_dice_to_roll_again_are_laid_out_and_taken_back(person: Enter):
    ann = person()
    ann.sit_down()
    ann.wait_for_my_action()
    page = ann.page
    page.locator(".die.is-choosable").first.click()
    ann.wait_until(lambda seen: "Choose dice" in seen["ask"])
    chosen = page.locator(".die.is-chosen")
    assert chosen.count() == 1, "the die that was pressed lies there"
    chosen.click()
    assert chosen.count() == 0, "and can be taken back"
    page.get_by_role("button", name="All", exact=True).click()
    lit = chosen.count()
    assert lit > 1
    chosen.first.click()
    page.get_by_role("button", name=f"Roll {lit - 1}").click()
    ann.wait_until(lambda seen: "3 left" in seen["ask"] and seen["mine"])
    page.locator(".rail .log", has_text="roll again").wait_for()


def test_companions_are_chosen_by_face_and_text(person: Enter):
    game = played(CASTING, about="summon")
    for screen in ({}, {"screen": PHONE}):
        ann = person(**screen)
        ann.take_over(game.record, answers=game.at("summon"))
        ann.wait_until(lambda seen: "Companion" in seen["ask"] and seen["mine"])
        faces = ann.page.locator(".book__cards .cs-card.is-choosable")
        assert faces.count() == 3
        assert all(text.strip() for text in faces.locator(".card__text").all_inner_texts())
    name = faces.locator(".card__name").first.inner_text()
    faces.first.click()
    ann.page.locator(".book__cards .t-companion", has_text=name).wait_for()


BEYOND_THEIR_EDGE = """() => [...document.querySelectorAll('.plaque')]
  .filter(on => on.checkVisibility() && on.scrollHeight > on.clientHeight).map(on => on.innerText)"""


@pytest.mark.parametrize("screen", [DESK, TABLET], ids=["desk", "tablet"])
def test_what_a_long_card_beside_a_tile_costs_is_not_cut(person: Enter, screen: ViewportSize):
    ann = person(screen=screen)
    game = played(CASTING, seats=3, about="summon", set_up="quick")
    ann.take_over(game.record, answers=game.at("summon"))
    ann.wait_until(lambda seen: bool(seen["mine"]))
    assert "0 to one in Shadow Form." in ann.page.locator(".board").inner_text(), "one with much to say lies there"
    ann.wait_for(f"!({BEYOND_THEIR_EDGE})().length")


def test_a_spell_lies_turned_only_once_it_is_paid(person: Enter):
    game = played(CASTING, about="power")
    ann = person()
    ann.take_over(game.record, answers=game.at("power"))
    ann.wait_until(lambda seen: seen["mine"])
    assert ann.page.locator(".book__cards .is-exhausted").count() == 0
    ann.page.keyboard.press("1")
    ann.page.wait_for_selector(".book__cards .is-exhausted")


def test_a_watcher_of_four_sees_the_log(person: Enter):
    ann, eve = person(), person(screen={"width": 1024, "height": 768})
    ann.sit_down(seats=4)
    ann.wait_for_my_action()
    eve.visit(f"/room/{ann.room}")
    eve.page.get_by_text("you watch").wait_for()
    log, prompt = eve.page.locator(".rail .log").bounding_box(), eve.page.locator(".prompt").bounding_box()
    assert log is not None
    assert prompt is not None
    assert prompt["y"] - log["y"] > 70, "three lines of it"


def test_crystals_are_told_of_beside_tokens(person: Enter):
    game = played(CASTING, about="summon")
    ann = person()
    ann.take_over(game.record, answers=game.at("summon"))
    ann.page.wait_for_selector(".tokens")
    assert ann.page.locator(".warn").is_visible() == (ann.page.locator(".die.cursed, [data-key='token:7']").count() > 0)
    assert "damage" in ann.page.locator(".warn").inner_text()


def test_what_makes_no_difference_is_paid_by_itself(person: Enter):
    game = played(CASTING, seats=3, about="pay")
    ann = person()
    ann.take_over(game.record, answers=game.at("pay"))
    ann.wait_until(lambda seen: bool(seen["mine"]) and "pay with" not in seen["ask"])


def test_reasons_why_not_go_when_something_is_done(person: Enter):
    ann = person()
    ann.sit_down()
    ann.wait_for_my_action()
    ann.page.locator(".prompt__acts .btn[aria-disabled=true]").first.click(force=True)
    ann.page.wait_for_selector(".toast.refusal")
    ann.page.locator(".hexhit.lit").first.click()
    ann.page.wait_for_selector(".toast.refusal", state="detached", timeout=3000)


def test_five_pages_and_a_companion_fit_beside_one_another(person: Enter):
    game = played(CASTING, seats=3, about="targeted")
    ann = person()
    ann.take_over(game.record, answers=game.at("targeted"))
    ann.wait_until(lambda seen: bool(seen["mine"]))
    cards = ann.page.locator(".book__cards > .card").all()
    assert len(cards) == 6
    assert max(box["x"] + box["width"] for card in cards if (box := card.bounding_box())) <= DESK["width"]
