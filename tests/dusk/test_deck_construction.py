"""Deck construction: Phantoms, Skills and Weapons in turn, four of nine cards of each; one rule at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from gloaming.games.dusk import options as opt
from gloaming.games.dusk.cards import BASIC_OF, CARDS, CARDS_OF, FIRST_BASIC, PASSIVE_OF, SETS, SETS_OF
from gloaming.games.dusk.cards.sets import Kind
from gloaming.games.dusk.rules.draft import starters_of
from gloaming.games.dusk.rules.responses import DuskPosition
from gloaming.kernel import Option
from tests.dusk.scene import GAME
from tests.proof import rule

Taken = list[tuple[int, int]]
"""Who took which set, in order."""
Choose = Callable[[tuple[Option, ...]], int]
"""Which option is taken."""


def first_of(options: tuple[Option, ...]) -> int:
    return 0


def last_of(options: tuple[Option, ...]) -> int:
    return len(options) - 1


def drafted(seats: int, kinds: int = 3, choose: Choose = first_of) -> tuple[DuskPosition, Taken]:
    """A draft up to the first set after so many kinds, and who took what."""
    pos, taken = GAME.new(seats, 3, {"set_up": "book"}), Taken()
    while pos.ask is not None and pos.ask.topic in ("take_set", "pick"):
        number = choose(pos.ask.options)
        option = pos.ask.options[number]
        if isinstance(option, opt.TakeSet):
            if len(taken) == kinds * seats:
                break
            taken.append((pos.ask.seat, option.set))
        GAME.apply(pos, number)
    return pos, taken


def kept(pos: DuskPosition, seat: int, kind: str) -> list[int]:
    """The cards of one kind of set in a deck."""
    return [card for card in pos.players[seat].deck if card < FIRST_BASIC and SETS_KIND[card] == kind]


SETS_KIND = {card: one.kind for number, one in enumerate(SETS) for card in CARDS_OF[number]}


# The BASIC deck.


@rule("DU-016")
def test_a_deck_begins_with_the_basic_deck_of_its_player():
    pos, _ = drafted(3, kinds=1)
    for seat, player in enumerate(pos.players):
        assert set(BASIC_OF[seat]) <= set(player.deck)
        assert not any(set(BASIC_OF[other]) & set(player.deck) for other in range(3) if other != seat)


@rule("DU-017", "DU-018")
def test_all_basic_decks_are_the_same_thirteen_cards():
    names = [Counter(CARDS[card].name for card in deck) for deck in BASIC_OF]
    assert all(deck == names[0] for deck in names)
    assert {len(deck) for deck in BASIC_OF} == {13}


@rule("DU-019")
def test_ten_basic_cards_are_two_of_each_number_from_one_to_five():
    numbers = [CARDS[card].value for card in BASIC_OF[0] if CARDS[card].value]
    assert sorted(numbers) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


@rule("DU-020", "DU-021")
def test_two_basic_cards_are_wild_and_one_is_the_tilt():
    assert Counter(CARDS[card].name for card in BASIC_OF[0] if not CARDS[card].value) == {"Wild": 2, "Tilt": 1}


# The sets.


@rule("DU-039")
def test_a_phantom_has_nine_gifts_and_one_passive():
    for number in SETS_OF["phantom"]:
        assert len(CARDS_OF[number]) == 9
        assert all(CARDS[card].pool == "gift" for card in CARDS_OF[number])
        assert PASSIVE_OF[number] not in CARDS_OF[number]
        assert CARDS[PASSIVE_OF[number]].pool == "passive"


@rule("DU-059")
def test_a_skill_has_nine_cards():
    assert {len(CARDS_OF[number]) for number in SETS_OF["skill"]} == {9}


@rule("DU-066")
def test_a_weapon_has_nine_cards_of_which_four_are_taken():
    assert {len(CARDS_OF[number]) for number in SETS_OF["weapon"]} == {9}
    pos, _ = drafted(2)
    assert [len(kept(pos, seat, "weapon")) for seat in range(2)] == [4, 4]
    pos, _ = drafted(2, kinds=2)
    GAME.apply(pos, 0)
    GAME.apply(pos, 0)
    assert pos.ask is not None
    laid_out = {option.card for option in pos.ask.options if isinstance(option, opt.Pick)}
    assert laid_out == set(CARDS_OF[pos.players[pos.ask.seat].weapon])


@rule("DU-043")
def test_four_cards_of_each_set_are_starters_and_five_advanced():
    for number, _ in enumerate(SETS):
        assert Counter(CARDS[card].starter for card in CARDS_OF[number]) == {True: 4, False: 5}


@rule("DU-067")
def test_the_starters_of_a_weapon_share_its_keyword():
    for number in SETS_OF["weapon"]:
        assert all(SETS[number].starter_keyword in CARDS[card].powers for card in starters_of(number))
        assert SETS[number].starter_keyword


@rule("DU-068")
def test_most_weapon_cards_and_a_few_others_are_attack_cards():
    share = {
        kind: sum(CARDS[card].attacks for number in SETS_OF[kind] for card in CARDS_OF[number])
        / (9 * len(SETS_OF[kind]))
        for kind in SETS_OF
    }
    assert share["weapon"] > 0.5
    assert 0 < share["phantom"] < 0.5
    assert 0 < share["skill"] < 0.5


# The picks.


@rule("DU-036", "DU-037")
def test_phantoms_are_picked_by_one_player_after_another_to_the_left():
    _, taken = drafted(4, kinds=1)
    assert [seat for seat, _ in taken] == [0, 1, 2, 3]
    assert all(SETS[number].kind == "phantom" for _, number in taken)


@rule("DU-056", "DU-057")
def test_who_picked_a_phantom_last_picks_a_skill_first_and_then_it_goes_left():
    _, taken = drafted(4, kinds=2)
    assert [seat for seat, _ in taken[4:]] == [3, 0, 1, 2]
    assert all(SETS[number].kind == "skill" for _, number in taken[4:])


@rule("DU-062", "DU-063", "DU-064")
def test_who_picked_a_skill_last_picks_a_weapon_first_and_then_it_goes_left_too():
    _, taken = drafted(4)
    assert [seat for seat, _ in taken[8:]] == [2, 3, 0, 1]
    assert all(SETS[number].kind == "weapon" for _, number in taken[8:])


def on_offer(pos: DuskPosition) -> set[int]:
    assert pos.ask is not None
    return {option.set for option in pos.ask.options if isinstance(option, opt.TakeSet)}


BEFORE_AND_NOW = pytest.mark.parametrize(("before", "now"), [(first_of, last_of), (last_of, first_of)])
"""Which sets are taken: those now are not of the same number as those before."""


def may_take_any_that_is_left(pos: DuskPosition, kind: Kind, choose: Choose) -> bool:
    """Whether each of two players in turn is offered all sets of a kind that nobody has taken."""
    free = set(SETS_OF[kind])
    for _ in range(2):
        if on_offer(pos) != free:
            return False
        GAME.apply(pos, choose(pos.ask.options if pos.ask else ()))
        free = {number for number in free if pos.sets[number] < 0}
    return len(free) == len(SETS_OF[kind]) - 2


@rule("DU-033")
@BEFORE_AND_NOW
def test_any_skill_goes_with_any_phantom(before: Choose, now: Choose):
    pos, _ = drafted(2, kinds=1, choose=before)
    assert may_take_any_that_is_left(pos, "skill", now)


@rule("DU-034")
@BEFORE_AND_NOW
def test_any_weapon_goes_with_any_phantom_and_skill(before: Choose, now: Choose):
    pos, _ = drafted(2, kinds=2, choose=before)
    assert may_take_any_that_is_left(pos, "weapon", now)


@rule("DU-038")
def test_who_picks_a_phantom_takes_its_whole_stack():
    pos, taken = drafted(2, kinds=1)
    for seat, number in taken:
        assert pos.players[seat].phantom == number
        assert pos.passive(seat) == PASSIVE_OF[number]
        assert all(pos.owner(card) == seat for card in CARDS_OF[number])


@rule("DU-032")
def test_gifts_are_for_the_player_of_their_phantom():
    pos, _ = drafted(3)
    for seat, player in enumerate(pos.players):
        assert {CARDS[card].set for card in kept(pos, seat, "phantom")} == {SETS[player.phantom].id}


@rule("DU-040", "DU-041")
def test_four_of_nine_gifts_are_kept_and_the_others_stay_in_the_box():
    pos, taken = drafted(2, kinds=1)
    for seat, number in taken:
        mine = kept(pos, seat, "phantom")
        assert len(mine) == 4
        assert set(CARDS_OF[number]) - set(mine) <= set(pos.box)


@rule("DU-060", "DU-061")
def test_four_skill_cards_are_picked_once_everyone_has_a_skill():
    pos = GAME.new(3, 3, {"set_up": "book"})
    skills: list[int] = []
    while pos.ask is not None and pos.ask.topic in ("take_set", "pick"):
        skills = [player.skill for player in pos.players]
        if any(len(kept(pos, seat, "skill")) for seat in range(3)):
            assert -1 not in skills
        GAME.apply(pos, 0)
    assert [len(kept(pos, seat, "skill")) for seat in range(3)] == [4, 4, 4]


@rule("DU-031", "DU-035")
def test_a_finished_deck_is_thirteen_basic_cards_and_four_of_each_pool():
    pos, _ = drafted(2)
    for player in pos.players:
        assert Counter(CARDS[card].pool for card in player.deck) == {"basic": 13, "gift": 4, "skill": 4, "weapon": 4}


@rule("DU-002")
def test_everyone_has_one_phantom_and_a_deck_of_their_own():
    pos, _ = drafted(3)
    assert len({player.phantom for player in pos.players}) == 3
    assert all(pos.owner(card) == seat for seat, player in enumerate(pos.players) for card in player.deck)


@rule("DU-070")
def test_the_fight_begins_once_the_last_player_has_a_weapon_and_its_cards():
    pos, taken = drafted(2)
    assert len(taken) == 6
    assert pos.ask is not None
    assert pos.ask.topic == "place_first"
    pos, _ = drafted(2, kinds=2)
    assert pos.ask is not None
    assert pos.ask.topic == "take_set"
