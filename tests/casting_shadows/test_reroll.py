"""Reroll and Protect: what can be done about the dice."""

from __future__ import annotations

from gloaming.games.casting_shadows import events as e
from gloaming.games.casting_shadows.resources import CRYSTAL, RESOURCES, SPENT
from tests.casting_shadows.scene import casting_shadows, pool
from tests.proof import rule


@rule("CS-056")
def test_any_number_of_dice_rolls_again_for_one_point():
    t = casting_shadows(ann={"dice": "red gem, red orb, blue gem, blue orb, purple gem"}, bob={})
    t.ann.does("reroll")
    t.ann.is_offered_only("die 1", "die 2", "die 3", "die 4", "die 5")
    t.ann.does("die 1")
    t.ann.does("die 4")
    t.ann.is_offered_only("die 2", "die 3", "die 5", "roll the chosen dice")
    t.ann.does("roll dice")
    rolled = [event.rolled for event in t.events if isinstance(event, e.DiceRolled)]
    assert rolled == [(0, 3)]
    assert t.points == 3
    assert [RESOURCES[t.pos.dice[die]] for die in (1, 2, 4)] == ["red_orb", "blue_gem", "purple_gem"]
    t.is_quiet()


@rule("CS-056")
def test_with_every_die_chosen_they_roll_without_another_question():
    t = casting_shadows(ann={"dice": "red gem, blue orb"}, bob={})
    t.ann.does("reroll", rerolling="red gem, blue orb")
    assert [event.rolled for event in t.events if isinstance(event, e.DiceRolled)] == [(0, 2)]
    t.is_quiet()


@rule("CS-056")
def test_a_rerolled_die_may_come_up_with_any_of_its_faces():
    faces = set()
    for seed in range(60):
        t = casting_shadows(seed=seed, ann={"dice": "red gem"}, bob={})
        t.ann.does("reroll", rerolling="red gem")
        faces.add(RESOURCES[t.pos.dice[0]])
    assert faces == {"red_gem", "red_orb", "shadow_fragment", "cursed_crystal"}


@rule("CS-057")
def test_a_die_with_a_crystal_cannot_be_rerolled():
    t = casting_shadows(ann={"dice": "red gem, crystal on red, crystal on blue"}, bob={})
    t.ann.does("reroll")
    t.ann.is_offered_only("die 1")
    t.ann.does("die 1")
    assert t.pos.dice[1:3] == (CRYSTAL, CRYSTAL)


@rule("CS-057", "CS-058")
def test_with_crystals_and_tokens_alone_there_is_nothing_to_reroll():
    t = casting_shadows(ann={"dice": "crystal, crystal", "pool": "2 red gem"}, bob={})
    t.ann.is_refused("reroll", rule="CS-058")


@rule("CS-058", "CS-049")
def test_a_spent_die_cannot_be_rerolled():
    t = casting_shadows(ann={"spells": ["Heavy Hand"], "dice": "red gem, blue orb"}, bob={})
    t.ann.does("cast Heavy Hand", spending="red gem")
    assert t.pos.dice[0] == SPENT
    t.ann.does("reroll")
    t.ann.is_offered_only("die 3: blue orb")


@rule("CS-193", "CS-058")
def test_a_converted_die_is_a_token_now_and_cannot_be_rerolled():
    t = casting_shadows(ann={"spells": ["Metamorphosis"], "dice": "red orb"}, bob={})
    t.ann.is_offered("reroll")
    t.ann.does("cast Metamorphosis")
    assert t.pos.dice == (SPENT,) * 5
    assert t.pool == pool("1 blue orb")
    t.ann.is_refused("reroll", rule="CS-058")


@rule("CS-059", "CS-084")
def test_protect_removes_one_crystal_without_damage():
    t = casting_shadows(ann={"dice": "crystal, crystal, red gem"}, bob={})
    t.ann.does("protect")
    assert t.pool == pool("1 cursed crystal, 1 red gem")
    assert (t.ann.hp, t.points) == (18, 3)
    t.ann.does("protect")
    assert t.pool == pool("1 red gem")
    t.ann.is_refused("protect", rule="CS-059")
    t.ann.does("end turn")
    assert t.ann.hp == 18
    t.is_quiet()


@rule("CS-059")
def test_protect_removes_a_crystal_token_too():
    t = casting_shadows(ann={"pool": "1 cursed crystal"}, bob={})
    t.ann.does("protect")
    assert t.pool == {}
    t.is_quiet()
