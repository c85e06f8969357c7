"""The Universal Overlord cards."""

from __future__ import annotations

from gloaming.games.descent.cards import CARDS
from gloaming.kernel import EVERYONE
from tests.descent.drawing import room
from tests.descent.scene import DescentScene, MonsterAt, descent

ZOMBIE: MonsterAt = {"at": (1, 1)}
FIVE = ("Dash", "Frenzy", "Pit Trap", "Poison Dart", "Dark Might")


def turn(card: str, deck: tuple[str, ...] = (), **monsters: MonsterAt) -> DescentScene:
    """The start of the overlord's turn, with this card in his hand."""
    return descent(
        room(8, 4),
        ann={"hero": "Grisban the Thirsty", "at": (2, 1)},
        bob={"hero": "Avric Albright", "at": (7, 3)},
        monsters=monsters or {"zombie": ZOMBIE},
        turn_of="overlord",
        start="start",
        hand=(card,),
        deck=deck,
    )


def test_dark_resilience_heals_a_monster():
    t = turn("Dark Resilience", ettin={"at": [(0, 0), (1, 0), (0, 1), (1, 1)], "damage": 4})
    t.rolls("red 2h", "red 1h")
    t.overlord.does("play Dark Resilience")
    assert t.figure("ettin").damage == 1


def test_dark_resilience_is_played_in_an_activation_as_well():
    t = turn("Dark Resilience", zombie={**ZOMBIE, "damage": 2})
    t.overlord.passes()
    t.rolls("red 2h", "red 1h")
    t.overlord.does("play Dark Resilience")
    assert t.figure("zombie").damage == 0


def top(t: DescentScene, number: int = 5) -> list[str]:
    return [CARDS[card].name for card in reversed(t.pos.deck[-number:])]


def test_plan_ahead_puts_five_cards_in_another_order():
    t = turn("Plan Ahead", deck=FIVE)
    t.overlord.does("play Plan Ahead")
    for name in ("Pit Trap", "Dark Might", "Dash"):
        t.overlord.does(f"choose {name}")
    t.overlord.does("leave the others as they are")
    assert top(t) == ["Pit Trap", "Dark Might", "Dash", "Frenzy", "Poison Dart"]


def test_plan_ahead_asks_nothing_about_the_last_card():
    t = turn("Plan Ahead", deck=FIVE)
    t.overlord.does("play Plan Ahead")
    for name in ("Pit Trap", "Dark Might", "Dash", "Poison Dart"):
        t.overlord.does(f"choose {name}")
    assert t.overlord.ask.topic != "order"
    assert top(t)[-1] == "Frenzy"


def test_plan_ahead_shows_the_cards_to_the_overlord_alone():
    t = turn("Plan Ahead", deck=FIVE)
    t.overlord.does("play Plan Ahead")
    t.overlord.does("leave the others as they are")
    assert [t.pos.seen[card] for card in t.pos.deck[-6:]] == [0, 1, 1, 1, 1, 1]


def test_plan_ahead_is_played_once_in_a_turn():
    t = turn("Plan Ahead", deck=FIVE)
    second = next(n for n, card in enumerate(CARDS) if card.name == "Plan Ahead" and n not in t.pos.hand)
    t.pos.hand = (*t.pos.hand, second)
    t.overlord.does("play Plan Ahead")
    t.overlord.does("leave the others as they are")
    t.overlord.is_not_offered("play Plan Ahead")
    assert t.overlord.hand == ["Plan Ahead"]


def test_schemes_takes_the_first_card_of_a_type():
    t = turn("Schemes", deck=FIVE)
    t.overlord.does("play Schemes")
    t.overlord.does("choose Trap")
    assert t.overlord.hand == ["Pit Trap"]
    assert [CARDS[card].name for card in t.pos.discard] == ["Schemes", "Dash", "Frenzy"]
    assert t.pos.seen[t.pos.hand[0]] == EVERYONE  # it was revealed


def test_schemes_finds_nothing_and_the_discards_become_the_deck():
    t = turn("Schemes")
    t.pos.deck = tuple(card for card in t.pos.deck if CARDS[card].type == "Event")
    there = len(t.pos.deck)
    t.overlord.does("play Schemes")
    t.overlord.does("choose Trap")
    assert t.overlord.hand == []
    assert len(t.pos.deck) == there + 1  # and Schemes itself
    assert not any(t.pos.seen[card] for card in t.pos.deck)
