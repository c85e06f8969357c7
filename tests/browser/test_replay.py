"""A finished game is told again."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.endings import played
from tests.browser.person import CASTING, PHONE, Person

Enter = Callable[..., Person]


def test_scrub_step_change_eyes_share_and_go_on(person: Enter):
    ann = person()
    room = ann.send(played(CASTING).record)
    ann.visit(f"/replay/{room}")
    ann.page.wait_for_selector("[role=slider][aria-label=Position][aria-busy=false]")
    head = ann.page.get_by_role("slider", name="Position")
    last = int(head.get_attribute("aria-valuemax") or 0)
    assert last > 5
    ann.page.keyboard.press("End")
    assert head.get_attribute("aria-valuenow") == str(last)
    box = ann.page.locator(".scrub").bounding_box()
    assert box is not None
    ann.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 50)
    middle = int(head.get_attribute("aria-valuenow") or 0)
    assert abs(middle - last / 2) <= 1
    ann.page.get_by_role("button", name="One step on").click()
    assert head.get_attribute("aria-valuenow") == str(middle + 1)
    ann.picture("replay")
    ann.page.get_by_role("radio", name="Spectator").click()
    ann.page.wait_for_selector("[role=radio][aria-checked=true]:has-text('Spectator')")
    assert head.get_attribute("aria-valuenow") == str(middle + 1), "the moment stays when the eyes change"

    ben = person(screen=PHONE)
    ben.visit(f"/replay/{room}#{middle}")
    ben.page.get_by_role("slider", name="Position").wait_for()
    assert ben.page.get_by_role("slider", name="Position").get_attribute("aria-valuenow") == str(middle)
    ben.picture("replay-phone")

    ann.page.get_by_role("button", name="Continue from here").click()
    ann.page.wait_for_url("**/room/*")
    ann.page.wait_for_selector(".prompt")
    assert ann.room != room


def test_moments_are_marked_dice_are_shown_and_the_speed_is_at_hand(person: Enter):
    ann = person()
    ann.visit(f"/replay/{ann.send(played(CASTING).record)}")
    ann.page.wait_for_selector("[role=slider][aria-label=Position][aria-busy=false]")
    head = ann.page.get_by_role("slider", name="Position")
    marks = ann.page.locator(".moments button")
    labels = [mark.get_attribute("aria-label") or "" for mark in marks.all()]
    assert "the end" in labels[-1]
    assert any("a shadow form" in label for label in labels)
    marks.first.click()
    first = int(head.get_attribute("aria-valuenow") or 0)
    assert labels[0].startswith(f"Step {first},")
    ann.page.keyboard.press("Shift+ArrowRight")
    assert int(head.get_attribute("aria-valuenow") or 0) > first
    ann.page.keyboard.press("Home")
    events = ann.page.get_by_role("region", name="Events")
    rolls = events.locator("li", has=ann.page.locator(".dicerow"))
    rolls.first.locator(".thrown").nth(4).wait_for()
    line = rolls.first.get_by_role("button").first
    there = int((line.get_attribute("aria-label") or "").split(":")[0].removeprefix("Step "))
    line.click()
    assert head.get_attribute("aria-valuenow") == str(there), "a line leads to its step"
    ann.page.get_by_label("Speed").select_option("At once")
    ann.page.get_by_role("button", name="Play", exact=True).click()
    ann.wait_for(f"document.querySelector('[aria-label=Position]').getAttribute('aria-valuenow') > {there + 1}")
    ann.page.get_by_role("button", name="Pause").click()


def test_the_whole_truth_shows_every_face(person: Enter):
    ann = person()
    game = played("twilight", about="attack")
    ann.visit(f"/replay/{ann.send(game.record)}")
    ann.page.wait_for_selector("[role=slider][aria-label=Position][aria-busy=false]")
    ann.page.evaluate(f"location.hash = '{(step := game.at('attack'))}'")
    ann.wait_for(f"document.querySelector('[aria-label=Position]').getAttribute('aria-valuenow') === '{step}'")
    down = ann.page.locator(FACE_DOWN)
    assert ann.page.locator(".twboard .asp.known").count() >= 4, "both Life Stacks, and Aspects"
    assert down.count() == 0
    ann.page.get_by_role("radio", name="Spectator").click()
    ann.page.wait_for_selector("[role=radio][aria-checked=true]:has-text('Spectator')")
    assert down.count() >= 8, "whoever only watched saw none of these"


FACE_DOWN = ".twboard .asp:not(.known, .asp-0), .rail .tbk.back"
"""Aspects and tops of Life Stacks on the mats, and cards of a hand, whose face is not shown."""


def test_on_a_phone_no_limit_lies_on_a_card_and_no_pile_is_cut(person: Enter):
    ann = person(screen=PHONE, has_touch=True, is_mobile=True)
    ann.visit(f"/replay/{ann.send(played('twilight', about='attack').record)}")
    ann.page.wait_for_selector("[role=slider][aria-label=Position][aria-busy=false]")
    last = int(ann.page.get_by_role("slider", name="Position").get_attribute("aria-valuemax") or 0)
    for tenth in range(10):
        ann.page.evaluate(f"location.hash = '{(step := last * tenth // 9)}'")
        ann.wait_for(f"document.querySelector('[aria-label=Position]').getAttribute('aria-valuenow') === '{step}'")
        assert ann.page.evaluate(IN_THE_WAY) == []


IN_THE_WAY = """() => [...document.querySelectorAll('.mat')].flatMap(mat => {
  const box = on => on.getBoundingClientRect();
  const [row, limit] = [box(mat.querySelector('.rowfield')), box(mat.querySelector('.climit'))];
  const under = [...mat.querySelectorAll('.fcard')].filter(on => limit.width && box(on).right > limit.left);
  const cut = [...mat.querySelectorAll('.stacks .tpile__c')].filter(
    on => box(on).top < row.top - 1 || box(on).bottom > row.bottom + 1);
  return [...under, ...cut].map(on => on.textContent.trim());
})"""


def test_a_record_is_downloaded_and_uploaded_again(person: Enter, tmp_path):
    ann = person()
    room = ann.send(played(CASTING).record)
    ann.visit(f"/replay/{room}")
    with ann.page.expect_download() as waiting:
        ann.page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "game.json"
    waiting.value.save_as(record)
    ann.enter_lobby()
    ann.page.locator("input[type=file]").set_input_files(record)
    ann.page.get_by_role("slider", name="Position").wait_for()
    assert ann.room != room
