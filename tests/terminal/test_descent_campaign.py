"""The campaign in text: path, party, shop and travel, and the same in sentences."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from gloaming import Match
from gloaming.games.descent.campaign.options import Buy, PutAside
from gloaming.games.descent.view import View
from gloaming.kernel import Chance
from gloaming.terminal.descent import DescentPanel
from gloaming.terminal.panel import Picture
from tests.descent.campaign.journey import Journey, after, journey
from tests.descent.campaign.road import at_icon
from tests.descent.campaign.test_setting_up import customising
from tests.descent.campaign.test_shopping import shopping
from tests.descent.scene import GAME
from tests.terminal.terminal_games import live_game_of

PANEL = DescentPanel()
NAMES = ("Olga", "Ann", "Bob", "Cat", "Dan")


def seen_by(t: Journey, seat: int) -> Picture[View]:
    return Picture(GAME.view(t.pos, seat), NAMES)


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain.rstrip() for line in lines)


def told(t: Journey, seat: int) -> str:
    return "\n".join(PANEL.describe(GAME.view(t.pos, seat), NAMES))


def test_the_shop_shows_what_is_for_sale_and_what_it_costs():
    t = shopping(gold=100, offer=("Leather Armor", "Chainmail"))
    marks = {("card", option.card): "1" for option in t.offered(Buy)}
    picture = Picture(GAME.view(t.pos, 1), NAMES, marks)
    lines = plain(PANEL.board(picture, 90, 30)).splitlines()
    assert lines[0] == "For sale in Arhynn   100 gold"
    assert lines[1].split()[:4] == ["1▸", "Leather", "Armor", "75"]
    assert lines[2].split()[:2] == ["Chainmail", "150"], "what is too dear has no key"
    assert "the shop in Arhynn" in PANEL.headline(picture).plain
    assert "For sale: Leather Armor for 75 gold and Chainmail for 150 gold." in told(t, 1)


def test_the_path_shows_who_won_what_and_what_each_result_opens():
    t = after(("first_blood", "heroes"), ("castle_daerion", "overlord"))
    t.comes_to("next_quest")
    text = plain(PANEL.board(seen_by(t, 0), 100, 40))
    assert " ✓ First Blood" in text
    assert " ✗ Castle Daerion" in text
    assert "○ A Fat Goblin              ✓ The Monster's Hoard  ✗ The Frozen Spire" in text
    assert "The Dawnblade" not in text, "closed by the overlord's win"
    assert "quest 3 of 9, Act I" in PANEL.headline(seen_by(t, 0)).plain
    words = told(t, 0)
    assert "First Blood, Introduction: won by the heroes." in words
    assert "If the heroes win A Fat Goblin: they get 100 gold; it opens The Monster's Hoard" in words
    assert "If the overlord wins it: he gets 1 more experience; it opens The Frozen Spire" in words


def test_the_party_and_the_overlord_stand_beside_it():
    t = after(("castle_daerion", "heroes"))
    text = plain(PANEL.seats(seen_by(t, 1), 60, 30))
    assert "Party  100 gold" in text
    assert "Grisban the Thirsty Berserker" in text
    assert " 1 xp, 1 skill: Chipped Greataxe" in text
    assert "Olga 1 xp" in text
    assert "Grisban the Thirsty, Berserker: 1 experience" in told(t, 1)


def test_what_can_be_learned_and_bought_is_shown_to_whom_it_concerns():
    t = after(("castle_daerion", "heroes"))
    text = plain(PANEL.board(seen_by(t, 1), 90, 40))
    assert "Counter Attack" in text
    assert "Overlord cards" not in text
    his = plain(PANEL.board(seen_by(t, 0), 90, 60))
    assert "Overlord cards   1 experience" in his
    assert his.count("Web Trap") == 1, "one line for all copies"


def test_the_way_shows_where_they_are_and_what_happens_there():
    t = at_icon("forest", "Latari elves")
    text = plain(PANEL.board(seen_by(t, 1), 90, 12))
    assert "Arhynn ─ road ✓ ─ road ✓ ─ plains ✓ ─ forest" in text
    assert "Latari elves" in text
    assert "14/14" in plain(PANEL.seats(seen_by(t, 1), 60, 30)), "who is hurt matters on the way"
    assert "Now in the forest: Latari elves." in told(t, 1)


def test_only_the_overlord_reads_what_he_leaves_out():
    t = customising("Blood Rage", "Web Trap")
    out = t.offered(PutAside)[0]
    t.answers(out)
    name = GAME.say_option(t.pos, out, NAMES).removeprefix("Leave ").removesuffix(" out of this quest")
    t.pos.encounter = ""
    assert name in plain(PANEL.mine(seen_by(t, 0), 80, 4))
    for seat in (1, 2):
        shown = plain(PANEL.mine(seen_by(t, seat), 80, 4)) + plain(PANEL.board(seen_by(t, seat), 80, 40))
        assert name not in shown + told(t, seat)


def test_during_a_quest_the_map_is_shown_and_the_campaign_told_besides():
    t = journey()
    t.reaches_quest()
    picture = seen_by(t, 1)
    assert "First Blood" in PANEL.headline(picture).plain
    assert "The path of the quests" not in plain(PANEL.board(picture, 90, 30))
    words = told(t, 1)
    assert "quest 1 of 9, Introduction" in words
    assert "Round 1." in words


def test_cards_for_sale_can_be_looked_at():
    t = shopping(gold=100, offer=("Leather Armor", "Chainmail"))
    titles = {thing.title for row in PANEL.rows(GAME.view(t.pos, 1), NAMES) for thing in row}
    assert {"Leather Armor", "Chainmail", "Counter Attack"} <= titles


def test_standings_tell_who_won_how_many_quests():
    t = after(("first_blood", "heroes"), ("castle_daerion", "overlord"))
    lines = PANEL.standings(GAME.view(t.pos, None), NAMES)
    assert lines[0] == "Olga: overlord, 1 quest won"
    assert lines[1] == "Ann: Grisban the Thirsty, Berserker; 1 quest won"


def test_the_log_keeps_its_words_when_the_map_is_gone(tmp_path: Path):
    match = Match(GAME, 3, 1, {"mode": "campaign"})
    live, rng = live_game_of(match, tmp_path / "campaign.json", people=(0, 1, 2)), Chance(1)
    attacks: list[str] = []
    while match.position.ask is not None and match.position.ask.topic != "learn":
        live.holder = live.asked
        live.answer(rng.below(len(match.position.ask.options)))
        while line := live.next_line():
            attacks += [line.words] if "attacks" in line.words else []
    assert attacks
    assert not match.position.encounter
    words = [line.words for line in live.log()]
    assert [one for one in words if "attacks" in one] == attacks
    later = live_game_of(match, tmp_path / "campaign.json", people=(0, 1, 2))
    assert [line.words for line in later.log() if "attacks" in line.words] == attacks
