"""Who knows which thing, on a toy game with an overlord's hand and deck, a deck of finds, and tokens face down."""

import pytest

from gloaming.kernel import EVERYONE, Chance, Secret, event_known_to
from gloaming.kernel.agenda import run
from gloaming.pieces.hidden import Mixed
from tests.pieces.cellar import (
    BIG,
    KEEPER,
    LIDS,
    TRAPS,
    Cellar,
    Drawn,
    Peek,
    Peeked,
    Searching,
    Trap,
    new_cellar,
    redeal,
    view,
)

SEATS = (0, 1, 2)


def answer(g: Cellar, number: int) -> None:
    assert g.ask is not None
    run(g, g.ask.options[number])


def test_a_hand_is_known_to_its_holder_alone():
    g = new_cellar()
    assert view(g, KEEPER).hand == g.hand
    for viewer in (1, 2, None):
        assert view(g, viewer).hand == (None, None, None)


def test_an_event_tells_a_hidden_thing_to_those_who_know_it():
    g = new_cellar(traps=0)
    g.listener = []
    g.draw_trap()
    g.peek(2, square=1)
    drawn, peeked = g.listener
    assert (event_known_to(drawn, KEEPER), event_known_to(drawn, 1)) == (
        Drawn(Secret(g.hand[0], 1)),
        Drawn(Secret(None, 1)),
    )
    assert event_known_to(peeked, 1) == Peeked(2, 1, Secret(None, 0b100))


def test_what_every_seat_has_seen_is_no_secret_from_spectators():
    g = new_cellar()
    lid = g.lids[0].card
    g.show_to(0, lid)
    g.show_to(1, lid)
    assert not g.knows(None, lid)
    g.show_to(2, lid)
    assert g.knows(None, lid)
    assert g.secret(lid) == Secret(lid, EVERYONE)


def test_what_is_shuffled_back_is_known_to_nobody():
    g = new_cellar()
    card = g.hand[0]
    g.spring(card)
    assert g.knows(None, card)
    g.shuffle_back()
    assert not any(g.knows(seat, card) for seat in SEATS)
    assert sorted((*g.hand, *g.traps)) == list(TRAPS)


def test_mixed_things_are_known_to_be_among_them():
    g = new_cellar()
    one, other = (lid.card for lid in g.lids if lid.card in BIG)
    g.show_to(1, one)
    g.show_to(2, one, other)
    g.push_around(watching=0b100)
    assert not g.knows(1, one)
    assert g.knows(2, one)
    assert g.mixed == (Mixed(BIG, (0b110, 0b100) if one < other else (0b100, 0b110)),)
    assert g.mixed_with(one) == g.mixed_with(other) == 1
    assert view(g, 1).among == ((one,),)
    g.show(other)
    assert g.mixed_with(other) == 0
    g.hide([one])
    assert not g.mixed


def test_mixing_again_joins_what_was_mixed_before():
    g = new_cellar()
    a, b, c, d = LIDS
    g.show_to(1, a)
    g.mix((a, b))
    g.mix((c, d))
    assert g.mixed_with(a) != g.mixed_with(c)
    g.mix((b, c))
    assert g.mixed == (Mixed((a, b, c, d), (0b10, 0, 0, 0)),)
    g.mix((a,))
    assert g.mixed_with(a) == 1


# Redeals.


@pytest.mark.parametrize("seat", SEATS)
def test_a_redeal_looks_the_same_to_its_seat_and_to_spectators(seat: int):
    rng = Chance(7)
    for seed in range(20):
        g = new_cellar(seed=seed)
        g.show_to(1, *(lid.card for lid in g.lids[:3]))
        g.show_to(2, g.lids[1].card, g.traps[0])
        g.push_around(watching=1)
        before = g.clone()
        twins = [redeal(g, seat, rng) for _ in range(5)]
        assert g == before
        for twin in twins:
            assert view(twin, seat) == view(g, seat)
            assert view(twin, None) == view(g, None)
            assert twin.chance != g.chance
            assert sorted((*twin.hand, *twin.traps)) == list(TRAPS)
            assert sorted(lid.card for lid in twin.lids) == list(LIDS)
        assert len({(*twin.traps, *twin.finds) for twin in twins}) > 1


def test_nobody_knows_the_order_of_a_deck_and_searchers_not_the_hand():
    g = new_cellar()
    of_keeper = [redeal(g, KEEPER, Chance(n)) for n in range(30)]
    of_searcher = [redeal(g, 1, Chance(n)) for n in range(30)]
    assert {twin.hand for twin in of_keeper} == {g.hand}
    assert len({tuple(twin.traps) for twin in of_keeper}) == 6
    assert len({frozenset(twin.hand) for twin in of_searcher}) > 10


def test_who_has_seen_a_place_knows_it_in_every_redeal():
    g = new_cellar()
    for twin in (redeal(g, 1, Chance(n)) for n in range(10)):
        assert [twin.knows(KEEPER, card) for card in twin.hand] == [True] * 3
        assert not any(twin.knows(KEEPER, card) for card in twin.traps)


def test_a_back_that_shows_stays_where_it_is():
    g = new_cellar()
    twins = [redeal(g, 1, Chance(n)) for n in range(20)]
    sizes = [lid.card in BIG for lid in g.lids]
    assert all([lid.card in BIG for lid in twin.lids] == sizes for twin in twins)
    assert len({twin.lids for twin in twins}) == 4


def test_what_is_known_to_be_among_mixed_things_stays_among_them():
    g = new_cellar()
    g.show_to(1, BIG[0])
    g.push_around(watching=0)
    places = {next(lid.square for lid in twin.lids if lid.card == BIG[0]) for twin in redeals(g, 1)}
    assert places == {lid.square for lid in g.lids if lid.card in BIG}
    assert all(view(twin, 1).among == ((BIG[0],),) for twin in redeals(g, 1))


def redeals(g: Cellar, seat: int) -> list[Cellar]:
    return [redeal(g, seat, Chance(n)) for n in range(20)]


def test_a_secret_question_is_put_to_the_same_seat_with_its_new_options():
    g = next(g for g in map(at_the_window, range(50)) if g.ask is not None and g.ask.seat == KEEPER)
    offered = set()
    for twin in redeals(g, 1):
        assert twin.ask is not None
        assert (twin.ask.seat, twin.ask.secret, twin.agenda) == (KEEPER, True, g.agenda)
        assert [option.card for option in twin.ask.options[:-1] if hasattr(option, "card")] == [
            card for card in twin.hand if card in (2, 3)
        ]
        offered.add(twin.ask.options)
    assert len(offered) > 1


def at_the_window(seed: int) -> Cellar:
    g = new_cellar(seed=seed)
    answer(g, 0)
    return g


def test_where_a_question_cannot_be_put_anew_what_its_seat_knows_stays():
    g = new_cellar(traps=6)
    assert g.ask is not None
    g.show_to(1, g.hand[0])
    g.agenda[-1] = type(g.agenda[-1])(Searching(1), Searching.places["look"] + 1)  # a step that had an answer
    g.ask = type(g.ask)(1, "peek", (Peek(0),))
    assert all(twin.hand[0] == g.hand[0] for twin in redeals(g, 2))
    assert len({twin.hand for twin in redeals(g, 2)}) > 1


def test_what_a_rule_on_the_agenda_is_about_stays_where_it_is():
    g = new_cellar()
    g.agenda.append(type(g.agenda[-1])(Trap(g.traps[0])))
    g.ask = None
    assert all(twin.traps[0] == g.traps[0] for twin in redeals(g, 1))
