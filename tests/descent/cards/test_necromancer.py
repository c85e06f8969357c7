"""The cards of the Necromancer, and the Reanimate."""

from __future__ import annotations

from gloaming.games.descent import options as opt
from gloaming.kernel.agenda import Frame, run
from tests.descent.drawing import room
from tests.descent.scene import DescentScene, Player, descent
from tests.descent.test_damage import suffer

LEORIC: Player = {"hero": "Leoric of the Book", "hero_class": "Necromancer", "at": (1, 1)}


def necromancer(*skills: str, at: tuple[int, int] = (2, 2), **more: object) -> DescentScene:
    """Leoric and his Reanimate, a zombie beside it and another far away."""
    ann: Player = {**LEORIC, "skills": skills, **more}  # type: ignore[typeddict-item]
    t = descent(room(9, 5), ann=ann, monsters={"zombie": {"at": (3, 2)}, "zombie_2": {"at": (8, 4)}})
    t.by_name["reanimate"] = t.pos.call_familiar(0, "Reanimate", t.pos.ground.number[at])
    frame = t.pos.agenda[-1]
    t.pos.agenda[-1] = Frame(frame.rule, frame.step - 1)
    run(t.pos)  # what is on offer now that it is here
    return t


def test_reapers_scythe_heals_when_it_kills():
    t = necromancer(damage=3)
    t.rolls("blue 2h3r", "yellow 1h1r", "brown 0")
    t.ann.attacks("zombie", "Reaper's Scythe")
    assert t.figure("zombie").gone == "defeated"
    assert t.ann.damage == 2


def test_raise_dead_puts_the_reanimate_beside_him():
    t = descent(room(6, 4), ann=LEORIC, monsters={"zombie": {"at": (5, 3)}})
    t.ann.does("use Raise Dead")
    t.ann.does(opt.ChooseSpace(t.pos.ground.number[2, 1]))
    familiar = t.pos.figures[t.pos.familiar_of(0)]
    assert familiar.name == "Reanimate"
    assert t.pos.ground.at[familiar.at] == (2, 1)
    assert t.ann.fatigue == 1


def test_corpse_blast_bursts_the_reanimate():
    t = necromancer("Corpse Blast")
    t.rolls("blue 2h3r", "yellow 1h1r", "gray 1", "brown 0")
    t.ann.does("use Corpse Blast")
    t.carries_on()
    assert t.figure("zombie").gone == "defeated"
    assert t.figure("reanimate").gone == "defeated"
    assert t.ann.damage == 1  # he stands next to it himself, and the scythe feeds on the zombie


def test_deathly_haste_moves_the_reanimate_as_he_tires():
    t = necromancer("Deathly Haste", actions=0)
    t.ann.goes(0, 1)
    t.ann.does("use Deathly Haste")
    t.ann.goes(2, 3)
    assert t.at(t.number("reanimate")) == (2, 3)
    assert t.ann.fatigue == 1


def test_fury_of_undeath_lets_it_act_and_act_again():
    t = necromancer("Fury of Undeath")
    t.ann.does("use Fury of Undeath")
    t.rolls("blue 2h3r", "red 1h", "brown 0")
    t.ann.attacks("zombie")
    assert t.figure("zombie").gone == "defeated"
    t.ann.does("end the turn")
    assert not t.figure("reanimate").acted
    assert t.pos.active == 0
    assert t.ann.exhausted == ["Fury of Undeath"]


def test_dark_pact_guards_the_reanimate_and_shares_damage():
    t = necromancer("Dark Pact")
    familiar = t.number("reanimate")
    assert t.pos.defense_pool(familiar) == ("brown",)
    assert t.pos.shares_damage_with(0) == familiar
    assert t.pos.shares_damage_with(familiar) == 0


def test_dark_pact_shifts_damage_and_no_fatigue():
    t = necromancer("Dark Pact")
    suffer(t, "ann", fatigue=1)
    assert t.ann.ask.topic == "act"
    suffer(t, "ann", damage=1)
    assert t.ann.ask.topic == "shift_damage"


def test_dark_pact_shifts_all_of_it():
    t = descent(
        room(9, 5),
        ann={**LEORIC, "skills": ["Dark Pact"]},
        monsters={"zombie": {"at": (2, 1)}, "zombie_2": {"at": (8, 4)}},
        turn_of="zombie",
        rolls=("blue 2h3r", "yellow 2h", "gray 1"),
    )
    familiar = t.pos.call_familiar(0, "Reanimate", t.pos.ground.number[0, 0])
    t.overlord.attacks("ann")
    t.ann.does(opt.Choose(familiar))
    assert t.ann.damage == 0
    assert t.pos.figures[familiar].damage == 2  # 4 less 1 for Leoric's presence, less 1 shield


def test_undead_might_makes_it_tougher_and_stronger():
    t = necromancer("Undead Might")
    assert t.pos.health(t.number("reanimate")) == 6
    t.ann.does(opt.Familiar(t.number("reanimate")))
    t.rolls("blue 1h5r", "red 1h", "brown 0")
    t.ann.attacks("zombie")
    t.ann.does("use Undead Might")
    assert t.figure("zombie").gone == "defeated"
    assert t.ann.fatigue == 1


def test_vampiric_blood_feeds_on_what_it_kills():
    t = necromancer("Vampiric Blood", fatigue=2)
    t.ann.does(opt.Familiar(t.number("reanimate")))
    t.rolls("blue 1h5r", "red 1h", "yellow 1h1r", "brown 0")
    t.ann.attacks("zombie")
    assert t.figure("zombie").gone == "defeated"
    assert t.ann.fatigue == 1
    himself = necromancer("Vampiric Blood", fatigue=2)
    himself.rolls("blue 2h3r", "yellow 1h1r", "brown 0")
    himself.ann.attacks("zombie", "Reaper's Scythe")
    assert himself.figure("zombie").gone == "defeated"
    assert himself.ann.fatigue == 1


def test_army_of_death_strikes_all_in_his_sight():
    t = necromancer("Army of Death")
    t.rolls("blue 2h3r", "red 1h", "brown 0", "brown 1")
    t.ann.does("use Army of Death")
    t.carries_on()
    assert t.figure("zombie").gone == "defeated"
    assert t.figure("zombie_2").damage == 2


def test_dying_command_turns_the_dead_against_their_own():
    t = descent(
        room(9, 5),
        ann={**LEORIC, "skills": ["Dying Command"]},
        monsters={"zombie": {"at": (3, 2)}, "zombie_2": {"at": (5, 2)}, "zombie_3": {"at": (8, 4)}},
        rolls=("blue 2h3r", "yellow 1h1r", "brown 0"),
    )
    t.ann.attacks("zombie", "Reaper's Scythe")
    t.rolls("gray 1", "black 2")
    t.ann.does("use Dying Command")
    t.ann.goes(4, 2)
    t.rolls("blue 2h3r", "yellow 1h1r", "brown 1")
    t.ann.passes()  # it goes no further
    assert t.figure("zombie_2").damage == 2
    assert t.figure("zombie").gone == "defeated"
    assert t.figure("zombie").side == "overlord"


def test_dying_command_gives_a_fatigue_back_on_a_failure():
    t = necromancer("Dying Command")
    t.rolls("blue 2h3r", "yellow 1h1r", "brown 0")
    t.ann.attacks("zombie", "Reaper's Scythe")
    t.rolls("gray 3", "black 3")
    t.ann.does("use Dying Command")
    assert t.ann.fatigue == 1
    assert t.figure("zombie").gone == "defeated"
