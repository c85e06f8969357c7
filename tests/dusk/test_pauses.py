"""Where a table pauses, so that its timing does not tell who could have answered."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pytest

from gloaming.api.pauses import pauses, responders
from gloaming.games.dusk.cards import CARDS
from gloaming.games.dusk.rules.responses import answering, answering_in_play
from gloaming.kernel import Event, Opened
from tests.dusk.scene import DuskScene, dusk
from tests.proof import rule


def events_of_an_attack(bobs: Sequence[str], **bob: object) -> list[Event]:
    """Everything told of an attack that nobody answers."""
    seat = {"hand": bobs, "phantom": "The Madame", "exhausted": True, **bob}
    t: DuskScene = dusk(range=3, rolls=[2], ann={"hand": ["3", "1"]}, bob=seat)  # type: ignore[arg-type]
    so_far = len(t.events)
    t.ann.strikes("3")
    t.takes_it()
    t.is_quiet()
    return t.events[so_far:]


def moments(events: list[Event], seat: int) -> list[str]:
    """What that seat might have answered, by what everyone knows."""
    paused = [events[after - 1] for after in pauses(events)]
    return [event.moment for event in paused if isinstance(event, Opened) and seat in event.seats]


@rule("DU-098")
@pytest.mark.parametrize("hand", [["Tilt", "3"], ["2", "2"], ["5", "4"]])
@pytest.mark.numbered
def test_a_table_pauses_alike_whatever_the_hidden_cards_are(hand):
    paused = moments(events_of_an_attack(hand), 1)
    assert paused == moments(events_of_an_attack(["4", "Wild"]), 1)
    for moment in ("attack_declared", "block", "location_rolled", "armour_lost", "attack_hit", "attack_resolved"):
        assert moment in paused


@rule("DU-099")
@pytest.mark.numbered
def test_nobody_waits_for_a_player_without_cards_and_with_a_grey_passive():
    assert moments(events_of_an_attack([]), 1) == []


@rule("DU-106")
@pytest.mark.numbered
def test_nobody_waits_for_cards_that_lie_open():
    # Starter decks are known: with Tilt and the free cards in sight, only what else could answer is waited for.
    hidden, seen = (moments(events_of_an_attack(["4"], phantom="The Vitrine", void=void), 1) for void in ([], ["Tilt"]))
    assert set(seen) < set(hidden)


FREE = (
    "Bury Deep, Red Breath, Splinter Harvest, Tilt, Tomorrow's Entry, Trim the Wick, Visiting Card, Wet Audit, "
    "Wiped Clean"
)
"""What may be played in anyone's turn, whatever happens."""


@pytest.mark.parametrize(
    ("moment", "hand", "in_play"),
    [
        ("held", "", ""),
        ("attack_missed", "Wrong-Footed", ""),
        ("attack_resolved", "Backward Glance", "Bolt for Cover"),
        (
            "moved",
            "Heron's Eye, Sidelong Slip",
            "Ring of Vigils, Rules of the House, Trail of Kindling, Twitching Ears",
        ),
        (
            "location_rolled",
            "Lucky Foot, Palm Ward, Small Correction, Wrong Star Rising",
            "Chalk Line, Cold Pane, Hooked Guard, Lintel Ward, Ossuary Oath, Palm Ward, Rampart of Ribs",
        ),
    ],
)
def test_a_table_waits_for_those_cards_alone_that_could_answer(moment: str, hand: str, in_play: str):
    assert names(answering(moment)) == {*FREE.split(", "), *filter(None, hand.split(", "))}
    assert names(answering_in_play(moment)) == set(filter(None, in_play.split(", ")))


def test_what_braces_or_joins_answers_an_attack_that_is_declared():
    assert {"Set the Heel", "Red Flood"} <= names(answering("attack_declared"))
    assert "3" not in names(answering("attack_declared"))


def names(cards: Collection[int]) -> set[str]:
    return {CARDS[card].name for card in cards}


@pytest.mark.numbered
def test_whom_a_table_waits_for_is_known_to_all():
    events = events_of_an_attack(["4", "5"])
    (declared,) = (n for n, event in enumerate(events, 1) if isinstance(event, Opened) and event.moment == "block")
    assert responders(events[declared - 1]) == (1,)
    (rolled,) = (n for n, e in enumerate(events, 1) if isinstance(e, Opened) and e.moment == "location_rolled")
    assert responders(events[rolled - 1]) == (1, 0)
