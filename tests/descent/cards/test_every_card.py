"""No card of the overlord's is mere text."""

from __future__ import annotations

from gloaming.games.descent.cards import KINDS_OF_CARD
from gloaming.games.descent.cards.card import Card, Surge
from gloaming.games.descent.cards.lieutenants import LIEUTENANTS
from gloaming.games.descent.cards.monsters import MONSTERS
from gloaming.games.descent.cards.relics import RELICS_OF_THE_OVERLORD


def works(surge: Surge) -> bool:
    return bool(surge.do or surge.damage or surge.range or surge.pierce or surge.condition or surge.blast)


def does_something(card: Card) -> bool:
    return bool(card.abilities or card.modifiers or any(map(works, card.surges)))


def test_every_overlord_card_ability_and_relic_does_something():
    cards = [card for card in KINDS_OF_CARD if card.kind in ("overlord", "ability")]
    assert len(cards) > 60
    assert [card.name for card in (*cards, *RELICS_OF_THE_OVERLORD) if not does_something(card)] == []


def test_every_surge_on_a_monster_card_does_something():
    sheets = [sheet for one in (*MONSTERS, *LIEUTENANTS) for _, sheet in one.sheets()]
    assert sheets
    assert [sheet.name for sheet in sheets for surge in sheet.surges if not works(surge)] == []
