"""The drafting variant: Deities and piles handed round, decks built, and a game played with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from gloaming.bots import Sight, bot
from gloaming.games.twilight import events as e
from gloaming.games.twilight import options as opt
from gloaming.games.twilight.cards import DEITIES, FACES
from gloaming.games.twilight.decks import POOL, missing
from gloaming.games.twilight.draft_verbs import PILE
from gloaming.games.twilight.rules.draft import can_meet, spare
from gloaming.games.twilight.rules.windows import TwilightPosition
from gloaming.kernel import Chance, Event, Option, Secret
from tests.proof import rule
from tests.twilight.scene import GAME


def answer_until(pos: TwilightPosition, topic: str) -> None:
    """Take the first option of everything before that question."""
    while pos.ask is not None and pos.ask.topic != topic:
        GAME.apply(pos, 0)


@rule("TG-389", "TG-391", "TG-X31", "TG-451")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_deities_and_three_piles_of_twenty_for_everyone(seats: int):
    pos = GAME.new(seats, 5, {"set_up": "draft"})
    draft = pos.draft
    assert draft is not None
    assert [len(held) for held in draft.pantheons] == [3] * seats
    assert len({deity for held in draft.pantheons for deity in held}) == 3 * seats
    assert [len(pile) for pile in draft.piles] == [60] * seats
    assert len(POOL) == len(pos.box) + 60 * seats
    assert max(Counter(pos.faces).values()) == 3


@rule("TG-390")
def test_deities_go_to_the_left_until_everyone_has_three():
    pos = GAME.new(3, 5, {"set_up": "draft"})
    draft = pos.draft
    assert draft is not None
    first = draft.pantheons
    for seat in range(3):
        GAME.apply(pos, 0)
        assert pos.ask is not None
        assert pos.ask.seat == (seat + 1) % 3
    draft = pos.draft
    assert draft is not None
    assert draft.pantheons == (first[2][1:], first[0][1:], first[1][1:])
    answer_until(pos, "draft")
    assert pos.draft is not None
    assert [len(kept) for kept in pos.draft.deities] == [3, 3, 3]


@rule("TG-392", "TG-393", "TG-394")
def test_the_piles_go_right_then_left_then_right():
    pos = GAME.new(3, 6, {"set_up": "draft"})
    for pile, step in ((1, -1), (2, 1), (3, -1)):
        while pos.draft is not None and (pos.draft.pile < pile or len(pos.draft.packs[0]) != PILE):
            GAME.apply(pos, 0)
        draft = pos.draft
        assert draft is not None
        before = draft.packs
        for _ in range(3):
            assert pos.ask is not None
            GAME.apply(pos, 0)
        draft = pos.draft
        assert draft is not None
        for seat in range(3):
            assert set(draft.packs[(seat + step) % 3]) < set(before[seat])
    answer_until(pos, "choose_deity")
    assert pos.draft is not None
    assert [len(kept) for kept in pos.draft.cards] == [60, 60, 60]


@rule("TG-395", "TG-396", "TG-397", "TG-398")
def test_fifty_cards_are_kept_and_the_requirement_is_met_where_it_can_be():
    for seed in range(4):
        pos = GAME.new(2, seed, {"set_up": "draft"})
        rng = Chance(seed)
        could: dict[int, bool] = {}
        while pos.draft is not None:
            assert pos.ask is not None
            seat = pos.ask.seat
            if pos.ask.topic == "leave_out" and seat not in could:
                deity = DEITIES[pos.draft.deities[seat][0]]
                could[seat] = not missing(deity, [pos.faces[card] for card in pos.draft.cards[seat]])
                assert pos.ask.options == tuple(opt.LeaveOut(card) for card in spare(pos, seat))
            GAME.apply(pos, rng.below(len(pos.ask.options)))
        for seat, player in enumerate(pos.players):
            deck = [*player.life, *player.hand]
            assert len(deck) == 50
            assert {pos.owners[card] for card in deck} == {seat}
            assert player.faithful == could[seat]
            if could[seat]:
                assert not missing(DEITIES[player.deity], [pos.faces[card] for card in deck])


def test_what_is_drafted_is_seen_by_its_player_alone():
    pos = GAME.new(2, 7, {"set_up": "draft"})
    answer_until(pos, "draft")
    GAME.apply(pos, 0)
    mine, theirs, anyone = GAME.view(pos, 0).draft, GAME.view(pos, 1).draft, GAME.view(pos, None).draft
    assert mine is not None
    assert theirs is not None
    assert anyone is None
    assert [len(mine.cards), len(theirs.cards)] == [1, 0]
    assert not {seen.card for seen in mine.pack} & {seen.card for seen in theirs.pack}
    assert all(FACES[seen.face].aspect == seen.level for seen in mine.pack if seen.face is not None)


def test_bots_draft_and_go_on_to_a_game():
    pos = GAME.new(4, 8, {"set_up": "draft"})
    bots = [bot(name, 8 + seat) for seat, name in enumerate(("greedy", "random", "random", "random"))]
    while pos.turn < 2 and pos.ask is not None:
        GAME.apply(pos, bots[pos.ask.seat].choose(Sight(GAME, pos)))
    assert pos.draft is None
    assert pos.turn == 2
    assert [Counter(pos.owners)[seat] for seat in range(4)] == [50] * 4


def played(seats: int, seed: int) -> Iterator[tuple[TwilightPosition, Option, TwilightPosition, list[Event]]]:
    """A draft by players who take what comes: before each answer, the answer, after it, and what was told."""
    pos, rng = GAME.new(seats, seed, {"set_up": "draft"}), Chance(seed)
    while pos.draft is not None and pos.ask is not None:
        before, answer = pos.clone(), rng.below(len(pos.ask.options))
        option = pos.ask.options[answer]
        yield before, option, pos, GAME.apply(pos, answer)


@rule("TG-390", "TG-392", "TG-395")
def test_what_somebody_keeps_or_leaves_out_is_told_to_that_player_alone():
    for before, option, _, told in played(3, 9):
        assert before.ask is not None
        seat, mine = before.ask.seat, 1 << before.ask.seat
        if isinstance(option, opt.TakeDeity) and before.ask.topic == "deity":
            assert e.DeityKept(seat, Secret(option.deity, mine)) in told
        elif isinstance(option, opt.DraftCard):
            assert e.CardKept(seat, Secret(option.card, mine)) in told
        elif isinstance(option, opt.LeaveOut):
            assert told[0] == e.LeftOut(seat, Secret(option.card, mine))


def test_a_pack_in_hand_is_known_to_its_player_and_to_nobody_else():
    for _, _, pos, _ in played(3, 9):
        if pos.draft is None:
            continue
        assert not pos.open_decks
        known = {card: 1 << seat for seat, pack in enumerate(pos.draft.packs) for card in pack}
        assert {card: pos.seen[card] for card in known} == known
        assert not any(pos.seen[card] for pile in pos.draft.piles for card in pile)


@rule("TG-392", "TG-393", "TG-394")
def test_everyone_is_told_where_the_packs_go():
    handed = [event for _, _, _, told in played(3, 9) for event in told if isinstance(event, e.PassedOn)]
    ways = [(event.what, event.to) for event in handed]
    piles = [[("pile", "own"), *[("cards", way)] * PILE] for way in ("right", "left", "right")]
    assert ways == [("deities", "left")] * 3 + [one for pile in piles for one in pile]


@rule("TG-395", "TG-398")
def test_decks_are_told_by_their_deity_and_nobody_knows_where_a_card_lies():
    *_, (_, _, pos, told) = played(3, 9)
    built = [event for event in told if isinstance(event, e.DeckBuilt)]
    assert [(event.seat, event.deity, event.faithful) for event in built] == [
        (seat, player.deity, player.faithful) for seat, player in enumerate(pos.players)
    ]
    assert [event for event in told if isinstance(event, e.GameBegan)] == [e.GameBegan(pos.first)]
    assert all(pos.seen[card] == 0 for player in pos.players for card in player.life)
    decks = [*(card for player in pos.players for card in (*player.life, *player.hand)), *pos.box]
    assert sorted(decks) == list(range(len(POOL)))
    assert pos.box == tuple(sorted(pos.box))
    assert pos.active == pos.first


@rule("TG-392")
def test_of_two_cards_one_is_chosen_and_the_last_is_kept_without_a_question():
    pos = GAME.new(2, 5, {"set_up": "draft"})
    answer_until(pos, "draft")
    sizes, piles = [], []
    while pos.ask is not None and pos.ask.topic == "draft":
        assert pos.draft is not None
        pack = pos.draft.packs[pos.ask.seat]
        assert len(pos.ask.options) == len({pos.faces[card] for card in pack})
        sizes.append(len(pack))
        piles.append(pos.draft.pile)
        GAME.apply(pos, 0)
    assert piles == sorted([1, 2, 3] * 38)
    assert sizes == [n for _ in range(3) for n in range(20, 1, -1) for _ in range(2)]


@rule("TG-395")
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_each_player_chooses_among_the_own_deities(chosen: int):
    pos = GAME.new(3, 5, {"set_up": "draft"})
    answer_until(pos, "choose_deity")
    assert pos.draft is not None
    before = pos.draft.deities
    GAME.apply(pos, chosen)
    assert pos.draft.deities == ((before[0][chosen],), *before[1:])
    pos.choose_deity(2, before[2][1])
    assert pos.draft.deities == ((before[0][chosen],), before[1], (before[2][1],))


@rule("TG-397")
@pytest.mark.parametrize(("cards", "enough"), [((9, 8), True), ((8, 8), True), ((7, 20), False), ((20, 7), False)])
def test_a_requirement_is_met_by_exactly_so_many_cards_of_each_faction(cards: tuple[int, int], enough: bool):
    andraste = next(deity for deity in DEITIES if deity.name == "Andraste")
    counts = Counter({"Aggression": cards[0], "Mysticism": cards[1], "Sanctuary": 30})
    assert can_meet(andraste, counts) == enough


@rule("TG-397")
@pytest.mark.parametrize(("own", "offered"), [(9, True), (10, False), (11, True)])
def test_no_card_is_left_out_that_the_requirement_needs(own: int, offered: bool):
    pos = GAME.new(2, 5, {"set_up": "draft"})
    answer_until(pos, "leave_out")
    assert pos.draft is not None
    mars = next(number for number, deity in enumerate(DEITIES) if deity.name == "Mars")
    red = [card for card, face in enumerate(pos.faces) if FACES[face].faction == "Aggression"][:own]
    green = [card for card, face in enumerate(pos.faces) if FACES[face].faction == "Mysticism"][:45]
    pos.draft = replace(pos.draft, cards=((*red, *green), ()), deities=((mars,), ()))
    factions = {FACES[pos.faces[card]].faction for card in spare(pos, 0)}
    assert factions == ({"Aggression", "Mysticism"} if offered else {"Mysticism"})
