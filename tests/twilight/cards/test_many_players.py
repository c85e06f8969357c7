"""Effects among three and four players, and in teams."""

from __future__ import annotations

from typing import Any

from tests.proof import rule
from tests.twilight.cards.scenes import ANCHOR, PLENTY, SPENT, attack, duel, ends, with_room
from tests.twilight.scene import Seat, TwilightScene, twilight


def teams(**seats: Seat) -> TwilightScene:
    """Ann and Cid against Bob and Dee."""
    said: Any = {name: with_room(seats.get(name, {})) for name in ("ann", "bob", "cid", "dee")}
    said["ann"] = {"power": PLENTY, **said["ann"]}
    said["ann"]["hand"] = [*said["ann"].get("hand", ()), ANCHOR]
    return twilight(options={"mode": "2v2"}, **said)


def test_one_opponent_is_chosen_when_the_scheme_is_announced():
    t = duel(ann={"hand": ["Ravage the Provinces"]}, cid={})
    t.ann.does("play Ravage the Provinces")
    t.ann.is_offered_only("choose bob", "choose cid")
    t.ann.does("choose cid")
    ends(t)
    assert (t.bob.life, t.cid.life) == (20, 16)


def test_each_opponent_and_every_player():
    t = duel(phase="draw", ann={"field": ["Burning Villas", "Fen Candle"]}, cid={})
    t.resolves()
    assert (t.ann.life, t.bob.life, t.cid.life) == (20, 19, 19)
    t = duel(phase="draw", ann={"field": ["The Gates of Janus Stand Open", "Fen Candle"]}, cid={})
    t.resolves()
    assert (t.ann.life, t.bob.life, t.cid.life) == (18, 18, 18)


@rule("TG-086", "TG-087")
def test_up_to_two_of_each_opponent_and_three_of_one():
    t = duel(
        ann={"hand": ["Emperor's Decree"], "deity": "Hera", "spent": True},
        bob={"field": ["Fen Candle", "Bog Thrall", "Youthful Troll"]},
        cid={"field": ["Cult Initiate"]},
    )
    t.ann.does("play Emperor's Decree")
    t.ann.is_offered_only("choose Fen Candle", "choose Bog Thrall", "choose Youthful Troll", "pass")
    t.ann.does("choose Fen Candle")
    t.ann.passes()
    t.ann.is_offered_only("choose Cult Initiate", "pass")
    t.ann.does("choose Cult Initiate")
    t.ann.is_offered("choose Bog Thrall", "choose Cult Initiate", "pass")
    t.ann.does("choose Bog Thrall")
    t.ann.is_not_offered("choose Cult Initiate")
    t.ann.does("choose Youthful Troll")
    t.ann.passes()
    ends(t)
    assert [(one.fresh, one.freezes) for one in t.pos.field] == [(False, 1)] * 4


@rule("TG-416")
def test_destroy_mixes_stacks_unless_one_is_named():
    t = duel(
        ann={"hand": ["Night Without Stars"], "discard": ["I"]},
        bob={"discard": ["II", "Fen Candle"]},
        cid={"discard": ["III", "Bog Thrall"]},
    )
    t.ann.does("play Night Without Stars")
    t.ann.does("choose Cataphract Wedge")
    t.ann.does("choose Attila, Scourge of Nations")
    t.ann.does("choose Stoic Legionnaires")
    t.ann.does("choose cid")
    ends(t)
    assert (t.ann.destroyed, t.bob.destroyed) == (["Stoic Legionnaires"], ["Cataphract Wedge"])
    assert t.cid.life == 13
    t = duel(
        phase="draw",
        ann={"field": ["Whispers in the Cairn"], "discard": ["I"]},
        bob={"discard": ["II"]},
        cid={"discard": ["III"]},
    )
    t.resolves()
    t.ann.is_offered_only("choose Cataphract Wedge", "choose Attila, Scourge of Nations")


@rule("TG-297")
def test_manifest_in_any_opponents_area():
    t = duel(
        ann={"hand": ["Spring the Snare"], "resources": ["I"]},
        bob={"resources": ["Hunnic Outriders (exhausted)"]},
        cid={"resources": ["Hunnic Outriders (exhausted)"]},
    )
    t.ann.does("play Spring the Snare")
    t.resolves()
    t.ann.is_offered_only(
        "choose Lesser Aspect 1 of ann", "choose Lesser Aspect 1 of bob", "choose Lesser Aspect 1 of cid"
    )
    t.ann.does("choose Lesser Aspect 1 of cid")
    ends(t)
    assert (t.bob.life, t.cid.life) == (20, 18)


def test_one_creature_of_any_other_player():
    t = duel(
        ann={"hand": ["Bought Loyalty"], "field": ["Bog Thrall"]},
        bob={"field": ["Fen Candle"]},
        cid={"field": ["Cult Initiate"]},
    )
    t.ann.does("play Bought Loyalty")
    t.ann.is_offered_only("choose Fen Candle", "choose Cult Initiate")
    t.ann.does("choose Cult Initiate")
    ends(t)
    assert t.cid.field == []
    assert sorted(t.ann.field) == ["Bog Thrall", "Cult Initiate"]


def test_the_defending_player_is_the_attacked_one():
    t = duel(
        phase="combat",
        ann={"field": ["Skinless Rider of the Tide"]},
        bob={"discard": ["3 I"]},
        cid={"discard": ["3 I"]},
    )
    attack(t, "Skinless Rider of the Tide", of="cid")
    t.resolves()
    assert (len(t.bob.discard), len(t.cid.discard)) == (3, 1)


def test_who_lost_her_creature_pays_for_the_games():
    t = duel(
        ann={"field": ["Funeral Games"], "hand": ["Poisoned Knife"]},
        bob={"field": ["Fen Candle"]},
        cid={"field": ["Fen Candle"]},
    )
    t.ann.does("play Poisoned Knife", at="Fen Candle of cid")
    ends(t)
    assert (t.bob.life, t.cid.life) == (20, 19)


@rule("TG-442")
def test_the_effect_goes_on_when_a_player_falls():
    t = duel(
        ann={"hand": ["Ravage the Provinces"], "damaged": 1},
        bob={"life": 3, "resources": ["Hunnic Outriders"]},
        cid={"resources": ["Ravage the Provinces (exhausted)"]},
    )
    t.ann.does("play Ravage the Provinces", at="bob")
    t.resolves()
    assert t.bob.player.out
    assert t.cid.life == 17


@rule("TG-450")
def test_partners_are_no_opponents_but_other_players():
    t = teams(
        ann={"hand": ["Ravage the Provinces", "Spring the Snare", "Bought Loyalty", "Barley and Oil"]},
        bob={"field": ["Fen Candle"], "resources": ["Hunnic Outriders (exhausted)", *SPENT]},
        cid={
            "field": ["Cult Initiate"],
            "resources": ["Hunnic Outriders (exhausted)", *SPENT],
            "discard": ["Bog Thrall"],
        },
    )
    t.ann.does("play Ravage the Provinces")
    t.ann.is_offered_only("choose bob", "choose dee")
    t.ann.does("choose dee")
    t.resolves()
    t.ann.does("play Spring the Snare")
    t.resolves()
    assert (t.ann.life, t.bob.life, t.cid.life, t.dee.life) == (20, 18, 20, 16)
    t.ann.does("play Bought Loyalty")
    t.ann.is_offered_only("choose Fen Candle", "choose Cult Initiate")
    t.ann.does("choose Fen Candle")
    t.resolves()
    t.ann.does("play Barley and Oil", at="cid")
    t.resolves()
    t.cid.does("choose Bog Thrall")
    ends(t)
    assert t.cid.life == 21


def test_look_and_forge_among_several():
    t = duel(
        ann={"hand": ["Letter of Forged Seal", "Fen Candle"]},
        bob={"resources": ["Bog Thrall (exhausted)"]},
        cid={"resources": ["Cult Initiate (exhausted)", "II (exhausted)"]},
    )
    t.ann.does("play Letter of Forged Seal")
    t.resolves()
    t.ann.is_offered_only("choose Lesser Aspect 1 of bob", "choose Lesser Aspect 1 of cid")
    t.ann.does("choose Lesser Aspect 1 of cid")
    t.ann.does("give Fen Candle")
    ends(t)
    candle = t.cid.card("Fen Candle", "resources")
    initiate = t.ann.card("Cult Initiate")
    assert [t.bob.knows(candle), t.cid.knows(candle), t.ann.knows(candle)] == [False, False, True]
    assert [t.bob.knows(initiate), t.cid.knows(initiate), t.ann.knows(initiate)] == [False, False, True]


@rule("TG-440", "TG-002")
def test_damage_to_everyone_strikes_one_player_after_another():
    gates: Seat = {"field": ["The Gates of Janus Stand Open", "Fen Candle"], "life": 2, "resources": SPENT}
    t = twilight(phase="draw", ann=gates, bob={"life": 2})
    t.resolves()
    t.is_over("bob")
