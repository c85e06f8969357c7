"""Decks built outside a game: every condition, told with its line; text and back; decks that are brought."""

from __future__ import annotations

import re

import pytest

from gloaming.api.decks import DeckError
from gloaming.games.twilight.cards import DEITIES, DEITY_OF, FACE_OF, FACES
from gloaming.games.twilight.cards.card import DECK_SIZE
from gloaming.games.twilight.cards.decks import DECKS as READY
from gloaming.games.twilight.cards.declared import FIRST_MINI
from gloaming.games.twilight.content import content
from gloaming.games.twilight.decks import DECKS, POOL, deity_of, faces_of
from gloaming.games.twilight.rules.windows import TwilightPosition
from gloaming.games.twilight.state import NOTHING
from gloaming.kernel import Chance, OptionError
from tests.proof import rule
from tests.twilight.scene import GAME

MARS = DECKS.to_text(DECKS.starters()[0])


def refused(text: str) -> str:
    with pytest.raises(DeckError) as caught:
        DECKS.from_text(text)
    return str(caught.value)


@rule("TG-099", "TG-100", "TG-105", "TG-365")
def test_the_ready_decks_are_decks_of_fifty_with_one_suggested_deity():
    decks = DECKS.starters()
    assert {deck.parts[0].title for deck in decks} == {"Mars", "Hera", "Enlil", "Reader of Portents"}
    for deck, ready in zip(decks, READY, strict=True):
        assert DECKS.from_text(DECKS.to_text(deck)) == deck
        assert len(faces_of(deck)) == 50
        assert DEITIES[deity_of(deck)].name == ready.deity
    for deity in DEITIES:
        assert DECKS.problems(DECKS.to_text(DECKS.starter("Mine", [deity.name]))) == []


@rule("TG-365")
def test_what_a_ready_deck_holds_is_said_to_whoever_chooses_one():
    for deck, ready in zip(content().decks, READY, strict=True):
        kinds, levels = (sum(map(int, re.findall(r"\d+", part))) for part in deck.counts.split(":"))
        assert kinds == levels == sum(ready.cards.values()) == 50, deck.counts
        epic = {name for name in ready.cards if FACES[FACE_OF[name]].epic}
        assert epic
        assert all(name in deck.epics for name in epic)
    assert content().decks[0].way.startswith("Strong Creatures")


def test_a_deck_of_another_size_is_refused():
    said = refused(MARS.replace("- 1 Marching Camp\n", ""))
    assert said == "Line 4: The deck has 49 cards besides the Deity; choose 1 more."
    assert "has 51 cards" in refused(MARS.replace("- 2 Eagle Bearer", "- 3 Eagle Bearer"))


@rule("TG-366")
def test_more_than_three_copies_are_refused_with_their_line():
    said = refused(MARS.replace("- 3 Lex Talionis", "- 4 Lex Talionis"))
    assert said == "Line 11: Lex Talionis is 4 times in the deck; of any card at most 3 may be."
    assert "Lex Talionis is 4 times" in refused(MARS + "- Lex Talionis\n")


@rule("TG-367", "TG-371")
def test_an_epic_card_is_allowed_once():
    assert FACES[[card.name for card in FACES].index("Attila, Scourge of Nations")].epic
    said = refused(MARS.replace("- 1 Attila, Scourge of Nations", "- 2 Attila, Scourge of Nations"))
    assert "Attila, Scourge of Nations is 2 times in the deck; of an Epic card at most 1 may be." in said


@rule("TG-008", "TG-368", "TG-X27")
def test_the_requirement_of_the_deity_has_to_be_met():
    said = refused(MARS.replace("Deity: Mars", "Deity: Hera"))
    assert said.startswith("Line 4: Hera asks for at least 10 cards of Negotiation; add ")
    many = [card.name for card in FACES[:FIRST_MINI] if card.faction == "Negotiation" and not card.epic]
    lines = [f"- 3 {name}" for name in many[:16]] + [f"- 2 {many[16]}"]
    assert DECKS.problems("\n".join(["Deck: Blue", "Deity: Hera", *lines])) == []


@rule("TG-369")
def test_a_deck_has_exactly_one_deity():
    assert "The Deity is missing" in refused(MARS.replace("Deity: Mars\n", ""))
    assert "There is a line 'Deity:' already" in refused(MARS + "Deity: Hera\n")
    assert "There is no Deity 'Marx'; perhaps you mean 'Mars'." in refused(MARS.replace("Deity: Mars", "Deity: Marx"))


def test_an_unknown_card_is_told_with_its_line_and_the_nearest_name():
    said = refused(MARS.replace("- 3 Lex Talionis", "- 3 Lex Talonis"))
    assert said == "Line 11: There is no card 'Lex Talonis'; perhaps you mean 'Lex Talionis'."


def test_a_bot_does_not_learn_from_redeals_what_an_opponent_brought():
    pos = GAME.new(2, 3, {"brought": ["", MARS]})
    assert not pos.open_decks
    for seed in range(5):
        twin = GAME.redeal(pos, 0, Chance(seed))
        assert deck_of(twin, 0) == deck_of(pos, 0), "the own deck is known"
        assert deck_of(twin, 1) != deck_of(pos, 1)
        assert GAME.view(twin, 0) == GAME.view(pos, 0)
        assert GAME.things(twin) == GAME.things(pos)


def deck_of(pos: TwilightPosition, seat: int) -> list[int]:
    return sorted(pos.faces[card] for card in (*pos.players[seat].life, *pos.players[seat].hand))


def test_decks_that_are_brought_are_played_and_told_to_nobody():
    pos = GAME.new(2, 3, {"brought": ["", MARS]})
    assert pos.players[1].deity == DEITY_OF["Mars"]
    mine = sorted(pos.faces[card] for card in (*pos.players[1].life, *pos.players[1].hand))
    assert mine == sorted(faces_of(DECKS.from_text(MARS)))
    assert pos.options.brought == ()
    with pytest.raises(OptionError, match=r"The deck of seat 1 does not fit\. Line 4: "):
        GAME.new(2, 3, {"brought": [MARS.replace("- 1 Marching Camp\n", "")]})
    with pytest.raises(OptionError, match="3 decks for 2 seats"):
        GAME.new(2, 3, {"brought": [MARS] * 3})


def test_what_could_have_been_brought_lies_in_the_box():
    pos = GAME.new(3, 3, {"brought": ["", MARS, ""]})
    assert pos.box == tuple(range(3 * DECK_SIZE, 3 * DECK_SIZE + len(POOL)))
    assert [pos.owners.count(seat) for seat in (0, 1, 2, NOTHING)] == [DECK_SIZE] * 3 + [len(POOL)]
    assert GAME.new(3, 3).box == ()
