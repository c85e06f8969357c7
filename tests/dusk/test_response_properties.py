"""Responses many deep, with counters among them, whatever is answered: one order, one end, every card in one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from gloaming.games.dusk import events as e
from gloaming.games.dusk.cards import NUMBER_OF
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.games.dusk.words import MOMENTS
from gloaming.kernel import PASS, Event, Option
from tests.dusk.scene import GAME, DuskScene, Seat, dusk

ANSWERS = st.lists(st.integers(0, 11), max_size=40)
"""What is answered to each question in turn, as far into its options as there are; then everyone lets it be."""

KILN, SCANDAL, TIE, SOUR = (NUMBER_OF[name] for name in ("Kiln Breath", "Small Scandal", "Tongue-Tie", "Sour Interval"))
FOUR_DEEP = ("Small Scandal", "Discard 3", "Tongue-Tie", "Sour Interval", "Discard 1 card")


@cache
def chain() -> DuskScene:
    """Ann has played Kiln Breath, and three players hold counters, counters to counters, and Tilts."""
    scene = dusk(
        ann={"hand": ["Kiln Breath", "Tongue-Tie", "Tilt", "1", "2"]},
        bob={"hand": ["Small Scandal", "Sour Interval", "3", "4"], "exhausted": True, "at": "A1"},
        cat={"hand": ["Tilt", "Tomorrow's Entry", "5"], "at": "I1", "exhausted": True},
    )
    scene.ann.does("play Kiln Breath")
    return scene


@cache
def brawl() -> DuskScene:
    """Ann, who has moved, attacks Bob; nobody has more than one wound, and everyone can strike back or roll again."""
    weak: Seat = {"wounds": 1, "bare": [2, 3, 4, 5]}
    scene = dusk(
        range=3,
        ann={**weak, "hand": ["3", "Deep Dent", "Tongue-Tie", "Tilt"], "moved": 2},
        bob={**weak, "hand": ["Set the Heel", "Tilt", "3"], "at": "E4"},
        cat={**weak, "hand": ["Small Correction", "Tilt", "Sour Interval"], "at": "A5"},
    )
    scene.ann.strikes("3", at="bob as 3", adding=["Deep Dent"])
    return scene


def begun(begin: Callable[[], DuskScene]) -> DuskScene:
    """A copy of a scene, for dealing one anew takes longer than playing it."""
    scene = begin()
    return DuskScene(scene.game, scene.pos.clone(), scene.names)


def choices(scene: DuskScene, numbers: Sequence[int]) -> Iterator[Option]:
    """Answer until the turn goes on or the game is over; the options that were chosen."""
    left = list(numbers)
    while scene.pos.ask is not None and scene.pos.ask.topic != "act":
        options = scene.pos.ask.options
        option = options[left.pop(0) % len(options)] if left else PASS if PASS in options else options[0]
        yield option
        scene.answer(option)


def end_of(pos: DuskPosition, chosen: Sequence[Option], *, saving: bool) -> bytes:
    """The position after the same cards in the same order, through a save before each of them or not."""
    for option in chosen:
        if saving:
            pos = GAME.load(GAME.save(pos))
        assert pos.ask is not None
        GAME.apply(pos, pos.ask.options.index(option), quiet=saving)
    return GAME.save(pos)


@settings(max_examples=60)
@given(ANSWERS)
def test_the_same_cards_in_the_same_order_always_give_the_same_end(numbers: list[int]):
    scene = begun(chain)
    start = scene.pos.clone()
    chosen = list(choices(scene, numbers))
    end = GAME.save(scene.pos)
    assert end_of(start.clone(), chosen, saving=False) == end
    assert end_of(start.clone(), chosen, saving=True) == end


def followed(told: Sequence[Event], lying: int) -> tuple[list[int], int]:
    """Play the told events on a stack of cards by hand, one lying there: those that worked, and how deep it went.

    Only the card on top may resolve, and a counter that resolves uncancelled marks the card just below it.
    """
    stack = [lying]
    cancelled: set[int] = set()
    worked: list[int] = []
    deepest = 0
    for event in told:
        match event:
            case e.CardPlayed(card=card):
                stack.append(card)
                deepest = max(deepest, len(stack))
            case e.CardCancelled(card=card):
                assert len(stack) > 1, "nothing counters it"
                assert card == stack[-2], "a counter is about the card just below it"
                assert stack[-1] not in cancelled, "a cancelled counter does nothing"
                assert stack[-1] in (SCANDAL, TIE, SOUR)
                cancelled.add(card)
            case e.CardResolved(card=card) if card in stack:
                assert card == stack.pop(), "what is declared last resolves first"
                if card not in cancelled:
                    worked.append(card)
                if card in (SCANDAL, TIE) and card not in cancelled:
                    assert stack[-1] in cancelled, "a counter that works cancels"
    assert stack == [], "everything that was declared resolves"
    return worked, deepest


@settings(max_examples=120)
@given(ANSWERS)
def test_the_last_card_resolves_first_and_a_counter_counters_the_one_below(numbers: list[int]):
    scene = begun(chain)
    before = scene.ann.shards
    list(choices(scene, numbers))
    worked, _ = followed(scene.events, KILN)
    assert scene.ann.shards - before == (KILN in worked)


def test_four_cards_lie_on_each_other_with_a_counter_in_the_middle():
    scene = begun(chain)
    for wanted in FOUR_DEEP:
        while not (found := [o for o in scene.pos.ask.options if wanted in scene.say(o)]):  # type: ignore[union-attr]
            scene.answer(PASS)
        scene.answer(found[0])
    list(choices(scene, ()))
    worked, deepest = followed(scene.events, KILN)
    assert deepest == 4
    # Ann gives up a card for her Tongue-Tie, which so works: Small Scandal does not, and Kiln Breath does.
    assert worked == [SOUR, TIE, KILN]


def zones(pos: DuskPosition) -> Counter[int]:
    """In how many zones each card lies."""
    found: Counter[int] = Counter((*pos.box, *pos.table, *(one.card for one in pos.in_play)))
    for player in pos.players:
        found.update((*player.hand, *player.deck, *player.boneyard, *player.void))
    return found


@settings(max_examples=120)
@given(ANSWERS, st.sampled_from([chain, brawl]))
def test_every_card_ends_in_exactly_one_zone(numbers: list[int], begin: Callable[[], DuskScene]):
    scene = begun(begin)
    everything = set(zones(scene.pos))
    list(choices(scene, numbers))
    assert zones(scene.pos) == Counter(everything)
    if scene.pos.outcome is None:
        assert scene.pos.table == ()
        scene.is_quiet()


DEEDS = (e.CardPlayed, e.CardUsed, e.AttackDeclared, e.AttackJoined, e.Blocked, e.Dodged, e.MoveDeclared, e.Held)


@settings(max_examples=200)
@given(ANSWERS, st.lists(st.integers(1, 6), min_size=3, max_size=3))
def test_nobody_acts_after_dispersal(numbers: list[int], faces: list[int]):
    scene = begun(brawl)
    scene.rolls(*faces)
    for _ in choices(scene, numbers):
        out = {seat for seat, player in enumerate(scene.pos.players) if player.out}
        assert scene.pos.ask is None or scene.pos.ask.seat not in out
    gone: set[int] = set()
    for event in scene.events:
        if isinstance(event, DEEDS):
            assert getattr(event, "by", getattr(event, "seat", None)) not in gone
        if isinstance(event, e.Dispersed):
            gone.add(event.seat)
    for seat in gone:
        assert scene.pos.at(scene.pos.players[seat].hex) != seat or scene.pos.players[seat].hex < 0
        assert not any(seat in (one.owner, one.holder) for one in scene.pos.in_play)


def test_a_braced_attacker_is_dispersed_before_the_attack_strikes():
    scene = begun(brawl)
    scene.rolls(6, 6)
    scene.bob.does("brace with Set the Heel")
    while scene.pos.ask is not None and scene.pos.ask.topic in (*MOMENTS, "block", "resolve"):
        scene.answer(scene.pos.ask.options[-1])
    dispersed = [event.seat for event in scene.events if isinstance(event, e.Dispersed)]
    assert dispersed == [0]
    assert scene.bob.wounds == 1
