"""Sealed: several seats choose at the same time, and nothing of it shows before all have chosen."""

import msgspec

from gloaming.kernel import Chance, Event, Secret, event_known_to
from tests.kernel.embers.game import EMBERS
from tests.kernel.embers.rules import Bid, BidsShown, Call, EmbersChanged, Hearth, Sealed, TurnBegan
from tests.kernel.scenes import asked, pick, scene


def auction() -> Hearth:
    """Three seats are to bid; seat 1 is asked first."""
    pos = scene([], [], [])
    pick(pos, Call())
    return pos


def seen_by_others(pos: Hearth, events: list[Event], chooser: int) -> bytes:
    """All that anyone but the chooser gets to see, a spectator included."""
    others = [seat for seat in (None, 0, 1, 2) if seat != chooser]
    return msgspec.json.encode(
        [(EMBERS.view(pos, seat), [event_known_to(event, seat) for event in events]) for seat in others]
    )


def test_each_seat_is_asked_and_the_choices_come_together_in_the_order_of_the_seats():
    pos = auction()
    for seat, embers in ((1, 1), (2, 0), (0, 2)):
        assert asked(pos) == (seat, "bid")
        events = pick(pos, Bid(embers))
    assert events == [BidsShown((1, 0, 2), winner=0), EmbersChanged(0, 1), TurnBegan(1)]
    assert pos.lamp == 0


def test_nothing_of_a_choice_shows_before_all_have_chosen():
    seen = set()
    for embers in range(3):
        pos = auction()
        seen.add(seen_by_others(pos, pick(pos, Bid(embers)), chooser=1))
    assert len(seen) == 1


def test_nor_of_several_choices():
    seen = set()
    for first in range(3):
        for second in range(3):
            pos = auction()
            pick(pos, Bid(first))
            pick(pos, Bid(second))
            seen.add(msgspec.json.encode([EMBERS.view(pos, 0), EMBERS.view(pos, None)]))
    assert len(seen) == 1


def test_who_is_choosing_now_does_not_show():
    pos = auction()
    assert pos.ask is not None
    assert pos.ask.secret
    assert [EMBERS.view(pos, seat).decides for seat in (None, 0, 1, 2)] == [None, None, 1, None]


def test_what_a_seat_may_choose_does_not_depend_on_the_others():
    offers = []
    for embers in range(3):
        pos = auction()
        pick(pos, Bid(embers))
        assert pos.ask is not None
        offers.append(pos.ask)
    assert offers[0] == offers[1] == offers[2]


def test_choices_survive_a_save():
    pos = auction()
    pick(pos, Bid(2))
    twin = EMBERS.load(EMBERS.save(pos))
    for one in (pos, twin):
        pick(one, Bid(1))
        pick(one, Bid(1))
    assert twin == pos
    assert twin.lamp == 1


def test_a_redeal_does_not_keep_the_choices_of_others():
    pos = auction()
    pick(pos, Bid(2))
    chosen = set()
    for seed in range(40):
        rule = EMBERS.redeal(pos, 2, Chance(seed)).agenda[-1].rule
        assert isinstance(rule, Sealed)
        chosen.add(rule.chosen)
    assert chosen == {(0,), (1,), (2,)}


def test_secrets_hold_none_for_whoever_has_not_seen_them():
    secret = Secret(7, seen_by=0b01)
    assert [secret.to(0), secret.to(1), secret.to(None)] == [7, None, None]
