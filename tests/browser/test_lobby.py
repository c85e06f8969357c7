"""Before a game and after it: options in words, invitations, my finished games."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.person import PHONE, Person

Enter = Callable[..., Person]


def test_options_are_words_and_pictures_and_only_what_fits_is_on_offer(person: Enter):
    ann = person()
    ann.enter_lobby()
    page = ann.page
    page.get_by_role("button", name="Options").click()
    mine = page.get_by_role("radiogroup", name="Character of seat 1")
    assert [each.get_attribute("aria-label") for each in mine.get_by_role("radio").all()] == [
        "Frill Lilypad",
        "Kit Gale",
        "Nuzzle Thornwood",
        "Haze Greentongue",
        "whoever comes",
    ]
    mine.get_by_role("radio", name="Haze Greentongue").click()
    assert mine.locator("b").inner_text() == "Haze Greentongue"
    ann.picture("options")
    page.get_by_role("button", name="Play now against bots").click()
    page.get_by_text("Haze Greentongue").first.wait_for()

    ann.enter_lobby()
    page.locator(".cover", has_text="Dusk").click()
    page.get_by_role("button", name="Options").click()
    seats, mode = page.get_by_label("Seats", exact=True), page.get_by_label("Who fights whom")
    seats.select_option("6")
    mode.select_option(label="three pairs")
    assert "two against two" not in mode.inner_text()
    seats.select_option("4")
    mode.wait_for(state="detached")  # with four there is one way only
    page.locator(".cover", has_text="Descent").click()
    page.get_by_role("button", name="Options").click()
    assert page.get_by_label("The campaign goes on until").count() == 0
    page.get_by_label("How much is played").select_option(label="a campaign")
    page.get_by_label("The campaign goes on until").select_option(label="the end of Act I")


def test_the_rules_of_every_game_answer_a_question_from_how_to_play_first(person: Enter):
    ann = person()
    ann.enter_lobby()
    for game in ("Casting Shadows", "Dusk", "Twilight", "Descent"):
        ann.page.locator(".cover", has_text=game).click()
        ann.page.get_by_role("button", name="Rules").click()
        field = ann.page.get_by_role("searchbox")
        ann.wait_for("document.activeElement.getAttribute('role') === 'searchbox'")
        field.fill("how do I win")
        answers = ann.page.get_by_role("region", name="The rules found")
        assert answers.locator("h3, h4").all_inner_texts()[:2] == ["How to play", "How it ends"], game
        ann.page.keyboard.press("Escape")


def test_the_bar_leads_to_tables_decks_replays_and_rules(person: Enter):
    ann = person()
    ann.enter_lobby()
    page, ways = ann.page, ann.page.get_by_role("navigation", name="Main")
    page.locator(".cover", has_text="Twilight").click()
    ways.get_by_role("link", name="Decks").click()
    page.wait_for_url("**/decks/twilight")
    page.get_by_text("Choose 50 more cards").wait_for()
    for name in ("Replays", "Rules"):
        ways.get_by_role("button", name=name).click()
        page.get_by_role("dialog", name=name).get_by_role("button", name="Close").click()
    ways.get_by_role("link", name="Tables").click()
    page.get_by_role("button", name="Play now against bots").wait_for()
    ben = person(screen=PHONE)
    ben.enter_lobby()
    assert not ben.page.get_by_role("navigation", name="Main").is_visible(), "a phone has no room for them"
    ben.page.get_by_role("button", name="Rules").click()
    ben.page.get_by_role("dialog", name="Rules").wait_for()


def test_who_sees_the_table_as_localhost_is_told_how_to_let_others_in(person: Enter):
    ann = person()
    ann.host()
    invitation = ann.page.get_by_role("region", name="Invitation")
    invitation.get_by_text("gloaming --host 0.0.0.0").wait_for()
    assert invitation.get_by_role("img").count() == 0, "nobody else could follow it"
    open_to_all = {"address": "http://192.168.1.20:8765", "open": True}
    ann.page.route("**/api/invitation", lambda asked: asked.fulfill(json=open_to_all))
    ann.page.reload()
    invitation.get_by_role("img", name="The invitation, for a phone's camera").wait_for()
    assert invitation.locator(".link").inner_text() == f"http://192.168.1.20:8765/room/{ann.room}"
    ann.picture("invitation")
    invitation.get_by_role("button", name="Copy invitation").click()
    ann.page.get_by_text("The invitation is copied.").wait_for()
    assert ann.page.evaluate("navigator.clipboard.readText()") == invitation.locator(".link").inner_text()
    ann.page.unroute("**/api/invitation")


def test_a_game_that_was_given_up_is_listed_replayed_and_gone_on_with_in_my_own_seat(person: Enter):
    ann, ben = person(), person(screen=PHONE)
    ben.visit(ann.host())
    ben.page.get_by_role("button", name="Sit here").click()
    ann.page.get_by_role("button", name="Start the game").click()
    ann.wait_for_my_action()
    names = ben.page.evaluate("fetch('/api/me').then(answer => answer.json()).then(me => me.name)")
    assert names != ann.page.evaluate("fetch('/api/me').then(answer => answer.json()).then(me => me.name)")
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("button", name="Yes, I resign").click()
    ben.page.get_by_role("button", name="Lobby").click()
    mine = ben.page.get_by_role("region", name="My finished games")
    mine.get_by_text("just now").wait_for()
    assert mine.locator("b").inner_text() == "Won"
    mine.scroll_into_view_if_needed()
    ben.picture("finished-phone")
    mine.get_by_role("link").click()
    ben.page.get_by_role("button", name=f"Continue as {names}").click()
    ben.page.wait_for_url("**/room/*")
    ben.page.wait_for_selector(".prompt")
    room = ben.page.evaluate(f"fetch('/api/rooms/{ben.room}').then(answer => answer.json())")
    assert [seat["mine"] for seat in room["seats"]] == [False, True], "I was the second, whoever's turn it was"
