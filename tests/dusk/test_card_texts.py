"""Cards say what they do: numbers, keywords, times and triggers of a text are those of its effects."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from gloaming.games.dusk.cards import POOL, SETS
from gloaming.games.dusk.cards.card import Card
from gloaming.games.dusk.ops import LiesBefore, Trigger
from tests.proof import rule

VALUES = {
    "The Marrow Knight": "4 2 5 1 6 3 5 3 7",
    "The Madame": "3 2 4 3 6 1 4 6 5",
    "The Tallow Beadle": "2 4 3 5 6 5 1 4 3",
    "The Vitrine": "3 4 2 5 6 1 3 2 8",
    "The Harrow Hare": "4 2 1 6 3 5 3 4 5",
    "The Drowned Notary": "3 2 4 5 6 1 7 3 5",
    "Hedge-Walking": "1 3 2 4 4 6 3 2 5",
    "Doorstep Chalk": "3 4 2 5 1 4 3 6 2",
    "Ropewalk Tricks": "2 3 5 4 6 1 5 4 7",
    "Scarlet Usury": "4 2 5 3 5 1 6 3 4",
    "Almanac": "2 3 4 5 6 1 4 3 7",
    "Sexton Rites": "2 3 4 1 5 3 6 2 4",
    "Steeple Maul": "1 2 3 4 3 2 5 1 4",
    "Stubble Sickles": "2 2 3 1 2 4 3 1 2",
    "Drover's Lance": "2 3 4 5 3 4 1 6 2",
    "Trawl Chain": "2 3 4 1 3 5 4 2 3",
    "Wader's Bow": "5 6 7 4 6 5 3 8 4",
    "Dirge Fiddle": "2 4 5 3 6 3 1 2 7",
}

TRIGGERS = {
    "you lose armour": ("armour_lost", "any", "self"),
    "declared against you": ("attack_declared", "enemy", "self"),
    "you declare an attack": ("attack_declared", "self", "any"),
    "hits you": ("attack_hit", "enemy", "self"),
    "you block an attack card": ("attack_blocked", "enemy", "self"),
    "your attack is blocked": ("attack_blocked", "self", "enemy"),
    "your attack misses": ("attack_missed", "self", "enemy"),
    "an attack against you resolves": ("attack_resolved", "enemy", "self"),
    "an attack wounds you": ("wounded", "enemy", "self"),
    "your attack wounds": ("wounded", "self", "enemy"),
    "rolled against you": ("location_rolled", "enemy", "self"),
    "any hit location die is rolled": ("location_rolled", "any", "any"),
    "opposing phantom finishes its own move": ("moved", "enemy", "any"),
    "you finish a move": ("moved", "self", "any"),
    "opponent plays": ("card_played", "enemy", "any"),
    "opponent draws": ("cards_drawn", "enemy", "any"),
    "that player discards a card, it": ("card_discarded", "any", "holder"),
    "one or more of your cards are banished": ("card_banished", "any", "self"),
    "an opponent causes one or more of your cards": ("card_banished", "enemy", "self"),
    "one or more of an opponent's cards are banished": ("card_banished", "any", "enemy"),
    "you banish one or more of an opponent's": ("card_banished", "self", "enemy"),
    "end of each round": ("round_end", "any", "any"),
    "start of each of your turns": ("turn_start", "self", "any"),
    "on your turn": ("at_will", "self", "any"),
}

REFRESHES = {
    "you block an attack card": ("attack_blocked", "enemy", "self"),
    "the start of a round": ("round_start", "any", "any"),
    "the start of each of your turns": ("turn_start", "self", "any"),
    "you hold": ("held", "self", "any"),
    "one of your wicks is removed": ("destroyed", "any", "self"),
    "you move": ("moved", "self", "any"),
}

COUNTED = {"two": 2, "twice": 2, "three": 3}
CAPITALS = re.compile(r"\b[A-Z]{4,}(?: \d)?")
NO_KEYWORDS = ("ACTION", "FREE ACTION", "REACTION", "PERSISTENT", "FREE", "BASIC")


def numbers(part: object) -> Iterator[int]:
    """The numbers in a part of a card, but for what goes without saying."""
    if isinstance(part, msgspec.Struct):
        usual = dict(
            zip(part.__struct_fields__[-len(part.__struct_defaults__) :], part.__struct_defaults__, strict=True)
        )
        for field in part.__struct_fields__:
            if getattr(part, field) != usual.get(field):
                yield from numbers(getattr(part, field))
    elif isinstance(part, tuple):
        for inner in part:
            yield from numbers(inner)
    elif isinstance(part, str):
        yield from map(int, re.findall(r"\d", part))
    elif isinstance(part, int) and abs(part) > 1:
        yield abs(part)


def meaning(trigger: Trigger) -> tuple[str, str, str]:
    return trigger.on, trigger.by, trigger.to


def names_its_numbers(card: Card) -> bool:
    parts = (card.keywords, card.effect, card.target, card.trigger, card.refresh, card.escape)
    said = {int(digit) for digit in re.findall(r"\d", card.text)} - {1}
    said |= {number for word, number in COUNTED.items() if re.search(rf"\b{word}\b", card.text)}
    meant = {number for part in parts for number in numbers(part)} - {0, 1}
    by_keyword = {card.value, card.value + card.powers.get("OVERPOWER", 0), 2 * ("ACCURATE" in card.powers)}
    by_keyword.add(4 * ("CRUSH" in card.powers or "CARVE" in card.powers))
    return meant <= said <= meant | by_keyword


def names_its_keywords(card: Card) -> bool:
    said = {word for word in CAPITALS.findall(card.text) if word not in NO_KEYWORDS}
    meant = {*card.keywords, *(word for op in card.effect for word in getattr(op, "keywords", ()))}
    conditions = card.target.conditions if card.target is not None else ()
    about = {condition.keyword for condition in conditions if isinstance(condition, LiesBefore)}
    return meant <= said and {word.partition(" ")[0] for word in said} - about == {
        word.partition(" ")[0] for word in meant
    }


def names_its_times(card: Card) -> bool:
    text = card.text.lower()
    return (
        ("until the end of the round" in text) == (card.until == "round_end")
        and ("on your turn" in text) == (card.window == "own_turn")
        and ("once per turn" not in text or card.limit == "turn")
        and ("once per round" not in text or card.limit == "round")
    )


def names_its_place(card: Card) -> bool:
    theirs = bool(re.search(r"before (an|any) opponent|before the target", card.text))
    return (
        (card.front == "target") == theirs
        and (card.until == "used") == ("you may remove this card" in card.text)
        and bool(card.escape) == ("may spend an action and discard" in card.text)
    )


def names_what_it_waits_for(card: Card) -> bool:
    works, _, refreshes = card.text.lower().partition("refreshes")
    waits = {card.trigger} if card.trigger is not None else set()
    said = {phrase for phrase in TRIGGERS if phrase in works}
    if card.trigger is None or card.trigger.on != "at_will":
        said.discard("on your turn")  # says only when it may be played
    if card.trigger is None:
        said.clear()  # what a text of an attack or an action tells of is its own doing
    return {TRIGGERS[phrase] for phrase in said} == {meaning(trigger) for trigger in waits} and {
        REFRESHES[phrase] for phrase in REFRESHES if phrase in refreshes
    } == {meaning(trigger) for trigger in card.refresh}


@rule("DU-046")
def test_the_cards_of_every_set_have_their_values():
    for one in SETS:
        cards = [card for card in POOL if card.set == one.id and card.pool != "passive"]
        assert " ".join(str(card.value) for card in cards) == VALUES[one.name]


@pytest.mark.parametrize(
    "truthful", [names_its_numbers, names_its_keywords, names_its_times, names_its_place, names_what_it_waits_for]
)
def test_a_text_names_what_its_card_does_and_nothing_else(truthful):
    assert [card.name for card in POOL if not truthful(card)] == []
