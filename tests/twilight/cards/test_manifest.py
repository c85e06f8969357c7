"""Manifesting, Heresies and Recharging."""

from __future__ import annotations

from gloaming.games.twilight.events import Manifested
from tests.proof import rule
from tests.twilight.cards.scenes import ANCHOR, attack, duel, ends, heresy, passes_until_turn_of, until


@rule("TG-297", "TG-295")
def test_only_face_down_aspects_of_the_level_in_resource_areas():
    t = duel(
        ann={"hand": ["Spring the Snare"], "resources": ["Fen Candle", "II"], "aspects": ["Bog Thrall"]},
        bob={"resources": ["Hunnic Outriders", "Bog Thrall (manifested)", "III"], "aspects": ["Cult Initiate"]},
    )
    t.ann.does("play Spring the Snare")
    t.resolves()
    t.ann.is_offered_only("choose Lesser Aspect 1 of ann", "choose Lesser Aspect 1 of bob")


@rule("TG-298", "TG-300", "TG-124")
def test_a_manifested_aspect_keeps_its_state_and_still_gives_power():
    t = duel(ann={"hand": ["Spring the Snare"]}, bob={"resources": ["Hunnic Outriders"]})
    t.ann.does("play Spring the Snare")
    t.resolves()
    one = t.bob.player.resources[0]
    assert (one.fresh, one.face_up, one.manifested) == (True, True, True)
    assert t.bob.knows(one.card)
    t.ann.does("play Chain Across the Harbour")
    t.ann.passes()
    t.bob.does("generate Lesser Power")
    assert t.bob.power == (1, 0, 0)
    t = duel(ann={"hand": ["Spring the Snare"]}, bob={"resources": ["Hunnic Outriders (exhausted)"]})
    t.ann.does("play Spring the Snare")
    ends(t)
    assert t.bob.resources == ["I exhausted"]
    assert t.bob.life == 18


@rule("TG-299")
def test_each_aspect_once_per_turn():
    t = duel(ann={"hand": ["Spring the Snare", "Night of Whispering Envoys"]}, bob={"resources": ["Hunnic Outriders"]})
    t.ann.does("play Spring the Snare")
    ends(t)
    t.ann.is_not_offered("play Night of Whispering Envoys")
    assert t.bob.life == 18


@rule("TG-296", "TG-435")
def test_a_manifest_is_compulsory_and_does_nothing_without_an_aspect():
    t = duel(ann={"hand": ["Oath at the Threshold"], "resources": ["Attila, Scourge of Nations", "Hunnic Outriders"]})
    t.ann.does("play Oath at the Threshold")
    ends(t)
    assert t.ann.life == 18
    t = duel(ann={"hand": ["Right of Sanctuary"], "deity": "Enlil", "spent": True, "discard": ["Fen Candle"]})
    t.ann.does("play Right of Sanctuary")
    t.resolves()
    t.ann.does("choose Fen Candle")
    ends(t)
    assert t.ann.discard == ["Right of Sanctuary"]
    assert not any(isinstance(event, Manifested) for event in t.events)


@rule("TG-303")
def test_the_manifesting_player_and_the_holder_may_be_the_same():
    t = duel(ann={"hand": ["Spring the Snare"], "resources": ["Hunnic Outriders (exhausted)"]})
    t.ann.does("play Spring the Snare")
    ends(t)
    assert t.ann.life == 18
    assert t.bob.life == 20


@rule("TG-302", "TG-335", "TG-336")
def test_no_sacrifice_while_a_heresy_is_pending():
    t = duel(
        ann={"hand": ["Spring the Snare"]},
        bob={"resources": ["Hunnic Outriders"], "hand": [ANCHOR], "discard": ["Fen Candle"], "power": "1 I"},
    )
    t.ann.does("play Spring the Snare")
    t.ann.passes()
    t.bob.is_offered("sacrifice")
    t.bob.passes()
    assert t.chain == ["Spring the Snare", "Hunnic Outriders"]
    t.ann.passes()
    t.bob.is_offered("play Chain Across the Harbour")
    t.bob.is_not_offered("sacrifice")


@rule("TG-307", "TG-310", "TG-313", "TG-315")
def test_an_intrigue_from_the_own_area():
    t = duel(
        ann={
            "hand": ["Spring the Snare", ANCHOR],
            "power": "1 I",
            "resources": ["Burning Villas", "I (manifested)"],
            "aspects": ["II", "Fen Candle"],
            "life": ["II", "Bog Thrall", "III", "9 I"],
        },
    )
    t.ann.does("play Spring the Snare")
    t.resolves()
    t.ann.does("yes")
    ends(t)
    villas = t.ann.has("Burning Villas")
    assert villas.fresh
    assert villas.upkeep_paid
    assert t.ann.resource_cards == ["Stoic Legionnaires", "Fen Candle"]
    assert t.ann.resources == ["I", "I exhausted"]
    assert t.ann.aspect_cards == ["Cataphract Wedge", "Bog Thrall"]


@rule("TG-308", "TG-311", "TG-309", "TG-316")
def test_an_intrigue_from_another_area_works_at_once_and_is_paid_from_the_next_turn_on():
    t = heresy(
        "Marriage of Rivals",
        ann={"hand": [ANCHOR], "discard": ["Fen Candle"], "resources": ["I"], "life": 10},
        bob={"resources": ["II (manifested, exhausted)"], "life": ["I", "II", "9 I"]},
    )
    until(t, "may")
    t.ann.does("yes")
    assert t.ann.has("Marriage of Rivals").fresh
    assert t.bob.resources[-1] == "II exhausted"
    until(t, "effect")
    t.ann.does("deal 1 damage")
    t.resolves()
    t.goes_to("combat")
    passes_until_turn_of(t, "bob")
    passes_until_turn_of(t, "ann")
    assert not t.ann.player.resources[0].fresh


@rule("TG-317", "TG-318", "TG-321")
def test_recharge_chooses_from_the_aspect_stack():
    t = heresy(
        "Cut the Mistletoe", bob={"aspects": ["Fen Candle", "Bog Thrall", "II"], "life": ["II", "Cult Initiate", "9 I"]}
    )
    t.bob.is_offered("place a Lesser Aspect")
    t.bob.does(t.bob.ask.options[1])
    ends(t)
    assert t.bob.resource_cards[-1] == "Bog Thrall"
    assert t.bob.resources[-1] == "I exhausted"
    assert t.bob.aspect_cards == ["Fen Candle", "Cataphract Wedge", "Cult Initiate"]


@rule("TG-319", "TG-003")
def test_recharge_straight_from_the_life_stack_may_lose_the_game():
    t = heresy("Cut the Mistletoe", bob={"life": ["Fen Candle"]})
    t.is_over("ann")


@rule("TG-320")
def test_recharge_without_any_match():
    t = heresy("Letter of Forged Seal", bob={"life": ["9 II"], "aspects": ["III"]})
    ends(t)
    assert t.bob.resources.count("I exhausted") == 4
    assert t.bob.life == 9
    assert t.bob.player.shown == 9


@rule("TG-322")
def test_the_creature_limit_waits_for_the_recharge():
    t = heresy("Cut the Mistletoe", bob={"field": ["Fen Candle"], "resources": [], "aspects": ["I"], "life": 9})
    ends(t)
    assert t.bob.field == ["Fen Candle"]
    t = heresy("Cut the Mistletoe", bob={"field": ["Fen Candle"], "resources": [], "life": ["9 II"]})
    ends(t)
    assert t.bob.field == []
    assert t.bob.discard == ["Fen Candle"]


@rule("TG-209", "TG-208")
def test_a_heresy_that_manifests_again_resolves_first():
    t = heresy("Spring the Snare", bob={"resources": ["Ravage the Provinces", "Ravage the Provinces"]})
    t.ann.is_offered_only("choose Greater Aspect 2 of bob", "choose Greater Aspect 3 of bob")
    t.ann.does("choose Greater Aspect 3 of bob")
    t.resolves()
    assert t.bob.life == 14
    assert t.ann.player.manifested == 3


@rule("TG-X43")
def test_a_trap_springs_on_an_attacker():
    t = duel(
        turn_of="bob",
        phase="combat",
        ann={"hand": ["Spring the Snare"], "resources": ["I"], "power": ""},
        bob={"field": ["Fen Candle"], "resources": ["Poisoned Knife (of ann, known to ann)"]},
    )
    t.bob.does("attack with Fen Candle: life stack of ann")
    until(t, "attackers")
    if t.bob.is_asked:
        t.bob.passes()
    t.ann.does("play Spring the Snare")
    assert t.ann.resources == ["I exhausted"]
    until(t, "aspect")
    t.ann.does("choose Lesser Aspect 1 of bob")
    t.resolves()
    assert t.bob.discard == ["Fen Candle"]
    assert t.ann.life == 20


@rule("TG-299", "TG-289")
def test_a_manifested_aspect_is_mixed_again_at_the_end():
    t = heresy(
        "Hunnic Outriders", ann={"resources": ["I (manifested)"]}, bob={"resources": ["Fen Candle", "Bog Thrall"]}
    )
    t.ann.does("choose Lesser Aspect 1 of bob")
    ends(t)
    outriders = t.bob.card("Hunnic Outriders", "resources")
    assert t.ann.knows(outriders)
    passes_until_turn_of(t, "bob")
    assert not t.ann.knows(outriders)
    assert len({t.pos.mixed_with(one.card) for one in t.bob.player.resources}) == 1


def test_attack_still_counts_after_a_manifest():
    t = duel(phase="combat", ann={"field": ["Masked Conspirator"]}, bob={"resources": ["Hunnic Outriders"]})
    attack(t, "Masked Conspirator")
    t.goes_to("life_damage")
    assert t.bob.life == 20 - 3 - 2
