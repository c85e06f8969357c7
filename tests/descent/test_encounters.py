"""Two encounters of a quest, and what lies between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from gloaming.games.descent import events
from gloaming.games.descent.rules.encounter import PlayQuest
from gloaming.kernel.agenda import Frame, run
from tests.descent.drawing import room
from tests.descent.scene import DescentScene, descent
from tests.proof import rule


def ended(
    *, rolls: Sequence[str] = (), hand: Sequence[str] = (), winner: str = "heroes", **players: Any
) -> DescentScene:
    """The first of two encounters has just been won; the second is First Blood."""
    t = descent(room(4, 1), hand=hand, **players)
    if rolls:
        t.rolls(*rolls)
    t.pos.end_encounter(winner)
    t.pos.agenda = [Frame(PlayQuest(("drawn", "first_blood_1"), at=1), PlayQuest.places["go_on"])]
    t.pos.ask = None
    t.pos.listener = t.events
    run(t.pos)
    t.pos.listener = None
    return t


ANN: Any = {"hero": "Grisban the Thirsty", "at": (0, 0)}
BOB: Any = {"hero": "Jain Fairwood", "at": (1, 0)}


@rule("DE-331", "DE-332", "DE-340", "DE-165")
def test_the_next_encounter_follows_on_its_own_map():
    t = ended(ann=ANN, bob=BOB, winner="overlord")
    assert t.pos.outcome is None  # the first encounter decides nothing
    assert t.pos.results == ("overlord",)
    assert t.pos.encounter == "first_blood_1"
    assert [group.id for group in t.pos.groups] == ["ettins", "goblins"]
    assert t.ann.ask.topic == "place"


@rule("DE-166")
def test_the_last_encounter_decides():
    t = descent(room(4, 1), ann=ANN, bob=BOB)
    t.pos.end_encounter("overlord")
    t.pos.end_encounter("heroes")
    t.pos.agenda = [Frame(PlayQuest(("drawn", "first_blood_1"), at=2), PlayQuest.places["go_on"])]
    run(t.pos)
    assert t.pos.outcome is not None
    assert t.pos.outcome.winners == (1, 2)


@rule("DE-333", "DE-334", "DE-335")
def test_damage_and_conditions_stay_and_fatigue_goes():
    t = ended(ann={**ANN, "damage": 5, "fatigue": 3, "conditions": ["Poisoned"]}, bob=BOB)
    assert t.ann.damage == 5
    assert t.ann.fatigue == 0
    assert t.ann.conditions == ["Poisoned"]


@rule("DE-336", "DE-271")
def test_feats_can_be_performed_again():
    t = ended(ann={**ANN, "feat_used": True}, bob=BOB)
    assert not t.pos.heroes[0].feat_used


@rule("DE-337")
def test_search_cards_stay_and_used_ones_stay_used():
    t = descent(room(4, 1), ann={"at": (0, 0), "items": ["Health Potion", "Stamina Potion"]}, bob=BOB)
    potion = t.pos.heroes[0].items[-1]
    t.pos.heroes[0] = replace(t.pos.heroes[0], used=(potion,))
    t.pos.leave_encounter(0)
    assert {"Health Potion", "Stamina Potion"} <= set(t.ann.items)
    assert t.pos.heroes[0].used == (potion,)


@rule("DE-338")
def test_a_knocked_out_hero_may_stand_up_for_free():
    t = ended(ann={**ANN, "fallen": True}, bob=BOB)
    t.ann.is_offered_only("stand up", "pass")
    t.rolls("red 3h1s", "red 2h")
    t.ann.does("stand up")
    assert t.ann.damage == 14 - 5
    t.answer(t.ann.ask.options[0])
    assert t.ann.figure.spaces
    down = ended(ann={**ANN, "fallen": True}, bob=BOB)
    down.ann.passes()
    down.answer(down.ann.ask.options[0])
    assert down.pos.knocked_out(0)
    assert not down.ann.figure.spaces


@rule("DE-339")
def test_the_overlord_keeps_his_hand():
    t = ended(ann=ANN, bob=BOB, hand=["Dash", "Pit Trap"])
    assert t.overlord.hand == ["Dash", "Pit Trap"]
    assert not t.told(events.OverlordDrew)


@rule("DE-004", "DE-164")
def test_each_side_has_its_own_victory():
    for name, winner in (("mauler", "heroes"), ("", "overlord")):
        t = ended(ann=ANN, bob=BOB)
        while t.pos.ask is not None and t.pos.ask.topic == "place":
            t.answer(t.pos.ask.options[0])
        assert t.pos.decided() == ""
        if name:
            figure = next(n for n, one in enumerate(t.pos.figures) if one.id == "mauler")
            t.pos.defeat(figure, 0)
        else:
            t.pos.round = 13
        assert t.pos.decided() == winner
