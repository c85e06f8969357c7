"""The cards of the Wildlander."""

from __future__ import annotations

from tests.descent.drawing import room
from tests.descent.scene import DescentScene, Player, descent

JAIN: Player = {"hero": "Jain Fairwood", "hero_class": "Wildlander", "at": (1, 1)}


def wildlander(*skills: str, **more: object) -> DescentScene:
    """Jain three spaces from a zombie, another one far away."""
    ann: Player = {**JAIN, "skills": skills, **more}  # type: ignore[typeddict-item]
    return descent(room(9, 4), ann=ann, monsters={"zombie": {"at": (4, 1)}, "zombie_2": {"at": (8, 3)}})


def test_yew_shortbow_buys_range():
    t = wildlander()
    t.rolls("blue 2h1s2r", "yellow 2h", "brown 1")
    t.ann.attacks("zombie", "Yew Shortbow")
    t.ann.does("spend 1 surge: +2 range")
    assert t.figure("zombie").gone == "defeated"


def test_nimble_steps_aside():
    t = descent(room(9, 4), ann=JAIN, monsters={"zombie": {"at": (4, 1)}, "zombie_2": {"at": (8, 3)}}, turn_of="zombie")
    t.overlord.does("take a move action")
    t.overlord.goes(2, 1)
    t.ann.does("use Nimble")
    t.ann.goes(0, 0)
    assert t.ann.at == (0, 0)
    assert t.ann.fatigue == 1


def test_accurate_rerolls_one_power_die_once():
    t = wildlander("Accurate")
    t.rolls("blue 2h3r", "yellow 1s1r", "brown 0")
    t.ann.attacks("zombie", "Yew Shortbow")
    t.rolls("yellow 2h")
    t.ann.does("use Accurate")
    t.is_quiet()
    assert t.figure("zombie").gone == "defeated"


def test_danger_sense_takes_a_card_from_the_overlord():
    t = descent(room(9, 4), ann={**JAIN, "skills": ["Danger Sense"]}, hand=["Dash", "Frenzy"])
    t.ann.does("use Danger Sense")
    assert len(t.overlord.hand) == 1
    assert t.ann.fatigue == 2


def test_eagle_eyes_see_past_friends():
    for skills, sees in (((), False), (("Eagle Eyes",), True)):
        t = descent(
            room(9, 1),
            ann={**JAIN, "skills": skills, "at": (1, 0)},
            bob={"hero": "Grisban the Thirsty", "at": (2, 0)},
            monsters={"zombie": {"at": (4, 0)}},
        )
        bow = next(card for card in t.pos.heroes[0].equipped)
        assert bool(t.pos.target_spaces(0, t.number("zombie"), bow, "ranged")) == sees


def test_bow_mastery_adds_a_surge():
    t = wildlander("Bow Mastery")
    t.rolls("blue 2h3r", "yellow 1h2r", "brown 1")
    t.ann.attacks("zombie", "Yew Shortbow")
    t.ann.does("use Bow Mastery")
    t.ann.does("spend 1 surge: +1 damage")
    assert t.figure("zombie").gone == "defeated"


def test_first_strike_shoots_whoever_is_activated():
    t = descent(
        room(9, 4),
        ann={**JAIN, "skills": ["First Strike"]},
        monsters={"zombie": {"at": (4, 1)}, "zombie_2": {"at": (8, 3)}},
        turn_of="zombie",
        start="start",
    )
    t.rolls("blue 2h3r", "yellow 1h2r", "brown 0")
    t.ann.does("use First Strike")
    assert t.figure("zombie").gone == "defeated"
    assert t.ann.fatigue == 2


def test_fleet_of_foot_gets_two_points_for_a_fatigue():
    t = wildlander("Fleet of Foot", actions=0)
    t.ann.goes(3, 3)
    assert t.ann.fatigue == 1
    assert t.ann.at == (3, 3)


def test_fleet_of_foot_makes_nimble_nimbler():
    t = descent(
        room(9, 4),
        ann={**JAIN, "skills": ["Fleet of Foot"]},
        monsters={"zombie": {"at": (4, 1)}, "zombie_2": {"at": (8, 3)}},
        turn_of="zombie",
    )
    t.overlord.does("take a move action")
    t.overlord.goes(2, 1)
    t.ann.does("use Nimble")
    t.ann.goes(0, 3)
    assert t.ann.at == (0, 3)


def test_black_arrow_always_bites():
    t = wildlander("Black Arrow")
    t.ann.does("use Black Arrow")
    t.rolls("blue 1h5r", "yellow 1h1r", "brown 2")
    t.ann.attacks("zombie", "Yew Shortbow")
    assert t.figure("zombie").gone == "defeated"  # 3 damage whatever the shields


def test_black_arrow_still_misses():
    t = wildlander("Black Arrow")
    t.ann.does("use Black Arrow")
    t.rolls("blue X", "yellow 1h1r", "brown 0")
    t.ann.attacks("zombie", "Yew Shortbow")
    assert t.figure("zombie").damage == 0


def test_running_shot_runs_after_the_shot():
    t = wildlander("Running Shot")
    t.rolls("blue 2h3r", "yellow 1h2r", "brown 1")
    t.ann.attacks("zombie", "Yew Shortbow")
    t.ann.does("use Running Shot")
    t.ann.goes(0, 3)
    assert t.ann.at == (0, 3)
    assert t.ann.figure.actions == 1


def test_running_shot_runs_before_the_shot_and_then_not_again():
    t = wildlander("Running Shot", at=(0, 3))
    t.ann.does("use Running Shot")
    t.ann.goes(2, 1)
    t.rolls("blue 2h3r", "yellow 1h2r", "brown 1")
    t.ann.attacks("zombie", "Yew Shortbow")
    t.is_quiet()
    assert t.figure("zombie").damage == 2
    assert t.ann.at == (2, 1)
    assert t.ann.figure.actions == 1


def test_running_shot_begins_no_attack_without_the_bow():
    t = wildlander("Running Shot", items=["Yew Shortbow", "Fire Flask"])
    t.ann.is_offered("use Fire Flask")
    t.ann.does("use Running Shot")
    t.ann.does("move no further")
    t.ann.is_not_offered("use Fire Flask")


def test_running_shot_runs_before_the_shot_of_another_skill():
    t = wildlander("Running Shot", "Black Arrow", at=(0, 3))
    t.ann.does("use Running Shot")
    t.ann.goes(2, 1)
    t.rolls("blue 2h3r", "yellow 1h2r", "brown 1")
    t.ann.does("use Black Arrow")
    t.ann.attacks("zombie", "Yew Shortbow")
    t.is_quiet()  # she does not run again after it
    assert t.figure("zombie").gone == "defeated"  # at least 3
    assert t.ann.figure.actions == 1
    assert t.ann.fatigue == 1
