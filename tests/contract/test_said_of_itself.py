"""What a game says of itself before it is played: how it is played, and its options, in words people use."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.games.descent.quests.reading import quests
from gloaming.table import catalogue


@pytest.mark.parametrize("name", gloaming.games())
def test_how_to_play_is_one_page_that_leads_to_the_ledger(name: str):
    game = gloaming.game(name)
    page, ledger = game.how_to_play, {entry.id for entry in game.ledger.rule}
    assert [part.title for part in page.parts][:: len(page.parts) - 1] == ["What it is about", "How it ends"]
    assert all(part.words and part.rules and ledger.issuperset(part.rules) for part in page.parts)


@pytest.mark.parametrize("name", gloaming.games())
def test_a_lesson_waits_for_what_can_happen(name: str):
    game = gloaming.game(name)
    happens = {kind.__struct_config__.tag for kind in game.events}
    awaited = {event for step in game.how_to_play.lesson for event in step.until or ()}
    assert awaited
    assert awaited <= happens


@pytest.mark.parametrize("name", gloaming.games())
def test_what_people_call_things_leads_to_words_of_the_rules(name: str):
    game = gloaming.game(name)
    written = " ".join(f"{entry.section} {entry.text}" for entry in game.ledger.rule).lower()
    for called, meant in game.how_to_play.also_called.items():
        assert called == called.lower()
        assert any(word.lower() in written for word in meant.split()), called


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: game.name)
def test_every_option_and_choice_is_in_words(game: catalogue.GameListing):
    for option in game.options:
        assert option.label[0].isupper(), option.name
        assert option.help.endswith("."), option.name
        assert [*option.words] == [*option.choices], "each, in the order in which they are listed"
        assert not option.icons or [*option.icons] == [*option.choices], "all are pictured or none"
        assert all(words and "_" not in words for words in option.words.values())


def test_a_quest_is_chosen_by_its_name():
    (descent,) = [game for game in catalogue.games() if game.name == "descent"]
    (chosen,) = [option for option in descent.options if option.name == "quest"]
    assert chosen.words == {quest: quests()[quest].name for quest in chosen.choices}
