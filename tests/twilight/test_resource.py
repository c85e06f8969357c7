"""The Resource Phase and Aspects of Power."""

from __future__ import annotations

import pytest

from gloaming.games.twilight import options as opt
from tests.proof import rule
from tests.twilight.scene import ASKED, twilight


@rule("TG-X41", "TG-115")
def test_one_aspect_of_choice_enters_fresh_and_face_down():
    t = twilight(phase="resource", ann={"aspects": "I (of bob), I (of bob), II (of bob)"}, bob={})
    t.ann.is_offered_only("place a lesser aspect", "place a greater aspect")
    t.ann.does("place a greater aspect")
    assert t.ann.resources == ["II"]
    assert t.ann.aspects == ["I", "I"]
    placed = t.ann.player.resources[0]
    assert not placed.face_up
    assert not t.ann.knows(placed.card)


@rule("TG-211")
def test_placing_is_compulsory_and_a_single_aspect_needs_no_question():
    t = twilight(phase="resource", ann={"aspects": "II"}, bob={"hand": "3 I"})
    assert t.ann.resources == ["II"]


@rule("TG-215")
def test_an_empty_aspect_stack_places_nothing():
    t = twilight(phase="resource", ann={"hand": ["Stoic Legionnaires"], "power": "1 I"}, bob={})
    assert t.window == "resource_before" or t.pos.phase == "summoning"
    t.goes_to("summoning")
    assert t.ann.resources == []


@rule("TG-136")
def test_schemes_are_played_before_and_after_placing():
    t = twilight(
        phase="resource",
        ann={"hand": ["Barley and Oil"], "discard": "I", "resources": "I", "aspects": "I, II"},
        bob={},
    )
    assert t.window == "resource_before"
    assert t.ann.aspects == ["I", "II"]
    t.ann.passes()
    t.ann.does("place a greater aspect")
    assert t.window == "resource_after"
    t.ann.is_offered("play Barley and Oil")


@rule("TG-202", "TG-207", "TG-201", "TG-200")
def test_only_fresh_aspects_of_the_own_resource_area_make_power():
    t = twilight(
        ann={"resources": "I, II (exhausted)", "aspects": "3 III", "hand": ["Barcid War Elephants"], "deity": ASKED},
        bob={"resources": "III"},
    )
    t.ann.is_offered("generate Lesser Power")
    t.ann.is_not_offered("generate Greater Power", "generate Exalted Power")
    t.ann.does("generate Lesser Power")
    assert t.ann.power == (1, 0, 0)
    assert t.ann.resources == ["I exhausted", "II exhausted"]
    t.ann.is_not_offered("generate Lesser Power")


@rule("TG-204")
def test_any_power_pays_for_x_and_counts_its_value():
    t = twilight(
        ann={
            "resources": "I, II, III",
            "field": ["Gate of Ishtar"],
            "discard": "8 I",
            "life": 5,
        },
        bob={},
    )
    t.ann.does("use Gate of Ishtar", at="ann", paying="pay one Exalted, pay one Lesser")
    t.ann.passes()
    assert t.pos.agenda[-1].rule is not None
    t.resolves()
    assert t.ann.resources == ["I exhausted", "II", "III exhausted"]
    while t.ask.topic not in ("summoning",):
        t.answer(t.ask.options[0])
    assert t.ann.life == 9


@rule("TG-199", "TG-125")
@pytest.mark.numbered
def test_power_comes_from_the_cards_of_others():
    t = twilight(phase="trade", ann={"hand": "2 II", "life": "II, 19 I"}, bob={"hand": "I"})
    t.ann.does("trade with bob")
    t.ann.does("offer a Greater card")
    t.ann.does("ask for a Lesser card")
    t.ann.does("propose")
    t.bob.does("accept the offer")
    t.ann.does("give Cataphract Wedge")
    (mine,) = (*t.ann.player.aspects, *(one.card for one in t.ann.player.resources))
    assert t.pos.owners[mine] == 1
    assert t.pos.level(mine) == 1


@rule("TG-214")
def test_an_effect_may_place_more_than_one_aspect_in_a_resource_phase():
    t = twilight(phase="resource", ann={"aspects": "3 I", "field": ["Ziggurat Steward"], "resources": "II"}, bob={})
    t.ann.does("use Ziggurat Steward")
    while t._items():
        options = t.ask.options
        t.answer(opt.ChooseEffect(1) if opt.ChooseEffect(1) in options else options[-1])
    assert t.ann.resources == ["II", "I exhausted"]
    t.all_pass()
    assert t.ann.resources == ["II", "I exhausted", "I"]
