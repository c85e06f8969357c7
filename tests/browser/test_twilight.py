"""Twilight of the Gods in a real browser: a whole game, a trade, stops, the draft, a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloaming.games.twilight.cards import FACES
from tests.browser.endings import moment, played
from tests.browser.person import PHONE, Person, play_to_the_end
from tests.browser.test_access import serious

Enter = Callable[..., Person]


def answer(guest: Person, seen: dict[str, Any]) -> None:
    """Pass where one may, but Seize a first Aspect to have something to pay with."""
    keys = [key for key in seen["keys"] if key != "Esc"]
    bare = "Seize an Aspect" in seen["ask"] and not guest.page.locator(".mat--me button.asp").count()
    guest.page.keyboard.press("Enter" if "Enter" in keys else "p" if "P" in keys and not bare else "1")


def play_until(guest: Person, words: str, seconds: float = 90) -> None:
    """Answer what comes before, until something is asked in these words."""

    def go_on() -> None:
        if (seen := guest.sees())["mine"] and words not in seen["ask"]:
            answer(guest, seen)

    def asked() -> bool:
        return bool((seen := guest.sees())["mine"]) and words in seen["ask"]

    guest.repeat(go_on, until=asked, seconds=seconds)


def summon_a_rider(guest: Person) -> None:
    """With this seed a Creature that may attack at once is in the first Hand."""
    play_until(guest, "Summon")
    guest.page.locator(".twdock .is-choosable", has_text="Hunnic Outriders").first.click()
    guest.page.wait_for_selector(".mat--me .fcard")
    play_until(guest, "Declare attackers")


COVERED = """() => [...document.querySelectorAll('.fcard:not(.ex)')].filter(card => {
  const [words, fight] = ['.fc__k', '.stat'].map(part => card.querySelector(part)?.getBoundingClientRect());
  return fight && words.height && words.bottom > fight.top + 1;
}).map(card => card.innerText)"""
"""Creatures whose keywords lie under their Fight and Life."""


def test_many_keywords_leave_fight_and_life_to_be_read(person: Enter):
    ann = person()

    def crowded(card: Any) -> bool:
        return card.fresh and len(card.keywords) > 2 and len(FACES[card.face].name) > 14

    record, answers = moment("twilight", lambda view: any(map(crowded, view.field)))
    ann.take_over(record, answers=answers)
    ann.page.wait_for_selector(".fcard .fc__k")
    assert ann.page.evaluate(COVERED) == []


def test_a_creature_attacks(person: Enter):
    ann = person()
    ann.sit_down("twilight", seed=62)
    summon_a_rider(ann)
    assert serious(ann) == []
    ann.page.locator(".mat--me .fcard.is-choosable").click()
    ann.page.wait_for_selector(".holding")
    ann.page.locator("[data-key='life:1']").click()
    ann.page.wait_for_selector(".arrows .ah", state="attached")
    ann.picture("twilight-attack")


def test_a_creature_blocks(person: Enter):
    ann = person()
    game = played("twilight", about="block")
    ann.take_over(game.record, answers=game.at("block"))
    play_until(ann, "Declare blockers")
    assert ann.page.locator(".arrows .ah").count() > 0, "the attack is seen"
    ann.page.locator(".mat--me .fcard.is-choosable").first.click()
    if ann.page.locator(".holding").count():
        ann.page.locator(".mat:not(.mat--me) .fcard.is-choosable").first.click()
    ann.page.wait_for_selector(".arrows .blocked", state="attached")
    ann.picture("twilight-block")


def test_long_rules_text_in_the_hand_is_all_seen(person: Enter):
    """Loki in Exile is the longest of these seven: its letters and its picture are smaller, nothing is cut."""
    ann = person()
    ann.sit_down("twilight", seed=11)
    ann.page.wait_for_selector(".twdock .card[data-snug='2']")
    cut = """() => [...document.querySelectorAll('.twdock .card__text')].filter(
      text => text.scrollHeight > text.clientHeight + 1 || parseFloat(getComputedStyle(text).fontSize) < 12).length"""
    assert ann.page.evaluate(cut) == 0


def test_a_game_ends_and_is_watched_again(person: Enter):
    ann = person()
    game = played("twilight")
    ann.take_over(game.record, answers=game.before_the_end(10))
    play_to_the_end(ann, seconds=200)
    ann.page.wait_for_selector("dialog.end figure")
    ann.picture("twilight-end")
    assert serious(ann, "dialog.end") == []
    ann.page.get_by_role("button", name="Watch the replay").click()
    ann.page.get_by_role("slider", name="Position").wait_for()
    assert ann.page.locator(".twboard .mat").count() == 2
    ann.picture("twilight-replay")
    assert serious(ann) == []


def test_a_trade_is_put_together_and_proposed(person: Enter):
    ann = person()
    ann.sit_down("twilight", bot="greedy", seed=62)
    play_until(ann, "Trade with somebody?")
    trade = ann.page.get_by_role("region", name="Trade")
    propose = trade.get_by_role("button", name="Propose")
    assert propose.get_attribute("aria-disabled") == "true"
    give, want = trade.locator(".trayside").nth(0), trade.locator(".trayside").nth(1)
    more = ".step[aria-label$=more]:not([aria-disabled=true])"
    give.locator(more).first.click()
    give.locator(".step[aria-label$=less]:not([aria-disabled=true])").click()
    assert give.locator("output").all_inner_texts() == ["0", "0", "0"]
    give.locator(more).first.click()
    want.locator(more).first.click()
    assert serious(ann) == []
    ann.picture("twilight-trade")
    propose.click()
    ann.page.locator(".rail .log").get_by_text("You offer").wait_for()


def test_what_seizing_costs_and_who_may_hold_what_is_seen(person: Enter):
    ann = person()
    ann.sit_down("twilight", bot="greedy", seed=62)
    play_until(ann, "Seize an Aspect")
    acts = ann.page.locator(".prompt__acts")
    acts.get_by_text("Seize a Lesser from").wait_for()
    assert [f"{n} cards" in acts.inner_text() for n in (3, 4, 5)] == [True] * 3
    foe = ann.page.locator(".mat--foe")
    assert sum(map(int, foe.locator(".byl b").all_inner_texts())) == 7, "the hand by its backs"
    assert ann.page.locator(".climit").count() == 2
    acts.get_by_text("Seize a Lesser from").click()
    ann.wait_until(lambda seen: "Set cards aside" in seen["ask"] and "Esc" in seen["keys"])
    ann.page.keyboard.press("Escape")
    ann.wait_until(lambda seen: "Seize an Aspect" in seen["ask"])


def test_the_heresy_shows_while_a_card_is_handed_over(person: Enter):
    game = played("twilight", about="give")
    for screen in ({}, {"screen": PHONE}):
        ann = person(**screen)
        ann.take_over(game.record, answers=game.at("give"))
        ann.wait_until(lambda seen: "hand over" in seen["ask"])
        texts = ann.page.locator(".twdock .is-choosable .card__text")
        assert all("Heresy." in text for text in texts.all_inner_texts())
        assert texts.first.is_visible()


def test_what_is_destroyed_says_what_that_means(person: Enter):
    game = played("twilight", about="destroy")
    ann = person()
    ann.take_over(game.record, answers=game.at("destroy"))
    ann.wait_until(lambda seen: "to Destroy" in seen["ask"])
    assert "out of the game for good" in ann.page.locator(".prompt__more").inner_text()


def test_one_answer_holds_for_all_who_would_block_for_me(person: Enter):
    game = played("twilight", seats=3, about="help")
    ann = person()
    ann.take_over(game.record, answers=game.at("help"), bots="random")
    ann.wait_until(lambda seen: seen["ask"].startswith("Let "))
    acts = ann.page.locator(".prompt__acts")
    acts.get_by_role("button", name="No to all").hover()
    ann.wait_for("/not asked again/.test(document.querySelector('.prompt__more').innerText)")
    acts.get_by_role("button", name="No to all").click()
    ann.wait_until(lambda seen: bool(seen["mine"]) and not seen["ask"].startswith("Let "))
    ann.page.keyboard.press("u")
    ann.wait_until(lambda seen: seen["ask"].startswith("Let "))


def test_undo_goes_across_what_was_passed_by_itself(person: Enter):
    ann = person()
    ann.sit_down("twilight", bot="greedy", seed=62)
    play_until(ann, "Seize an Aspect")
    ann.page.keyboard.press("p")
    ann.wait_until(lambda seen: seen["mine"] and "Seize" not in seen["ask"])
    ann.page.keyboard.press("u")
    ann.wait_until(lambda seen: seen["mine"] and "Seize an Aspect" in seen["ask"])
    ann.page.keyboard.press("p")
    ann.wait_until(lambda seen: seen["mine"] and "Seize" not in seen["ask"])


def test_stops_are_set_and_the_turn_is_passed(person: Enter):
    ann = person()
    ann.sit_down("twilight", bot="greedy", seed=62)
    draw = ann.page.locator("button.ph", has_text="Draw")
    draw.click()
    ann.page.get_by_role("button", name="before the draw, on my turn").click()
    ann.page.reload()
    ann.page.wait_for_selector(".prompt")
    assert (
        ann.page.evaluate("JSON.parse(localStorage.getItem('gloaming-twilight-stops')).mine").count("draw_start") == 1
    )
    play_until(ann, "Summon")
    turn = ann.page.locator(".bar__mid b").first.inner_text()
    ann.page.get_by_role("button", name="Ask me at stops").click()
    ann.page.get_by_role("button", name="Pass the turn").click()
    ann.wait_until(lambda seen: ann.page.locator(".bar__mid b").first.inner_text() != turn, seconds=30)


def test_a_draft_of_four_begins(person: Enter):
    ann = person()
    ann.sit_down("twilight", seats=4, seed=62, set_up="draft")
    ann.page.locator(".offered.is-choosable").first.click()
    play_until(ann, "Keep a card")
    ann.picture("twilight-draft")
    assert serious(ann) == []
    ann.page.locator(".draft .tcard.is-choosable").first.click()
    ann.page.get_by_text("Taken, 1").wait_for()


def test_the_last_cards_of_a_draft_lead_to_a_game(person: Enter):
    ann = person()
    game = played("twilight", seats=4, about="choose_deity", set_up="draft")
    ann.take_over(game.record, answers=game.at("choose_deity", before=4), bots="random")
    play_until(ann, "Keep your hand?")
    assert ann.page.locator(".mattab").count() == 3
    play_until(ann, "Trade with somebody?")


def test_on_a_phone_with_a_thumb(person: Enter):
    ann = person(screen=PHONE, has_touch=True, is_mobile=True)
    ann.sit_down("twilight", bot="greedy", seed=62)
    play_until(ann, "Trade with somebody?")
    ann.picture("twilight-trade-phone")
    summon_a_rider(ann)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "nothing lies beyond the edge"
    ann.picture("twilight-phone")
    assert serious(ann) == []
    ann.page.locator(".mat--me .fcard.is-choosable").tap()
    ann.page.locator("[data-key='life:1']").tap()
    ann.page.wait_for_selector(".arrows .ah", state="attached")


def test_a_deck_is_built_and_played(person: Enter):
    ann = person()
    ann.visit("/decks/twilight")
    ann.page.locator(".twpick .tcard").first.click()
    assert ann.page.locator(".prompt__ask").inner_text() == "Choose 49 more cards"
    ann.page.get_by_label("Start from a ready deck").select_option("The Last Legions")
    ann.page.get_by_text("Mars is served").wait_for()
    assert serious(ann) == []
    ann.picture("twilight-deck")
    ann.page.get_by_role("button", name="Keep the deck").click()
    ann.page.get_by_text("is kept in this browser").wait_for()
    ann.page.get_by_role("button", name="Play it").click()
    ann.page.wait_for_selector(".mat--me .deity >> text=Mars", state="attached")


def test_power_that_decay_would_take_is_asked_about_once(person: Enter):
    game = played("twilight", about="summoning")
    ann = person()
    ann.take_over(game.record, answers=game.offers("Summon", "Generate"))
    ann.press("5", ann.wait_until(lambda seen: "5" in seen["keys"]))
    ann.press("P", ann.wait_until(lambda seen: bool(seen["mine"]) and "5" not in seen["keys"]))
    asked = ann.wait_until(lambda seen: "Enter" in seen["keys"])["ask"]
    assert "Power that is not spent costs you" in asked
    ann.page.keyboard.press("Escape")
    ann.press("P", ann.wait_until(lambda seen: "P" in seen["keys"]))
    ann.wait_until(lambda seen: "go on to combat" not in seen["ask"])
    assert "costs you" not in ann.sees()["ask"]
