"""Overlord cards: when they are played, on whom, and what becomes of them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from gloaming.games.descent import events, options
from gloaming.kernel import Opened
from gloaming.kernel.agenda import Frame, run
from tests.descent.drawing import block, room
from tests.descent.scene import GAME, DescentScene, descent
from tests.proof import rule


@rule("DE-277")
def test_the_hand_is_hidden_and_has_no_limit():
    hand = ["Tripwire", "Tripwire", "Dash", "Dash", "Frenzy", "Frenzy", "Dark Might", "Dark Might", "Pit Trap"]
    t = descent(room(4, 1), ann={"at": (0, 0)}, hand=hand)
    assert GAME.view(t.pos, 1).hand == (None,) * 9
    assert None not in GAME.view(t.pos, 0).hand
    t.pos.draw_overlord(3)
    assert GAME.view(t.pos, 1).hand == (None,) * 12
    assert len(GAME.view(t.pos, 0).hand) == 12
    assert None not in GAME.view(t.pos, 0).hand


def frenzied() -> DescentScene:
    """A zombie has moved, and the overlord has played one of two Frenzies on it."""
    t = descent(
        room(8, 2),
        ann={"at": (0, 0)},
        monsters={"zombie": {"at": (5, 0)}, "zombie_2": {"at": (6, 0)}},
        turn_of="zombie",
        hand=["Frenzy", "Frenzy", "Dash"],
    )
    t.overlord.does("take a move action")
    t.overlord.goes(4, 0)
    t.overlord.does("play Frenzy")
    return t


@rule("DE-278")
def test_cards_cost_nothing_and_any_number_is_played_in_a_turn():
    t = frenzied()
    assert t.figure("zombie").actions == 1  # the move action alone was spent
    t.overlord.does("play Dash")
    assert t.overlord.hand == ["Frenzy"]


@rule("DE-280")
def test_cards_of_one_name_are_not_played_on_one_target_for_one_thing():
    t = frenzied()
    t.overlord.is_not_offered("play Frenzy")
    t.overlord.is_offered("play Dash")


@rule("DE-280")
def test_of_two_cards_of_one_name_one_is_offered():
    t = descent(
        room(8, 2), ann={"at": (0, 0)}, monsters={"zombie": {"at": (5, 0)}}, turn_of="zombie", hand=["Frenzy", "Frenzy"]
    )
    assert len([option for option in t.overlord.ask.options if isinstance(option, options.PlayCard)]) == 1


@rule("DE-281", "DE-X22")
def test_the_second_frenzy_of_a_turn_goes_on_another_zombie():
    t = frenzied()
    t.overlord.is_not_offered("play Frenzy")  # on the same zombie
    t.overlord.does("end the turn")
    assert t.pos.active == t.number("zombie_2")
    t.overlord.does("play Frenzy")
    assert t.figure("zombie_2").extra_attacks == 1
    assert t.overlord.hand == ["Dash"]


@rule("DE-281", "DE-157")
def test_in_his_next_turn_every_group_is_activated_again_and_a_card_of_the_same_name_may_be_played():
    t = descent(
        room(9, 2),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"zombie": {"at": (8, 0)}},
        turn_of="zombie",
        hand=["Dash", "Dash"],
    )
    t.overlord.does("play Dash")
    t.overlord.is_not_offered("play Dash")
    t.overlord.does("end the turn")
    t.ann.does("end the turn")
    t.lets_be()
    assert t.pos.active == t.number("zombie")
    t.overlord.is_offered("play Dash")


@rule("DE-279")
def test_a_card_is_played_at_its_time_only():
    t = descent(
        room(8, 2),
        ann={"hero": "Grisban the Thirsty", "at": (0, 0)},
        monsters={"zombie": {"at": (1, 0)}},
        turn_of="zombie",
        hand=["Dark Might", "Tripwire"],
    )
    t.overlord.is_refused("play Dark Might", "DE-279")
    t.overlord.is_refused("play Tripwire", "DE-279")
    t.rolls("blue 2h3r", "yellow 1h1r", "gray 0")
    t.overlord.attacks("ann")
    t.overlord.is_offered_only("play Dark Might", "pass")


@rule("DE-282")
def test_a_played_card_lies_face_up_in_the_discard_pile():
    t = descent(room(6, 1), ann={"hero": "Leoric of the Book", "at": (0, 0), "points": 3}, hand=["Tripwire"])
    t.ann.goes(1, 0)
    card = t.pos.hand[0]
    t.overlord.does("play Tripwire")
    assert t.pos.discard == (card,)
    assert GAME.view(t.pos, 1).discard == (card,)
    assert t.pos.hand == ()


@rule("DE-284")
def test_the_discard_pile_becomes_the_deck_when_the_last_card_is_drawn():
    t = descent(room(6, 1), ann={"at": (0, 0)})
    t.pos.discard, t.pos.deck = t.pos.deck[1:], t.pos.deck[:1]
    gone = set(t.pos.discard)
    t.pos.listener = t.events
    t.pos.draw_overlord(1)
    t.pos.listener = None
    assert set(t.pos.deck) == gone
    assert t.pos.discard == ()
    assert len(t.pos.hand) == 1
    assert t.told(events.OverlordReshuffled)


@rule("DE-284")
def test_the_new_deck_is_shuffled_and_known_to_nobody():
    t = descent(room(6, 1), ann={"at": (0, 0)})
    t.pos.discard, t.pos.deck = t.pos.deck[1:], t.pos.deck[:1]
    before = t.pos.discard
    t.pos.draw_overlord(1)
    assert sorted(t.pos.deck) == sorted(before)
    assert t.pos.deck != before
    assert not any(t.pos.seen[card] for card in t.pos.deck)


@rule("DE-284")
def test_who_draws_from_an_empty_deck_has_the_discards_shuffled_first():
    t = descent(room(6, 1), ann={"at": (0, 0)})
    t.pos.deck, t.pos.discard = (), t.pos.deck[:2]
    t.pos.draw_overlord(1)
    assert (len(t.pos.hand), len(t.pos.deck)) == (1, 1)


def test_the_deck_is_shuffled_after_a_card_was_taken_from_it():
    t = descent(room(6, 1), ann={"at": (0, 0)})
    card, *others = t.pos.deck
    t.pos.show_to(0, *t.pos.deck)
    t.pos.take_overlord(card)
    assert sorted(t.pos.deck) == sorted(others)
    assert t.pos.deck != tuple(others)
    assert not any(t.pos.seen[other] for other in t.pos.deck)


def test_a_card_that_is_taken_from_the_discards_leaves_the_others_there():
    t = descent(room(6, 1), ann={"at": (0, 0)})
    first, taken, last, *deck = t.pos.deck
    t.pos.deck, t.pos.discard = tuple(deck), (first, taken, last)
    t.pos.take_overlord(taken)
    assert (*t.pos.hand, *t.pos.discard) == (taken, first, last)
    assert len(t.pos.hand) == 1
    assert sorted(t.pos.deck) == sorted(deck)


@rule("DE-344")
def test_who_has_the_turn_speaks_first():
    t = descent(room(4, 1), ann={"at": (0, 0)}, bob={"at": (1, 0)}, monsters={"zombie": {"at": (3, 0)}}, turn_of="bob")
    assert t.pos.seat_order()[0] == 2
    overlord = descent(
        room(4, 1), ann={"at": (0, 0)}, bob={"at": (1, 0)}, monsters={"zombie": {"at": (3, 0)}}, turn_of="zombie"
    )
    assert overlord.pos.seat_order()[0] == 0


def scheming(hand: list[str], **monsters: Any) -> DescentScene:
    """The overlord's turn, with cards he may play whenever he likes in it."""
    return descent(
        room(8, 3), ann={"at": (0, 0)}, monsters=monsters, turn_of="overlord", start="choose_group", hand=hand
    )


def test_cards_for_his_turn_are_played_between_activations():
    t = scheming(
        ["Plan Ahead", "Plan Ahead"], zombie={"at": (5, 2)}, zombie_2={"at": (6, 2)}, ettin={"at": block(6, 0, 7, 1)}
    )
    t.overlord.is_offered_only("activate the Zombies", "activate the Ettins", "play Plan Ahead")
    t.overlord.does("activate the Zombies")
    t.overlord.is_offered_only("activate minion Zombie 1", "activate minion Zombie 2", "play Plan Ahead")
    t.overlord.does("play Plan Ahead")
    t.overlord.does("leave the others as they are")
    t.overlord.is_offered_only("activate minion Zombie 1", "activate minion Zombie 2")  # the turn is one occasion (R57)
    assert t.overlord.hand == ["Plan Ahead"]


def test_that_only_a_card_is_a_reason_to_ask_is_a_secret():
    t = scheming(["Plan Ahead"], zombie={"at": (5, 2)})
    t.overlord.is_offered_only("activate the Zombies", "play Plan Ahead")
    assert t.overlord.ask.secret
    none = scheming(["Dash"], zombie={"at": (5, 2)})
    assert none.overlord.ask.topic == "act"  # the only group and its only monster are activated by themselves
    several = scheming(["Plan Ahead"], zombie={"at": (5, 2)}, ettin={"at": block(6, 0, 7, 1)})
    assert not several.overlord.ask.secret


def idle(hand: list[str]) -> DescentScene:
    """A zombie that has nothing left to do."""
    t = descent(
        room(8, 1),
        ann={"at": (0, 0)},
        monsters={"zombie": {"at": (5, 0)}, "zombie_2": {"at": (7, 0)}},
        turn_of="zombie",
        hand=hand,
        deck=["Dash"],
    )
    t.pos.figures[t.number("zombie")] = replace(t.figure("zombie"), actions=0, attacks=0)
    turn = t.pos.agenda[-1].rule
    t.pos.agenda[-1] = Frame(turn, turn.places["act"])
    t.pos.listener = t.events
    run(t.pos)
    t.pos.listener = None
    return t


def test_an_idle_monster_waits_alike_whether_or_not_a_card_could_be_played():
    asked, not_asked = idle(["Frenzy"]), idle(["Tripwire"])
    assert asked.overlord.ask.secret
    assert asked.overlord.ask.topic == "act"
    waited = [[e.moment for e in t.events if isinstance(e, Opened)] for t in (asked, not_asked)]
    assert waited[0] == waited[1][: len(waited[0])]
    assert waited[0][-1] == "turn"


def test_cards_for_an_activation_are_not_offered_between_two():
    t = scheming(["Frenzy", "Dash"], zombie={"at": (5, 2)}, ettin={"at": block(6, 0, 7, 1)})
    t.overlord.is_offered_only("activate the Zombies", "activate the Ettins")
