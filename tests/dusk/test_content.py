"""What screens are told of cards and hexes."""

from __future__ import annotations

import pytest

from gloaming.games.dusk.content import content
from tests.dusk.scene import GAME

CARDS = {card.name: card for card in content().cards}


@pytest.mark.parametrize(
    ("card", "words", "rules"),
    [
        ("Full Peal", ("CRUSH", "OVERPOWER", "SOLO"), ("DU-205", "DU-212", "DU-243", "DU-224", "DU-069")),
        ("Grave Goods", ("RESTORATIVE",), ("DU-219", "DU-093")),
        ("Visiting Card", (), ("DU-106", "DU-107")),
        ("Trail of Kindling", (), ("DU-051", "DU-052", "DU-054")),
        ("Wild", (), ("DU-022", "DU-025")),
    ],
)
def test_a_card_names_its_keywords_and_the_rules_it_touches(card, words, rules):
    assert CARDS[card].words == words
    assert CARDS[card].rules == rules


def test_every_rule_that_a_card_touches_is_in_the_ledger():
    for card in content().cards:
        assert card.rules, card.name
        assert [GAME.ledger.find(rule).id for rule in card.rules] == list(card.rules)


def test_words_in_a_text_are_found_beside_those_printed_as_keywords():
    assert CARDS["Glass Barb"].keywords == ("PRECISE",)
    assert CARDS["Glass Barb"].words == ("PRECISE", "BLEED")


def test_hexes_are_named_by_row_and_place():
    full = content().arenas[0]
    assert (full.names[0], full.names[-1]) == ("A1", "I5")
    assert len(set(full.names)) == len(full.cells)
