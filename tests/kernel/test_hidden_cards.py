"""Cards nobody may see, not even their holder: in views, in events, in redeals."""

import msgspec

from gloaming.kernel import EVERYONE, Chance, Secret, event_known_to
from tests.kernel.embers.game import EMBERS
from tests.kernel.embers.rules import OmensSwapped, OmenTurned, SwapOmen, TurnOmen
from tests.kernel.scenes import OMEN_1, OMEN_2, pick, scene

ALL = (None, 0, 1)


def test_no_view_shows_a_card_nobody_has_seen_not_even_its_holders():
    pos = scene([], [], omens=(OMEN_1, OMEN_2))
    for seat in ALL:
        assert [player.omen for player in EMBERS.view(pos, seat).players] == [None, None]


def test_views_are_the_same_bytes_whatever_lies_face_down():
    seen = {
        msgspec.json.encode([EMBERS.view(scene([], [], omens=omens), seat) for seat in ALL])
        for omens in ((0, 1), (1, 0), (2, 5))
    }
    assert len(seen) == 1


def test_an_event_moves_a_hidden_card_without_telling_anyone():
    pos = scene([], [], omens=(OMEN_1, OMEN_2))
    event = pick(pos, SwapOmen(1))[0]
    assert event == OmensSwapped(0, 1, mine=Secret(OMEN_1, 0), theirs=Secret(OMEN_2, 0))
    for seat in ALL:
        assert event_known_to(event, seat) == OmensSwapped(0, 1, mine=Secret(None, 0), theirs=Secret(None, 0))
    assert pos.players[0].omen == Secret(OMEN_2, 0), "the cards did move"


def test_an_event_tells_of_two_secrets_only_the_one_a_seat_has_seen():
    event = OmensSwapped(0, 1, mine=Secret(OMEN_1, 0b01), theirs=Secret(OMEN_2, EVERYONE))
    assert event_known_to(event, 0) == event
    assert event_known_to(event, 1) == OmensSwapped(0, 1, mine=Secret(None, 0b01), theirs=Secret(OMEN_2, EVERYONE))
    assert event_known_to(event, None) == event_known_to(event, 1)


def test_turned_face_up_it_is_told_to_all_and_marks_what_undo_may_not_cross():
    pos = scene([], [], omens=(OMEN_1, OMEN_2))
    event = pick(pos, TurnOmen())[0]
    assert isinstance(event, OmenTurned)
    assert event.reveals
    for seat in ALL:
        assert event_known_to(event, seat) == OmenTurned(0, Secret(OMEN_1, EVERYONE))
        assert EMBERS.view(pos, seat).players[0].omen == OMEN_1


def test_a_drawn_card_is_told_to_its_drawer_alone():
    pos, events = EMBERS.begin(2, seed=1)
    drawn = events[-1]
    assert msgspec.json.encode(event_known_to(drawn, 0)) != msgspec.json.encode(event_known_to(drawn, 1))
    assert msgspec.json.encode(event_known_to(drawn, 1)) == msgspec.json.encode(event_known_to(drawn, None))
    assert EMBERS.view(pos, 0).players[0].hand[-1] is not None
    assert EMBERS.view(pos, 1).players[0].hand[-1] is None


def test_a_redeal_gives_even_the_holder_another_unseen_card():
    pos = scene([], [], omens=(OMEN_1, OMEN_2))
    dealt = {EMBERS.redeal(pos, 0, Chance(seed)).players[0].omen.value for seed in range(20)}
    assert dealt == {OMEN_1, OMEN_2}
