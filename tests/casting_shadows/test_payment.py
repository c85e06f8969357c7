"""Paying: purple stands in for a colour, gray takes any, and every pick that is offered can be completed."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from gloaming.games.casting_shadows.options import Spend
from gloaming.games.casting_shadows.resources import (
    CRYSTAL,
    DIE_COLOURS,
    DIE_FACES,
    FRAGMENT,
    FRAGMENT_ON,
    RESOURCES,
    SPENT,
    Cost,
    pool_of,
    times_payable,
    ways_to_pay,
)
from gloaming.games.casting_shadows.rules.pay import Pay
from gloaming.games.casting_shadows.rules.turn import Turn
from gloaming.kernel.agenda import Frame, run
from tests.casting_shadows.scene import GAME, Seat, casting_shadows, pool
from tests.proof import rule

dice = st.tuples(*(st.sampled_from((SPENT, *sorted(set(faces)))) for faces in DIE_FACES))
tokens = st.lists(st.sampled_from(range(len(RESOURCES))), max_size=4).map(
    lambda drawn: tuple(drawn.count(n) for n in range(len(RESOURCES)))
)
costs = st.lists(st.sampled_from(Cost._fields[:8]), max_size=4).map(lambda parts: Cost(**Counter(parts)))


@st.composite
def affordable(draw: st.DrawFn) -> tuple[Cost, tuple[int, ...], tuple[int, ...]]:
    """A cost with dice and tokens that can pay it, and often with more."""
    faces, held = draw(dice), draw(tokens)
    counts = pool_of(faces, held).counts
    things = [RESOURCES[n] for n, count in enumerate(counts) for _ in range(count)]
    spent = draw(st.lists(st.sampled_from(range(len(things))), max_size=4, unique=True)) if things else []
    symbols = [draw(st.sampled_from([s for s in Cost._fields[:8] if fits(things[n], s)])) for n in spent]
    return Cost(**Counter(symbols)), faces, held


# Purple and gray.


@rule("CS-080")
def test_purple_pays_as_red_or_as_blue_of_its_kind():
    for spell, gem in (("Heat Wave", "purple gem"), ("Bubble Trouble", "purple gem")):
        t = casting_shadows(ann={"spells": [spell], "pool": f"1 {gem}"}, bob={})
        t.ann.does(f"cast {spell}", spending=gem)
        assert (t.bob.hp, t.pool) == (16, {})
    t = casting_shadows(ann={"spells": ["Heat Wave"], "pool": "1 purple orb"}, bob={})
    t.ann.is_refused("cast Heat Wave", rule="CS-053")


@rule("CS-080")
def test_the_player_says_what_purple_is_spent_for():
    t = casting_shadows(ann={"spells": ["Heat Wave"], "pool": "1 purple gem, 1 red gem"}, bob={})
    t.ann.does("cast Heat Wave")
    t.ann.is_offered_only("red gem", "purple gem")
    t.ann.does("purple gem")
    assert t.pool == pool("1 red gem")
    t.is_quiet()


@rule("CS-081")
def test_gray_takes_any_colour_of_its_kind():
    t = casting_shadows(
        market={"Frill's home": "Energy Bloom"}, ann={"pool": "1 red gem, 1 blue gem, 1 purple gem, 1 red orb"}, bob={}
    )
    t.ann.does("collect Energy Bloom")
    t.ann.is_offered_only("red gem", "blue gem", "purple gem")
    t.ann.does("blue gem")
    assert t.pool == pool("1 red gem, 1 purple gem, 1 red orb")


@rule("CS-082")
def test_a_gray_gem_takes_no_orb_and_a_gray_orb_no_gem():
    t = casting_shadows(market={"Frill's home": "Energy Bloom"}, ann={"pool": "2 red orb, 1 purple orb"}, bob={})
    t.ann.is_refused("collect Energy Bloom", rule="CS-063")
    t = casting_shadows(market={"Frill's home": "Metamorphosis"}, ann={"pool": "2 red gem, 1 purple gem"}, bob={})
    t.ann.is_refused("collect Metamorphosis", rule="CS-063")


@rule("CS-192")
def test_a_crystal_pays_only_where_one_is_asked_for():
    t = casting_shadows(
        market={"Frill's home": "Energy Bloom"}, ann={"spells": ["Heat Wave"], "pool": "3 cursed crystal"}, bob={}
    )
    t.ann.is_refused("cast Heat Wave", rule="CS-053")
    t.ann.is_refused("collect Energy Bloom", rule="CS-063")


def test_where_there_is_one_way_to_pay_nothing_is_asked():
    t = casting_shadows(ann={"spells": ["Spectral Slap"], "pool": "1 red gem, 1 purple gem"}, bob={})
    t.ann.does("cast Spectral Slap")
    assert (t.bob.hp, t.pool) == (15, {})


def test_which_die_a_fragment_is_on_matters_while_it_could_be_rerolled():
    ann = Seat(spells=["Heat Wave"], dice="fragment on red, fragment on blue")
    t = casting_shadows(market={"Frill's home": "Deadly Shroud"}, ann=ann, bob={})
    t.ann.does("collect Deadly Shroud")
    t.ann.is_offered_only("shadow fragment on a red die", "shadow fragment on a blue die")
    t.ann.does("shadow fragment on a blue die")
    assert t.pos.dice == (FRAGMENT, SPENT, SPENT, SPENT, SPENT)
    t = casting_shadows(market={"Frill's home": "Deadly Shroud"}, points=1, ann=ann, bob={})
    t.ann.does("collect Deadly Shroud")
    assert t.pool == pool("1 shadow fragment")
    assert t.ann.ask.topic == "act"


# Every way, compared to a slow and simple count of them.


def pays(pieces: tuple[int, ...], cost: Cost) -> bool:
    """True if the resources can be laid on the symbols of the cost one by one."""
    return _laid(pieces, [field for field in Cost._fields[:8] for _ in range(getattr(cost, field))])


def _laid(pieces: tuple[int, ...], symbols: list[str]) -> bool:
    if not symbols or len(pieces) != len(symbols):
        return not symbols and not pieces
    return any(
        fits(RESOURCES[piece], symbols[0]) and _laid(pieces[:n] + pieces[n + 1 :], symbols[1:])
        for n, piece in enumerate(pieces)
        if piece not in pieces[:n]
    )


def fits(resource: str, symbol: str) -> bool:
    colour, _, kind = symbol.partition("_")
    if kind not in ("gem", "orb"):
        return resource == symbol
    return resource.endswith(kind) and (colour == "any" or resource.startswith((colour, "purple")))


def all_ways(
    cost: Cost, faces: tuple[int, ...], held: tuple[int, ...], rerolls: bool
) -> set[tuple[tuple[int, int], ...]]:
    """Try every set of dice and tokens; fragments leave dice only when no token is left to pay with."""
    things = [(face, die) for die, face in enumerate(faces) if face != SPENT]
    things += [(resource, -1) for resource, number in enumerate(held) for _ in range(number)]
    found = set()
    for chosen in range(1 << len(things)):
        picked = [thing for n, thing in enumerate(things) if chosen >> n & 1]
        if not pays(tuple(resource for resource, _ in picked), cost):
            continue
        fragment_dice = [die for resource, die in picked if resource == FRAGMENT and die >= 0]
        fragment_tokens = sum(resource == FRAGMENT for resource, _ in picked) - len(fragment_dice)
        if fragment_dice and fragment_tokens < held[FRAGMENT]:
            continue
        pieces = [
            FRAGMENT_ON[DIE_COLOURS[die]] if resource == FRAGMENT and die >= 0 and rerolls else resource
            for resource, die in picked
        ]
        found.add(tuple(sorted(Counter(pieces).items())))
    return found


@rule("CS-080", "CS-081", "CS-082", "CS-192")
@given(st.one_of(affordable(), st.tuples(costs, dice, tokens)), st.booleans())
def test_all_ways_to_pay_are_found_and_no_other(scene, rerolls):
    cost, faces, held = scene
    ways = ways_to_pay(cost, pool_of(faces, held), rerolls)
    found = [tuple(sorted(Counter(way).items())) for way in ways]
    assert len(found) == len(set(found))
    assert set(found) == all_ways(cost, faces, held, rerolls)


@rule("CS-121")
@given(costs, dice, tokens, st.integers(1, 3))
def test_a_scaling_cost_is_payable_as_often_as_the_pool_allows(cost, faces, held, most):
    payable = times_payable(cost, most, pool_of(faces, held))
    expected = [n for n in range(1, most + 1) if sum(cost) * n <= 9 and all_ways(cost.times(n), faces, held, False)]
    assert payable == max(expected, default=0)


@rule("CS-049", "CS-063")
@given(affordable(), st.data())
def test_whatever_is_picked_the_payment_completes_and_takes_exactly_the_cost(scene, data):
    cost, faces, held = scene
    before = pool_of(faces, held)
    t = casting_shadows(ann={}, bob={})
    t.pos.dice, t.pos.tokens = faces, held
    t.pos.agenda[-1:] = [Frame(Turn(0), Turn.places["phase_2"]), Frame(Pay(cost))]
    run(t.pos)
    picked: list[str] = []
    while t.ann.ask.topic == "pay":
        options = t.ann.ask.options
        assert len(options) == len(set(options)) > 1 or picked
        number = data.draw(st.integers(0, len(options) - 1))
        option = options[number]
        assert isinstance(option, Spend)
        picked.append(option.resource)
        GAME.apply(t.pos, number)
    after = t.pos.pool()
    spent = [n for n in range(8) for _ in range(before.counts[n] - after.counts[n])]
    assert pays(tuple(spent), cost)
    assert not Counter(picked) - Counter(RESOURCES[n] for n in spent)
    assert all(new in (old, SPENT) for old, new in zip(faces, t.pos.dice, strict=True))
    assert all(new <= old for old, new in zip(held, t.pos.tokens, strict=True))
    assert after.counts[CRYSTAL] == before.counts[CRYSTAL] - cost.cursed_crystal
