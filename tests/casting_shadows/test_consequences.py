"""What a question leads to, as whoever is asked reads it."""

from __future__ import annotations

from tests.casting_shadows.scene import CastingScene, Seat, casting_shadows


def leads_to(t: CastingScene) -> str:
    """What the question leads to, for whom it is put to."""
    assert t.pos.ask is not None
    names = ["You" if seat == t.pos.ask.seat else name.capitalize() for seat, name in enumerate(t.names)]
    return t.game.say_consequence(t.pos, names)


def test_of_an_action_it_is_said_whom_a_spell_that_can_be_paid_for_strikes():
    t = casting_shadows(ann={"spells": ["Heat Wave", "Heavy Hand"], "pool": "red gem"}, bob={}, cid={"hex": "home"})
    assert leads_to(t) == "Heat Wave reaches Bob: 2 damage."
    t.ann.does("cast Heat Wave", at="bob")
    assert leads_to(t) == "", "nothing is left to pay with"


def test_a_target_is_chosen_by_what_the_spell_does_to_each_in_their_form():
    t = casting_shadows(ann={"spells": ["Lightning Bug"], "pool": "red gem"}, bob={}, cid={}, dan={"form": "shadow"})
    t.ann.does("cast Lightning Bug")
    assert leads_to(t) == "Lightning Bug reaches Bob and Cid: 2 damage; Dan: 0 damage."


def test_a_companion_that_sees_far_lets_a_spell_reach_everyone():
    far = Seat(hex="Kit's home")
    t = casting_shadows(
        ann={"spells": ["Heavy Hand"], "pool": "red gem", "companion": "Longsight Owl"}, bob=far, cid={}
    )
    t.ann.does("cast Heavy Hand")
    assert leads_to(t) == "Heavy Hand reaches Bob and Cid: 2 or 4 damage."


def test_a_spell_on_a_tile_strikes_everyone_there():
    t = casting_shadows(
        ann={"spells": ["Spectral Slap"], "pool": "red gem, blue gem"}, bob={}, cid={"hex": "Underground Volcano"}
    )
    t.ann.does("travel to Kit's home")
    t.ann.does("cast Spectral Slap")
    assert leads_to(t) == "Spectral Slap reaches Bob and Cid: 3 damage. It strikes every enemy on the tile."


def test_whoever_is_struck_reads_what_is_left_of_them():
    t = casting_shadows(
        ann={"spells": ["Heavy Hand"], "pool": "2 red gem"},
        bob={"hp": 9, "counterspells": ["Run Away!", "Safety Dome"]},
    )
    t.ann.does("cast Heavy Hand", spending="2 red gem")
    assert leads_to(t) == "4 damage: you would have 5 HP left.", "while it comes"
    t.bob.does("let it come")
    assert leads_to(t) == "4 damage: you would have 5 HP left.", "and once it strikes"


def test_what_spares_a_shadow_form_leaves_it_as_it_is():
    t = casting_shadows(
        ann={"spells": ["Lightning Bug"], "pool": "red gem"},
        bob={"hp": 9, "form": "shadow", "counterspells": ["Run Away!"]},
    )
    t.ann.does("cast Lightning Bug")
    assert leads_to(t) == "0 damage: you would have 9 HP left."


def test_the_last_blow_is_said():
    t = casting_shadows(
        ann={"spells": ["Heavy Hand"], "pool": "red gem"}, bob={"hp": 2, "counterspells": ["Safety Dome"]}
    )
    t.ann.does("cast Heavy Hand")
    assert leads_to(t) == "2 damage: you would fall."


def test_absorbing_tells_how_far_it_is_to_the_shadow_form():
    near = casting_shadows(
        phase=3, ann={"character": "kit", "energy": 1, "dice": "fragment", "pool": "fragment"}, bob={}
    )
    assert leads_to(near) == "3 shadow energy let you become Kit the Turbulent."
    far = casting_shadows(phase=3, ann={"character": "kit", "energy": 1, "dice": "fragment"}, bob={})
    assert leads_to(far) == "3 shadow energy let you become Kit the Turbulent: you would have 2."
    there = casting_shadows(phase=3, ann={"form": "shadow", "dice": "fragment"}, bob={})
    assert leads_to(there) == "Shadow energy pays for your ability."
